package diff_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"buscaminas/ui/diff"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/vt"
)

const enter = "\x1b[?1049h\x1b[2J\x1b[H\x1b[?25l" // as Bubble Tea enters the alternate screen

// A terminal is an emulator that keeps what it was sent last.
type terminal struct {
	*vt.Emulator
	got    []byte
	fail   bool // the next Write
	hidden bool // the cursor is
}

func newTerminal(cols, rows int) *terminal {
	t := &terminal{Emulator: vt.NewEmulator(cols, rows)}
	t.SetCallbacks(vt.Callbacks{CursorVisibility: func(visible bool) { t.hidden = !visible }})
	return t
}

func (t *terminal) Write(p []byte) (int, error) {
	if t.fail {
		t.fail = false
		n, _ := t.Emulator.Write(p[:len(p)/2])
		return n, errors.New("no terminal")
	}
	t.got = append(t.got, p...)
	return t.Emulator.Write(p)
}

func (t *terminal) Fd() uintptr { return 0 }

// take returns what was sent since the last call.
func (t *terminal) take() string {
	got := string(t.got)
	t.got = t.got[:0]
	return got
}

// A pair is two terminals that are sent the same, one of them through a Writer.
type pair struct {
	direct, through *terminal
	w               *diff.Writer
}

func newPair(cols, rows int) *pair {
	p := &pair{direct: newTerminal(cols, rows), through: newTerminal(cols, rows)}
	p.w = diff.New(p.through)
	p.w.Resize(cols, rows)
	return p
}

func (p *pair) Write(b []byte) (int, error) {
	if n, err := p.w.Write(b); n != len(b) || err != nil {
		panic(fmt.Sprint("Write returned ", n, err))
	}
	p.direct.Write(b)
	return len(b), nil
}

func (p *pair) resize(cols, rows int) {
	p.direct.Resize(cols, rows)
	p.through.Resize(cols, rows)
	p.w.Resize(cols, rows)
}

// difference says where the two terminals differ, if they do.
func (p *pair) difference() string {
	if d := p.cellsDiffer(); d != "" {
		return d
	}
	if p.direct.hidden != p.through.hidden {
		return fmt.Sprintf("the cursor is hidden: %v, want %v", p.through.hidden, p.direct.hidden)
	}
	if want, got := p.direct.CursorPosition(), p.through.CursorPosition(); want != got && !p.direct.hidden {
		return fmt.Sprintf("the cursor is at %v, want %v", got, want)
	}
	return ""
}

// cellsDiffer says where they differ, but for their cursors.
func (p *pair) cellsDiffer() string {
	if p.direct.IsAltScreen() != p.through.IsAltScreen() {
		return "one is in the alternate screen"
	}
	for y := range p.direct.Height() {
		for x := range p.direct.Width() {
			want, got := p.direct.CellAt(x, y), p.through.CellAt(x, y)
			if !looksLike(want, got) {
				return fmt.Sprintf("row %d column %d: %q %+v, want %q %+v\n%s\nwant\n%s",
					y, x, got.Content, got.Style, want.Content, want.Style, p.through, p.direct)
			}
		}
	}
	return ""
}

// looksLike reports whether two cells look the same: of a blank only the background is
// seen, unless something lies over it.
func looksLike(a, b *uv.Cell) bool {
	if a.Equal(b) {
		return true
	}
	blank := func(c *uv.Cell) *uv.Cell {
		if c = c.Clone(); c.Content == " " && c.Style.Attrs&(uv.AttrReverse|uv.AttrStrikethrough|uv.AttrBlink|uv.AttrRapidBlink) == 0 &&
			c.Style.Underline == 0 {
			c.Style.Fg, c.Style.Attrs = nil, 0
		}
		return c
	}
	return blank(a).Equal(blank(b))
}

// A renderer writes frames as that of Bubble Tea 1.3.10 does: see flush in its
// standard_renderer.go.
type renderer struct {
	io.Writer
	width, height int
	alternate     bool
	last          string
	lastLines     []string
	drawn         int // lines
}

func (r *renderer) enter() {
	r.alternate = true
	r.drawn = 0
	r.repaint()
	for _, seq := range strings.SplitAfter(enter, "h") {
		io.WriteString(r, seq)
	}
}

func (r *renderer) leave() {
	r.alternate = false
	r.repaint()
	io.WriteString(r, "\x1b[2K")
	io.WriteString(r, "\r")
	io.WriteString(r, "\x1b[?1049l")
	io.WriteString(r, "\x1b[?25h")
}

func (r *renderer) repaint() { r.last, r.lastLines = "", nil }

func (r *renderer) clear() {
	io.WriteString(r, "\x1b[2J")
	io.WriteString(r, "\x1b[H")
	r.repaint()
}

func (r *renderer) resize(width, height int) {
	r.width, r.height = width, height
	r.repaint()
}

func (r *renderer) frame(view string) {
	if view == "" {
		view = " "
	}
	if view == r.last {
		return
	}
	var b strings.Builder
	if r.alternate {
		b.WriteString(ansi.CursorHomePosition)
	} else if r.drawn > 1 {
		b.WriteString(ansi.CursorUp(r.drawn - 1))
	}
	lines := strings.Split(view, "\n")
	if r.height > 0 && len(lines) > r.height {
		lines = lines[len(lines)-r.height:]
	}
	for i, line := range lines {
		if len(r.lastLines) > i && r.lastLines[i] == line {
			if i < len(lines)-1 {
				b.WriteByte('\n')
			}
			continue
		}
		if i == 0 && r.last == "" {
			b.WriteByte('\r')
		}
		if r.width > 0 {
			line = ansi.Truncate(line, r.width, "")
		}
		if ansi.StringWidth(line) < r.width {
			line += ansi.EraseLineRight
		}
		b.WriteString(line)
		if i < len(lines)-1 {
			b.WriteString("\r\n")
		}
	}
	if r.drawn > len(lines) {
		b.WriteString(ansi.EraseScreenBelow)
	}
	r.drawn = len(lines)
	if r.alternate {
		b.WriteString(ansi.CursorPosition(0, len(lines)))
	} else {
		b.WriteByte('\r')
	}
	io.WriteString(r, b.String())
	r.last, r.lastLines = view, lines
}

// newScreen returns a pair in the alternate screen, and its renderer.
func newScreen(t testing.TB, cols, rows int) (*pair, *renderer) {
	t.Helper()
	p := newPair(cols, rows)
	r := &renderer{Writer: p, width: cols, height: rows}
	r.enter()
	return p, r
}
