package terminal

import (
	"strconv"

	"buscaminas/ui/screen"
)

// A style is the colours and attributes that the terminal writes in. The zero style is its
// own.
type style struct {
	attributes attributes
	fore, back screen.Color
}

// Attributes are a set of attributes, a bit each.
type attributes uint8

const (
	bold attributes = 1 << iota
	reversed
	unsaid // the style of the terminal is unknown
)

// turns has the codes that turn each attribute on and off.
var turns = [...]struct {
	attributes
	on, off int
}{{bold, 1, 22}, {reversed, 7, 27}}

// styleOf returns the style that a look is written in.
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

// appendChange appends the shortest sequence that changes the style from another one to s.
func (s style) appendChange(out []byte, from style) []byte {
	out = append(out, "\x1b["...)
	if s == (style{}) {
		return append(out, 'm')
	}
	off := from.attributes &^ s.attributes
	if off&unsaid != 0 {
		return s.appendTurns(append(out, "0;"...), style{})
	}
	start := len(out)
	for _, t := range turns {
		if off&t.attributes != 0 {
			out = appendCode(out, t.off)
		}
	}
	left := from
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

// appendTurns appends the codes for the attributes and colors of s that from lacks, and ends the
// sequence.
func (s style) appendTurns(out []byte, from style) []byte {
	for _, t := range turns {
		if s.attributes&^from.attributes&t.attributes != 0 {
			out = appendCode(out, t.on)
		}
	}
	if s.fore != from.fore {
		out = appendColor(out, s.fore, 30)
	}
	if s.back != from.back {
		out = appendColor(out, s.back, 40)
	}
	out[len(out)-1] = 'm'
	return out
}

// appendColor appends the codes for a color; base is the first code of the ink, 30, or of
// the ground, 40.
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

func appendCode(out []byte, code int) []byte {
	return append(strconv.AppendInt(out, int64(code), 10), ';')
}
