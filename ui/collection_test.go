package ui

import (
	"testing"
	"time"

	"buscaminas/game"
	finished "buscaminas/ui/archive/history"
	"buscaminas/ui/pages/library/shelf"
)

// After a solved board comes the next unsolved one, also if the game was continued in another run; after a
// lost board, the same again.
func TestNextBoardOfTheCollection(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Settle("t")
	solved := shelf.Solved{finished.BoardHash(onFile(t, "hex-diamond-4x5.txt", game.LeftToFind).Layout()): true}
	p.m.memory.shelf.Solved = solved
	p.Press("enter")
	layout := p.Session().Setup.Layout()
	play := func(mine bool) {
		t.Helper()
		for i := range 16 {
			c := game.Cell{Row: i / 4, Col: i % 4}
			if layout.Mine(c) == mine && p.Game().Status() == game.Playing && p.Game().Face(c) == game.Closed {
				p.MoveTo(c)
				p.Press("space")
			}
		}
		p.at = p.at.Add(time.Second)
	}
	play(true)
	p.Sees("La escalera")
	p.SeesLoss()
	p.Press("enter")
	p.Sees("La escalera", "JUGADAS: 0")
	p.Press("f f")
	p = p.again()
	p.Settle("c")
	p.m.memory.shelf.Solved = solved
	play(false)
	p.Sees("La escalera")
	p.SeesWin()
	p.Press("enter")
	p.Sees("La sonrisa", "JUGADAS: 0") // El rombo is solved
}
