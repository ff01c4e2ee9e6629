package videos

import (
	"bytes"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
)

// A rawvf file is text: lines of a key and a value, a drawing of the mines, and a line for each event.
// Several programs write it, and others are converted to it.

// isRawVF reports whether a file is text with a line that only a rawvf file has.
func isRawVF(c *cursor) bool {
	const enough, mostHead = 2000, 1 << 16
	head := c.peek(mostHead)
	if bytes.IndexByte(head[:min(len(head), enough)], 0) >= 0 {
		return false
	}
	for line := range bytes.FieldsFuncSeq(head, func(r rune) bool { return r == '\n' || r == '\r' }) {
		key, _, ok := strings.Cut(string(line), ":")
		switch strings.ToLower(strings.TrimPrefix(key, "\ufeff")) {
		case "rawvf_version", "width", "height", "board":
			if ok {
				return true
			}
		}
	}
	return false
}

// lines reads the lines of a text that are not blank.
type lines struct {
	*cursor
	number int // the number of the last line read
}

// next returns the next line that is not blank, without the blanks around it. It reports false at the
// end of the text.
func (l *lines) next() (line string, ok bool) {
	for l.err == nil && l.left() > 0 {
		text := l.rest()
		end := bytes.IndexAny(text, "\r\n")
		if end < 0 {
			end = len(text)
		}
		l.at += min(end+1, len(text))
		if bytes.HasPrefix(text[end:], []byte("\r\n")) {
			l.at++
		}
		l.number++
		if line = string(bytes.TrimSpace(text[:end])); line != "" {
			return line, true
		}
	}
	return "", false
}

// refuse sets the error to a problem of the last line read.
func (l *lines) refuse(p files.Problem, found, want string) {
	l.fail(&files.Error{Problem: p, Line: l.number, Found: found, Want: want})
}

// wrong sets the error of a wrong line, or of a wrong part of a line.
func (l *lines) wrong(want, found string) { l.refuse(BadLine, files.Quote(found), want) }

// rawHead holds the values of the keys before the board.
type rawHead struct {
	width, height, mines int // the values of Width, Height and Mines; -1 if the key is missing
	levelW, levelH       int // the size of the level that the file names; 0 if the level is unknown
	pixels               int
	marks, superClick    bool
}

func readRawVF(c *cursor) *Video {
	v := &Video{Format: RawVF}
	l := &lines{cursor: c}
	if string(c.peek(3)) == "\ufeff" {
		c.at += 3
	}
	head := rawHead{width: -1, height: -1, mines: -1, pixels: rawPixels}
	for {
		line, ok := l.next()
		if !ok {
			if l.err == nil {
				l.ends(BoardField)
			}
			return v
		}
		key, value, ok := strings.Cut(line, ":")
		if !ok {
			l.refuse(NoKey, "", "")
			return v
		}
		if key = strings.ToLower(strings.TrimSpace(key)); key == "board" {
			break
		}
		l.key(v, &head, key, strings.TrimSpace(value))
		if l.err != nil {
			return v
		}
	}
	board := l.board(&head)
	if l.err != nil {
		return v
	}
	m := newMouse(v, board, head.pixels)
	m.marks, m.superClick = head.marks, head.superClick
	if l.events(m); l.err == nil {
		m.finish()
	}
	return v
}

// helpers are settings with which a program makes moves for the player, or plays by other rules.
var helpers = []string{"Autoflag", "Lawnmower", "ElmarTechnique", "NonoMouse", "SuperFlag"}

// key stores the value of a key in v or h. It fails if a video with this value cannot be read.
func (l *lines) key(v *Video, h *rawHead, key, value string) {
	on := strings.EqualFold(value, "on")
	for _, name := range helpers {
		if key == strings.ToLower(name) && on {
			l.refuse(Helped, name, "")
		}
	}
	switch key {
	case "width":
		h.width = l.count(value)
	case "height":
		h.height = l.count(value)
	case "mines":
		h.mines = l.count(value)
	case "squaresize":
		if h.pixels = l.count(value); h.pixels == 0 && l.err == nil {
			l.wrong("1 or more", value)
		}
	case "marks":
		h.marks = on
	case "superclick":
		h.superClick = on
	case "lives":
		if n, err := strconv.Atoi(value); err == nil && n > 1 {
			l.refuse(Helped, "Lives: "+strconv.Itoa(n), "")
		}
	case "level":
		l.level(h, value)
	case "mode":
		l.rawMode(v, value)
	case "time":
		if t, ok := parseSeconds(value); ok {
			v.Claims.Time = t
		}
	case "bbbv":
		if n, err := strconv.Atoi(value); err == nil && n > 0 {
			v.Claims.ThreeBV = n
		}
	case "program":
		v.Program = clean(value)
	case "status":
		v.Claims.Won = strings.EqualFold(value, "won")
	}
}

