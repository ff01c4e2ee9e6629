package boards_test

import (
	"errors"
	"slices"
	"strconv"
	"testing"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/gametest"

	"pgregory.net/rapid"
)

// drawBoard draws a board of any size on any grid. The board may be new, played or lost, and may
// have a start.
func drawBoard(t *rapid.T) *boards.Board {
	side := rapid.OneOf(rapid.Just(1), rapid.IntRange(1, 12), rapid.IntRange(60, 70),
		rapid.IntRange(254, 257))
	rows, cols := side.Draw(t, "rows"), side.Draw(t, "cols")
	if rows*cols > 5000 {
		rows = 1 + rows%12
	}
	b := &boards.Board{Grid: rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(rows, cols)}
	percent := rapid.IntRange(0, 100).Draw(t, "percent")
	played := rapid.IntRange(0, 100).Draw(t, "played")
	dice := rapid.SliceOfN(rapid.IntRange(0, 99), 2*rows*cols, 2*rows*cols).Draw(t, "dice")
	var mines, open, flagged []game.Cell
	for c := range everyCell(b.Grid) {
		at := 2 * (c.Row*cols + c.Col)
		isMine := dice[at] < percent
		if isMine {
			mines = append(mines, c)
		} else if b.Start == nil && dice[at+1]%10 == 7 {
			b.Start = &c
		}
		switch done := dice[at+1]; {
		case done >= played:
		case done%3 == 0:
			flagged = append(flagged, c)
		case !isMine || done%10 == 1:
			open = append(open, c)
		}
	}
	b.Mines, b.Open, b.Flagged = boards.CellsOf(mines), boards.CellsOf(open), boards.CellsOf(flagged)
	return b
}

// wantSame fails unless got equals want, except for the parts in lost.
func wantSame(t rapid.TB, got, want *boards.Board, lost []*files.Error) {
	t.Helper()
	kept := *want
	for _, loss := range lost {
		switch loss.Problem {
		case boards.GridLost:
			if kept.Grid = got.Grid; kept.Grid == want.Grid {
				t.Fatalf("the grid is not lost: %v", loss)
			}
		case boards.StartLost:
			kept.Start = nil
		case boards.PlayLost:
			kept.Open, kept.Flagged = boards.Cells{}, boards.Cells{}
		case boards.MistakesLost:
			noMine := func(c game.Cell) bool { return !want.Mines.Has(c) }
			kept.Open = boards.CellsOf(slices.DeleteFunc(list(want.Open), want.Mines.Has))
			kept.Flagged = boards.CellsOf(slices.DeleteFunc(list(want.Flagged), noMine))
			left := want.Open.Len() + want.Flagged.Len() - kept.Open.Len() - kept.Flagged.Len()
			if loss.Found != strconv.Itoa(left) {
				t.Fatalf("%d mistakes, and lost: %v", left, loss)
			}
		default:
			t.Fatalf("lost: %v", loss)
		}
	}
	switch {
	case got.Grid != kept.Grid:
		t.Fatalf("read again on %#v, want %#v", got.Grid, kept.Grid)
	case !sameCells(got.Mines, kept.Mines):
		t.Fatalf("read again with mines %v, want %v", list(got.Mines), list(kept.Mines))
	case (got.Start == nil) != (kept.Start == nil) || got.Start != nil && *got.Start != *kept.Start:
		t.Fatalf("read again with start %v, want %v", got.Start, kept.Start)
	case !sameCells(got.Open, kept.Open), !sameCells(got.Flagged, kept.Flagged):
		t.Fatalf("read again with open %v and flagged %v, want %v and %v",
			list(got.Open), list(got.Flagged), list(kept.Open), list(kept.Flagged))
	case len(got.Notes) > 0:
		t.Fatalf("read again with notes %v", got.Notes)
	}
}

