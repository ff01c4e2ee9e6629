// Package editor is the page where the player makes boards.
package editor

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/page"
	"buscaminas/ui/page/cursor"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the editor with one board.
type Page struct {
	page.Context
	keys    keys.Table
	edit    draft
	title   text.Text
	board   page.Board
	prompt  *page.Prompt // the open prompt; nil: none
	count   keys.Count   // how many times to repeat the next command
	message string
	ink     screen.Ink // the ink of the message
	measures
	keeping  keeping
	greeting text.Text // the message shown when the page opens
	job      *page.Job // the change of the board in the background; nil: none
	seen     bool      // the player sees the page
}

// Untitled is the title of a new board.
var Untitled = text.Text{"tablero nuevo", "new board"}

// New returns the page that edits l, a saved board, with this title. The cursor begins at cell c.
func New(l *game.Layout, title text.Text, c game.Cell) *Page {
	p := &Page{edit: draftOf(l), title: title}
	p.edit.markSaved()
	p.board.Cursor = c
	return p
}

// Layout returns the board as it is now.
func (p *Page) Layout() *game.Layout { return p.edit.layout() }

// Job implements [page.Worker].
func (p *Page) Job() *page.Job { return p.job }

// Keyboard implements [page.Keyed].
func (p *Page) Keyboard() *keys.Table {
	if p.prompt != nil {
		return nil
	}
	return &p.keys
}

// Typing implements [page.Typist].
func (p *Page) Typing() bool { return p.prompt != nil }

var askDrop = text.Text{"¿Salir sin guardar?", "Leave without saving?"}

var _ page.Guarded = (*Page)(nil)

// WouldLose implements [page.Guarded].
func (p *Page) WouldLose(page.Reason) (question text.Text, lost bool) { return askDrop, p.Unsaved() }

// leaveMsg says that the player agrees to leave without saving.
type leaveMsg struct{}

// replaceMsg says that the player agrees to replace a file.
type replaceMsg struct{ saving }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		return p.placed(msg), nil
	case page.Shown:
		p.seen = true
		return p.measure(), nil
	case page.Hidden:
		p.seen = false
		p.bests.Stop()
		return p.keepNow(), nil
	case page.Click:
		return p.click(msg)
	case changedMsg:
		return p.changed(msg), nil
	case page.Previewed[worth, int]:
		p.worths.Take(msg)
		return p.measure(), nil
	case page.Previewed[start, solver.Grade]:
		p.grades.Take(msg)
		return p.measure(), nil
	case page.Previewed[*game.Layout, best]:
		p.bests.Take(msg)
		return p.measure(), nil
	case keepTickMsg:
		return p.keepNow(), nil
	case keptMsg:
		p.kept(msg)
	case savedMsg:
		request := p.saved(msg)
		return tea.Batch(p.keep(), p.keepNow()), request
	case replaceMsg:
		return p.save(msg.saving, true), nil
	case leaveMsg:
		return nil, page.Menu{}
	case tea.KeyMsg:
		return p.key(msg)
	default:
		if p.prompt != nil { // the text that a key of the prompt pastes
			return p.typeIn(msg), nil
		}
	}
	return nil, nil
}

// key handles a key. An open prompt gets every key. Otherwise a digit may be part of a count, and
// any other key gives a command.
func (p *Page) key(msg tea.KeyMsg) (tea.Cmd, page.Request) {
	switch key := keys.Name(msg); {
	case p.prompt != nil:
		return p.typeIn(msg), nil
	case p.count.Type(&p.keys, key):
		p.message = ""
		return nil, nil
	default:
		return p.do(p.keys.Command(key))
	}
}

// placed stores a new context and fits the page to its window.
func (p *Page) placed(c page.Context) tea.Cmd {
	p.Context, p.keys = c, c.Keys.Of(keys.Editor)
	if p.prompt != nil {
		p.prompt.Fit(&p.Context)
	}
	if p.greeting != (text.Text{}) {
		p.say(screen.Message, p.greeting.In(p.Lang))
		p.greeting = text.Text{}
	}
	return p.refit()
}

func (p *Page) say(ink screen.Ink, text string) { p.ink, p.message = ink, text }

// refuse shows why a command did nothing.
func (p *Page) refuse(said text.Text) { p.say(screen.Refused, said.In(p.Lang)) }

