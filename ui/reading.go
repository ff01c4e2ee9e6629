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
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

var (
	readingGame  = text.Text{"Leyendo la partida", "Reading the game"}
	readingBoard = text.Text{"Leyendo el tablero", "Reading the board"}
	gameNotRead  = text.Text{"Lectura cancelada", "Reading cancelled"}
)

// A reading is a game that is being read, to go on with it or to see it again, or a board
// that was not saved.
type reading struct {
	said text.Text
	keys []tea.KeyMsg // which were typed meanwhile, and are meant for the game
}

// readMsg brings a game that was read, or why it cannot be.
type readMsg struct {
	reading *reading
	session *session.Session // to go on with
	saved   *archive.Saved
	replay  *session.Replay  // to be seen again
	race    *race            // to be raced against
	made    string           // the name of a board of the editor
	unsaved *archive.Unsaved // which keeps it
	err     error
}

// read begins to read a game or a board on the side: its file may be long, and the disk slow.
func (m *Model) read(said text.Text, read func() readMsg) tea.Cmd {
	r := &reading{said: said}
	m.reading = r
	return tea.Batch(m.tellReading(), func() tea.Msg {
		msg := read()
		msg.reading = r
		return msg
	})
}

// resume reads the game of this name, to go on with it.
func (m *Model) resume(name string) tea.Cmd {
	kept, now := m.Archive, m.Now
	return m.read(readingGame, func() (msg readMsg) {
		msg.session, msg.saved, msg.err = session.Resume(kept, name, now)
		return msg
	})
}

// watch reads the game of this name, to see it again.
func (m *Model) watch(name string) tea.Cmd {
	kept := m.Archive
	return m.read(readingGame, func() (msg readMsg) {
		msg.replay, msg.saved, msg.err = session.KeptReplay(kept, name)
		return msg
	})
}

// A race is a game that was kept, to be raced against on its board.
type race struct {
	setup session.Setup
	ghost *session.Ghost
}

// race reads the game of this name, to race against it.
func (m *Model) race(name string) tea.Cmd {
	kept := m.Archive
	return m.read(readingGame, func() (msg readMsg) {
		r := &race{}
		if r.ghost, msg.saved, msg.err = session.KeptGhost(kept, name); msg.err == nil {
			r.setup, msg.err = session.RaceSetup(msg.saved.Journal)
		}
		msg.race = r
		return msg
	})
}

// readingKey answers a key while a game is read: Esc waits for it no more, and what else is
// typed is meant for the game.
func (m *Model) readingKey(msg tea.KeyMsg) tea.Cmd {
	if msg.Type != tea.KeyEsc {
		m.reading.keys = append(m.reading.keys, msg)
		return nil
	}
	m.reading = nil
	return tea.Batch(m.tellReading(), m.tellSeen(page.Complaint{Said: gameNotRead.In(m.Lang)}))
}

// wasRead goes on with a game that was read, and with the keys that were typed meanwhile;
// where a question was asked after them they are dropped, as they are no answers.
func (m *Model) wasRead(msg readMsg) tea.Cmd {
	if m.reading != msg.reading { // nobody waits for it any more
		return m.leaveRead(msg)
	}
	m.reading = nil
	cmds := []tea.Cmd{m.tellReading()}
	switch {
	case msg.made != "":
		cmds = append(cmds, m.goOnMaking(msg))
	case msg.err != nil:
		cmds = append(cmds, m.tellSeen(page.Complaint{Err: msg.err}), m.lookForWaits())
	case msg.session != nil:
		m.kept = slices.DeleteFunc(
			slices.Clone(m.kept),
			func(w archive.Waiting) bool { return w.Name == msg.session.Name() },
		)
		cmds = append(cmds, m.goOnWith(msg.session, msg.saved), m.lookForWaits())
	case msg.race != nil:
		cmds = append(cmds, m.start(msg.race.setup, play.Options{Ghost: msg.race.ghost}))
	default:
		cmds = append(cmds, m.open(replay.New(msg.replay)))
	}
	if m.ask != nil {
		return tea.Batch(cmds...)
	}
	for _, key := range msg.reading.keys {
		cmds = append(cmds, m.key(key), m.look())
	}
	return tea.Batch(cmds...)
}

// leaveRead leaves what was read and nobody waits for.
func (m *Model) leaveRead(msg readMsg) tea.Cmd {
	switch {
	case msg.session != nil:
		return m.leave(msg.session)
	case msg.unsaved != nil:
		return func() tea.Msg {
			_ = msg.unsaved.Leave() // there is nothing to be written
			return nil
		}
	}
	return nil
}

// tellReading tells the pages what is being read.
func (m *Model) tellReading() tea.Cmd {
	said := ""
	if m.reading != nil {
		said = m.reading.said.In(m.Lang) + text.Between + text.Text{
			"Esc cancelar",
			"Esc cancel",
		}.In(m.Lang)
	}
	return m.tellAll(page.Reading{Said: said})
}

// record puts the games into the history on the side that are over but not there yet: the
// program that played them died. What else it has left is removed.
func (m *Model) record() tea.Cmd {
	kept, settings := m.Archive, m.Settings.Path()
	return tea.Tick(afterFirstFrame, func(time.Time) tea.Msg {
		problems := session.Record(kept)
		if settings != "" {
			files.Sweep(filepath.Dir(settings))
		}
		games, _ := kept.Waiting() // what is wrong with those was said at the start
		return recordedMsg{games, problems}
	})
}

// afterFirstFrame is when the program begins with what nobody waits for: the first frame
// comes before it.
const afterFirstFrame = 100 * time.Millisecond

// recordedMsg says that what was over is in the history, but for what is wrong.
type recordedMsg waitsMsg
