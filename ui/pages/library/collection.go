package library

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A collection is the list of the bundled boards.
type collection struct {
	page.Listing
	shelf  *shelf.Shelf
	boards []shelf.Entry
	asked  bool         // the page has begun to read which boards are solved
	sought []game.Rules // the rules for which [shelf.Facts] are being computed
}

// NewCollection returns the page of the boards of a shelf. The page computes the facts about the boards, and
// stores them in the shelf.
func NewCollection(of *shelf.Shelf) *collection {
	p := &collection{shelf: of, boards: of.Boards()}
	p.Selected = of.Selected
	p.Sought = func(i int) string {
		return strings.Join([]string{p.boards[i].Group.In(p.Lang), p.boards[i].Title.In(p.Lang), p.size(i), p.about(i)}, " ")
	}
	return p
}

// Update implements [page.Page].
func (p *collection) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	c, request := p.Handle(msg, keys.Collection, len(p.boards))
	p.shelf.Selected = p.Selected
	switch {
	case c == keys.Pick:
		return nil, page.Play{Setup: p.boards[p.Selected].Setup(p.Rules)}
	case request != nil:
		return nil, request
	}
	switch msg := msg.(type) {
	case page.Context:
		return p.find(), nil
	case shelf.Facts:
		p.sought = slices.DeleteFunc(p.sought, func(r game.Rules) bool { return r == msg.Rules })
		if msg.Rules == p.Rules { // the player may have changed them meanwhile
			p.shelf.Facts = msg
		}
	}
	return nil, nil
}

// find returns a command that works in the background. At the first call, the command reads which
// boards are solved. If the facts about the boards are not known under the player's rules, the
// command computes them.
func (p *collection) find() tea.Cmd {
	var cmds []tea.Cmd
	if !p.asked {
		p.asked = true
		kept := p.Archive
		cmds = append(cmds, p.Aside(func() tea.Msg { return shelf.ReadSolved(kept) }))
	}
	if !p.known() && !slices.Contains(p.sought, p.Rules) {
		all, rules := p.boards, p.Rules
		p.sought = append(p.sought, rules)
		cmds = append(cmds, p.Aside(func() tea.Msg { return shelf.Find(all, rules) }))
	}
	return tea.Batch(cmds...)
}

// known reports whether the facts of the boards are known under the player's rules.
func (p *collection) known() bool {
	return p.shelf.Facts.Boards != nil && p.shelf.Facts.Rules == p.Rules
}

var collectionTitle = text.Text{"TABLEROS INCLUIDOS", "BUNDLED BOARDS"}

// View implements [page.Page].
func (p *collection) View(f *screen.Frame) {
	line := p.line
	if p.Columns().Side > 0 {
		line = p.short
	}
	v := p.Page(collectionTitle.In(p.Lang), 0, "", nil)
	v.Scroll(p.list(line))
	if said := p.summary(); said != "" {
		v.Title[0] = append(v.Title[0], screen.Field.Of("  "+said))
	}
	v.Side = p.side()
	f.Page(v)
}

// list returns the rows of the page: the name of each group, and below it the lines of its boards.
// The function line makes the line of board i.
func (p *collection) list(line func(i int, wide columns) screen.Line) []screen.Row {
	var rows []screen.Row
	wide := p.columns()
	group := text.Text{}
	for _, i := range p.Shown() {
		board := p.boards[i]
		if board.Group != group {
			group = board.Group
			if len(rows) > 0 {
				rows = append(rows, screen.Row{})
			}
			rows = append(
				rows,
				screen.Row{Line: screen.Line{screen.Plain.Of("  "), screen.Title.Of(board.Group.In(p.Lang))}},
			)
		}
		rows = append(rows, p.Signed(i, p.tick(i), line(i, wide)))
	}
	return rows
}

var solved = text.Text{"resueltos: %d de %d", "solved: %d of %d"}

// summary returns the number of solved boards as text, or "" if it is not known.
func (p *collection) summary() string {
	if p.shelf.Solved == nil {
		return ""
	}
	n := 0
	for _, b := range p.boards {
		if p.shelf.Solved[b.Content] {
			n++
		}
	}
	return solved.In(p.Lang, n, len(p.boards))
}

// size returns the size of board i as text, with its grid and its number of mines.
func (p *collection) size(i int) string {
	l := p.boards[i].Setup(p.Rules).Layout()
	rows, cols := l.Grid().Size()
	return words.BoardSize.In(p.Lang, rows, cols, draw.GridName(l.Grid()).In(p.Lang), l.Mines())
}

var needsGuess = text.Text{"obliga a adivinar", "needs a guess"}

// about returns the difficulty of board i, and the rules of the board if it has rules of its own.
// It returns "" while the difficulty is not known.
func (p *collection) about(i int) string {
	if !p.known() {
		return ""
	}
	if own := p.boards[i].Rules; own != nil {
		return p.difficulty(i) + ", " + words.RuleSetOf(*own).Name.In(p.Lang)
	}
	return p.difficulty(i)
}

// difficulty returns the difficulty of board i as text. The caller has checked that the facts are
// known.
func (p *collection) difficulty(i int) string {
	if grade := p.shelf.Facts.Boards[i].Grade; grade.Cleared {
		return words.RuleName(grade.Hardest).In(p.Lang)
	}
	return needsGuess.In(p.Lang)
}

// columns holds the widths of the titles and of the texts about the boards.
type columns struct{ title, about int }

// columns returns the widths of the columns. The column of the difficulty has room for every
// difficulty, so that the lines do not move once the difficulties are known.
func (p *collection) columns() columns {
	var wide columns
	for _, r := range []solver.Rule{
		solver.One, solver.Two, solver.Chain, solver.Remain, solver.Chain | solver.Remain, solver.Cases,
	} {
		wide.about = max(wide.about, utf8.RuneCountInString(words.RuleName(r).In(p.Lang)))
	}
	for i, b := range p.boards {
		wide.title = max(wide.title, utf8.RuneCountInString(b.Title.In(p.Lang)))
		wide.about = max(wide.about, utf8.RuneCountInString(p.about(i)))
	}
	return wide
}

// The column of the 3BV: its label, and the width of the number.
const (
	worth       = "  3BV: "
	worthDigits = 4
)

// tickWidth is the width, in columns, of the tick of a solved board.
const tickWidth = 2

// tick returns the tick of board i if it is solved, and otherwise blanks.
func (p *collection) tick(i int) screen.Span {
	if p.shelf.Solved[p.boards[i].Content] {
		return screen.Good.Of("✓ ")
	}
	return screen.Plain.Of("  ")
}

// name returns the title of board i, padded to the width of its column.
func (p *collection) name(i int, wide columns) screen.Line {
	return screen.Line{p.Ink(i).Of(fmt.Sprintf("%-*s ", wide.title, p.boards[i].Title.In(p.Lang)))}
}

// line returns the line of board i on a page without a side panel. If there is room, it shows the
// difficulty and the 3BV.
func (p *collection) line(i int, wide columns) screen.Line {
	l := append(p.short(i, wide), screen.Plain.Of("  "))
	room := p.Columns().Row() - tickWidth - screen.ChooserWidth - l.Width()
	if !p.known() || room < utf8.RuneCountInString(p.about(i)) {
		return l
	}
	about := fmt.Sprintf("%-*s", wide.about, p.about(i))
	if wide.about+len(worth)+worthDigits <= room {
		about += worth + fmt.Sprintf("%*d", worthDigits, p.shelf.Facts.Boards[i].ThreeBV)
	}
	return append(l, screen.Field.Of(strings.TrimRight(about, " ")))
}
