package terminal_test

import (
	"errors"
	"fmt"
	"image/color"
	"io"
	"sync"

	"buscaminas/ui/screen"
	"buscaminas/ui/terminal"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/vt"
)

const enter = "\x1b[?1049h\x1b[2J\x1b[H\x1b[?25l" // the bytes with which Bubble Tea enters the alternate screen

// An emulator is a terminal that counts the bytes sent to it.
type emulator struct {
	*vt.Emulator
	mu    sync.Mutex
	sent  int
	fail  bool          // makes the next Write fail
	wrote chan struct{} // receives after every Write
}

func newEmulator(width, height int) *emulator {
	return &emulator{Emulator: vt.NewEmulator(width, height), wrote: make(chan struct{}, 10_000)}
}

func (e *emulator) Write(p []byte) (int, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.sent += len(p)
	e.wrote <- struct{}{}
	if e.fail {
		e.fail = false
		n, _ := e.Emulator.Write(p[:len(p)/2])
		return n, errors.New("no terminal")
	}
	return e.Emulator.Write(p)
}

func (e *emulator) Fd() uintptr { return 0 }

// bytes returns the number of bytes sent since the last call.
func (e *emulator) bytes() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	n := e.sent
	e.sent = 0
	return n
}

// differs says where the emulator does not show a frame, or returns "".
func (e *emulator) differs(g *screen.Grid, p *screen.Palette) string {
	e.mu.Lock()
	defer e.mu.Unlock()
	for y := range g.Height {
		for x, c := range g.Row(y) {
			if c.Rune == screen.Half {
				continue
			}
			got, look := e.CellAt(x, y), p.Look(c.Style)
			text := string(c.Rune)
			if c.Rune == 0 {
				text = " "
			}
			var attributes uint8
			if look.Bold {
				attributes |= uv.AttrBold
			}
			if look.Reverse {
				attributes |= uv.AttrReverse
			}
			same := got.Content == text && sameColor(got.Style.Bg, look.Back)
			if c.Rune != 0 || look.Reverse {
				same = same && sameColor(got.Style.Fg, look.Fore) && got.Style.Attrs == attributes
			} else {
				same = same && got.Style.Attrs&uv.AttrReverse == 0
			}
			if !same {
				return fmt.Sprintf("line %d, column %d: %q %+v, want %q %+v\n%s\nwant\n%s", y, x, got.Content, got.Style, text, look, e, g)
			}
		}
	}
	return ""
}

func sameColor(got color.Color, want screen.Color) bool {
	var c color.Color
	if n, ok := want.Basic(); ok {
		c = ansi.BasicColor(n)
	} else if n, ok := want.Indexed(); ok {
		c = ansi.IndexedColor(n)
	} else if r, g, b, ok := want.RGB(); ok {
		c = color.RGBA{r, g, b, 255}
	}
	if got == nil || c == nil {
		return got == nil && c == nil
	}
	r, g, b, _ := got.RGBA()
	r2, g2, b2, _ := c.RGBA()
	return r == r2 && g == g2 && b == b2
}

// A window is an emulator in the alternate screen, behind a Writer.
type window struct {
	*emulator
	w *terminal.Writer
}

func newWindow(width, height int) *window {
	w := &window{emulator: newEmulator(width, height)}
	w.w = terminal.New(w.emulator)
	w.w.Resize(width, height)
	_, _ = io.WriteString(w.w, enter)
	return w
}

// frame returns a frame with these lines.
func frame(width, height int, lines ...string) *screen.Grid {
	g := &screen.Grid{}
	g.Resize(width, height)
	for y, l := range lines {
		g.Write(0, y, screen.Style{}, l)
	}
	return g
}
