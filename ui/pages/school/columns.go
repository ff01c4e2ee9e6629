package school

import (
	"slices"
	"strconv"

	"buscaminas/game/lesson"
	"buscaminas/game/solver"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// The entries stand in groups, each below its heading. In a window that is wide, but without a side
// panel, the groups stand in two columns.

// A block is a group of entries, from one index up to, but not including, another.
type block struct {
	heading     text.Text
	first, last int
	right       bool // the block stands in the right column, if there are two columns
}

var (
	lastResort = text.Text{"Último recurso", "Last resort"}
	playBetter = text.Text{"Para jugar mejor", "To play better"}
)

// blocks returns the groups of entries: the first lesson, then a group of lessons for each rule
// that they teach, and then the other entries.
func (p *model) blocks() (all []block) {
	rule := solver.Rule(0)
	for i, e := range p.entries {
		learn, _ := e.request.(page.Learn)
		switch l := learn.Lesson; {
		case i == 0:
			all = append(all, block{})
		case l != nil && l.Rule != rule:
			rule = l.Rule
			b := block{words.RuleName(rule), i, i, rule >= solver.Chain}
			if rule >= solver.Cases {
				b.heading = lastResort
			}
			all = append(all, b)
		case l == nil && p.entries[i-1].request.(page.Learn).Lesson != nil:
			all = append(all, block{playBetter, i, i, true})
		}
		all[len(all)-1].last = i + 1
	}
	return all
}

// A row is a line of a column: a heading, an entry, or a blank line.
type row struct {
	heading text.Text
	entry   int // the index of the entry; [page.NoEntry]: the row is no entry
}

// column returns the rows of some blocks, with their headings if headings is true. If gaps is true,
// a blank line separates the blocks.
func column(all []block, gaps, headings bool) (rows []row) {
	for i, b := range all {
		if gaps && i > 0 {
			rows = append(rows, row{entry: page.NoEntry})
		}
		if headings && b.heading != (text.Text{}) {
			rows = append(rows, row{b.heading, page.NoEntry})
		}
		for e := b.first; e < b.last; e++ {
			rows = append(rows, row{entry: e})
		}
	}
	return rows
}

// isWide reports whether the entries stand in two columns.
func (p *model) isWide() bool {
	const lines = 18
	return p.HasTwoColumns(lines)
}

// rows returns the rows of the page.
func (p *model) rows() (rows []screen.Row) {
	const headed = 12 // a lower window has no headings
	c, all := p.Columns(), p.blocks()
	if !p.isWide() {
		one := column(all, true, c.Height >= headed)
		if len(one) > c.Height {
			one = column(all, false, c.Height >= headed)
		}
		for _, r := range one {
			if r.entry == page.NoEntry {
				rows = append(rows, screen.Row{Line: p.heading(r)})
			} else {
				rows = append(rows, p.row(r.entry))
			}
		}
		return rows
	}
	left, right := p.sides()
	half := 0
	for _, r := range left {
		half = max(half, p.narrowLine(r).Width()+1)
	}
	t := inColumns(left, right)
	for i := range t {
		var texts [2]screen.Line
		for side, rows := range [][]row{left, right} {
			if i < len(rows) {
				texts[side] = p.narrowLine(rows[i])
			}
		}
		rows = append(rows, t.Row(i, p.Selected, half, c.Main, texts))
	}
	return rows
}

// inColumns returns the indexes of the entries in two columns of rows.
func inColumns(left, right []row) page.TwoColumns {
	var entries [2][]int
	for side, rows := range [2][]row{left, right} {
		for _, r := range rows {
			entries[side] = append(entries[side], r.entry)
		}
	}
	return page.InTwoColumns(entries[0], entries[1])
}

// narrowLine returns the text of a row for one of two columns. To save room, it leaves out the
// blank at the beginning of an entry.
func (p *model) narrowLine(r row) screen.Line {
	if r.entry == page.NoEntry {
		return p.heading(r)
	}
	l := p.row(r.entry).Line
	l[0].Text = l[0].Text[1:]
	return l
}

// sides returns the rows of the two columns.
func (p *model) sides() (left, right []row) {
	all := p.blocks()
	at := slices.IndexFunc(all, func(b block) bool { return b.right })
	return column(all[:at], false, true), column(all[at:], false, true)
}

func (p *model) heading(r row) screen.Line {
	if r.heading == (text.Text{}) {
		return nil
	}
	return screen.Line{screen.Plain.Of("  "), screen.Title.Of(text.Capital(r.heading.In(p.Lang)))}
}

// number selects the lesson whose number the player types. If the player has typed 1 and now types
// 2, it selects lesson 12 if there is one, and otherwise lesson 2. If the key is no digit, or has a
// command on this page, number reports false.
func (p *model) number(msg tea.KeyMsg) bool {
	key := msg.String()
	digit, err := strconv.Atoi(key)
	if err != nil || len(key) != 1 || p.Keyed.Command(key) != keys.None {
		p.typed = 0
		return false
	}
	if p.typed = 10*p.typed + digit; p.typed > len(lesson.Lessons()) {
		p.typed = digit
	}
	p.Selected = p.typed
	return true
}

const learnt = "✓"

// mark returns the sign before an entry. For a lesson that is learnt, it is a tick. If 2 of the 3
// positions that a lesson needs are solved, it is "2/3". Otherwise it is "".
func (p *model) mark(i int) string {
	e := p.entries[i]
	learn, _ := e.request.(page.Learn)
	if p.course.Progress == nil {
		return ""
	}
	switch l := learn.Lesson; {
	case e.request == page.FirstLesson{} && p.course.Played(p.Grid), l != nil && p.course.Solved(p.Grid, l) == course.Enough:
		return learnt
	case l != nil && p.course.Solved(p.Grid, l) > 0:
		return strconv.Itoa(p.course.Solved(p.Grid, l)) + "/" + strconv.Itoa(course.Enough)
	}
	return ""
}
