// Package film turns a kept game into something to watch outside the program: an animated SVG
// picture, a recording of a terminal, or frames of text. All three come from the same frames,
// which look like the screen.
//
//	f, err := film.New(replay, film.Options{Look: look, Palette: palette})
//	data := f.SVG()
package film

import (
	"iter"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A film is a game as a sequence of frames. It draws a frame only when a caller asks for it,
// because all frames of a large board together take too much memory.
type film struct {
	Title  string
	Width  int // the width of every frame, in columns
	Height int // the height of every frame, in lines

	camera *camera
	shots  []shot
	cut    bool // Options.Watch returned false
}

// A frame is a picture of a film, and the time from which the picture is shown.
type frame struct {
	At   time.Duration
	Grid *screen.Grid
}

// A shot describes one frame: the game after a number of its entries.
type shot struct {
	at      time.Duration
	entries int
	wave    time.Duration // the time since the win, while a light crosses the board; 0: no light
	told    advice.Stage  // the stage of the hint at the start of the film; 0: no hint
}

// Options are the options of a film.
type Options struct {
	Look    draw.Look // the look; its Spacing is ignored: the film uses the largest one that fits
	Palette *screen.Palette
	Lang    text.Lang

	// Speed is the speed relative to the game: 2 is twice as fast. If Speed is 0, the film is as
	// fast as the game, or faster if the game takes more than 30 s.
	Speed float64

	// If Hinted is not 0, the film begins after this number of entries. It first tells a hint
	// about the position there, step by step.
	Hinted int

	// Watch is called before each frame, with the share of the frames that are done, from 0 to 1.
	// If Watch returns false, no more frames follow. Watch may be nil.
	Watch func(share float64) bool
}

// The largest size of a frame.
const (
	mostCols  = 132
	mostLines = 60
)

// New returns the film of a game. It fails if the board is too large to be drawn as a whole.
func New(r *session.Replay, o Options) (*film, error) {
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
	return &film{
		Title: c.title(), Width: c.width, Height: c.height, camera: c, shots: c.waved(shots),
	}, nil
}

// frames returns the frames in order. It leaves out a frame that looks like the one before.
func (f *film) frames() iter.Seq[frame] {
	return func(yield func(frame) bool) {
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
			if (before == nil || !shown.Equal(before)) && !yield(frame{s.at, shown}) {
				return
			}
			before = shown
		}
	}
}

// Filming is the sentence that the player sees while a film is made, with the percentage done.
var Filming = text.Text{"Creando la animación: %d %%", "Making the animation: %d%%"}

var tooLarge = text.Text{
	"el tablero es demasiado grande para una animación", "the board is too large for an animation"}

// A camera draws the frames of a game.
type camera struct {
	Options
	replay        *session.Replay
	board         draw.Picture
	advice        advice.Advice // the hint at the start of the film
	told          advice.Stage  // the stage of advice to show; 0: none
	width, height int
}

// chrome is the number of lines of a frame that are not for the board. Above the board are the
// title and the figures. Below it are a blank line and the line about the end of the game.
const chrome = 4

func newCamera(r *session.Replay, o Options) *camera {
	c := &camera{Options: o, replay: r}
	grid := r.Setup.Grid()
	c.board = draw.Picture{Look: o.Look, Window: draw.Whole(grid), Cursor: draw.NoCursor}
	c.board.Spacing = c.board.LargestSpacing(grid, mostCols, mostLines-chrome)
	width, height := c.board.Size(grid, c.board.Window)
	c.width, c.height = max(width, c.figures(false).Width()+len("00000")), height+chrome
	c.board.Indent = (c.width - width) / 2
	return c
}

func (c *camera) title() string {
	return c.replay.Setup.Describe(draw.GridName(c.replay.Setup.Grid()), c.Lang)
}

// frame returns the picture of the game at the current position of the replay.
func (c *camera) frame() *screen.Grid {
	var f screen.Frame
	f.HasGrounds = c.Palette.HasGrounds
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
	} else if c.replay.Position() == 0 {
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

// figures returns the line of figures above the board. If complete is false, the line has only the
// mines left and the time.
func (c *camera) figures(complete bool) screen.Line {
	g := c.replay.Game()
	var line screen.Line
	add := func(name text.Text, value string) {
		if len(line) > 0 {
			line = append(line, screen.Field.Of("   "))
		}
		line = append(line, screen.Field.Of(name.In(c.Lang)+" "), screen.Figure.Of(value))
	}
	add(words.MinesLeft, number(g.MinesLeft()))
	if complete {
		add(words.Flagged, number(g.Flags()))
	}
	add(words.Time, words.InSeconds(c.Lang, c.replay.Time()))
	if complete {
		add(words.Moves, number(g.Steps()))
	}
	return line
}

// end returns the line that says how the game ended, or nil if the game is not over.
func (c *camera) end() screen.Line {
	switch c.replay.Game().Status() {
	case game.Won:
		return screen.Line{screen.Good.Of(words.Won.In(c.Lang, words.InSeconds(c.Lang, c.replay.Time())))}
	case game.Lost:
		return screen.Line{screen.Bad.Of(words.Lost.In(c.Lang))}
	}
	return nil
}
