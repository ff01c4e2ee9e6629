package journal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
)

// A Journal is the record of a game: a header and a list of entries.
type Journal struct {
	Header
	Entries []Entry
	Seen    time.Duration // the time of the clock line after the last entry; 0: none
	Open    int           // the percentage of open safe cells at the time Seen, or Unknown

	Torn bool // the text broke off within a line or within the board, and its end was dropped
}

// Elapsed returns the time elapsed in the game: the time of the clock line after the last entry or,
// without a clock line, the time of the last entry.
func (j *Journal) Elapsed() time.Duration {
	if len(j.Entries) == 0 {
		return j.Seen
	}
	return max(j.Seen, j.Entries[len(j.Entries)-1].At)
}

// End returns how the game ended: Won, Lost or GivenUp. It returns Done if the game is not over.
func (j *Journal) End() Event {
	for _, e := range slices.Backward(j.Entries) {
		if e.Event == Done || e.Event.Ends() {
			return e.Event
		}
	}
	return Done
}

// DealtFrom returns the cell from which the board was dealt. If the board was drawn and not dealt,
// DealtFrom returns the start. It reports false if there is no board yet.
func (j *Journal) DealtFrom() (c game.Cell, ok bool) {
	switch first := j.firstOpened(); {
	case j.Layout == nil:
		return game.Cell{}, false
	case !j.FirstOpened:
		return j.Start, true
	case first != nil:
		return first.Action.Cell, true
	}
	return game.Cell{}, false
}

// Code returns the share code of the board. It returns "" if there is no board yet, if the board was
// not dealt, or if the game is part of a race, which hides the seed.
func (j *Journal) Code() string {
	start, ok := j.DealtFrom()
	if !ok || !j.Dealt() || j.Race != "" {
		return ""
	}
	return deal.Code{Spec: j.Deal, Start: start, Rules: j.Rules}.String()
}

// firstOpened returns the entry that opened the first cell, or nil if there is none.
func (j *Journal) firstOpened() *Entry {
	for i, e := range j.Entries {
		if e.Event == Done && e.Action.Kind == game.Open {
			return &j.Entries[i]
		}
	}
	return nil
}

// Board returns the board of the game. If the board is not dealt yet, Board returns a placeholder:
// see [game.Undealt]. Board fails if the board is missing although a cell was opened.
// It also fails if there is neither a board nor a deal.
func (j *Journal) Board() (*game.Layout, error) {
	switch {
	case j.Layout != nil:
		return j.Layout, nil
	case j.Grid() == nil || !j.Dealt() || j.firstOpened() != nil:
		return nil, errNoBoard
	}
	return game.Undealt(j.Deal.Grid, j.Deal.Mines)
}

// NewGame returns a new game on the board l with the rules of h. If the game is part of a race, a
// loss does not show the whole board, unless the race is known to be over. All games that the program
// shows are made by NewGame, so no page can show the mines of a race that goes on.
func (h *Header) NewGame(l *game.Layout) *game.Game {
	g := game.New(l, h.Rules)
	if h.Race != "" {
		g.HideLoss()
	}
	if h.RaceOver {
		g.ShowLoss()
	}
	return g
}

// Play plays the entries and returns the game. It stops at an entry whose action is refused, and at
// an entry that wrongly says that the game is won or lost. In these cases, Play returns the game
// before that entry, and a [*files.Error] with the line of the entry. If [Journal.Board] fails,
// Play returns no game.
func (j *Journal) Play() (*game.Game, error) {
	layout, err := j.Board()
	if err != nil {
		return nil, &files.Error{Problem: BadBoard, Err: err}
	}
	g := j.NewGame(layout)
	for _, e := range j.Entries {
		if e.Event == Won && g.Status() != game.Won || e.Event == Lost && g.Status() != game.Lost {
			return g, wrongLine(int(e.Line), NotSo, e.Event.name(), "")
		}
		if err := e.Apply(g); err != nil {
			done := e.Action.Text(layout.Grid())
			return g, &files.Error{Line: int(e.Line), Problem: NotDone, Found: done, Err: err}
		}
	}
	return g, nil
}

// Read reads the text of a game. Its errors are of type [*files.Error] and name no file. If a line
// after the header is wrong, Read also returns the Journal before that line. If the header or the
// board is wrong, or if a cell was opened but the board is missing, the Journal is nil.
//
// The memory that Read needs depends on the length of data, and not on the number of rows and
// columns that data claims. While it runs, Read takes some thirty times the length of data. The
// Journal takes at most some twelve times that length.
func Read(data []byte) (*Journal, error) {
	d, r, err := readHeader(data)
	if err != nil {
		return nil, err
	}
	j := &Journal{Header: d.Header}
	wrong := r.entries(j, d)
	if err := d.setLayout(r.line); err != nil {
		return nil, err
	}
	j.Layout, j.MayNeedGuess, j.Ghost, j.Rival, j.grid = d.Layout, d.MayNeedGuess, d.Ghost, d.chosenRival(), nil
	if d.scheme != deal.Scheme {
		j.forgetDeal()
	}
	if wrong != nil {
		j.Cut(wrong.Line)
	}
	first := j.firstOpened()
	switch {
	case first != nil && j.Layout == nil && wrong != nil:
		return nil, wrong
	case first != nil && j.Layout == nil:
		return nil, wrongLine(int(first.Line), noBoard, "", "")
	case wrong != nil:
		return j, wrong
	case r.torn || d.cutShort():
		j.Torn = true
	}
	return j, nil
}

