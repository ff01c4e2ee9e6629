package menu

import (
	"slices"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
)

// In a window that is wide, but too low for the large menu, the entries stand in two columns: what
// begins a game on the left, everything else on the right.

const (
	wideWidth = 72 // the least width of the menu with two columns
	wideLines = 10 // the least height: the entries without blank lines
)

// isWide reports whether the window has room for two columns of entries, but not for the large menu or a
// side panel.
func (p *model) isWide(all []entry) bool {
	c := p.Columns()
	return !p.isBig(all) && c.Side == 0 && wideWidth <= c.Main && wideLines <= c.Height
}

// groups has the commands of the two columns, group by group.
var groups = [][2][]keys.Command{
	{{keys.ContinueGame}, {keys.ListWaiting}},
	{
		{keys.PlayBeginner, keys.PlayIntermediate, keys.PlayExpert, keys.OpenFiles, keys.Quit},
		{keys.OpenSchool, keys.OpenCollection, keys.OpenDay, keys.OpenRaces, keys.OpenRecords},
	},
	{
		{keys.OpenCustom, keys.OpenCode, keys.SwitchGrid, keys.SwitchRules},
		{keys.OpenEditor, keys.OpenOptions, keys.ShowHelp},
	},
}

// none stands for no entry.
const none = -1

// A table says which entries stand on each line, by their indexes: one in each column, or none. A menu
// with one column has the entries in the first.
type table [][2]int

// columns returns the table of the entries in this window, without blank lines.
func (p *model) columns(all []entry) (t table) {
	if !p.isWide(all) {
		for i := range all {
			t = append(t, [2]int{i, none})
		}
		return t
	}
	for _, g := range p.grouped(all) {
		t = append(t, g...)
	}
	return t
}

// grouped returns the groups that have entries, each with its lines.
func (p *model) grouped(all []entry) (lines []table) {
	for _, g := range groups {
		var t table
		for side, commands := range g {
			line := 0
			for _, c := range commands {
				i := slices.IndexFunc(all, func(e entry) bool { return e.command == c })
				if i < 0 {
					continue
				}
				if line == len(t) {
					t = append(t, [2]int{none, none})
				}
				t[line][side] = i
				line++
			}
		}
		if len(t) > 0 {
			lines = append(lines, t)
		}
	}
	return lines
}

// order returns the entries in the order in which the arrows reach them: column by column.
func (t table) order() (order []int) {
	for side := range 2 {
		for _, line := range t {
			if line[side] != none {
				order = append(order, line[side])
			}
		}
	}
	return order
}

// across returns the entry beside an entry, or the nearest one above if there is none beside it. If the
// entry is in the right column already, or there is only one, across returns the entry itself; so too on
// the left.
func (t table) across(from int, right bool) int {
	to := 0
	if right {
		to = 1
	}
	at := slices.IndexFunc(t, func(line [2]int) bool { return line[1-to] == from })
	for ; at >= 0; at-- {
		if t[at][to] != none {
			return t[at][to]
		}
	}
	return from
}

// wide draws the menu in two columns in a frame, and below it what is known of the selected entry.
func (p *model) wide(v *screen.Page, all []entry, c screen.Columns) {
	current := p.current(all)
	v.Title = screen.Block{p.heading(c.Main)}
	grouped := p.grouped(all)
	lines, edges := -1, 0
	for _, g := range grouped {
		lines += len(g) + 1
	}
	if lines+panelEdges <= c.Height {
		edges = panelEdges
	}
	gaps := lines <= c.Height
	var rows []screen.Row
	for i, g := range grouped {
		if i > 0 && gaps {
			rows = append(rows, screen.Row{Line: p.framed(nil, edges, c.Main)})
		}
		for _, line := range g {
			rows = append(rows, p.wideRow(all, line, current, edges, c.Main))
		}
	}
	if edges > 0 {
		rows = slices.Concat(
			[]screen.Row{{Line: screen.TopEdge(screen.Span{}, c.Main)}}, rows, []screen.Row{{Line: screen.BottomEdge(c.Main)}})
	}
	if free := c.Height - len(rows) - 1; free > 0 {
		below := p.below(all[current], c.Main, free)
		rows = append(append(rows, screen.Row{}), below[:min(len(below), free)].Rows()...)
	}
	v.About, v.Side = screen.Span{}, screen.Side{}
	v.Scroll(rows)
}

// heading returns the line with the name of the game and, on its right, its motto.
func (p *model) heading(width int) screen.Line {
	l := screen.Line{screen.Number1.Of(words.Program.In(p.Lang)), screen.Field.Of("  " + motto.In(p.Lang))}
	return l.To(width)
}

// framed puts a line between the edges of the frame, if there are any.
func (p *model) framed(l screen.Line, edges, width int) screen.Line {
	if edges == 0 {
		return l
	}
	return screen.Edged(l, 0, width)
}

// wideRow returns a line with two entries, each of which can be clicked.
func (p *model) wideRow(all []entry, line [2]int, current, edges, width int) screen.Row {
	inside := width - edges
	left := inside * 11 / 20 // the game to continue has a long line
	var r screen.Row
	var l screen.Line
	for side, i := range line {
		from, room, end := 0, left, left
		if side == 1 {
			from, room, end = left, inside-left-1, inside
		}
		if i != none {
			l = append(l, p.bigEntry(all[i], i == current, room)...)
			r.Zones = append(r.Zones, screen.Zone{From: edges/2 + from, To: edges/2 + end, Item: i, Lit: i == current})
		}
		l = l.To(end)
	}
	r.Line = p.framed(l, edges, width)
	return r
}

// below returns what stands below the two columns: a miniature of the board of the selected entry, if it
// has one, and beside it what the entry is for and the player's times.
func (p *model) below(e entry, width, height int) screen.Block {
	const gap, widest = 3, 30
	var board screen.Block
	if part, ok := p.miniature(e); ok {
		for _, r := range part.Draw(widest, height) {
			board = append(board, r.Line)
		}
	}
	indent := margin
	if len(board) > 0 {
		indent += board.Width() + gap
	}
	room := max(1, width-indent-margin)
	head := e.text
	if e.command == keys.ContinueGame {
		head = e.more
	}
	said := append(screen.Wrapped(screen.Figure.Of(head), room), screen.Wrapped(screen.Message.Of(e.about), room)...)
	if e.brief != "" && e.more != "" && e.more != head {
		said = append(said, screen.Wrapped(screen.Field.Of(e.more), room)...)
	}
	if times := p.timesAt(e.level.Level); times != "" {
		said = append(said, screen.Wrapped(screen.Field.Of(times), room)...)
	}
	lines := make(screen.Block, max(len(board), len(said)))
	for i := range lines {
		l := screen.Line{screen.Plain.Of(strings.Repeat(" ", margin))}
		if i < len(board) {
			l = append(l, board[i]...)
		}
		l = l.To(indent)
		if i < len(said) {
			l = append(l, said[i]...)
		}
		lines[i] = l
	}
	return lines
}

// miniature returns a small picture of the board of an entry: of its level, or of the game to continue
// if the player may see it. It reports false if there is none.
func (p *model) miniature(e entry) (screen.Part, bool) {
	switch g := p.toContinue(); {
	case e.command == keys.ContinueGame && g != nil && g.Opened() > 0:
		return p.Miniature(g), true
	case e.level.Rows > 0:
		return p.SampleMiniature(e.level.Level), true
	}
	return screen.Part{}, false
}
