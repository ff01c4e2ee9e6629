package videos

import (
	"strconv"
	"time"

	"buscaminas/boards/files"
)

// An mvf file is a video of Minesweeper Clone. Since version 0.97 it begins with the name of the
// program, and the bits of each record of the mouse are shuffled by a key.

const mvfHead = "\x11Minesweeper Clone"

// mvfShape describes the differences between the versions of mvf.
type mvfShape struct {
	old    bool // the file is of version 0.97
	at     int  // the offset of the date in the file
	record int  // the length of a record, in bytes
	y, x   mvfBits
	before int  // the number to subtract from the x and y of a record
	upk    bool // the mode is always UPK: the player knew the board
}

// mvfBits are the bits from first to last of an mvfRecord.
type mvfBits struct{ first, last int }

func (s mvfShape) time(b mvfRecord) time.Duration {
	if s.old {
		return clock(b.bits(28, 37), b.bits(21, 27))
	}
	return time.Duration(b.bits(25, 46)) * time.Millisecond
}

func readMVF(c *cursor) *Video {
	const yearAt = 27
	c.seek(yearAt)
	year := c.take(1, VersionField)[0]
	v := &Video{Format: MVF}
	s := mvfShape{at: 71, record: 6, y: mvfBits{3, 13}, x: mvfBits{14, 24}, before: 32}
	switch {
	case c.err != nil:
		return v
	case year == '5', year == '8':
		s = mvfShape{old: true, at: 74, record: 5, y: mvfBits{3, 11}, x: mvfBits{12, 20}}
		s.upk = year == '8'
	case year != '6' && year != '7':
		c.wrong(yearAt, VersionField, files.Quote(string(rune(year))), "5–8")
		return v
	}
	c.seek(s.at)
	c.mvf(v, s)
	return v
}

// mvfModes are the modes with the numbers 1, 2, 3 and 4.
var mvfModes = [...]mode{classic, density, UPK, cheat}

// mvf reads an mvf file from the date to the end.
func (c *cursor) mvf(v *Video, s mvfShape) {
	c.skip(7, TimeField) // the date, in an unknown time zone
	at := c.at
	if level := c.u8(LevelField); c.err == nil && (level < 1 || level > 5) {
		c.wrong(at, LevelField, strconv.Itoa(level), "1–5")
	}
	at = c.at
	mode := c.u8(ModeField)
	switch {
	case c.err != nil:
	case mode < 1 || mode > len(mvfModes):
		c.wrong(at, ModeField, strconv.Itoa(mode), "1–4")
	default:
		v.Mode = mvfModes[mode-1]
	}
	if s.upk {
		v.Mode = UPK
	}
	if s.old {
		sec := c.u16(TimeField)
		v.Claims.Time = clock(sec, c.u8(TimeField))
		v.Claims.ThreeBV = c.u16(RecordField)
		c.skip(8, RecordField)
	} else {
		v.Claims.Time = c.ms(TimeField)
	}
	marks := c.u8(PropertiesField)
	l := c.board(1)
	c.skip(int64(c.u8(TextField)), TextField) // the name
	key := c.u16(KeyField)
	at = c.at
	n := c.u24(EventsField)
	if size := n * s.record; c.err == nil && size > c.left() {
		c.fail(&files.Error{
			Problem: TooLong, Byte: int64(at), Err: EventsField, Found: strconv.Itoa(size), Want: strconv.Itoa(c.left()),
		})
	}
	if c.err != nil {
		return
	}
	m := newMouse(v, l, 16)
	m.marks = marks != 0
	c.mvfRecords(m, s, orderOf(key, s.record), n)
	if c.err == nil {
		m.finish()
	}
}

// mvfRecords reads n records. Each record says which buttons are down at a certain time. If a
// record has other buttons than the record before, mvfRecords sends m the events that lead from one
// to the other.
func (c *cursor) mvfRecords(m *mouse, s mvfShape, in mvfOrder, n int) {
	var was mouseState
	for range n {
		b := in.record(c.take(s.record, EventsField))
		if c.err != nil {
			return
		}
		now := mouseState{right: b&1 != 0, middle: b&2 != 0, left: b&4 != 0}
		x, y := b.bits(s.x.first, s.x.last)-s.before, b.bits(s.y.first, s.y.last)-s.before
		was.become(now, m, s.time(b), x, y)
		was = now
	}
}

// An mvfRecord is one record of the file, with its bits in the right order: see mvfOrder.
type mvfRecord uint64

func (b mvfRecord) bits(first, last int) int { return int(b >> first & (1<<(last-first+1) - 1)) }

// A mouseState says which buttons are down.
type mouseState struct{ left, right, middle bool }

// become sends m the events that lead from the state was to the state now: first presses, then
// releases.
func (was mouseState) become(now mouseState, m *mouse, at time.Duration, x, y int) {
	if was == now {
		return
	}
	changed := func(before, after bool, e event) {
		if !before && after {
			m.do(e, at, x, y)
		}
	}
	changed(was.left, now.left, leftDown)
	changed(was.right, now.right, rightDown)
	changed(was.middle, now.middle, middleDown)
	changed(now.left, was.left, leftUp)
	changed(now.right, was.right, rightUp)
	changed(now.middle, was.middle, middleUp)
}
