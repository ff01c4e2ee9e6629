package draw

import "strings"

// An Ink is the part that a piece of text plays on screen; a theme gives it its
// looks.
type Ink uint8

const (
	Plain       Ink = iota // text without a part of its own
	Grid                   // the lines of the board, and the edge of what is closed
	OpenLine               // the lines between open cells
	TileLine               // the lines between closed ones
	Hidden                 // the sign of a closed cell
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
	Shine    // what stands on a cell that is lit up
	inkCount // how many there are
)

// Inks are the looks of all inks. The zero value draws without colours.
type Inks struct {
	// On holds for each ground and ink the escape sequence that turns them on, whatever
	// was on before.
	On [groundCount][inkCount]string

	// Over holds the same for an ink whose ground is on already, in another ink; "" where
	// On is needed. It is shorter, and most of a frame is such changes.
	Over [groundCount][inkCount]string

	// Solid reports whether the grounds differ. Where they do not, signs mark the cells
	// around the cursor's.
	Solid bool
}

// A style is a ground, and an ink on it.
type style struct {
	ground Ground
	ink    Ink
}

// A Pen writes text of changing inks to a buffer, and an escape sequence only
// where the style changes, and at the beginning of each line: the terminal may be sent
// only some of them.
type Pen struct {
	Out  []byte
	Inks *Inks

	on    style
	begun bool // the line is, so that on is what the terminal writes in
}

// Ink writes text in an ink on the page.
func (p *Pen) Ink(ink Ink, text string) { p.On(Page, ink, text) }

// On writes text in an ink on a ground.
func (p *Pen) On(ground Ground, ink Ink, text string) {
	if on := (style{ground, ink}); on != p.on || !p.begun {
		turn := p.Inks.On[ground][ink]
		if over := p.Inks.Over[ground][ink]; p.begun && ground == p.on.ground && over != "" &&
			p.Inks.Over[ground][p.on.ink] != "" {
			turn = over
		}
		p.on, p.begun = on, true
		p.Out = append(p.Out, turn...)
	}
	p.Out = append(p.Out, text...)
}

const spaces = "                                                                                "

// Spaces writes n blanks on the ground that is on: blanks show no other colour.
func (p *Pen) Spaces(n int) {
	if !p.begun {
		p.Ink(Plain, "")
	}
	if n <= len(spaces) {
		p.Out = append(p.Out, spaces[:max(0, n)]...)
	} else {
		p.Out = append(p.Out, strings.Repeat(" ", n)...)
	}
}

// Newline ends a line, on the page.
func (p *Pen) Newline() {
	p.Ink(Plain, "\n")
	p.begun = false
}

// Part writes a whole line that another Pen has written with the same inks, but for its
// end.
func (p *Pen) Part(line []byte) {
	p.Out = append(p.Out, line[:len(line)-1]...)
	p.on, p.begun = style{}, true
}

// Lines writes whole lines that another Pen has written with the same inks.
func (p *Pen) Lines(lines []byte) {
	p.Out = append(p.Out, lines...)
	p.begun = false
}
