package plain

import (
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// A request is what a line of input asks for.
type request struct {
	kind    kind
	actions []game.Action // of play
	err     error         // of play: what stands behind the actions makes none
}

type kind uint8

const (
	play    kind = iota // carry out the actions
	askFlag             // ask for a cell, and flag it
	leave
	giveUp
	help
	askHint
	showChances
)

var sayHint = text.Text{"pista", "hint"}

// parse reads a line of input.
func parse(line string) request {
	line = strings.TrimSpace(line)
	switch {
	case says(line, text.Text{"deshacer", "undo"}):
		return do(game.Action{Kind: game.Undo})
	case says(line, text.Text{"rehacer", "redo"}):
		return do(game.Action{Kind: game.Redo})
	case says(line, text.Text{"salir", "quit"}):
		return request{kind: leave}
	case says(line, text.Text{"abandonar", "give up"}):
		return request{kind: giveUp}
	case says(line, text.Text{"ayuda", "help"}):
		return request{kind: help}
	case says(line, sayHint):
		return request{kind: askHint}
	case says(line, text.Text{"azar", "chances"}):
		return request{kind: showChances}
	}
	if a, b, ok := twoNumbers(line); ok {
		switch {
		case a == -1 && b == -1:
			return request{kind: leave}
		case a == -2 && b == -2:
			return request{kind: askFlag}
		case a == -3 && b == -3:
			return do(game.Action{Kind: game.Undo})
		}
	}
	if c, err := parseCell(line); err == nil {
		return do(game.Action{Kind: game.Open, Cell: c})
	}
	actions, err := game.ParsePlay(line)
	if err == nil && len(actions) == 0 {
		err = game.NotAPlay
	}
	return request{actions: actions, err: err}
}

func do(a game.Action) request { return request{actions: []game.Action{a}} }

// says reports whether text is the word, in any language and case.
func says(line string, word text.Text) bool {
	return strings.EqualFold(line, word.In(text.Spanish)) || strings.EqualFold(line, word.In(text.English))
}

// parseCell reads a cell alone: "Hd", "7,3", "7 3", or "H4" with the column
// counted from 1. Its error is [game.NotAPlay].
func parseCell(text string) (game.Cell, error) {
	if row, col, ok := twoNumbers(text); ok {
		return game.Cell{Row: row, Col: col}, nil
	}
	if text != "" {
		row := strings.IndexByte(game.RowLetters, text[0])
		if col, err := strconv.ParseUint(text[1:], 10, 31); row >= 0 && err == nil {
			return game.Cell{Row: row, Col: int(col) - 1}, nil
		}
	}
	return game.ParseCell(text)
}

// twoNumbers reads two integers with a blank between them.
func twoNumbers(text string) (a, b int, ok bool) {
	fields := strings.Fields(text)
	if len(fields) != 2 {
		return 0, 0, false
	}
	a, errA := strconv.Atoi(fields[0])
	b, errB := strconv.Atoi(fields[1])
	return a, b, errA == nil && errB == nil
}
