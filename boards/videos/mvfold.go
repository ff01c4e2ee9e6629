package videos

import (
	"bytes"
	"strconv"
	"time"
)

// Before version 0.97 an mvf file has no head. It begins with the board. The records of the mouse end
// where the time of the game begins, at a fixed distance from the end of the file.

// isOldMVF reports whether a file begins with the size and the number of mines of a level.
func isOldMVF(c *cursor) bool {
	for _, l := range levels {
		if string(c.peek(4)) == string([]byte{byte(l.cols), byte(l.rows), 0, byte(l.mines)}) {
			return true
		}
	}
	return false
}

// oldMVFTime returns the offset of the time of the game. The offset depends on the version.
func (c *cursor) oldMVFTime() int {
	begin := c.at
	defer c.seek(begin)
	size := len(c.data)
	end := func(n int) []byte {
		c.seek(max(0, size-n))
		return c.peek(n)
	}
	const nameAndTime, shorter, shortest = 125, 113, 13
	last := end(22)
	if len(last) == 22 && last[0] == 0 && last[21] == 0 {
		return size - nameAndTime // 0.8 to 0.96
	}
	if blanks := end(shortest); len(blanks) == shortest && bytes.HasPrefix(blanks, []byte("   ")) {
		return size - shorter // 0.76
	}
	return size - shortest // 0.75
}

func readOldMVF(c *cursor) *Video {
	v := &Video{Format: MVF}
	l := c.board(0)
	marks := c.u8(PropertiesField)
	c.skip(1, PropertiesField)
	if c.err != nil {
		return v
	}
	end := c.oldMVFTime()
	if end < c.at {
		c.ends(TimeField)
		return v
	}
	events := c.at
	c.seek(end)
	sec := c.u16(TimeField)
	hundredths := c.u8(TimeField)
	if c.err != nil {
		return v
	}
	if hundredths > 99 {
		c.wrong(end+2, TimeField, strconv.Itoa(hundredths), "0–99")
		return v
	}
	v.Claims.Time = clock(sec, hundredths)
	c.seek(events)
	m := newMouse(v, l, 16)
	m.marks = marks != 0
	c.oldMVFRecords(m, end, v.Claims.Time)
	if c.err == nil {
		m.finish()
	}
	return v
}

// oldMVFRecords reads the records up to the offset end. It stops at a record whose time is earlier
// than the time of the record before, or later than the parameter over, the time of the whole game.
// After the last record, it releases all buttons.
func (c *cursor) oldMVFRecords(m *mouse, end int, over time.Duration) {
	const record = 8
	var was mouseState
	var before time.Duration
	x, y := 0, 0
	for c.at+record <= end {
		at := c.at
		b := c.take(record, EventsField)
		if c.err != nil {
			return
		}
		t := clock(int(b[0]), int(b[1]))
		if t < before || t > over {
			break
		}
		switch hundredths, buttons := int(b[1]), int(b[2]); {
		case hundredths > 99:
			c.wrong(at+1, TimeField, strconv.Itoa(hundredths), "0–99")
			return
		case buttons > 7:
			c.fail(badEvent(at+2, buttons, "0–7"))
			return
		}
		now := mouseState{left: b[2]&1 != 0, middle: b[2]&2 != 0, right: b[2]&4 != 0}
		x, y = int(b[3])<<8|int(b[4]), int(b[5])<<8|int(b[6])
		was.become(now, m, t, x, y)
		was, before = now, t
	}
	was.become(mouseState{}, m, before, x, y)
}
