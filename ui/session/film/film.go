// Package film makes of a kept game what can be watched elsewhere: a moving picture, a
// recording of a terminal, or frames of text. All three come from the same frames, which are
// drawn as the screen draws a board.
//
//	f, err := film.New(replay, film.Options{Look: look, Palette: palette})
//	data := f.SVG()
package film

import (
	"iter"
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Film is a game as frames, which are drawn as they are asked for: those of a large board
// are too many to be kept.
type Film struct {
	Title  string
	Width  int // of every frame, in columns
	Height int // in lines

	camera *camera
	shots  []shot
	cut    bool // the frames were broken off
}

// A Frame is what is seen from a time on.
type Frame struct {
	At   time.Duration
	Grid *screen.Grid
}

// A shot is a frame that is to be drawn: after so many entries of the game.
type shot struct {
	at      time.Duration
	entries int
	wave    time.Duration // how long the light has gone over the board; 0: there is none
	told    hint.Stage    // of the hint at the beginning; 0: none
}

// Options say how a game is filmed.
type Options struct {
	Look    draw.Look // its spacing is the largest that has room
	Palette *screen.Palette
	Lang    text.Lang
	Speed   float64 // how much faster than it was played; 0: so that it is not long, but for typed plays

	// Hinted is after how many entries the film begins, by a hint that is told step by step; 0: it begins
	// with the game.
	Hinted int

	// Watch is told how far the frames are, as a share from 0 to 1, and returns false to break
	// them off. nil: they go on to the last.
	Watch func(share float64) bool
}

// The largest screen that a board is spread over.
const (
	mostCols  = 132
	mostLines = 60
)

// New films a game from its beginning. It fails where the board is too large to be seen
// whole.
func New(r *session.Replay, o Options) (*Film, error) {
	r = r.Again()
	grid := r.Setup.Grid()
	if !draw.FitsText(grid) {
		return nil, text.Error(tooLarge)
	}
	shots := shotsOf(r, o.Speed)
	c := newCamera(r, o)
	if o.Hinted > 0 {
		shots = c.hinted(shots)
	}
	return &Film{
		Title: c.title(), Width: c.width, Height: c.height, camera: c, shots: c.waved(shots),
	}, nil
}

// Frames returns the frames in order; one that looks like the one before is left out.
func (f *Film) Frames() iter.Seq[Frame] {
	return func(yield func(Frame) bool) {
		var before *screen.Grid
		for i, s := range f.shots {
			if watch := f.camera.Watch; watch != nil && !watch(float64(i)/float64(len(f.shots))) {
				f.cut = true
				return
			}
			f.camera.replay.Seek(s.entries)
			f.camera.shine(s.wave)
			f.camera.told = s.told
			shown := f.camera.frame()
			if (before == nil || !shown.Equal(before)) && !yield(Frame{s.at, shown}) {
				return
			}
			before = shown
		}
	}
}

// Filming says how far a film is while somebody waits.
var Filming = text.Text{"Filmando: %d %%", "Filming: %d%%"}

var tooLarge = text.Text{
	"el tablero es demasiado grande para una película", "the board is too large to be filmed"}

// A camera draws the frames of a game.
type camera struct {
	Options
	replay        *session.Replay
	board         draw.Picture
	advice        hint.Advice // at the beginning
	told          hint.Stage  // of it; 0: none
	width, height int
}

// chrome is how many lines a frame has beside the board: what is played, the figures, and
// below a blank one how it ended.
const chrome = 4

func newCamera(r *session.Replay, o Options) *camera {
	c := &camera{Options: o, replay: r}
	grid := r.Setup.Grid()
	c.board = draw.Picture{Look: o.Look, Window: draw.Whole(grid), Cursor: draw.NoCursor}
	c.board.Spacing = c.board.Largest(grid, mostCols, mostLines-chrome)
	width, height := c.board.Size(grid, c.board.Window)
	c.width, c.height = max(width, c.figures(false).Width()+len("00000")), height+chrome
	c.board.Indent = (c.width - width) / 2
	return c
}

// title says what is played.
func (c *camera) title() string {
	return c.replay.Setup.Describe(draw.GridName(c.replay.Setup.Grid()), c.Lang)
}

// frame draws what is seen where the replay is.
func (c *camera) frame() *screen.Grid {
	var f screen.Frame
	f.Solid = c.Palette.Solid
	f.Begin(c.width, c.height)
	f.Title(c.title())
	figures := c.figures(true)
	if figures.Width() > c.width {
		figures = c.figures(false)
	}
	f.Middle(figures)
	c.board.Game = c.replay.Game()
	if cell, ok := c.replay.Touched(); ok {
		c.board.Cursor = cell
	} else if c.replay.At() == 0 {
		c.board.Cursor = draw.NoCursor
	}
	if c.told > 0 {
		c.tell(&f)
		return &f.Grid
	}
	c.board.Overlay = nil
	f.Board(&c.board)
	f.Blank(1)
	f.Middle(c.end())
	return &f.Grid
}

// figures returns those of the line above the board: all, or the most important.
func (c *camera) figures(all bool) screen.Line {
	g := c.replay.Game()
	var line screen.Line
	add := func(name text.Text, value string) {
		if len(line) > 0 {
			line = append(line, screen.Field.Of("   "))
		}
		line = append(line, screen.Field.Of(name.In(c.Lang)+" "), screen.Figure.Of(value))
	}
	add(words.MinesLeft, number(g.MinesLeft()))
	if all {
		add(words.Flagged, number(g.Flags()))
	}
	add(words.Time, words.InSeconds(c.Lang, c.replay.Time()))
	if all {
		add(words.Moves, number(g.Steps()))
	}
	return line
}

// end says how the game ended, once it has.
func (c *camera) end() screen.Line {
	switch c.replay.Game().Status() {
	case game.Won:
		return screen.Line{screen.Good.Of(words.Won.In(c.Lang, words.InSeconds(c.Lang, c.replay.Time())))}
	case game.Lost:
		return screen.Line{screen.Bad.Of(words.Lost.In(c.Lang))}
	}
	return nil
}
