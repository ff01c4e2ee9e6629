package edit

import (
	"iter"
	"math/rand/v2"
	"slices"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/text"
)

// MaxCells bounds the size of a board that is edited. A change makes the layout
// anew, which a player does not notice up to this size.
const MaxCells = 1 << 20

// A Board is a board that is edited. [New] and [From] make one.
type Board struct {
	state
	saved        state
	past, future []step
	layout       *game.Layout // nil: not made since the last change
}

// A state is all that undoing brings back. Its mines are in the order of reading;
// no two states share them.
type state struct {
	grid game.Grid
	mine []bool
}

func (s state) equal(other state) bool {
	return s.grid == other.grid && slices.Equal(s.mine, other.mine)
}

// A step is a change. To make it again takes it back: either a cell is toggled, or
// the state changes places with another one.
type step struct {
	cell  int
	whole *state
}

// A SizeError says that no board of this size can be edited.
type SizeError struct{ Rows, Cols int }

// Error implements error.
func (e *SizeError) Error() string { return e.In(text.English) }

// In returns what the error says in a language.
func (e *SizeError) In(l text.Lang) string {
	return text.Text{
		"un tablero de %d×%d: se editan de 1×1 a %d celdas",
		"a board of %d×%d: from 1×1 to %d cells can be edited",
	}.In(l, e.Rows, e.Cols, MaxCells)
}

func checkSize(rows, cols int) error {
	if game.CheckSize(rows, cols) != nil || rows > MaxCells/cols {
		return &SizeError{rows, cols}
	}
	return nil
}

// New returns a board without mines. Its error is a [*SizeError].
func New(g game.Grid) (*Board, error) {
	rows, cols := g.Size()
	if err := checkSize(rows, cols); err != nil {
		return nil, err
	}
	s := state{g, make([]bool, rows*cols)}
	return &Board{state: s, saved: state{g, slices.Clone(s.mine)}}, nil
}

// From returns the board of l. Its error is a [*SizeError].
func From(l *game.Layout) (*Board, error) {
	b, err := New(l.Grid())
	if err != nil {
		return nil, err
	}
	for c := range cells(b.grid) {
		b.mine[b.index(c)] = l.Mine(c)
	}
	b.layout = l
	b.MarkSaved()
	return b, nil
}

// cells yields the cells of g in the order of reading.
func cells(g game.Grid) iter.Seq[game.Cell] {
	rows, cols := g.Size()
	return func(yield func(game.Cell) bool) {
		for row := range rows {
			for col := range cols {
				if !yield(game.Cell{Row: row, Col: col}) {
					return
				}
			}
		}
	}
}

func (s state) index(c game.Cell) int {
	_, cols := s.grid.Size()
	return c.Row*cols + c.Col
}

// Grid returns the grid of the board.
func (b *Board) Grid() game.Grid { return b.grid }

// Layout returns the board as it is now. It stays the same one until the board
// changes.
func (b *Board) Layout() *game.Layout {
	if b.layout == nil {
		l, err := game.NewLayout(b.grid, func(yield func(game.Cell) bool) {
			for c := range cells(b.grid) {
				if b.mine[b.index(c)] && !yield(c) {
					return
				}
			}
		})
		if err != nil {
			// The size was checked, and every mine is on the board, and once.
			panic(err)
		}
		b.layout = l
	}
	return b.layout
}

// MarkSaved says that the board as it is now has been saved.
func (b *Board) MarkSaved() { b.saved = state{b.grid, slices.Clone(b.mine)} }

// Changed reports whether the board is another one than what was saved last, or
// else what it began as.
func (b *Board) Changed() bool { return !b.equal(b.saved) }

// Toggle puts a mine in cell c, or takes it away. A cell off the board is left
// alone.
func (b *Board) Toggle(c game.Cell) {
	if game.Contains(b.grid, c) {
		b.do(step{cell: b.index(c)})
	}
}

// Fill puts mines in random cells, or takes them from there, until there are so
// many. What is there already stays, as far as the number allows. Its error is a
// [*deal.MinesError].
func (b *Board) Fill(mines int, seed uint64) error {
	if mines < 0 || mines > len(b.mine) {
		return &deal.MinesError{Mines: mines, Cells: len(b.mine)}
	}
	have := 0
	for _, mine := range b.mine {
		if mine {
			have++
		}
	}
	add := mines > have
	var may []int // the cells that may change
	for i, mine := range b.mine {
		if mine != add {
			may = append(may, i)
		}
	}
	filled := state{b.grid, slices.Clone(b.mine)}
	dice := rand.New(rand.NewPCG(seed, 0))
	for i := range max(mines-have, have-mines) {
		j := i + dice.IntN(len(may)-i)
		may[i], may[j] = may[j], may[i]
		filled.mine[may[i]] = add
	}
	b.become(filled)
	return nil
}

// Regrid puts the board on another grid, of another size or kind. Mines keep their
// row and column; those off the new grid are gone. Its error is a [*SizeError].
func (b *Board) Regrid(g game.Grid) error {
	other, err := New(g)
	if err != nil {
		return err
	}
	for c := range cells(g) {
		if game.Contains(b.grid, c) {
			other.mine[other.index(c)] = b.mine[b.index(c)]
		}
	}
	b.become(other.state)
	return nil
}

// become changes the whole state, as one step; to the same it is none.
func (b *Board) become(s state) {
	if !b.equal(s) {
		b.do(step{whole: &s})
	}
}

// do makes a change that can be undone.
func (b *Board) do(s step) {
	b.make(s)
	b.past, b.future = append(b.past, s), nil
}

// make makes a step, or takes it back.
func (b *Board) make(s step) {
	b.layout = nil
	if s.whole != nil {
		b.state, *s.whole = *s.whole, b.state
		return
	}
	b.mine[s.cell] = !b.mine[s.cell]
}

// Undo takes the last change back. It reports false where there is none.
func (b *Board) Undo() bool { return b.move(&b.past, &b.future) }

// Redo makes again the change that was undone last. It reports false where there
// is none, or the board has been changed since.
func (b *Board) Redo() bool { return b.move(&b.future, &b.past) }

// move makes the last step of from, and moves it to to.
func (b *Board) move(from, to *[]step) bool {
	last := len(*from) - 1
	if last < 0 {
		return false
	}
	s := (*from)[last]
	*from = (*from)[:last]
	b.make(s)
	*to = append(*to, s)
	return true
}
