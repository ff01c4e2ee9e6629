// Package terminal stands between a Bubble Tea program and its terminal, and sends of
// each frame only the cells that have changed. Bubble Tea would send every line again in
// which anything has, and not before its next tick.
//
//	out := terminal.New(os.Stdout)
//	p := tea.NewProgram(model, tea.WithAltScreen(), tea.WithOutput(out))
//
// The program says with [Writer.Resize] how large the screen is, and gives each of its
// frames to [Writer.Show]. A [Writer] compares the cells of the frame with those that the
// terminal shows and writes the difference. What Bubble Tea itself writes passes through
// unchanged; as it may move the cursor or erase the screen, the last frame is then drawn
// anew.
//
// A program that is run with [tea.ExecProcess] gets a pipe for its output instead of the
// terminal, unless its Stdout is set.
//
// [tea.ExecProcess]: https://pkg.go.dev/github.com/charmbracelet/bubbletea#ExecProcess
package terminal

import (
	"bytes"
	"cmp"
	"io"
	"regexp"
	"sync"
	"time"

	"buscaminas/ui/screen"

	"github.com/charmbracelet/x/term"
)

// The largest window that is drawn: what lies beyond stays blank.
const (
	MaxWidth  = 1000
	MaxHeight = 500
)

// HideCursor is the sequence that hides the cursor.
const HideCursor = "\x1b[?25l"

// apart is the least time between two frames.
const apart = time.Second / 120

// A Writer is a terminal that is sent only what has changed. It shows frames in the
// alternate screen alone, and not before the first [Writer.Resize].
type Writer struct {
	term.File // Read, Close and Fd are those of the terminal

	// Size returns the size of the window now. While that is not what Resize was told last,
	// no frame is sent: it was laid out for another size, and a full line would wrap. Without
	// Size, the window stays as it is.
	Size func() (width, height int, err error)

	// Width and Height are those of the largest window that is drawn, where that is not
	// [MaxWidth] and [MaxHeight].
	Width, Height int

	// Guarded wraps what runs on a goroutine of its own, so that a panic there is not lost.
	// It is set before the first frame; nil: nothing is wrapped.
	Guarded func(func()) func()

	mu        sync.Mutex
	alternate bool // the terminal shows the alternate screen
	window    size // as Resize was told
	painter   Painter
	new       bool // the frame of the painter has not been sent

	sent  time.Time   // when a frame was
	timer *time.Timer // sends the next one; nil: none was ever put off
	due   bool        // it is running
}

// A size is that of a window.
type size struct{ width, height int }

// New returns a Writer to a terminal.
func New(out term.File) *Writer { return &Writer{File: out} }

// Resize says how large the window is now, and returns the size of the frames for it, which
// is bounded. What the window shows is unknown, because terminals move it about. A frame of
// another size is not shown any more.
func (w *Writer) Resize(width, height int) (frameWidth, frameHeight int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.new = false
	w.window = size{width, height}
	frameWidth = min(max(0, width), cmp.Or(w.Width, MaxWidth))
	frameHeight = min(max(0, height), cmp.Or(w.Height, MaxHeight))
	w.painter.Cut = w.window != size{frameWidth, frameHeight}
	w.painter.Resize(frameWidth, frameHeight)
	return frameWidth, frameHeight
}

// fits reports whether the window still has the size that Resize was told.
func (w *Writer) fits() bool {
	if w.Size == nil {
		return true
	}
	width, height, err := w.Size()
	return err != nil || size{width, height} == w.window
}

// Show shows a frame in the looks of a palette. It is sent at once, unless the last one has
// just been sent: of the frames that follow closely the last one is. A frame of another
// size than the window is not shown.
func (w *Writer) Show(g *screen.Grid, p *screen.Palette) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.painter.Take(g, p) {
		return
	}
	w.new = true
	if w.due {
		return
	}
	if wait := apart - time.Since(w.sent); wait > 0 {
		w.putOff(wait)
		return
	}
	_ = w.send() // what is not sent goes with the next frame
}

// putOff sends the frame later.
func (w *Writer) putOff(wait time.Duration) {
	w.due = true
	if w.timer != nil {
		w.timer.Reset(wait)
		return
	}
	later := func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.due = false
		_ = w.send()
	}
	if w.Guarded != nil {
		later = w.Guarded(later)
	}
	w.timer = time.AfterFunc(wait, later)
}

// send sends what the terminal does not show yet of the frame.
func (w *Writer) send() error {
	if !w.alternate || !w.new || !w.fits() {
		return nil
	}
	w.sent = time.Now()
	w.new = false
	return w.write(w.painter.Paint())
}

// write writes to the terminal. After an error nothing is known of what it shows.
func (w *Writer) write(p []byte) error {
	if len(p) == 0 {
		return nil
	}
	n, err := w.File.Write(p)
	if err == nil && n < len(p) {
		err = io.ErrShortWrite
	}
	if err != nil {
		w.painter.Forget()
		w.new = true
	}
	return err
}

// The sequences that switch to the alternate screen and back.
var enter, leave = []byte("\x1b[?1049h"), []byte("\x1b[?1049l")

// quiet matches what leaves the cells of the screen as they are: modes, the place of the
// cursor, the look that it writes in, titles and the clipboard.
var quiet = regexp.MustCompile(`^(\x1b\[\?[0-9;]*[hl]|\x1b\[[0-9;]*[Hm]|\r|\x1b\][^\x07\x1b]*(\x07|\x1b\\))*$`)

// Write passes p on. In the alternate screen, the last frame is then drawn anew unless its
// cells were left as they are.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch in, out := bytes.LastIndex(p, enter), bytes.LastIndex(p, leave); {
	case in > out:
		w.alternate = true
	case out > in:
		w.alternate = false
	}
	if err := w.write(p); err != nil {
		return 0, err
	}
	if w.painter.Lift(); !quiet.Match(p) || bytes.Contains(p, enter) {
		w.painter.Forget()
		w.new = w.painter.taken
	}
	if err := w.send(); err != nil {
		return 0, err
	}
	return len(p), nil
}