// forgetDeal removes the deal of a dealt board, so that the board counts as drawn. It is called if
// the text has another version of the dealing algorithm, because the seed gives another board now:
// see [deal.Scheme].
func (j *Journal) forgetDeal() {
	if start, dealt := j.DealtFrom(); dealt && j.Dealt() && j.Layout != nil {
		j.Start, j.SafeStart, j.FirstOpened = start, j.Deal.Promise != deal.AnyStart, false
		j.Deal = deal.Spec{}
	}
}

// Cut drops the entry on the given line of the text, and all entries after it.
func (j *Journal) Cut(line int) {
	for n := len(j.Entries); n > 0 && int(j.Entries[n-1].Line) >= line; n-- {
		j.Entries, j.Seen, j.Open = j.Entries[:n-1], 0, 0
	}
}

// A reader reads a text line by line.
type reader struct {
	rest string // the lines after the current line
	now  string // the current line, without the white space around it
	line int    // the number of the current line
	torn bool   // the text ends without a line break
}

// next moves to the next line that is neither blank nor a comment. It reports false if no such line
// is left. It fails if the line is not text.
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
		if at := files.IndexBinary(line); at >= 0 {
			return false, wrongLine(r.line, files.NotText, fmt.Sprintf("0x%02x", line[at]), "")
		}
		if r.now != "" && r.now[0] != '#' {
			return true, nil
		}
	}
	r.now = ""
	r.line++ // the line after the last
	return false, nil
}

// readHeader reads the header of a text, and the lines of the board that are in the header. The
// current line of the returned reader is the first entry.
func readHeader(data []byte) (*draft, *reader, error) {
	// Drop the byte order mark that some editors write.
	r := &reader{rest: strings.TrimPrefix(files.DecodeUTF16(string(data)), "\ufeff")}
	if err := r.first(); err != nil {
		return nil, nil, err
	}
	d := &draft{at: map[string]int{}}
	for {
		more, err := r.next()
		if err != nil {
			return nil, nil, err
		}
		if !more || isEntry(r.now) {
			break
		}
		if err := d.add(r.now, r.line); err != nil {
			return nil, nil, err
		}
	}
	if err := d.finish(r.line); err != nil {
		return nil, nil, err
	}
	return d, r, nil
}

// first reads the first line, which has the version of the format.
func (r *reader) first() *files.Error {
	line, rest, ended := strings.Cut(r.rest, "\n")
	r.rest, r.line = rest, 1
	line = strings.TrimRight(line, " \t\r")
	number, ok := strings.CutPrefix(line, magic)
	switch _, err := strconv.Atoi(number); {
	case !ok || !ended || err != nil:
		return wrongLine(1, NotAGame, files.Quote(line), files.Quote(magic+version))
	case number != version:
		return wrongLine(1, OtherVersion, number, version)
	}
	return nil
}

// entries reads all entries into j, from the current line on. Lines between the entries may be
// about the board, or about an earlier game to race against. These lines are read into d.
func (r *reader) entries(j *Journal, d *draft) *files.Error {
	for more := r.now != ""; more; {
		if err := r.entry(j, d); err != nil {
			err.Line = r.line
			return err
		}
		var err *files.Error
		if more, err = r.next(); err != nil {
			return err
		}
	}
	return nil
}

// entry reads the current line. An entry is added to j. A line about the board, or about an earlier
// game to race against, is added to d. Any other line is an error.
func (r *reader) entry(j *Journal, d *draft) *files.Error {
	if !isEntry(r.now) {
		name, _, _ := strings.Cut(r.now, ":")
		switch strings.TrimSpace(name) {
		case rowKey, promiseKept, ghostKey, ghostPlays, ghostTitle:
		default:
			return wrongLine(r.line, misplaced, files.Quote(r.now), "")
		}
		return d.add(r.now, r.line)
	}
	if d.cutShort() {
		return d.missingRow(r.line)
	}
	e, err := parseEntry(r.now, j.Grid())
	if err == nil && e.At < j.Elapsed() {
		stamp, _, _ := strings.Cut(r.now, " ")
		err = wrongLine(r.line, backwards, stamp, string(appendTime(nil, j.Elapsed())))
	}
	if err != nil {
		return err
	}
	if e.Event == clock {
		j.Seen, j.Open = e.At, int(e.open)
	} else {
		e.Line = int32(r.line)
		j.Entries, j.Seen, j.Open = append(j.Entries, e), 0, 0
	}
	return nil
}

func wrongLine(line int, what error, found, want any) *files.Error {
	return &files.Error{Line: line, Problem: what, Found: fmt.Sprint(found), Want: fmt.Sprint(want)}
}

// isEntry reports whether a line is an entry: entries begin with a digit, and keys do not.
func isEntry(line string) bool { return line != "" && '0' <= line[0] && line[0] <= '9' }
