package lines

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// A request is the meaning of a line of input.
type request struct {
	kind    kind
	actions []game.Action // the actions to carry out, if the kind is play
	topic   string        // the topic asked for, if the kind is help; "" if the line names none
	err     error         // the error in the text after the actions, if the kind is play
}

type kind uint8

const (
	play     kind = iota // carry out the actions
	complete             // ask for the second half of a request, such as -2 -2
	askFlag              // ask for a cell, and flag it
	leave
	giveUp
	help
	askHint
	showChances
)

var (
	sayHint = text.Text{"pista", "hint"}
	sayQuit = text.Text{"salir", "quit"}
)

var (
	undo = do(game.Action{Kind: game.Undo})
	redo = do(game.Action{Kind: game.Redo})
)

// spelled lists the requests that are words.
var spelled = []struct {
	word text.Text
	request
}{
	{text.Text{"deshacer", "undo"}, undo},
	{text.Text{"rehacer", "redo"}, redo},
	{sayQuit, request{kind: leave}},
	{text.Text{"abandonar", "give up"}, request{kind: giveUp}},
	{sayHint, request{kind: askHint}},
	{text.Text{"riesgo", "risk"}, request{kind: showChances}},
	{text.Text{"probabilidades", "chances"}, request{kind: showChances}},
	{text.Same("azar"), request{kind: showChances}},
}

// numbered holds the requests that are one number typed twice, as in "-2 -2". The numbers may be on
// one line or on two.
var numbered = map[int]request{-1: {kind: leave}, -2: {kind: askFlag}, -3: undo}

// asks returns the prompt for a move.
func (t *table) asks() text.Text {
	return t.either(
		text.Text{"Indique celda y accion (! marcar, * abrir): ", "Cell and action (! flag, * open): "},
		text.Text{"Jugada: ", "Move: "})
}

// parse returns the request that a line of input makes in a game with these rules.
func parse(line string, rules game.Rules) request {
	line = strings.TrimSpace(strings.Map(text.Narrow, line))
	for _, s := range spelled {
		if s.word.Is(line) {
			return s.request
		}
	}
	if topic, ok := asksHelp(line); ok {
		return request{kind: help, topic: topic}
	}
	if a, b, ok := twoNumbers(line); ok && a == b {
		if r, ok := numbered[a]; ok {
			return r
		}
	}
	if tooShort(line, rules) {
		return request{err: game.NotAPlay}
	}
	if _, ok := halved(line); ok && !isShort(line, rules) {
		return request{kind: complete}
	}
	if c, err := game.ParseCell(line); err == nil {
		return do(game.Action{Kind: game.Open, Cell: c})
	}
	if _, _, err := game.ParseRow(line); err == nil {
		return request{kind: complete}
	}
	actions, err := game.ParsePlay(line)
	if err == nil && len(actions) == 0 {
		err = game.NotAPlay
	}
	return request{actions: actions, err: err}
}

// tooShort reports whether a line names a cell or a row with fewer characters than the rules
// demand.
func tooShort(line string, rules game.Rules) bool {
	_, noCell := game.ParseCell(line)
	_, _, noRow := game.ParseRow(line)
	return isShort(line, rules) && (noCell == nil || noRow == nil)
}

// isShort reports whether a line has fewer than the three characters that the strict rules demand.
func isShort(line string, rules game.Rules) bool {
	return rules == game.Strict && utf8.RuneCountInString(line) < 3
}

// verbs lists the words for actions on a cell, as in "flag E6".
var verbs = []struct {
	word text.Text
	kind game.Kind
}{
	{text.Text{"abre", "open"}, game.Open}, {text.Same("abrir"), game.Open},
	{text.Text{"marca", "flag"}, game.Flag}, {text.Same("marcar"), game.Flag},
	{text.Text{"desmarca", "unflag"}, game.Flag},
}

// spelledOut returns the play that a line describes in words, such as "E6!" for "flag E6". It
// returns any other line unchanged. In a game by the strict rules it understands words only with
// --voice.
func (t *table) spelledOut(line string, rules game.Rules) string {
	word, cell, _ := strings.Cut(line, " ")
	if cell = strings.TrimSpace(cell); rules == game.Strict && !t.Voice {
		return line
	}
	for _, v := range verbs {
		if _, err := game.ParseCell(cell); err == nil && v.word.Is(word) {
			return cell + string(v.kind)
		}
	}
	return line
}

// halved returns the request of which the line is the first half. For example, "-2" is the first
// half of "-2 -2".
func halved(line string) (r request, ok bool) {
	n, _ := strconv.Atoi(line) // text that is no number gives 0, which is not in numbered
	r, ok = numbered[n]
	return r, ok
}

func do(a game.Action) request { return request{actions: []game.Action{a}} }

var askColumn = text.Text{"Columna: ", "Column: "}

// complete asks for the second half of a request and returns the whole request. After a row, the
// second half is a column. After a number such as -2, it is the same number. If line is "%" and the
// board has no row with that name, the request is for the chances of a mine.
func (t *table) complete(g game.Grid, line string) request {
	r, ok := halved(line)
	if !ok {
		row, _, _ := game.ParseRow(line)
		if rows, _ := g.Size(); line == "%" && row >= rows {
			return request{kind: showChances}
		}
		return t.actionAt(game.Open, g, line)
	}
	again, err := t.ask(askColumn)
	switch {
	case err != nil:
		return request{err: err}
	case again != line:
		return request{err: game.NotAPlay}
	}
	return r
}

// askFlag asks the player for a cell, and returns the request to flag it.
func (t *table) askFlag(g game.Grid) request {
	line, err := t.ask(text.Text{"Indique celda que marcar: ", "Cell to flag: "})
	if err != nil {
		return request{err: err}
	}
	return t.actionAt(game.Flag, g, line)
}

// actionAt returns the request for an action on the cell that a line names.
func (t *table) actionAt(kind game.Kind, g game.Grid, line string) request {
	c, err := t.cell(g, line)
	if err != nil {
		return request{err: err}
	}
	return do(game.Action{Kind: kind, Cell: c})
}

// cell returns the cell that the typed text names. If the text names only a row, cell asks the
// player for the column.
func (t *table) cell(g game.Grid, typed string) (game.Cell, error) {
	if c, err := game.ParseCell(typed); err == nil {
		return c, nil
	}
	row, first, err := game.ParseRow(typed)
	if rows, _ := g.Size(); err == nil && row >= rows {
		err = game.OffBoard
	}
	if err != nil {
		return game.Cell{}, err
	}
	prompt := askColumn
	if t.Voice { // a listener may have typed the row by mistake
		prompt = text.Text{"Columna de la fila %s: ", "Column of row %s: "}.With(typed)
	}
	answer, err := t.ask(prompt)
	if err != nil {
		return game.Cell{}, err
	}
	col, err := game.ParseCol(answer, first)
	return game.Cell{Row: row, Col: col}, err
}

// twoNumbers reads two integers separated by blanks.
func twoNumbers(text string) (a, b int, ok bool) {
	fields := strings.Fields(text)
	if len(fields) != 2 {
		return 0, 0, false
	}
	a, errA := strconv.Atoi(fields[0])
	b, errB := strconv.Atoi(fields[1])
	return a, b, errA == nil && errB == nil
}
