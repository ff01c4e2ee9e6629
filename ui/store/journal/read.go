package journal

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of a text that should be a game.
var (
	// Found is the first line, Want what it should be.
	NotAGame = files.Problem{"{found} donde una partida empieza por {want}", "{found} where a game begins with {want}"}
	// Found is the version, Want the latest that is known.
	LaterVersion = files.Problem{"una partida de versión {found}; se leen hasta la {want}", "a game of version {found}; only those up to {want} can be read"}
	// Found is a line of the header among the actions.
	Misplaced = files.Problem{"{found} tras la primera acción", "{found} after the first action"}
	// Found is the time, Want the time of the line before.
	Backwards = files.Problem{"el tiempo {found} tras {want}", "the time {found} after {want}"}
	// The action Found was refused; Err is the [game.Refusal].
	NotDone = files.Problem{"{found} no puede hacerse: {err}", "{found} cannot be done: {err}"}
)

// A Journal is a game as it was read.
type Journal struct {
	Header
	Entries []Entry
	Seen    time.Duration // where the clock was seen after the last entry; 0: it was not
	Torn    bool          // the last line had no end, and was dropped
}

// Elapsed returns the time on the clock of the game: that of its last entry, or a
// later one at which it was seen.
func (j *Journal) Elapsed() time.Duration {
	if len(j.Entries) == 0 {
		return j.Seen
	}
	return max(j.Seen, j.Entries[len(j.Entries)-1].At)
}

// Board returns the board, dealing it if need be. Memory and time are those of
// the board, however short the text that asks for it. Until the first cell is
// opened of a board that is dealt then, any will do: all that shows of it is the
// number of its mines.
func (j *Journal) Board() (*game.Layout, error) {
	switch {
	case j.Dealt():
		board, err := j.Deal.Deal(j.start())
		return board.Layout, err
	case j.Layout == nil:
		return nil, errNoBoard
	}
	return j.Layout, nil
}

// start returns the cell that the board is dealt from.
func (j *Journal) start() game.Cell {
	if j.FirstOpened {
		for _, e := range j.Entries {
			if e.Kind == Done && e.Action.Kind == game.Open {
				return e.Action.Cell
			}
		}
	}
	return j.Start
}

// Play returns the game as it stands after all the entries. Where one was refused
// that is said to be done, the error is a [*files.Error] with its line, and the game
// is as it was before it. Where the board cannot be, there is no game. As for
// [Journal.Board], what that takes depends on the board.
func (j *Journal) Play() (*game.Game, error) {
	layout, err := j.Board()
	if err != nil {
		return nil, &files.Error{Problem: BadBoard, Err: err}
	}
	g := game.New(layout, j.Rules)
	for _, e := range j.Entries {
		if err := e.Apply(g); err != nil {
			return g, &files.Error{Line: e.Line, Problem: NotDone, Found: e.Action.Text(layout.Grid()), Err: err}
		}
	}
	return g, nil
}

// Read reads the text of a game. Its errors are of type [*files.Error], without a file.
// Where a line after the header is wrong, the Journal is what comes before that
// line; where the header is wrong, it is nil.
//
// It deals no board, and takes no memory on the word of the text: what it returns
// is at most some twelve times as long as data, while it reads some thirty times.
func Read(data []byte) (*Journal, error) {
	// Some editors begin every text with this.
	r := reader{rest: strings.TrimPrefix(string(data), "\ufeff")}
	if err := r.version(); err != nil {
		return nil, err
	}
	d, err := r.header()
	if err != nil {
		return nil, err
	}
	h, err := d.finish(r.line)
	if err != nil {
		return nil, err
	}
	j := &Journal{Header: *h}
	wrong := r.entries(j)
	j.Torn = r.torn
	if wrong != nil {
		return j, wrong
	}
	return j, nil
}

// reader goes through a text line by line.
type reader struct {
	rest string // the lines to come
	now  string // the line it is at, without its end and the white space around it
	line int    // the number of that line
	torn bool   // the text went on without the end of a line
}

// next goes to the next line that is neither blank nor a comment. It reports
// whether there is one.
func (r *reader) next() (bool, *files.Error) {
	for r.rest != "" {
		line, rest, ended := strings.Cut(r.rest, "\n")
		if !ended {
			r.rest, r.torn = "", true
			break
		}
		r.rest = rest
		r.line++
		r.now = strings.TrimSpace(line)
		if at := files.Binary(line); at >= 0 {
			return false, &files.Error{Line: r.line, Problem: files.NotText, Found: fmt.Sprintf("0x%02x", line[at])}
		}
		if r.now != "" && r.now[0] != '#' {
			return true, nil
		}
	}
	r.line++ // where the next line would be
	return false, nil
}

// version reads the first line.
func (r *reader) version() *files.Error {
	line, rest, ended := strings.Cut(r.rest, "\n")
	r.rest, r.line = rest, 1
	line = strings.TrimRight(line, " \t\r")
	number, ok := strings.CutPrefix(line, magic)
	version, err := strconv.Atoi(number)
	switch {
	case !ok || !ended || err != nil || version < 1:
		want := magic + strconv.Itoa(Version)
		return &files.Error{Line: 1, Problem: NotAGame, Found: files.Quote(line), Want: files.Quote(want)}
	case version > Version:
		return &files.Error{Line: 1, Problem: LaterVersion, Found: number, Want: strconv.Itoa(Version)}
	}
	return nil
}

// header reads the lines up to the first entry, which r is at afterwards.
func (r *reader) header() (*draft, *files.Error) {
	d := draft{at: map[string]int{}}
	for {
		more, err := r.next()
		if err != nil {
			return nil, err
		}
		if !more || isEntry(r.now) {
			return &d, nil
		}
		if err := d.add(r.now, r.line); err != nil {
			return nil, err
		}
	}
}

// entries reads the entries, from the one that r is at.
func (r *reader) entries(j *Journal) *files.Error {
	for more := isEntry(r.now); more; {
		if !isEntry(r.now) {
			return &files.Error{Line: r.line, Problem: Misplaced, Found: files.Quote(r.now)}
		}
		e, err := parseEntry(r.now, j.Grid())
		if err == nil && e.At < j.Elapsed() {
			stamp, _, _ := strings.Cut(r.now, " ")
			err = &files.Error{Problem: Backwards, Found: stamp, Want: string(appendTime(nil, j.Elapsed()))}
		}
		if err != nil {
			err.Line = r.line
			return err
		}
		if e.Kind == seen {
			j.Seen = e.At
		} else {
			e.Line = r.line
			j.Entries, j.Seen = append(j.Entries, e), 0
		}
		if more, err = r.next(); err != nil {
			return err
		}
	}
	return nil
}

// isEntry reports whether a line is one of an entry: no key begins with a digit.
func isEntry(line string) bool { return line != "" && '0' <= line[0] && line[0] <= '9' }
