package input

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file drops unknown sequences, because Bubble Tea would take them for typed text.

// controlled returns the event of the key that sends ESC [ and body, or nil if no key does.
func controlled(body string) []byte {
	final := body[len(body)-1]
	n, ok := parseNumbers(body[:len(body)-1])
	switch {
	case body[0] == '[' && len(body) == 2 && 'A' <= final && final <= 'E':
		return []byte("\x1b[" + body)
	case !ok:
		return nil
	case final == 'u' && len(n) > 0:
		return n.typed(0)
	case final == '~' && len(n) == 3 && n.at(0, 0) == 27: // xterm's modifyOtherKeys
		return n.typed(2)
	case len(n) == 2 && strings.IndexByte("ABCDFHPQS", final) >= 0, 0 < len(n) && len(n) <= 2 && final == '~':
		return n.modified(final)
	case len(n) == 1 && strings.IndexByte("^$@", final) >= 0:
		return []byte("\x1b[" + body)
	case len(n) == 0 && strings.IndexByte("PQS", final) >= 0:
		return []byte{esc, 'O', final}
	case len(n) == 0 && strings.IndexByte("ABCDFHZabcd", final) >= 0:
		return []byte("\x1b[" + body)
	}
	return nil
}

// keypad holds the keys of the keypad, in two groups. In application mode, a key sends ESC O and a
// character of the first string of its group. The second string has, at the same index, the
// character that the key stands for.
var keypad = [...][2]string{{"pqrstuvwxy", "0123456789"}, {"jklmnoX MI", "*+,-./= \r\t"}}

// shifted returns the event of the key that sends ESC O and body, or nil if no key does.
func shifted(body string) []byte {
	final := body[len(body)-1]
	held := body[:len(body)-1] // Shift, Alt and Ctrl, as old versions of xterm send them
	switch {
	case held != "" && final <= 'S':
		return controlled("1;" + held[strings.LastIndexByte(held, ';')+1:] + string(final))
	case held != "":
		return nil
	case strings.IndexByte("ABCDFH", final) >= 0: // cursor keys in application mode
		return []byte{esc, '[', final}
	case strings.IndexByte("PQRS", final) >= 0:
		return []byte{esc, 'O', final}
	case 'a' <= final && final <= 'd': // rxvt
		return []byte("\x1b[1;5" + strings.ToUpper(string(final)))
	}
	for _, keys := range keypad {
		if i := strings.IndexByte(keys[0], final); i >= 0 {
			return []byte{keys[1][i]}
		}
	}
	return nil
}

// clicked returns the mouse event that the terminal sends as ESC [ and body, or nil if there is
// none. It knows the form of xterm, in which body begins with <, and the form of rxvt.
func clicked(body string) []byte {
	numbers, final := body[:len(body)-1], body[len(body)-1]
	numbers, marked := strings.CutPrefix(numbers, "<")
	n, ok := parseNumbers(numbers)
	if !ok || len(n) != 3 || n.at(1, 0) < 1 || n.at(2, 0) < 1 {
		return nil
	}
	button := n.at(0, 0)
	if !marked {
		button -= ' '
	}
	if button < 0 || !marked && final == 'm' {
		return nil
	}
	return fmt.Appendf(nil, "\x1b[<%d;%d;%d%c", button, n.at(1, 0), n.at(2, 0), final)
}

// numbers are the parameters of a sequence: fields between semicolons, each of one or more numbers
// between colons. For example, "1;5:3" is {{1}, {5, 3}}.
type numbers [][]int

// parseNumbers parses the parameters of a sequence. A missing number counts as 0. It reports false if
// s contains anything but numbers.
func parseNumbers(s string) (n numbers, ok bool) {
	if s == "" {
		return nil, true
	}
	for field := range strings.SplitSeq(s, ";") {
		var parts []int
		for part := range strings.SplitSeq(field, ":") {
			number, err := strconv.ParseUint("0"+part, 10, 31)
			if err != nil {
				return nil, false
			}
			parts = append(parts, int(number))
		}
		n = append(n, parts)
	}
	return n, true
}

