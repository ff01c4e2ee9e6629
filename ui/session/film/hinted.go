package film

import (
	"time"

	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/hint"
)

// readStep is the time for which a film shows one step of a hint.
const readStep = 3500 * time.Millisecond

// hinted returns the shots of a film that begins with a hint about the position after
// Options.Hinted entries. The shots of the parameter game follow, from this position on.
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
	begins := time.Duration(0) // the time of the last shot of game that the film leaves out
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

// tell draws the board with the marks of the hint. Below the board it writes the newest step of the
// hint.
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
