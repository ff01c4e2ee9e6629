package session

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/race"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
)

// Racers holds the players who race each other on a board. For each player it has the part of the
// game that was received so far.
type Racers struct {
	layout *game.Layout
	rules  game.Rules
	whole  int // the 3BV of the board
	racers []*Racer
}

// A Racer is one player in a race of several players.
type Racer struct {
	races.Player
	Journal journal.Journal // the part of the player's game that was received so far
	Hints   int             // the number of hints taken; seeing the chances counts as one more
	Err     error           // why the player's game could not be read to its end; nil: no error

	track
	game   *game.Game
	played int // the number of entries that game has carried out
}

// NewRacers returns a [Racers] without players, for a race on the board of h.
func NewRacers(h *journal.Header) *Racers {
	return &Racers{layout: h.Layout, rules: h.Rules, whole: wholeOf(h.Layout, h.Rules)}
}

// Update sets the players of the race, and brings their games up to date from the files of the
// race. If a game already has more entries than its file, Update does not change it. This happens
// to the game of the player who uses this program.
func (f *Racers) Update(all []races.Game) {
	var racers []*Racer
	for _, g := range all {
		r := f.racer(g.Seat)
		if r == nil || r.Err != nil {
			r = &Racer{track: track{whole: f.whole}, game: game.New(f.layout, f.rules)}
			r.game.HideLoss()
		}
		r.Player, r.Err = g.Player, g.Err
		if len(g.Journal.Entries) >= len(r.Journal.Entries) {
			r.update(g.Journal)
		}
		racers = append(racers, r)
	}
	f.racers = racers
}

// racer returns the player who has a seat, or nil if nobody has it.
func (f *Racers) racer(seat int) *Racer {
	for _, r := range f.racers {
		if r.Seat == seat {
			return r
		}
	}
	return nil
}

// update plays the new entries of j, which are those that r has not played yet. It stops at the
// first entry that fails, and sets r.Err.
func (r *Racer) update(j journal.Journal) {
	r.Journal = j
	for ; r.played < len(j.Entries); r.played++ {
		e := j.Entries[r.played]
		if err := r.play(r.game, e); err != nil {
			r.Err = err
			return
		}
		switch e.Event {
		case journal.Hint, journal.Chances:
			r.Hints++
		case journal.GivenUp:
			r.End = journal.GivenUp
		}
	}
}

// UpdateOwn brings the game of the player who uses this program up to date. The parameter seat is
// the seat of this player, and j is the journal of the game.
func (f *Racers) UpdateOwn(seat int, j *journal.Journal) {
	if r := f.racer(seat); r != nil && len(j.Entries) > len(r.Journal.Entries) {
		r.update(*j)
	}
}

// Begun reports whether the player's game has begun, by the part of the game that was received so
// far.
func (r *Racer) Begun() bool { return r.Journal.Layout != nil }

// Elapsed returns the time elapsed in the player's game.
func (r *Racer) Elapsed() time.Duration { return r.Journal.Elapsed() }

// Status returns the status of the player's game.
func (r *Racer) Status() game.Status { return r.game.Status() }

// Game returns the player's game. The caller must not change it.
func (r *Racer) Game() *game.Game { return r.game }

// GaveUp reports whether the player gave up.
func (r *Racer) GaveUp() bool { return r.End == journal.GivenUp }

// Finished reports whether the player has won or given up.
func (r *Racer) Finished() bool { return r.Status() == game.Won || r.GaveUp() }

// Deaths returns the number of mines that the player opened.
func (r *Racer) Deaths() int { return r.game.Deaths() }

// A Place says how far a player is in a race at some time.
type Place struct {
	*Racer
	progress
}

// Players returns the number of players.
func (f *Racers) Players() int { return len(f.racers) }

// Places returns the progress of each player, the leader first. The parameter seconds is a time on
// the clock of each game: Places compares the games as they were at that time. If seconds is
// [race.Now], Places returns the latest progress of each player.
func (f *Racers) Places(seconds float64) []Place {
	all := make([]race.Racer, len(f.racers))
	for i, r := range f.racers {
		all[i] = race.Racer{
			Run: &r.run, Cleared: r.Status() == game.Won, Deaths: r.Deaths(), Seconds: r.Elapsed().Seconds()}
	}
	var places []Place
	for _, i := range race.Order(all, seconds) {
		places = append(places, Place{f.racers[i], f.racers[i].at(seconds)})
	}
	return places
}

// Lead returns by how many seconds the player in a seat is ahead of the best other player, or a
// negative number if behind. The parameter seconds is the time at which the games are compared.
func (f *Racers) Lead(seat int, seconds float64) float64 {
	me := f.racer(seat)
	if me == nil {
		return 0
	}
	var others []*race.Run
	for _, r := range f.racers {
		if r != me && r.Begun() {
			others = append(others, &r.run)
		}
	}
	return race.LeadOverBest(&me.run, others, seconds)
}
