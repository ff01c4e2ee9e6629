package terminal_test

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"buscaminas/ui/screen"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/terminal"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
	"github.com/charmbracelet/x/vt"
	"github.com/muesli/termenv"
	"pgregory.net/rapid"
)

func dark(p termenv.Profile) *screen.Palette { return theme.All()[0].Palette(p, false) }

var plain = &screen.Palette{}

// Whatever frames are painted, in whatever looks, the terminal shows the last one.
func TestFramesAreSeen(t *testing.T) {
	var palettes []*screen.Palette
	for _, look := range theme.All() {
		for _, p := range []termenv.Profile{termenv.Ascii, termenv.ANSI, termenv.ANSI256, termenv.TrueColor} {
			palettes = append(palettes, look.Palette(p, false))
		}
	}
	runes := []string{" ", " ", " ", "a", "é", "─", "▓", "漢", "  ", "word", "\u0301", "👍"}
	rapid.Check(t, func(t *rapid.T) {
		width, height := rapid.IntRange(1, 40).Draw(t, "width"), rapid.IntRange(1, 12).Draw(t, "height")
		shown := newEmulator(width, height)
		defer shown.Close()
		var painter terminal.Painter
		painter.ErasesInColor = rapid.Bool().Draw(t, "erases")
		painter.Resize(width, height)
		g := frame(width, height)
		palette := palettes[0]
		for range rapid.IntRange(1, 8).Draw(t, "frames") {
			switch rapid.IntRange(0, 6).Draw(t, "change") {
			case 0:
				palette = rapid.SampledFrom(palettes).Draw(t, "palette")
			case 1:
				painter.Forget()
				_, _ = shown.Write([]byte("\x1b[2;2H\x1b[1;7;31;42mover it\x1b[m"))
			case 2:
				g = frame(width, height)
			}
			most := rapid.SampledFrom([]int{30, 300}).Draw(t, "most") // many changes are painted in another way
			for range rapid.IntRange(0, most).Draw(t, "changes") {
				style := screen.Style{
					Ground: screen.Ground(rapid.IntRange(0, int(screen.Grounds)-1).Draw(t, "ground")),
					Ink:    screen.Ink(rapid.IntRange(0, int(screen.Inks)-1).Draw(t, "ink")),
				}
				text := strings.Repeat(rapid.SampledFrom(runes).Draw(t, "text"), rapid.IntRange(1, 9).Draw(t, "times"))
				g.Write(rapid.IntRange(-2, width).Draw(t, "x"), rapid.IntRange(0, height-1).Draw(t, "y"), style, text)
			}
			if !painter.SetFrame(g, palette) {
				t.Fatal("the frame was not taken")
			}
			_, _ = shown.Write(painter.Paint())
			if d := shown.differs(g, palette); d != "" {
				t.Fatal(d)
			}
			if again := painter.Paint(); len(again) > 0 {
				t.Fatalf("the same frame again is sent as %q", again)
			}
		}
	})
}

// Output of others, such as Bubble Tea, passes through, and then the frame is shown again.
func TestWhatOthersWritePassesThrough(t *testing.T) {
	for _, other := range []string{
		"\x1b[2J", "\x1b[H", "\x1b[31mover it", "\x1b[?25l", "\x1b[?1002h\x1b[?1006h", "\x1b]0;title\x07",
		"\x1b]52;c;aG9sYQ==\x07", "\x1b[?1049l" + enter, "\r\n\n\n\n", "\x1b[m",
	} {
		w, g := newWindow(20, 4), frame(20, 4, "one", "two", "three", "four")
		w.w.Show(g, plain)
		_, _ = io.WriteString(w.w, other)
		if d := w.differs(g, plain); d != "" {
			t.Errorf("after %q: %s", other, d)
		}
		w.Close()
	}
}

// Frames are sent only in the alternate screen, and only once the size is known.
func TestFramesStayInTheAlternateScreen(t *testing.T) {
	shown := newEmulator(20, 4)
	defer shown.Close()
	w := terminal.New(shown)
	w.Show(frame(20, 4, "early"), plain)
	w.Resize(20, 4)
	w.Show(frame(20, 4, "before"), plain)
	if n := shown.bytes(); n > 0 {
		t.Errorf("%d bytes are sent before the alternate screen", n)
	}
	_, _ = io.WriteString(w, enter)
	if d := shown.differs(frame(20, 4, "before"), plain); d != "" {
		t.Error(d)
	}
	_, _ = io.WriteString(w, "\x1b[?1049l")
	shown.bytes()
	w.Show(frame(20, 4, "late"), plain)
	if n := shown.bytes(); n > 0 {
		t.Errorf("%d bytes are sent after it", n)
	}
}

// A frame laid out for another size is not sent, even if it was put off.
func TestFrameOfAnotherSizeIsNotShown(t *testing.T) {
	w := newWindow(20, 4)
	defer w.Close()
	for _, text := range []string{"one", "two", "three", "this is twenty long."} {
		w.w.Show(frame(20, 4, text), plain)
	}
	w.w.Resize(10, 4)
	w.Resize(10, 4)
	w.bytes()
	w.w.Show(frame(20, 4, "this is twenty long."), plain)
	if n := w.bytes(); n > 0 {
		t.Errorf("%d bytes are sent", n)
	}
	g := frame(10, 4, "ten long.x")
	w.w.Show(g, plain)
	w.settle(t, g)
}

// settle waits until the emulator shows a frame.
func (w *window) settle(t *testing.T, g *screen.Grid) {
	t.Helper()
	for w.differs(g, plain) != "" {
		select {
		case <-w.wrote:
		case <-time.After(time.Minute):
			t.Fatal(w.differs(g, plain))
		}
	}
}

