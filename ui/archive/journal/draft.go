package journal

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/text"
)

// Problems of the header.
var (
	// Found is the key, Want the keys there are.
	UnknownKey = files.Problem{"{found} no es ninguna clave; las claves son {want}", "{found} is no key; the keys are {want}"}
	// Found is the value, Err says what is possible.
	BadValue = files.Problem{"{found} donde debe estar {err}", "{found} where {err} should be"}
	// Found is how many columns a row has, Want how many there should be.
	BadWidth = files.Problem{"{found} columnas donde debe haber {want}", "{found} columns where {want} should be"}
	// Found is the row, Want how many there should be.
	MissingRow = files.Problem{"falta la fila {found} de {want}", "no row {found} of {want}"}
	// Found is the key, Want the line where it is first.
	Twice = files.Problem{"{found} otra vez, como en la línea {want}", "{found} again, as in line {want}"}
	// Want is the key.
	Missing = files.Problem{"falta {want}", "no {want}"}
	// A drawn row more than there are; Want is how many.
	TooMany = files.Problem{"una fila más de {want}", "one row more than {want}"}
	// The board is there by two keys.
	Both = files.Problem{"el tablero está como {found} y como {want}", "the board is there as {found} and as {want}"}
	// Found is how many mines the board has, Want how many the header says.
	OtherMines = files.Problem{"un tablero con {found} minas, y la cabecera dice {want}", "a board of {found} mines, where the header says {want}"}
	// No board can be so; Err says why.
	BadBoard = files.Problem{"{err}", "{err}"}
)

// A draft is what has been read of a header.
type draft struct {
	Header
	grid       string
	rows, cols int
	drawing    []drawn
	bitmap     string
	count      int            // mines of a board that is given, if at has "mines"
	at         map[string]int // the line of each key, the first where there are several
}

// drawn is one row of a board as it is drawn.
type drawn struct {
	text string
	line int
}

// A key is what a line of the header begins with.
type key struct {
	name   string
	repeat bool // it may come more than once
	// set takes the value. Where it cannot, its error says what is possible.
	set func(d *draft, value string) error
}

var keys = []key{
	{"title", true, func(d *draft, v string) error { d.Titles = append(d.Titles, v); return nil }},
	{"begun", false, func(d *draft, v string) error { return setTime(&d.Begun, v) }},
	{"numbering", false, func(d *draft, v string) error { return set(&d.Rules.Numbering, names.Numberings, v) }},
	{"opening", false, func(d *draft, v string) error { return set(&d.Rules.Opening, names.Openings, v) }},
	{"chord", false, func(d *draft, v string) error { return set(&d.Rules.Chord, names.Chords, v) }},
	{"flag limit", false, func(d *draft, v string) error { return set(&d.Rules.FlagLimit, names.YesNo, v) }},
	{"flags to win", false, func(d *draft, v string) error { return set(&d.Rules.FlagsToWin, names.YesNo, v) }},
	{"mines shown", false, func(d *draft, v string) error { return set(&d.MinesShown, names.YesNo, v) }},
	{"seen before", false, func(d *draft, v string) error { return set(&d.SeenBefore, names.YesNo, v) }},
	{"grid", false, func(d *draft, v string) error { return setGrid(&d.grid, v) }},
	{"rows", false, func(d *draft, v string) error { return setCount(&d.rows, v, 1) }},
	{"columns", false, func(d *draft, v string) error { return setCount(&d.cols, v, 1) }},
	{"mines", false, func(d *draft, v string) error { return setCount(&d.Deal.Mines, v, 0) }},
	{"promise", false, func(d *draft, v string) error { return set(&d.Deal.Promise, names.Promises, v) }},
	{"seed", false, func(d *draft, v string) error { return setSeed(&d.Deal.Seed, v) }},
	{"safe start", false, func(d *draft, v string) error { return set(&d.SafeStart, names.YesNo, v) }},
	{"start", false, func(d *draft, v string) error { return setStart(d, v) }},
	{promiseKept, false, func(d *draft, v string) error { return setPromiseKept(d, v) }},
	{rowKey, true, func(d *draft, v string) error { return setRow(d, v) }},
	{bitmapKey, false, func(d *draft, v string) error { d.bitmap = v; return nil }},
}