// at returns n[field][part], or 0 if there is no such number.
func (n numbers) at(field, part int) int {
	if field >= len(n) || part >= len(n[field]) {
		return 0
	}
	return n[field][part]
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// The modifier keys, as bits. The second field of a sequence is the sum of the modifiers that are down,
// plus one.
const (
	withShift = 1 << iota
	withAlt
	withCtrl
	withSuper
	withHyper
	withMeta
	withCaps
	withNum
)

// pressed returns the modifier keys that are down. It reports false if the event is the release of a
// key, or if Super, Hyper or Meta is down.
func (n numbers) pressed() (held int, ok bool) {
	const released = 3
	held = max(0, n.at(1, 0)-1)
	return held, n.at(1, 1) != released && held&(withSuper|withHyper|withMeta) == 0
}

// lastKey is the highest number of a key in a sequence that ends in ~: the number of F20.
const lastKey = 34

// modified returns the event of a key without a character, such as an arrow. The parameter final is
// the last character of the sequence that the terminal sends.
func (n numbers) modified(final byte) []byte {
	held, ok := n.pressed()
	held &= withShift | withAlt | withCtrl
	key := n.at(0, 0)
	switch {
	case !ok, key > lastKey, final != '~' && key != 1:
		return nil
	case held > 0:
		return fmt.Appendf(nil, "\x1b[%d;%d%c", key, held+1, final)
	case final == '~':
		return fmt.Appendf(nil, "\x1b[%d~", key)
	}
	return controlled(string(final))
}

// The numbers with which the terminal kitty sends keys without a character.
const (
	kittyKeys   = 0xe000
	kittyKeypad = 0xe037
	kittyArrows = kittyKeypad + rune(len(keypadKeys))
	kittyEnd    = 0xf900

	keypadKeys = "0123456789./*-+\r=,"
)

// usualEnds has the ends of the sequences that most terminals send for arrows and other keys, such
// as "D" for the left arrow, ESC [ D. The terminal kitty sends the number kittyArrows+i for the key
// of usualEnds[i].
var usualEnds = [...]string{"D", "C", "A", "B", "5~", "6~", "H", "F", "2~", "3~"}

// typed returns the event of a key that a terminal sends as a number, such as 97 for the key a. It
// returns nil if there is no event for the number. The parameter field is the index of the field
// with the number.
func (n numbers) typed(field int) []byte {
	held, ok := n.pressed()
	r := rune(n.at(field, 0))
	switch {
	case !ok || r < ' ' && strings.IndexByte("\t\r\x1b", byte(r)) < 0:
		return nil
	case kittyArrows <= r && r < kittyArrows+rune(len(usualEnds)):
		return controlled(usualEnds[r-kittyArrows])
	case kittyKeypad <= r && r < kittyArrows:
		r = rune(keypadKeys[r-kittyKeypad])
	case kittyKeys <= r && r < kittyEnd || !utf8.ValidRune(r):
		return nil
	case r == '\t' && held&withShift != 0:
		return []byte("\x1b[Z")
	}
	capital := rune(n.at(field, 1))
	if base := rune(n.at(field, 2)); base > ' ' && r > unicode.MaxASCII && !unicode.Is(unicode.Latin, r) {
		r, capital = base, 0 // commands are Latin letters
	}
	switch withCapital := held&withShift != 0; {
	case held&withCtrl != 0:
		if r, ok = ctrl(r); !ok {
			return nil
		}
	case withCapital && capital > ' ':
		r = capital
	case withCapital != (held&withCaps != 0):
		r = unicode.ToUpper(r)
	}
	switch {
	case held&withAlt == 0:
		return []byte(string(r))
	case strings.ContainsRune("\x1b[O]PX^_", r): // would begin a sequence
		return nil
	}
	return []byte("\x1b" + string(r))
}

// ctrl returns the control character of the key r with Ctrl. It reports false if there is none.
func ctrl(r rune) (rune, bool) {
	switch {
	case r == ' ':
		return 0, true
	case r < ' ', r == 0x7f:
		return r, true
	case '@' <= r && r <= '~':
		return r & 0x1f, true
	}
	return 0, false
}
