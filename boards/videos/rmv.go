package videos

import (
	"strconv"
	"strings"
	"time"

	"buscaminas/game"
)

// An rmv file is a video of Viennasweeper, in one of two versions. A umf file is a video of the same
// program under its earlier name. Both have a head with the lengths of the sections that follow.

// rmvShape describes the differences between umf and the versions of rmv.
type rmvShape struct {
	second    bool // the file is of version 2 of rmv
	result    bool // the file has a result
	checks    bool // the file has a check sum
	left, top int  // the place of the top left corner of the board in the window, in pixels
	mostMode  int
}

func readRMV(c *cursor) *Video {
	c.skip(4, VersionField)
	at := c.at
	v := &Video{Format: RMV}
	switch version := c.u16(VersionField); version {
	case 1:
		c.rmv(v, rmvShape{result: true, checks: true, left: 12, top: 56, mostMode: int(density)})
	case 2:
		c.skip(2, VersionField)
		c.rmv(v, rmvShape{second: true, checks: true, mostMode: int(recursive) + 2})
	default:
		c.wrong(at, VersionField, strconv.Itoa(version), "1, 2")
	}
	return v
}

func readUMF(c *cursor) *Video {
	c.skip(4, VersionField)
	at := c.at
	v := &Video{Format: UMF}
	if version := c.u16(VersionField); version != 1 {
		c.wrong(at, VersionField, strconv.Itoa(version), "1")
	}
	c.rmv(v, rmvShape{left: 12, top: 56, mostMode: int(density)})
	return v
}

// rmvLengths are the lengths of the sections of an rmv or umf file, in bytes.
type rmvLengths struct {
	result, version, player, board, flags, properties, extensions int
	events                                                        int64
}

func (c *cursor) rmvLengths(s rmvShape) (n rmvLengths) {
	c.skip(4, LengthsField) // the length of the file, which is often wrong
	if s.result {
		n.result = c.u16(LengthsField)
	}
	n.version, n.player = c.u16(LengthsField), c.u16(LengthsField)
	n.board, n.flags, n.properties = c.u16(LengthsField), c.u16(LengthsField), c.u16(LengthsField)
	if s.second {
		n.extensions = c.u16(LengthsField)
	}
	n.events = c.u32(LengthsField)
	if s.checks {
		c.skip(2, LengthsField)
	} else {
		c.skip(1, LengthsField)
	}
	return n
}

// rmv reads an rmv or umf file from the version to the end.
func (c *cursor) rmv(v *Video, s rmvShape) {
	n := c.rmvLengths(s)
	result := c.at
	c.skip(int64(n.result), RecordField)
	if s.result && c.err == nil {
		v.Claims.ThreeBV = c.rmvResult(result, n.result)
	}
	c.skip(int64(n.version), TextField)
	c.skip(int64(n.player), TextField) // the names, and a secret of tournaments
	board := c.at
	v.Begun = unixTime(c.u32(TimeField))
	l := c.board(0)
	c.section(board, n.board, BoardField)
	flagsAt := c.at
	c.section(flagsAt, n.flags, FlagsField)
	m := c.rmvProperties(v, s, n, l)
	events := c.at
	c.skip(n.events, EventsField)
	if c.err != nil {
		return
	}
	if n.flags > 0 {
		c.seek(flagsAt)
		for range c.u16(FlagsField) {
			col := c.u8(FlagsField)
			row := c.u8(FlagsField)
			if c.err != nil {
				return
			}
			m.do(earlyFlag, 0, col*m.cell, row*m.cell)
		}
	}
	c.seek(events)
	c.rmvEvents(m, s)
	if c.err == nil {
		m.finish()
	}
}

// section moves to the end of the section that begins at the offset at, whether or not the fields of
// the section have been read.
func (c *cursor) section(at, length int, f Field) {
	if c.err == nil {
		c.seek(at)
		c.skip(int64(length), f)
	}
}

