package ui

import (
	"testing"
	"time"

	"buscaminas/game"
	finished "buscaminas/ui/archive/history"
	"buscaminas/ui/pages/library/shelf"
)

// The next board also follows if the game was continued in another run.
func TestNextBoardAfterARestart(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.answer(p.press("t"))
	p.answer(p.press("enter"))
	p.press("f")
	p.m.close()

	p = sitWith(t, dir, nil)
	p.answer(p.press("c"))
	p.press("f")
	layout := p.game().Layout()
	for i := range 16 {
		if c := (game.Cell{Row: i / 4, Col: i % 4}); !layout.Mine(c) && p.game().Face(c) == game.Closed {
			p.moveTo(c)
			p.answer(p.press("space"))
		}
	}
	p.sees("La escalera")
	p.seesWin()
	p.at = p.at.Add(time.Second)
	p.press("enter")
	p.sees("El rombo", "JUGADAS: 0")
}

// After a solved board comes the next unsolved one; after a lost board, the same again.
func TestNextBoardOfTheCollection(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("t")
	p.m.Update(shelf.Solved{finished.Content(onFile(t, "hex-diamond-4x5.txt", game.LeftToFind).Layout()): true})
	p.press("enter")
	layout := p.session().Setup.Layout()
	play := func(mine bool) {
		t.Helper()
		for i := range 16 {
			c := game.Cell{Row: i / 4, Col: i % 4}
			if layout.Mine(c) == mine && p.game().Status() == game.Playing && p.game().Face(c) == game.Closed {
				p.moveTo(c)
				p.press("space")
			}
		}
		p.at = p.at.Add(time.Second)
	}
	play(true)
	p.sees("La escalera")
	p.seesLoss()
	p.press("enter")
	p.sees("La escalera", "JUGADAS: 0")
	play(false)
	p.sees("La escalera")
	p.seesWin()
	p.press("enter")
	p.sees("La sonrisa", "JUGADAS: 0") // El rombo is solved
}
