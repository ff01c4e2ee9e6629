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
	ExplodedMine                        // a mine that was opened
	Faces                               // the number of faces; every Face is smaller than this
)

// Digit returns the number n, at most [MaxSteps], as one character: after 9 come A, B
// and C.
func Digit(n int) string { return "0123456789ABC"[n : n+1] }

// Face returns the face of cell c, which must be on the board. Once [Game.Revealed] reports true,
// closed cells show mines and numbers as if they were open. [Game.Open] still reports false for
// these cells.
func (g *Game) Face(c Cell) Face { return g.FaceAs(c, g.rules.Numbering, false) }

// FaceAs returns the face that c would show under numbering n. If reveal is set, a closed mine
// without a flag shows [MissedMine] and a wrong flag shows [WrongFlag], even during the game. Once
// [Game.Revealed] reports true, n and reveal make no difference. Cell c must be on the board.
func (g *Game) FaceAs(c Cell, n Numbering, reveal bool) Face {
	mine, shut, flagged, atEnd := g.layout.Mine(c), g.shut.Has(c), g.flagged.Has(c), g.Revealed()
	switch {
	case flagged && !mine && (reveal || atEnd):
		return WrongFlag
	case flagged, mine && shut && atEnd && g.Status() == Won:
		return Flagged
	case mine && shut && (reveal || atEnd):
		return MissedMine
	case mine && !shut:
		return ExplodedMine
	case shut && !atEnd:
		return Closed
	case atEnd:
		n = Total
	}
	if number := g.number(c, n); number >= 0 {
		return Face(number)
	}
	return Overflagged
}
