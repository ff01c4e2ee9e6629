package library

import (
	"fmt"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A collection is the list of the bundled boards.
type collection struct {
	page.Listing
	shelf     *shelf.Shelf
	boards    []shelf.Entry
	summaries []summary // the summary of each board in boards
}

// A summary holds the facts about a board that the list shows, under the player's rules.
type summary struct {
	size  string // the size, the grid and the number of mines
	cells string // the rows and columns, such as "16x30"
	grade string // the difficulty of a game that begins at the start of the board
	rules string // the name of the rules published with the board; "": no rules were published
	worth int    // the 3BV of the board
}

// NewCollection returns the page of the boards of a shelf.
func NewCollection(of *shelf.Shelf) *collection {
	p := &collection{shelf: of, boards: shelf.Boards()}
	p.Selected = of.Selected
	p.Sought = func(i int) string {
		return strings.Join([]string{p.boards[i].Group.In(p.Lang), p.boards[i].Title.In(p.Lang), p.summaries[i].size, p.summaries[i].about()}, " ")
	}
	return p
}

// Update implements [page.Page].
func (p *collection) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	c, request := p.Handle(msg, keys.Collection, len(p.boards))
	p.shelf.Selected = p.Selected
	if _, ok := msg.(page.Context); ok {
		p.measure()
	}
	if c == keys.Pick {
		request = page.Play{Setup: p.boards[p.Selected].Setup(p.Rules)}
	}
	return nil, request
}

// measure computes the summaries of the boards. All of them take some milliseconds.
func (p *collection) measure() {
	p.summaries = make([]summary, len(p.boards))
	for i, b := range p.boards {
		setup := b.Setup(p.Rules)
		l, t := setup.Layout(), &p.summaries[i]
		rows, cols := l.Grid().Size()
		t.size, t.cells, t.worth = p.BoardSize(l.Grid(), l.Mines()), fmt.Sprintf("%2dx%-2d", rows, cols), l.ThreeBV(setup.Rules.Opening)
		if t.grade = p.Lang.Say("obliga a adivinar", "needs a guess"); b.Rules != nil {
			t.rules = words.RuleSetOf(*b.Rules).Name.In(p.Lang)
		}
		if grade := solver.GradeOf(l, b.Start); grade.Cleared {
			t.grade = words.RuleName(grade.Hardest).In(p.Lang)
		}
	}
}

// about returns the difficulty and, if the board was published with rules, the name of these rules.
func (t *summary) about() string {
	if t.rules == "" {
		return t.grade
	}
	return t.grade + ", " + t.rules
}

var solved = text.Text{"resueltos: %d de %d", "solved: %d of %d"}

// View implements [page.Page].
func (p *collection) View(f *screen.Frame) {
	v := p.Page(p.Lang.Say("TABLEROS INCLUIDOS", "BUNDLED BOARDS"), 0, "", nil)
	rows, widest := p.list()
	v.Scroll(rows)
	v.Widest = widest
	if p.shelf.Solved != nil {
		n, of := p.shelf.Solved.Count()
		v.Title[0] = append(v.Title[0], screen.Field.Of("  "+solved.In(p.Lang, n, of)))
	}
	v.Side = p.side()
	f.Page(v)
}

// list returns the rows of the page, and the width that the widest row needs. The rows are the name
// of each group and, below it, its boards. A board has its difficulty and its 3BV if there is room.
func (p *collection) list() (rows []screen.Row, widest int) {
	lines, t := make([][]screen.Line, len(p.boards)), screen.Table{Gap: 2, Columns: make([]screen.Column, 4)}
	for i, b := range p.boards {
		of := &p.summaries[i]
		lines[i] = []screen.Line{
			{p.Ink(i).Of(b.Title.In(p.Lang))}, {screen.Field.Of(of.cells)}, {screen.Field.Of(of.about())},
			{screen.Field.Of(fmt.Sprintf("3BV: %4d", of.worth))},
		}
		t.Widen(lines[i]...)
	}
	const tick, least = 2, 2
	widest = p.FitTable(&t, tick+screen.PointerWidth, least)
	group := text.Text{}
	for _, i := range p.Shown() {
		if board := p.boards[i]; board.Group != group {
			group = board.Group
			if len(rows) > 0 {
				rows = append(rows, screen.Row{})
			}
			rows = append(rows, screen.Row{Line: screen.Line{screen.Pointer(false), screen.Title.Of(group.In(p.Lang))}})
		}
		rows = append(rows, p.Signed(i, p.tick(i), t.Line(lines[i]...)))
	}
	return rows, widest
}

// tick returns a tick if board i is solved, and otherwise blanks.
func (p *collection) tick(i int) screen.Span {
	if p.shelf.Solved[p.boards[i].Content] {
		return screen.Good.Of("✓ ")
	}
	return screen.Plain.Of("  ")
}

// side returns the panel beside the list: the facts about the selected board and, once the player
// has solved it, the board with its safe cells open.
func (p *collection) side() screen.Side {
	b, t := &p.boards[p.Selected], &p.summaries[p.Selected]
	worth := "3BV: " + strconv.Itoa(t.worth)
	if t.rules != "" {
		worth += text.Separator + t.rules
	}
	done := screen.Line{screen.Field.Of(p.Lang.Say("sin resolver", "not solved yet"))}
	if p.shelf.Solved[b.Content] {
		done = screen.Line{p.tick(p.Selected), screen.Field.Of(p.Lang.Say("resuelto", "solved"))}
	}
	s := screen.Side{Title: b.Title.In(p.Lang), Parts: []screen.Part{screen.Lines("", func(width int) screen.Block {
		return append(screen.Wrapped(screen.Message.Of(t.size), width),
			screen.Line{screen.Field.Of(t.grade)}, screen.Line{screen.Field.Of(worth)}, done)
	})}}
	if p.shelf.Solved[b.Content] {
		s.Parts = append(s.Parts, p.Miniature(solvedGame(b.Setup(p.Rules))))
	} else {
		s.Parts = append(s.Parts, screen.Prose(screen.Field.Of(p.Lang.Say(
			"Cuando lo resuelvas, aquí se verá el tablero.", "Once you solve it, the board will be seen here."))))
	}
	return s
}

// solvedGame returns a game in which all cells without a mine are open.
func solvedGame(s session.Setup) *game.Game {
	g := game.New(s.Layout(), s.Rules)
	for c := range game.Cells(s.Grid()) {
		if !s.Layout().Mine(c) && !g.Open(c) {
			_ = g.Apply(game.Action{Kind: game.Open, Cell: c})
		}
	}
	return g
}
