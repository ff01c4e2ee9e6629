package editor

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// keeping is the state of the file with the unsaved board. Thanks to this file, the board is not
// lost when the program ends.
type keeping struct {
	file   *archive.UnsavedBoard // the file; nil: the board has had no unsaved change yet
	board  *game.Layout          // the board last handed to the file; nil: none
	due    bool                  // the board must still be written to the file
	failed bool                  // the last writing failed, and the player was told
}

// keepAfter is the time between the first unwritten change and the writing of the board.
const keepAfter = time.Second

var wasNotSaved = text.Text{
	"Aquí está el tablero que no habías guardado",
	"Here is the board you left unsaved",
}

// Resume returns the page for an unsaved board from an earlier run. The page goes on writing the
// board to the same file.
func Resume(saved *archive.Saved, of *archive.UnsavedBoard) *Page {
	l := saved.Game.Layout()
	p := New(l, session.TitleOf(&saved.Header), saved.Start)
	p.edit = draftOf(l)
	p.keeping = keeping{file: of, board: l}
	p.greeting = wasNotSaved
	return p
}

// keepTickMsg says that it is time to write the board.
type keepTickMsg struct{}

// keptMsg brings the result of writing the board.
type keptMsg struct{ err error }

// keep hands the board to its file, which is written later. It returns the command that sends a
// [keepTickMsg] when it is time to write. It returns nil if the board has not changed since the
// last call, or if a [keepTickMsg] is already coming.
func (p *Page) keep() tea.Cmd {
	l := p.edit.layout()
	if !p.Unsaved() {
		l = nil
	}
	if l == p.keeping.board || p.Archive.Dir() == "" {
		return nil
	}
	if p.keeping.file == nil {
		p.keeping.file = p.Archive.NewUnsavedBoard()
	}
	p.keeping.board = l
	p.keeping.file.SetBoard(p.header(l))
	if p.keeping.due {
		return nil
	}
	p.keeping.due = true
	return tea.Tick(keepAfter, func(time.Time) tea.Msg { return keepTickMsg{} })
}

// header returns the header with which board l is written to its file. The file has the format of a
// saved game, and the game begins at the cursor. If l is nil, header returns nil.
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

// keepNow writes the board to its file in the background. It does nothing if the file has the board
// already.
func (p *Page) keepNow() tea.Cmd {
	if !p.keeping.due {
		return nil
	}
	p.keeping.due = false
	file := p.keeping.file
	return func() tea.Msg { return keptMsg{file.Write()} }
}

// kept takes the result of writing the board. If several writings in a row fail, it tells the
// player only about the first failure.
func (p *Page) kept(msg keptMsg) {
	if msg.err != nil && !p.keeping.failed {
		p.say(screen.Refused, p.Lang.Say(
			"Si no guardas este tablero, se perderá: %s",
			"This board will be lost unless it is saved: %s", words.Error(msg.err, p.Lang)))
	}
	p.keeping.failed = msg.err != nil
}

// Unsaved reports whether the board has unsaved changes.
func (p *Page) Unsaved() bool { return p.edit.changed() }

// Write writes the board to its file at once. It writes nothing if the file has the board already.
func (p *Page) Write() {
	if p.keeping.file != nil {
		_ = p.keeping.file.Write() // the program is being stopped and cannot show an error
	}
}

// Leave writes the board to its file for the next run of the program, and closes the file.
func (p *Page) Leave() {
	if p.keeping.file != nil {
		_ = p.keeping.file.Leave() // nobody could see an error
	}
}

// Forget returns a function that removes the file of the board. The program calls it in the
// background, once the board is saved or given up.
func (p *Page) Forget() func() {
	if p.keeping.file == nil {
		return func() {}
	}
	return p.keeping.file.Forget
}
