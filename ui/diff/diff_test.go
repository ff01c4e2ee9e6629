package diff_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"buscaminas/ui/diff"

	"github.com/charmbracelet/x/ansi"
)

// What is sent for small changes of a screen of 20 columns and 4 rows.
func TestSent(t *testing.T) {
	const red, blue, rgb = "\x1b[0;38;5;1m", "\x1b[0;38;5;4m", "\x1b[0;38;2;1;2;3m"
	const boldRed = "\x1b[0;1;38;5;1m"
	for _, test := range []struct {
		name          string
		before, after string
		want          string
	}{
		{"nothing", "abc\ndef", "abc\ndef", ""},
		{"the same in other words", red + "abc\x1b[0m", "\x1b[38;5;1mabc\x1b[m   ", ""},
		{"a cell", "abcdefghij\n", "abcdefghiJ\n", "\x1b[1;10HJ"},
		{"the first cell", "abc", "Abc", "\rA"},
		{"over a gap that is short", "abcdefghij", "AbcdefghiJ", "\rA\x1b[8CJ"},
		{"over a gap that is shorter", "abcdef", "AbcdeF", "\rAbcdeF"},
		{"over a gap of one", "a┃c", "A┃C", "\rA┃C"},
		{"over a gap in another style", "a" + red + "b\x1b[mc", "A" + red + "b\x1b[mC", "\rA\x1b[CC"},
		{"over a gap in the next style", "a" + red + "bc\x1b[m", "A" + red + "bC\x1b[m", "\bC\r\x1b[mA"},
		{"on the next line", "abc\nabc\n", "Abc\naBc\n", "\x1b[HA\x1b[BB"},
		{"on a line further down", "abc\n\n\nabc", "Abc\n\n\nAbc", "\rA\x1b[HA"},
		{"from color to color", red + "ab\x1b[m", red + "A" + blue + "B\x1b[m", "\rA\x1b[38;5;4mB"},
		{"a color alone", red + "a\x1b[m", rgb + "a\x1b[m", "\r\x1b[38;2;1;2;3ma"},
		{"from bold to not", red + "ab\x1b[m", boldRed + "A" + red + "B\x1b[m", "\bB\r\x1b[1mA"},
		{"from blinking in two ways to one", "\x1b[5;6m" + strings.Repeat("a", 20), "\x1b[5;6m" + strings.Repeat("a", 19) + "\x1b[0;5mB", "\r\x1b[19C\x1b[0;5mB"},
		{"from not bold to bold", red + "ab\x1b[m", red + "A" + boldRed + "B\x1b[m", "\rA\x1b[1mB"},
		{"no color behind", "ab", "\x1b[44mA\x1b[31;49mB\x1b[m", "\r\x1b[44mA\x1b[31;49mB"},
		{"bright colors", "ab", "\x1b[91mA\x1b[39;103mB\x1b[m", "\r\x1b[91mA\x1b[39;103mB"},
		{"a line that became shorter", "abcdefgh", "abc", "\x1b[5D\x1b[K"},
		{"a line that became little shorter", "abcdef", "abc", "\b\b\b   "},
		{"a colored line that became shorter", "a" + red + "abcdefgh\x1b[m", "a" + red + "X\x1b[m", "\r\x1b[CX\x1b[K"},
		{"a line that is gone", "abc\ndef\nghijkl\n", "abc\nDef", "\x1b[2HD\r\n\x1b[K"},
		{"a wide character", "a世b", "a界b", "\b\b\b界"},
		{"half of a wide character", "世界", " 世 ", "\r 世 "},
		{"a full line", strings.Repeat("-", 20) + "\n", strings.Repeat("=", 20) + "\n", "\x1b[H" + strings.Repeat("=", 20)},
		{"a scroll", "a\nb\nc", "b\nc\nd", "\rd\x1b[Hb\r\nc"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, r := newScreen(t, 20, 4)
			r.frame(test.before)
			p.through.take()
			r.frame(test.after)
			if got := p.through.take(); got != test.want {
				t.Errorf("sent %q, want %q", got, test.want)
			}
			if d := p.difference(); d != "" {
				t.Error(d)
			}
		})
	}
}

