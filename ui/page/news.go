package page

import (
	"slices"

	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Waits is the news of which games wait.
type Waits struct {
	Played *session.Brief    // the game being played; nil: none
	Games  []archive.Waiting // those of the archive, the newest first
}

// News implements [News].
func (Waits) News() {}

// Len returns the number of games that wait.
func (w Waits) Len() int {
	n := 0
	if w.Played != nil {
		n++
	}
	for i := range w.Games {
		if !w.Games[i].Here { // else it is the game being played
			n++
		}
	}
	return n
}

// Latest returns the game of the archive that was played last, of those that no other program
// plays.
func (w Waits) Latest() (archive.Waiting, bool) {
	i := slices.IndexFunc(w.Games, func(w archive.Waiting) bool { return !w.Here && !w.Elsewhere })
	if i < 0 {
		return archive.Waiting{}, false
	}
	return w.Games[i], true
}

// Unsaved is the news of whether there is an unsaved board, in the editor or left by an earlier
// run.
type Unsaved bool

// News implements [News].
func (Unsaved) News() {}

// Brief describes a waiting game.
func Brief(w *archive.Waiting) session.Brief {
	return session.BriefOf(w, draw.GridName(w.Grid()))
}

// A Complaint is an error for the player, shown on the page in view.
type Complaint struct {
	Err  error
	Said string // the message if Err is nil
}

// In returns the message.
func (c Complaint) In(l text.Lang) string {
	if c.Err != nil {
		return words.Error(c.Err, l)
	}
	return c.Said
}

// Ended is the news of a game that has ended, with its verdict. The history has the game, unless
// there is an error.
type Ended struct {
	Session *session.Session
	Ending  *archive.Ending // the ending: a game can end several times
	Verdict archive.Verdict
	Err     error
}

// News implements [News].
func (Ended) News() {}

// NotKept is the news that the settings or a game could not be written.
type NotKept struct{ Err error }

// News implements [News].
func (NotKept) News() {}
