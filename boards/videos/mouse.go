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

// A mouse turns its events into plays. All programs understand the buttons in nearly
// the same way. A cell is opened where the left button is let go, a flag is set where the right one
// is pressed, and both buttons together, the middle one, or the left one with Shift make a chord.
type mouse struct {
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

// newMouse returns a mouse that plays on a board, whose cells have this many pixels.
func newMouse(v *Video, l *game.Layout, pixels int) *mouse {
	v.Layout, v.Timed, v.Program = l, true, cmp.Or(v.Program, names[v.Format].program)
	return &mouse{video: v, game: game.New(l, game.Classic), cell: pixels, marked: map[game.Cell]bool{}}
}

// do carries out an event at a time and a place in pixels.
func (m *mouse) do(e event, at time.Duration, x, y int) {
	switch e {
	case leftToggled:
		e = pressed(m.left, leftUp, leftDown)
	case rightToggled:
		e = pressed(m.right, rightUp, rightDown)
	case middleToggled:
		e = pressed(m.middle, middleUp, middleDown)
	}
	c, on := m.at(x, y)
	switch e {
	case leftDown, shiftDown:
		if !m.middle {
			m.left, m.shift = true, e == shiftDown
		}
	case leftUp:
		m.releaseLeft(c, on, at)
	case rightDown:
		m.pressRight(c, on, at)
	case rightUp:
		if !m.right {
			return
		}
		idle := !m.left && !m.spent && !m.flagging
		m.right, m.shift, m.flagging, m.spent = false, false, false, m.left
		switch {
		case m.left && on:
			m.chord(c, at)
		case idle && on:
			m.play(game.Action{Kind: game.Flag, Cell: c}, false, at)
		}
	case middleDown:
		m.middle, m.left, m.right, m.spent, m.shift, m.flagging = true, false, false, false, false, false
	case middleUp:
		if m.middle && on {
			m.chord(c, at)
		}
		m.middle = false
	case secondDown:
		m.left, m.right = true, true
	case earlyFlag:
		if on {
			m.flag(c, at)
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

func (m *mouse) releaseLeft(c game.Cell, on bool, at time.Duration) {
	if !m.left {
		return
	}
	m.left = false
	switch {
	case m.right || m.shift || m.superClick && on && m.game.Open(c):
		m.spent, m.shift = m.right, false
		if on {
			m.chord(c, at)
		}
	case m.spent && !m.rilian:
		m.spent = false
	default:
		m.spent = false
		if on {
			m.open(c, at)
		}
	}
}

func (m *mouse) pressRight(c game.Cell, on bool, at time.Duration) {
	if m.middle {
		return
	}
	m.right, m.shift = true, false
	if !m.left && on && !m.game.Open(c) {
		m.spent, m.flagging = false, true
		m.flag(c, at)
	}
}

// at returns the cell at a place in pixels. It reports false off the board.
func (m *mouse) at(x, y int) (c game.Cell, on bool) {
	if x < 0 || y < 0 {
		return game.Cell{}, false
	}
	c = game.Cell{Row: y / m.cell, Col: x / m.cell}
	return c, game.Contains(m.game.Layout().Grid(), c)
}

func (m *mouse) open(c game.Cell, at time.Duration) {
	does := !m.game.Open(c) && !m.game.Flagged(c)
	m.play(game.Action{Kind: game.Open, Cell: c}, does, at)
}

// chord opens the neighbours of an open cell if exactly as many are flagged as its number says. The
// engine also opens them if more are flagged, so chord does not ask it.
func (m *mouse) chord(c game.Cell, at time.Duration) {
	n := len(m.video.Plays)
	m.play(game.Action{Kind: game.Open, Cell: c}, m.chords(c), at)
	if n < len(m.video.Plays) {
		m.video.Plays[n].Double = true
	}
}

// chords reports whether a chord on c opens something.
func (m *mouse) chords(c game.Cell) bool {
	return m.game.Open(c) && m.game.Left(c) == 0 && len(m.game.AppendChord(nil, c)) > 0
}

// flag sets a flag on a closed cell or takes it away. With question marks on, the flag becomes one:
// there are none here, so the flag is taken away, and taking away the mark does nothing.
func (m *mouse) flag(c game.Cell, at time.Duration) {
	switch {
	case m.game.Open(c):
		return
	case m.marked[c]:
		delete(m.marked, c)
		return
	case m.marks && m.game.Flagged(c):
		m.marked[c] = true
	}
	m.play(game.Action{Kind: game.Flag, Cell: c}, true, at)
}

// play adds a play to the video. If it does something, play carries it out.
func (m *mouse) play(a game.Action, does bool, at time.Duration) {
	v := m.video
	if m.game.Status() != game.Playing {
		if does {
			m.late++
		}
		return
	}
	if len(v.Plays) > 0 {
		at = max(at, v.Plays[len(v.Plays)-1].At)
	}
	does = does && m.game.Apply(a) == nil
	v.Plays = append(v.Plays, Play{At: max(0, at), Action: a, Refused: !does})
	if !does {
		return
	}
	m.game.DropHistory() // nothing is undone, and a long video has many steps
	if a.Kind == game.Open && !m.opened {
		m.opened, m.begin, v.Start = true, at, a.Cell
	}
	v.Time = max(0, at)
}

// finish completes the video when no event is left.
func (m *mouse) finish() {
	v := m.video
	v.Status = m.game.Status()
	v.note(m.late)
}
