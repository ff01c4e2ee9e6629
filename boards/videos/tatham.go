package videos

import (
	"bytes"
	"errors"
	"strconv"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
)

// A saved game of Simon Tatham's Mines has the moves and the board, but no times. Each line has a key
// of 8 characters, the length of the value, and the value.

const tathamHead = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection"

// tatham is the content of a saved game. A state is the position before the first move or after a
// move.
type tatham struct {
	values map[string]string
	moves  []tathamMove // the moves, each from one state to the next
	states int          // the number of states, according to the file
	shown  int          // the number of the state on the screen, from 1
}

// A tathamMove is a line with a move, which leads from one state to the next.
type tathamMove struct {
	line      int
	key, text string
}

func readTatham(c *cursor) *Video {
	v := &Video{Format: Tatham}
	t := &tatham{values: map[string]string{}}
	for n := 1; c.err == nil && c.left() > 0; n++ {
		t.line(c, n)
	}
	if c.err != nil {
		return v
	}
	if puzzle := t.values["GAME"]; puzzle != "Mines" {
		c.fail(&files.Error{Problem: OtherPuzzle, Found: files.Quote(puzzle)})
		return v
	}
	l := t.layout(c)
	if c.err != nil {
		return v
	}
	m := newMouse(v, l, 1)
	v.Timed = false
	t.play(c, m)
	if c.err == nil {
		m.finish()
	}
	return v
}

const (
	keyLength    = 8 // the length of a key, including the blanks that pad it
	mostDigits   = 9 // the largest number of digits in the length of a value
	stateMove    = "MOVE"
	stateSolve   = "SOLVE"
	stateRestart = "RESTART"
)

// line reads line n of the file. The line states the length of its value, because the value may
// contain line breaks.
func (t *tatham) line(c *cursor, n int) {
	head := c.peek(keyLength + 1 + mostDigits + 1)
	if len(bytes.TrimSpace(head)) == 0 {
		c.seek(len(c.data))
		return
	}
	end := -1
	if len(head) > keyLength && head[keyLength] == ':' {
		end = bytes.IndexByte(head[keyLength+1:], ':')
	}
	length, err := 0, error(nil)
	if end > 0 {
		length, err = strconv.Atoi(string(head[keyLength+1 : keyLength+1+end]))
	}
	if end <= 0 || err != nil || length < 0 {
		c.fail(&files.Error{Problem: BadLine, Line: n, Found: files.Quote(firstLine(string(head))), Want: "MOVE    :4:O0,0"})
		return
	}
	key := strings.TrimSpace(string(head[:keyLength]))
	c.at += keyLength + end + 2
	value := c.value(length, n)
	switch key {
	case stateMove, stateSolve, stateRestart:
		t.moves = append(t.moves, tathamMove{n, key, value})
	case "GAME", "PARAMS", "CPARAMS", "DESC", "PRIVDESC":
		t.values[key] = value
	case "NSTATES":
		t.states = t.number(c, n, value)
	case "STATEPOS":
		t.shown = t.number(c, n, value)
	}
	switch rest := c.peek(2); {
	case c.err != nil, len(rest) == 0:
	case string(rest) == "\r\n":
		c.at += 2
	case rest[0] == '\n', rest[0] == '\r':
		c.at++
	default:
		c.fail(&files.Error{Problem: BadLine, Line: n, Found: files.Quote(firstLine(value + string(rest))), Want: strconv.Itoa(length)})
	}
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

func (t *tatham) number(c *cursor, line int, value string) int {
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 {
		c.fail(&files.Error{Problem: BadLine, Line: line, Found: files.Quote(value), Want: "1, 2, 3 …"})
	}
	return n
}

// value returns the next n bytes. It fails if the file has fewer.
func (c *cursor) value(n, line int) string {
	if n > c.left() {
		c.fail(&files.Error{
			Problem: TooLong, Line: line, Err: MovesField, Found: strconv.Itoa(n), Want: strconv.Itoa(c.left()),
		})
		return ""
	}
	value := c.peek(n)
	c.at += n
	return string(value)
}

// layout returns the board. It reads the description of the board with [boards.Read].
func (t *tatham) layout(c *cursor) *game.Layout {
	params := t.values["CPARAMS"]
	if params == "" {
		params = t.values["PARAMS"]
	}
	desc := t.values["PRIVDESC"]
	if desc == "" {
		desc = t.values["DESC"]
	}
	size, _, _ := strings.Cut(params, "n")
	if desc == "" || strings.HasPrefix(desc, "r") {
		c.fail(&files.Error{Problem: NoBoard})
		return nil
	}
	b, err := boards.Read([]byte(size+":"+desc+"\n"), "")
	if err == nil && b.Format != boards.Tatham {
		err = &files.Error{Problem: BadLine, Found: files.Quote(params), Want: "9x9n35"}
	}
	var l *game.Layout
	if err == nil {
		l, err = b.Layout()
	}
	if err != nil {
		var wrong *files.Error
		if !errors.As(err, &wrong) {
			wrong = &files.Error{Problem: BadSize, Found: files.Quote(params)}
		}
		wrong.Line = 0 // the text is not a line of the file
		c.fail(wrong)
		return nil
	}
	return l
}

// play plays the moves up to the state on the screen. It leaves out later moves, because the player
// has undone them.
func (t *tatham) play(c *cursor, m *mouse) {
	if t.states > 0 && t.states != len(t.moves)+1 {
		c.fail(&files.Error{
			Problem: BadValue, Err: MovesField, Found: strconv.Itoa(len(t.moves)), Want: strconv.Itoa(t.states - 1),
		})
		return
	}
	shown := len(t.moves)
	if t.shown > 0 {
		shown = min(shown, t.shown-1)
	}
	for _, move := range t.moves[:shown] {
		switch move.key {
		case stateSolve:
			return
		case stateRestart:
			m.restart()
			continue
		}
		for text := range strings.SplitSeq(move.text, ";") {
			if text == "S" {
				return
			}
			if !m.move(text) {
				c.fail(&files.Error{Problem: BadMove, Line: move.line, Found: files.Quote(text)})
				return
			}
		}
	}
}

// restart begins the game again on the same board.
func (m *mouse) restart() {
	m.game, m.opened = game.New(m.game.Layout(), game.Classic), false
	m.video.Plays = nil
}

// move carries out a move such as O4,8. It reports false if the text is no move, or if the move is not
// possible.
func (m *mouse) move(text string) bool {
	if len(text) < 2 {
		return false
	}
	x, y, ok := strings.Cut(text[1:], ",")
	col, err := strconv.Atoi(x)
	row, rowErr := strconv.Atoi(y)
	at := game.Cell{Row: row, Col: col}
	if !ok || err != nil || rowErr != nil || !game.Contains(m.game.Layout().Grid(), at) {
		return false
	}
	before := len(m.video.Plays)
	switch text[0] {
	case 'O':
		m.open(at, 0)
	case 'F':
		m.flag(at, 0)
	case 'C':
		m.chord(at, 0)
	default:
		return false
	}
	return len(m.video.Plays) > before || m.game.Status() != game.Playing
}
