package diff

import "strconv"

// A style is how characters look. Its zero value is how they do before anything
// is said of it.
type style struct {
	attributes attributes
	fg, bg     color
}

// Attributes are those that the codes 1 to 9 turn on, from the lowest bit up.
type attributes uint16

const (
	bold attributes = 1 << iota
	faint
	italic
	underlined
	blinking
	blinkingFast
	reversed
	concealed
	struck
	unsaid // something was said that is not understood, and nothing has reset it
)

// onBlanks are the attributes that are seen on a blank.
const onBlanks = reversed | underlined | struck | blinking | blinkingFast | unsaid

// noStyle is that of a pen of which nothing is known.
var noStyle = style{attributes: unsaid}

// isKnown reports whether s is all that there is to say of a pen.
func (s style) isKnown() bool { return s.attributes&unsaid == 0 }

// A color is a kind, and a number of that kind.
type color uint32

const (
	basic   color = (iota + 1) << 24 // one of 16
	indexed                          // one of 256
	direct                           // red, green and blue
	kinds   color = 0xff << 24
)

// erasesPlainly reports whether it is clear what is left where something is erased in
// this style.
func (s style) erasesPlainly() bool { return s.attributes&(reversed|unsaid) == 0 }

// erased returns what is left then: a blank on the background. Not all terminals do
// that, so where there is a background they are sent blanks.
func (s style) erased() cell { return cell{style{bg: s.bg}, ' '} }

// turnedOff are the attributes that the codes 22 to 29 turn off.
var turnedOff = [...]attributes{
	22: bold | faint, 23: italic, 24: underlined, 25: blinking | blinkingFast,
	27: reversed, 28: concealed, 29: struck,
}

// after returns what s becomes by the numbers of a graphics sequence.
func (s style) after(numbers []int) style {
	if len(numbers) == 0 {
		return style{}
	}
	for len(numbers) > 0 {
		n := numbers[0]
		numbers = numbers[1:]
		switch {
		case n == 0:
			s = style{}
		case n <= 9:
			s.attributes |= 1 << (n - 1)
		case n < len(turnedOff) && turnedOff[n] != 0:
			s.attributes &^= turnedOff[n]
		default:
			c := &s.fg
			if n/10 == 4 || n/10 == 10 { // the codes of the background are 10 higher
				c, n = &s.bg, n-10
			}
			used, ok := c.set(n, numbers)
			if !ok {
				return noStyle
			}
			numbers = numbers[used:]
		}
	}
	return s
}

// set takes in a code of the foreground, and says how many of the numbers after it
// belong to it. It reports false if it is none.
func (c *color) set(code int, rest []int) (used int, ok bool) {
	switch {
	case 30 <= code && code <= 37:
		*c = basic + color(code-30)
	case 90 <= code && code <= 97:
		*c = basic + color(code-90+8)
	case code == 39:
		*c = 0
	case code == 38:
		*c, used = longColor(rest)
		return used, used > 0
	default:
		return 0, false
	}
	return 0, true
}

// longColor returns the color that the numbers after 38 or 48 give, and how many
// they are; 0 if it is none.
func longColor(numbers []int) (c color, used int) {
	switch {
	case len(numbers) >= 2 && numbers[0] == 5 && numbers[1] <= 255:
		return indexed + color(numbers[1]), 2
	case len(numbers) >= 4 && numbers[0] == 2 && max(numbers[1], numbers[2], numbers[3]) <= 255:
		return direct + color(numbers[1]<<16|numbers[2]<<8|numbers[3]), 4
	}
	return 0, 0
}

// appendChange appends the shortest sequence that leads from another style to s.
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
	out = off.appendOff(out)
	left := from
	left.attributes &^= off
	for _, both := range [...]attributes{bold | faint, blinking | blinkingFast} {
		if off&both != 0 { // one code turns both off
			left.attributes &^= both
		}
	}
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

// appendOff appends the codes that turn attributes off.
func (a attributes) appendOff(out []byte) []byte {
	for _, off := range [...]struct {
		attributes
		code int
	}{
		{bold | faint, 22}, {italic, 23}, {underlined, 24}, {blinking | blinkingFast, 25},
		{reversed, 27}, {concealed, 28}, {struck, 29},
	} {
		if a&off.attributes != 0 {
			out = appendCode(out, off.code)
		}
	}
	return out
}

// appendTurns appends what s has and from has not, and ends the sequence.
func (s style) appendTurns(out []byte, from style) []byte {
	on := s.attributes &^ from.attributes
	for code := 1; on != 0; code++ {
		if on&1 != 0 {
			out = appendCode(out, code)
		}
		on >>= 1
	}
	if s.fg != from.fg {
		out = s.fg.appendCodes(out, 30)
	}
	if s.bg != from.bg {
		out = s.bg.appendCodes(out, 40)
	}
	out[len(out)-1] = 'm'
	return out
}

// appendCodes appends the codes for a color; base is that of the first.
func (c color) appendCodes(out []byte, base int) []byte {
	n := int(c &^ kinds)
	switch c & kinds {
	case basic:
		if n >= 8 {
			n += 60 - 8
		}
		return appendCode(out, base+n)
	case indexed:
		out = appendCode(out, base+8)
		out = appendCode(out, 5)
		return appendCode(out, n)
	case direct:
		out = appendCode(out, base+8)
		out = appendCode(out, 2)
		out = appendCode(out, n>>16)
		out = appendCode(out, n>>8&0xff)
		return appendCode(out, n&0xff)
	}
	return appendCode(out, base+9)
}

func appendCode(out []byte, code int) []byte {
	return append(strconv.AppendInt(out, int64(code), 10), ';')
}
