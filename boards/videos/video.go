package videos

import (
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// A Video is a game that was recorded by another program.
type Video struct {
	Format  Format
	Version string // of the program or of the format, whichever the file says; "": neither
	Number  int    // the number of the game in its file, from 1; 0: it is the only one
	Mode    Mode

	Layout *game.Layout
	Start  game.Cell // the cell that was opened first
	Plays  []Play
	Status game.Status   // the state of the game after the last play
	Time   time.Duration // of the last play that changed the board
	Timed  bool          // the plays have times
	Begun  time.Time     // in UTC; zero: not known

	Claims Claims
	// Notes tell where the claims of the file and the game disagree.
	Notes []*files.Error
}

// A Play is one action of the player.
type Play struct {
	At      time.Duration // never less than that of the play before
	Action  game.Action
	Refused bool // a click that did nothing
}

// Claims is what a file says about its game. The game itself may say otherwise: see [Video.Notes].
type Claims struct {
	ThreeBV int           // 0: not known
	Time    time.Duration // 0: not known
	Won     bool          // false: the file does not say that the game was won
}

// A Mode is the way in which a program lays the mines, or lets them be found.
type Mode uint8

// The modes, with the numbers of Metasweeper.
const (
	Classic Mode = iota
	UPK          // a board that the player knew
	Cheat        // the player could see what is hidden
	Density      // mines in another density than usual
	Windows7
	CompetitiveSolvable
	StrongSolvable
	WeakSolvable
	ToBeSolvable
	StrongGuessable
	WeakGuessable
	// The modes from Recursive to LastRecursive are those in which one click chords or flags onwards.
	Recursive
	LastRecursive = Recursive + 5
	modes         = LastRecursive + 1 // the number of modes
)

var modeNames = [...]string{
	Classic: "classic", UPK: "upk", Cheat: "cheat", Density: "density", Windows7: "windows-7",
	CompetitiveSolvable: "competitive-solvable", StrongSolvable: "strong-solvable",
	WeakSolvable: "weak-solvable", ToBeSolvable: "to-be-solvable",
	StrongGuessable: "strong-guessable", WeakGuessable: "weak-guessable",
}

// String returns the name of m, for programs.
func (m Mode) String() string {
	if m >= Recursive {
		return "recursive"
	}
	return modeNames[m]
}

// Adapts reports whether the board changed while it was played, so that the video has only the last
// one. What was a guess then cannot be told.
func (m Mode) Adapts() bool { return WeakSolvable <= m && m <= WeakGuessable }

// SafeStart reports whether the first cell that the player opens is never a mine.
func (m Mode) SafeStart() bool { return m == Classic }

// Known reports whether the player may have known the board.
func (m Mode) Known() bool { return m == UPK || m == Cheat }
