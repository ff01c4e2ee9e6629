package videos

import (
	"cmp"
	"time"

	"buscaminas/game"
)

// An event is a press or a release of a mouse button. Movements are no events, because only the place
// of a press or of a release counts.
type event uint8

const (
	noEvent event = iota
	leftDown
	leftUp
	rightDown
	rightUp
	middleDown
	middleUp
	shiftDown  // a press of the left button with Shift
	secondDown // a press of the left or the right button while the other is down
	earlyFlag  // a flag that was set before the clock started
	leftToggled
	rightToggled
	middleToggled
)

// A mouse turns events into plays. Releasing the left button opens a cell, and pressing the right
// button sets a flag. Both buttons together, the middle button, or the left button with Shift make a
// chord. The buttons mean nearly the same in all programs.
type mouse struct {
	video *Video
	game  *game.Game
	cell  int // the width and height of a cell in pixels

	left, right, middle, shift bool // whether the button or the key of this name is down
	spent                      bool // both buttons have made a chord, so the next release does nothing
	flagging                   bool // the right button has set a flag, so its release does nothing

	marks      bool // question marks are on
	superClick bool // the left button alone makes chords
	rilian     bool // as in old versions of Arbiter, the release after a chord opens a cell
	marked     map[game.Cell]bool
	opened     bool          // some cell was opened
	begin      time.Duration // the time when the first cell was opened
	late       int           // the number of clicks after the end that would have changed the board
}

// newMouse returns a mouse that plays on a board and adds its plays to v. The parameter pixels is
// the width and the height of a cell.
func newMouse(v *Video, l *game.Layout, pixels int) *mouse {
	v.Layout, v.Timed, v.Program = l, true, cmp.Or(v.Program, names[v.Format].program)
	return &mouse{video: v, game: game.New(l, game.Classic), cell: pixels, marked: map[game.Cell]bool{}}
}

// do carries out an event at a time and at a place, in pixels.
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

// pressed returns the event that changes the state of a button: the event up if the button is down,
// and the event down otherwise.
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

// at returns the cell at a place, in pixels. It reports false if the place is off the board.
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

// chord opens the neighbours of an open cell if exactly as many of them are flagged as its number
// says. [game.Game.Apply] would also open them if more were flagged.
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

// flag sets or removes the flag of a closed cell. If question marks are on, a second click turns the
// flag into a mark, and a third click removes the mark. A game has no marks, so the second click
// removes the flag and the third does nothing.
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

// play adds an action to the video as a play. If carryOut is true, it also carries out the action.
// If carryOut is false, or if the game refuses the action, it marks the play as refused.
func (m *mouse) play(a game.Action, carryOut bool, at time.Duration) {
	v := m.video
	if m.game.Status() != game.Playing {
		if carryOut {
			m.late++
		}
		return
	}
	if len(v.Plays) > 0 {
		at = max(at, v.Plays[len(v.Plays)-1].At)
	}
	done := carryOut && m.game.Apply(a) == nil
	v.Plays = append(v.Plays, Play{At: max(0, at), Action: a, Refused: !done})
	if !done {
		return
	}
	m.game.DropHistory() // nothing is undone, and a long video has many steps
	if a.Kind == game.Open && !m.opened {
		m.opened, m.begin, v.Start = true, at, a.Cell
	}
	v.Time = max(0, at)
}

// finish completes the video after the last event.
func (m *mouse) finish() {
	v := m.video
	v.Status = m.game.Status()
	v.note(m.late)
}
