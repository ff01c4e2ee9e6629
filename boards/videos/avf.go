package videos

import (
	"strconv"
	"strings"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// An avf file is a video of Minesweeper Arbiter: the board, a record in text, the events in eight
// bytes each, and the name of the player. Nothing says where the record or the events begin, so
// the reader searches for them.

// beginsAVF reports whether a file may be an avf file. An avf file begins with a version. Its sixth
// byte is a level, or the file has a record such as [0|…|B4T2.53].
func beginsAVF(c *cursor) bool {
	head := c.peek(6)
	return len(head) == 6 && 20 <= head[0] && head[0] <= 99 && (3 <= head[5] && head[5] <= 6 || c.recordAt() >= 0)
}

// avfMark is the text after the events of an avf file.
const avfMark = "\rcs="

// isFSVF reports whether a file is a video of Freesweeper: like an avf file, but without a version.
func isFSVF(c *cursor) bool {
	head := c.peek(6)
	return len(head) == 6 && head[0] == 0 && 3 <= head[5] && head[5] <= 6 &&
		c.find("cs=") >= 0 && c.recordAt() >= 0
}

// rilianVersion is the last version of Arbiter in which releasing the left button after a chord could
// open a cell.
const rilianVersion = 44

func readAVF(c *cursor) *Video {
	begin, old := c.at, c.peek(1)[0] <= rilianVersion // the first byte is the version
	if c.find(avfMark) < 0 && c.recordAt() < 0 {
		c.fail(&files.Error{Problem: NoFormat})
	}
	v := c.avf(false)
	if v == nil || v.Status == game.Won || !old {
		return v
	}
	c.seek(begin)
	if again := c.avf(true); again != nil && again.Status == game.Won {
		return again
	}
	return v
}

// avf reads an avf file. If rilian is true, releasing the left button after a chord opens a cell.
func (c *cursor) avf(rilian bool) *Video {
	c.skip(5, VersionField)
	sizeAt := c.at + 1 // after the level
	rows, cols, mines := c.avfSize()
	l := c.layout(sizeAt, rows, cols, mines, func() game.Cell {
		row := c.u8(MinesField) - 1
		return game.Cell{Row: row, Col: c.u8(MinesField) - 1}
	})
	if c.err != nil {
		return nil
	}
	v := &Video{Format: AVF}
	m := newMouse(v, l, 16)
	m.rilian = rilian
	m.marks = c.avfRecord(v)
	first := c.avfEvents()
	if c.err != nil {
		return nil
	}
	c.seek(first)
	for e := avfEvent(c.peek(8)); !e.isEnd(); e = avfEvent(c.peek(8)) {
		if c.at += 8; e.what() != noEvent {
			x, y := e.place()
			m.do(e.what(), e.time(), x, y)
		}
	}
	m.finish()
	if c.find(avfMark) < 0 {
		c.ends(EndField)
	}
	return v
}

func (c *cursor) avfSize() (rows, cols, mines int) {
	const first, custom = 3, 6
	at := c.at
	switch level := c.u8(LevelField); {
	case c.err != nil:
		return 0, 0, 0
	case first <= level && level < custom:
		l := levels[level-first]
		return l.rows, l.cols, l.mines
	case level != custom:
		c.wrong(at, LevelField, strconv.Itoa(level), "3–6")
		return 0, 0, 0
	}
	cols = c.u8(SizeField) + 1
	rows = c.u8(SizeField) + 1
	return rows, cols, c.u16(MinesField)
}

// recordAt returns the offset of the record, a text such as [0|…|B4T2.53], or -1 if there is none.
// It cannot just search for "[", because the check bytes before the record may contain a "[".
func (c *cursor) recordAt() int {
	begin := c.at
	defer c.seek(begin)
	for {
		at := c.find("[")
		if at < 0 {
			return -1
		}
		c.seek(max(begin, at-2))
		if b := c.peek(5); len(b) == 5 && (b[0] == 0x11 || b[0] == 0x7f) && b[2] == '[' &&
			'0' <= b[3] && b[3] <= '3' && b[4] == '|' {
			return at
		}
		c.seek(at + 1)
	}
}

// avfRecord stores the 3BV and the time of the record in v, and moves past the record. It reports
// whether question marks are on.
func (c *cursor) avfRecord(v *Video) (marks bool) {
	from := c.at
	at := c.recordAt()
	if at < 0 {
		c.fail(&files.Error{Problem: NoRecord, Byte: int64(from)})
		return false
	}
	c.seek(at - 2)
	marks = c.peek(1)[0] == 0x11
	c.seek(at)
	const most = 1000 // more than the length of any record
	text, _, ok := strings.Cut(string(c.peek(most)), "]")
	if !ok {
		c.fail(&files.Error{Problem: NoRecord, Byte: int64(at)})
		return false
	}
	c.at += len(text) + 1
	v.Claims.ThreeBV, v.Claims.Time = parseRecord(text)
	return marks
}

// parseRecord returns the 3BV and the time of a game from its record, which ends with B<3BV>T<time>.
// The time in the record is a second more than the time of the game.
func parseRecord(text string) (threeBV int, t time.Duration) {
	b := strings.LastIndexByte(text, 'B')
	bv, after, ok := strings.Cut(text[b+1:], "T")
	if b < 0 || !ok {
		return 0, 0
	}
	s, err := strconv.ParseFloat(strings.Replace(after, ",", ".", 1), 64)
	threeBV, bvErr := strconv.Atoi(bv)
	if err != nil || bvErr != nil || threeBV < 0 || !(1 <= s && s < 1e6) {
		return 0, 0
	}
	return threeBV, time.Duration((s-1)*1000+0.5) * time.Millisecond
}

// avfEvents returns the offset of the first event. Between the record and the first event are
// digits, written as bytes from 3 to 12. Their number is unknown, so avfEvents searches for the
// offset from which valid events lead to the end of the list.
func (c *cursor) avfEvents() int {
	const mostDigits = 40 // known files have 5 or 6; the limit bounds the search in a damaged file
	begin, isCut := c.at, false
	for at := begin; c.err == nil && at <= begin+mostDigits; at++ {
		c.seek(at)
		switch ends, cut := c.chain(); {
		case ends:
			return at
		case cut:
			isCut = true
		}
		c.seek(at)
		if b := c.peek(1); len(b) == 0 || b[0] < 3 || b[0] > 12 {
			break
		}
	}
	if isCut {
		c.ends(EventsField)
	}
	c.fail(&files.Error{Problem: NoEvents, Byte: int64(begin)})
	return begin
}

// chain moves past the valid events at the cursor. The result ends is true if the event that ends
// the list follows. The result cut is true if the file ends before that event.
func (c *cursor) chain() (ends, cut bool) {
	for before := time.Duration(0); ; c.at += 8 {
		e := avfEvent(c.peek(8))
		switch {
		case len(e) < 8:
			return false, before > 0
		case string(e) == avfEnd:
			return true, false
		case e.isEnd(), !e.isValid() || e.time() < before && e.time() > 0:
			return false, false
		}
		before = e.time()
	}
}

// avfEnd is the event that ends the list of events.
const avfEnd = "\x01\x00\x00\x00\x00\x00\x00\x00"

// An avfEvent is an event in an avf file, as eight bytes.
type avfEvent []byte

var avfKinds = [256]event{
	3: leftDown, 5: leftUp, 21: leftUp, 9: rightDown, 17: rightUp, 145: rightUp, 33: middleDown, 65: middleUp,
	193: middleUp, 11: shiftDown,
}

func (e avfEvent) what() event { return avfKinds[e[0]] }

// isEnd reports whether e ends the list of events. An incomplete event also ends the list.
func (e avfEvent) isEnd() bool { return len(e) < 8 || e[2] == 0 && e[6] == 0 }

func (e avfEvent) isValid() bool { return (e[0] == 1 || e.what() != noEvent) && e[4] <= 99 }

func (e avfEvent) time() time.Duration {
	return clock(int(e[6])<<8|int(e[2])-1, int(e[4]))
}

func (e avfEvent) place() (x, y int) { return int(e[1])<<8 | int(e[3]), int(e[5])<<8 | int(e[7]) }
