//go:build !windows

package input

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	// Imported before Bubble Tea, which would otherwise ask the terminal.
	_ "buscaminas/ui/terminal/background"

	tea "github.com/charmbracelet/bubbletea"
)

// open returns a Reader, and a file to type into. A paste ends after this silence.
func open(t *testing.T, silence time.Duration) (r *Reader, typed *os.File) {
	t.Helper()
	in, typed, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	if r, err = newReader(in); err != nil {
		t.Fatal(err)
	}
	r.silence = silence
	t.Cleanup(func() {
		for _, file := range []*os.File{in, typed, r.wake[0], r.wake[1]} {
			file.Close()
		}
	})
	return r, typed
}

// never is longer than any test.
const never = time.Hour

// A reading is the result of a Read.
type reading struct {
	text string
	err  error
}

// read calls Read in a goroutine.
func read(r *Reader, most int) <-chan reading {
	done := make(chan reading, 1)
	go func() {
		p := make([]byte, most)
		n, err := r.Read(p)
		done <- reading{string(p[:n]), err}
	}()
	return done
}

// A read ends with a whole event, unless that is a longer paste.
func TestReadsEndWithWholeEvents(t *testing.T) {
	r, typed := open(t, never)
	typed.WriteString(begins + "123456789" + ends + "ab\x1b[A\x1b[B\x1b[C")
	for _, want := range []string{begins + "1234", "56789\x1b[201", "~ab\x1b[A\x1b[B", "\x1b[C"} {
		if got := <-read(r, 10); got.text != want || got.err != nil {
			t.Errorf("%q, %v, want %q", got.text, got.err, want)
		}
	}
	typed.WriteString("c\x1b") // Esc is waited for, but not the key before it
	for _, want := range []string{"c", "\x1b"} {
		if got := <-read(r, 10); got.text != want {
			t.Errorf("%q, want %q", got.text, want)
		}
	}
	typed.WriteString("\x1b\x1b\x1b[A") // Bubble Tea would read Esc and up as one key with Alt
	for _, want := range []string{"\x1b", "\x1b\x1b[A"} {
		if got := <-read(r, 10); got.text != want {
			t.Errorf("%q, want %q", got.text, want)
		}
	}
	typed.WriteString("last")
	typed.Close()
	if got := <-read(r, 10); got.text != "last" || got.err != nil {
		t.Errorf("%q, %v", got.text, got.err)
	}
	if got := <-read(r, 10); got.err != io.EOF {
		t.Errorf("%q, %v after the end", got.text, got.err)
	}
}

// A script is what a terminal sends, part by part. After an empty part, time is up.
type script struct {
	buffer
	parts  []string
	waited []time.Duration // the limits of the waits
}

func (s *script) Read(p []byte) (int, error) {
	return s.read(p, func(limit time.Duration) ([]byte, error) {
		s.waited = append(s.waited, limit)
		switch {
		case limit == 0:
			return nil, nil
		case len(s.parts) == 0:
			return nil, io.EOF
		}
		part := s.parts[0]
		s.parts = s.parts[1:]
		return []byte(part), nil
	})
}

// The wait for the next byte begins anew with each byte. A key that is whole waits for nothing.
func TestWaitsForTheNextByte(t *testing.T) {
	s := &script{parts: []string{"\x1b", "[", "5", "~", "j", "\x1b", ""}}
	p := make([]byte, 256)
	var got []string
	for n, err := s.Read(p); err == nil; n, err = s.Read(p) {
		got = append(got, string(p[:n]))
	}
	if want := []string{"\x1b[5~", "j", "\x1b"}; !slices.Equal(got, want) {
		t.Errorf("read %q, want %q", got, want)
	}
	const forever = -1
	want := []time.Duration{forever, split, split, split, 0, forever, 0, forever, split, 0, forever}
	if !slices.Equal(s.waited, want) {
		t.Errorf("waited %v, want %v", s.waited, want)
	}
}

// A paste without an end is over when no bytes have come for a while.
func TestSilenceEndsAPaste(t *testing.T) {
	r, typed := open(t, time.Millisecond)
	typed.WriteString("a" + begins + "b")
	if got := <-read(r, 20); got.text != "a" {
		t.Errorf("%q before the paste", got.text)
	}
	if got := <-read(r, 20); got.text != begins+"b"+ends {
		t.Errorf("%q", got.text)
	}
}

// Ctrl+C is read in the middle of a paste.
func TestCtrlCInAPaste(t *testing.T) {
	r, typed := open(t, never)
	reads := read(r, 20)
	typed.WriteString(begins + "b")
	typed.WriteString("\x03")
	if got := <-reads; got.text != "\x03" {
		t.Errorf("%q", got.text)
	}
}

