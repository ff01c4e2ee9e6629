package videos

import (
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// A Video is a game that was recorded by another program.
type Video struct {
	Format  Format
	Program string // the name of the program in the file, or else the usual program of the format
	Number  int    // the number of the game in its file, from 1; 0 if the file has no other game
	Mode    mode

	Layout *game.Layout
	Start  game.Cell // the cell that was opened first
	Plays  []Play
	Status game.Status   // the state of the game after the last play
	Time   time.Duration // the time of the last play that changed the board
	Timed  bool          // the plays have times
	Begun  time.Time     // when the game began, in UTC; zero if not known

	Claims claims
	// Notes tell the player where the claims of the file and the plays disagree, and what reading
	// or writing the video left out or added.
	Notes []*files.Error
}

// A Play is one action of the player.
type Play struct {
	At      time.Duration // the time on the clock of the game; not before the previous play
	Action  game.Action
	Refused bool // a click that did nothing
	Double  bool // a click with both buttons, or with the middle one
}

// claims are statements of a file about its game. They may be wrong: see [Video.Notes].
type claims struct {
	ThreeBV int           // the 3BV of the board; 0 if not known
	Time    time.Duration // the time of the game; 0 if not known
	Won     bool          // whether the file says that the game was won
}

// A mode is a variant of the game: how the mines are placed, or how the player finds them.
type mode uint8

// The modes, with the numbers of Metasweeper.
const (
	classic mode = iota
	UPK          // a board that the player knew
	cheat        // the player could see what is hidden
	density      // a board with an unusual density of mines
	windows7
	competitiveSolvable
	strongSolvable
	weakSolvable
	toBeSolvable
	strongGuessable
	weakGuessable
	// In the modes from recursive to lastRecursive, one click makes several chords or flags.
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

// String returns the English name of m in lower case, as in "windows-7".
func (m mode) String() string {
	if m >= recursive {
		return "recursive"
	}
	return modeNames[m]
}

// Adapts reports whether the board changed during the game. The video has only the last board, so it
// does not show which moves were guesses.
func (m mode) Adapts() bool { return weakSolvable <= m && m <= weakGuessable }

// SafeStart reports whether the first cell that the player opens is never a mine.
func (m mode) SafeStart() bool { return m == classic }

// Known reports whether the player may have known the board.
func (m mode) Known() bool { return m == UPK || m == cheat }
