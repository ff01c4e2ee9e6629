package session

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/race"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
)

// A Field holds the players of a race and their games, as far as they are known.
type Field struct {
	layout *game.Layout
	rules  game.Rules
	whole  int // 3BV of the board
	racers []*Racer
}

// A Racer is a player of a race.
type Racer struct {
	races.Player
	Journal journal.Journal // as far as it is known
	Hints   int             // hints taken, and how often chances were shown
	Err     error           // the error in the game after that; nil: none

	run  *race.Run
	game *game.Game
	done int // entries carried out in the game
}

// NewField returns the field of a race without players.
func NewField(h *journal.Header) *Field {
	return &Field{layout: h.Layout, rules: h.Rules, whole: max(1, h.Layout.ThreeBV(h.Rules.Opening))}
}

// Take takes the games from the files of the players. The player's own game may be ahead of its
// file.
func (f *Field) Take(all []races.Game) {
	var racers []*Racer
	for _, g := range all {
		r := f.racer(g.Seat)
		if r == nil || r.Err != nil {
			r = &Racer{run: &race.Run{}, game: game.New(f.layout, f.rules)}
		}
		r.Player, r.Err = g.Player, g.Err
		if len(g.Journal.Entries) >= len(r.Journal.Entries) {
			r.take(g.Journal)
		}
		racers = append(racers, r)
	}
	f.racers = racers
}

// racer returns the player in a seat, or nil.
func (f *Field) racer(seat int) *Racer {
	for _, r := range f.racers {
		if r.Seat == seat {
			return r
		}
	}
	return nil
}

// take carries out the new entries of a journal in the game of r.
func (r *Racer) take(j journal.Journal) {
	r.Journal = j
	noting := running{own: r.run}
	for ; r.done < len(j.Entries); r.done++ {
		e := j.Entries[r.done]
		if err := e.Apply(r.game); err != nil {
			r.Err = err
			return
		}
		noting.happened(r.game, e)
		switch e.Event {
		case journal.Hint, journal.Chances:
			r.Hints++
		case journal.GivenUp:
			r.End = journal.GivenUp
		}
	}
}

// Own takes the game of the player in a seat from memory.
func (f *Field) Own(seat int, j *journal.Journal) {
	if r := f.racer(seat); r != nil && len(j.Entries) > len(r.Journal.Entries) {
		r.take(*j)
	}
}

// Begun reports whether the player has begun.
func (r *Racer) Begun() bool { return r.Journal.Layout != nil }

// Elapsed returns the time of the player's last entry.
func (r *Racer) Elapsed() time.Duration { return r.Journal.Elapsed() }

// Status returns the status of the player's game.
func (r *Racer) Status() game.Status { return r.game.Status() }

// Game returns the player's game. The caller must not change it.
func (r *Racer) Game() *game.Game { return r.game }

// GaveUp reports whether the player gave up.
func (r *Racer) GaveUp() bool { return r.End == journal.GivenUp }

// Deaths returns how often the player exploded.
func (r *Racer) Deaths() int { return r.game.Deaths() }

// A Place is the standing of a player in a race.
type Place struct {
	*Racer
	Share  int       // percent of the 3BV solved
	Last   game.Cell // the cell opened last
	Opened bool      // a cell was opened
}

// Places returns the standings at a time on the players' own clocks, the best first. [race.Now] is
// later than every entry.
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

// Lead returns the seconds that the player in a seat is ahead of the best of the others; negative
// if behind.
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
	return race.Best(me.run, others, seconds)
}
