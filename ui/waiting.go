package ui

import (
	"slices"
	"sync/atomic"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

var (
	gameGoesOn  = text.Text{"La partida espera donde se dejó", "The game waits where it was left"}
	readingGame = text.Text{"Leyendo la partida: %d %%", "Reading the game: %d%%"}
	gameNotRead = text.Text{"Lectura cancelada", "Reading was cancelled"}
)

// waits are the games that wait in the archive, the last one first, without the one that
// is played.
type waits []archive.Waiting

// waitsMsg brings the games that wait.
type waitsMsg struct {
	waits    waits
	problems []error
}

// lookForWaits looks on the side which games wait.
func (m *Model) lookForWaits() tea.Cmd {
	kept := m.Archive
	return func() tea.Msg {
		all, problems := kept.Waiting()
		return waitsMsg{all, problems}
	}
}

// latest returns the game that waits which was played last, and no other copy plays.
func (w waits) latest() (archive.Waiting, bool) {
	i := slices.IndexFunc(w, func(w archive.Waiting) bool { return !w.Here && !w.Elsewhere })
	if i < 0 {
		return archive.Waiting{}, false
	}
	return w[i], true
}

// brief says which game is played, in a few words.
func (p *play) brief() string {
	return p.session.Brief(draw.GridName(p.session.Setup.Grid()), p.Lang)
}

// briefOf says the same of a game that waits.
func (m *Model) briefOf(w *archive.Waiting) string {
	return session.BriefOf(w, draw.GridName(w.Grid()), m.Lang)
}

// An opening is a game that is being read, to go on with it or to see it again.
type opening struct {
	percent   atomic.Int32
	cancelled atomic.Bool
	keys      []tea.KeyMsg // which were typed meanwhile, and are meant for the game
}

// read begins to read a game on the side: read does it, and tells the watch it is given
// how far it is.
func (m *Model) read(read func(o *opening, watch archive.Watch) tea.Msg) tea.Cmd {
	o := &opening{}
	m.opening = o
	return tea.Batch(m.tickAgain(), func() tea.Msg {
		return read(o, func(share float64) bool {
			o.percent.Store(int32(100 * share))
			return !o.cancelled.Load()
		})
	})
}

// openedMsg brings a game that waited, or why it cannot be played.
type openedMsg struct {
	opening *opening
	session *session.Session
	saved   *archive.Saved
	err     error
}

// goOn reads the game of this name on the side, to go on with it.
func (m *Model) goOn(name string) tea.Cmd {
	m.recording.Store(false) // it may be at this very game
	kept, now := m.Archive, m.Now
	return m.read(func(o *opening, watch archive.Watch) tea.Msg {
		s, saved, err := session.Resume(kept, name, now, watch)
		if s != nil && o.cancelled.Load() {
			s.Leave()
		}
		return openedMsg{o, s, saved, err}
	})
}

// openingKey answers a key while a game is read: Esc breaks it off, and what else is
// typed is meant for the game.
func (m *Model) openingKey(msg tea.KeyMsg) {
	if msg.Type != tea.KeyEsc {
		m.opening.keys = append(m.opening.keys, msg)
		return
	}
	m.opening.cancelled.Store(true)
	m.opening = nil
	m.sayHere(gameNotRead.In(m.Lang))
}

// sayHere says something where games are read from: on the records, or on the menu.
func (m *Model) sayHere(said string) {
	if m.screen == recordsScreen {
		m.records.problem = said
	} else {
		m.menu.problems = []string{said}
	}
}

// typedMeanwhile carries out the keys that were typed while a game was read.
func (m *Model) typedMeanwhile(o *opening) tea.Cmd {
	var cmds []tea.Cmd
	for _, key := range o.keys {
		cmds = append(cmds, m.key(key))
	}
	return tea.Batch(cmds...)
}

// opened plays a game that was read.
func (m *Model) opened(msg openedMsg) tea.Cmd {
	if m.opening != msg.opening { // nobody waits any more
		if msg.session == nil {
			return nil
		}
		return m.leave(msg.session)
	}
	m.opening = nil
	if msg.err != nil {
		m.menu.problems = []string{words.Error(msg.err, m.Lang)}
		return m.lookForWaits()
	}
	m.waits = slices.DeleteFunc(slices.Clone(m.waits), func(w archive.Waiting) bool { return w.Name == msg.session.Name() })
	left := m.leaveGame()
	p := newPlay(m, msg.session, nil)
	p.say(draw.Message, gameGoesOn.In(m.Lang))
	for _, e := range slices.Backward(msg.saved.Entries) {
		if k := e.Action.Kind; e.Kind == journal.Done && (k == game.Open || k == game.Flag) {
			p.moveTo(e.Action.Cell)
			break
		}
	}
	switch {
	case msg.saved.Wrong != nil:
		p.say(draw.Refused, words.Error(msg.saved.Wrong, m.Lang))
	case msg.saved.Torn:
		p.say(draw.Message, words.TornLine.In(m.Lang))
	}
	m.play, m.aside = p, nil
	return tea.Batch(left, m.show(playScreen), p.findTruth(), m.typedMeanwhile(msg.opening))
}

// leaveGame leaves the game that is played, if there is one: it waits, and the menu is
// told which games do.
func (m *Model) leaveGame() tea.Cmd {
	var played []*session.Session
	for _, p := range []*play{m.play, m.aside} {
		if p != nil {
			p.session.Pause()
			played = append(played, p.session)
		}
	}
	return m.leave(played...)
}

// leave leaves sessions on the side, and looks which games wait then.
func (m *Model) leave(all ...*session.Session) tea.Cmd {
	if len(all) == 0 {
		return nil
	}
	look := m.lookForWaits()
	return func() tea.Msg {
		for _, s := range all {
			s.Leave()
		}
		return look()
	}
}

// record puts the games into the history on the side that are over but not there yet: the
// program that played them died. It is broken off when a game is to be read.
func (m *Model) record() tea.Cmd {
	kept := m.Archive
	m.recording.Store(true)
	return tea.Tick(afterFirstFrame, func(time.Time) tea.Msg {
		session.Record(kept, func(float64) bool { return m.recording.Load() })
		all, problems := kept.Waiting()
		return recordedMsg{waitsMsg{all, problems}}
	})
}

// afterFirstFrame is when the program begins with what nobody waits for: the first frame
// comes before it.
const afterFirstFrame = 100 * time.Millisecond

// recordedMsg says that what was over is in the history.
type recordedMsg struct{ waitsMsg }

// tellTrouble says what could not be kept, once.
func (m *Model) tellTrouble() {
	if m.play == nil {
		return
	}
	err := m.play.session.Trouble()
	if err == nil {
		return
	}
	told := words.NotKept.In(m.Lang, words.Error(err, m.Lang))
	m.menu.problems = []string{told}
	m.play.say(draw.Refused, told)
}

// waitsFound takes note of the games that wait, and says what is wrong with their files,
// of each once.
func (m *Model) waitsFound(found waits, problems []error) {
	m.waits = found
	for _, err := range problems {
		if said := words.Error(err, m.Lang); !slices.Contains(m.said, said) {
			m.said = append(m.said, said)
			m.menu.problems = append(m.menu.problems, said)
		}
	}
}