// rmvResult returns the 3BV in the result of a file of version 1, or 0 if there is none. The 3BV is
// the number after the last "#3BV:". An earlier "#3BV:" may be part of a name.
func (c *cursor) rmvResult(at, length int) (threeBV int) {
	end := c.at
	defer c.seek(end)
	c.seek(at)
	const key = "#3BV:"
	text := string(c.peek(length))
	at3BV := strings.LastIndex(text, key)
	if at3BV < 0 {
		return 0
	}
	digits, _, _ := strings.Cut(text[at3BV+len(key):], "#")
	n, err := strconv.ParseUint(digits, 10, 31)
	if err != nil {
		return 0
	}
	return int(n)
}

// rmvProperties reads the properties and moves past the extensions. It returns a mouse that plays on
// l.
func (c *cursor) rmvProperties(v *Video, s rmvShape, n rmvLengths, l *game.Layout) *mouse {
	at := c.at
	marks := c.u8(PropertiesField)
	c.skip(1, PropertiesField)
	modeAt := c.at
	mode := c.u8(ModeField)
	levelAt := c.at
	level := c.u8(LevelField)
	pixels := 16
	pixelsAt := c.at
	if s.second && n.properties > 4 {
		low := c.u8(PropertiesField)
		v.Claims.ThreeBV = low | c.u8(PropertiesField)<<8
		pixelsAt = c.at
		pixels = c.u8(PixelsField)
	}
	switch {
	case c.err != nil:
	case level > 3:
		c.wrong(levelAt, LevelField, strconv.Itoa(level), "0–3")
	case pixels == 0:
		c.wrong(pixelsAt, PixelsField, "0", "1–255")
	}
	v.Mode = c.mode(modeAt, mode, s.mostMode)
	c.section(at, n.properties, PropertiesField)
	c.skip(int64(n.extensions), PropertiesField)
	if c.err != nil {
		return nil
	}
	m := newMouse(v, l, pixels)
	m.marks = marks != 0
	return m
}

// The codes of rmv events.
const (
	rmvOld      = 0
	rmvMove     = 1 // a movement; the codes from here to rmvLastHand are indexes of mouseKinds
	rmvLastHand = 7
	rmvShort    = 28
	rmvFirstEnd = 15
	rmvLastEnd  = 17
)

// rmvEvents reads the events. In some videos, the first event is the release that starts the clock,
// and the press before that release is missing. In that case rmvEvents adds the press.
func (c *cursor) rmvEvents(m *mouse, s rmvShape) {
	first := true
	for c.err == nil {
		at := c.at
		code := c.u8(EventsField)
		switch {
		case c.err != nil:
		case code == rmvOld && !s.second:
			c.skip(4, EventsField)
		case rmvMove <= code && code <= rmvLastHand:
			t, x, y := c.rmvMouse(s)
			if e := mouseKinds[code]; e != noEvent && c.err == nil {
				if first && e == leftUp {
					m.do(leftDown, t, x, y)
				}
				m.do(e, t, x, y)
			}
			first = false
		case code == rmvShort && s.second:
			c.skip(2, EventsField) // a movement; the next event has its own time and place
			first = false
		case 9 <= code && code <= 14, 18 <= code && code <= 27:
			c.skip(2, EventsField) // what a cell shows now
		case rmvFirstEnd <= code && code <= rmvLastEnd:
			m.video.Claims.Won = code == 16
			m.video.Claims.Time = c.ms(EventsField)
			return
		default:
			c.fail(badEvent(at, code, "1–7, 9–28"))
		}
	}
}

func (c *cursor) rmvMouse(s rmvShape) (at time.Duration, x, y int) {
	at = c.ms(EventsField)
	c.skip(1, EventsField)
	if s.second {
		x = c.i16(EventsField)
		return at, x, c.i16(EventsField)
	}
	x = c.u16(EventsField) - s.left
	return at, x, c.u16(EventsField) - s.top
}
