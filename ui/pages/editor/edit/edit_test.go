package edit_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gridtest"
	"buscaminas/ui/pages/editor/edit"

	"pgregory.net/rapid"
)

type kind = func(rows, cols int) game.Grid

var kinds = map[string]kind{
	"square":    func(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} },
	"hex":       func(rows, cols int) game.Grid { return game.Hex{Rows: rows, Cols: cols} },
	"triangles": func(rows, cols int) game.Grid { return gridtest.Triangles{Rows: rows, Cols: cols} },
}

// picture returns a board as text: its kind of grid, and its mines row by row.
func picture(b *edit.Draft) string {
	l := b.Layout()
	rows, cols := l.Grid().Size()
	var p strings.Builder
	for name, of := range kinds {
		if of(rows, cols) == l.Grid() {
			p.WriteString(name)
		}
	}
	for row := range rows {
		p.WriteString("\n")
		for col := range cols {
			if l.Mine(game.Cell{Row: row, Col: col}) {
				p.WriteString("*")
			} else {
				p.WriteString(".")
			}
		}
	}
	return p.String()
}

// board returns a square board with these rows, in which "*" is a mine.
func board(t *testing.T, rows ...string) *edit.Draft {
	t.Helper()
	b, err := edit.New(game.Square{Rows: len(rows), Cols: len(rows[0])})
	if err != nil {
		t.Fatal(err)
	}
	for row, text := range rows {
		for col := range text {
			if text[col] == '*' {
				b.Toggle(game.Cell{Row: row, Col: col})
			}
		}
	}
	return b
}

// fill, regrid and turn change the whole board of a draft. If they return an error, the board is
// unchanged.
func fill(b *edit.Draft, mines int, seed uint64) error {
	l, err := edit.Filled(b.Layout(), mines, seed)
	return become(b, l, err)
}

func regrid(b *edit.Draft, g game.Grid) error {
	l, err := edit.Regridded(b.Layout(), g)
	return become(b, l, err)
}

func turn(b *edit.Draft, of kind, turns ...edit.Turn) error {
	l, err := edit.Turned(b.Layout(), of, turns...)
	return become(b, l, err)
}

func become(b *edit.Draft, l *game.Layout, err error) error {
	if err == nil {
		b.Replace(l)
	}
	return err
}

var turns = []edit.Turn{edit.MirrorAcross, edit.MirrorDown, edit.QuarterTurn, edit.HalfTurn}

func drawTurn(t *rapid.T) edit.Turn { return rapid.SampledFrom(turns).Draw(t, "turn") }

func drawKind(t *rapid.T) kind {
	return kinds[rapid.SampledFrom([]string{"square", "hex", "triangles"}).Draw(t, "kind")]
}

func drawBoard(t *rapid.T) (*edit.Draft, kind) {
	of := drawKind(t)
	b, err := edit.New(of(rapid.IntRange(1, 11).Draw(t, "rows"), rapid.IntRange(1, 11).Draw(t, "cols")))
	if err != nil {
		t.Fatal(err)
	}
	rows, cols := b.Layout().Grid().Size()
	if err := fill(b, rapid.IntRange(0, rows*cols).Draw(t, "mines"), rapid.Uint64().Draw(t, "seed")); err != nil {
		t.Fatal(err)
	}
	return b, of
}

// After any changes, undo goes back through every board to the first, and redo goes forward through
// the same boards to the last.
func TestUndoAndRedo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		drawn, of := drawBoard(t)
		b := edit.FromSaved(drawn.Layout())
		pictures := []string{picture(b)}
		for range rapid.IntRange(0, 12).Draw(t, "changes") {
			rows, cols := b.Layout().Grid().Size()
			switch rapid.IntRange(0, 3).Draw(t, "change") {
			case 0:
				b.Toggle(game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "col")})
			case 1:
				_ = fill(b, rapid.IntRange(-1, rows*cols+1).Draw(t, "mines"), 1) // an error means that nothing has changed
			case 2:
				of = drawKind(t)
				_ = regrid(b, of(rapid.IntRange(0, 7).Draw(t, "rows"), rapid.IntRange(1, 7).Draw(t, "cols")))
			case 3:
				_ = turn(b, of, drawTurn(t))
			}
			if now := picture(b); now != pictures[len(pictures)-1] {
				pictures = append(pictures, now)
			}
		}
		for i := len(pictures) - 1; i >= 0; i-- {
			if got := picture(b); got != pictures[i] {
				t.Fatalf("undo gives\n%s\nwant\n%s", got, pictures[i])
			}
			if b.Undo() != (i > 0) {
				t.Fatalf("%d changes can be undone, want %d", len(pictures)-1-i, len(pictures)-1)
			}
		}
		for i := range pictures {
			if got := picture(b); got != pictures[i] {
				t.Fatalf("redo gives\n%s\nwant\n%s", got, pictures[i])
			}
			if b.Redo() != (i < len(pictures)-1) {
				t.Fatalf("after %d of %d redone changes, Redo returned the wrong value", i, len(pictures)-1)
			}
		}
	})
}

