package game

// A Face is what a cell shows. The open faces are the numbers: 0 is an empty
// open cell, n shows the number n, up to [MaxSteps].
type Face uint8

const (
	Empty        Face = 0               // open, number 0
	Closed       Face = MaxSteps + iota // closed, not flagged
	Flagged                             // closed and flagged
	Overflagged                         // open, number below 0: too many neighbours are flagged
	MissedMine                          // seen at the end: a mine that was not flagged
	WrongFlag                           // seen at the end: flagged, but no mine
	ExplodedMine                        // seen at the end: a mine that was opened
	Faces                               // the number of faces: every Face is below it
)

// Digit returns the one character that players read for a number, up to [MaxSteps]:
// after 9 come A, B, C.
func Digit(n int) string { return "0123456789ABC"[n : n+1] }
