package measure

import "buscaminas/game"

// Clicks counts the clicks of a game. The zero value is ready for a new one.
//
// A click is an open, a chord or a flag, put or taken, by mouse or by key.
// Undo and redo are none, and give none back; nor is one what names no cell of
// the board.
type Clicks struct {
	Opens  int // on closed cells
	Chords int // opens on open cells
	Flags  int // put and taken

	// Wasted are those among them that did not change the board: they were
	// refused, or a chord with nothing left to open.
	Wasted int
}

// Apply carries out an action on g as [game.Game.Apply] does, and counts it if it
// is a click. One that fails is not counted: see [Clicks.Refused].
func (c *Clicks) Apply(g *game.Game, a game.Action) error {
	count := c.count(g, a)
	steps := g.Steps()
	if err := g.Apply(a); err != nil {
		return err
	}
	if count != nil {
		*count++
		if a.Kind == game.Open && g.Steps() == steps {
			c.Wasted++
		}
	}
	return nil
}

// Refused counts an action that was tried on g and refused, if it is a click.
func (c *Clicks) Refused(g *game.Game, a game.Action) {
	if count := c.count(g, a); count != nil {
		*count++
		c.Wasted++
	}
}

// count returns where a, which is about to be applied, is counted: nil if it is
// no click.
func (c *Clicks) count(g *game.Game, a game.Action) *int {
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
func (c Clicks) Effective() int { return c.Total() - c.Wasted }

// Total returns how many clicks there were.
func (c Clicks) Total() int { return c.Opens + c.Chords + c.Flags }
