package film

import (
	"time"

	"buscaminas/game/advice"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/hint"
)

// readStep is the time for which a film shows one step of a hint.
const readStep = 3500 * time.Millisecond

// hinted puts the shots of a hint before the shots of a game. The hint is about the position after
// Options.Hinted entries. The shots of the game up to this position are left out.
func (c *camera) hinted(played []shot) []shot {
	c.replay.Seek(c.Hinted)
	thoughts := advice.See(c.replay.Game()).Think()
	cursor, _ := c.replay.Touched()
	c.advice = thoughts.Advice(cursor)
	var shots []shot
	var at time.Duration
	for stage := advice.FirstStage + 1; stage <= c.advice.Last(); stage++ {
		shots = append(shots, shot{at: at, entries: c.Hinted, told: stage})
		at += readStep
	}
	begins := time.Duration(0) // the time of the last shot that is left out
	for _, s := range played {
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
	c.board.Overlay = &draw.Overlay{Roles: draw.AdviceRoles(c.replay.Game(), c.advice, c.told)}
	c.board.Cursor = draw.NoCursor
	f.Board(&c.board)
	g := c.replay.Game()
	teller := hint.Teller{Names: c.Look.Names, Lang: c.Lang, Game: g}
	steps := teller.Steps(c.advice, c.told)
	for _, l := range screen.Wrapped(screen.Message.Of(steps[len(steps)-1]), c.width) {
		f.Middle(l)
	}
}
