package editor

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gridtest"

	"pgregory.net/rapid"
)

type kind = func(rows, cols int) game.Grid

var kinds = map[string]kind{
	"square":    func(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} },
	"hex":       func(rows, cols int) game.Grid { return game.Hex{Rows: rows, Cols: cols} },
	"triangles": func(rows, cols int) game.Grid { return gridtest.Triangles{Rows: rows, Cols: cols} },
}

// picture returns a board as text: its kind of grid, and its mines row by row.
func picture(l *game.Layout) string {
	rows, cols := l.Grid().Size()
	var p strings.Builder
	for name, of := range kinds {
		if of(rows, cols) == l.Grid() {
			p.WriteString(name)
		}
	}
	for c := range game.Cells(l.Grid()) {
		if c.Col == 0 {
			p.WriteString("\n")
		}
		if l.Mine(c) {
			p.WriteString("*")
		} else {
			p.WriteString(".")
		}
	}
	return p.String()
}

// board returns a square board with these rows, in which "*" is a mine.
func board(rows ...string) *game.Layout {
	l, _ := game.NewLayout(game.Square{Rows: len(rows), Cols: len(rows[0])}, func(yield func(game.Cell) bool) {
		for row, text := range rows {
			for col := range text {
				if text[col] == '*' && !yield(game.Cell{Row: row, Col: col}) {
					return
				}
			}
		}
	})
	return l
}

var turns = []turn{mirrorAcross, mirrorDown, quarterTurn, halfTurn}

func drawTurn(t *rapid.T) turn { return rapid.SampledFrom(turns).Draw(t, "turn") }

func drawKind(t *rapid.T) kind {
	return kinds[rapid.SampledFrom([]string{"square", "hex", "triangles"}).Draw(t, "kind")]
}

func drawBoard(t *rapid.T) (*game.Layout, kind) {
	of := drawKind(t)
	l, err := regridded(board("."), of(rapid.IntRange(1, 11).Draw(t, "rows"), rapid.IntRange(1, 11).Draw(t, "cols")))
	if err != nil {
		t.Fatal(err)
	}
	if l, err = filled(l, rapid.IntRange(0, l.Cells()).Draw(t, "mines"), rapid.Uint64().Draw(t, "seed")); err != nil {
		t.Fatal(err)
	}
	return l, of
}

// After any changes, undo goes back through every board to the first, and redo goes forward through
// the same boards to the last.
func TestUndoAndRedo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		drawn, of := drawBoard(t)
		d := draftOf(drawn)
		pictures := []string{picture(drawn)}
		for range rapid.IntRange(0, 12).Draw(t, "changes") {
			l := d.layout()
			rows, cols := l.Grid().Size()
			var err error
			switch rapid.IntRange(0, 3).Draw(t, "change") {
			case 0:
				l = l.Toggled(game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "col")})
			case 1:
				l, err = filled(l, rapid.IntRange(-1, rows*cols+1).Draw(t, "mines"), 1)
			case 2:
				of = drawKind(t)
				l, err = regridded(l, of(rapid.IntRange(0, 7).Draw(t, "rows"), rapid.IntRange(1, 7).Draw(t, "cols")))
			case 3:
				l, err = turned(l, of, drawTurn(t))
			}
			if err != nil {
				continue
			}
			d.replace(l)
			if now := picture(l); now != pictures[len(pictures)-1] {
				pictures = append(pictures, now)
			}
		}
		for i := len(pictures) - 1; i >= 0; i-- {
			if got := picture(d.layout()); got != pictures[i] {
				t.Fatalf("undo gives\n%s\nwant\n%s", got, pictures[i])
			}
			if d.step(-1) != (i > 0) {
				t.Fatalf("%d changes can be undone, want %d", len(pictures)-1-i, len(pictures)-1)
			}
		}
		for i := range pictures {
			if got := picture(d.layout()); got != pictures[i] {
				t.Fatalf("redo gives\n%s\nwant\n%s", got, pictures[i])
			}
			if d.step(1) != (i < len(pictures)-1) {
				t.Fatalf("after %d of %d redone changes, redo returned the wrong value", i, len(pictures)-1)
			}
		}
	})
}

// On a board of the largest size, the last changes can be undone, and the earlier ones are dropped.
func TestAKeyThatIsHeldTakesNoMemory(t *testing.T) {
	const changes, most = 70, 64
	l, err := regridded(board("*"), kinds["square"](1024, 1024))
	if err != nil {
		t.Fatal(err)
	}
	d := draftOf(l)
	for i := range changes {
		d.replace(l.Toggled(game.Cell{Row: 1, Col: i}))
	}
	undone := 0
	for d.step(-1) {
		undone++
	}
	if oldest := (game.Cell{Row: 1, Col: changes - 1 - most}); undone != most || !d.layout().Mine(oldest) {
		t.Errorf("%d changes can be undone, want %d; the oldest board left has the mine of change %d: %t",
			undone, most, oldest.Col, d.layout().Mine(oldest))
	}
}

func TestAChangeAfterUndoingLeavesNothingToRedo(t *testing.T) {
	d := draftOf(board("..."))
	d.replace(board("*.."))
	d.replace(board("**."))
	d.step(-2)
	d.replace(board("..*"))
	if d.step(1) || picture(d.layout()) != "square\n..*" {
		t.Errorf("redo returned true or changed the board: %s", picture(d.layout()))
	}
	if d.step(-1); picture(d.layout()) != "square\n..." {
		t.Errorf("undo gives the board %s, want the one that was changed", picture(d.layout()))
	}
}

// A board is filled with the wanted number of mines, and no more cells change than that needs.
func TestFill(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before, _ := drawBoard(t)
		want := rapid.IntRange(0, before.Cells()).Draw(t, "want")
		l, err := filled(before, want, rapid.Uint64().Draw(t, "again"))
		if err != nil || l.Mines() != want {
			t.Fatalf("%d mines, error %v, want %d", l.Mines(), err, want)
		}
		for c := range game.Cells(l.Grid()) {
			if was, is := before.Mine(c), l.Mine(c); was != is && is != (want > before.Mines()) {
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
		l, _ := filled(board("....."), 2, seed)
		for c := range l.MineCells() {
			count[c.Col]++
		}
	}
	for i, n := range count {
		if n < fills*37/100 || n > fills*43/100 {
			t.Errorf("cell %d has a mine in %d of %d boards, want 40 %%", i, n, fills)
		}
	}
}

// A board made larger and then as small as before keeps all its mines.
func TestRegrid(t *testing.T) {
	l := board("*.*", ".**")
	for _, test := range []struct {
		grid game.Grid
		want string
	}{
		{game.Hex{Rows: 3, Cols: 4}, "hex\n*.*.\n.**.\n...."},
		{game.Square{Rows: 2, Cols: 3}, "square\n*.*\n.**"},
		{game.Hex{Rows: 1, Cols: 2}, "hex\n*."},
	} {
		var err error
		if l, err = regridded(l, test.grid); err != nil || picture(l) != test.want {
			t.Fatalf("the board is now %s, %v, want %s", picture(l), err, test.want)
		}
	}
}
