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
	p.Answer(p.Press("t"))
	p.Answer(p.Press("enter"))
	p.Press("f")
	p.m.close()

	p = sitWith(t, dir, nil)
	p.Answer(p.Press("c"))
	p.Press("f")
	layout := p.Game().Layout()
	for i := range 16 {
		if c := (game.Cell{Row: i / 4, Col: i % 4}); !layout.Mine(c) && p.Game().Face(c) == game.Closed {
			p.MoveTo(c)
			p.Answer(p.Press("space"))
		}
	}
	p.Sees("La escalera")
	p.SeesWin()
	p.at = p.at.Add(time.Second)
	p.Press("enter")
	p.Sees("El rombo", "JUGADAS: 0")
}

// After a solved board comes the next unsolved one; after a lost board, the same again.
func TestNextBoardOfTheCollection(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.Press("t")
	p.m.Update(shelf.Solved{finished.Content(onFile(t, "hex-diamond-4x5.txt", game.LeftToFind).Layout()): true})
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
	play(false)
	p.Sees("La escalera")
	p.SeesWin()
	p.Press("enter")
	p.Sees("La sonrisa", "JUGADAS: 0") // El rombo is solved
}
