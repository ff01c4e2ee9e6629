package session

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/race"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
)

// A Field holds the players of a race and the known part of the game of each.
type Field struct {
	layout *game.Layout
	rules  game.Rules
	whole  int // the 3BV of the board
	racers []*Racer
}

// A Racer is a player of a race.
type Racer struct {
	races.Player
	Journal journal.Journal // the known part of the game
	Hints   int             // the number of hints, plus one if chances were shown
	Err     error           // the error of the entry after Journal; nil: none

	run    *race.Run
	game   *game.Game
	played int // the number of entries that game has
}

// NewField returns the field of a race on the board of h, without players.
func NewField(h *journal.Header) *Field {
	return &Field{layout: h.Layout, rules: h.Rules, whole: max(1, h.Layout.ThreeBV(h.Rules.Opening))}
}

// Take sets the players of the race, and updates their games from their files. It does not change
// a game that has more entries than its file, as the player's own game may have.
func (f *Field) Take(all []races.Game) {
	var racers []*Racer
	for _, g := range all {
		r := f.racer(g.Seat)
		if r == nil || r.Err != nil {
			r = &Racer{run: &race.Run{}, game: game.New(f.layout, f.rules)}
		}
		r.Player, r.Err = g.Player, g.Err
		if len(g.Journal.Entries) >= len(r.Journal.Entries) {
			r.update(g.Journal)
		}
		racers = append(racers, r)
	}
	f.racers = racers
}

// racer returns the player in a seat, or nil if the seat is free.
func (f *Field) racer(seat int) *Racer {
	for _, r := range f.racers {
		if r.Seat == seat {
			return r
		}
	}
	return nil
}

// update plays the entries of j that r has not played yet. At the first entry that fails it stops
// and sets r.Err.
func (r *Racer) update(j journal.Journal) {
	r.Journal = j
	progress := ghostRace{own: r.run}
	for ; r.played < len(j.Entries); r.played++ {
		e := j.Entries[r.played]
		if err := e.Apply(r.game); err != nil {
			r.Err = err
			return
		}
		progress.record(r.game, e)
		switch e.Event {
		case journal.Hint, journal.Chances:
			r.Hints++
		case journal.GivenUp:
			r.End = journal.GivenUp
		}
	}
}

// Own updates the game in a seat from j, the journal of the game that this program plays.
func (f *Field) Own(seat int, j *journal.Journal) {
	if r := f.racer(seat); r != nil && len(j.Entries) > len(r.Journal.Entries) {
		r.update(*j)
	}
}

// Begun reports whether the player's game is known to have begun.
func (r *Racer) Begun() bool { return r.Journal.Layout != nil }

// Elapsed returns the time elapsed in the player's game.
func (r *Racer) Elapsed() time.Duration { return r.Journal.Elapsed() }

// Status returns the status of the player's game.
func (r *Racer) Status() game.Status { return r.game.Status() }

// Game returns the player's game. The caller must not change it.
func (r *Racer) Game() *game.Game { return r.game }

// GaveUp reports whether the player gave up.
func (r *Racer) GaveUp() bool { return r.End == journal.GivenUp }

// Deaths returns the number of mines that the player opened.
func (r *Racer) Deaths() int { return r.game.Deaths() }

// A Place is a player's place in a race at some time.
type Place struct {
	*Racer
	Share  int       // the percentage of the 3BV solved
	Last   game.Cell // the cell opened last, if Opened
	Opened bool      // the player has opened a cell
}

// Places returns the places of the players at a time, the leader first. The time is in seconds
// on the clock of each game; [race.Now] stands for the last known time.
func (f *Field) Places(seconds float64) []Place {
	all := make([]race.Racer, len(f.racers))
	for i, r := range f.racers {
		all[i] = race.Racer{
			Run: r.run, Whole: r.Status() == game.Won, Deaths: r.Deaths(), Seconds: r.Elapsed().Seconds()}
	}
	var places []Place
	for _, i := range race.Order(all, seconds) {
		now := all[i].Run.At(seconds)
		places = append(places, Place{
			Racer: f.racers[i], Share: 100 * now.Solved / f.whole, Last: now.Cell, Opened: now.Solved > 0})
	}
	return places
}

// Lead returns the lead of the player in a seat over the best of the others, in seconds. It is
// negative if the player is behind.
func (f *Field) Lead(seat int, seconds float64) float64 {
	me := f.racer(seat)
	if me == nil {
		return 0
	}
	var others []*race.Run
	for _, r := range f.racers {
		if r != me && r.Begun() {
			others = append(others, r.run)
		}
	}
	return race.LeadOverBest(me.run, others, seconds)
}
