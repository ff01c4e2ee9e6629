// Package memory keeps the games that are played: it writes a session into its
// journal as it goes, finds it again at the next start, and puts it into the
// history once it is over. Whatever cannot be kept, the game plays on.
package memory

import (
	"sync"
	"time"

	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/store"
	"buscaminas/ui/store/history"
	"buscaminas/ui/store/journal"
)

// A Memory keeps games in a folder. Its methods are called one at a time, but for
// [Memory.History], and [Ending.Finish].
type Memory struct {
	Dir      string  // of the games; "": nothing is kept
	Problems []error // what was wrong with the files that were found

	games   *store.Games
	log     *store.Log
	kept    *session.Session // whose game the log is
	failed  error            // what could not be kept, until it is told
	pending []*Ending        // the games that ended in this run

	found *store.Saved // at the start; nil: nothing
	late  func()       // finishLate, once
}

// Open opens the memory of a folder; that of "" keeps nothing.
func Open(dir string) *Memory {
	games, problems := store.OpenGames(dir)
	m := &Memory{Dir: dir, Problems: problems, games: games, found: games.Saved()}
	m.late = sync.OnceFunc(m.finishLate)
	return m
}

// Busy reports whether another copy of the program has a game open.
func (m *Memory) Busy() bool { return m.games.Busy() }

// Saved returns the game in progress that was found, or nil.
func (m *Memory) Saved() *store.Saved {
	saved := m.games.Saved()
	if saved == nil || saved.Game.Status() != game.Playing {
		return nil
	}
	return saved
}

// Continue returns the game in progress that was found, as it was left, and goes on
// keeping it.
func (m *Memory) Continue(now func() time.Time) (*session.Session, error) {
	s, err := session.Restore(m.games.Saved().Journal, now)
	if err != nil {
		return nil, err
	}
	m.log, m.failed = m.games.Continue()
	m.kept = s
	m.Keep(s)
	return s, nil
}

// Keep keeps a session from its first action on: it takes the place of the one that
// was kept until then.
func (m *Memory) Keep(s *session.Session) {
	// The line is written here and now, between a key and the next frame: only so
	// is an action surely in the file before the player sees what it did. It is one
	// write of some 30 bytes, which the system takes without waiting for the disk.
	s.Keep = func(e journal.Entry) {
		var err error
		if m.kept != s {
			m.late() // before what was found is put away
			j := s.Journal()
			m.log, err = m.games.Begin(&j.Header, j.Entries)
			m.kept = s
		} else {
			err = m.log.Add(e)
		}
		if err != nil {
			m.failed = err
		}
	}
}

// Seen keeps what the clock of a session shows: a game that is cut short while the
// player thinks goes on at no earlier time.
func (m *Memory) Seen(s *session.Session, at time.Duration) {
	if m.kept != s || !s.Running() {
		return
	}
	if err := m.log.Seen(at); err != nil {
		m.failed = err
	}
}

// Holds reports whether everything that happened in a session is in its file.
func (m *Memory) Holds(s *session.Session) bool {
	return m.Dir != "" && m.kept == s && m.log.Err() == nil
}

// Trouble returns why something could not be kept, once.
func (m *Memory) Trouble() error {
	err := m.failed
	m.failed = nil
	return err
}

// History returns the finished games, as [store.Games.History] does. One that was
// found, over but not among them, is put there first.
func (m *Memory) History() ([]history.Game, history.Skipped, error) {
	m.late()
	return m.games.History()
}

// Read returns the kept game of a name, as [store.Games.ReadKept] does.
func (m *Memory) Read(name string) (*store.Saved, error) { return m.games.ReadKept(name) }

// Close waits for what is being written, and leaves the game in progress to be
// continued.
func (m *Memory) Close() {
	m.late()
	for _, e := range m.pending {
		e.Finish() // its error would be told on a screen that is gone
	}
	m.games.Close()
}
