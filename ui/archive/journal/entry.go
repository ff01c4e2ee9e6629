package journal

import (
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of what was done.
var (
	// Found is the time, Want how it is written.
	BadTime = files.Problem{
		"{found} donde debe estar un tiempo como {want}",
		"{found} where a time such as {want} should be"}
	// Found is what was done, Want what is possible.
	BadEntry = files.Problem{
		"{found} donde debe estar algo de esto: {want}",
		"{found} where one of these should be: {want}"}
	// Found is the cell, Want the size of the board.
	OffBoard = files.Problem{"{found} está fuera del tablero de {want}", "{found} is off the board of {want}"}
)

// An Entry is one thing that happened in a game.
type Entry struct {
	// At is the time on the clock of the game, which stands still in a pause.
	// It is kept to the millisecond.
	At     time.Duration
	Event  Event
	open   int8        // of seen: see [Journal.Open]
	Line   int32       // from 1, in the text it was read from; 0: in none
	Action game.Action // of Done, Refused and Stopped
}

// Event says what an [Entry] is.
type Event uint8

const (
	Done    Event = iota // the action was carried out
	Refused              // the action was tried and refused: a click that did nothing
	Pause                // the clock was stopped by the player, or by leaving the game
	Resume               // the game went on after a pause, or after it was cut short
	Hint                 // a hint was taken
	Chances              // the chance of a mine in each cell was shown
	Coach                // from here on a coach looked on
	Stopped              // the action was stopped by the coach: no click
	Ghost                // it was shown where an earlier game on the board had opened
	Typed                // a play that was typed or pasted at once has made several openings
	Won                  // the action before it won the game
	Lost                 // the action before it lost the game, until that is undone
	GivenUp              // the player gave the game up

	seen // a line with nothing but a time, which is kept as [Journal.Seen]
)

// Ends reports whether the game was over with e.
func (e Event) Ends() bool { return e == Won || e == Lost || e == GivenUp }

// Acts reports whether e has an action: one that was carried out, or was to be.
func (e Event) Acts() bool { return e == Done || e == Refused || e == Stopped }

// events are the entries without an action.
var events = []struct {
	name string
	kind Event
}{
	{"pause", Pause}, {"resume", Resume}, {"hint", Hint}, {"chances", Chances},
	{"coach", Coach}, {"ghost", Ghost}, {"typed", Typed},
	{"won", Won}, {"lost", Lost}, {"given up", GivenUp},
}

// fates are the entries with an action that was not carried out: what follows it says so.
var fates = []struct {
	suffix string
	kind   Event
}{
	{" refused", Refused}, {" stopped", Stopped},
}

// name returns what a line says of an event without an action, or "".
func (e Event) name() string {
	for _, event := range events {
		if event.kind == e {
			return event.name
		}
	}
	return ""
}

// Append appends e to dst as one line and returns the extended slice.
func (e Entry) Append(dst []byte) []byte {
	dst = append(appendTime(dst, e.At), ' ')
	if name := e.Event.name(); name != "" {
		return append(append(dst, name...), '\n')
	}
	dst = append(dst, e.Action.String()...)
	for _, fate := range fates {
		if fate.kind == e.Event {
			dst = append(dst, fate.suffix...)
		}
	}
	return append(dst, '\n')
}

// Unknown is how much of the board is open where a text does not say.
const Unknown = -1

// AppendSeen appends to dst, as one line, that the clock was seen at this time, when
// so many percent of the cells without a mine were open, and returns the extended
// slice. The next entry may be written over it.
func AppendSeen(dst []byte, at time.Duration, open int) []byte {
	dst = appendTime(dst, at)
	if open != Unknown {
		dst = append(strconv.AppendInt(append(dst, ' '), int64(open), 10), '%')
	}
	return append(dst, '\n')
}

// Apply carries out the action of e, if it was done. It fails as
// [game.Game.Apply] does.
func (e Entry) Apply(g *game.Game) error {
	if e.Event != Done {
		return nil
	}
	return g.Apply(e.Action)
}

// parseEntry reads what a line holds, which must be on a board on g. Its error
// has no place yet.
func parseEntry(line string, g game.Grid) (Entry, *files.Error) {
	stamp, what, _ := strings.Cut(line, " ")
	at, ok := parseTime(stamp)
	if !ok {
		return Entry{}, wrongLine(0, BadTime, files.Quote(stamp), "1.250")
	}
	what = strings.TrimSpace(what)
	if open, ok := parseShare(what); ok {
		return Entry{At: at, Event: seen, open: open}, nil
	}
	for _, event := range events {
		if event.name == what {
			return Entry{At: at, Event: event.kind}, nil
		}
	}
	text, kind := what, Done
	for _, fate := range fates {
		if action, ok := strings.CutSuffix(what, fate.suffix); ok {
			text, kind = action, fate.kind
		}
	}
	play, err := game.ParsePlay(text)
	if err != nil || len(play) != 1 {
		return Entry{}, wrongLine(0, BadEntry, files.Quote(what), entries())
	}
	e := Entry{At: at, Event: kind, Action: play[0]}
	if !game.Contains(g, e.Action.Cell) {
		return Entry{}, wrongLine(0, OffBoard, e.Action.Cell, boards.SizeText(g.Size()))
	}
	return e, nil
}

// parseShare reads how much of the board is open, in percent. Nothing means that it is
// not known.
func parseShare(text string) (open int8, ok bool) {
	if text == "" {
		return Unknown, true
	}
	digits, ok := strings.CutSuffix(text, "%")
	if !ok {
		return 0, false
	}
	n, err := strconv.ParseUint(digits, 10, 8)
	return int8(n), err == nil && n <= 100
}

// entries lists what an entry may be.
func entries() string {
	all := []string{"Hd*", "Hd!", "<", ">"}
	for _, event := range events {
		all = append(all, event.name)
	}
	return strings.Join(all, ", ")
}

// appendTime appends a time in seconds, as in "1.250".
func appendTime(dst []byte, d time.Duration) []byte {
	ms := d.Milliseconds()
	dst = strconv.AppendInt(dst, ms/1000, 10)
	dst = append(dst, '.')
	for _, unit := range []int64{100, 10, 1} {
		dst = append(dst, byte('0'+ms/unit%10))
	}
	return dst
}

// maxSeconds bounds the time of a game, to some thirty years.
const maxSeconds = 1_000_000_000

// parseTime reads a time in seconds with up to three decimals.
func parseTime(text string) (time.Duration, bool) {
	whole, part, _ := strings.Cut(text, ".")
	if len(part) > 3 {
		return 0, false
	}
	seconds, err := strconv.ParseUint(whole, 10, 64)
	ms, errPart := strconv.ParseUint((part + "000")[:3], 10, 64)
	if err != nil || errPart != nil || seconds > maxSeconds {
		return 0, false
	}
	return time.Duration(seconds)*time.Second + time.Duration(ms)*time.Millisecond, true
}