// count parses a number. It fails if the number is negative.
func (l *lines) count(value string) int {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 {
		l.wrong("a number", value)
		return 0
	}
	return n
}

func (l *lines) level(h *rawHead, value string) {
	for _, level := range levels {
		if strings.EqualFold(value, level.name) {
			h.levelW, h.levelH = level.cols, level.rows
		}
	}
	if strings.EqualFold(value, "marathon") {
		l.refuse(Marathon, "Level: Marathon", "")
	}
}

// rawModes are the modes by the beginnings of their names. LlamaSweeper adds text to some names.
var rawModes = []struct {
	begin string
	mode  mode
}{
	{"classic", classic}, {"standard", classic}, {"lucky", classic}, {"eff boards", classic}, {"upk", UPK},
	{"cheat", cheat}, {"density", density}, {"win7", windows7}, {"windows 7", windows7},
}

func (l *lines) rawMode(v *Video, value string) {
	for _, m := range rawModes {
		if strings.HasPrefix(strings.ToLower(value), m.begin) {
			v.Mode = m.mode
			return
		}
	}
	for m := range recursive {
		if strings.EqualFold(strings.ReplaceAll(value, " ", "-"), m.String()) {
			v.Mode = m
			return
		}
	}
	if strings.Contains(strings.ToLower(value), "recursive") {
		l.refuse(RecursiveMode, files.Quote(value), "")
		return
	}
	l.refuse(BadValue, files.Quote(value), "Classic, UPK, Cheat, Density")
	l.err.Err = ModeField
}

// board reads the drawing of the board. It allocates the board only after reading all rows, because
// the stated size may be wrong.
func (l *lines) board(h *rawHead) *game.Layout {
	if h.width < 0 {
		h.width = h.levelW
	}
	if h.height < 0 {
		h.height = h.levelH
	}
	if err := checkSize(h.height, h.width, max(0, h.mines)); err != nil {
		err.Line = l.number
		l.fail(err)
		return nil
	}
	begin, found := l.number, 0
	var rows []string
	for row := range h.height {
		line, ok := l.next()
		if !ok {
			if l.err == nil {
				l.fail(&files.Error{
					Problem: boards.MissingRows, Line: l.number, Found: strconv.Itoa(row), Want: strconv.Itoa(h.height),
				})
			}
			return nil
		}
		if len(line) != h.width {
			l.refuse(boards.WrongWidth, strconv.Itoa(len(line)), strconv.Itoa(h.width))
			return nil
		}
		if other := strings.Trim(line, "*0"); other != "" {
			l.wrong("* or 0", other[:1])
			return nil
		}
		rows, found = append(rows, line), found+strings.Count(line, "*")
	}
	if h.mines >= 0 && h.mines != found {
		l.fail(&files.Error{Problem: OtherMines, Line: begin, Found: strconv.Itoa(found), Want: strconv.Itoa(h.mines)})
		return nil
	}
	grid := gridOf(h.height, h.width)
	return built(grid, minesWhere(grid, func(c game.Cell) bool { return rows[c.Row][c.Col] == '*' }))
}

// parseSeconds parses a time in seconds with decimals. It returns 0 for a negative time.
func parseSeconds(text string) (t time.Duration, ok bool) {
	whole, part, _ := strings.Cut(strings.TrimPrefix(text, "-"), ".")
	const most = 9 // digits of a number of seconds
	if whole == "" || len(whole) > most {
		return 0, false
	}
	for i := range len(whole) + 3 {
		digit := byte('0')
		switch {
		case i < len(whole):
			digit = whole[i]
		case i-len(whole) < len(part):
			digit = part[i-len(whole)]
		}
		if !isDigit(digit) {
			return 0, false
		}
		t = t*10 + time.Duration(digit-'0')
	}
	if strings.HasPrefix(text, "-") {
		return 0, true
	}
	return t * time.Millisecond, true
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }
