package races

import (
	"cmp"
	"strconv"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// levels is the number of boards to choose from: the levels and the custom board.
var levels = len(words.Levels()) + 1

// board returns the title of a board in the form, and the spec to deal that board. The parameter
// level is an index of [words.Levels], or the length of that list for the custom board.
func (p *listPage) board(level int, seed uint64) (title text.Text, spec deal.Spec) {
	spec.Seed, spec.Promise = seed, session.Promised(p.First, p.Guess)
	if all := words.Levels(); level < len(all) {
		l := all[level]
		spec.Grid, spec.Mines = p.Grid.New(l.Rows, l.Cols), l.Mines
		return l.Name, spec
	}
	var n [3]int
	for i, typed := range p.custom {
		n[i], _ = strconv.Atoi(typed) // 0 if the field is empty
	}
	if game.CheckSize(n[0], n[1]) != nil {
		n[0], n[1] = 20, 24
	}
	spec.Grid, spec.Mines = p.Grid.New(n[0], n[1]), n[2]
	if p.custom[2] == "" {
		spec.Mines = deal.RandomMineCount(n[0]*n[1], seed)
	}
	return words.Custom, spec
}

// makeRace deals the chosen board, makes a race on it, and joins the race, all in the background.
// If the player has no name yet, makeRace first asks for a name.
func (p *listPage) makeRace() tea.Cmd {
	if p.Player == "" {
		p.askName(p.makeRace)
		return nil
	}
	if p.job.Going() {
		return nil
	}
	title, spec := p.board(p.Selected, session.ContestSeed(p.Seed))
	if rows, cols := spec.Grid.Size(); rows*cols > races.MaxCells {
		p.Problem = words.Error(races.ErrTooLarge, p.Lang)
		return nil
	}
	if err := cmp.Or(p.Served.Check(spec.Grid), spec.Check()); err != nil {
		p.Problem = words.Error(err, p.Lang)
		return nil
	}
	return p.enter(session.Dealt(title, spec, p.Rules), func() (string, error) { return "", nil }, p.folder().Make)
}