// A window larger than the limit takes no more memory than one of the largest size.
func TestTheSizeIsBounded(t *testing.T) {
	shown := newEmulator(1, 1)
	defer shown.Close()
	w := terminal.New(shown)
	if n := testing.AllocsPerRun(3, func() { w.Resize(1_000_000, 1_000_000) }); n > 10 {
		t.Errorf("%v allocations", n)
	}
	_, _ = io.WriteString(w, enter)
	g := frame(terminal.MaxWidth, terminal.MaxHeight, "x")
	shown.bytes()
	w.Show(g, plain)
	if shown.bytes() == 0 {
		t.Error("the largest frame is not shown")
	}
}

// The first frame is sent at once. Of a thousand frames in quick succession some are sent, and the
// last one always, without another call.
func TestFramesAreSpacedOut(t *testing.T) {
	w := newWindow(20, 4)
	defer w.Close()
	first := frame(20, 4, "first")
	w.w.Show(first, plain)
	if d := w.differs(first, plain); d != "" {
		t.Error("the first frame is not shown at once:", d)
	}
	begun, before := time.Now(), len(w.wrote)
	var last *screen.Grid
	for i := range 1000 {
		last = frame(20, 4, fmt.Sprint("frame ", i))
		w.w.Show(last, plain)
	}
	took := time.Since(begun)
	if n, most := len(w.wrote)-before, 2+int(took*120/time.Second); n > most {
		t.Errorf("%d frames were sent in %v, want at most %d", n, took, most)
	}
	w.settle(t, last)
}

// After an error the next frame is sent in full.
func TestError(t *testing.T) {
	w := newWindow(20, 4)
	defer w.Close()
	w.w.Show(frame(20, 4, "one", "two"), plain)
	w.mu.Lock()
	w.fail = true
	w.mu.Unlock()
	if _, err := io.WriteString(w.w, "\x1b[m"); err == nil {
		t.Error("the error is lost")
	}
	g := frame(20, 4, "one", "2")
	w.w.Show(g, plain)
	w.settle(t, g)
}

// A frame for an old size of the window is not sent, even before the Writer is told of the new one.
func TestFrameOfAnOldSizeIsNotSent(t *testing.T) {
	w := newWindow(20, 4)
	defer w.Close()
	now := 20
	w.w.Size = func() (int, int, error) { return now, 4, nil }
	w.bytes()
	now = 10
	w.w.Show(frame(20, 4, "this is twenty long."), plain)
	if n := w.bytes(); n > 0 {
		t.Errorf("%d bytes are sent", n)
	}
	w.Resize(10, 4)
	w.w.Resize(10, 4)
	g := frame(10, 4, "ten long.x")
	w.w.Show(g, plain)
	w.settle(t, g)
}

// Where another program has left the arrows or the keypad in application mode, they are reset.
func TestKeypadIsReset(t *testing.T) {
	shown := newEmulator(20, 4)
	defer shown.Close()
	modes := map[ansi.Mode]bool{}
	shown.SetCallbacks(vt.Callbacks{
		EnableMode:  func(m ansi.Mode) { modes[m] = true },
		DisableMode: func(m ansi.Mode) { modes[m] = false },
	})
	_, _ = io.WriteString(shown, "\x1b[?1h\x1b=")
	if !modes[ansi.ModeCursorKeys] || !modes[ansi.ModeNumericKeypad] {
		t.Fatal("the emulator knows no application mode")
	}
	_, _ = io.WriteString(terminal.New(shown), enter)
	if modes[ansi.ModeCursorKeys] || modes[ansi.ModeNumericKeypad] {
		t.Errorf("the arrows are in application mode: %t; the keypad: %t", modes[ansi.ModeCursorKeys], modes[ansi.ModeNumericKeypad])
	}
}

// A record is a terminal that keeps what it is sent.
type record struct {
	term.File
	sent strings.Builder
}

func (r *record) Write(p []byte) (int, error) { return r.sent.Write(p) }

// A terminal that is switched to UTF-8 takes text as before once the alternate screen is left.
func TestSwitchedTerminal(t *testing.T) {
	r := &record{}
	w := terminal.New(r)
	w.SwitchToUTF8 = true
	for range 2 { // it is suspended meanwhile
		_, _ = io.WriteString(w, ansi.SetModeAltScreenSaveCursor)
		_, _ = io.WriteString(w, ansi.ResetModeAltScreenSaveCursor)
	}
	if sent := r.sent.String(); strings.Count(sent, "\x1b%G"+ansi.SetModeAltScreenSaveCursor) != 2 ||
		strings.Count(sent, ansi.ResetModeAltScreenSaveCursor+"\x1b%@") != 2 {
		t.Errorf("%q is sent", sent)
	}
}

// An xterm that was switched to UTF-8 keeps its bold font, which has only the characters of Latin-1.
func TestSwitchedTerminalShowsItsSigns(t *testing.T) {
	for _, switched := range []bool{false, true} {
		w, g := newWindow(3, 1), frame(3, 1)
		w.w.SwitchToUTF8 = switched
		w.w.Resize(3, 1)
		g.Write(0, 0, screen.Style{Ink: screen.Title}, "ñ✓▸")
		w.w.Show(g, dark(termenv.ANSI256))
		for x, want := range []bool{true, !switched, !switched} {
			if c := w.CellAt(x, 0); (c.Style.Attrs&uv.AttrBold != 0) != want {
				t.Errorf("switched %t: %q is bold: %t", switched, c.Content, !want)
			}
		}
	}
}
