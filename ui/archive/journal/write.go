package journal

import (
	"cmp"
	"fmt"
	"strconv"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/names"
)

// Text returns the whole text of the game. It fails as [Header.Append] does.
func (j *Journal) Text() ([]byte, error) {
	text, _, err := Part{}.AppendRest(nil, j)
	if err == nil && j.Seen > 0 {
		text = AppendClockLine(text, j.Seen, j.Open)
	}
	return text, err
}

// A Part says how much of a game is in a text. The zero Part stands for an empty text.
type Part struct {
	header, board bool
	entries       int    // the number of entries in the text
	ghost         string // the last [Header.Ghost] in the text
	rival         *Rival // the [Header.Rival] in the text; nil if none, or if a later line names a ghost from the archive instead
	plays         *Rival // the last rival whose actions are in the text, even if rival is nil
}

// PartOf returns the Part of a text that holds all of j.
func PartOf(j *Journal) Part {
	return Part{true, j.Layout != nil, len(j.Entries), j.Ghost, j.Rival, j.Rival}
}

// Entries returns the number of entries of the part.
func (p Part) Entries() int { return p.entries }

// AppendRest appends to dst the lines of j that are not in p. It returns the extended slice, and a
// Part that includes the new lines. It fails as [Header.Append] does.
func (p Part) AppendRest(dst []byte, j *Journal) ([]byte, Part, error) {
	begins := !p.header
	if begins {
		var err error
		if dst, err = j.Header.Append(dst); err != nil {
			return dst, p, err
		}
	}
	if j.Layout != nil && !p.board {
		dst = j.appendBoard(dst)
	}
	if j.Ghost != p.ghost || j.Rival != p.rival {
		if j.Rival != p.plays {
			dst = j.Rival.Append(dst)
		}
		dst = j.appendGhost(dst)
	}
	if begins {
		dst = append(dst, '\n')
	}
	for _, e := range j.Entries[p.entries:] {
		dst = e.Append(dst)
	}
	all := PartOf(j)
	all.plays = cmp.Or(j.Rival, p.plays)
	return dst, all, nil
}

// The first line of a text is magic followed by version, the version of the format.
const (
	magic   = "buscaminas game "
	version = "2"
)

// timeFormat is the format of [Header.Begun] in a text.
const timeFormat = "2006-01-02T15:04:05.000Z07:00"

// Append appends the header to dst, with the first line of the text, and returns the extended
// slice. It leaves out the board and the ghost: see [Part.AppendRest].
//
// It fails if h has neither a board nor a deal. It also fails if the package [names] has no name
// for the grid, or for a field of the rules or the deal.
func (h *Header) Append(dst []byte) ([]byte, error) {
	grid := h.Grid()
	if grid == nil {
		return dst, errNoBoard
	}
	w := writer{text: dst}
	w.text = append(w.text, magic+version+"\n"...)
	for _, title := range h.Titles {
		w.line("title", clean(title))
	}
	if !h.Begun.IsZero() {
		w.line("begun", h.Begun.UTC().Truncate(time.Millisecond).Format(timeFormat))
	}
	if h.Race != "" {
		w.line(raceKey, clean(h.Race))
	}
	w.named("numbering", names.Numberings.Name(h.Rules.Numbering))
	w.named("opening", names.Openings.Name(h.Rules.Opening))
	if h.Rules.Chord != game.ChordOn {
		w.named("chord", names.Chords.Name(h.Rules.Chord))
	}
	w.named("flag limit", names.YesNo.Name(h.Rules.FlagLimit))
	w.named("flags to win", names.YesNo.Name(h.Rules.FlagsToWin))
	w.named("mines shown", names.YesNo.Name(h.MinesShown))
	w.named("seen before", names.YesNo.Name(h.SeenBefore))
	if h.Adaptive {
		w.named("adaptive", names.YesNo.Name(true))
	}
	w.named("grid", names.Grid(grid))
	rows, cols := grid.Size()
	w.line("rows", strconv.Itoa(rows))
	w.line("columns", strconv.Itoa(cols))
	if h.Dealt() {
		w.line("mines", strconv.Itoa(h.Deal.Mines))
		w.named("promise", names.Promises.Name(h.Deal.Promise))
		w.line("seed", strconv.FormatUint(h.Deal.Seed, 10))
		w.line(schemeKey, strconv.Itoa(deal.Scheme))
		w.line("start", h.startText()) // the last line is required, so a header cut short is noticed
	} else {
		w.line("mines", strconv.Itoa(h.Layout.Mines()))
		w.named("safe start", names.YesNo.Name(h.SafeStart))
		if h.Layout.PromisesSafeStart() {
			w.named("first promised", names.YesNo.Name(true))
		}
		w.line("start", h.Start.String())
	}
	if w.err != nil {
		return dst, w.err
	}
	return w.text, nil
}

// firstOpened is the value of the key "start" if [Header.FirstOpened] is set.
const firstOpened = "first opened"

func (h *Header) startText() string {
	if h.FirstOpened {
		return firstOpened
	}
	return h.Start.String()
}

// writer writes the lines of a header.
type writer struct {
	text []byte
	err  error // the error about the first value that has no name in package names
}

func (w *writer) line(key, value string) {
	w.text = append(w.text, key+": "+value+"\n"...)
}

// named writes a line with a key and the name of a value. If the name is empty, named sets w.err.
func (w *writer) named(key, name string) {
	if name == "" && w.err == nil {
		w.err = fmt.Errorf("a game cannot be kept: its %s has no name", key)
	}
	w.line(key, name)
}
