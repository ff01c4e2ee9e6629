package game

// A Face is what a cell shows. The faces from 0 to [MaxSteps] are open cells with
// that number.
type Face uint8

const (
	Empty        Face = 0               // open, number 0
	Closed       Face = MaxSteps + iota // closed, not flagged
	Flagged                             // closed and flagged
	Overflagged                         // open, number below 0: too many neighbours are flagged
	MissedMine                          // shown at the end: a mine that was not flagged
	WrongFlag                           // shown at the end: flagged, but no mine
	ExplodedMine                        // shown at the end: a mine that was opened
	Faces                               // the number of faces: every Face is below it
)

// Digit returns the number n, at most [MaxSteps], as one character: after 9 come A, B
// and C.
func Digit(n int) string { return "0123456789ABC"[n : n+1] }
