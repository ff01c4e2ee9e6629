package draw

import (
	"strconv"
	"strings"
)

// An Ink is the part that a piece of text plays on screen; a theme gives it its
// looks.
type Ink uint8

const (
	Plain       Ink = iota // text without a part of its own
	Grid                   // the lines of the board, and its closed cells
	Label                  // the names of rows and columns
	CursorLabel            // those of the cursor's row and column
	Cursor                 // the frame around the cursor's cell
	FlagInk
	OverInk // an open cell with too many flags around
	MineInk
	WrongInk
	BoomInk
	Number1
	Number2
	Number3
	Number4
	Number5
	Number6
	Number7
	Number8  // and above
	Title    // what is played
	Field    // the name of a figure in the status line
	Figure   // the figure itself
	Message  // what was just done
	Refused  // why it was not
	Good     // won
	Bad      // lost
	Key      // the name of a key in the help line
	KeyText  // what the key does
	SureSafe // a closed cell that is certainly safe
	Unlikely // one where a mine is unlikely, by how likely it is
	Possible
	Likely
	SureMine
	Argument // a number that an argument takes
	Concern  // the cell that it is about
	inkCount // how many there are
)

// Inks are the looks of all inks. The zero value draws without colours.
type Inks struct {
	// On holds for each ink the escape sequence that turns it on, whatever was
	// on before.
	On [inkCount]string
	// Marks holds the same for the cells that touch the cursor's. Where it is
	// nil, they are marked by dots.
	Marks *[inkCount]string
}

// A Pen writes text of changing inks to a buffer, and an escape sequence only
// where the ink changes.
type Pen struct {
	Out  []byte
	Inks *Inks
	ink  Ink
}

// Ink writes text in an ink.
func (p *Pen) Ink(ink Ink, text string) {
	if ink != p.ink {
		p.ink = ink
		p.Out = append(p.Out, p.Inks.On[ink]...)
	}
	p.Out = append(p.Out, text...)
}

// Int writes a number in an ink.
func (p *Pen) Int(ink Ink, n int) {
	p.Ink(ink, "")
	p.Out = strconv.AppendInt(p.Out, int64(n), 10)
}

// digits returns how many digits n, not below 0, has.
func digits(n int) int {
	count := 1
	for ; n >= 10; n /= 10 {
		count++
	}
	return count
}

const spaces = "                                                                                "

// Spaces writes n blanks in the ink that is on: blanks show no colour.
func (p *Pen) Spaces(n int) {
	if n <= len(spaces) {
		p.Out = append(p.Out, spaces[:max(0, n)]...)
	} else {
		p.Out = append(p.Out, strings.Repeat(" ", n)...)
	}
}

// Newline ends a line. Every line begins without an ink, because the terminal
// may be sent only some of them.
func (p *Pen) Newline() {
	p.Ink(Plain, "\n")
}
