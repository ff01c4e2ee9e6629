package menu

import (
	"slices"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
)

// In a window that is wide, but too low for the large menu, the entries stand in two columns. The
// left one has most entries that begin a game, and the right one most entries that open a page.

// isWide reports whether the entries stand in two columns.
func (p *model) isWide(all []entry) bool {
	const lines = 10 // the entries without blank lines
	return !p.isBig(all) && p.HasTwoColumns(lines)
}

// groups has the commands of the entries in the menu with two columns. Each group has a list for
// the left column and a list for the right one.
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

// columns returns the entries as they stand in the columns of this window, without blank lines. In
// a menu with one column, all entries are in the left one.
func (p *model) columns(all []entry) (t page.TwoColumns) {
	if !p.isWide(all) {
		for i := range all {
			t = append(t, [2]int{i, page.NoEntry})
		}
		return t
	}
	for _, g := range p.grouped(all) {
		t = append(t, g...)
	}
	return t
}

// grouped returns the lines of each group. It leaves out groups without entries.
func (p *model) grouped(all []entry) (lines []page.TwoColumns) {
	for _, g := range groups {
		var entries [2][]int
		for side, commands := range g {
			for _, c := range commands {
				if i := slices.IndexFunc(all, func(e entry) bool { return e.command == c }); i >= 0 {
					entries[side] = append(entries[side], i)
				}
			}
		}
		if t := page.InTwoColumns(entries[0], entries[1]); len(t) > 0 {
			lines = append(lines, t)
		}
	}
	return lines
}

// wide draws the menu in two columns in a frame. Below the frame it draws the details of the
// selected entry.
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
		for line := range g {
			rows = append(rows, p.wideRow(all, g, line, current, edges, c.Main))
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
	return l.OfWidth(width)
}

// framed puts a line between the edges of the frame. If the frame has no edges, it returns the line
// as it is.
func (p *model) framed(l screen.Line, edges, width int) screen.Line {
	if edges == 0 {
		return l
	}
	return screen.Edged(l, 0, width)
}

// wideRow returns a line of a group, between the edges of the frame.
func (p *model) wideRow(all []entry, group page.TwoColumns, line, current, edges, width int) screen.Row {
	inside := width - edges
	left := inside * 11 / 20 // the game to continue has a long line
	var texts [2]screen.Line
	for side, room := range [2]int{left, inside - left - 1} {
		if i := group[line][side]; i != page.NoEntry {
			texts[side] = p.bigEntry(all[i], i == current, room)
		}
	}
	r := group.Row(line, current, left, inside, texts)
	r.Line = p.framed(r.Line, edges, width)
	for i := range r.Zones {
		r.Zones[i].From += edges / 2
		r.Zones[i].To += edges / 2
	}
	return r
}

// below returns the block that stands below the two columns. It has a miniature of the board of the
// selected entry, if the entry has a board. Beside the miniature are the name of the entry, what it
// is for, and the player's times.
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
		l = l.OfWidth(indent)
		if i < len(said) {
			l = append(l, said[i]...)
		}
		lines[i] = l
	}
	return lines
}

// miniature returns a small picture of the board of an entry: a sample of its level, or the game to
// continue if a cell is open there. It reports false if the entry has no such board.
func (p *model) miniature(e entry) (screen.Part, bool) {
	switch g := p.toContinue(); {
	case e.command == keys.ContinueGame && g != nil && g.Opened() > 0:
		return p.Miniature(g), true
	case e.level.Rows > 0:
		return p.SampleMiniature(e.level.Level), true
	}
	return screen.Part{}, false
}
