package play

import (
	"slices"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A beginning says how the game on the page began, or was continued.
type beginning struct {
	*core
	first         Options
	begun         bool // the page has been seen
	firstRevision int  // the revision of the game when the page was made
	warned        bool // the player was told that the board breaks its promise, such as no guesses
}

// Options say how a game begins.
type Options struct {
	Notes         []*files.Error // the faults of the board, shown first
	Message       text.Text      // the first message, if there are no notes
	PreviousWaits text.Text      // says that the previous game waits; empty: it does not wait
	Cursor        *game.Cell     // where the cursor is at first; nil: at the start cell of the setup
	Typed         *TypedPlays    // the plays that the player has typed since the program started
	Ghost         *session.Ghost // the game to race against; nil: none
	Seat          *races.Seat    // the player's seat in a race; nil: none

	Previous *session.Session // the game that the player left for this one; nil: none

	// Missed are the thoughts about the position where the player missed a safe cell and now tries
	// again. It is nil if there is no such position.
	Missed *advice.Thoughts
}

// New returns the page of a game.
func New(s *session.Session, o Options) *Page {
	p := &Page{core: core{session: s}}
	for _, part := range []**core{
		&p.beginning.core, &p.clock.core, &p.typing.core, &p.awaited.core, &p.helping.core,
		&p.rivals.core, &p.saving.core, &p.copying.core, &p.past.core, &p.ending.core,
	} {
		*part = &p.core
	}
	p.typing.typed, p.beginning.firstRevision, p.beginning.first = o.Typed, s.Game().Revision(), o
	p.Board.Reveal = s.Setup.ShowMines
	p.Board.Cursor = s.Setup.Start()
	if o.Cursor != nil {
		p.Board.Cursor = *o.Cursor
	}
	if g := s.Ghost(); g != nil { // the game was a race against this ghost when it began to wait
		p.rivals.all = []*session.Ghost{g}
	}
	return p
}

// firstWin tells a player who has just won for the first time that the numbers of a won board count
// all mines again. If the coach was on only because the player was new, it also says that the coach
// is off from now on.
func (p *Page) firstWin() {
	if p.game().Status() != game.Won {
		return
	}
	var said []string
	flagged := func(e journal.Entry) bool { return e.Event == journal.Done && e.Action.Kind == game.Flag } // a win flags all mines
	if p.past.read && p.past.wins == 0 && p.game().Rules().Numbering == game.Left &&
		slices.ContainsFunc(p.session.Journal().Entries, flagged) {
		said = append(said, words.NumbersBack.In(p.Lang))
	}
	if p.Taught && p.session.Setup.Taught && !p.Coach {
		said = append(said, p.Lang.Say(
			"Desde ahora juegas sin entrenador; en las opciones puedes pedirlo",
			"From now on you play without a coach; the options bring it back"))
	}
	if len(said) > 0 {
		p.tell(screen.Message, strings.Join(said, text.Separator))
		p.message.aside = true
	}
}

// introduce shows the first message of the game. If the game is a race, it starts the race.
func (p *Page) introduce() {
	if p.session.Setup.StartSafe() && !p.session.Begun() {
		p.say(words.StartHere, p.Names.Of(p.grid(), p.session.Setup.Start()))
	}
	if p.session.Coach && p.Taught && !p.session.Begun() {
		p.say(text.Text{
			"Abre cualquier celda para empezar. El entrenador te avisará antes de un error que se pueda evitar",
			"Open any cell to begin. The coach will warn you before a mistake that can be avoided"})
	}
	p.rivals.enterContest()
	if said := p.beginning.first.Message; said != (text.Text{}) {
		p.say(said)
	}
	if said := p.beginning.first.PreviousWaits; said != (text.Text{}) {
		p.tell(screen.Message, strings.TrimPrefix(p.message.text+text.Separator+said.In(p.Lang), text.Separator))
	}
	if g := p.beginning.first.Ghost; g != nil {
		p.rivals.all = []*session.Ghost{g}
		p.rivals.race(g)
	}
	p.beginning.sayNotes(p.beginning.first.Notes)
	if p.over() {
		p.ending.note(true)
	}
}

// sayNotes shows the last notes on the file of the board as the message.
func (b *beginning) sayNotes(notes []*files.Error) {
	var said []string
	for _, note := range page.LastNotes(notes) {
		said = append(said, words.Error(note, b.Lang))
	}
	if len(said) > 0 {
		b.tell(screen.Refused, strings.Join(said, text.Separator))
	}
}

// shown is called when the page comes into view. The first time, it begins the game. Later it lets
// the clock run again.
func (p *Page) shown() tea.Cmd {
	if p.beginning.begun {
		return p.watch()
	}
	p.beginning.begun = true
	return tea.Batch(p.reveal(), p.watch(), p.helping.findReason(), p.past.findKnown())
}
