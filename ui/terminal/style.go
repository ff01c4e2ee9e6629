package terminal

import (
	"strconv"

	"buscaminas/ui/screen"
)

// A style is the colours and attributes in which the terminal writes. The zero style is the
// terminal's default.
type style struct {
	attributes attributes
	fore, back screen.Color
}

// attributes is a set of attributes of text, such as bold, with one bit for each.
type attributes uint8

const (
	bold attributes = 1 << iota
	reversed
	unsaid // the style of the terminal is unknown
)

// turns has the codes that turn attributes on and off.
var turns = [...]struct {
	attributes
	on, off int
}{{bold, 1, 22}, {reversed, 7, 27}}

// styleOf returns the style in which the terminal writes a look.
func styleOf(l screen.Look) style {
	s := style{fore: l.Fore, back: l.Back}
	if l.Bold {
		s.attributes |= bold
	}
	if l.Reverse {
		s.attributes |= reversed
	}
	return s
}

// appendChange appends the shortest escape sequence that changes the style of the terminal from old
// to s.
func (s style) appendChange(out []byte, old style) []byte {
	out = append(out, "\x1b["...)
	if s == (style{}) {
		return append(out, 'm')
	}
	off := old.attributes &^ s.attributes
	if off&unsaid != 0 {
		return s.appendTurns(append(out, "0;"...), style{})
	}
	start := len(out)
	for _, t := range turns {
		if off&t.attributes != 0 {
			out = appendCode(out, t.off)
		}
	}
	left := old
	left.attributes &^= off
	out = s.appendTurns(out, left)
	if off == 0 {
		return out
	}
	turned := len(out)
	out = s.appendTurns(append(out, "0;"...), style{})
	if len(out)-turned < turned-start {
		copy(out[start:], out[turned:])
		return out[:start+len(out)-turned]
	}
	return out[:turned]
}

// appendTurns appends the codes for the attributes and colors that s has and old does not have.
// Then it ends the escape sequence.
func (s style) appendTurns(out []byte, old style) []byte {
	for _, t := range turns {
		if s.attributes&^old.attributes&t.attributes != 0 {
			out = appendCode(out, t.on)
		}
	}
	if s.fore != old.fore {
		out = appendColor(out, s.fore, 30)
	}
	if s.back != old.back {
		out = appendColor(out, s.back, 40)
	}
	out[len(out)-1] = 'm'
	return out
}

// appendColor appends the codes for a color: with base 30 the color of characters, and with base 40
// the color of the background.
func appendColor(out []byte, c screen.Color, base int) []byte {
	if n, ok := c.Basic(); ok {
		if n >= 8 {
			n += 60 - 8
		}
		return appendCode(out, base+n)
	}
	if n, ok := c.Indexed(); ok {
		return appendCode(appendCode(appendCode(out, base+8), 5), n)
	}
	if r, g, b, ok := c.RGB(); ok {
		out = appendCode(appendCode(out, base+8), 2)
		return appendCode(appendCode(appendCode(out, int(r)), int(g)), int(b))
	}
	return appendCode(out, base+9)
}

// appendCode appends a code from 0 to 255.
func appendCode(out []byte, code int) []byte { return append(append(out, codes[code]...), ';') }

// codes has the decimal digits of every code from 0 to 255. It is a table because codes are half of
// all bytes that are sent.
var codes = func() (all [256]string) {
	for i := range all {
		all[i] = strconv.Itoa(i)
	}
	return all
}()
