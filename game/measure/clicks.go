package measure

import (
	"errors"

	"buscaminas/game"
)

// Clicks counts the clicks of a game. The zero value is ready for a new one.
//
// A click is an open, a chord or a flag, put or taken, by mouse or by key.
// Undo and redo are none, and give none back; nor is one what is tried once the
// game is over, or names no cell of the board.
type Clicks struct {
	Opens  Count // on closed cells
	Chords Count // opens on open cells
	Flags  Count // put and taken
}

// A Count tells the clicks that changed the board from those that did not: they
// were refused, or a chord with nothing left to open.
type Count struct{ Effective, Wasted int }

// Apply carries out an action on g, counts it if it is a click, and returns what
// [game.Game.Apply] does.
func (c *Clicks) Apply(g *game.Game, a game.Action) error {
	count := c.count(g, a)
	steps := g.Steps()
	err := g.Apply(a)
	switch {
	case count == nil, errors.Is(err, game.GameOver):
	case err == nil && (a.Kind == game.Flag || g.Steps() > steps):
		count.Effective++
	default:
		count.Wasted++
	}
	return err
}

// count returns where a, which is about to be applied, is counted: nil if it is
// no click.
func (c *Clicks) count(g *game.Game, a game.Action) *Count {
	switch {
	case !game.Contains(g.Layout().Grid(), a.Cell):
		return nil
	case a.Kind == game.Flag:
		return &c.Flags
	case a.Kind == game.Open && g.Open(a.Cell):
		return &c.Chords
	case a.Kind == game.Open:
		return &c.Opens
	default:
		return nil
	}
}

// Effective returns how many clicks changed the board.
func (c Clicks) Effective() int {
	return c.Opens.Effective + c.Chords.Effective + c.Flags.Effective
}

// Total returns how many clicks there were.
func (c Clicks) Total() int {
	return c.Effective() + c.Opens.Wasted + c.Chords.Wasted + c.Flags.Wasted
}
