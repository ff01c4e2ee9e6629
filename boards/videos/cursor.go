package videos

import (
	"bytes"
	"io"
	"strconv"

	"buscaminas/boards/files"
)

// A sizedReader is a file that can be read from any place.
type sizedReader interface {
	io.ReaderAt
	Size() int64
}

// A cursor reads a source from the beginning to the end, and holds a small part of it in memory.
// After an error every read returns zeros, so that a reader of a format may check the error once for
// several fields.
type cursor struct {
	src  sizedReader
	at   int64  // the offset of the next byte
	part []byte // a part of the source
	base int64  // the offset of that part
	room []byte // the memory of the part
	err  *files.Error
}

// window is the number of bytes of a file that a cursor holds. No field is longer, and no line.
const window = 1 << 16

func newCursor(src sizedReader) *cursor { return &cursor{src: src} }

// seek moves the cursor to an offset.
func (c *cursor) seek(at int64) { c.at = at }

// left returns the number of bytes between the cursor and the end.
func (c *cursor) left() int64 { return max(0, c.src.Size()-c.at) }

// peek returns the next n bytes, or those up to the end if there are fewer. It does not move the
// cursor. The bytes are valid until the next call. The parameter n is at most window.
func (c *cursor) peek(n int) []byte {
	if i := c.at - c.base; i >= 0 && i+int64(n) <= int64(len(c.part)) {
		return c.part[i : i+int64(n)]
	}
	return c.load(n)
}

func (c *cursor) load(n int) []byte {
	if c.room == nil {
		c.room = make([]byte, min(window, c.src.Size()))
	}
	got := 0
	if c.left() > 0 {
		var err error
		got, err = c.src.ReadAt(c.room[:min(int64(len(c.room)), c.left())], c.at)
		if err != nil && err != io.EOF {
			c.fail(&files.Error{Problem: files.CannotRead, Err: err})
			got = 0
		}
	}
	c.base, c.part = c.at, c.room[:got]
	return c.part[:min(n, got)]
}

// ahead returns the bytes after the cursor that are in memory, or the next ones if there are none. It
// returns nothing at the end.
func (c *cursor) ahead() []byte {
	if i := c.at - c.base; i >= 0 && i < int64(len(c.part)) {
		return c.part[i:]
	}
	return c.load(window)
}

var zeros [16]byte

// take returns the next n bytes, at most 16, and moves past them. If there are fewer, it fails.
func (c *cursor) take(n int, f Field) []byte {
	b := c.peek(n)
	if len(b) < n || c.err != nil {
		c.ends(f)
		return zeros[:n]
	}
	c.at += int64(n)
	return b
}

// ends fails because the file ends within a field.
func (c *cursor) ends(f Field) {
	size := c.src.Size()
	c.fail(&files.Error{Problem: Ends, Byte: size, Found: strconv.FormatInt(size, 10), Err: f})
}

// fail sets the error, unless there was an error before.
func (c *cursor) fail(err *files.Error) {
	if c.err == nil {
		c.err = err
	}
}

// wrong fails because the field that begins at an offset has another value than it should.
func (c *cursor) wrong(at int64, f Field, found, want string) {
	c.fail(&files.Error{Problem: BadValue, Byte: at, Found: found, Want: want, Err: f})
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

// skip moves past n bytes, and fails if there are fewer. The length n is from the file.
func (c *cursor) skip(n int64, f Field) {
	switch {
	case c.err != nil:
	case n > 0 && c.left() == 0:
		c.ends(f)
	case n > c.left():
		c.fail(&files.Error{
			Problem: TooLong, Byte: c.at, Found: strconv.FormatInt(n, 10), Want: strconv.FormatInt(c.left(), 10), Err: f,
		})
	default:
		c.at += n
	}
}

// skipText moves past a text that ends with a NUL.
func (c *cursor) skipText(f Field) {
	for c.err == nil {
		part := c.ahead()
		if len(part) == 0 {
			c.ends(f)
			return
		}
		if end := bytes.IndexByte(part, 0); end >= 0 {
			c.at += int64(end) + 1
			return
		}
		c.at += int64(len(part))
	}
}

// text returns a text that ends with a NUL. If it is longer than a number of bytes, text returns the
// beginning.
func (c *cursor) text(most int, f Field) string {
	begin := c.peek(most)
	if end := bytes.IndexByte(begin, 0); end >= 0 {
		begin = begin[:end]
	}
	text := string(begin)
	c.skipText(f)
	return text
}

// find returns the offset of the first place at or after the cursor where the source has these
// bytes, or -1. It does not move the cursor.
func (c *cursor) find(what string) int64 {
	begin := c.at
	defer c.seek(begin)
	for {
		part := c.peek(window)
		if i := bytes.Index(part, []byte(what)); i >= 0 {
			return c.at + int64(i)
		}
		if len(part) < len(what) || c.left() <= int64(len(part)) || c.err != nil {
			return -1
		}
		c.at += int64(len(part) - len(what) + 1)
	}
}
