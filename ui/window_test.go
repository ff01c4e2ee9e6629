package ui

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/terminal"

	tea "github.com/charmbracelet/bubbletea"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/vt"
	"github.com/muesli/termenv"
)

// A window is a terminal with the frames that the program sends.
type window struct {
	*vt.Emulator
	*player
	program    tea.Model
	out        *terminal.Writer
	cols, rows int // the size of the window
}

// sitAtWindow opens a window of this size, with a program that begins with a board, or the menu if
// setup is nil.
func sitAtWindow(t *testing.T, cols, rows int, setup *session.Setup) *window {
	t.Helper()
	w := &window{Emulator: vt.NewEmulator(cols, rows), player: seat(t, Options{Setup: setup}), cols: cols, rows: rows}
	w.m.renderer = colored(termenv.ANSI256)
	w.out = terminal.New(w)
	w.out.Size = func() (int, int, error) { return w.cols, w.rows, nil }
	w.tell()
	w.program = display{Model: w.m, out: w.out}
	io.WriteString(w.out, "\x1b[?1049h\x1b[2J\x1b[H\x1b[?25l")
	w.tellOf(cols, rows)
	return w
}

// Fd implements [term.File] with an invalid descriptor.
func (w *window) Fd() uintptr { return ^uintptr(0) }

// resize changes the size of the window, without telling the program.
func (w *window) resize(cols, rows int) {
	w.Emulator.Resize(cols, rows)
	w.cols, w.rows = cols, rows
}

// tellOf tells the program a size.
func (w *window) tellOf(cols, rows int) { w.pass(sizeMsg{Width: cols, Height: rows}) }

// pass passes a message to the program and sends its frame.
func (w *window) pass(msg tea.Msg) {
	w.program, _ = w.program.Update(msg)
	w.program.View()
	w.out.Write(nil)
}

// types types letters.
func (w *window) types(text string) {
	for _, r := range text {
		w.pass(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
	}
}

// wantFrame fails the test unless the window shows exactly the frame of the program.
func (w *window) wantFrame(when string) {
	w.T.Helper()
	lines := strings.Split(w.Screen(), "\n")
	for y := range w.Height() {
		var row strings.Builder
		for x := range w.Width() {
			c := w.CellAt(x, y)
			row.WriteString(c.Content)
			if beyond := x >= terminal.MaxWidth || y >= terminal.MaxHeight; beyond && !c.Equal(&uv.EmptyCell) {
				w.T.Fatalf("%s: row %d, column %d has %+v", when, y, x, c)
			}
		}
		want := ""
		if y < len(lines) {
			want = strings.TrimRight(lines[y], " ")
		}
		if got := strings.TrimRight(row.String(), " "); got != want {
			w.T.Fatalf("%s: row %d is %q, want %q\n%s", when, y, got, want, w.Emulator)
		}
	}
}

// A window that has become narrower shows no frame laid out for the old size, even before the
// program is told.
func TestNoFrameForAnOldSize(t *testing.T) {
	t.Parallel()
	w := sitAtWindow(t, 80, 24, nil)
	w.types("1:" + strings.Repeat("Aa* ", 30))
	w.wantFrame("in 80 columns")
	for _, cols := range []int{60, 41, 100, 30, 80} {
		w.resize(cols, 24)
		w.types("B")
		w.wantFrame(fmt.Sprintf("a letter in %d columns", cols))
		w.tellOf(80, 24) // a late message about the old size
		w.wantFrame(fmt.Sprintf("late, in %d columns", cols))
		w.tellOf(cols, 24)
		w.wantFrame(fmt.Sprintf("told of %d columns", cols))
	}
}

// In a window larger than the limit, the program draws on a part, and the other part stays blank.
func TestWindowsBeyondMeasure(t *testing.T) {
	t.Parallel()
	w := sitAtWindow(t, 80, 24, onFile(t, "hex-desert-40x60.txt", game.LeftToFind))
	for _, size := range []tea.WindowSizeMsg{{Width: 1200, Height: 30}, {Width: 90, Height: 600}, {Width: 1001, Height: 501}, {Width: 80, Height: 24}} {
		w.resize(size.Width, size.Height)
		w.tellOf(size.Width, size.Height)
		if cols, rows := min(size.Width, terminal.MaxWidth), min(size.Height, terminal.MaxHeight); w.m.width != cols || w.m.height != rows {
			t.Errorf("%v: the frame is of %dx%d, want %dx%d", size, w.m.width, w.m.height, cols, rows)
		}
		for _, key := range "Gjgjjjf?q" {
			w.types(string(key))
			w.wantFrame(fmt.Sprintf("%c in %v", key, size))
		}
		if before := w.Screen(); size.Width > w.m.width {
			w.pass(tea.MouseMsg{X: w.m.width, Y: w.m.height / 2, Button: tea.MouseButtonRight, Action: tea.MouseActionPress})
			if w.Screen() != before {
				t.Errorf("a click beyond what is drawn in %v changes the frame:\n%s", size, w.Screen())
			}
		}
		w.pass(tea.MouseMsg{X: size.Width - 1, Y: size.Height - 1, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
		w.wantFrame(fmt.Sprintf("a click in %v", size))
	}
}

// The memory for a large window is bounded, and is released when the window becomes small.
func TestLargeWindowGivesItsMemoryBack(t *testing.T) {
	used := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	path := filepath.Join(t.TempDir(), "large.txt")
	board := "500 500\n" + strings.Repeat(strings.Repeat("..*.*", 100)+"\n", 500)
	if err := os.WriteFile(path, []byte(board), 0o600); err != nil {
		t.Fatal(err)
	}
	setup, _, err := session.FromFile(boards.ReadFile(path), squares, game.LeftToFind)
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, 80, 24, &setup)
	p.m.renderer = colored(termenv.ANSI256)
	p.tell()
	sent := &counter{}
	out := terminal.New(sent)
	size := sizeMsg{}
	out.Size = func() (int, int, error) { return size.Width, size.Height, nil }
	var program tea.Model = display{Model: p.m, out: out}
	io.WriteString(out, "\x1b[?1049h\x1b[2J\x1b[H\x1b[?25l")
	see := func(cols, rows int, keys string) uint64 {
		size = sizeMsg{cols, rows}
		program, _ = program.Update(size)
		program.View()
		for _, r := range keys {
			program, _ = program.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
			program.View()
			out.Write(nil)
		}
		return used()
	}
	small := see(80, 24, "jGg?q")
	large := see(10_000, 10_000, "jGg?")
	if took := large - small; large > small && took > 100<<20 {
		t.Errorf("a window of 10000x10000 takes %d kB", took>>10)
	}
	for _, keys := range []string{"", "q"} { // with the help over the board, and without
		if after := see(80, 24, keys); after > small+1<<20 {
			t.Errorf("%q: %d kB more than before are kept of it", keys, (after-small)>>10)
		}
	}
	if sent.bytes < terminal.MaxWidth*terminal.MaxHeight {
		t.Errorf("only %d bytes were sent", sent.bytes)
	}
	runtime.KeepAlive(program)
}

// A counter is a terminal that counts the bytes sent to it.
type counter struct {
	io.ReadCloser
	bytes int
}

func (c *counter) Write(p []byte) (int, error) {
	c.bytes += len(p)
	return len(p), nil
}

func (c *counter) Fd() uintptr { return 0 }
