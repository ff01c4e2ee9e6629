package videos

import (
	"strconv"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// An evf file is a video of Metasweeper, in one of five versions. It begins with the number of its
// version and has no other mark. An evfs file holds several evf files.

const evfVersions = 5

// beginsEVF reports whether a file begins with a plausible head of an evf file.
func beginsEVF(c *cursor) bool {
	const length = 10
	head := c.peek(length)
	if len(head) < length || head[0] >= evfVersions {
		return false
	}
	if head[0] >= 3 {
		head = head[1:] // skip the settings
	}
	rows, cols, mines, pixels, mode := head[2], head[3], int(head[4])<<8|int(head[5]), head[6], int(head[7])<<8|int(head[8])
	return (rows > 0 || cols > 0) && mines > 0 && pixels > 0 && mode <= 2*int(modes)
}

func readEVF(c *cursor) *Video {
	v := &Video{Format: EVF}
	at := c.at
	version := c.u8(VersionField)
	if version >= evfVersions {
		c.wrong(at, VersionField, strconv.Itoa(version), "0–4")
	}
	flags := c.u8(PropertiesField)
	const won, converted = 128, 8
	v.Claims.Won = flags&won != 0
	if version >= 3 {
		c.skip(1, PropertiesField)
	}
	sizeAt := c.at
	rows := c.u8(SizeField)
	cols := c.u8(SizeField)
	mines := c.u16(MinesField)
	pixelsAt := c.at
	pixels := c.u8(PixelsField)
	modeAt := c.at
	v.Mode = c.mode(modeAt, c.u16(ModeField), int(lastRecursive))
	v.Claims.ThreeBV = c.u16(RecordField)
	if version < 4 {
		v.Claims.Time = c.ms(TimeField)
	} else {
		v.Claims.Time = time.Duration(c.u32(TimeField)) * time.Millisecond
		c.skip(2, TextField) // the country
		v.Begun = microTime(int64(c.u32(TimeField))<<32 | c.u32(TimeField))
		c.skip(8, TimeField)
	}
	if c.err == nil && pixels == 0 {
		c.wrong(pixelsAt, PixelsField, "0", "1–255")
	}
	c.evfTexts(v, version, version == 4 && flags&converted != 0)
	l := c.evfMines(sizeAt, rows, cols, mines)
	if version == 4 {
		for range c.u16(TextField) {
			if c.text(TextField); c.err != nil {
				break
			}
		}
	}
	if c.err != nil {
		return v
	}
	m := newMouse(v, l, pixels)
	c.evfEvents(m, version)
	if c.err == nil {
		v.beginAtOpening(m)
		m.finish()
	}
	return v
}

// evfTexts moves past the texts, which hold names. It keeps only the time when the game began.
func (c *cursor) evfTexts(v *Video, version int, converted bool) {
	c.text(TextField) // the program
	if converted {
		c.text(TextField)
		c.text(TextField)
	}
	for range 3 {
		c.text(TextField) // the player, the contest, the identity
	}
	if version < 4 {
		if n, err := strconv.ParseInt(c.text(TextField), 10, 64); err == nil {
			v.Begun = microTime(n)
		}
		c.text(TextField) // the end
		c.text(TextField) // the country
	}
	switch version {
	case 2, 3:
		c.text(TextField) // the device
	case 4:
		c.skip(int64(c.u16(TextField)), TextField)
	}
}

// microTime returns the time n microseconds after the beginning of 1970, or the zero time if the year
// is not plausible.
func microTime(n int64) time.Time {
	t := time.UnixMicro(n).UTC()
	if y := t.Year(); y < 1990 || y > 2200 {
		return time.Time{}
	}
	return t
}

// evfMines reads the mines, as a bit for each cell, row by row, and returns the board. The parameter
// sizeAt is the offset of the size in the file.
func (c *cursor) evfMines(sizeAt int, rows, cols, mines int) *game.Layout {
	if c.err != nil {
		return nil
	}
	if err := checkSize(rows, cols, mines); err != nil {
		err.Byte = int64(sizeAt)
		c.fail(err)
		return nil
	}
	grid, at, bits := gridOf(rows, cols), c.at, c.peek((rows*cols+7)/8)
	if c.skip(int64(rows*cols+7)/8, MinesField); c.err != nil {
		return nil
	}
	l := built(grid, minesWhere(grid, func(m game.Cell) bool {
		i := m.Row*cols + m.Col
		return bits[i/8]<<(i%8)&0x80 != 0
	}))
	if found := l.Mines(); found != mines {
		c.fail(&files.Error{Problem: OtherMines, Byte: int64(at), Found: strconv.Itoa(found), Want: strconv.Itoa(mines)})
	}
	return l
}

// The codes of evf events. The codes from evfMove to evfLastHand are indexes of mouseKinds.
const (
	evfEnd      = 0
	evfMove     = 1
	evfLastHand = 12
	evfRestart  = 81
	evfLost     = 83
	evfError    = 99
	evfCells    = 100
	evfPause    = 255 // a pause; up to version 3, the end of the list of events
)

// mouseKinds are the mouse events of evf and rmv, by their codes. The rmv format has only some of
// these codes.
var mouseKinds = [evfLastHand + 1]event{
	noEvent, noEvent, leftDown, leftUp, rightDown, rightUp, middleDown, middleUp, earlyFlag, secondDown,
	leftToggled, rightToggled, middleToggled,
}

// evfEvents reads the list of events, up to and including its end.
func (c *cursor) evfEvents(m *mouse, version int) {
	var now time.Duration
	var x, y uint16
	for c.err == nil {
		at := c.at
		code := c.u8(EventsField)
		switch {
		case c.err != nil:
		case evfMove <= code && code <= evfLastHand:
			if version < 4 {
				now = c.ms(EventsField)
				x, y = uint16(c.u16(EventsField)), uint16(c.u16(EventsField))
			} else {
				now += time.Duration(c.u8(EventsField)) * time.Millisecond
				x += uint16(c.u16(EventsField))
				y += uint16(c.u16(EventsField))
			}
			if e := mouseKinds[code]; e != noEvent && c.err == nil {
				m.do(e, now, int(x), int(y))
			}
		case code == evfEnd:
			c.evfEnd(version)
			return
		case code == evfPause && version < 4:
			return
		case code == evfPause:
			now += time.Duration(c.u16(EventsField)) * time.Millisecond
		case version == 4 && (evfRestart <= code && code <= evfLost || code == evfError):
			now += time.Duration(c.u8(EventsField)) * time.Millisecond
		case version == 4 && evfCells <= code:
			c.fail(&files.Error{Problem: CellEvents, Byte: int64(at), Found: strconv.Itoa(code)})
		default:
			c.fail(badEvent(at, code, "0–12"))
		}
	}
}

func (c *cursor) evfEnd(version int) {
	const checks = 32
	if version < 4 {
		c.skip(checks, EndField)
		return
	}
	c.skip(int64(c.u16(EndField)), EndField)
}

// beginAtOpening makes all times count from the first play that opens a cell. In the file, they count
// from the first press.
func (v *Video) beginAtOpening(m *mouse) {
	for i := range v.Plays {
		v.Plays[i].At = max(0, v.Plays[i].At-m.begin)
	}
	v.Time = max(0, v.Time-m.begin)
}