// What is written outside the alternate screen, or before the size is known, is
// sent as it is; so are modes and titles, at once.
func TestPassesOn(t *testing.T) {
	const size = true
	for _, test := range []struct {
		name   string
		size   bool
		writes []string
	}{
		{"outside", size, []string{"\x1b[?25l", "\x1b[2Aabc\x1b[K\r\n", "\x1b[?20", "04h", "\xe2", "\x94\x80", "\x1b"}},
		{"after the alternate screen", size, []string{enter, "\x1b[?1049l", "\x1b[Habc", "\x1b[Habc"}},
		{"without a size", !size, []string{enter, "\x1b[Habc", "\x1b[Habc"}},
		{"modes", size, []string{enter, "\x1b[?25h", "\x1b[?2004h", "\x1b[?1002h\x1b[?1006h", "\x1b]2;title\a", "\x1b]0;title\x1b\\", "\a"}},
		{"what goes to the clipboard", size, []string{enter, ansi.SetSystemClipboard("copied"), ansi.SetSystemClipboard("more")}},
		{"what may change how all is taken", size, []string{enter, "\x1b[2;4r", "\x1b[Habc", "\x1b[Habc", "\x1b[Habc"}},
		{"what is not known to be harmless", size, []string{enter, "\x1b[?5h", "\x1b[Habc", "\x1b[Habc"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := newTerminal(20, 4)
			w := diff.New(out)
			if test.size {
				w.Resize(20, 4)
			}
			for _, s := range test.writes {
				io.WriteString(w, s)
				// A sequence that is not understood comes after what makes the
				// terminal ready for it.
				if got := out.take(); got != s && got != "\x1b[m"+s {
					t.Errorf("%q was sent as %q", s, got)
				}
			}
		})
	}
}

// After something that may have changed the screen, all is drawn again, though
// the program does not know.
func TestForgets(t *testing.T) {
	const frame = "\x1b[Habc\x1b[K\r\ndef\x1b[K\x1b[4;H"
	blanks := strings.NewReplacer("\x1b[H", "", "\x1b[4H", "", "\x1b[K", "") // and places, which are not always needed
	for _, test := range []struct {
		name   string
		change func(w *diff.Writer)
	}{
		{"a size", func(w *diff.Writer) { w.Resize(20, 4) }},
		{"a sequence", func(w *diff.Writer) { io.WriteString(w, "\x1b[2L") }},
		{"a tab", func(w *diff.Writer) { io.WriteString(w, "\t") }},
		{"a character of doubtful width", func(w *diff.Writer) { io.WriteString(w, "⚑\ufe0f") }},
		{"an erased screen", func(w *diff.Writer) { io.WriteString(w, "\x1b[2J") }},
		{"another alternate screen", func(w *diff.Writer) { io.WriteString(w, "\x1b[?1049l"+enter) }},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := newTerminal(20, 4)
			w := diff.New(out)
			w.Resize(20, 4)
			io.WriteString(w, enter+frame)
			out.take()
			io.WriteString(w, frame)
			if got := out.take(); got != "" {
				t.Fatalf("sent %q for a frame that is shown", got)
			}
			test.change(w)
			out.take()
			io.WriteString(w, frame)
			got := blanks.Replace(out.take())
			if got != "abc\r\ndef" && got != "\rdefabc" {
				t.Errorf("sent %q, want all of the frame", got)
			}
		})
	}
}

// A terminal that could not be written to is sent everything with the next frame,
// and not only what Bubble Tea draws again.
func TestError(t *testing.T) {
	p, r := newScreen(t, 20, 4)
	r.frame("\x1b[31mabc\x1b[0m\ndef\nghi")
	p.through.fail = true
	r.Writer = p.w
	if n, err := p.w.Write([]byte("\x1b[HABC\r\n\n\x1b[3;H")); n != 0 || err == nil {
		t.Errorf("Write returned %d, %v where the terminal fails", n, err)
	}
	p.direct.Write([]byte("\x1b[HABC\r\n\n\x1b[3;H"))
	p.through.Write([]byte("\x1b[1;7mlost in between"))
	p.Write([]byte("\x1b[H\n\nghI\x1b[3;H"))
	if d := p.difference(); d != "" {
		t.Error(d)
	}
}

// A short write is an error.
func TestShortWrite(t *testing.T) {
	w := diff.New(short{})
	if _, err := io.WriteString(w, "abc"); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("Write returned %v, want %v", err, io.ErrShortWrite)
	}
}

type short struct{ *terminal }

func (short) Write(p []byte) (int, error) { return len(p) - 1, nil }

