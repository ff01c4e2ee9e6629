package boards

import (
	"slices"
	"strings"
	"unicode"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Notes on the characters of a Map.
const (
	// The mines of a Map are drawn with another sign than *. Found is the sign, quoted.
	OtherSign files.Problem = "{found} is read as a mine"
	// Some characters that are read as safe cells may be meant as mines. Found is these characters,
	// quoted.
	ReadAsSafe files.Problem = "read as cells without a mine: {found}; a mine is \"*\""
	// The digits match the mines only on another grid than the usual one. Err is the
	// [GridName] of that other grid.
	OtherGrid files.Problem = "the numbers match the {err} grid, not the usual one of this format"
)

// A GridName is the kind of grid that a note is about. It is an error so that the Err of a
// [files.Error] can hold it: a caller can then name the grid in the language of the player.
type GridName struct{ *game.GridKind }

func (g GridName) Error() string { return g.Name }

// findMines finds the mines in the drawing of a Map. If the drawing has no *, findMines reads
// another sign as mines, provided that this sign can only stand for mines. If the digits match the
// mines only on another grid, findMines gives that grid to the board. In both cases it adds a note.
// It also adds a note if digits match on no grid, or if some signs may be mines after all.
func (b *Board) findMines(drawn drawing) {
	signs := drawn.signs()
	digits := slices.ContainsFunc(signs, isCount)
	sign := mine
	if !slices.Contains(signs, sign) {
		sign = otherSign(signs)
	}
	b.Mines = drawn.cells(b.Grid, string(sign))
	grid, matches := b.Grid, true
	if digits && sign != one {
		grid, matches = drawn.matching(b)
	}
	if sign != mine && sign != 0 {
		if (digits || !isBlock(sign)) && matches {
			b.note(OtherSign, string(sign))
		} else {
			sign = 0
			clear(b.Mines.bits)
		}
	}
	switch {
	case matches && grid != b.Grid:
		b.Grid = grid
		b.Notes = append(b.Notes, &files.Error{Problem: OtherGrid, Err: GridName{game.GridKindOf(grid)}})
	case !matches:
		c, r := drawn.mismatch(b.Grid, b.Mines)
		wrong, _ := drawn.wrongCell(c, r).(*files.Error)
		b.Notes = append(b.Notes, wrong)
	}
	safe := slices.DeleteFunc(signs, func(r rune) bool { return r == sign })
	marks := slices.DeleteFunc(slices.Clone(safe), func(r rune) bool {
		return isEmpty(r) || isCount(r) || sign != 0 && isBlock(r)
	})
	if len(marks) > 0 && (len(marks) < len(safe) || sign == 0 && len(safe) > 1) {
		b.note(ReadAsSafe, string(marks))
	}
}

func (b *Board) note(problem files.Problem, signs string) {
	b.Notes = append(b.Notes, &files.Error{Problem: problem, Found: files.Quote(signs)})
}

// one is the digit 1. In a Map whose only signs are 1 and empty cells, as in "00100", a 1 stands
// for a mine.
const one = '1'

// otherSign returns the sign that may stand for mines in a Map without *, or 0 if there is none. It
// is the only sign that is neither an empty cell nor a digit. If the only signs are 1 and empty
// cells, as in "00100", otherSign returns 1. It returns 0 if all cells have the same sign.
func otherSign(signs []rune) rune {
	others := slices.DeleteFunc(slices.Clone(signs), func(r rune) bool { return isEmpty(r) || isCount(r) })
	if len(others) == 0 {
		others = slices.DeleteFunc(slices.Clone(signs), isEmpty)
		if len(others) != 1 || others[0] != one {
			return 0
		}
	}
	if len(others) != 1 || len(signs) == 1 {
		return 0
	}
	return others[0]
}

// isEmpty reports whether r can only stand for an empty cell.
func isEmpty(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(".0_-·", r) }

// isCount reports whether r is a number of mines other than 0.
func isCount(r rune) bool { return '1' <= r && r <= '9' }

// isBlock reports whether r shades a cell, as in a picture of closed cells.
func isBlock(r rune) bool { return '▀' <= r && r <= '▟' }

// maxSigns is the largest number of characters that signs returns.
const maxSigns = 32

// signs returns the characters of the drawing, each once. It returns at most maxSigns characters.
func (d drawing) signs() (all []rune) {
	var ascii [128]bool // a drawing may have a hundred million characters, most of them the same
	for _, r := range d.text {
		if r < 128 {
			if ascii[r] {
				continue
			}
			ascii[r] = true
		}
		if r != '\n' && r != '\r' && len(all) < maxSigns && !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	return all
}

// matching returns a grid on which every digit of the drawing is the number of mines around its
// cell. It prefers the grid of the board. It reports false if there is no such grid.
func (d drawing) matching(b *Board) (grid game.Grid, ok bool) {
	grids := []game.Grid{b.Grid}
	for _, kind := range game.GridKinds() {
		grids = append(grids, kind.New(b.Grid.Size()))
	}
	for _, grid := range grids {
		if _, r := d.mismatch(grid, b.Mines); r == 0 {
			return grid, true
		}
	}
	return b.Grid, false
}

// mismatch returns the first cell whose digit is not the number of mines around the cell, and that
// digit. If there is no such cell, the digit is 0.
func (d drawing) mismatch(grid game.Grid, mines Cells) (game.Cell, rune) {
	var around []game.Cell
	for c, r := range d.all() {
		if r != '0' && !isCount(r) {
			continue
		}
		n := rune('0')
		around = game.AppendNeighbors(around[:0], grid, c)
		for _, neighbor := range around {
			if mines.Has(neighbor) {
				n++
			}
		}
		if n != r {
			return c, r
		}
	}
	return game.Cell{}, 0
}
