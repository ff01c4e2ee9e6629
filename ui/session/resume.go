package session

import (
	"fmt"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// Resume continues a game that waits in an archive. It returns a session for the game, and the game
// as it was saved. It fails as [archive.Archive.Resume] and [Restore] do.
func Resume(
	a *archive.Archive,
	name string,
	now func() time.Time,
) (s *Session, saved *archive.Saved, err error) {
	kept, saved, keepErr := a.Resume(name)
	if kept == nil {
		return nil, nil, keepErr
	}
	s, err = Restore(saved.Journal, now)
	if err != nil {
		kept.Leave()
		return nil, nil, err
	}
	if saved.HasGhost() {
		s.resumeGhost(a, &saved.Header)
	}
	s.keeping = keeping{archive: a, kept: kept, trouble: keepErr}
	s.resumeSeat(a)
	return s, saved, nil
}

// notRecorded is the problem of a finished game that cannot be added to the history.
var notRecorded = text.Error{
	"esta partida terminada no se puede apuntar en el historial: {err}",
	"this finished game cannot be added to the history: {err}",
}

// programFails is the error for a game that makes the program panic.
var programFails = text.Text{"el programa falla al abrirla (%v)", "the program crashes when it opens this game (%v)"}

// Record adds finished games to the history that are missing there because the program died before
// it could add them. It returns a [*files.Error] for each game that fails, even if the game makes
// the program panic. The next start of the program tries such a game again. Record also removes
// the files that a killed program has left behind: see [archive.Archive.Sweep].
func Record(a *archive.Archive) (problems []error) { return recordEach(a, recordOne) }

// recordEach calls record for each game that is over but not in the history. It returns the errors.
func recordEach(
	a *archive.Archive,
	record func(a *archive.Archive, name string) error,
) (problems []error) {
	a.Sweep()
	for _, name := range a.Unrecorded() {
		if err := caught(func() error { return record(a, name) }); err != nil {
			problems = append(problems, &files.Error{File: a.Path(name), Problem: notRecorded, Err: err})
		}
	}
	return problems
}

// caught calls f and returns its error. If f panics, caught stops the panic and returns it as an
// error.
func caught(f func() error) (err error) {
	defer func() {
		if failure := recover(); failure != nil {
			err = text.Error(programFails.With(text.Printable(fmt.Sprint(failure))))
		}
	}()
	return f()
}

// recordOne adds the game with this name to the history.
func recordOne(a *archive.Archive, name string) error {
	kept, saved, _ := a.Reopen(name)
	if kept == nil {
		return nil // another copy plays it, or the list of games shows the error
	}
	defer kept.Leave()
	s, err := Restore(saved.Journal, time.Now)
	if err != nil || saved.End() == journal.Done {
		return err
	}
	// The history page shows the errors.
	_, _ = a.End(kept, saved.Journal, s.facts(saved.Written)).Finish()
	return nil
}
