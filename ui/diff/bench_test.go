package diff_test

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/diff"
	"buscaminas/ui/draw"

	"github.com/charmbracelet/x/ansi"
)

// A table is a board in the middle of a game, drawn as the program does.
type table struct {
	board draw.Board
	pen   draw.Pen
}

// The ways that sequences give a color: by its number, and by its red, green and
// blue.
func byNumber(n uint8) string { return fmt.Sprintf("8;5;%d", n) }

func byParts(n uint8) string {
	r, g, b, _ := ansi.IndexedColor(n).RGBA()
	return fmt.Sprintf("8;2;%d;%d;%d", r>>8, g>>8, b>>8)
}

func inks(code func(uint8) string) *draw.Inks {
	colors := map[draw.Ink]uint8{
		draw.Grid: 246, draw.Label: 248, draw.CursorLabel: 231, draw.Cursor: 221, draw.FlagInk: 214, draw.Key: 221,
		draw.Number1: 111, draw.Number2: 114, draw.Number3: 210, draw.Number4: 183, draw.Number5: 215, draw.Number6: 80,
	}
	inks := &draw.Inks{}
	marks := inks.On
	for ink := range inks.On {
		on := "\x1b[0"
		if ink := draw.Ink(ink); ink == draw.CursorLabel || ink == draw.Cursor || ink == draw.FlagInk {
			on += ";1"
		}
		if color, ok := colors[draw.Ink(ink)]; ok {
			on += ";3" + code(color)
		}
		inks.On[ink] = on + "m"
		marks[ink] = on + ";4" + code(237) + "m"
	}
	inks.Marks = &marks
	return inks
}

func newTable(t testing.TB, code func(uint8) string, marks bool) *table {
	t.Helper()
	grid := game.Square{Rows: 16, Cols: 30}
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
		_ = g.Apply(a) // what a cascade has opened is refused
	}
	return &table{
		draw.Board{
			Look:   draw.Look{Glyphs: &draw.Unicode, Spacing: draw.Roomy, Marks: marks},
			Game:   g,
			Window: draw.Whole(grid),
			Indent: 4,
		},
		draw.Pen{Inks: inks(code)},
	}
}

// frame draws the board with the cursor at a cell.
func (t *table) frame(c game.Cell) string {
	t.board.Cursor = c
	t.pen.Out = t.pen.Out[:0]
	t.pen.Ink(draw.Label, "    Minas 71   Tiempo 0:42")
	t.pen.Newline()
	t.board.Draw(&t.pen)
	t.pen.Ink(draw.Key, "    Enter")
	t.pen.Ink(draw.Label, " abrir")
	t.pen.Newline()
	return strings.TrimSuffix(string(t.pen.Out), "\n")
}

// A step of the cursor is few bytes: at 250 ms a kilobyte, as on a slow line, it
// is not to be felt.
func TestBytesOfAStep(t *testing.T) {
	for _, colors := range []struct {
		name string
		code func(uint8) string
	}{{"256 colors", byNumber}, {"true color", byParts}} {
		for _, marks := range []bool{false, true} {
			for _, step := range []struct {
				name string
				cell func(i int) game.Cell
				most int
			}{
				{"sideways", func(i int) game.Cell { return game.Cell{Row: i / 29 % 16, Col: i % 30} }, 350},
				{"up or down", func(i int) game.Cell { return game.Cell{Row: i % 16, Col: i / 15 % 30} }, 700},
			} {
				t.Run(fmt.Sprint(colors.name, "/", step.name, "/marks=", marks), func(t *testing.T) {
					p, r := newScreen(t, 130, 40)
					table := newTable(t, colors.code, marks)
					r.frame(table.frame(step.cell(0)))
					all, most, renderer := 0, 0, 0
					const steps = 400
					for i := range steps {
						from, to := step.cell(i), step.cell(i+1)
						if abs(from.Row-to.Row)+abs(from.Col-to.Col) > 1 { // to the next line
							r.frame(table.frame(to))
							p.through.take()
							continue
						}
						p.direct.take()
						p.through.take()
						r.frame(table.frame(to))
						renderer += len(p.direct.take())
						n := len(p.through.take())
						all += n
						most = max(most, n)
					}
					if d := p.difference(); d != "" {
						t.Fatal(d)
					}
					t.Logf("on average %d bytes, at most %d; by Bubble Tea alone %d", all/steps, most, renderer/steps)
					if !marks && most > step.most {
						t.Errorf("a step takes up to %d bytes, want %d", most, step.most)
					}
				})
			}
		}
	}
}

func abs(n int) int { return max(n, -n) }

// count is a terminal that counts bytes.
type count struct {
	io.ReadCloser
	bytes int
}

func (c *count) Write(p []byte) (int, error) {
	c.bytes += len(p)
	return len(p), nil
}

func (c *count) Fd() uintptr { return 0 }

// writes keeps what is written, each Write by itself.
type writes [][]byte

func (w *writes) Write(p []byte) (int, error) {
	*w = append(*w, slices.Clone(p))
	return len(p), nil
}

// BenchmarkWrite passes on a step of the cursor: only the lines that have changed,
// as Bubble Tea does, and all lines, as after a message that repaints.
func BenchmarkWrite(b *testing.B) {
	for _, colors := range []struct {
		name string
		code func(uint8) string
	}{{"256", byNumber}, {"true", byParts}} {
		for _, whole := range []bool{false, true} {
			b.Run(fmt.Sprintf("colors=%s/whole=%v", colors.name, whole), func(b *testing.B) {
				table := newTable(b, colors.code, false)
				frames := &writes{}
				r := &renderer{Writer: frames, width: 130, height: 40, alternate: true}
				for i := range 58 {
					if whole {
						r.repaint()
					}
					r.frame(table.frame(game.Cell{Row: 8, Col: min(i, 58-i)}))
				}
				terminal := &count{}
				w := diff.New(terminal)
				w.Resize(130, 40)
				io.WriteString(w, enter)
				for _, f := range *frames {
					w.Write(f)
				}
				b.ReportAllocs()
				terminal.bytes = 0
				given := 0
				for i := 0; b.Loop(); i++ {
					f := (*frames)[1+i%(len(*frames)-1)]
					given += len(f)
					w.Write(f)
				}
				b.ReportMetric(float64(given)/float64(b.N), "bytes-in/op")
				b.ReportMetric(float64(terminal.bytes)/float64(b.N), "bytes/step")
			})
		}
	}
}
