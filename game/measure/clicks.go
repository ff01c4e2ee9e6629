package measure

import "buscaminas/game"

// Clicks counts the clicks of a game. The zero value is ready for a new game.
//
// A click is to open a cell, to chord, or to set or remove a flag, by mouse or by key. Undo and
// redo are not clicks, and undo does not lower the counts. An action on a cell off the board is not
// a click.
type Clicks struct {
	Opens  int // the number of clicks to open a closed cell
	Chords int // the number of clicks to chord on an open cell
	Flags  int // the number of clicks to set or remove a flag

	// Wasted is the number of clicks that did not change the board: they were refused, or were
	// chords with no cell left to open. The other fields count them, too.
	Wasted int
}

// Apply carries out an action on g as [game.Game.Apply] does, and counts it if it is a click. It
// does not count an action that fails: see [Clicks.CountRefused].
func (c *Clicks) Apply(g *game.Game, a game.Action) error {
	count := c.count(g, a)
	steps := g.Steps()
	if err := g.Apply(a); err != nil {
		return err
	}
	if count == nil {
		return nil
	}
	*count++
	if a.Kind == game.Open && g.Steps() == steps {
		c.Wasted++
	}
	return nil
}

// CountRefused counts an action that g refused, if it is a click.
func (c *Clicks) CountRefused(g *game.Game, a game.Action) {
	if count := c.count(g, a); count != nil {
		*count++
		c.Wasted++
	}
}

// count returns the field of c that counts the action a, or nil if a is not a click. The caller
// must call count before it applies a.
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

// Effective returns the number of clicks that changed the board.
func (c Clicks) Effective() int { return c.Total() - c.Wasted }

// Total returns the number of clicks.
func (c Clicks) Total() int { return c.Opens + c.Chords + c.Flags }
