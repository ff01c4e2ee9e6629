package editor

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/pages/editor/edit"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// keeping is how a board is kept that is not saved, so that it outlives the program.
type keeping struct {
	file   *archive.Unsaved // nil: none has been needed yet
	board  *game.Layout     // that it was told of last; nil: there is nothing to be kept
	due    bool             // it is to be written
	failed bool             // that it cannot be written has been said
}

// keepAfter is how long after a change the board is written.
const keepAfter = time.Second

var wasNotSaved = text.Text{
	"Aquí está el tablero que no habías guardado",
	"Here is the board you had not saved",
}

// Resume returns the page to go on with a board that was not saved; of is its file.
func Resume(saved *archive.Saved, of *archive.Unsaved) (*Page, error) {
	l := saved.Game.Layout()
	d, err := edit.Unsaved(l)
	if err != nil {
		return nil, err
	}
	p := New(d, session.TitleOf(&saved.Header), saved.Start)
	p.keeping = keeping{file: of, board: l}
	p.greeting = wasNotSaved
	return p, nil
}

// keepTickMsg says that the board is to be written.
type keepTickMsg struct{}

// keptMsg says how that went.
type keptMsg struct{ err error }

// keep takes note of the board if it is another one, and has it written soon.
func (p *Page) keep() tea.Cmd {
	l := p.edit.Layout()
	if !p.Unsaved() {
		l = nil
	}
	if l == p.keeping.board || p.Archive.Dir() == "" {
		return nil
	}
	if p.keeping.file == nil {
		p.keeping.file = p.Archive.NewUnsaved()
	}
	p.keeping.board = l
	p.keeping.file.Is(p.header(l))
	if p.keeping.due {
		return nil
	}
	p.keeping.due = true
	return tea.Tick(keepAfter, func(time.Time) tea.Msg { return keepTickMsg{} })
}

// header returns the board as it is kept: a game that begins at the cursor.
func (p *Page) header(l *game.Layout) *journal.Header {
	if l == nil {
		return nil
	}
	return &journal.Header{
		Titles:     []string{p.title.In(text.Spanish), p.title.In(text.English)},
		Layout:     l,
		Start:      p.board.Cursor,
		SafeStart:  !l.Mine(p.board.Cursor),
		SeenBefore: true,
	}
}

// keepNow writes the board on the side, if it is to be written.
func (p *Page) keepNow() tea.Cmd {
	if !p.keeping.due {
		return nil
	}
	p.keeping.due = false
	file := p.keeping.file
	return func() tea.Msg { return keptMsg{file.Write()} }
}

var cannotKeep = text.Text{
	"Si no guardas este tablero, se perderá: %s",
	"This board will be lost unless it is saved: %s",
}

// kept says once that the board cannot be written.
func (p *Page) kept(msg keptMsg) {
	if msg.err != nil && !p.keeping.failed {
		p.say(screen.Refused, cannotKeep.In(p.Lang, words.Error(msg.err, p.Lang)))
	}
	p.keeping.failed = msg.err != nil
}

// Unsaved reports whether the board is not saved as it is now.
func (p *Page) Unsaved() bool { return p.edit.Changed() }

// Write writes the board, if it is to be kept and that is not done yet.
func (p *Page) Write() {
	if p.keeping.file != nil {
		_ = p.keeping.file.Write() // the program is being stopped: nobody could read why it cannot be
	}
}

// Leave leaves the board, if it is not saved, to the next run.
func (p *Page) Leave() {
	if p.keeping.file != nil {
		_ = p.keeping.file.Leave() // nobody is there any more to be told
	}
}

// Forget returns what removes what is kept of the board, on the side: it is saved, or was given
// up.
func (p *Page) Forget() func() {
	if p.keeping.file == nil {
		return func() {}
	}
	return p.keeping.file.Forget
}
