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

// A Ghost is an earlier game that the player races against on the same board.
type Ghost struct {
	Name text.Text // a few words for the player, such as "your best game here"
	Kept string    // the name of the earlier game in the archive; "": it is not in the archive
	Won  bool

	track
	rival  *journal.Rival // the actions of the earlier game; stored in the new game if Kept is ""
	layout *game.Layout
	rules  game.Rules
}

// maxRaced is the largest number of cells of a board on which the player can race. On a larger
// board a race is too slow, because it counts the solved 3BV of the whole board after every
// opening.
const maxRaced = 10_000

var errTooLargeToRace error = text.Error{
	"el tablero es demasiado grande para jugar contra un fantasma",
	"the board is too large to play against a ghost"}

// Raceable reports whether a board is small enough for a race: it has at most 10,000 cells.
func Raceable(l *game.Layout) bool { return l.Cells() <= maxRaced }

// NewGhost returns the ghost of a kept game. The parameter name is the name that the player sees.
// NewGhost fails with errNoBoard if the game has no board yet. It also fails if the board is not
// [Raceable], or if [journal.Journal.Board] fails.
func NewGhost(j *journal.Journal, name text.Text) (*Ghost, error) {
	layout, err := j.Board()
	if err != nil {
		return nil, err
	}
	switch {
	case j.Layout == nil:
		return nil, &files.Error{Problem: errNoBoard}
	case !Raceable(layout):
		return nil, errTooLargeToRace
	}
	played, last := trackOf(layout, j.Rules, j.Entries)
	return &Ghost{
		Name: name, Won: last.Status() == game.Won,
		track: *played, layout: layout, rules: j.Rules,
		rival: &journal.Rival{Titles: slices.Compact(slices.Clone(name[:])), Plays: donePlays(j.Entries)},
	}, nil
}

// donePlays returns the entries for actions that were carried out.
func donePlays(entries []journal.Entry) []journal.Entry {
	notDone := func(e journal.Entry) bool { return e.Event != journal.Done }
	return slices.DeleteFunc(slices.Clone(entries), notDone)
}

// Share returns the largest share of the 3BV that the ghost had solved at any time, as a
// percentage.
func (g *Ghost) Share() int { return 100 * g.run.MostSolved() / g.whole }

// trackOf plays the entries of a game on a board. It stops at the first entry that fails. It returns
// the progress of the game, and the game after the last entry played.
func trackOf(layout *game.Layout, rules game.Rules, entries []journal.Entry) (*track, *game.Game) {
	t := &track{whole: wholeOf(layout, rules)}
	played := game.New(layout, rules)
	for _, e := range entries {
		if t.play(played, e) != nil {
			break
		}
	}
	return t, played
}

// A ghostRace is a race of a game against a ghost.
type ghostRace struct {
	ghost *Ghost
	own   *track // the progress of the player's game
}

var errOtherBoard error = text.Error{
	"esa partida es de otro tablero o de otras reglas: para competir tienen que ser los mismos",
	"that game has a different board or different rules: to race against a game, both must be the same"}

// Race starts a race of s against the ghost g. If g is nil, Race ends the current race. It fails
// if the ghost has another board or other rules.
func (s *Session) Race(g *Ghost) error {
	before := s.Ghost()
	switch {
	case g == nil:
		s.race = ghostRace{}
	case s.Undealt() || !s.game.Layout().Equal(g.layout) || s.game.Rules() != g.rules:
		return errOtherBoard
	default:
		own, _ := trackOf(s.game.Layout(), g.rules, s.Journal().Entries)
		s.race = ghostRace{g, own}
		if s.clock.awaitsPlayer { // the clock of the ghost runs at once
			s.clock.start()
		}
	}
	if g != before && s.keeping.kept != nil {
		s.keep(s.Journal())
	}
	return nil
}

// resumeGhost continues the race of a resumed game. The header h of the game has the actions of the
// ghost or its name in the archive. If the ghost is no longer there, the game goes on without one.
func (s *Session) resumeGhost(a *archive.Archive, h *journal.Header) {
	var ghost *Ghost
	var err error
	if h.Rival != nil {
		ghost, err = s.rivalGhost(h.Rival)
	} else {
		ghost, _, err = KeptGhost(a, h.Ghost)
	}
	if err == nil {
		_ = s.Race(ghost) // fails if somebody changed the ghost's board: then there is no race
	}
}

// rivalGhost returns the ghost of r, which is an earlier game that is stored in the journal of s.
// It fails as [NewGhost] does.
func (s *Session) rivalGhost(r *journal.Rival) (*Ghost, error) {
	h := journal.Header{Layout: s.game.Layout(), Rules: s.game.Rules()}
	ghost, err := NewGhost(&journal.Journal{Header: h, Entries: r.Plays}, titled(r.Titles))
	if err == nil {
		ghost.rival = r // the same pointer, so that the archive does not write the rival again
	}
	return ghost, err
}

// Ghost returns the ghost that s races against, or nil.
func (s *Session) Ghost() *Ghost { return s.race.ghost }

// A standing is the score of a race against a ghost at some time.
type standing struct {
	Own, Ghost progress
	Lead       float64 // the player's lead in seconds; negative if behind
}

// Standing returns the present score of the race. It panics if there is no ghost.
func (s *Session) Standing() standing {
	r, at := s.race, s.Elapsed().Seconds()
	return standing{Own: r.own.at(at), Ghost: r.ghost.at(at), Lead: race.Lead(&r.own.run, &r.ghost.run, at)}
}

// Decisive returns the parts of the game that decided the race, at most three. In each part, From
// and To are percentages of the 3BV: a part from 20 to 30 begins when 20 % is solved. Decisive
// panics if there is no ghost.
func (s *Session) Decisive() []race.Stretch {
	const most = 3
	r := s.race
	all := race.Decisive(race.Stretches(&r.own.run, &r.ghost.run, r.ghost.whole), most)
	for i := range all {
		all[i].From, all[i].To = 100*all[i].From/r.ghost.whole, 100*all[i].To/r.ghost.whole
	}
	return all
}

// NoteGhostSteps writes into the journal, once, that the player sees which cells the ghost opens.
// From then on the player counts as knowing the board.
func (s *Session) NoteGhostSteps() {
	if !s.help.ghost {
		s.help.ghost = true
		s.note(journal.Ghost, game.Action{})
	}
}

// Against returns a copy of s for a race against g. If the board of s is not dealt yet, Against
// deals it, and fails as [deal.Spec.Deal] does. It also fails if the ghost has another board or
// other rules.
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

// RaceSetup returns the setup of a new game on the board of j. It fails as
// [journal.Journal.Board] does.
func RaceSetup(j *journal.Journal) (Setup, error) {
	layout, err := j.Board()
	if err != nil {
		return Setup{}, err
	}
	h := truthful(j, false)
	setup := setupOf(h)
	setup.ShowMines, setup.Adaptive, setup.Seen = false, false, true
	if c, ok := j.DealtFrom(); ok && h.Dealt() {
		setup.Board = codedBoard(h.Deal, c).dealt(deal.Dealt{Layout: layout, Kept: !h.MayNeedGuess}, c)
	}
	played, _ := reviewOf(j, layout)
	for _, m := range played.Moves[:played.Given] {
		setup.Opening = append(setup.Opening, m.Action)
	}
	return setup, nil
}
