package draw

import (
	"math"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen"
)

// A Wave is a ring of light that spreads over the board from a cell, followed by a dimmer ring.
// Only terminals that show background colors show waves. The zero Wave is no wave.
type Wave struct {
	From  game.Cell
	Reach float64 // how far the wave goes from the cell From, in cells
	Front float64 // how far the bright ring has come, in cells
}

// WaveTime is the duration of the wave after a win, and WaveFrame that of each of its frames.
const (
	WaveTime  = 600 * time.Millisecond
	WaveFrame = 40 * time.Millisecond
)

const (
	// crest is the width of the bright ring of a wave, in cells.
	crest = 2.0
	// wake is the width of the dimmer ring behind the crest, in cells.
	wake = 3.0
)

// maxLit is the largest number of cells that a wave lights. Every cell that a wave lights must be
// sent to the terminal three times: bright, dim and as before.
const maxLit = 800

// WaveFrom returns a wave that begins at a cell. The wave reaches the whole window, or the nearest
// maxLit cells of a large window.
func (b *Picture) WaveFrom(from game.Cell) Wave {
	d := b.drawing()
	w := Wave{From: from}
	var all []float64
	for i := range b.Window.Rows * b.Window.Cols {
		row, col := b.Window.Top+i/b.Window.Cols, b.Window.Left+i%b.Window.Cols
		all = append(all, d.distance(from, game.Cell{Row: row, Col: col}))
	}
	slices.Sort(all)
	if n := min(len(all), maxLit); n > 0 {
		w.Reach = all[n-1]
	}
	return w
}

// After returns the wave at the time d after its beginning, from 0 to [WaveTime].
func (w Wave) After(d time.Duration) Wave {
	w.Front = (w.Reach + crest + wake) * float64(d) / float64(WaveTime)
	return w
}

// distance returns how far two cells are apart on the screen, in cells.
func (d *drawing) distance(a, b game.Cell) float64 {
	shift := float64(d.shape.shift(b.Row)-d.shape.shift(a.Row)) / 2
	return math.Hypot(float64(b.Row-a.Row), float64(b.Col-a.Col)+shift)
}

// lit returns the background of a cell under the wave. The parameter g is the cell's own
// background. The result is g if the wave does not light the cell.
func (d *drawing) lit(c game.Cell, g screen.Ground) screen.Ground {
	w := d.Wave
	far := d.distance(w.From, c)
	switch behind := w.Front - far; {
	case far > w.Reach || behind <= 0 || behind > crest+wake:
		return g
	case behind <= crest:
		return screen.LitGround
	}
	return g.Marked()
}
