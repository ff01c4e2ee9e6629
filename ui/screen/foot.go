package screen

import (
	"slices"
	"strings"

	"buscaminas/ui/text"
)

// A KeyHint is a few keys and what they do on a page.
type KeyHint struct {
	Keys  []KeyName
	Does  text.Text
	Stays bool // says how to leave, or where all keys are listed; other hints are left out first
	Moves bool // the keys move along a list; a narrow window leaves the hint out
}

// A KeyName is a key: its name in Bubble Tea, and the label that players read.
type KeyName struct{ Name, Label string }

// KeyList returns the hints, one on each line. The keys come first, then what they do.
func KeyList(all []KeyHint, l text.Lang) (b Block) {
	const gap = 2
	widest := 0
	for _, h := range all {
		widest = max(widest, Width(h.Label()))
	}
	for _, h := range all {
		label := h.Label()
		b = append(b, Line{Key.Of(label + strings.Repeat(" ", widest+gap-Width(label))), Field.Of(h.Does.In(l))})
	}
	return b
}

// Label returns the labels of all keys of the hint.
func (h KeyHint) Label() (label string) {
	for _, k := range h.Keys {
		label += k.Label
	}
	return label
}

// A Foot is the last line of a page. It shows the keys that do something at the moment. A click on
// a key presses it.
type Foot struct {
	line    Line
	at      int // the first column of the line
	presses []press
}

// A press is a part of the foot that presses a key when it is clicked.
type press struct {
	from, to int // the columns of the window that the part takes, not including to
	key      string
}

// footGap is the number of columns between two hints.
const footGap = 2

// footMargin is the number of columns that stay free at either end of the foot. A window with fewer
// columns than narrow has no such margin.
const (
	footMargin = 2
	narrow     = 40
)

// NewFoot returns the foot of a window of this width. It shows hints in the given order. If not all
// hints fit, the first one has priority, and so has the second if the first has Moves. Next come
// hints with Stays, and then the others.
func NewFoot(width int, l text.Lang, hints []KeyHint) Foot {
	room := width - 2*footMargin
	if width < narrow {
		room = width
		hints = slices.DeleteFunc(slices.Clone(hints), func(h KeyHint) bool { return h.Moves })
	}
	hints, full := fitting(room, l, hints)
	parts := 3 * len(hints) // few hints have more than one key
	foot := Foot{at: max(0, (width-full)/2), line: make(Line, 0, parts), presses: make([]press, 0, parts)}
	at := foot.at
	add := func(s Span, key string) {
		foot.line = append(foot.line, s)
		end := at + Width(s.Text)
		if key != "" {
			foot.presses = append(foot.presses, press{at, end, key})
		}
		at = end
	}
	for i, h := range hints {
		if i > 0 {
			add(Plain.Of(strings.Repeat(" ", footGap)), "")
		}
		for _, k := range h.Keys {
			add(Key.Of(k.Label), k.Name)
		}
		add(KeyText.Of(" "+h.Does.In(l)), h.Keys[len(h.Keys)-1].Name)
	}
	return foot
}

// fitting returns the hints that fit in a line of this width, and the columns that they take.
func fitting(width int, l text.Lang, hints []KeyHint) (some []KeyHint, full int) {
	full = -footGap
	fits := make([]bool, len(hints))
	take := func(i int) bool {
		more := footGap + hints[i].Width(l)
		if fits[i] = full+more <= width; fits[i] {
			full += more
		}
		return fits[i]
	}
	first := 1
	if len(hints) > 1 && hints[0].Moves {
		first = 2
	}
	for i := range hints[:min(first, len(hints))] {
		take(i)
	}
	for i, h := range slices.Backward(hints) {
		if h.Stays && !fits[i] {
			take(i)
		}
	}
	for i, h := range hints {
		if i >= first && !h.Stays && !take(i) {
			break
		}
	}
	some = make([]KeyHint, 0, len(hints))
	for i, h := range hints {
		if fits[i] {
			some = append(some, h)
		}
	}
	return some, full
}

// FootAfter returns the foot of a low window. It begins with the figures, such as the time, because
// a low window has no other line for them.
func FootAfter(figures Line, width int, l text.Lang, hints []KeyHint) Foot {
	before := figures.Width() + footGap
	foot := NewFoot(width-before, l, hints)
	for i := range foot.presses {
		foot.presses[i].from += before - foot.at
		foot.presses[i].to += before - foot.at
	}
	foot.at = 0
	foot.line = slices.Concat(figures, Line{Plain.Of(strings.Repeat(" ", footGap))}, foot.line)
	return foot
}

// Width returns the number of columns that the hint takes in the foot.
func (h KeyHint) Width(l text.Lang) int { return Width(h.Label()) + 1 + Width(h.Does.In(l)) }

// Foot writes the foot, which is the last line of the frame.
func (f *Frame) Foot(foot Foot) {
	f.footAt, f.presses = f.at, foot.presses
	f.Line(foot.at, foot.line)
}

// KeyAt returns the key that a click at a place of the window presses. It returns the name that
// Bubble Tea uses.
func (f *Frame) KeyAt(x, y int) (key string, ok bool) {
	if y != f.footAt {
		return "", false
	}
	for _, p := range f.presses {
		if p.from <= x && x < p.to {
			return p.key, true
		}
	}
	return "", false
}

// FinishBoard completes a frame that has a board. It writes the message, beginning at the given
// line, where the message may cover the board. It writes the foot on the last line.
func (f *Frame) FinishBoard(message Block, line int, foot Foot) {
	f.at, f.messageLines = line, extent{line, line + len(message)}
	for _, l := range message {
		f.Middle(l)
	}
	f.at = f.Height - 1
	f.Foot(foot)
}

// HasMessageAt reports whether a message covers a line of the window.
func (f *Frame) HasMessageAt(y int) bool { return f.messageLines.from <= y && y < f.messageLines.to }
