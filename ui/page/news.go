package page

import (
	"slices"

	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Waits is news of the games that wait.
type Waits struct {
	Played *session.Brief    // the one that is played; nil: none goes on
	Games  []archive.Waiting // those of the archive, the last one first
}

// News implements [News].
func (Waits) News() {}

// Len returns how many games wait.
func (w Waits) Len() int {
	n := 0
	if w.Played != nil {
		n++
	}
	for i := range w.Games {
		if !w.Games[i].Here { // or it is the one that is played
			n++
		}
	}
	return n
}

// Latest returns the game of the archive that was played last, and no copy plays.
func (w Waits) Latest() (archive.Waiting, bool) {
	i := slices.IndexFunc(w.Games, func(w archive.Waiting) bool { return !w.Here && !w.Elsewhere })
	if i < 0 {
		return archive.Waiting{}, false
	}
	return w.Games[i], true
}

// Unsaved is news of whether a board that was made is not saved: the editor has it, or an
// earlier run left it.
type Unsaved bool

// News implements [News].
func (Unsaved) News() {}

// Brief says which game it is that waits.
func Brief(w *archive.Waiting) session.Brief {
	return session.BriefOf(w, draw.GridName(w.Grid()))
}

// A Complaint says on the page that is seen what went wrong.
type Complaint struct {
	Err  error
	Said string // where there is no Err
}

// In returns what is to be said.
func (c Complaint) In(l text.Lang) string {
	if c.Err != nil {
		return words.Error(c.Err, l)
	}
	return c.Said
}

// Ended is news of a game that has ended, and of what it is worth: the history has it now,
// unless there is an error.
type Ended struct {
	Session *session.Session
	Ending  *archive.Ending // which of its ends
	Verdict archive.Verdict
	Err     error
}

// News implements [News].
func (Ended) News() {}

// NotKept is the news that something could not be written: the settings, or what is kept
// of a game.
type NotKept struct{ Err error }

// News implements [News].
func (NotKept) News() {}