// refit fits the board to the window. The returned command computes the figures that are not known,
// and later writes a changed board to its file.
func (p *Page) refit() tea.Cmd {
	if !p.TooSmall() {
		p.board.Layout = p.edit.layout()
		rows, cols := p.grid().Size()
		at := p.board.Cursor
		p.board.Cursor = game.Cell{Row: min(at.Row, rows-1), Col: min(at.Col, cols-1)}
		p.board.Glyphs, p.board.Names, p.board.Marks = p.Glyphs(), p.Names, p.Marks
		p.FitBoard(&p.board, p.grid(), p.Height-p.Chrome(), page.BoardFirst, p.places()...)
	}
	return tea.Batch(p.measure(), p.keep())
}

// do carries out the command of a key.
func (p *Page) do(cmd keys.Command) (tea.Cmd, page.Request) {
	times := p.count.Take()
	if cmd == keys.None {
		return nil, nil
	}
	p.message = ""
	if request, ok := p.leaves(cmd); ok {
		return nil, request
	}
	if p.asks(cmd) {
		return nil, nil
	}
	var changing tea.Cmd
	refused := ""
	switch cmd {
	case keys.ToggleMine:
		p.edit.replace(p.edit.layout().Toggled(p.board.Cursor))
	case keys.UndoStep:
		if !p.edit.step(-times) {
			p.refuse(text.Text{"No hay nada que deshacer", "Nothing to undo"})
		}
	case keys.RedoStep:
		if !p.edit.step(times) {
			p.refuse(text.Text{"No hay nada que rehacer", "Nothing to redo"})
		}
	case keys.ChangeGrid:
		changing, refused = p.regrid(p.nextKind().New(p.grid().Size()))
	case keys.TurnBoard:
		changing, refused = p.turn(quarterTurn, halfTurn)
	case keys.MirrorAcross:
		changing, refused = p.turn(mirrorAcross)
	case keys.MirrorDown:
		changing, refused = p.turn(mirrorDown)
	case keys.ChangeSpacing:
		p.board.NextSpacing()
	default:
		p.board.Cursor = cursor.Moved(p.grid(), p.board.Cursor, cmd, times)
	}
	if refused != "" {
		p.say(screen.Refused, refused)
	}
	return tea.Batch(changing, p.refit()), nil
}

// leaves returns the request of a command that leads to another page. It reports false for any
// other command.
func (p *Page) leaves(cmd keys.Command) (request page.Request, ok bool) {
	switch cmd {
	case keys.PlayBoard:
		return p.try(), true
	case keys.ShowHelp:
		return page.Help{Keys: keys.Editor}, true
	case keys.LeaveEditor:
		return p.leave(), true
	}
	return nil, false
}

// asks opens the prompt of a command that needs a number, a size or a name. It reports false for
// other commands.
func (p *Page) asks(cmd keys.Command) bool {
	switch cmd {
	case keys.FillBoard:
		p.askFill()
	case keys.ResizeBoard:
		p.askResize()
	case keys.SaveBoard:
		p.askSave()
	default:
		return false
	}
	return true
}

func (p *Page) grid() game.Grid { return p.edit.layout().Grid() }

// nextKind returns the kind of grid after the kind of this board, or the first kind after the last.
func (p *Page) nextKind() *game.GridKind {
	all := game.GridKinds()
	return all[(slices.Index(all, game.GridKindOf(p.grid()))+1)%len(all)]
}

// click adds or removes a mine at the clicked cell, or scrolls the board.
func (p *Page) click(click page.Click) (tea.Cmd, page.Request) {
	if page.Scrolled(&p.board, click) {
		return p.measure(), nil
	}
	if p.prompt != nil || click.Top == page.NoItem {
		return nil, nil
	}
	c, ok := p.board.At(click.X, click.Y-click.Top)
	if !ok || click.Button != tea.MouseButtonLeft && click.Button != tea.MouseButtonRight {
		return nil, nil
	}
	p.board.Cursor = c
	return p.do(keys.ToggleMine)
}

// try returns the request to play a game on the board. The game begins at the cursor.
func (p *Page) try() page.Request {
	return page.Play{Setup: session.Setup{
		Title: p.title,
		Rules: p.Rules,
		Board: session.GivenSafe(p.edit.layout(), p.board.Cursor),
		Seen:  true,
	}}
}

// leave returns the request to go back to the menu. If the board is not saved, it returns the
// request to ask the player first.
func (p *Page) leave() page.Request {
	if question, lost := p.WouldLose(page.Left); lost {
		return page.Ask{Text: question, Yes: leaveMsg{}}
	}
	return page.Menu{}
}
