package film

import (
	"time"

	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/hint"
)

// readStep is how long a step of a hint is shown.
const readStep = 3500 * time.Millisecond

// hinted returns the shots of a film that begins with a hint, and goes on with the game from there.
func (c *camera) hinted(game []shot) []shot {
	c.replay.Seek(c.Hinted)
	thoughts := hint.See(c.replay.Game()).Think()
	cursor, _ := c.replay.Touched()
	c.advice = thoughts.Advice(cursor)
	var shots []shot
	var at time.Duration
	for stage := hint.Whether + 1; stage <= c.advice.Last(); stage++ {
		shots = append(shots, shot{at: at, entries: c.Hinted, told: stage})
		at += readStep
	}
	begins := time.Duration(0) // of the film of the game alone, where it goes on
	for _, s := range game {
		if s.entries <= c.Hinted {
			begins = s.at
			continue
		}
		s.at += at - begins
		shots = append(shots, s)
	}
	return shots
}

// tell draws the board with the step of the hint that is told, and says it below.
func (c *camera) tell(f *screen.Frame) {
	c.board.Overlay = &draw.Overlay{Points: draw.Argument(c.advice.Shown(c.told))}
	c.board.Cursor = draw.NoCursor
	f.Board(&c.board)
	g := c.replay.Game()
	teller := hint.Teller{Names: c.Look.Names, Lang: c.Lang, Game: g}
	steps := teller.Steps(c.advice, c.told)
	for _, l := range screen.Wrapped(screen.Message.Of(steps[len(steps)-1]), c.width) {
		f.Middle(l)
	}
}
