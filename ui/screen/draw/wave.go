package draw

import (
	"math"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen"
)

// A Wave is a ring of light that spreads over the board from a cell, followed by a dimmer ring. The
// zero Wave is no wave. It needs a terminal that shows grounds.
type Wave struct {
	From  game.Cell
	Reach float64 // the distance that it covers, in cells
	Front float64 // the distance covered so far, in cells, from 0 to [Wave.End]
}

// The duration of the wave of a win, and of one of its frames.
const (
	WaveTime  = 600 * time.Millisecond
	WaveFrame = 40 * time.Millisecond
)

// The widths of the rings of a wave, in cells.
const (
	crest = 2.0
	wake  = 3.0
)

// maxLit is the most cells that a wave lights, because each is sent to the terminal three times.
const maxLit = 800

// WaveFrom returns a wave that begins at a cell. It reaches the whole window or, in a large one,
// the nearest maxLit cells.
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

// End returns the front of a wave that is over.
func (w Wave) End() float64 { return w.Reach + crest + wake }

// After returns the wave at a time after its beginning, from 0 to [WaveTime].
func (w Wave) After(d time.Duration) Wave {
	w.Front = w.End() * float64(d) / float64(WaveTime)
	return w
}

// distance returns how far two cells are apart on the screen, in cells.
func (d *drawing) distance(a, b game.Cell) float64 {
	shift := float64(d.shape.shift(b.Row)-d.shape.shift(a.Row)) / 2
	return math.Hypot(float64(b.Row-a.Row), float64(b.Col-a.Col)+shift)
}

// lit returns the ground of a cell under the wave. If the wave does not light the cell, that is g.
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
