package ui

import (
	"testing"
)

// A key or a click opens a lesson. Leaving it returns to the list, with the lesson selected.
func TestToALessonAndBack(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.Answer(p.Press("l"))
	p.Answer(p.ClickOn("Un número completo"))
	p.Sees("Un 1 que ya tiene su mina marcada", "Ejemplo")
	p.Press("esc")
	p.Sees("ESCUELA", "▸ 3.  Un número completo")
	p.Answer(p.Press("down enter"))
	p.Sees("Un 2 con sus dos minas marcadas")
	p.Press("esc")
	p.Press("esc")
	p.Sees("Escuela", "Opciones")
}

// The first lesson is the first in the list. At its end it returns to the list with the next lesson
// selected.
func TestFromTheFirstLessonToTheNext(t *testing.T) {
	t.Parallel()
	for _, size := range pageSizes[1:] {
		p := sit(t, size.Width, size.Height, nil)
		p.Settle("l enter space up up left space up")         // a 1, and to a cell beside it
		p.Settle("up left left left left space")              // an opening
		p.Settle("down down down right right right up space") // past a 2 to a mine
		p.Settle("u f")                                       // it is taken back and flagged
		p.Settle("up left space")                             // a chord
		p.Settle("down down down left space left space")      // the other safe cells
		p.Sees("¡Has ganado!")
		p.Settle("q")
		p.Sees("▸ 1.  Todas son minas", "✓    0.  Jugar")
		p.Settle("enter")
		p.Sees("Si un 1 solo toca una celda cerrada")
	}
}