// add takes in a line.
func (d *draft) add(line string, number int) *files.Error {
	name, value, found := strings.Cut(line, ":")
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	i := slices.IndexFunc(keys, func(k key) bool { return k.name == name })
	if !found || i < 0 {
		list := make([]string, len(keys))
		for i, k := range keys {
			list[i] = k.name
		}
		return &files.Error{Line: number, Problem: UnknownKey, Found: files.Quote(name), Want: strings.Join(list, ", ")}
	}
	if first, again := d.at[name]; again && !keys[i].repeat {
		return &files.Error{Line: number, Problem: Twice, Found: name, Want: strconv.Itoa(first)}
	} else if !again {
		d.at[name] = number
	}
	if want := keys[i].set(d, value); want != nil {
		return &files.Error{Line: number, Problem: BadValue, Found: files.Quote(value), Err: want}
	}
	if name == rowKey {
		d.drawing[len(d.drawing)-1].line = number
	}
	return nil
}

// finish checks the header, once all its lines are read; end is the line after them.
// The board may come later.
func (d *draft) finish(end int) *files.Error {
	needed := []string{"grid", "rows", "columns"}
	for _, name := range []string{"promise", "seed"} {
		if d.at[name] > 0 {
			needed = []string{"grid", "rows", "columns", "mines", "seed", "start"}
		}
	}
	for _, name := range needed {
		if d.at[name] == 0 {
			return &files.Error{Line: end, Problem: Missing, Want: name}
		}
	}
	g := names.NewGrid(d.grid, d.rows, d.cols)
	if err := game.CheckSize(d.rows, d.cols); err != nil {
		return &files.Error{Line: d.at["rows"], Problem: BadBoard, Err: err}
	}
	if !game.Contains(g, d.Start) {
		return &files.Error{Line: d.at["start"], Problem: OffBoard, Found: d.Start.String(), Want: boards.SizeText(g.Size())}
	}
	d.Header.grid = g
	if d.at["seed"] > 0 {
		d.Deal.Grid = g
		if err := d.Deal.Check(); err != nil {
			return &files.Error{Line: d.at["mines"], Problem: BadBoard, Err: err}
		}
		return nil
	}
	d.count, d.Deal = d.Deal.Mines, deal.Spec{}
	if d.FirstOpened {
		return &files.Error{Line: d.at["start"], Problem: BadValue, Found: files.Quote(firstOpened), Err: wantStart}
	}
	return nil
}

// cutShort reports whether a board has only some of its rows.
func (d *draft) cutShort() bool { return 0 < len(d.drawing) && len(d.drawing) < d.rows }

// missingRow says which row is missing.
func (d *draft) missingRow() *files.Error {
	return &files.Error{Problem: MissingRow, Found: strconv.Itoa(len(d.drawing) + 1), Want: strconv.Itoa(d.rows)}
}

// board makes the board, once its lines are read; end is the line after them. Where
// there are none, or they are cut short and the board was dealt, there is no board yet.
func (d *draft) board(end int) *files.Error {
	switch {
	case d.Dealt() && (d.cutShort() || d.at[rowKey]+d.at[bitmapKey] == 0):
		return nil
	case d.at[rowKey] > 0 && d.at[bitmapKey] > 0:
		return &files.Error{Line: max(d.at[rowKey], d.at[bitmapKey]), Problem: Both, Found: bitmapKey, Want: rowKey}
	case d.at[bitmapKey] > 0:
		bitmap, err := readBitmap(d.bitmap, d.rows*d.cols)
		if err != nil {
			return &files.Error{Line: d.at[bitmapKey], Problem: BadBoard, Err: err}
		}
		return d.layOut(d.at[bitmapKey], minesOf(bitmap, d.cols))
	}
	if err := d.checkDrawing(end); err != nil {
		return err
	}
	return d.layOut(d.at[rowKey], d.mines)
}