// copyAs writes a board in a format and reads it again. The result must equal the board, except for
// the losses that the format reports. It reports false if the format cannot hold the board.
func copyAs(t rapid.TB, b *boards.Board, f boards.Format) (again *boards.Board, ok bool) {
	t.Helper()
	lost, cannot := f.Losses(b)
	data, err := f.Append(nil, b)
	if (err == nil) != (cannot == nil) {
		t.Fatalf("%v: losses say %v, and writing %v", f, cannot, err)
	}
	if err != nil {
		var e *files.Error
		refused := errors.As(err, &e) && (e.Problem == boards.SquareOnly || e.Problem == boards.TooWide)
		if !refused || len(data) > 0 {
			t.Fatalf("%v refuses the board with %v, after %q", f, err, data)
		}
		return nil, false
	}
	again, err = boards.Read(data, "")
	if err != nil {
		t.Fatalf("%v: %v in\n%s", f, err, data)
	}
	if again.Format != f {
		t.Fatalf("%v: read again as %v:\n%s", f, again.Format, data)
	}
	wantSame(t, again, b, lost)
	return again, true
}

// Every board can be written in every format and read again, and written from there in every other
// format. Nothing is lost except what Losses reports. A format refuses a board that it cannot hold.
func TestEveryFormatIntoEveryOther(t *testing.T) {
	type pair struct {
		kind     *game.GridKind
		from, to boards.Format
	}
	tried := map[pair]bool{} // true if the format held the board
	rapid.Check(t, func(t *rapid.T) {
		b := drawBoard(t)
		held := 0
		for f := range boards.Formats {
			first, ok := copyAs(t, b, f)
			if !ok {
				continue
			}
			held++
			for _, grid := range []game.Grid{first.Grid, b.Grid} { // the usual grid of the format, and the grid that the player chose
				first.Grid = grid
				for g := range boards.Formats {
					_, ok := copyAs(t, first, g)
					at := pair{game.GridKindOf(grid), f, g}
					tried[at] = tried[at] || ok
				}
			}
		}
		rows, cols := b.Grid.Size()
		want := 2 // a Map and a List hold every board
		if b.Grid == square(rows, cols) {
			want = int(boards.Formats)
			if max(rows, cols) > 255 {
				want--
			}
		}
		if held != want {
			t.Fatalf("%d formats hold a board of %d×%d, want %d", held, rows, cols, want)
		}
	})
	for _, kind := range game.GridKinds() {
		holds := func(f boards.Format) bool {
			return kind == game.GridKindOf(game.Square{}) || f == boards.Map || f == boards.List
		}
		for f := range boards.Formats {
			for g := range boards.Formats {
				if got, want := tried[pair{kind, f, g}], holds(f) && holds(g); got != want {
					t.Errorf("a board that is %s went from %v to %v: %v, want %v", kind.Name, f, g, got, want)
				}
			}
		}
	}
}

// The position of a game is written exactly as the game shows it.
func TestPositionOfAGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBoard(t)
		layout := gametest.Must(b.Layout())
		g := game.New(layout, game.Classic)
		for _, kind := range []game.Kind{game.Open, game.Flag} {
			for c := range map[game.Kind]boards.Cells{game.Open: b.Open, game.Flag: b.Flagged}[kind].All() {
				// The action is refused if a cascade has opened the cell, or if the game is over.
				_ = g.Apply(game.Action{Kind: kind, Cell: c})
			}
		}
		position := boards.FromGame(g)
		if !sameCells(position.Mines, b.Mines) || position.Grid != b.Grid {
			t.Fatalf("%#v with mines %v, want %#v with %v",
				position.Grid, list(position.Mines), b.Grid, list(b.Mines))
		}
		for c := range everyCell(b.Grid) {
			isOpen, isFlagged := position.Open.Has(c), position.Flagged.Has(c)
			if isOpen != g.Open(c) || isFlagged != g.Flagged(c) {
				t.Fatalf("%v is in open %v or flagged %v, and shows %d",
					c, list(position.Open), list(position.Flagged), g.Face(c))
			}
		}
		for f := range boards.Formats {
			copyAs(t, position, f)
		}
	})
}
