package journal

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"time"
	"unicode"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/text"
)

// A Header says what is played, and from where.
type Header struct {
	// Titles is what the game is called, in each language of the program, or
	// once where that is the same in all.
	Titles []string
	Begun  time.Time // in UTC, to the millisecond; zero where it is not known
	Rules  game.Rules

	// Deal is what the board is dealt by. Without a grid the board is given, not dealt.
	Deal deal.Spec
	// Layout is the board; nil while it has yet to be dealt.
	Layout       *game.Layout
	MayNeedGuess bool // the board that was dealt is not what Deal promises

	Start game.Cell // where the game begins, and what a board that is dealt is dealt from
	// FirstOpened says that the board is dealt when the first cell is opened, and
	// from there: Start is then not kept.
	FirstOpened bool

	SafeStart  bool // Start is known to hold no mine; of a dealt board its promise says so
	MinesShown bool // the mines are to be seen
	SeenBefore bool // the player may know the board: by a code, a file or a replay

	// Ghost is the name, where the game is kept, of the earlier one that it is a race
	// against; "": it is against none. It may change while the game is played.
	Ghost string
	Rival *Rival // the same, of a game that is kept nowhere

	grid game.Grid // of a board that is given, while the board itself is not read
}

// Dealt reports whether the board is dealt, and not given.
func (h *Header) Dealt() bool { return h.Deal.Grid != nil }

// Grid returns the grid of the board, or nil where there is neither board nor
// deal.
func (h *Header) Grid() game.Grid {
	switch {
	case h.Dealt():
		return h.Deal.Grid
	case h.Layout != nil:
		return h.Layout.Grid()
	}
	return h.grid
}

var errNoBoard error = text.Error{"una partida sin tablero", "a game without a board"}

// NameOf returns a name for a game, fit for a file: when it began, and a few digits that
// follow from the text of its whole header.
func NameOf(begun time.Time, header []byte) string {
	sum := sha256.Sum256(header)
	return begun.UTC().Format("2006-01-02-150405-") + hex.EncodeToString(sum[:4])
}

// clean returns a title as one line can hold it.
func clean(title string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(title, "\ufffd")))
}
