package journal

import (
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
)

// An Entry is one event in a game, with its time.
type Entry struct {
	// At is the time elapsed on the clock of the game. The clock stops in a pause. The text keeps
	// the time to the millisecond.
	At     time.Duration
	Event  Event
	open   int8        // the percentage of open safe cells, if Event is clock
	Line   int32       // the line number of the entry in the text, from 1; 0: not read from a text
	Action game.Action // the player's action, if Event is Done, Refused or Stopped
}

// Event is the kind of an [Entry].
type Event uint8

const (
	Done    Event = iota // the action was carried out
	Refused              // the action was tried and refused: a click that did nothing
	Pause                // the player stopped the clock, or left the game
	Resume               // the game went on after a pause or a crash
	Hint                 // the player was given a hint
	Chances              // the player was shown the chance of a mine in each cell
	Coach                // the coach was switched on
	Stopped              // the coach stopped the action, which does not count as a click
	Ghost                // the player was shown cells that an earlier game on the board had opened
	Typed                // several openings were typed or pasted at once
	Won                  // the action before this entry won the game
	Lost                 // the action before this entry lost the game; the player may undo the loss
	GivenUp              // the player gave the game up

	clock // a clock line, which is read into [Journal.Seen] and [Journal.Open]
)

// Ends reports whether e ends the game.
func (e Event) Ends() bool { return e == Won || e == Lost || e == GivenUp }

// Acts reports whether e has an action, carried out or not.
func (e Event) Acts() bool { return e == Done || e == Refused || e == Stopped }

// events are the events without an action, with their names in the text.
var events = []struct {
	name string
	kind Event
}{
	{"pause", Pause}, {"resume", Resume}, {"hint", Hint}, {"chances", Chances},
	{"coach", Coach}, {"ghost", Ghost}, {"typed", Typed},
	{"won", Won}, {"lost", Lost}, {"given up", GivenUp},
}

// fates are the events of actions that were not carried out. In the text, the suffix follows the
// action, as in "1,1* refused".
var fates = []struct {
	suffix string
	kind   Event
}{
	{" refused", Refused}, {" stopped", Stopped},
}

// name returns the name of e in the text of a journal, or "" if e has an action.
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

// Unknown stands for a number that is not known because the text does not contain it.
const Unknown = -1

// AppendClockLine appends a clock line to dst and returns the extended slice. The line holds the time
// that the player saw and the percentage of the safe cells that were open. The next entry of the
// game overwrites the clock line.
func AppendClockLine(dst []byte, at time.Duration, open int) []byte {
	dst = appendTime(dst, at)
	if open != Unknown {
		dst = append(strconv.AppendInt(append(dst, ' '), int64(open), 10), '%')
	}
	return append(dst, '\n')
}

// Apply carries out the action of e on g if e.Event is Done, and else does nothing. It fails as
// [game.Game.Apply] does.
func (e Entry) Apply(g *game.Game) error {
	if e.Event != Done {
		return nil
	}
	return g.Apply(e.Action)
}

// parseEntry reads an entry of a game on the grid g. Its error has no line number.
func parseEntry(line string, g game.Grid) (Entry, *files.Error) {
	stamp, what, _ := strings.Cut(line, " ")
	at, ok := parseTime(stamp)
	if !ok {
		return Entry{}, wrongLine(0, badTime, files.Quote(stamp), "1.250")
	}
	what = strings.TrimSpace(what)
	if open, ok := parseShare(what); ok {
		return Entry{At: at, Event: clock, open: open}, nil
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
		return Entry{}, wrongLine(0, badEntry, files.Quote(what), entries())
	}
	e := Entry{At: at, Event: kind, Action: play[0]}
	if !game.Contains(g, e.Action.Cell) {
		return Entry{}, wrongLine(0, offBoard, e.Action.Cell, boards.SizeText(g.Size()))
	}
	return e, nil
}

// parseShare reads a percentage such as "25%". If text is empty, it returns Unknown. It reports false
// if text is neither empty nor a percentage.
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

// entries returns a list of valid entries for an error message: some actions as examples, and the
// names of the events.
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

// maxSeconds is the longest time of a game in seconds, some thirty years.
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
