package session

import (
	"buscaminas/game"
	"buscaminas/game/race"
	"buscaminas/ui/archive/journal"
)

// A progress says how far a player in a race has come at some time.
type progress struct {
	Share  int       // the share of the 3BV solved, in percent
	Last   game.Cell // the cell opened last; not valid unless Opened
	Opened bool      // a cell was opened
}

// A track records the progress of a game in a race: the player's own game, a ghost, or the game of
// one of several players.
type track struct {
	run   race.Run
	whole int // the 3BV of the board
}

// wholeOf returns the 3BV of a board, but at least 1, so that a share of it can be computed.
func wholeOf(l *game.Layout, r game.Rules) int { return max(1, l.ThreeBV(r.Opening)) }

// note records the progress of g just after the entry e. If t is nil, note does nothing.
func (t *track) note(g *game.Game, e journal.Entry) {
	if t != nil && e.Event == journal.Done && e.Action.Kind != game.Flag {
		t.run.Add(e.At.Seconds(), e.Action.Cell, g.ThreeBV())
	}
}

// play carries out an entry on g, and records the progress. It fails as [journal.Entry.Apply] does.
func (t *track) play(g *game.Game, e journal.Entry) error {
	if err := e.Apply(g); err != nil {
		return err
	}
	t.note(g, e)
	return nil
}

// at returns the progress at a time, in seconds on the clock of the game.
func (t *track) at(seconds float64) progress {
	now := t.run.At(seconds)
	return progress{Share: 100 * now.Solved / t.whole, Last: now.Cell, Opened: now.Solved > 0}
}
