package plain

import (
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/words"
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
	help
	askHint
	showChances
)

// parse reads a line of input.
func parse(text string) request {
	text = strings.TrimSpace(text)
	switch {
	case says(text, words.SayUndo):
		return do(game.Action{Kind: game.Undo})
	case says(text, words.SayRedo):
		return do(game.Action{Kind: game.Redo})
	case says(text, words.SayQuit):
		return request{kind: leave}
	case says(text, words.SayHelp):
		return request{kind: help}
	case says(text, words.SayHint):
		return request{kind: askHint}
	case says(text, words.SayChances):
		return request{kind: showChances}
	}
	if a, b, ok := twoNumbers(text); ok {
		switch {
		case a == -1 && b == -1:
			return request{kind: leave}
		case a == -2 && b == -2:
			return request{kind: askFlag}
		case a == -3 && b == -3:
			return do(game.Action{Kind: game.Undo})
		}
	}
	if c, err := parseCell(text); err == nil {
		return do(game.Action{Kind: game.Open, Cell: c})
	}
	actions, err := game.ParsePlay(text)
	if err == nil && len(actions) == 0 {
		err = game.NotAPlay
	}
	return request{actions: actions, err: err}
}

func do(a game.Action) request { return request{actions: []game.Action{a}} }

// says reports whether text is the word, in any language and case.
func says(text string, word words.Text) bool {
	return strings.EqualFold(text, word.Spanish) || strings.EqualFold(text, word.English)
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
