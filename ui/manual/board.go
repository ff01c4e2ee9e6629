package manual

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/hint"

	"github.com/charmbracelet/x/ansi"
)

// A Board is the board of a game in progress, shown as an example in a topic of the manual.
type Board struct {
	Caption string // a line above the board; "": none
	Game    *game.Game
	Cursor  game.Cell // the cell of the cursor, or [draw.NoCursor]
	Hint    string    // the text of the hint, below the board; "": none

	overlay *draw.Overlay // the marks of a hint, or the chances of a mine; nil: none
}

// Picture returns the board drawn in this look. A hint or the chances of a mine are drawn over the
// board. If the board has a cursor, the picture marks the cells around the cursor.
func (b *Board) Picture(look draw.Look) *draw.Picture {
	look.Marks, look.Overlay = b.Cursor != draw.NoCursor, b.overlay
	return &draw.Picture{
		Game: b.Game, Look: look, Window: draw.Whole(b.Game.Layout().Grid()), Cursor: b.Cursor,
	}
}

// drawn returns the board as lines of text. The first line is the caption, if there is one.
func (b *Board) drawn(r Reader) []string {
	var lines []string
	if b.Caption != "" {
		lines = append(lines, b.Caption)
	}
	board := b.Picture(draw.Look{Glyphs: draw.GlyphsOf(r.ASCII), Names: r.Names}).Cells(false)
	return append(lines, strings.Split(strings.TrimSuffix(board.String(), "\n"), "\n")...)
}

// BoardGap is the number of columns between boards side by side.
const BoardGap = 4

// printed returns the boards as text. It puts boards side by side as long as they fit in [pageWidth]
// columns. A board that does not fit begins a new row.
func printed(boards []Board, r Reader) string {
	const indent = "  "
	var all, row []string // all lines, and the lines of the last row of boards
	width := 0            // the width of the last row
	for i := range boards {
		lines := boards[i].drawn(r)
		wide := 0
		for _, l := range lines {
			wide = max(wide, ansi.StringWidth(l))
		}
		if row != nil && width+BoardGap+wide > pageWidth {
			all, row = append(append(all, row...), ""), nil
		}
		if row == nil {
			for _, l := range lines {
				row = append(row, indent+l)
			}
			width = len(indent) + wide
			continue
		}
		for j, l := range lines {
			if j == len(row) {
				row = append(row, "")
			}
			pad := width + BoardGap - ansi.StringWidth(row[j])
			row[j] += strings.Repeat(" ", pad) + l
		}
		width += BoardGap + wide
	}
	var b strings.Builder
	for _, l := range append(all, row...) {
		b.WriteString(strings.TrimRight(l, " ") + "\n")
	}
	return b.String()
}

// hints joins the texts of the hints of the boards. It returns "" if no board has a hint.
func hints(boards []Board) string {
	var all []string
	for _, b := range boards {
		if b.Hint != "" {
			all = append(all, b.Hint)
		}
	}
	return strings.Join(all, " ")
}

// boardsNamed returns the boards of the named positions.
func boardsNamed(names []string, r Reader) []Board {
	var all []Board
	for _, name := range names {
		i := slices.IndexFunc(positions, func(p position) bool { return p.name == name })
		if i < 0 {
			panic("no position " + name) // a test reads all topics
		}
		all = append(all, positions[i].boards(r)...)
	}
	return all
}

// boards returns the boards of a position. If p.grids is true, there is one board for each kind of
// grid. Otherwise there is one for each of p.rules, or a single board if p.rules is empty.
func (p position) boards(r Reader) []Board {
	kind := r.Grid
	if kind == nil || p.usual {
		kind = game.GridKinds()[0]
	}
	switch {
	case p.grids:
		var all []Board
		for _, kind := range game.GridKinds() {
			b := p.board(kind, game.LeftToFind, r)
			b.Caption = draw.ShapeOf(kind).Name.In(r.Lang)
			all = append(all, b)
		}
		return all
	case len(p.rules) > 0:
		var all []Board
		for _, set := range p.rules {
			b := p.board(kind, set.Rules, r)
			b.Caption = set.Name.In(r.Lang)
			all = append(all, b)
		}
		return all
	}
	return []Board{p.board(kind, game.LeftToFind, r)}
}

// board returns the board of a position on a grid of this kind with these rules, after the moves of
// the position.
func (p position) board(kind *game.GridKind, rules game.Rules, r Reader) Board {
	rows := strings.Fields(p.mines)
	var mines []game.Cell
	for i, row := range rows {
		for j := range row {
			if row[j] == '*' {
				mines = append(mines, game.Cell{Row: i, Col: j})
			}
		}
	}
	layout, err := game.NewLayout(kind.New(len(rows), len(rows[0])), slices.Values(mines))
	if err != nil {
		panic(err)
	}
	play, err := game.ParsePlay(p.play)
	if err != nil {
		panic(err)
	}
	b := Board{Caption: p.caption.In(r.Lang), Game: game.New(layout, rules), Cursor: draw.NoCursor}
	for _, a := range play {
		if err := b.Game.Apply(a); err != nil {
			panic(p.name + ": " + a.String() + ": " + err.Error())
		}
	}
	if p.cursor != "" {
		if b.Cursor, err = game.ParseCell(p.cursor); err != nil {
			panic(err)
		}
	}
	switch {
	case p.hint:
		a := advice.See(b.Game).Think().Advice(b.Cursor)
		b.overlay = &draw.Overlay{Roles: draw.AdviceRoles(b.Game, a, a.Last())}
		teller := hint.Teller{Game: b.Game, Names: r.Names, Lang: r.Lang}
		b.Hint = teller.Whole(a)
	case p.chances:
		b.overlay = &draw.Overlay{Chance: advice.See(b.Game).Think().Chance}
	}
	return b
}
