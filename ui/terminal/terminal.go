// Package terminal writes the frames of a Bubble Tea program to its terminal, and sends only
// the cells that have changed. Bubble Tea itself would send every line with a change in full,
// and wait for its next tick.
//
//	out := terminal.New(os.Stdout)
//	p := tea.NewProgram(model, tea.WithAltScreen(), tea.WithOutput(out))
//
// The program calls [Writer.Resize] with the size of the window, and gives each frame to
// [Writer.Show]. A [Writer] writes the cells in which the frame and the screen differ. It passes on
// the output of Bubble Tea unchanged. Afterwards it draws the last frame in full, because the output
// may have moved the cursor or erased the screen.
//
// If another program is run with [tea.ExecProcess] and the Stdout of its command is not set, its
// output goes to a pipe instead of the terminal.
//
// [tea.ExecProcess]: https://pkg.go.dev/github.com/charmbracelet/bubbletea#ExecProcess
package terminal

import (
	"bytes"
	"cmp"
	"io"
	"regexp"
	"slices"
	"sync"
	"time"

	"buscaminas/ui/screen"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
)

// The size of the largest frame. If the window is larger, the part outside the frame stays blank.
const (
	MaxWidth  = 1000
	MaxHeight = 500
)

// apart is the least time between two frames.
const apart = time.Second / 120

// A Writer is a terminal to which only the cells that have changed are sent. It shows frames
// only in the alternate screen, and after the first [Writer.Resize].
type Writer struct {
	term.File // Read, Close and Fd are those of the terminal

	// Size returns the current size of the window. While the window does not have the size given to
	// Resize, no frame is sent, because the lines of the frame could wrap. If Size is nil, the size
	// never changes.
	Size func() (width, height int, err error)

	// Width and Height bound the size of frames; 0 stands for [MaxWidth] and [MaxHeight].
	Width, Height int

	// ErasesInColor says that erased cells get the current background color of the terminal, not the
	// default one.
	ErasesInColor bool

	// SwitchToUTF8 makes the Writer switch the terminal to UTF-8 while it is in the alternate screen, as
	// [Legible] advises. The bold font of such a terminal lacks all characters outside Latin-1, so
	// they are not drawn bold.
	SwitchToUTF8 bool

	// Wrap, if not nil, wraps each function that runs in a goroutine, so that a panic in the function
	// is not lost. It must be set before the first frame.
	Wrap func(func()) func()

	mu        sync.Mutex
	alternate bool // the terminal shows the alternate screen
	window    size // the size given to Resize
	painter   Painter
	new       bool // the painter has a frame that has not been sent yet

	sent  time.Time   // the time when the last frame was sent
	timer *time.Timer // sends the frame that putOff has put off; nil before the first call of putOff
	waits bool        // timer is running
}

type size struct{ width, height int }

// New returns a Writer for the terminal out.
func New(out term.File) *Writer { return &Writer{File: out} }

// Resize sets the size of the window. It returns the size that frames must have: the size of the
// window, up to a limit. Frames of another size are ignored. Terminals move their text on a resize,
// so the next frame is drawn in full.
func (w *Writer) Resize(width, height int) (frameWidth, frameHeight int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.new = false
	w.window = size{width, height}
	frameWidth = min(max(0, width), cmp.Or(w.Width, MaxWidth))
	frameHeight = min(max(0, height), cmp.Or(w.Height, MaxHeight))
	w.painter.ErasesInColor, w.painter.Latin1 = w.ErasesInColor, w.SwitchToUTF8
	w.painter.Cut = w.window != size{frameWidth, frameHeight}
	w.painter.Resize(frameWidth, frameHeight)
	return frameWidth, frameHeight
}

// fits reports whether the window still has the size given to Resize.
func (w *Writer) fits() bool {
	if w.Size == nil {
		return true
	}
	width, height, err := w.Size()
	return err != nil || size{width, height} == w.window
}

