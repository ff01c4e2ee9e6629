// Package editor is the page where boards are made.
package editor

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/cursor"
	"buscaminas/ui/draw"
	"buscaminas/ui/edit"
	"buscaminas/ui/keys"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the page where a board is edited.
type Page struct {
	page.Context
	keys    keys.Table
	edit    *edit.Board
	title   text.Text
	board   draw.Board
	worth   int        // the 3BV of the board
	pinned  bool       // the spacing was chosen by hand
	prompt  *prompt    // nil: nothing is typed
	typing  keys.Table // of the prompt
	message string
	ink     draw.Ink // of the message
	graded  graded
	grading bool // a grade is being worked out
	seen    bool // by the player
}

// Untitled is the title of a board that was begun here.
var Untitled = text.Text{"tablero nuevo", "new board"}

// New returns the page to edit a board with this title, with the cursor at a cell.
func New(b *edit.Board, title text.Text, at game.Cell) *Page {
	p := &Page{edit: b, title: title}
	p.board.Look = draw.Look{Solution: true}
	p.board.Cursor = at
	return p
}

// Layout returns the board as it is now.
func (p *Page) Layout() *game.Layout { return p.edit.Layout() }

// Holds reports whether l is the board that is edited, as it is now.
func (p *Page) Holds(l *game.Layout) bool { return l != nil && p.edit.Layout() == l }

// Typing implements [page.Typist].
func (p *Page) Typing() bool { return p.prompt != nil }

var askDrop = text.Text{"¿Dejarlo sin guardar?", "Leave it unsaved?"}

// Loss implements [page.Loser].
func (p *Page) Loss(page.Why) (question text.Text, lost bool) { return askDrop, p.edit.Changed() }

// What comes back where a question is answered with yes.
type (
	leaveMsg   struct{}
	replaceMsg struct{ saving }
)

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Dest) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys, p.typing = msg, msg.Keys.Of(keys.Editor), msg.Keys.Of(keys.Prompt)
		p.fitPrompt()
		p.refit()
	case page.Shown:
		p.seen = true
		return p.grade(), nil
	case page.Hidden:
		p.seen = false
	case page.Click:
		return p.click(msg)
	case gradeMsg:
		return p.gradedAs(msg), nil
	case savedMsg:
		return nil, p.saved(msg)
	case replaceMsg:
		return p.save(msg.saving, true), nil
	case leaveMsg:
		return nil, page.Menu{}
	case tea.KeyMsg:
		if p.prompt == nil {
			return p.do(p.keys.Command(msg.String()))
		}
		return p.promptKey(msg), nil
	default:
		if p.prompt != nil { // what a key of its own pastes
			return p.prompt.update(msg), nil
		}
	}
	return nil, nil
}

func (p *Page) say(ink draw.Ink, text string) { p.ink, p.message = ink, text }

// refuse says why something cannot be done.
func (p *Page) refuse(said text.Text) { p.say(draw.Refused, said.In(p.Lang)) }

// refit fits the board to the window, and measures it if it is another one.
func (p *Page) refit() {
	if p.TooSmall() {
		return
	}
	rows, cols := p.edit.Grid().Size()
	at := p.board.Cursor
	p.board.Cursor = game.Cell{Row: min(at.Row, rows-1), Col: min(at.Col, cols-1)}
	p.board.Glyphs, p.board.Marks = p.Glyphs(), p.Marks
	p.FitBoard(&p.board, p.edit.Grid(), p.Height-p.Chrome(), p.pinned)

	// The numbers are all the mines around, and the 3BV is that of the player's rules.
	l, rules := p.edit.Layout(), game.Rules{Numbering: game.Total, Opening: p.Rules.Opening}
	if p.board.Game == nil || p.board.Game.Layout() != l || p.board.Game.Rules() != rules {
		p.board.Game = game.New(l, rules)
		p.worth = l.ThreeBV(rules.Opening)
	}
}

// do carries out what a key stands for.
func (p *Page) do(cmd keys.Command) (tea.Cmd, page.Dest) {
	if cmd == keys.None {
		return nil, nil
	}
	p.message = ""
	switch cmd {
	case keys.ToggleMine:
		p.edit.Toggle(p.board.Cursor)
	case keys.UndoStep:
		if !p.edit.Undo() {
			p.refuse(text.Text{"No hay nada que deshacer", "Nothing to undo"})
		}
	case keys.RedoStep:
		if !p.edit.Redo() {
			p.refuse(text.Text{"No hay nada que rehacer", "Nothing to redo"})
		}
	case keys.ChangeGrid:
		if err := p.edit.Regrid(p.nextKind().New(p.edit.Grid().Size())); err != nil {
			p.say(draw.Refused, words.Error(err, p.Lang))
		}
	case keys.TurnBoard:
		p.turn(edit.QuarterTurn, edit.HalfTurn)
	case keys.MirrorAcross:
		p.turn(edit.MirrorAcross)
	case keys.MirrorDown:
		p.turn(edit.MirrorDown)
	case keys.FillBoard:
		p.askFill()
		return nil, nil
	case keys.ResizeBoard:
		p.askResize()
		return nil, nil
	case keys.SaveBoard:
		p.askSave()
		return nil, nil
	case keys.PlayBoard:
		return nil, p.try()
	case keys.ChangeSpacing:
		p.pinned = true
		p.board.Spacing = draw.Compact - p.board.Spacing
	case keys.ShowHelp:
		return nil, page.Help{Keys: keys.Editor}
	case keys.LeaveEditor:
		return nil, p.leave()
	default:
		p.board.Cursor = cursor.Moved(p.edit.Grid(), p.board.Cursor, cmd)
	}
	p.refit()
	return p.grade(), nil
}

// nextKind returns the kind of grid that comes after that of the board.
func (p *Page) nextKind() *game.GridKind {
	all := game.GridKinds()
	return all[(slices.Index(all, game.GridKindOf(p.edit.Grid()))+1)%len(all)]
}

// click puts a mine where the mouse is pressed, or takes it away.
func (p *Page) click(click page.Click) (tea.Cmd, page.Dest) {
	if tea.MouseEvent(click.MouseMsg).IsWheel() {
		p.board.Window, p.board.Cursor = p.board.Window.Scroll(p.edit.Grid(), p.board.Cursor, page.WheelStep(click.MouseMsg))
		return p.grade(), nil
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

var turnRefused = text.Text{"La cuadrícula no lo permite con estas medidas", "The grid does not allow it with this size"}

// turn makes the first of these turns that the grid allows.
func (p *Page) turn(turns ...edit.Turn) {
	of := game.GridKindOf(p.edit.Grid()).New
	for _, t := range turns {
		if p.edit.Turn(t, of) {
			return
		}
	}
	p.refuse(turnRefused)
}

// try plays the board from where the cursor is.
func (p *Page) try() page.Dest {
	l := p.edit.Layout()
	return page.Play{Setup: session.Setup{
		Title:     p.title,
		Rules:     p.Rules,
		Layout:    l,
		Start:     p.board.Cursor,
		StartSafe: !l.Mine(p.board.Cursor),
		Seen:      true,
	}}
}

// leave goes back to the menu, after asking where the board would be lost.
func (p *Page) leave() page.Dest {
	if question, lost := p.Loss(page.Left); lost {
		return page.Ask{Text: question, Yes: leaveMsg{}}
	}
	return page.Menu{}
}