// A stopped Reader reads nothing, not even bytes that had come before, until it is started again.
func TestStoppedReaderReadsNothing(t *testing.T) {
	for _, before := range []string{"", begins + "a"} {
		r, typed := open(t, never)
		typed.WriteString(before)
		reads := read(r, 20)
		r.Stop()
		r.Stop()
		if got := <-reads; got.err != io.EOF {
			t.Errorf("%q, %v", got.text, got.err)
		}
		typed.WriteString("x")
		if got := <-read(r, 20); got.err != io.EOF {
			t.Errorf("%q, %v", got.text, got.err)
		}
		r.Start()
		r.Start()
		want := "x"
		if before != "" {
			typed.WriteString(ends)
			want = before + "x" + ends
		}
		if got := <-read(r, 20); got.text != want || got.err != nil {
			t.Errorf("%q, %v, want %q", got.text, got.err, want)
		}
	}
}

// Bytes read before the Reader was stopped come after it is started again.
func TestStoppedReaderKeepsWhatItHas(t *testing.T) {
	r, typed := open(t, never)
	typed.WriteString("xyz")
	if got := <-read(r, 1); got.text != "x" {
		t.Fatalf("%q, %v", got.text, got.err)
	}
	r.Stop()
	if got := <-read(r, 20); got.text != "" || got.err != io.EOF {
		t.Errorf("while the Reader is stopped it returns %q, %v", got.text, got.err)
	}
	r.Start()
	if got := <-read(r, 20); got.text != "yz" || got.err != nil {
		t.Errorf("%q, %v, want yz", got.text, got.err)
	}
}

// tells is a program that sends each of its keys to a channel.
type tells chan tea.KeyMsg

func (tells) Init() tea.Cmd { return nil }

func (c tells) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if key, ok := msg.(tea.KeyMsg); ok {
		c <- key
	}
	return c, nil
}

func (tells) View() string { return "" }

// An until is a Reader that closes ended when Bubble Tea has read the last byte. The test must not
// close the file earlier.
type until struct {
	*Reader
	ended chan struct{}
}

func (u until) Read(p []byte) (int, error) {
	n, err := u.Reader.Read(p)
	if err != nil {
		close(u.ended)
	}
	return n, err
}

// Bubble Tea reads keys whose bytes come one by one.
func TestBubbleTeaReadsSlowKeys(t *testing.T) {
	told := make(tells)
	slow := &script{parts: strings.Split("\x1b[A\x1b[5~\x1b[15~\x1bOP\x1bxñ\x1bOr\x1bOM\x1bOa\x1b[1;129B\x1b[99;5u\x1b[24;80Rq", "")}
	p := tea.NewProgram(told, tea.WithInput(slow), tea.WithOutput(io.Discard), tea.WithoutRenderer(), tea.WithoutSignalHandler())
	ended := make(chan error, 1)
	go func() {
		_, err := p.Run()
		ended <- err
	}()
	for _, want := range []string{"up", "pgup", "f5", "f1", "alt+x", "ñ", "2", "enter", "ctrl+up", "down", "ctrl+c", "q"} {
		select {
		case key := <-told:
			if key.String() != want {
				t.Errorf("the key %q, want %q", key, want)
			}
		case <-time.After(time.Minute):
			t.Fatalf("waited a minute for %q", want)
		}
	}
	p.Quit()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// Bubble Tea gets the longest paste as one message, a longer one as too long, and the keys around
// them.
func TestBubbleTeaIsToldOfPastes(t *testing.T) {
	r, typed := open(t, time.Second)
	told, in := make(tells), until{r, make(chan struct{})}
	p := tea.NewProgram(told, tea.WithInput(in), tea.WithOutput(io.Discard), tea.WithoutRenderer(), tea.WithoutSignalHandler())
	ended := make(chan error, 1)
	go func() {
		_, err := p.Run()
		ended <- err
	}()
	go func() {
		fmt.Fprint(typed, "a", begins, strings.Repeat("é", MaxPaste/2), ends, "b")
		fmt.Fprint(typed, begins, strings.Repeat("x", 4<<20), ends, "c")
		fmt.Fprint(typed, begins, "never ends")
	}()
	want := func(text string, paste bool) {
		t.Helper()
		select {
		case key := <-told:
			if string(key.Runes) != text || key.Paste != paste {
				t.Errorf("a key of %d characters %.20q, pasted %t, want %d %.20q", len(key.Runes), string(key.Runes), key.Paste, len(text), text)
			}
		case <-time.After(time.Minute):
			t.Fatalf("waited a minute for %.20q", text)
		}
	}
	want("a", false)
	want(strings.Repeat("é", MaxPaste/2), true)
	want("b", false)
	want(strings.Repeat(" ", much), true)
	want("c", false)
	want("never ends", true)
	r.Stop()
	<-in.ended
	p.Quit()
	if err := <-ended; err != nil && !errors.Is(err, tea.ErrProgramKilled) {
		t.Error(err)
	}
}