// Wherever writes are cut, the terminal shows the same, and nothing is held back
// but what is cut.
func TestCutAnywhere(t *testing.T) {
	frames := enter + "\x1b[H\x1b[0;38;2;1;2;3m世┃\x1b[1mabc\x1b[0m\x1b[K\r\nd\x1b[3;5Hef\x1b]2;title\x1b\\\x1b[2;H\x1b[Hx\x1b[?1049l\x1b[?25h┃"
	for cut := range len(frames) {
		p := newPair(20, 4)
		io.WriteString(p, frames[:cut])
		io.WriteString(p, frames[cut:])
		if d := p.difference(); d != "" {
			t.Errorf("cut at %d, between %q and %q: %s", cut, frames[:cut], frames[cut:], d)
		}
	}
	p := newPair(20, 4)
	for i := range len(frames) {
		io.WriteString(p, frames[i:i+1])
	}
	if d := p.difference(); d != "" {
		t.Errorf("cut everywhere: %s", d)
	}
}

// A program says the size of the screen while its renderer draws.
func TestResizeWhileWriting(t *testing.T) {
	p, r := newScreen(t, 20, 4)
	done := make(chan bool)
	go func() {
		for i := range 100 {
			p.w.Resize(10+i, 4+i)
		}
		done <- true
	}()
	for i := range 100 {
		r.frame(fmt.Sprint(i, "\nabc\n", i))
	}
	<-done
}

// Tokens that are understood, for streams of them.
var tokens = []string{
	"a", " ", "┃", "世", "b c", "-----", "\r", "\r\n", "\x1b[H", "\x1b[2;3H", "\x1b[3;H", "\x1b[;5H", "\x1b[4G", "\x1b[G",
	"\x1b[A", "\x1b[2B", "\x1b[3C", "\x1b[D", "\x1b[K", "\x1b[2K", "\x1b[J", "\x1b[0J", "\x1b[2J",
	"\x1b[m", "\x1b[0;38;5;4m", "\x1b[38;2;1;2;3m", "\x1b[1;4m", "\x1b[7m", "\x1b[22;27m", "\x1b[44m", "\x1b[49;39m", "\x1b[0;1;91m",
	"\x1b[?25h", "\x1b[?25l", "\x1b]2;t\a", "\x1b[?1049l", "\x1b[?1049h", "\x1b[?2026h", "\a",
}

// FuzzWrite takes its data for bytes that are written, and for a stream of what is
// understood.
func FuzzWrite(f *testing.F) {
	f.Add([]byte(enter+"\x1b[H世\x1b[1mabc\x1b[K\r\n\x1b[38;5;1m┃\x1b[2;H\x1b[?1049l"), uint8(7))
	f.Add([]byte("\x1b]8;;x\x1b\\\x1b[?1049;25h\x1b[9999999999999;1H\x1bPx\x1b\\\xff\xe2\x94"), uint8(1))
	f.Add([]byte("\x1b]0\x1b[H"), uint8(0))
	f.Add([]byte{8, 3, 3, 0, 24, 9, 3, 18, 11, 0, 36, 8, 25, 4}, uint8(3))
	f.Add([]byte{35, 36, 9, 10}, uint8(0)) // the alternate screen is left and entered
	f.Fuzz(func(t *testing.T, data []byte, cut uint8) {
		data = data[:min(len(data), 1000)]
		step := 1 + int(cut)
		var sent bytes.Buffer
		w := diff.New(file{&sent})
		w.Resize(12, 5)
		for rest := data; len(rest) > 0; rest = rest[min(step, len(rest)):] {
			w.Write(rest[:min(step, len(rest))])
		}
		if !bytes.Contains(data, []byte("1049")) && !bytes.Equal(sent.Bytes(), data) {
			t.Errorf("outside the alternate screen %q was sent as %q", data, &sent)
		}

		// Arbitrary bytes where they are looked at.
		inside := diff.New(file{io.Discard})
		inside.Resize(12, 5)
		io.WriteString(inside, enter)
		inside.Write(data)

		var stream strings.Builder
		stream.WriteString(enter)
		for _, b := range data {
			stream.WriteString(tokens[int(b)%len(tokens)])
		}
		p := newPair(12, 5)
		for rest := stream.String(); len(rest) > 0; rest = rest[min(step, len(rest)):] {
			io.WriteString(p, rest[:min(step, len(rest))])
		}
		if d := p.difference(); d != "" {
			t.Errorf("%q: %s", &stream, d)
		}
	})
}

// A file is a terminal that is a writer.
type file struct{ io.Writer }

func (file) Read([]byte) (int, error) { return 0, io.EOF }
func (file) Close() error             { return nil }
func (file) Fd() uintptr              { return 0 }
