package videos

import (
	"iter"
	"strconv"
)

// beginsEVFS reports whether a file may be an evfs file: its version is 0, and its first part begins
// like an evf file.
func beginsEVFS(c *cursor) bool {
	if c.u8(VersionField) != 0 {
		return false
	}
	c.skip(2, VersionField)
	c.text(TextField)
	c.u32(LengthsField)
	return c.err == nil && beginsEVF(c)
}

// evfs yields the videos in an evfs file.
func (c *cursor) evfs() iter.Seq[*Video] {
	return func(yield func(*Video) bool) {
		at := c.at
		if version := c.u8(VersionField); version != 0 {
			c.wrong(at, VersionField, strconv.Itoa(version), "0")
		}
		checks := int64(c.u16(LengthsField))
		for n := 1; c.err == nil && (c.left() > 0 || n == 1); n++ {
			c.text(TextField)
			length := c.u32(LengthsField)
			at := c.at
			c.skip(length, EventsField)
			c.skip(checks, EndField)
			if c.err != nil {
				return
			}
			part := newCursor(c.data[at : at+int(length)])
			v := readEVF(part)
			if part.err != nil {
				part.err.Byte += int64(at)
				c.fail(part.err)
				return
			}
			if v.Number = n; n == 1 && c.left() == 0 {
				v.Number = 0 // the file has no other game
			}
			if !yield(v) {
				return
			}
		}
	}
}
