package diff_test

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"buscaminas/ui/diff"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"
)

// now has what was shown sent at once.
func now(w *diff.Writer) { w.Write(nil) }

// drawn draws a frame as a program would that sends all of it.
func drawn(p *pair, frame string) {
	p.direct.Write([]byte("\x1b[m"))
	for i, line := range strings.Split(frame, "\n") {
		fmt.Fprintf(p.direct, "\x1b[%dH%s", i+1, line)
		if ansi.StringWidth(line) < p.direct.Width() {
			p.direct.Write([]byte("\x1b[K"))
		}
	}
}

// fitted returns as much of the frame as there is room for, in lines that say in which style
// they begin.
func (v *view) fitted(cols, rows int) string {
	lines := strings.Split(v.String(), "\n")
	lines = append(lines, make([]string, rows)...)[:rows]
	for i, line := range lines {
		lines[i] = "\x1b[m" + ansi.Truncate(line, cols, "")
	}
	return strings.Join(lines, "\n")
}

// Whatever frames are shown, the terminal shows the last, whatever is written between them.
func TestShownFramesAreSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cols, rows := 30, 8
		p := newPair(cols, rows)
		enters := func() { io.WriteString(p, enter) }
		enters()
		v := &view{tame: true}
		show := func() {
			frame := v.fitted(cols, rows)
			p.w.Show([]byte(frame))
			now(p.w)
			drawn(p, frame)
		}
		for range rapid.IntRange(1, 12).Draw(t, "steps") {
			switch rapid.IntRange(0, 9).Draw(t, "step") {
			case 0:
				cols, rows = rapid.IntRange(2, 40).Draw(t, "cols"), rapid.IntRange(1, 12).Draw(t, "rows")
				p.resize(cols, rows)
			case 1:
				io.WriteString(p, "\x1b[?1049l")
				enters()
			case 2:
				io.WriteString(p, harmless.Draw(t, "harmless"))
			case 3:
				io.WriteString(p, "\x1b[H\x1b[2K\x1b[31mover it")
			default:
				v.change(t)
			}
			show()
			if d := p.cellsDiffer(); d != "" {
				t.Fatal(d)
			}
		}
	})
}

// What a frame has that no terminal takes in the same way is sent as it is, and the rest of
// it is seen all the same.
func TestShownFrameWithDoubtfulLine(t *testing.T) {
	p, _ := newScreen(t, 20, 4)
	full := "e\u0301" + strings.Repeat("-", 19)
	for _, frame := range []string{"a\nb\nc\nd", "a\n⚑\ufe0f\nC\nd", "a\nx\nC\nD", "a\n" + full + "\nC\nd", full + "\n\nC\n"} {
		p.w.Show([]byte(frame))
		now(p.w)
		drawn(p, frame)
		if d := p.cellsDiffer(); d != "" {
			t.Errorf("%q: %s", frame, d)
		}
	}
}

// A shared is a terminal that is written to and looked at side by side.
type shared struct {
	*terminal
	mu    sync.Mutex
	wrote chan struct{} // gets one for every Write
}

func (s *shared) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wrote <- struct{}{}
	return s.terminal.Write(p)
}

func (s *shared) shows(text string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return strings.HasPrefix(s.String(), text)
}

// The first frame is there at once. Of a thousand that follow as fast as they can only some
// are sent, and the last of them without anything else.
func TestFramesAreSpacedOut(t *testing.T) {
	out := &shared{terminal: newTerminal(20, 4), wrote: make(chan struct{}, 2000)}
	w := diff.New(out)
	w.Resize(20, 4)
	io.WriteString(w, enter)
	w.Show([]byte("first"))
	if !out.shows("first") {
		t.Error("the first frame is not shown at once")
	}
	begun, before := time.Now(), len(out.wrote)
	for i := range 1000 {
		w.Show(fmt.Appendf(nil, "frame %d", i))
	}
	took := time.Since(begun)
	if n, most := len(out.wrote)-before, 2+int(took*120/time.Second); n > most {
		t.Errorf("%d frames were sent in %v, want at most %d", n, took, most)
	}
	for !out.shows("frame 999") {
		select {
		case <-out.wrote:
		case <-time.After(time.Minute):
			t.Fatal("the last frame is not shown")
		}
	}
}

// A frame that was made for another size is not shown.
func TestFrameOfAnotherSizeIsNotShown(t *testing.T) {
	out := newTerminal(20, 4)
	w := diff.New(out)
	w.Resize(20, 4)
	io.WriteString(w, enter)
	for _, frame := range []string{"one", "two", "three", "this is twenty long."} {
		w.Show([]byte(frame))
	}
	w.Resize(10, 4)
	out.take()
	now(w)
	if got := out.take(); ansi.Strip(got) != "" {
		t.Errorf("sent %q", got)
	}
}

// A frame that was put off is not shown in a terminal that has another size by then: at full
// width its lines would go on in the next row. Nor is it shown later.
func TestFrameOfAnOldSizeIsNotShown(t *testing.T) {
	p := newPair(10, 4)
	cols, rows := 10, 4
	p.w.Size = func() (int, int, error) { return cols, rows, nil }
	io.WriteString(p.w, enter)
	frame := func(of string) []byte {
		return []byte(strings.Repeat("\x1b[m"+strings.Repeat(of, cols)+"\n", rows-1) + "\x1b[m" + strings.Repeat(of, cols))
	}
	p.w.Show(frame("a"))
	now(p.w)
	old := frame("b")
	cols = 6
	p.through.Resize(cols, rows)
	want := p.through.String()
	p.through.take()
	p.w.Show(old)
	now(p.w)
	if sent := p.through.take(); sent != "" {
		t.Errorf("%q is sent", sent)
	}
	p.w.Resize(cols, rows)
	now(p.w)
	if got := p.through.String(); got != want {
		t.Errorf("the terminal shows\n%s\nwant\n%s", got, want)
	}
	p.w.Show(frame("c"))
	now(p.w)
	if got, want := p.through.String(), strings.TrimSuffix(strings.Repeat("cccccc\n", rows), "\n"); got != want {
		t.Errorf("the terminal shows\n%s\nwant\n%s", got, want)
	}
	p.w.Size = func() (int, int, error) { return 0, 0, io.ErrClosedPipe } // it cannot tell
	p.w.Show(frame("d"))
	now(p.w)
	if got := p.through.String(); !strings.Contains(got, "d") {
		t.Errorf("the terminal shows\n%s", got)
	}
}
