package videos

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards/files"
)

// rawKinds are the mouse events of a rawvf file, by their words.
var rawKinds = map[string]event{
	"mv": noEvent, "lc": leftDown, "lr": leftUp, "rc": rightDown, "rr": rightUp, "mc": middleDown, "mr": middleUp,
	"sc": shiftDown, marksToggled: noEvent,
}

// rawWords is the list of the words for mouse events, for errors.
const rawWords = "mv lc lr rc rr mc mr sc mt"

// marksToggled is the word of the event that switches question marks on or off.
const marksToggled = "mt"

// told are the words of events that say what the board shows. The reader ignores such events.
var told = map[string]bool{
	"flag": true, "closed": true, "questionmark": true, "pressed": true, "pressedqm": true, "blast": true,
	"start": true, "won": true, "lost": true, "boom": true, "defeat": true, "nonstandard": true, "sx": true, "sy": true,
	"toggle": true, "cell": true, "solved": true,
}

// changes are the beginnings of lines after which another board follows.
var changes = []string{"board:", "description:", "reset"}

// mostBack is the longest time by which the clock of a video may step back. In videos of Minesweeper X
// it steps back at movements of the mouse.
const mostBack = 50 * time.Millisecond

// events reads the events. The line "Events:" may come before the first event.
func (l *lines) events(m *mouse) {
	var before, back time.Duration
	line, ok := l.next()
	switch {
	case ok && strings.EqualFold(line, "Events:"):
		line, ok = l.next()
	case ok && !isTimed(line):
		l.wrong("Events:", line)
	}
	for ; ok && l.err == nil; line, ok = l.next() {
		lower := strings.ToLower(line)
		if changesBoard(lower) {
			l.refuse(BoardChanges, files.Quote(line), "")
			return
		}
		first, rest, _ := strings.Cut(lower, " ")
		if !isTimed(first) {
			if !isTold(first) {
				l.refuse(BadEvent, files.Quote(line), rawWords)
			}
			continue
		}
		at, ok := parseSeconds(first)
		if !ok {
			l.wrong("1.250 lc (40 52)", line)
			return
		}
		if at < before && at > 0 {
			if back = max(back, before-at); back > mostBack {
				l.refuse(ClockFarBack, first, seconds(before))
				return
			}
			at = before
		}
		before = at
		if rest = strings.TrimSpace(rest); changesBoard(rest) {
			l.refuse(BoardChanges, files.Quote(line), "")
			return
		}
		l.event(m, at, line, rest)
	}
	if back > 0 {
		m.video.Notes = append(m.video.Notes, &files.Error{Problem: ClockBack, Found: seconds(back)})
	}
}

// isTimed reports whether a line begins with a time.
func isTimed(line string) bool { return isDigit(line[0]) || line[0] == '-' }

// changesBoard reports whether another board follows after an event.
func changesBoard(event string) bool {
	return slices.ContainsFunc(changes, func(word string) bool { return strings.HasPrefix(event, word) })
}

// isTold reports whether a word begins an event about the picture of the board, such as "number3".
func isTold(word string) bool {
	n, isNumber := strings.CutPrefix(word, "number")
	return told[word] || isNumber && len(n) == 1 && '0' <= n[0] && n[0] <= '8'
}

// event carries out the event in a line. The parameter rest is the part of the line after the time, in
// lower case.
func (l *lines) event(m *mouse, at time.Duration, line, rest string) {
	word, place, _ := strings.Cut(rest, " ")
	e, isMouse := rawKinds[word]
	switch {
	case word == marksToggled:
		m.marks = !m.marks
		return
	case !isMouse && isTold(word):
		return
	case !isMouse:
		l.refuse(BadEvent, files.Quote(line), rawWords)
		return
	}
	_, place, opened := strings.Cut(place, "(")
	place, _, closed := strings.Cut(place, ")")
	x, y, ok := pixels(place)
	if !opened || !closed || !ok {
		l.wrong("1.250 lc (40 52)", line)
		return
	}
	if e != noEvent {
		m.do(e, at, x, y)
	}
}

// pixels parses a text of two numbers, the coordinates of a place in pixels.
func pixels(text string) (x, y int, ok bool) {
	first, second, ok := strings.Cut(strings.TrimSpace(text), " ")
	x, err := strconv.Atoi(first)
	y, yErr := strconv.Atoi(strings.TrimSpace(second))
	return x, y, ok && err == nil && yErr == nil
}