// mineCount returns how many mines the header says there are, or Unknown.
func (d *draft) mineCount() int {
	switch {
	case d.Dealt():
		return d.Deal.Mines
	case d.at["mines"] > 0:
		return d.count
	}
	return Unknown
}

// layOut makes the board with these mines, whose lines begin at this one.
func (d *draft) layOut(line int, mines iter.Seq[game.Cell]) *files.Error {
	layout, err := game.NewLayout(d.Header.grid, mines)
	if err != nil {
		return &files.Error{Line: line, Problem: BadBoard, Err: err}
	}
	if want := d.mineCount(); want != Unknown && layout.Mines() != want {
		return &files.Error{Line: line, Problem: OtherMines, Found: strconv.Itoa(layout.Mines()), Want: strconv.Itoa(want)}
	}
	d.Layout = layout
	return nil
}

// checkDrawing returns an Error unless there are as many rows and columns as the
// header says.
func (d *draft) checkDrawing(end int) *files.Error {
	for i, row := range d.drawing {
		if i == d.rows {
			return &files.Error{Line: row.line, Problem: TooMany, Want: strconv.Itoa(d.rows)}
		}
		if len(row.text) != d.cols {
			return &files.Error{Line: row.line, Problem: BadWidth, Found: strconv.Itoa(len(row.text)), Want: strconv.Itoa(d.cols)}
		}
	}
	if len(d.drawing) < d.rows {
		err := d.missingRow()
		err.Line = end
		return err
	}
	return nil
}

// mines yields the mines that are drawn.
func (d *draft) mines(yield func(game.Cell) bool) {
	for r, row := range d.drawing {
		for c := range len(row.text) {
			if row.text[c] == mine && !yield(game.Cell{Row: r, Col: c}) {
				return
			}
		}
	}
}

// oneOf says which words may be there, which are in a list as in "left or total".
func oneOf(list string) error { return text.Error{strings.ReplaceAll(list, " or ", " o "), list} }

func numberFrom(least int) error {
	return text.Error{fmt.Sprintf("un número desde %d", least), fmt.Sprintf("a number from %d", least)}
}

func set[T comparable](to *T, table names.Table[T], name string) error {
	v, ok := table.Value(name)
	if !ok {
		return oneOf(table.String())
	}
	*to = v
	return nil
}

func setGrid(to *string, name string) error {
	if names.NewGrid(name, 1, 1) == nil {
		return oneOf(names.Grids())
	}
	*to = name
	return nil
}

func setTime(to *time.Time, value string) error {
	t, err := time.Parse(time.RFC3339, value)
	if err != nil {
		return text.Error{"un momento como 2026-01-02T15:04:05Z", "a time such as 2026-01-02T15:04:05Z"}
	}
	*to = t.UTC().Truncate(time.Millisecond)
	return nil
}

func setCount(to *int, text string, least int) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < least {
		return numberFrom(least)
	}
	*to = n
	return nil
}

func setSeed(to *uint64, text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return numberFrom(0)
	}
	*to = n
	return nil
}

func setStart(d *draft, text string) error {
	c, err := game.ParseCell(text)
	d.Start, d.FirstOpened = c, text == firstOpened
	if err != nil && !d.FirstOpened {
		return wantStart
	}
	return nil
}

// wantStart is what a start may be.
var wantStart = text.Error{
	"una celda como 4,4, o \"" + firstOpened + "\" si el tablero se reparte",
	"a cell such as 4,4, or \"" + firstOpened + "\" where the board is dealt"}

func setPromiseKept(d *draft, text string) error {
	kept := true
	err := set(&kept, names.YesNo, text)
	d.MayNeedGuess = !kept
	return err
}

func setRow(d *draft, row string) error {
	if row == "" || strings.Trim(row, string(mine)+string(free)) != "" {
		return text.Error{`"*" por cada mina y "." por cada celda sin ella`, `"*" for each mine and "." for each other cell`}
	}
	d.drawing = append(d.drawing, drawn{text: row})
	return nil
}
