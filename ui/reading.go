package ui

import (
	"path/filepath"
	"slices"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/pages/replay"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// readMsg has a game or a board that was read, or an error. At most one of the fields session,
// replay, race and unsaved is set.
type readMsg struct {
	job         *page.Job
	session     *session.Session // to continue
	saved       *archive.Saved
	replay      *session.Replay
	race        *race
	unsavedName string           // the name of an unsaved board
	unsaved     *archive.Unsaved // the file of that board
	err         error
}

// read runs work in the background, to read a game or a board. Meanwhile the player sees the text
// in label.
func (m *Model) read(label text.Text, work func(*page.Job) readMsg) tea.Cmd {
	j := page.Reading(label)
	m.jobs.reading = j
	return m.Served.Aside(func() tea.Msg {
		msg := work(j)
		msg.job = j
		return msg
	})
}

// resume reads the game with this name and continues it.
func (m *Model) resume(name string) tea.Cmd {
	kept, now := m.Archive, m.Now
	return m.read(words.ReadingGame, func(*page.Job) (msg readMsg) {
		msg.session, msg.saved, msg.err = session.Resume(kept, name, now)
		return msg
	})
}

// watch reads the game with this name and opens its replay.
func (m *Model) watch(name string) tea.Cmd {
	kept := m.Archive
	return m.read(words.ReadingGame, func(j *page.Job) (msg readMsg) {
		msg.replay, msg.saved, msg.err = session.KeptReplay(kept, name, j.Watch)
		return msg
	})
}

// A race is the setup of a new game, and the game from the archive to race against.
type race struct {
	setup session.Setup
	ghost *session.Ghost
}

// race reads the game with this name and races against it.
func (m *Model) race(name string) tea.Cmd {
	kept := m.Archive
	return m.read(words.ReadingGame, func(*page.Job) (msg readMsg) {
		r := &race{}
		if r.ghost, msg.saved, msg.err = session.KeptGhost(kept, name); msg.err == nil {
			r.setup, msg.err = session.RaceSetup(msg.saved.Journal)
		}
		msg.race = r
		return msg
	})
}

// openRead opens a game or a board that was read, or shows the error.
func (m *Model) openRead(msg readMsg) tea.Cmd {
	switch {
	case !msg.job.End():
		return m.leaveRead(msg)
	case msg.unsavedName != "":
		return m.editUnsaved(msg)
	case msg.err != nil:
		return tea.Batch(m.tellSeen(page.Complaint{Err: msg.err}), m.lookForWaits())
	case msg.session != nil:
		m.holds.games = slices.DeleteFunc(
			slices.Clone(m.holds.games),
			func(w archive.Waiting) bool { return w.Name == msg.session.Name() },
		)
		return tea.Batch(m.goOnWith(msg.session, msg.saved), m.lookForWaits())
	case msg.race != nil:
		return m.start(msg.race.setup, play.Options{Ghost: msg.race.ghost})
	}
	return m.open(replay.New(page.OpenReplay{Replay: msg.replay}))
}

// leaveRead closes a game or a board that was read but is not opened, for example because the
// player has cancelled the reading.
func (m *Model) leaveRead(msg readMsg) tea.Cmd {
	switch {
	case msg.session != nil:
		return m.leave(msg.session)
	case msg.unsaved != nil:
		return func() tea.Msg {
			_ = msg.unsaved.Leave() // the board has not changed
			return nil
		}
	}
	return nil
}

// record repairs the history after a crash, in the background. It adds the finished games that the
// crashed program did not record, and removes the temporary files of that program.
func (m *Model) record() tea.Cmd {
	kept, settings := m.Archive, m.Settings.Path()
	return tea.Tick(afterFirstFrame, func(time.Time) tea.Msg {
		problems := session.Record(kept)
		if settings != "" {
			files.Sweep(filepath.Dir(settings))
		}
		games, _ := kept.Waiting() // the start has reported their errors
		return recordedMsg{games, problems}
	})
}

// afterFirstFrame is the time from the start of the program to the first background work. The first
// frame is drawn in that time.
const afterFirstFrame = 100 * time.Millisecond

// recordedMsg says that [Model.record] is done. It has the waiting games, and the errors of the
// games that could not be recorded.
type recordedMsg waitsMsg
