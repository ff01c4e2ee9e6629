package diff

import (
	"bytes"
	"strconv"
	"time"

	"github.com/charmbracelet/x/ansi"
)

// apart is the least time between two frames.
const apart = time.Second / 120

// frames are those that are given to [Writer.Show].
type frames struct {
	next  []byte // the one to be shown; none: there is nothing new
	last  []byte // the one that is shown
	known bool   // nothing else was written since

	drawn time.Time   // when that was
	timer *time.Timer // shows the next one; nil: none was ever put off
	due   bool        // it is going to
}

// Show shows a frame: the lines of the screen, none longer than that, each of which says
// itself in which style it begins. One that comes after a pause is shown at once; of those
// that come right after another, the last. Outside the alternate screen, and before the size
// is known, it shows nothing: the program gives a frame with every message.
func (w *Writer) Show(frame []byte) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.next = append(w.next[:0], frame...)
	if w.due {
		return
	}
	if wait := apart - time.Since(w.drawn); wait > 0 {
		w.putOff(wait)
		return
	}
	w.draw()
}

// putOff shows the next frame later.
func (w *Writer) putOff(wait time.Duration) {
	w.due = true
	if w.timer != nil {
		w.timer.Reset(wait)
		return
	}
	show := func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.due = false
		w.draw()
	}
	if w.Guarded != nil {
		show = w.Guarded(show)
	}
	w.timer = time.AfterFunc(wait, show)
}

// draw shows the next frame now, if there is one: its lines that are not as they were.
func (w *Writer) draw() {
	if w.state == outside || len(w.next) == 0 {
		return
	}
	if !w.fits() {
		w.next = w.next[:0]
		return
	}
	w.drawn = time.Now()
	w.out = w.out[:0]
	next, last := w.next, w.last
	for row := 0; row < w.rows; row++ {
		var line, before []byte
		line, next, _ = bytes.Cut(next, []byte("\n"))
		before, last, _ = bytes.Cut(last, []byte("\n"))
		if !w.known || !bytes.Equal(line, before) {
			w.drawLine(row, line)
		}
	}
	w.next, w.last, w.known = w.last[:0], w.next, true
	_ = w.finish() // what is not shown is sent with the next frame
}

// fits reports whether the terminal has the size still that frames are laid out for.
func (w *Writer) fits() bool {
	if w.Size == nil {
		return true
	}
	cols, rows, err := w.Size()
	return err != nil || w.window == place{rows, cols}
}

// drawLine takes a line of a frame, and erases the rest of its row.
func (w *Writer) drawLine(row int, line []byte) {
	var room [16]byte
	to := append(strconv.AppendInt(append(room[:0], "\x1b["...), int64(row+1), 10), "H"...)
	w.take(to)
	w.take(line)
	full := w.cursor.col == w.cols
	if w.state != sure { // then the terminal's cursor is followed by nobody
		full = ansi.StringWidth(string(line)) >= w.cols
	}
	if !full {
		w.take([]byte("\x1b[K"))
	}
}
