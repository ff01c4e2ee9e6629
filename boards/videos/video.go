package videos

import (
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// A Video is a game that was recorded by another program.
type Video struct {
	Format  Format
	Program string // as the file names it, or else the program that usually writes the format
	Number  int    // the number of the game in its file, from 1; 0: it is the only one
	Mode    mode

	Layout *game.Layout
	Start  game.Cell // the cell that was opened first
	Plays  []Play
	Status game.Status   // the state of the game after the last play
	Time   time.Duration // of the last play that changed the board
	Timed  bool          // the plays have times
	Begun  time.Time     // in UTC; zero: not known

	Claims claims
	// Notes tell where the claims of the file and the game disagree.
	Notes []*files.Error
}

// A Play is one action of the player.
type Play struct {
	At      time.Duration // never less than that of the play before
	Action  game.Action
	Refused bool // a click that did nothing
	Double  bool // a click with both buttons, or with the middle one
}

// claims is what a file says about its game. The game itself may say otherwise: see [Video.Notes].
type claims struct {
	ThreeBV int           // 0: not known
	Time    time.Duration // 0: not known
	Won     bool          // false: the file does not say that the game was won
}

// A Mode is the way in which a program lays the mines, or lets them be found.
type mode uint8

// The modes, with the numbers of Metasweeper.
const (
	classic mode = iota
	UPK          // a board that the player knew
	cheat        // the player could see what is hidden
	density      // mines in another density than usual
	windows7
	competitiveSolvable
	strongSolvable
	weakSolvable
	toBeSolvable
	strongGuessable
	weakGuessable
	// The modes from Recursive to LastRecursive are those in which one click chords or flags onwards.
	recursive
	lastRecursive = recursive + 5
	modes         = lastRecursive + 1 // the number of modes
)

var modeNames = [...]string{
	classic: "classic", UPK: "upk", cheat: "cheat", density: "density", windows7: "windows-7",
	competitiveSolvable: "competitive-solvable", strongSolvable: "strong-solvable",
	weakSolvable: "weak-solvable", toBeSolvable: "to-be-solvable",
	strongGuessable: "strong-guessable", weakGuessable: "weak-guessable",
}

// String returns the name of m, for programs.
func (m mode) String() string {
	if m >= recursive {
		return "recursive"
	}
	return modeNames[m]
}

// Adapts reports whether the board changed while it was played, so that the video has only the last
// one. What was a guess then cannot be told.
func (m mode) Adapts() bool { return weakSolvable <= m && m <= weakGuessable }

// SafeStart reports whether the first cell that the player opens is never a mine.
func (m mode) SafeStart() bool { return m == classic }

// Known reports whether the player may have known the board.
func (m mode) Known() bool { return m == UPK || m == cheat }
