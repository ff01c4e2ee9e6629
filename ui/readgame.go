package ui

import (
	"path/filepath"
	"slices"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// readMsg says that a game or a board was read, or why not.
type readMsg struct {
	job  *page.Job
	open func() tea.Cmd // opens the game or the board, if err is nil
	drop tea.Cmd        // closes the game again, if the player has cancelled; nil: nothing to close
	err  error
}

// read runs work in the background, to read a game or a board. Meanwhile the player sees the text
// in label.
func (m *Model) read(label text.Text, work func(*page.Job) readMsg) tea.Cmd {
	j := page.Reading(label)
	m.jobs.reading = j
	return m.Served.InTurn(func() tea.Msg {
		msg := work(j)
		msg.job = j
		return msg
	})
}

// resume reads the game with this name and continues it.
func (m *Model) resume(name string) tea.Cmd {
	kept, now, look := m.Archive, m.Now, m.lookForWaits()
	return m.read(words.ReadingGame, func(*page.Job) readMsg {
		s, saved, err := session.Resume(kept, name, now)
		return readMsg{
			err: err,
			open: func() tea.Cmd {
				m.holds.games = slices.DeleteFunc(
					slices.Clone(m.holds.games),
					func(w archive.Waiting) bool { return w.Name == name },
				)
				return tea.Batch(m.goOnWith(s, saved), m.lookForWaits())
			},
			drop: func() tea.Msg {
				s.Leave()
				return look()
			},
		}
	})
}

// watch reads the game with this name and opens its replay.
func (m *Model) watch(name string) tea.Cmd {
	kept := m.Archive
	return m.readReplay(page.OpenReplay{Make: func(watch func(share float64) bool) (*session.Replay, error) {
		r, _, err := session.KeptReplay(kept, name, watch)
		return r, err
	}})
}

// readReplay makes the replay of a request in the background and opens it.
func (m *Model) readReplay(request page.OpenReplay) tea.Cmd {
	return m.read(words.ReadingGame, func(j *page.Job) (msg readMsg) {
		request.Replay, msg.err = request.Make(j.Watch)
		msg.open = func() tea.Cmd { return m.show(request) }
		return msg
	})
}

// race reads the game with this name and races against it.
func (m *Model) race(name string) tea.Cmd {
	kept := m.Archive
	return m.read(words.ReadingGame, func(*page.Job) (msg readMsg) {
		ghost, saved, err := session.KeptGhost(kept, name)
		if err != nil {
			return readMsg{err: err}
		}
		setup, err := session.RaceSetup(saved.Journal)
		return readMsg{err: err, open: func() tea.Cmd { return m.start(setup, play.Options{Ghost: ghost}) }}
	})
}

// openRead opens the game or the board of a readMsg, or shows the error. If the player has
// cancelled the reading, openRead closes the game or the board again.
func (m *Model) openRead(msg readMsg) tea.Cmd {
	switch going := msg.job.End(); {
	case !going && msg.err == nil:
		return msg.drop
	case !going:
		return nil
	case msg.err != nil:
		return tea.Batch(m.tellSeen(page.Complaint{Err: msg.err}), m.lookForWaits())
	}
	return msg.open()
}

// record repairs the history after a crash, in the background. It adds the finished games that the
// crashed program did not record, and removes the temporary files of that program.
func (m *Model) record() tea.Cmd {
	kept, settings := m.Archive, m.Settings.Path()
	return tea.Tick(afterFirstFrame, func(time.Time) tea.Msg {
		problems := session.Record(kept)
		if settings != "" {
			files.RemoveTempFiles(filepath.Dir(settings))
		}
		games, _ := kept.Waiting() // the start has reported their errors
		return recordedMsg{games, problems}
	})
}

// afterFirstFrame is the time from the start of the program to the first background work. It gives
// the program time to draw the first frame.
const afterFirstFrame = 100 * time.Millisecond

// recordedMsg says that [Model.record] is done. It has the waiting games, and the errors of the
// games that could not be recorded.
type recordedMsg waitsMsg
