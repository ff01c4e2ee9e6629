package frame

import (
	"bytes"
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"
)

// A KeyHint is some keys, and what they do on a page.
type KeyHint struct {
	Keys    []KeyName
	Between string // the labels of the keys
	Does    text.Text
}

// A KeyName is a key as Bubble Tea names it, and as it is written for players.
type KeyName struct{ Name, Label string }

// Hint returns the hint of what a key does.
func Hint(name, label string, does text.Text) KeyHint {
	return KeyHint{Keys: []KeyName{{name, label}}, Does: does}
}

// Label returns how the keys are written.
func (h KeyHint) Label() string {
	var labels []string
	for _, k := range h.Keys {
		labels = append(labels, k.Label)
	}
	return strings.Join(labels, h.Between)
}

// A Foot is the last line of a page: keys that do something now, and can be clicked.
type Foot struct {
	line    []byte // as a Pen has written it
	presses []press
}

// A press is where a click is one on a key.
type press struct {
	from, to int // columns of the window
	key      string
}

// footGap is the room between two hints.
const footGap = 2

// NewFoot returns the foot of a window of that width, with as many of the keys as there is
// room for.
func NewFoot(inks *draw.Inks, width int, l text.Lang, hints []KeyHint) Foot {
	full, n := -footGap, 0
	for _, h := range hints {
		more := footGap + widthOf(h.Label()) + 1 + widthOf(h.Does.In(l))
		if full+more > width {
			break
		}
		full += more
		n++
	}
	foot, pen := Foot{}, draw.Pen{Inks: inks}
	at := max(0, (width-full)/2)
	pen.Spaces(at)
	for i, h := range hints[:n] {
		if i > 0 {
			pen.Spaces(footGap)
			at += footGap
		}
		for i, k := range h.Keys {
			if i > 0 {
				pen.Ink(draw.Key, h.Between)
				at += widthOf(h.Between)
			}
			end := at + widthOf(k.Label)
			pen.Ink(draw.Key, k.Label)
			foot.presses = append(foot.presses, press{at, end, k.Name})
			at = end
		}
		does := " " + h.Does.In(l)
		end := at + widthOf(does)
		pen.Ink(draw.KeyText, does)
		foot.presses = append(foot.presses, press{at, end, h.Keys[len(h.Keys)-1].Name})
		at = end
	}
	pen.Newline()
	foot.line = pen.Out
	return foot
}

// Foot writes the foot, which is the last line of the frame.
func (f *Frame) Foot(foot Foot) {
	f.Lines(foot.line)
	f.presses = foot.presses
}

// KeyAt returns the key, as Bubble Tea names it, that a click at a place of the window is
// one on.
func (f *Frame) KeyAt(x, y int) (key string, ok bool) {
	if y != f.Height-1 {
		return "", false
	}
	for _, p := range f.presses {
		if p.from <= x && x < p.to {
			return p.key, true
		}
	}
	return "", false
}

// Said ends the frame below a board: with what is to be said, and on the last line the foot.
// What is too long for the lines between is written over the board, where it may cover that,
// else cut.
func (f *Frame) Said(said Block, cover bool, foot Foot) {
	free := f.Height - 1 - f.lines()
	switch over := len(said) - free; {
	case over > 0 && cover:
		said = said[:min(len(said), f.Height-2)]
		for range len(said) - free {
			f.Out = f.Out[:bytes.LastIndexByte(f.Out[:len(f.Out)-1], '\n')+1]
		}
		f.ended, f.counted = 0, 0
		free = len(said)
	case over > 0:
		said = said[:free]
	case over < 0:
		f.Blank(1)
		free--
	}
	for _, l := range said {
		f.Middle(l)
	}
	f.Blank(free - len(said))
	f.Foot(foot)
}
