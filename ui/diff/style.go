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
	unsaid // something was said that is not understood, and then not all anew
)

// noStyle is that of a pen of which nothing is known.
var noStyle = style{attributes: unsaid}

// isKnown reports whether a pen writes in style s, and not in what s is a change of.
func (s style) isKnown() bool { return s.attributes&unsaid == 0 }

// A color is a kind, and a number of that kind.
type color uint32

const (
	basic   color = (iota + 1) << 24 // one of 16
	indexed                          // one of 256
	direct                           // red, green and blue
	kinds   color = 0xff << 24
)

// erasesPlainly reports whether what is erased in this style looks the same on
// all terminals.
func (s style) erasesPlainly() bool {
	return s.bg == 0 && s.attributes&(reversed|unsaid) == 0
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
		case n == 22:
			s.attributes &^= bold | faint
		case n == 23:
			s.attributes &^= italic
		case n == 24:
			s.attributes &^= underlined
		case n == 25:
			s.attributes &^= blinking | blinkingFast
		case n == 27:
			s.attributes &^= reversed
		case n == 28:
			s.attributes &^= concealed
		case n == 29:
			s.attributes &^= struck
		case 30 <= n && n <= 37:
			s.fg = basic + color(n-30)
		case 40 <= n && n <= 47:
			s.bg = basic + color(n-40)
		case 90 <= n && n <= 97:
			s.fg = basic + color(n-90+8)
		case 100 <= n && n <= 107:
			s.bg = basic + color(n-100+8)
		case n == 39:
			s.fg = 0
		case n == 49:
			s.bg = 0
		case n == 38 || n == 48:
			c, used := longColor(numbers)
			if used == 0 {
				return noStyle
			}
			numbers = numbers[used:]
			if n == 38 {
				s.fg = c
			} else {
				s.bg = c
			}
		default:
			return noStyle
		}
	}
	return s
}

// longColor returns the color of which the numbers after 38 or 48 speak, and how
// many they are; 0 if it is none.
func longColor(numbers []int) (c color, used int) {
	switch {
	case len(numbers) >= 2 && numbers[0] == 5 && numbers[1] <= 255:
		return indexed + color(numbers[1]), 2
	case len(numbers) >= 4 && numbers[0] == 2 && max(numbers[1], numbers[2], numbers[3]) <= 255:
		return direct + color(numbers[1]<<16|numbers[2]<<8|numbers[3]), 4
	}
	return 0, 0
}

// appendChange appends the sequence that leads from another style to s.
func (s style) appendChange(out []byte, from style) []byte {
	out = append(out, "\x1b["...)
	if s == (style{}) {
		return append(out, 'm')
	}
	if from.attributes&^s.attributes != 0 {
		// To turn all off is shorter than one.
		out = append(out, "0;"...)
		from = style{}
	}
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
