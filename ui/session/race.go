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

// A Ghost is an earlier game on a board, to race against.
type Ghost struct {
	Name text.Text // names the game
	Kept string    // its name in the archive; "": it is not there
	Won  bool

	run    *race.Run
	rival  *journal.Rival // the same game, written beside the one being played if the archive may lose it
	layout *game.Layout
	rules  game.Rules
	whole  int // the 3BV of the board
}

// maxRaced is the size, in cells, of the largest board for races: the solved cells are counted
// after every opening.
const maxRaced = 10_000

var errTooLargeToRace error = text.Error{
	"el tablero es demasiado grande para jugar contra un fantasma",
	"the board is too large to play against a ghost"}

// Raceable reports whether a board is small enough to be raced on.
func Raceable(l *game.Layout) bool { return l.Cells() <= maxRaced }

// NewGhost returns the ghost of a kept game. It fails if the board is too large, or if there is
// none: with [NoBoard], or as [journal.Journal.Board] does.
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

// donePlays returns the actions that were carried out, without other events.
func donePlays(entries []journal.Entry) []journal.Entry {
	notDone := func(e journal.Entry) bool { return e.Event != journal.Done }
	return slices.DeleteFunc(slices.Clone(entries), notDone)
}

// Share returns the largest percentage of the 3BV that the ghost had solved.
func (g *Ghost) Share() int { return 100 * g.run.Furthest() / g.whole }

// runOf returns the progress of a game over its time, and its last state. An action that fails ends
// it.
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
	own   *race.Run // the progress of the player's own game over its time
}

// happened notes an entry of the player's game.
func (r *running) happened(g *game.Game, e journal.Entry) {
	if r != nil && e.Event == journal.Done && e.Action.Kind != game.Flag {
		r.own.Add(e.At.Seconds(), e.Action.Cell, g.ThreeBV())
	}
}

var errOtherBoard error = text.Error{
	"esa partida es de otro tablero o de otras reglas: para competir tienen que ser los mismos",
	"that game has another board or other rules: to race it, both must be the same"}

// Race makes s race against a ghost from now on; nil ends the race. It fails if the ghost has
// another board or other rules.
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

// raceOn continues the race of a game that waited in an archive. The ghost may be gone.
func (s *Session) raceOn(a *archive.Archive, h *journal.Header) {
	var ghost *Ghost
	var err error
	if h.Rival != nil {
		ghost, err = s.rivalGhost(h.Rival)
	} else {
		ghost, _, err = KeptGhost(a, h.Ghost)
	}
	if err == nil {
		_ = s.Race(ghost) // the file may have been changed: the ghost may be of another board
	}
}

// rivalGhost returns the ghost that is kept with s. It fails as [NewGhost] does.
func (s *Session) rivalGhost(r *journal.Rival) (*Ghost, error) {
	h := journal.Header{Layout: s.game.Layout(), Rules: s.game.Rules()}
	ghost, err := NewGhost(&journal.Journal{Header: h, Entries: r.Plays}, titled(r.Titles))
	if err == nil {
		ghost.rival = r // it is kept already
	}
	return ghost, err
}

// Ghost returns the ghost that s races against, or nil.
func (s *Session) Ghost() *Ghost {
	if s.race == nil {
		return nil
	}
	return s.race.ghost
}

// A Standing is the standing of a race.
type Standing struct {
	Own, Ghost int       // percent of the 3BV that each has solved
	Lead       float64   // seconds that the player is ahead; negative: behind
	Last       game.Cell // the cell that the ghost opened last
	Opened     bool      // the ghost has opened a cell
}

// Standing returns the standing at the present time of the game, which must have a ghost.
func (s *Session) Standing() Standing {
	r, at := s.race, s.Elapsed().Seconds()
	now := r.ghost.run.At(at)
	return Standing{
		Own: 100 * r.own.At(at).Solved / r.ghost.whole, Ghost: 100 * now.Solved / r.ghost.whole,
		Lead: race.Lead(r.own, r.ghost.run, at),
		Last: now.Cell, Opened: now.Solved > 0,
	}
}

// Decisive returns the three stretches in which the race was decided, each from and to a percentage
// of the 3BV. There must be a ghost.
func (s *Session) Decisive() []race.Stretch {
	const most = 3
	r := s.race
	all := race.Decisive(race.Stretches(r.own, r.ghost.run, r.ghost.whole), most)
	for i := range all {
		all[i].From, all[i].To = 100*all[i].From/r.ghost.whole, 100*all[i].To/r.ghost.whole
	}
	return all
}

// ShowSteps notes that the player sees where the ghost opens. From then on the board counts as
// known.
func (s *Session) ShowSteps() {
	if !s.help.ghost {
		s.help.ghost = true
		s.note(journal.Ghost, game.Action{})
	}
}

// Against returns s with the board of a ghost, if s has none yet. It fails if the boards or the
// rules differ.
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

// RaceSetup returns the setup to play the board of a kept game from the beginning. It fails as
// [NewGhost] does.
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
