package help

import (
	"slices"
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// aboutCounts has sentences about counts. A count is a number typed before a key to repeat the key.
// A sentence is shown only if its command has a key. That key replaces the %s in the sentence.
var aboutCounts = []struct {
	command keys.Command
	said    text.Text
}{
	{keys.MoveDown, text.Text{
		"Para moverte, deshacer o rehacer varias veces, escribe el número antes de la tecla: 5 %s.",
		"To move, undo or redo several times, type a number before the key: 5 %s."}},
	{keys.StepOn, text.Text{
		"Para dar varios pasos de una vez, escribe el número antes de la tecla: 5 %s.",
		"To take several steps, type a number before the key: 5 %s."}},
}

// laidOut returns the lines of the selected entry, with its boards in the spacing that the player
// has chosen. If the choice is [choices.Fit], laidOut uses the widest spacing with which the entry
// fits in the window. If the entry is too long with every spacing, laidOut uses the spacing with
// the fewest lines.
func (p *model) laidOut(width int) screen.Block {
	pieces := p.pieces()
	if p.Spacing != choices.Fit {
		return p.block(pieces, width, p.Spacing.Drawn())
	}
	b := p.block(pieces, width, draw.Roomy)
	for s := draw.Roomy; s < draw.Compact && len(b) > p.room(); {
		s = s.Next()
		if closer := p.block(pieces, width, s); len(closer) < len(b) {
			b = closer
		}
	}
	return b
}

// pieces returns the text, the rows and the boards of the selected entry.
func (p *model) pieces() []manual.Piece {
	if p.list.Selected > 0 {
		return p.topics[p.list.Selected-1].Pieces(manual.Reader{
			Lang: p.Lang, Names: p.Names, Grid: p.Grid, Keys: p.Keys, Look: &p.Look, ASCII: p.ASCII,
		})
	}
	table := p.Keys.Of(p.about)
	var pieces []manual.Piece
	if p.about == keys.Board || p.about == keys.FirstLesson {
		pieces = append(pieces,
			manual.Piece{Text: howToPlay.In(p.Lang)},
			manual.Piece{Rows: p.firstKeys(&table)},
			manual.Piece{Heading: p.Lang.Say("Todas las teclas", "All keys")})
	}
	pieces = append(pieces, manual.Piece{Rows: manual.KeyRows(p.Keys, p.about, p.Lang)})
	for _, c := range aboutCounts {
		if key := table.First(c.command, p.Lang); key != "" && table.TakesCounts() {
			pieces = append(pieces, manual.Piece{Text: c.said.In(p.Lang, key)})
		}
	}
	return pieces
}

var howToPlay = text.Text{
	"Abre todas las celdas que no tengan mina. Cada número dice cuántas minas tocan esa celda.",
	"Open every cell that has no mine. A number says how many mines touch its cell."}

// firstKeys returns the rows of the keys that are enough to play.
func (p *model) firstKeys(table *keys.Table) []manual.Row {
	var moves string
	for _, c := range []keys.Command{keys.MoveUp, keys.MoveDown, keys.MoveLeft, keys.MoveRight} {
		moves += table.First(c, p.Lang)
	}
	rows := []manual.Row{{Label: screen.Key.Of(moves), About: p.Lang.Say("mueven el cursor", "move the cursor")}}
	for _, k := range []struct {
		command keys.Command
		about   text.Text
	}{
		{keys.OpenCell, text.Text{"abre la celda", "opens the cell"}},
		{keys.FlagCell, text.Text{"marca una mina", "flags a mine"}},
		{keys.AskHint, text.Text{"da una pista, paso a paso", "gives a hint, step by step"}},
		{keys.UndoStep, text.Text{"deshace la última jugada", "undoes the last move"}},
		{keys.GoMenu, text.Text{"vuelve al menú; la partida espera", "goes back to the menu; the game waits"}},
		{keys.Back, text.Text{"vuelve a la lista de lecciones", "goes back to the list of lessons"}},
	} {
		if table.First(k.command, p.Lang) == "" {
			continue // the first lesson has no menu, and a game no list
		}
		rows = append(rows, manual.Row{Label: screen.Key.Of(table.First(k.command, p.Lang)), About: k.about.In(p.Lang)})
	}
	return rows
}

// block lays out pieces one below the other.
func (p *model) block(pieces []manual.Piece, width int, spacing draw.Spacing) screen.Block {
	var b screen.Block
	for i, piece := range pieces {
		if i > 0 {
			b = append(b, screen.Line{})
		}
		switch {
		case piece.Heading != "":
			b = append(b, screen.Wrapped(screen.Field.Of(piece.Heading), width)...)
		case piece.Rows != nil:
			b = append(b, p.twoColumns(piece.Rows, width)...)
		case piece.Verbatim != nil:
			for _, l := range piece.Verbatim {
				b = append(b, screen.Wrapped(screen.Key.Of(l), width)...)
			}
		case piece.Boards != nil:
			b = append(b, p.boards(piece.Boards, width, spacing)...)
		default:
			b = append(b, screen.Wrapped(screen.Message.Of(piece.Text), width)...)
		}
	}
	return b
}

// twoColumns lays out rows in two columns: labels, and the texts about them. A text stands below
// its label if the label is too long for its column.
func (p *model) twoColumns(rows []manual.Row, width int) screen.Block {
	const gap = 2
	indent := 0
	for _, r := range rows {
		if w := p.label(r).Width() + gap; w <= width/2 {
			indent = max(indent, w)
		}
	}
	var b screen.Block
	for _, r := range rows {
		label := p.label(r)
		if label.Width()+gap > indent && r.Label.Text != "" {
			b = append(b, label)
			label = nil
		}
		label = append(label, screen.Plain.Of(strings.Repeat(" ", indent-label.Width())))
		b = append(b, screen.Hanging(label, screen.Message.Of(r.About), width)...)
	}
	return b
}

// label returns the label of a row. If the label is the sign of a cell, the sign has the same
// colours as on a board.
func (p *model) label(r manual.Row) screen.Line {
	if r.Ground == screen.Paper {
		return screen.Line{r.Label}
	}
	style := screen.Style{Ground: r.Ground, Ink: r.Label.Ink}
	return screen.Line{{Style: style, Text: " " + r.Label.Text + " "}}
}

// boards lays out as many boards side by side as fit, and the others below them.
func (p *model) boards(all []manual.Board, width int, spacing draw.Spacing) screen.Block {
	var b, row screen.Block
	for i := range all {
		one := p.board(&all[i], width, spacing)
		if row != nil && row.Width()+manual.BoardGap+one.Width() > width {
			b, row = append(append(b, row...), screen.Line{}), nil
		}
		if row == nil {
			row = one
			continue
		}
		room := row.Width() + manual.BoardGap
		for j, l := range one {
			if j == len(row) {
				row = append(row, screen.Line{})
			}
			pad := screen.Plain.Of(strings.Repeat(" ", room-row[j].Width()))
			row[j] = slices.Concat(row[j], screen.Line{pad}, l)
		}
	}
	return append(b, row...)
}

// board draws a board below its caption. If the board is too wide, board makes the spacing
// narrower.
func (p *model) board(b *manual.Board, width int, spacing draw.Spacing) screen.Block {
	look := draw.Look{Glyphs: p.Glyphs(), Names: p.Names, Spacing: spacing}
	grid := b.Game.Layout().Grid()
	for w, _ := look.Size(grid, draw.Whole(grid)); w > width && look.Spacing != draw.Compact; {
		look.Spacing = look.Spacing.Next()
		w, _ = look.Size(grid, draw.Whole(grid))
	}
	var block screen.Block
	if b.Caption != "" {
		block = screen.Block{{screen.Field.Of(b.Caption)}}
	}
	return append(block, p.BoardBlock(b.Picture(look))...)
}
