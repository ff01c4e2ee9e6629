package videos

import (
	"bytes"
	"strconv"

	"buscaminas/boards/files"
)

// A cursor reads the bytes of a file from the beginning to the end. After an error every read returns
// zeros, so a caller may read several fields before it checks the error.
type cursor struct {
	data []byte
	at   int // the offset of the next byte
	err  *files.Error
}

func newCursor(data []byte) *cursor { return &cursor{data: data} }

// seek moves the cursor to an offset.
func (c *cursor) seek(at int) { c.at = at }

// rest returns the bytes between the cursor and the end.
func (c *cursor) rest() []byte { return c.data[min(c.at, len(c.data)):] }

// left returns the number of bytes between the cursor and the end.
func (c *cursor) left() int { return len(c.rest()) }

// peek returns the next n bytes, or fewer at the end of the file. It does not move the cursor.
func (c *cursor) peek(n int) []byte { return c.rest()[:min(n, c.left())] }

var zeros [16]byte

// take returns the next n bytes, at most 16, and moves past them. It fails if the file has fewer.
func (c *cursor) take(n int, f Field) []byte {
	b := c.peek(n)
	if len(b) < n || c.err != nil {
		c.ends(f)
		return zeros[:n]
	}
	c.at += n
	return b
}

// ends sets the error that the file ends within the field f.
func (c *cursor) ends(f Field) {
	size := len(c.data)
	c.fail(&files.Error{Problem: Ends, Byte: int64(size), Found: strconv.Itoa(size), Err: f})
}

// fail sets the error, unless there was an error before.
func (c *cursor) fail(err *files.Error) {
	if c.err == nil {
		c.err = err
	}
}

// wrong sets the error that the field f, at the offset at, has a wrong value.
func (c *cursor) wrong(at int, f Field, found, want string) {
	c.fail(&files.Error{Problem: BadValue, Byte: int64(at), Found: found, Want: want, Err: f})
}

func (c *cursor) u8(f Field) int { return int(c.take(1, f)[0]) }

func (c *cursor) u16(f Field) int {
	b := c.take(2, f)
	return int(b[0])<<8 | int(b[1])
}

func (c *cursor) i16(f Field) int { return int(int16(c.u16(f))) }

func (c *cursor) u24(f Field) int {
	b := c.take(3, f)
	return int(b[0])<<16 | int(b[1])<<8 | int(b[2])
}

func (c *cursor) u32(f Field) int64 {
	b := c.take(4, f)
	return int64(b[0])<<24 | int64(b[1])<<16 | int64(b[2])<<8 | int64(b[3])
}

// skip moves past n bytes. It fails if fewer bytes are left, which happens if n is a wrong number
// from the file.
func (c *cursor) skip(n int64, f Field) {
	switch {
	case c.err != nil:
	case n > 0 && c.left() == 0:
		c.ends(f)
	case n > int64(c.left()):
		c.fail(&files.Error{
			Problem: TooLong, Byte: int64(c.at), Found: strconv.FormatInt(n, 10), Want: strconv.Itoa(c.left()), Err: f,
		})
	default:
		c.at += int(n)
	}
}

// text returns the text up to the next NUL, and moves past the NUL.
func (c *cursor) text(f Field) string {
	text, _, ok := bytes.Cut(c.rest(), []byte{0})
	if !ok || c.err != nil {
		c.ends(f)
		return ""
	}
	c.at += len(text) + 1
	return string(text)
}

// find returns the offset of the first occurrence of what at or after the cursor, or -1.
func (c *cursor) find(what string) int {
	i := bytes.Index(c.rest(), []byte(what))
	if i < 0 {
		return -1
	}
	return c.at + i
}
