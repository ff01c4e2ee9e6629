package screen

// An Ink is the role of a piece of text, such as a title or the number of a cell. A theme gives
// each ink its look.
type Ink uint8

const (
	Plain       Ink = iota // text without a special role
	Border                 // the lines of the board and of panels, and the edge of closed cells
	OpenLine               // the lines between open cells
	TileLine               // the lines between closed cells
	Hidden                 // the sign of a closed cell
	Label                  // the names of rows and columns
	CursorLabel            // the names of the cursor's row and column
	Cursor                 // the frame around the cursor's cell
	FlagInk
	OverInk // an open cell that touches too many flags
	MineInk
	WrongInk
	BoomInk
	Number1
	Number8       Ink = iota + 6 // numbers from 8 up; the inks between Number1 and Number8 are for 2 to 7
	Title                        // the title of a page
	Field                        // the name of a fact, such as the time
	Figure                       // the value of a fact
	Message                      // a message
	Refused                      // a message that refuses something
	Good                         // a success, such as a win
	Bad                          // a failure, such as a loss
	Key                          // the name of a key
	KeyText                      // the action of a key
	SureSafe                     // a closed cell that is certainly safe
	LowRiskInk                   // a closed cell with little chance of a mine
	MiddleRiskInk                // a closed cell with a middling chance of a mine
	HighRiskInk                  // a closed cell that probably is a mine
	SureMine                     // a closed cell that is certainly a mine
	Decides                      // an argument counts the mines among this closed cell and others
	Argument                     // a number that a step of an argument uses
	ProvedMine                   // a cell that an argument proves to be a mine
	ProvedSafe                   // a cell that an argument proves to be safe
	SubjectCell                  // the cell that a message is about

	// DotInk + Ink(d) is the ink of a [Dot] d in the upper half of a character cell.
	DotInk
	Inks = DotInk + Ink(Dots) // the number of inks
)

// A Ground is the background of a character. A theme gives each ground its color.
type Ground uint8

// The grounds. Open and closed cells have several shades: OpenGround+1 is the second shade of open
// cells. On a board without walls, cells that share a side have different shades.
const (
	Paper        Ground                  = iota // the window around the board
	OpenGround                                  // an open cell
	ClosedGround = OpenGround + Shades          // a closed cell
	EndedGround  = ClosedGround + Shades        // a cell that was closed when the game ended
	// MarkedGround is the ground of an open cell that touches the cursor's cell. MarkedGround+1 is
	// for a closed cell, and MarkedGround+2 for a cell that was closed when the game ended.
	MarkedGround = EndedGround + 1
	ChordGround  = MarkedGround + 3 // a cell that a chord at the cursor would open
	LitGround    = ChordGround + 1  // a cell in the wave of light after a win
	// RiskGround is the ground of a closed cell that can be proved safe. [RiskOf] returns the
	// grounds for other chances of a mine.
	RiskGround = LitGround + 1
	// MarkedRisk is the ground of a closed cell that can be proved safe and that touches the
	// cursor's cell. [Ground.Marked] returns the grounds for other chances of a mine.
	MarkedRisk   = RiskGround + Risks*Shades
	CursorGround = MarkedRisk + Risks // the cursor's cell on a board without walls
	// DotGround + Ground(d) is the ground of a [Dot] d in the lower half of a character cell.
	DotGround = CursorGround + 1
	Grounds   = DotGround + Ground(Dots) // the number of grounds
)

// Shades is the number of shades of open and of closed cells.
const Shades = 3

// Marked returns the ground that replaces g in a cell that touches the cursor's cell.
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
