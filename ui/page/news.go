package page

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// WaitingGames tells all pages which games the player can continue.
type WaitingGames struct {
	Played *session.Brief    // the game being played; nil: none
	Board  *game.Game        // the preview of the game being played, from [Preview]
	Games  []archive.Waiting // the waiting games of the archive, the newest first
}

// News implements [News].
func (WaitingGames) News() {}

// Len returns the number of games that the player can continue.
func (w WaitingGames) Len() int {
	n := 0
	if w.Played != nil {
		n++
	}
	for i := range w.Games {
		if !w.Games[i].Here { // a game that is here is the game being played
			n++
		}
	}
	return n
}

// Latest returns the waiting game of the archive that was played last. It ignores games that are
// being played, here or in another copy of the program. It reports false if there is no such game.
func (w WaitingGames) Latest() (archive.Waiting, bool) {
	i := slices.IndexFunc(w.Games, func(w archive.Waiting) bool { return !w.Here && !w.Elsewhere })
	if i < 0 {
		return archive.Waiting{}, false
	}
	return w.Games[i], true
}

// Unsaved tells all pages whether there is an unsaved board, in the editor or from an earlier run.
type Unsaved bool

// News implements [News].
func (Unsaved) News() {}

// NamesOf returns the name of the kind of grid that g is, for a [session.Brief]. It also returns
// the remark that follows the size of a board on this grid, such as "hex".
func NamesOf(g game.Grid) session.Grid {
	shape := draw.ShapeOf(game.GridKindOf(g))
	return session.Grid{Name: shape.Name, Remark: shape.SizeRemark}
}

// A Complaint is an error to show to the player on the page in view.
type Complaint struct {
	Err     error
	Message string // the message if Err is nil
}

// In returns the text of the complaint: Err in the language l or, if Err is nil, Message.
func (c Complaint) In(l text.Lang) string {
	if c.Err != nil {
		return words.Error(c.Err, l)
	}
	return c.Message
}

// Ended tells all pages that a game has ended, with its verdict. If Err is nil, the game is in the
// history. Otherwise Err says why the game is not there.
type Ended struct {
	Session *session.Session
	Ending  *archive.Ending // a game has several endings if the player undoes the first
	Verdict archive.Verdict
	WonRace string // the code of the race of several players that this game won; otherwise ""
	Err     error
}

// News implements [News].
func (Ended) News() {}

// SaveFailed tells all pages that the settings or a game could not be written.
type SaveFailed struct{ Err error }

// News implements [News].
func (SaveFailed) News() {}
