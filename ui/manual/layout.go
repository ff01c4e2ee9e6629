package manual

import (
	"iter"
	"regexp"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// A Piece is a part of a topic. A page that lays out a topic itself gets the topic in pieces.
// Exactly one field is set.
type Piece struct {
	Heading  string   // a heading
	Text     string   // a paragraph, in one line
	Rows     []Row    // the rows of a table with two columns
	Verbatim []string // lines to show unchanged
	Boards   []Board  // boards to show side by side where they fit
}

// A Row is a term and its explanation.
type Row struct {
	Label  screen.Span
	Ground screen.Ground // the background of the label, if the label is the sign of a cell
	About  string
}

// Text returns the topic as text, in lines of at most [pageWidth] columns.
func (t Topic) Text(r Reader) string {
	var all []string
	for block := range t.blocks(r.Lang) {
		if names := positionsIn(block); names != nil {
			boards := boardsNamed(names, r)
			all = append(all, printed(boards, r))
			if hints := hints(boards); hints != "" {
				all = append(all, paragraph(hints))
			}
		} else if p, ok := partIn(block); ok {
			all = append(all, Columns(printedRows(p.rows(r))))
		} else if filled := r.fill(block); filled == block || strings.HasPrefix(block, " ") {
			all = append(all, filled+"\n")
		} else {
			all = append(all, paragraph(filled)) // the lines have new lengths once filled
		}
	}
	return strings.Join(all, "\n")
}

// blocks returns the parts of the text between blank lines.
func (t Topic) blocks(l text.Lang) iter.Seq[string] {
	return strings.SplitSeq(strings.TrimSuffix(t.body.In(l), "\n"), "\n\n")
}

// paragraph wraps a text in lines of at most [pageWidth] columns.
func paragraph(text string) string {
	return strings.Join(wrapped(strings.ReplaceAll(text, "\n", " "), pageWidth), "\n") + "\n"
}

// printedRows returns rows in the form that [Columns] takes: for each row, the indented label and
// the explanation.
func printedRows(rows []Row) [][2]string {
	var all [][2]string
	for _, row := range rows {
		label := row.Label.Text
		if label != "" {
			label = "  " + label
		}
		all = append(all, [2]string{label, row.About})
	}
	return all
}

// Pieces returns the headings, paragraphs, tables and boards of the topic, in order.
func (t Topic) Pieces(r Reader) []Piece {
	var all []Piece
	for block := range t.blocks(r.Lang) {
		if names := positionsIn(block); names != nil {
			boards := boardsNamed(names, r)
			all = append(all, Piece{Boards: boards})
			if hints := hints(boards); hints != "" {
				all = append(all, Piece{Text: hints})
			}
		} else if p, ok := partIn(block); ok {
			all = append(all, Piece{Rows: p.rows(r)})
		} else {
			all = append(all, pieceOf(r.fill(block)))
		}
	}
	return all
}

// pieceOf turns a block of lines into a piece.
func pieceOf(block string) Piece {
	lines := strings.Split(block, "\n")
	switch {
	case strings.HasPrefix(block, "  "):
		if rows, ok := rowsOf(lines); ok {
			return Piece{Rows: rows}
		}
		for i := range lines {
			lines[i] = strings.TrimPrefix(lines[i], "  ")
		}
		return Piece{Verbatim: lines}
	case len(lines) == 1 && !strings.ContainsAny(block[len(block)-1:], ".:"):
		return Piece{Heading: block}
	}
	return Piece{Text: strings.Join(lines, " ")}
}

var twoColumns = regexp.MustCompile(`^  (\S.*\S|\S)  +(\S.*)$`)

// rowsOf splits lines that are written in two columns into rows. It reports false if a line does not
// have two columns.
func rowsOf(lines []string) (rows []Row, ok bool) {
	const deep = "        " // the indent of a continued explanation
	for _, line := range lines {
		cells := twoColumns.FindStringSubmatch(line)
		switch {
		case strings.HasPrefix(line, deep) && len(rows) > 0:
			rows[len(rows)-1].About += " " + strings.TrimSpace(line)
		case cells == nil:
			return nil, false
		default:
			rows = append(rows, row(cells[1], cells[2]))
		}
	}
	return rows, true
}

var (
	boardLine = regexp.MustCompile(`^(\{board [a-z-]+\} ?)+$`)
	boardName = regexp.MustCompile(`\{board ([a-z-]+)\}`)
	inLine    = regexp.MustCompile(`\{([A-Z][a-z]|key [a-z-]+)\}`)
)

// positionsIn returns the names of the positions in a line such as "{board two} {board lost}". It
// returns nil for any other line.
func positionsIn(line string) []string {
	if !boardLine.MatchString(line) {
		return nil
	}
	var names []string
	for _, found := range boardName.FindAllStringSubmatch(line, -1) {
		names = append(names, found[1])
	}
	return names
}

// partIn returns the table for a line such as "{rules}". It reports false for any other line.
func partIn(line string) (part, bool) {
	for _, p := range parts {
		if line == "{"+p.name+"}" {
			return p, true
		}
	}
	return part{}, false
}

// fill replaces the placeholders for cells and keys in lines.
func (r Reader) fill(lines string) string {
	return inLine.ReplaceAllStringFunc(lines, func(mark string) string {
		mark = strings.Trim(mark, "{}")
		if name, isKey := strings.CutPrefix(mark, "key "); isKey {
			return r.key(name)
		}
		c, err := game.ParseCell(mark)
		if err != nil {
			panic(err)
		}
		const enough = 26 // a grid of 26 rows and columns has a cell for every placeholder
		return r.Names.Of(game.GridKinds()[0].New(enough, enough), c)
	})
}

// key returns the first key of a command of the board or the menu. The parameter name is the name
// of the command in the settings file. If there is no such command, key panics.
func (r Reader) key(name string) string {
	for _, p := range []keys.Page{keys.Board, keys.Menu} {
		for _, k := range r.tables().Listed(p) {
			if k.Name == name {
				return firstOf(k, r.Lang)
			}
		}
	}
	panic("no command " + name) // a test reads all topics
}

// firstOf returns the first key of a command, as players write that key.
func firstOf(k keys.Key, l text.Lang) string {
	first, _, _ := strings.Cut(k.Label(l), " ")
	return first
}

// theme returns the theme of r.Look, or the default theme.
func (r Reader) theme() theme.Theme {
	if r.Look != nil {
		return r.Look.Theme
	}
	return theme.All()[0]
}

// glyphs returns the glyphs of r.Look, or the default ones.
func (r Reader) glyphs() *draw.Glyphs {
	if r.Look != nil && r.Look.Glyphs != nil && !r.ASCII {
		return r.Look.Glyphs
	}
	return draw.GlyphsOf(r.ASCII)
}

// tables returns r.Keys, or the default keys if r.Keys is nil.
func (r Reader) tables() *keys.Tables {
	if r.Keys != nil {
		return r.Keys
	}
	tables, _ := keys.New(keys.Sets()[0], nil)
	return tables
}
