package game

// A Refusal says why an action was refused. A refused action changes nothing.
type Refusal uint8

const (
	NotAPlay      Refusal = iota + 1 // the text is not an action
	OffBoard                         // the cell is off the board
	TooManyFlags                     // there would be more flags than mines: see [Rules.FlagLimit]
	FlaggedCell                      // a flagged cell cannot be opened
	OpenCell                         // an open cell cannot be flagged
	TooFewFlags                      // a chord needs at least as many flags around the cell as mines
	NoChord                          // the rules have no chord: see [ChordOff]
	NothingToUndo                    // there is no step to undo
	NothingToRedo                    // there is no undone step to redo
	GameOver                         // no cell can be opened or flagged once the game is over
)

var refusals = [...]string{
	NotAPlay:      "not a play",
	OffBoard:      "the cell is off the board",
	TooManyFlags:  "no more flags than mines",
	FlaggedCell:   "a flagged cell cannot be opened",
	OpenCell:      "an open cell cannot be flagged",
	TooFewFlags:   "already open, and too few flags around it to open its neighbours",
	NoChord:       "the cell is already open",
	NothingToUndo: "nothing to undo",
	NothingToRedo: "nothing to redo",
	GameOver:      "the game is over",
}

// Error implements error, in English.
func (r Refusal) Error() string { return refusals[r] }