// Show shows a frame in the looks of a palette. It sends the frame at once, unless the last frame
// was sent a moment ago: of frames in quick succession it sends only the last. It ignores a frame
// that does not have the size returned by Resize.
func (w *Writer) Show(g *screen.Grid, p *screen.Palette) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.painter.SetFrame(g, p) {
		return
	}
	w.new = true
	if w.waits {
		return
	}
	if wait := apart - time.Since(w.sent); wait > 0 {
		w.putOff(wait)
		return
	}
	_ = w.send() // after an error, the next frame is drawn in full
}

// putOff sends the frame after a delay. If another frame replaces it meanwhile, putOff sends only
// the new frame.
func (w *Writer) putOff(delay time.Duration) {
	w.waits = true
	if w.timer != nil {
		w.timer.Reset(delay)
		return
	}
	later := func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.waits = false
		_ = w.send()
	}
	if w.Wrap != nil {
		later = w.Wrap(later)
	}
	w.timer = time.AfterFunc(delay, later)
}

// send sends the cells of the frame that the terminal does not show yet.
func (w *Writer) send() error {
	if !w.alternate || !w.new || !w.fits() {
		return nil
	}
	w.sent = time.Now()
	w.new = false
	return w.write(w.painter.Paint())
}

// write writes to the terminal. After an error, the next frame is drawn in full.
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

// The escape sequences that switch to the alternate screen and back.
var enter, leave = []byte(ansi.SetModeAltScreenSaveCursor), []byte(ansi.ResetModeAltScreenSaveCursor)

// Clear is the escape sequence that erases the screen, moves the cursor to its first cell and resets
// the style. It is sent before the program leaves the alternate screen: terminals without an alternate
// screen, such as GNU screen or mosh, would otherwise keep the last frame.
const Clear = ansi.ResetStyle + ansi.CursorHomePosition + ansi.EraseScreenBelow

var (
	// begin enters the alternate screen. It resets the style, because the screen is erased next,
	// and terminals may erase with the current background. It also ends the application mode of
	// arrows and keypad, which another program may have left on.
	begin = slices.Concat(enter, []byte(ansi.ResetStyle+ansi.ResetModeCursorKeys+ansi.KeypadNumericMode))
	end   = slices.Concat([]byte(Clear), leave)
)

// quiet matches output that changes no cell of the screen: sequences for modes, cursor moves, styles,
// titles and the clipboard.
var quiet = regexp.MustCompile(`^(\x1b\[\?[0-9;]*[hl]|\x1b\[[0-9;]*[Hm]|\r|\x1b\][^\x07\x1b]*(\x07|\x1b\\))*$`)

// Write passes p on to the terminal. If p may have changed cells of the alternate screen, Write
// then draws the last frame in full. If p leaves the alternate screen, Write first clears that
// screen.
//
// If p ends by entering the alternate screen, Write does not draw the frame yet. The next Write
// does, because Bubble Tea first erases the screen.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if string(p) == ansi.EraseEntireLine {
		return len(p), nil // Bubble Tea erases a line before it leaves the screen, which Write clears
	}
	switch in, out := bytes.LastIndex(p, enter), bytes.LastIndex(p, leave); {
	case in > out:
		w.alternate = true
	case out > in:
		w.alternate = false
	}
	begin, end := begin, end
	if w.SwitchToUTF8 {
		begin, end = append([]byte(takeUTF8), begin...), append(slices.Clone(end), takeLatin1...)
	}
	if err := w.write(bytes.ReplaceAll(bytes.ReplaceAll(p, leave, end), enter, begin)); err != nil {
		return 0, err
	}
	if w.painter.forgetCursor(); !quiet.Match(p) || bytes.Contains(p, enter) {
		w.painter.Forget()
		w.new = w.painter.last != nil
	}
	if bytes.HasSuffix(p, enter) {
		return len(p), nil
	}
	if err := w.send(); err != nil {
		return 0, err
	}
	return len(p), nil
}
