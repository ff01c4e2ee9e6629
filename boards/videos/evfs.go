package videos

import (
	"io"
	"iter"
	"strconv"
)

// isEVFS reports whether the whole file can be read as a list of evf files.
func isEVFS(c *cursor) bool {
	if !c.beginsEVFS() {
		return false
	}
	n := 0
	for range c.evfs() {
		n++
	}
	return n > 0 && c.err == nil
}

// beginsEVFS reports whether the version is 0, the only one.
func (c *cursor) beginsEVFS() bool {
	b := c.peek(1)
	return len(b) == 1 && b[0] == 0
}

// looksEVFS reports whether the first file in the list looks like an evf file.
func looksEVFS(c *cursor) bool {
	if !c.beginsEVFS() {
		return false
	}
	c.skip(3, VersionField)
	c.skipText(TextField)
	c.u32(LengthsField)
	return c.err == nil && looksEVF(c)
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
			c.skipText(TextField)
			length := c.u32(LengthsField)
			at := c.at
			c.skip(length, EventsField)
			c.skip(checks, EndField)
			if c.err != nil {
				return
			}
			part := newCursor(section{c.src, at, length})
			v := readEVF(part)
			if part.err != nil {
				part.err.Byte += at
				c.fail(part.err)
				return
			}
			if v.Number = n; n == 1 && c.left() == 0 {
				v.Number = 0 // it is the only one
			}
			if !yield(v) {
				return
			}
		}
	}
}

// A section is a part of a source.
type section struct {
	of       sizedReader
	at, size int64
}

func (s section) Size() int64 { return s.size }

func (s section) ReadAt(p []byte, at int64) (int, error) {
	return io.NewSectionReader(s.of, s.at, s.size).ReadAt(p, at)
}
