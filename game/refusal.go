package game

// A Refusal says why an action was refused. A refused action changes nothing.
type Refusal uint8

const (
	NotAPlay      Refusal = iota + 1 // the text is not an action
	OffBoard                         // the cell is off the board
	TooManyFlags                     // more flags than mines, under [Rules.FlagLimit]
	FlaggedCell                      // open a flagged cell
	OpenCell                         // flag an open cell
	TooFewFlags                      // chord with mines left to find
	NoChord                          // open an open cell, under [ChordOff]
	NothingToUndo                    // undo with no step to undo
	NothingToRedo                    // redo with no undo since the last action
	GameOver                         // open or flag once the game is won or lost
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
