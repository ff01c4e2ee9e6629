package session

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/race"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
)

// A Field is the players of a race, with the game of each as far as it is known.
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
	Err     error           // what is wrong with the game behind that

	run  *race.Run
	game *game.Game
	done int // entries that are in the game
}

// NewField returns the field of a race on this board, without players.
func NewField(h *journal.Header) *Field {
	return &Field{layout: h.Layout, rules: h.Rules, whole: max(1, h.Layout.ThreeBV(h.Rules.Opening))}
}

// Take takes the games of the players as their files have them. A game that is played here may
// be ahead of its file.
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

// racer returns the player in a seat; nil: there is none.
func (f *Field) racer(seat int) *Racer {
	for _, r := range f.racers {
		if r.Seat == seat {
			return r
		}
	}
	return nil
}

// take carries out the entries of the game of r that are new.
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

// Own takes the game of the player in a seat as it is played here.
func (f *Field) Own(seat int, j *journal.Journal) {
	if r := f.racer(seat); r != nil && len(j.Entries) > len(r.Journal.Entries) {
		r.take(*j)
	}
}

// Begun reports whether the player has begun.
func (r *Racer) Begun() bool { return r.Journal.Layout != nil }

// Elapsed returns the time of the last thing that the player did.
func (r *Racer) Elapsed() time.Duration { return r.Journal.Elapsed() }

// Status returns how the game of the player stands.
func (r *Racer) Status() game.Status { return r.game.Status() }

// Game returns the game of the player as it stands, to be looked at.
func (r *Racer) Game() *game.Game { return r.game }

// GaveUp reports whether the player gave the game up.
func (r *Racer) GaveUp() bool { return r.End == journal.GivenUp }

// Deaths returns how often the player exploded.
func (r *Racer) Deaths() int { return r.game.Deaths() }

// A Place is how a player stands in a race.
type Place struct {
	*Racer
	Share  int       // percent of the 3BV solved
	Last   game.Cell // opened last
	Opened bool      // anything is
}

// Places returns how the players stand at a time on the clocks of their games, the best first;
// [race.Now] is after all that is known.
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

// Lead returns by how many seconds the player in a seat is ahead of the best of the others;
// negative, behind.
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
