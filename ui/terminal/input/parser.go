package input

import (
	"bytes"
	"unicode/utf8"
)

const (
	ctrlC = 0x03
	bell  = 0x07
	esc   = 0x1b
)

// A parser divides bytes into events: keys, clicks and pastes. It takes the bytes one by one, so it
// does not matter where a terminal or a connection splits them. It has no clock: the caller calls
// timeUp if the next byte does not come in time.
type parser struct {
	events [][]byte // complete events that have not been read, in the form that Bubble Tea understands

	state state
	held  []byte // the bytes of the unfinished event
	paste paste
}

// A state says where in an event the next byte is.
type state int

const (
	between   state = iota // the next byte begins an event
	character              // the next byte continues a character of several bytes
	escape                 // the next byte follows Esc, or Esc twice
	control                // the next byte is in a control sequence, after ESC [
	shift                  // the next byte follows ESC O, with which some keys begin
	click                  // the next byte is one of three that describe a click, after ESC [ M
	text                   // the next byte is in a string, such as a reply after ESC ]
	textEnds               // the next byte follows Esc in a string, which ends with ESC \
	pasting                // the next byte is in a paste
)

// longest is the largest number of bytes that are kept of a sequence. A longer sequence is dropped.
const longest = 64

// take reads bytes and adds the events that they complete to p.events.
func (p *parser) take(came []byte) {
	for _, b := range came {
		for !p.put(b) { // the unfinished event was dropped, and b begins another one
		}
	}
}

// timeUp must be called if no byte has come in time. It drops an unfinished sequence, takes Esc for a
// key, and ends a paste.
func (p *parser) timeUp() {
	switch p.state {
	case escape:
		for range p.held {
			p.add([]byte{esc})
		}
	case pasting:
		p.paste.unmark()
		p.add(p.paste.event())
	}
	p.drop()
}

// add adds an event to p.events, unless it is nil.
func (p *parser) add(event []byte) {
	if event != nil {
		p.events = append(p.events, event)
	}
}

// drop forgets the unfinished event.
func (p *parser) drop() { p.state, p.held, p.paste = between, p.held[:0], paste{} }

// hold adds a byte to the unfinished event and sets the state. It returns true, as put does for a
// byte that belongs to the event.
func (p *parser) hold(next state, b byte) bool {
	p.state = next
	if len(p.held) < longest {
		p.held = append(p.held, b)
	}
	return true
}

// put reads a byte. If the byte does not belong to the unfinished event, put drops the event and
// reports false. The caller must then put the byte again.
func (p *parser) put(b byte) (used bool) {
	switch p.state {
	case between:
		return p.begin(b)
	case character:
		return p.putCharacter(b)
	case escape:
		return p.putEscape(b)
	case control:
		return p.putControl(b)
	case shift:
		return p.putShift(b)
	case click:
		return p.putClick(b)
	case text, textEnds:
		return p.putText(b)
	}
	switch {
	case b == ctrlC:
		p.add([]byte{ctrlC})
		p.paste = paste{dropped: true}
	case p.paste.put(b):
		p.add(p.paste.event())
		p.drop()
	}
	return true
}

// begin reads the first byte of an event, or the byte after an Esc that stands for Alt. If the event
// has no more bytes, begin adds it.
func (p *parser) begin(b byte) bool {
	switch {
	case b == esc:
		return p.hold(escape, b)
	case b < utf8.RuneSelf:
		p.add(append(bytes.Clone(p.held), b))
		p.drop()
	default:
		return p.hold(character, b)
	}
	return true
}

func (p *parser) putCharacter(b byte) bool {
	if utf8.RuneStart(b) {
		p.drop()
		return false
	}
	p.hold(character, b)
	start := 0
	if p.held[0] == esc {
		start = 1
	}
	if !utf8.FullRune(p.held[start:]) {
		return true
	}
	if r, _ := utf8.DecodeRune(p.held[start:]); r != utf8.RuneError {
		p.add(bytes.Clone(p.held))
	}
	p.drop()
	return true
}

func (p *parser) putEscape(b byte) bool {
	twice := len(p.held) > 1
	switch b {
	case '[':
		return p.hold(control, b)
	case 'O':
		return p.hold(shift, b)
	}
	if twice { // the first Esc was a key
		p.add([]byte{esc})
		p.held = p.held[:1]
	}
	switch b {
	case esc:
		return p.hold(escape, b)
	case ']', 'P', 'X', '^', '_':
		p.state = text
		return true
	}
	return p.begin(b)
}

func (p *parser) putControl(b byte) bool {
	body := p.body()
	switch {
	case b < ' ' || b > '~':
		p.drop()
		return false
	case b == 'M' && len(body) == 0:
		return p.hold(click, b)
	case b == '[' && len(body) == 0, // a function key of the Linux console
		b < '@' && !(b == '$' && isNumber(body)): // a key with Shift of rxvt ends with $
		return p.hold(control, b)
	}
	p.hold(control, b)
	switch body = p.body(); {
	case len(p.held) == longest:
	case body == pasteBegins[2:]:
		p.addClick(nil)
		p.drop()
		p.state = pasting
		return true
	case b == 'M' || b == 'm':
		p.addClick(clicked(body))
	default:
		p.addKey(controlled(body))
	}
	p.drop()
	return true
}

// body returns the bytes of the unfinished sequence without its beginning. The beginning is one or
// two Esc and another character.
func (p *parser) body() string {
	if p.held[1] == esc {
		return string(p.held[3:])
	}
	return string(p.held[2:])
}

// addKey adds the event of a key, unless event is nil. If the sequence began with two Esc, the key was
// pressed with Alt.
func (p *parser) addKey(event []byte) {
	if event != nil && p.held[1] == esc {
		event = append([]byte{esc}, event...)
	}
	p.add(event)
}

// addClick adds an event of the mouse, unless event is nil. If the sequence began with two Esc, it
// first adds the key Esc.
func (p *parser) addClick(event []byte) {
	if p.held[1] == esc {
		p.add([]byte{esc})
	}
	p.add(event)
}

func (p *parser) putShift(b byte) bool {
	switch {
	case b < ' ' || b > '~':
		p.drop()
		return false
	case '0' <= b && b <= '9', b == ';':
		return p.hold(shift, b)
	}
	p.hold(shift, b)
	p.addKey(shifted(p.body()))
	p.drop()
	return true
}

// putClick reads a byte of a click: the button, the column or the row, each plus 32. A terminal sends
// 0 for a column or a row that is too large.
func (p *parser) putClick(b byte) bool {
	if 0 < b && b < ' ' {
		p.drop()
		return false
	}
	p.hold(click, b)
	body := p.body()
	if len(body) < len("M123") {
		return true
	}
	if body[1] >= ' ' && body[2] > ' ' && body[3] > ' ' {
		p.addClick([]byte("\x1b[" + body))
	}
	p.drop()
	return true
}

// putText reads a byte of a string, which the parser drops.
func (p *parser) putText(b byte) bool {
	switch {
	case p.state == textEnds && b != '\\': // the string has no end, and Esc has begun another event
		p.state = escape
		return b == esc
	case p.state == textEnds, b == bell:
		p.drop()
	case b == esc:
		p.state, p.held = textEnds, append(p.held[:0], esc)
	case b == ctrlC:
		p.drop()
		return false
	}
	return true
}
