// Package diff stands between a Bubble Tea program and its terminal, and sends of
// each frame only the cells that have changed. Bubble Tea itself sends every
// line again in which anything has.
//
//	out := diff.New(os.Stdout)
//	p := tea.NewProgram(model, tea.WithAltScreen(), tea.WithOutput(out))
//
// The model says with [Writer.Resize] how large the screen is, and gives each of its frames
// to [Writer.Show], which draws it at once (show.go): Bubble Tea would wait for a tick. What
// Bubble Tea writes itself, of modes above all, goes the same way.
//
// A [Writer] reads what it is given as a terminal would (read.go) into the cells
// that the screen should show, and compares them with those it does show
// (paint.go). As long as the cursor is hidden it stays where the last change was, so that
// a clock is hardly more than its digits. Where it cannot be sure what a terminal makes of
// something, it passes it on as it is, and the rest of that frame too.
//
// A program that is run with [tea.ExecProcess] gets a pipe for its output instead
// of the terminal, unless its Stdout is set.
//
// [tea.ExecProcess]: https://pkg.go.dev/github.com/charmbracelet/bubbletea#ExecProcess
package diff

import (
	"io"
	"sync"

	"github.com/charmbracelet/x/term"
)

// A Writer is a terminal that is sent only what has changed. It passes on all
// that is written outside the alternate screen, and before the first
// [Writer.Resize].
type Writer struct {
	term.File // Read, Close and Fd are those of the terminal

	// Size returns how large the terminal is now. As long as that is not what Resize was told
	// last, no frame is shown: it was laid out for another size, and what is written at full
	// width would go on in the next row. nil: the terminal stays as it is.
	Size func() (cols, rows int, err error)

	// Guarded returns what shows a frame later, which is done on a goroutine of its own, so
	// that no panic there goes unheard; nil: as it is. It is to be set before the first frame.
	Guarded func(func()) func()

	mu    sync.Mutex
	state state
	held  []byte // what a Write ended in the middle of
	sent  int    // how many bytes of it the terminal has already
	out   []byte // for the terminal

	window      place  // behind the last cell of the terminal, as Resize was told
	cols, rows  int    // of it, that are drawn on
	want, shown []cell // what the screen should show, and what it does, row by row
	touched     []bool // the rows in which they may differ
	cursor, at  place  // where the cursor should be, and where it is
	hidden      bool   // the cursor is for certain, so that where it is does not matter
	resized     bool   // since the last Write, and the cursor was left where it did not matter
	pen, ink    style  // how the program writes, and how the terminal does
	outer       style  // the pen outside the alternate screen
	widths      [512]runeWidth
	runs        []run

	frames
}

// A state says how much is known of the terminal.
type state uint8

const (
	outside state = iota // not in the alternate screen
	lost                 // in it, but not where the cursor is
	sure                 // in it, and all that matters is known
	deaf                 // it may take what it is sent in ways that are not known
)

// A cell is one place on the screen.
type cell struct {
	style
	text rune
}

// plain returns the cell without what cannot be seen of it: a blank shows no color but its
// background.
func (c cell) plain() cell {
	if c.text == ' ' && c.attributes&onBlanks == 0 {
		c.style = style{bg: c.bg}
	}
	return c
}

// Cells that are no character of their own.
var (
	unknown = cell{}               // not to be touched: the program has not written there
	blank   = cell{text: ' '}      // what erasing leaves
	second  = cell{text: '\u007f'} // the right half of a wide character
)

// A place is a cell's. The column behind the last is that of a cursor which goes
// to the next line with the next character.
type place struct{ row, col int }

// nowhere is where the terminal's cursor is as long as that is not known.
var nowhere = place{-1, -1}

// New returns a Writer to out, a terminal in its usual state.
func New(out term.File) *Writer { return &Writer{File: out, at: nowhere} }

// MaxCols and MaxRows are how much of a terminal is drawn on at most: it may say that it has
// any size, and what it shows is kept twice.
const MaxCols, MaxRows = 1000, 500

// Resize says how large the screen is now, and returns how much of it is drawn on: what is
// beyond that stays as it is. What it shows is forgotten, because
// terminals move it about, and so is a frame that was not shown yet. Where frames are left
// to Bubble Tea, it has to draw everything anew after this, so that it is best called before
// it hears of the size itself, from a filter.
func (w *Writer) Resize(cols, rows int) (drawnCols, drawnRows int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.window = place{rows, cols}
	w.cols, w.rows = max(0, min(cols, MaxCols)), max(0, min(rows, MaxRows))
	w.want = make([]cell, w.cols*w.rows)
	w.shown = make([]cell, w.cols*w.rows)
	w.touched = make([]bool, w.rows)
	w.next, w.last, w.known, w.out = nil, nil, false, nil
	if w.state == sure {
		w.state = lost
		w.resized = w.hidden
	}
	return w.cols, w.rows
}

// catchUp brings the terminal of another size to where the program believes it to be, for
// what may be passed on.
func (w *Writer) catchUp() {
	w.resized = false
	w.at = nowhere
	w.move(place{max(0, min(w.cursor.row, w.rows-1)), max(0, min(w.cursor.col, w.cols-1))})
	w.setInk(w.pen)
}

// Write takes p for the terminal, after the frames that were to be shown, and sends what
// that changes. After an error it is not known what the terminal shows, and the next Write
// sends everything.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.draw()
	w.out = w.out[:0]
	if len(p) > 0 {
		w.known = false
	}
	w.take(p)
	if err := w.finish(); err != nil {
		return 0, err
	}
	return len(p), nil
}

// take reads what the program writes.
func (w *Writer) take(p []byte) {
	if w.resized {
		w.catchUp()
	}
	rest := p
	if len(w.held) > 0 {
		w.held = append(w.held, p...)
		rest = w.held
	}
	for len(rest) > 0 {
		n := w.read(rest)
		if n == 0 {
			break
		}
		rest = rest[n:]
	}
	w.held = append(w.held[:0], rest...)
}

// finish sends what has changed.
func (w *Writer) finish() error {
	switch {
	case w.state == sure && w.hidden:
		w.paint() // and go on from there the next time
	case w.state == sure:
		w.settle()
	default:
		w.pass(w.held)
		w.sent = len(w.held)
	}
	err := w.send()
	if err != nil {
		clear(w.shown)
		w.touch(0, w.rows)
		w.at, w.ink = nowhere, noStyle
	}
	return err
}

func (w *Writer) send() error {
	if len(w.out) == 0 {
		return nil
	}
	n, err := w.File.Write(w.out)
	if err == nil && n < len(w.out) {
		err = io.ErrShortWrite
	}
	return err
}

// pass sends seq as it is, but for what the terminal has of it.
func (w *Writer) pass(seq []byte) {
	n := min(w.sent, len(seq))
	w.out = append(w.out, seq[n:]...)
	w.sent -= n
}

// lose makes the terminal what it would be without the Writer, for something that
// is not understood, and forgets what it shows. That lasts until the program next
// says where the cursor goes, which Bubble Tea does at the start of each frame.
func (w *Writer) lose() {
	if w.state != sure {
		return
	}
	w.settle()
	// Said once more, so that a mark which is passed on does not join a character
	// that it did not follow.
	w.ink = noStyle
	w.setInk(w.pen)
	clear(w.want)
	clear(w.shown)
	w.state = lost
}
