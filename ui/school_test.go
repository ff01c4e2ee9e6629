package ui

import (
	"testing"
)

// A key or a click opens a lesson. Leaving it returns to the list, with the lesson selected.
func TestToALessonAndBack(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.answer(p.press("l"))
	p.answer(p.clickOn("Un número completo"))
	p.sees("Un 1 que ya tiene su mina marcada", "Ejemplo")
	p.press("esc")
	p.sees("ESCUELA", "▸ 3.  Un número completo")
	p.answer(p.press("down enter"))
	p.sees("Un 2 con sus dos minas marcadas")
	p.press("esc")
	p.press("esc")
	p.sees("Escuela", "Opciones")
}

// The first lesson is the first in the list. At its end it returns to the list with the next lesson
// selected.
func TestFromTheFirstLessonToTheNext(t *testing.T) {
	t.Parallel()
	for _, size := range pageSizes[1:] {
		p := sit(t, size.Width, size.Height, nil)
		p.settle("l enter space up up left space up")         // a 1, and to a cell beside it
		p.settle("up left left left left space")              // an opening
		p.settle("down down down right right right up space") // past a 2 to a mine
		p.settle("u f")                                       // it is taken back and flagged
		p.settle("up left space")                             // a chord
		p.settle("down down down left space left space")      // the other safe cells
		p.sees("¡Has ganado!")
		p.settle("q")
		p.sees("▸ 1.  Todas son minas", "✓    0.  Jugar")
		p.settle("enter")
		p.sees("Si un 1 solo toca una celda cerrada")
	}
}
