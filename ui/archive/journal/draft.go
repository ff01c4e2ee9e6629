package journal

import (
	"fmt"
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

// A draft is a header whose lines are being read.
type draft struct {
	Header
	grid       string
	rows, cols int
	drawing    []drawnRow
	rival      *Rival
	given      bool           // the last line with the key "ghost" has the value "given"
	scheme     int            // the version of the dealing algorithm, or 0: see [deal.Scheme]
	count      int            // the number of mines that the text gives for a board that was not dealt
	promised   bool           // the header has the line "first promised: yes"
	at         map[string]int // maps a key to the number of the first line that has the key
}

type drawnRow struct {
	text string
	line int
}

// A key is the word before the colon in a line of the header.
type key struct {
	name string
	// set stores the value in d. If the value is wrong, the error describes the valid values.
	set func(d *draft, value string) error
}

var keys = []key{
	{"title", func(d *draft, v string) error { d.Titles = append(d.Titles, v); return nil }},
	{"begun", (*draft).setTime},
	{raceKey, func(d *draft, v string) error { d.Race = v; return nil }},
	{"numbering", func(d *draft, v string) error { return set(&d.Rules.Numbering, names.Numberings, v) }},
	{"opening", func(d *draft, v string) error { return set(&d.Rules.Opening, names.Openings, v) }},
	{"chord", func(d *draft, v string) error { return set(&d.Rules.Chord, names.Chords, v) }},
	{"flag limit", func(d *draft, v string) error { return set(&d.Rules.FlagLimit, names.YesNo, v) }},
	{"flags to win", func(d *draft, v string) error { return set(&d.Rules.FlagsToWin, names.YesNo, v) }},
	{"mines shown", func(d *draft, v string) error { return set(&d.MinesShown, names.YesNo, v) }},
	{"seen before", func(d *draft, v string) error { return set(&d.SeenBefore, names.YesNo, v) }},
	{"adaptive", func(d *draft, v string) error { return set(&d.Adaptive, names.YesNo, v) }},
	{"grid", (*draft).setGrid},
	{"rows", func(d *draft, v string) error { return setCount(&d.rows, v, 1) }},
	{"columns", func(d *draft, v string) error { return setCount(&d.cols, v, 1) }},
	{"mines", func(d *draft, v string) error { return setCount(&d.Deal.Mines, v, 0) }},
	{"promise", func(d *draft, v string) error { return set(&d.Deal.Promise, names.Promises, v) }},
	{"seed", (*draft).setSeed},
	{schemeKey, func(d *draft, v string) error { return setCount(&d.scheme, v, 1) }},
	{"safe start", func(d *draft, v string) error { return set(&d.SafeStart, names.YesNo, v) }},
	{"first promised", func(d *draft, v string) error { return set(&d.promised, names.YesNo, v) }},
	{"start", (*draft).setStart},
	{promiseKept, (*draft).setPromiseKept},
	{rowKey, (*draft).setRow},
	{ghostKey, (*draft).setGhost},
	{ghostPlays, (*draft).setGhostPlays},
	{ghostTitle, (*draft).setGhostTitle},
}

// add reads a line of the header. The parameter number is the line number.
func (d *draft) add(line string, number int) *files.Error {
	name, value, found := strings.Cut(line, ":")
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	i := slices.IndexFunc(keys, func(k key) bool { return k.name == name })
	if !found || i < 0 {
		list := make([]string, len(keys))
		for i, k := range keys {
			list[i] = k.name
		}
		return wrongLine(number, unknownKey, files.Quote(name), strings.Join(list, ", "))
	}
	if first, again := d.at[name]; again && !mayRepeat(name) {
		return wrongLine(number, twice, name, first)
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

// mayRepeat reports whether several lines may have this key.
func mayRepeat(name string) bool {
	return name == "title" || name == rowKey || name == ghostKey || name == ghostPlays || name == ghostTitle
}

// finish checks a header whose lines have all been read. The lines of the board may come later. An
// error about a missing key has the line number endLine.
func (d *draft) finish(endLine int) *files.Error {
	needed := []string{"grid", "rows", "columns"}
	for _, name := range []string{"promise", "seed", schemeKey} {
		if d.at[name] > 0 {
			needed = []string{"grid", "rows", "columns", "mines", "seed", "start"}
		}
	}
	for _, name := range needed {
		if d.at[name] == 0 {
			return wrongLine(endLine, missing, "", name)
		}
	}
	g := names.NewGrid(d.grid, d.rows, d.cols)
	if err := game.CheckSize(d.rows, d.cols); err != nil {
		return &files.Error{Line: d.at["rows"], Problem: BadBoard, Err: err}
	}
	if !game.Contains(g, d.Start) {
		return wrongLine(d.at["start"], offBoard, d.Start, boards.SizeText(g.Size()))
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
		found := files.Quote(firstOpened)
		return &files.Error{Line: d.at["start"], Problem: BadValue, Found: found, Err: wantStart}
	}
	return nil
}

// cutShort reports whether the text has some rows of the board, but not all.
func (d *draft) cutShort() bool { return 0 < len(d.drawing) && len(d.drawing) < d.rows }

// schemeKey is the key of the version of the dealing algorithm: see [deal.Scheme].
const schemeKey = "dealing"

// raceKey is the key of the race that a game is part of.
const raceKey = "race"

// missingRow returns the error of a text in which the next row of the board is missing. The
// parameter line is the line number for the error.
func (d *draft) missingRow(line int) *files.Error {
	return wrongLine(line, missingRow, len(d.drawing)+1, d.rows)
}

// setLayout makes d.Layout from the lines of the board. The lines of a dealt board may be missing,
// because no cell was opened yet, or be cut short by a crash. In both cases d.Layout stays nil, and
// setLayout does not fail. An error about a missing row has the line number endLine.
func (d *draft) setLayout(endLine int) *files.Error {
	if d.Dealt() && len(d.drawing) < d.rows {
		return nil
	}
	if err := d.checkDrawing(endLine); err != nil {
		return err
	}
	line := d.at[rowKey]
	layout, err := game.NewLayout(d.Header.grid, d.mines)
	if err != nil {
		return &files.Error{Line: line, Problem: BadBoard, Err: err}
	}
	if want := d.mineCount(); want != Unknown && layout.Mines() != want {
		return wrongLine(line, OtherMines, layout.Mines(), want)
	}
	if d.promised || d.Dealt() && d.Deal.Promise != deal.AnyStart {
		layout = layout.WithSafeStart()
	}
	d.Layout = layout
	return nil
}

// mineCount returns the number of mines according to the header, or Unknown.
func (d *draft) mineCount() int {
	switch {
	case d.Dealt():
		return d.Deal.Mines
	case d.at["mines"] > 0:
		return d.count
	}
	return Unknown
}

// checkDrawing returns an error unless the drawing has as many rows and columns as the header says.
// An error about a missing row has the line number endLine.
func (d *draft) checkDrawing(endLine int) *files.Error {
	for i, row := range d.drawing {
		if i == d.rows {
			return wrongLine(row.line, TooMany, "", d.rows)
		}
		if len(row.text) != d.cols {
			return wrongLine(row.line, BadWidth, len(row.text), d.cols)
		}
	}
	if len(d.drawing) < d.rows {
		return d.missingRow(endLine)
	}
	return nil
}

// mines yields the cells that are mines in the drawing.
func (d *draft) mines(yield func(game.Cell) bool) {
	for r, row := range d.drawing {
		for c := range len(row.text) {
			if row.text[c] == mine && !yield(game.Cell{Row: r, Col: c}) {
				return
			}
		}
	}
}

// oneOf returns an error whose text is the list of valid values in both languages. The parameter
// english is the list in English, as in "left or total".
func oneOf(english string) error {
	return text.Error{strings.ReplaceAll(english, " or ", " o "), english}
}

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

func (d *draft) setGrid(name string) error {
	if names.NewGrid(name, 1, 1) == nil {
		return oneOf(names.Grids())
	}
	d.grid = name
	return nil
}

func (d *draft) setTime(value string) error {
	t, err := time.Parse(time.RFC3339, value)
	if err != nil {
		return text.Error{"una fecha y hora como 2026-01-02T15:04:05Z", "a time such as 2026-01-02T15:04:05Z"}
	}
	d.Begun = t.UTC().Truncate(time.Millisecond)
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

func (d *draft) setSeed(text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return numberFrom(0)
	}
	d.Deal.Seed = n
	return nil
}

func (d *draft) setStart(text string) error {
	c, err := game.ParseCell(text)
	d.Start, d.FirstOpened = c, text == firstOpened
	if err != nil && !d.FirstOpened {
		return wantStart
	}
	return nil
}

// wantStart describes the valid values of the key "start".
var wantStart = text.Error{
	"una celda como 4,4, o \"" + firstOpened + "\" si las minas se reparten al empezar",
	"a cell such as 4,4, or \"" + firstOpened + "\" where the board is dealt"}

func (d *draft) setPromiseKept(text string) error {
	kept := true
	err := set(&kept, names.YesNo, text)
	d.MayNeedGuess = !kept
	return err
}

func (d *draft) setRow(row string) error {
	if row == "" || strings.Trim(row, string(mine)+string(free)) != "" {
		return text.Error{
			`«*» por cada mina y «.» por cada celda sin ella`,
			`"*" for a mine and "." for any other cell`}
	}
	d.drawing = append(d.drawing, drawnRow{text: row})
	return nil
}
