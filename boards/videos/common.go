package videos

import (
	"strconv"
	"time"

	"buscaminas/boards/files"
)

// mode returns the mode with this number. It fails if the mode has recursive chords, or if the
// number is greater than the parameter most. The parameter at is the offset of the number in the
// file.
func (c *cursor) mode(at, number, most int) mode {
	switch {
	case c.err != nil:
	case number > most:
		c.wrong(at, ModeField, strconv.Itoa(number), "0–"+strconv.Itoa(most))
	case mode(number) >= recursive:
		c.fail(&files.Error{Problem: RecursiveMode, Byte: int64(at), Found: strconv.Itoa(number)})
	default:
		return mode(number)
	}
	return classic
}

func badEvent(at, code int, want string) *files.Error {
	return &files.Error{Problem: BadEvent, Byte: int64(at), Found: strconv.Itoa(code), Want: want}
}

// unixTime returns the time s seconds after the beginning of 1970, or the zero time if s is 0.
func unixTime(s int64) time.Time {
	if s == 0 {
		return time.Time{}
	}
	return time.Unix(s, 0).UTC()
}

func clock(seconds, hundredths int) time.Duration {
	return time.Duration(seconds)*time.Second + time.Duration(hundredths)*10*time.Millisecond
}

// ms reads a time in milliseconds.
func (c *cursor) ms(f Field) time.Duration { return time.Duration(c.u24(f)) * time.Millisecond }

// clean returns only the ASCII letters, digits, dots and blanks of a text.
func clean(text string) string {
	var out []byte
	for _, b := range []byte(text) {
		if b == '.' || b == ' ' || '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'z' {
			out = append(out, b)
		}
	}
	return string(out)
}
