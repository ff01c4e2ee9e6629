package videos

import (
	"cmp"
	"time"

	"buscaminas/game"
)

// An event is something that the player did with the mouse. Movements are no events, because only
// the place of a press or of a release counts.
type event uint8

const (
	noEvent event = iota
	leftDown
	leftUp
	rightDown
	rightUp
	middleDown
	middleUp
	shiftDown  // the left button with Shift
	secondDown // the second button, whichever it is
	earlyFlag  // a flag that was set before the clock started
	leftToggled
	rightToggled
	middleToggled
)

// A hand turns the events of the mouse into plays. All programs understand the buttons in nearly
// the same way. A cell is opened where the left button is let go, a flag is set where the right one
// is pressed, and both buttons together, the middle one, or the left one with Shift make a chord.
type hand struct {
	video *Video
	game  *game.Game
	cell  int // the pixels of a cell

	left, right, middle, shift bool // what is held down
	spent                      bool // a chord was made while both buttons were down: the next release does nothing
	flagging                   bool // the right button was pressed on a closed cell: its release is no click

	marks      bool // question marks are on
	superClick bool // the left button alone makes chords
	rilian     bool // in old versions of Arbiter, the release after a chord opens a cell
	marked     map[game.Cell]bool
	opened     bool          // some cell was opened
	begin      time.Duration // the time of the first opening; 0: none
	late       int           // events after the end that would have done something
}

// newHand returns a hand that plays on a board, whose cells have this many pixels.
func newHand(v *Video, l *game.Layout, pixels int) *hand {
	v.Layout, v.Timed, v.Program = l, true, cmp.Or(v.Program, names[v.Format].program)
	return &hand{video: v, game: game.New(l, game.Classic), cell: pixels, marked: map[game.Cell]bool{}}
}

// do carries out an event at a time and a place in pixels.
func (h *hand) do(e event, at time.Duration, x, y int) {
	switch e {
	case leftToggled:
		e = pressed(h.left, leftUp, leftDown)
	case rightToggled:
		e = pressed(h.right, rightUp, rightDown)
	case middleToggled:
		e = pressed(h.middle, middleUp, middleDown)
	}
	c, on := h.at(x, y)
	switch e {
	case leftDown, shiftDown:
		if !h.middle {
			h.left, h.shift = true, e == shiftDown
		}
	case leftUp:
		h.releaseLeft(c, on, at)
	case rightDown:
		h.pressRight(c, on, at)
	case rightUp:
		if !h.right {
			return
		}
		idle := !h.left && !h.spent && !h.flagging
		h.right, h.shift, h.flagging, h.spent = false, false, false, h.left
		switch {
		case h.left && on:
			h.chord(c, at)
		case idle && on:
			h.play(game.Action{Kind: game.Flag, Cell: c}, false, at)
		}
	case middleDown:
		h.middle, h.left, h.right, h.spent, h.shift, h.flagging = true, false, false, false, false, false
	case middleUp:
		if h.middle && on {
			h.chord(c, at)
		}
		h.middle = false
	case secondDown:
		h.left, h.right = true, true
	case earlyFlag:
		if on {
			h.flag(c, at)
		}
	}
}

// pressed returns up if a button is down, and else down.
func pressed(isDown bool, up, down event) event {
	if isDown {
		return up
	}
	return down
}

func (h *hand) releaseLeft(c game.Cell, on bool, at time.Duration) {
	if !h.left {
		return
	}
	h.left = false
	switch {
	case h.right || h.shift || h.superClick && on && h.game.Open(c):
		h.spent, h.shift = h.right, false
		if on {
			h.chord(c, at)
		}
	case h.spent && !h.rilian:
		h.spent = false
	default:
		h.spent = false
		if on {
			h.open(c, at)
		}
	}
}

func (h *hand) pressRight(c game.Cell, on bool, at time.Duration) {
	if h.middle {
		return
	}
	h.right, h.shift = true, false
	if !h.left && on && !h.game.Open(c) {
		h.spent, h.flagging = false, true
		h.flag(c, at)
	}
}

// at returns the cell at a place in pixels. It reports false off the board.
func (h *hand) at(x, y int) (c game.Cell, on bool) {
	if x < 0 || y < 0 {
		return game.Cell{}, false
	}
	c = game.Cell{Row: y / h.cell, Col: x / h.cell}
	return c, game.Contains(h.game.Layout().Grid(), c)
}

func (h *hand) open(c game.Cell, at time.Duration) {
	does := !h.game.Open(c) && !h.game.Flagged(c)
	h.play(game.Action{Kind: game.Open, Cell: c}, does, at)
}

// chord opens the neighbours of an open cell if exactly as many are flagged as its number says. The
// engine also opens them if more are flagged, so the hand must not ask it.
func (h *hand) chord(c game.Cell, at time.Duration) {
	n := len(h.video.Plays)
	h.play(game.Action{Kind: game.Open, Cell: c}, h.chords(c), at)
	if n < len(h.video.Plays) {
		h.video.Plays[n].Double = true
	}
}

// chords reports whether a chord on c opens something.
func (h *hand) chords(c game.Cell) bool {
	return h.game.Open(c) && h.game.Left(c) == 0 && len(h.game.AppendChord(nil, c)) > 0
}

// flag sets a flag on a closed cell or takes it away. With question marks on, the flag becomes one:
// there are none here, so the flag is taken away, and taking away the mark does nothing.
func (h *hand) flag(c game.Cell, at time.Duration) {
	switch {
	case h.game.Open(c):
		return
	case h.marked[c]:
		delete(h.marked, c)
		return
	case h.marks && h.game.Flagged(c):
		h.marked[c] = true
	}
	h.play(game.Action{Kind: game.Flag, Cell: c}, true, at)
}

// play adds a play to the video. If it does something, play carries it out.
func (h *hand) play(a game.Action, does bool, at time.Duration) {
	v := h.video
	if h.game.Status() != game.Playing {
		if does {
			h.late++
		}
		return
	}
	if len(v.Plays) > 0 {
		at = max(at, v.Plays[len(v.Plays)-1].At)
	}
	does = does && h.game.Apply(a) == nil
	v.Plays = append(v.Plays, Play{At: max(0, at), Action: a, Refused: !does})
	if !does {
		return
	}
	h.game.DropHistory() // nothing is undone, and a long video has many steps
	if a.Kind == game.Open && !h.opened {
		h.opened, h.begin, v.Start = true, at, a.Cell
	}
	v.Time = max(0, at)
}

// finish completes the video when no event is left.
func (h *hand) finish() {
	v := h.video
	v.Status = h.game.Status()
	v.note(h.late)
}
