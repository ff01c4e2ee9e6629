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

// A Header holds the board of a game, the rules, the cell to open first, and other facts that
// precede the entries. Before the board is dealt, the Header has only its specification.
type Header struct {
	// Titles is the title of the game in each language of the program, or one title
	// for all of them.
	Titles []string
	Begun  time.Time // when the game began, in UTC, to the millisecond; zero: not known
	Rules  game.Rules

	// Deal is the specification of a dealt board. Its Grid is nil if the board is given, not dealt.
	Deal deal.Spec
	// Layout is the board; nil before it is dealt.
	Layout       *game.Layout
	MayNeedGuess bool // the board may need a guess, although Deal promises that it needs none

	Start game.Cell // the cell to open first; a dealt board is dealt from this cell
	// FirstOpened is set if the board is dealt from the cell that the player opens first.
	// The text then has no start cell.
	FirstOpened bool

	SafeStart  bool // the board is given, and Start is known to be safe
	MinesShown bool // the player sees the mines
	SeenBefore bool // the player may know the board, from a code, a file or a replay
	Adaptive   bool // the board changed during the game, as in some other programs

	// Ghost is the archive name of the earlier game that the player races against; "": none.
	// Ghost may change during the game.
	Ghost string
	Rival *Rival // the earlier game to race against if it is in no archive; nil: none

	// Race is the code of the race that the game is part of, and the player's seat, as in "KRTB 2";
	// "": none. In a race, Deal has no seed, because a player could deal the board from the seed.
	Race     string
	RaceOver bool // the race is known to be over; this fact is not in the text

	grid game.Grid // the grid of a given board whose rows have not been read yet
}

// Dealt reports whether the board is dealt from a seed. Any other board was drawn by a person or a
// program.
func (h *Header) Dealt() bool { return h.Deal.Grid != nil }

// Grid returns the grid of the board, or nil if there is neither a board nor a deal.
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

// NameOf returns the name of a game in the archive: the time when the game began, and a few digits
// of a hash of its header.
func NameOf(begun time.Time, header []byte) string {
	sum := sha256.Sum256(header)
	return begun.UTC().Format(time.DateOnly+"-150405-") + hex.EncodeToString(sum[:4])
}

// DayOfName returns the day, in UTC, on which the game with this name began. It reports false if
// the name does not begin with a date.
func DayOfName(name string) (time.Time, bool) {
	if len(name) < len(time.DateOnly) {
		return time.Time{}, false
	}
	day, err := time.Parse(time.DateOnly, name[:len(time.DateOnly)])
	return day, err == nil
}

// clean returns a title in one line: line breaks and other control characters become spaces.
func clean(title string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(title, "\ufffd")))
}
