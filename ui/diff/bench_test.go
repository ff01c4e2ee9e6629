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
	"buscaminas/ui/theme"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// A table is a board in the middle of a game, drawn as the program does.
type table struct {
	board draw.Picture
	pen   draw.Pen
}

// inks returns those of the usual theme, for a terminal of a profile.
func inks(p termenv.Profile) *draw.Inks {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(p)
	return theme.All()[0].Inks(r, false)
}

func newTable(t testing.TB, p termenv.Profile, marks bool) *table {
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
		draw.Picture{
			Look:   draw.Look{Glyphs: &draw.Unicode, Spacing: draw.Roomy, Marks: marks},
			Game:   g,
			Window: draw.Whole(grid),
			Indent: 4,
		},
		draw.Pen{Inks: inks(p)},
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

// A step of the cursor is few bytes, wherever on the board.
func TestBytesOfAStep(t *testing.T) {
	for _, look := range []struct {
		name             string
		profile          termenv.Profile
		marks            bool
		sideways, upDown int // the most bytes of a step
	}{
		{"256 colors", termenv.ANSI256, false, 200, 200},
		{"256 colors, marks", termenv.ANSI256, true, 320, 340},
		{"true color", termenv.TrueColor, false, 220, 210},
		{"true color, marks", termenv.TrueColor, true, 380, 400},
	} {
		t.Run(look.name, func(t *testing.T) {
			p, r := newScreen(t, 130, 40)
			table := newTable(t, look.profile, look.marks)
			walk := func(name string, most, lines, steps int, cell func(line, step int) game.Cell) {
				var alone, sum, largest, n int
				for line := 0; line < lines; line += 3 {
					r.frame(table.frame(cell(line, 0)))
					for step := 1; step <= steps; step++ {
						p.direct.take()
						p.through.take()
						r.frame(table.frame(cell(line, step)))
						alone += len(p.direct.take())
						bytes := len(p.through.take())
						sum += bytes
						largest = max(largest, bytes)
						n++
						if bytes > most {
							t.Errorf("the step %s to %v is %d bytes, want at most %d", name, cell(line, step), bytes, most)
						}
					}
				}
				if d := p.difference(); d != "" {
					t.Error(d)
				}
				t.Logf("%s: %d bytes on average, %d at most; %d by Bubble Tea alone", name, sum/n, largest, alone/n)
			}
			walk("sideways", look.sideways, 16, 29, func(line, step int) game.Cell { return game.Cell{Row: line, Col: step} })
			walk("up or down", look.upDown, 30, 15, func(line, step int) game.Cell { return game.Cell{Row: step, Col: line} })
		})
	}
}

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
		name    string
		profile termenv.Profile
	}{{"256", termenv.ANSI256}, {"true", termenv.TrueColor}} {
		for _, whole := range []bool{false, true} {
			b.Run(fmt.Sprintf("colors=%s/whole=%v", colors.name, whole), func(b *testing.B) {
				table := newTable(b, colors.profile, false)
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

// BenchmarkShow shows a step of the cursor, and as a yardstick has it drawn as Bubble Tea
// draws frames, through a Writer too.
func BenchmarkShow(b *testing.B) {
	var frames []string
	table := newTable(b, termenv.ANSI256, true)
	for i := range 58 {
		frames = append(frames, table.frame(game.Cell{Row: 8, Col: min(i, 58-i)}))
	}
	w := diff.New(&count{})
	w.Resize(130, 40)
	io.WriteString(w, enter)
	r := &renderer{Writer: w, width: 130, height: 40, alternate: true}
	for name, show := range map[string]func(string){
		"shown":        func(frame string) { w.Show([]byte(frame)); now(w) },
		"by BubbleTea": r.frame,
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				show(frames[i%len(frames)])
			}
		})
	}
}