// On a board of the largest size, the last changes can be undone, and the earlier ones are dropped.
func TestAKeyThatIsHeldTakesNoMemory(t *testing.T) {
	const turns, most = 70, 64
	of := kinds["square"]
	b, err := edit.New(of(1024, 1024))
	if err != nil {
		t.Fatal(err)
	}
	b.Toggle(game.Cell{})
	for range turns {
		if err := turn(b, of, edit.MirrorAcross); err != nil {
			t.Fatal(err)
		}
	}
	undone := 0
	for b.Undo() {
		undone++
	}
	if undone != most {
		t.Errorf("%d changes can be undone, want %d", undone, most)
	}
	if l := b.Layout(); l.Mines() != 1 || !l.Mine(game.Cell{}) {
		t.Error("the oldest board left is not the one with a single mine in the first cell")
	}
}

func TestAChangeAfterUndoingLeavesNothingToRedo(t *testing.T) {
	b := board(t, "...")
	b.Toggle(game.Cell{})
	b.Undo()
	b.Toggle(game.Cell{Col: 2})
	if b.Redo() || picture(b) != "square\n..*" {
		t.Errorf("Redo returned true or changed the board: %s", picture(b))
	}
}

// Filled returns a board with the wanted number of mines, and changes no more cells than that
// needs.
func TestFill(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b, _ := drawBoard(t)
		before := b.Layout()
		want := rapid.IntRange(0, before.Cells()).Draw(t, "want")
		if err := fill(b, want, rapid.Uint64().Draw(t, "again")); err != nil || b.Layout().Mines() != want {
			t.Fatalf("Filled: %d mines, error %v, want %d", b.Layout().Mines(), err, want)
		}
		rows, cols := b.Layout().Grid().Size()
		for i := range rows * cols {
			c := game.Cell{Row: i / cols, Col: i % cols}
			if was, is := before.Mine(c), b.Layout().Mine(c); was != is && is != (want > before.Mines()) {
				t.Fatalf("from %d to %d mines: the mine at %v was %t and is now %t", before.Mines(), want, c, was, is)
			}
		}
	})
}

// Every cell is as likely as any other to get a mine: with 2 mines on 5 cells, each cell has a mine
// in 40 % of the boards.
func TestFillIsFair(t *testing.T) {
	const fills = 5000
	var count [5]int
	for seed := range uint64(fills) {
		b := board(t, ".....")
		if err := fill(b, 2, seed); err != nil {
			t.Fatal(err)
		}
		for i := range count {
			if b.Layout().Mine(game.Cell{Col: i}) {
				count[i]++
			}
		}
	}
	for i, n := range count {
		if n < fills*37/100 || n > fills*43/100 {
			t.Errorf("cell %d has a mine in %d of %d boards, want 40 %%", i, n, fills)
		}
	}
}

func TestWhatIsRefused(t *testing.T) {
	var size *game.SizeError
	for _, g := range []game.Grid{game.Square{}, game.Hex{Rows: -1, Cols: 3}, game.Hex{Rows: math.MaxInt, Cols: math.MaxInt}} {
		if _, err := edit.New(g); !errors.As(err, &size) {
			t.Errorf("New(%v): error %v, want a SizeError", g, err)
		}
		if err := regrid(board(t, "*"), g); !errors.As(err, &size) {
			t.Errorf("Regridded to %v: error %v, want a SizeError", g, err)
		}
	}
	var count *deal.MinesError
	for _, mines := range []int{-1, 4} {
		if err := fill(board(t, "*.."), mines, 1); !errors.As(err, &count) || *count != (deal.MinesError{Mines: mines, Cells: 3}) {
			t.Errorf("Filled with %d mines: error %v, want a MinesError", mines, err)
		}
	}
}

// A board counts as changed if it differs from the saved one. Going back to the saved one by undo
// makes it unchanged.
func TestChanged(t *testing.T) {
	l := board(t, "*..").Layout()
	b := edit.FromSaved(l)
	want := func(changed bool, after string) {
		t.Helper()
		if b.Changed() != changed {
			t.Errorf("%s: Changed returns %t, want %t", after, b.Changed(), changed)
		}
	}
	want(false, "at the beginning")
	if b.Layout() != l {
		t.Error("From does not return a draft of the given board")
	}
	b.Toggle(game.Cell{Col: 1})
	want(true, "with another mine")
	b.MarkSaved()
	want(false, "saved")
	b.Undo()
	want(true, "saved and undone")
	b.Redo()
	want(false, "redone")
	b.Toggle(game.Cell{Row: 5})
	want(false, "toggled off the board")
	b = edit.Unsaved(l)
	want(true, "never saved")
	b.MarkSaved()
	want(false, "saved at last")
}

// A board made larger and then as small as before keeps all its mines.
func TestRegrid(t *testing.T) {
	b := board(t, "*.*", ".**")
	for _, g := range []game.Grid{game.Hex{Rows: 4, Cols: 5}, game.Square{Rows: 2, Cols: 3}} {
		if err := regrid(b, g); err != nil {
			t.Fatal(err)
		}
	}
	if got := picture(b); got != "square\n*.*\n.**" {
		t.Errorf("the board is now %s, want the first one", got)
	}
	if err := regrid(b, game.Hex{Rows: 1, Cols: 2}); err != nil {
		t.Fatal(err)
	}
	if got := picture(b); got != "hex\n*." {
		t.Errorf("cut to 1x2, the board is %s, want hex with one mine", got)
	}
}
