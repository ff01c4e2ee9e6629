package session

import (
	"slices"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/race"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// A Ghost is an earlier game on a board, to be raced against.
type Ghost struct {
	Name text.Text // which game it is
	Kept string    // its name in the archive; "": it is not there
	Won  bool

	run    *race.Run
	rival  *journal.Rival // the same game, to be kept with one that is played where it is not there
	layout *game.Layout
	rules  game.Rules
	whole  int // 3BV of the board
}

// maxRaced is how many cells a board has at most that is raced on: what is solved of it is
// counted after every opening.
const maxRaced = 10_000

var errTooLargeToRace error = text.Error{
	"el tablero es demasiado grande para jugar contra un fantasma",
	"the board is too large to play against a ghost"}

// Raceable reports whether a board is small enough to be raced on.
func Raceable(l *game.Layout) bool { return l.Cells() <= maxRaced }

// NewGhost returns the ghost of a game that was kept. It fails where the board is too large for
// that, and where there is none: with [NoBoard], or as [journal.Journal.Board] has it.
func NewGhost(j *journal.Journal, name text.Text) (*Ghost, error) {
	layout, err := j.Board()
	if err != nil {
		return nil, err
	}
	switch {
	case j.Layout == nil:
		return nil, &files.Error{Problem: NoBoard}
	case !Raceable(layout):
		return nil, errTooLargeToRace
	}
	run, last := runOf(layout, j.Rules, j.Entries)
	return &Ghost{
		Name: name, Won: last.Status() == game.Won,
		run: run, layout: layout, rules: j.Rules,
		rival: &journal.Rival{Titles: slices.Compact(slices.Clone(name[:])), Plays: donePlays(j.Entries)},
		whole: max(1, layout.ThreeBV(j.Rules.Opening)),
	}, nil
}

// donePlays returns what was done, without what else happened.
func donePlays(entries []journal.Entry) []journal.Entry {
	notDone := func(e journal.Entry) bool { return e.Event != journal.Done }
	return slices.DeleteFunc(slices.Clone(entries), notDone)
}

// Share returns how many percent of the 3BV the ghost ever solved.
func (g *Ghost) Share() int { return 100 * g.run.Furthest() / g.whole }

// runOf returns how far a game was, by its time, and how it stands at last. What cannot be done
// ends it.
func runOf(layout *game.Layout, rules game.Rules, entries []journal.Entry) (*race.Run, *game.Game) {
	r := &running{own: &race.Run{}}
	played := game.New(layout, rules)
	for _, e := range entries {
		if e.Apply(played) != nil {
			break
		}
		r.happened(played, e)
	}
	return r.own, played
}

// running is a race against a ghost.
type running struct {
	ghost *Ghost
	own   *race.Run // how far the game that is played was, by its time
}

// happened notes what has just happened in a game.
func (r *running) happened(g *game.Game, e journal.Entry) {
	if r != nil && e.Event == journal.Done && e.Action.Kind != game.Flag {
		r.own.Add(e.At.Seconds(), e.Action.Cell, g.ThreeBV())
	}
}

var errOtherBoard error = text.Error{
	"esa partida es de otro tablero o de otras reglas: para competir tienen que ser los mismos",
	"that game has another board or other rules: to race it, both must be the same"}

// Race lets s run against a ghost from now on; nil: against none. It fails where that is of
// another board, or of other rules.
func (s *Session) Race(g *Ghost) error {
	before := s.Ghost()
	switch {
	case g == nil:
		s.race = nil
	case s.Undealt() || !s.game.Layout().Equal(g.layout) || s.game.Rules() != g.rules:
		return errOtherBoard
	default:
		own, _ := runOf(g.layout, g.rules, s.Journal().Entries)
		s.race = &running{g, own}
	}
	if g != before {
		s.keeping.keepGhost(s.header())
	}
	return nil
}

// raceOn goes on with the race of a game that waited in an archive. What it is against may be
// kept there no more.
func (s *Session) raceOn(a *archive.Archive, h *journal.Header) {
	var ghost *Ghost
	var err error
	if h.Rival != nil {
		ghost, err = s.rivalGhost(h.Rival)
	} else {
		ghost, _, err = KeptGhost(a, h.Ghost)
	}
	if err == nil {
		_ = s.Race(ghost) // nor is it surely of this board: anybody may have changed its file
	}
}

// rivalGhost returns the ghost of a game that is kept with s. It fails as [NewGhost] does.
func (s *Session) rivalGhost(r *journal.Rival) (*Ghost, error) {
	h := journal.Header{Layout: s.game.Layout(), Rules: s.game.Rules()}
	ghost, err := NewGhost(&journal.Journal{Header: h, Entries: r.Plays}, titled(r.Titles))
	if err == nil {
		ghost.rival = r // which is kept already
	}
	return ghost, err
}

// Ghost returns the ghost that s runs against; nil: none.
func (s *Session) Ghost() *Ghost {
	if s.race == nil {
		return nil
	}
	return s.race.ghost
}

// A Standing is how a race stands.
type Standing struct {
	Own, Ghost int       // percent of the 3BV that each has solved
	Lead       float64   // seconds that the player is ahead; below 0, behind
	Last       game.Cell // that the ghost opened
	Opened     bool      // it has opened any
}

// Standing returns how the race stands by the clock of the game. There must be a ghost.
func (s *Session) Standing() Standing {
	r, at := s.race, s.Elapsed().Seconds()
	now := r.ghost.run.At(at)
	return Standing{
		Own: 100 * r.own.At(at).Solved / r.ghost.whole, Ghost: 100 * now.Solved / r.ghost.whole,
		Lead: race.Lead(r.own, r.ghost.run, at),
		Last: now.Cell, Opened: now.Solved > 0,
	}
}

// Decisive returns the three stretches of the way in which the race was decided, from and to
// in percent of the 3BV. There must be a ghost.
func (s *Session) Decisive() []race.Stretch {
	const most = 3
	r := s.race
	all := race.Decisive(race.Stretches(r.own, r.ghost.run, r.ghost.whole), most)
	for i := range all {
		all[i].From, all[i].To = 100*all[i].From/r.ghost.whole, 100*all[i].To/r.ghost.whole
	}
	return all
}

// ShowSteps notes that it is shown where the ghost opens: the board counts as known from
// then on.
func (s *Session) ShowSteps() {
	if !s.help.ghost {
		s.help.ghost = true
		s.note(journal.Ghost, game.Action{})
	}
}

// Against returns s on the board of a ghost, which it is dealt for where it is not yet. It
// fails where that is another board, or its rules are others.
func (s Setup) Against(g *Ghost) (Setup, error) {
	if s.Layout() == nil {
		board, err := s.Spec().Deal(s.Start())
		if err != nil {
			return s, err
		}
		s.Board = s.Board.dealt(board, s.Start())
	}
	if !s.Layout().Equal(g.layout) || s.Rules != g.rules {
		return s, errOtherBoard
	}
	return s, nil
}

// RaceSetup returns the setup of the board of a game that was kept, to be played from its
// beginning. It fails as [NewGhost] does.
func RaceSetup(j *journal.Journal) (Setup, error) {
	layout, err := j.Board()
	if err != nil {
		return Setup{}, err
	}
	h := truthful(j, false)
	setup := setupOf(h)
	setup.ShowMines, setup.Seen = false, true
	if c, ok := j.DealtFrom(); ok && h.Dealt() {
		setup.Board = Coded(h.Deal, c).dealt(deal.Dealt{Layout: layout, Kept: !h.MayNeedGuess}, c)
	}
	played, _ := reviewOf(j, layout)
	for _, m := range played.Moves[:played.Given] {
		setup.Opening = append(setup.Opening, m.Action)
	}
	return setup, nil
}
