package screen

// An Ink says what a piece of text is, such as a title or the number of a cell. A theme gives each
// ink its look.
type Ink uint8

const (
	Plain       Ink = iota // text without another ink
	Border                 // the lines of the board and of panels, and the edge of closed cells
	OpenLine               // the lines between open cells
	TileLine               // the lines between closed cells
	Hidden                 // the sign of a closed cell
	Label                  // the names of rows and columns
	CursorLabel            // the names of the cursor's row and column
	Cursor                 // the frame around the cursor's cell
	FlagInk
	OverInk // an open cell with too many flags around
	MineInk
	WrongInk
	BoomInk
	Number1
	Number8  Ink = iota + 6 // and above; the numbers between have the inks between
	Title                   // the title of a page
	Field                   // the name of a figure in the status line
	Figure                  // the figure itself
	Message                 // a message
	Refused                 // a message that refuses something
	Good                    // won
	Bad                     // lost
	Key                     // the name of a key in the help line
	KeyText                 // what the key does
	SureSafe                // a closed cell that certainly holds no mine
	Unlikely                // a closed cell where a mine is unlikely; the next two are likelier
	Possible
	Likely
	SureMine
	Decides    // a closed cell that decides a step of an argument
	Argument   // a number that the step uses
	ProvedMine // a cell that is a mine, by the argument
	ProvedSafe // a cell that is safe, by the argument
	Subject    // the cell that a message is about

	DotInk                      // the upper half of a cell of a miniature, by its [Dot]
	Inks   = DotInk + Ink(Dots) // the number of inks
)

// A Ground is the background of a character. A theme gives it its color.
type Ground uint8

// The grounds. Open and closed cells have several shades: OpenGround+1 is the second shade of open
// cells. On a board without walls, cells that share a side have different shades.
const (
	Paper        Ground                      = iota // the window around the board
	OpenGround                                      // an open cell
	ClosedGround = OpenGround + Shades              // a closed cell
	EndedGround  = ClosedGround + Shades            // a cell that was closed when the game ended
	MarkedGround = EndedGround + 1                  // a cell that touches the cursor; 3 grounds: open, closed and ended
	ChordGround  = MarkedGround + 3                 // a cell that a chord at the cursor would open
	LitGround    = ChordGround + 1                  // a cell that a wave of light goes over
	RiskGround   = LitGround + 1                    // a closed cell by its chance of a mine: see [RiskOf]
	MarkedRisk   = RiskGround + Risks*Shades        // such a cell that touches the cursor, by the range of its chance
	CursorGround = MarkedRisk + Risks               // the cursor's cell on a board without walls
	DotGround    = CursorGround + 1                 // the lower half of a cell of a miniature, by its [Dot]
	Grounds      = DotGround + Ground(Dots)         // the number of grounds
)

// Shades is the number of shades of open and of closed cells.
const Shades = 3

// Marked returns the ground of a cell that touches the cursor. The cell would otherwise have the
// ground g.
func (g Ground) Marked() Ground {
	switch {
	case g < ClosedGround:
		return MarkedGround
	case g < EndedGround:
		return MarkedGround + 1
	case g == EndedGround:
		return MarkedGround + 2
	case RiskGround <= g && g < MarkedRisk:
		return MarkedRisk + (g-RiskGround)/Shades
	}
	return g
}

// A Style is an ink on a ground.
type Style struct {
	Ground Ground
	Ink    Ink
}

// A Span is text in one style.
type Span struct {
	Style
	Text string
}

// Of returns text in this ink on the background of the page.
func (i Ink) Of(text string) Span { return Span{Style{Paper, i}, text} }
