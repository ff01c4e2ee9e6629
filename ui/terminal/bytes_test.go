package terminal_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/terminal"

	"github.com/muesli/termenv"
)

// table returns an Expert board in the middle of a game.
func table(t testing.TB, marks bool) draw.Picture {
	t.Helper()
	return tableOn(t, game.Square{Rows: 16, Cols: 30}, marks)
}

// tableOn is like table, on a grid of 16 rows and 30 columns.
func tableOn(t testing.TB, grid game.Grid, marks bool) draw.Picture {
	t.Helper()
	var mines []game.Cell
	for i := 3; i < 16*30; i += 4 + i*i%5 {
		mines = append(mines, game.Cell{Row: i / 30, Col: i % 30})
	}
	layout, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(layout, game.LeftToFind)
	var play strings.Builder
	for i := range 16 * 30 {
		c := game.Cell{Row: i / 30, Col: i % 30}
		switch isMine := slices.Contains(mines, c); {
		case isMine && i%3 == 0:
			play.WriteString(c.String() + "!")
		case !isMine && i%5 != 0:
			play.WriteString(c.String() + "*")
		}
	}
	actions, err := game.ParsePlay(play.String())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		_ = g.Apply(a) // refused if a cascade has opened the cell
	}
	return draw.Picture{
		Look:   draw.Look{Glyphs: &draw.Unicode, Spacing: draw.Roomy, Marks: marks},
		Game:   g,
		Window: draw.Whole(grid),
		Indent: 4,
	}
}

// seat draws the board with the cursor on a cell.
func seat(b draw.Picture, c game.Cell, solid bool) *screen.Grid {
	b.Cursor = c
	g := &screen.Grid{HasGrounds: solid}
	g.Resize(130, 40)
	b.Paint(g, 1)
	return g
}

// A step of the cursor takes few bytes, everywhere on the board.
func TestBytesOfAStep(t *testing.T) {
	risk := &draw.Overlay{Chance: func(c game.Cell) float64 { return float64((c.Row*c.Row+3*c.Col)%10) / 9 }}
	for _, look := range []struct {
		name             string
		profile          termenv.Profile
		marks            bool
		overlay          *draw.Overlay
		sideways, upDown int // the greatest number of bytes of a step
	}{
		{"256 colors", termenv.ANSI256, false, nil, 200, 200},
		{"256 colors, marks", termenv.ANSI256, true, nil, 300, 300},
		{"256 colors, marks, risk", termenv.ANSI256, true, risk, 300, 300},
		{"true color", termenv.TrueColor, false, nil, 220, 210},
		{"true color, marks", termenv.TrueColor, true, nil, 350, 350},
		{"true color, marks, risk", termenv.TrueColor, true, risk, 350, 350},
	} {
		t.Run(look.name, func(t *testing.T) {
			board, palette := table(t, look.marks), dark(look.profile)
			board.Overlay = look.overlay
			var painter terminal.Painter
			painter.Resize(130, 40)
			walk := func(name string, most, lines, steps int, cell func(line, step int) game.Cell) {
				var sum, largest, n int
				for line := 0; line < lines; line += 7 {
					for step := range steps + 1 {
						painter.SetFrame(seat(board, cell(line, step), palette.HasGrounds), palette)
						bytes := len(painter.Paint())
						if step == 0 {
							continue
						}
						sum, largest, n = sum+bytes, max(largest, bytes), n+1
						if bytes > most {
							t.Errorf("the step %s to %v is %d bytes, want at most %d", name, cell(line, step), bytes, most)
						}
					}
				}
				t.Logf("%s: %d bytes on average, %d at most", name, sum/n, largest)
			}
			walk("sideways", look.sideways, 16, 29, func(line, step int) game.Cell { return game.Cell{Row: line, Col: step} })
			walk("up or down", look.upDown, 30, 15, func(line, step int) game.Cell { return game.Cell{Row: step, Col: line} })
		})
	}
}

// Scrolling by a row takes little more than the new row.
func TestBytesOfAScrolledRow(t *testing.T) {
	var painter terminal.Painter
	painter.Resize(80, 24)
	for top := range 5 {
		var g screen.Grid
		g.Resize(80, 24)
		for y := range 24 {
			for x := range 80 {
				g.Set(x, y, 'a'+rune((top+y)*x%23), screen.Style{})
			}
		}
		painter.SetFrame(&g, dark(termenv.ANSI256))
		if bytes := len(painter.Paint()); top > 0 && bytes > 300 {
			t.Errorf("row %d takes %d bytes", top+23, bytes)
		}
	}
}

// A step over large cells takes at most 360 bytes on average with the marks around the cursor, and 200
// without, on the two grids played most. On a terminal that does not erase in colours, such as tmux, it
// takes somewhat more.
func TestBytesOfAStepOverLargeCells(t *testing.T) {
	palette := dark(termenv.ANSI256)
	for _, kind := range game.GridKinds()[:2] {
		for _, test := range []struct {
			marks, erases bool
			average, most int
		}{
			{false, true, 200, 250}, {false, false, 200, 250},
			{true, true, 360, 480}, {true, false, 380, 500},
		} {
			board := tableOn(t, kind.New(16, 30), test.marks)
			board.Spacing = draw.Large
			grid := board.Game.Layout().Grid()
			width, height := board.Size(grid, board.Window)
			painter := terminal.Painter{ErasesInColor: test.erases}
			painter.Resize(board.Indent+width, height)
			largest, sum, n := 0, 0, 0
			take := func(c game.Cell, begins bool) {
				board.Cursor = c
				painter.SetFrame(board.Cells(palette.HasGrounds), palette)
				if bytes := len(painter.Paint()); !begins {
					largest, sum, n = max(largest, bytes), sum+bytes, n+1
				}
			}
			for row := 0; row < 16; row += 5 {
				for col := range 30 {
					take(game.Cell{Row: row, Col: col}, col == 0)
				}
			}
			for col := 0; col < 30; col += 6 {
				for row := range 16 {
					take(game.Cell{Row: row, Col: col}, row == 0)
				}
			}
			t.Logf("%T, %+v: %d bytes on average, %d at most", grid, test, sum/n, largest)
			if largest > test.most || sum/n > test.average {
				t.Errorf("a step on %T, %+v, is %d bytes on average and %d at most", grid, test, sum/n, largest)
			}
		}
	}
}

// BenchmarkPaint paints a step of the cursor on an Expert board, for which the player waits after
// each key. For comparison, it also paints the whole frame.
func BenchmarkPaint(b *testing.B) {
	board, palette := table(b, true), dark(termenv.ANSI256)
	var frames []*screen.Grid
	for i := range 58 {
		frames = append(frames, seat(board, game.Cell{Row: 8, Col: min(i, 58-i)}, true))
	}
	var painter terminal.Painter
	painter.Resize(130, 40)
	for _, whole := range []bool{false, true} {
		name := map[bool]string{false: "step", true: "whole"}[whole]
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			sent := 0
			for i := 0; b.Loop(); i++ {
				if whole {
					painter.Forget()
				}
				painter.SetFrame(frames[i%len(frames)], palette)
				sent += len(painter.Paint())
			}
			b.ReportMetric(float64(sent)/float64(b.N), "bytes")
		})
	}
}
