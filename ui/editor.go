package ui

import (
	"cmp"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/edit"
	"buscaminas/ui/keys"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// editor is the screen where boards are made.
type editor struct {
	*Model
	edit    *edit.Board // nil: no board is edited
	title   text.Text
	board   draw.Board
	worth   int  // the 3BV of the board that was drawn last
	top     int  // lines above the board
	pinned  bool // the spacing was chosen by hand, for this board
	prompt  *asking
	message string
	ink     draw.Ink // of the message
	graded  graded
	grading bool // a grade is being worked out
}

var editorNew = text.Text{"tablero nuevo", "new board"}

// open goes on with the board that is edited, or begins a new one.
func (e *editor) open() tea.Cmd {
	if e.edit != nil {
		return e.enter()
	}
	b, err := edit.New(e.Grid.New(words.Levels()[0].Rows, words.Levels()[0].Cols))
	if err != nil {
		e.menu.problems = []string{words.Error(err, e.Lang)}
		return nil
	}
	return e.begin(b, editorNew, game.Cell{})
}

// begin edits a board.
func (e *editor) begin(b *edit.Board, title text.Text, at game.Cell) tea.Cmd {
	*e = editor{Model: e.Model, edit: b, title: title, grading: e.grading}
	e.board.Look = draw.Look{Solution: true}
	e.board.Cursor = at
	return e.enter()
}

// enter shows the board that is edited.
func (e *editor) enter() tea.Cmd {
	e.refit()
	return tea.Batch(e.show(editorScreen), e.grade())
}

// changed reports whether a board would be lost.
func (e *editor) changed() bool { return e.edit != nil && e.edit.Changed() }

// drop leaves the board that is edited.
func (e *editor) drop() { e.edit, e.prompt = nil, nil }

// holds reports whether l is the board that is edited, as it is now.
func (e *editor) holds(l *game.Layout) bool { return e.edit != nil && l != nil && e.edit.Layout() == l }

var askGiveUpPlayed = text.Text{"¿Abandonar la partida en curso?", "Give up the game in progress?"}

var askDropEdit = text.Text{"¿Dejarlo sin guardar?", "Leave it unsaved?"}

// toEditor takes the board of a game to the editor, after asking where another one
// would be lost there. It shows where the mines are, which gives up a game that goes
// on, unless the board comes from there.
func (p *play) toEditor() tea.Cmd {
	layout := p.session.Again().Layout
	if p.editor.holds(layout) {
		return p.editor.enter()
	}
	if p.editor.changed() {
		return p.question(askDropEdit, func() tea.Cmd {
			p.editor.drop()
			return p.toEditor()
		})
	}
	var b *edit.Board
	var err error
	if layout != nil {
		b, err = edit.From(layout)
	} else { // not dealt yet: there are no mines to take along
		b, err = edit.New(p.session.Setup.Grid())
	}
	if err != nil {
		p.say(draw.Refused, words.Error(err, p.Lang))
		return nil
	}
	title, at := p.session.Setup.Title, p.board.Cursor
	begin := func() tea.Cmd {
		var given tea.Cmd
		if !p.over() {
			given = p.giveUp()
		}
		return tea.Batch(given, p.editor.begin(b, title, at))
	}
	if !p.goesOn() || !p.session.Begun() {
		return begin()
	}
	if p.takenOver() {
		return p.question(askAbandon, begin)
	}
	return p.question(askGiveUpPlayed, begin)
}

func (e *editor) say(ink draw.Ink, text string) { e.ink, e.message = ink, text }

// refuse says why something cannot be done.
func (e *editor) refuse(said text.Text) { e.say(draw.Refused, said.In(e.Lang)) }

// refit fits the board to the screen.
func (e *editor) refit() {
	if e.edit == nil || e.tooSmall() {
		return
	}
	rows, cols := e.edit.Grid().Size()
	at := e.board.Cursor
	e.board.Cursor = game.Cell{Row: min(at.Row, rows-1), Col: min(at.Col, cols-1)}
	e.board.Glyphs, e.board.Marks = e.glyphs(), e.Marks
	e.fitBoard(&e.board, e.edit.Grid(), e.height-e.chrome(), e.pinned)
}

func (e *editor) key(msg tea.KeyMsg) tea.Cmd {
	if e.prompt != nil {
		return e.promptKey(msg)
	}
	table := e.tables.Of(keys.Editor)
	return e.do(table.Command(msg.String()))
}

// do carries out what a key stands for.
func (e *editor) do(cmd keys.Command) tea.Cmd {
	if cmd == keys.None {
		return nil
	}
	e.message = ""
	switch cmd {
	case keys.ToggleMine:
		e.edit.Toggle(e.board.Cursor)
	case keys.UndoStep:
		if !e.edit.Undo() {
			e.refuse(text.Text{"No hay nada que deshacer", "Nothing to undo"})
		}
	case keys.RedoStep:
		if !e.edit.Redo() {
			e.refuse(text.Text{"No hay nada que rehacer", "Nothing to redo"})
		}
	case keys.ChangeGrid:
		next := cmp.Or(kindAfter(game.GridKindOf(e.edit.Grid())), game.GridKinds()[0])
		if err := e.edit.Regrid(next.New(e.edit.Grid().Size())); err != nil {
			e.say(draw.Refused, words.Error(err, e.Lang))
		}
	case keys.TurnBoard:
		e.turn(edit.QuarterTurn, edit.HalfTurn)
	case keys.MirrorAcross:
		e.turn(edit.MirrorAcross)
	case keys.MirrorDown:
		e.turn(edit.MirrorDown)
	case keys.FillBoard:
		return e.askFill()
	case keys.ResizeBoard:
		return e.askResize()
	case keys.SaveBoard:
		return e.askSave()
	case keys.PlayBoard:
		return e.try()
	case keys.ChangeSpacing:
		e.pinned = true
		e.board.Spacing = draw.Compact - e.board.Spacing
	case keys.ShowHelp:
		return e.help.show(editorScreen)
	case keys.LeaveEditor:
		return e.leave()
	default:
		e.board.Cursor = moved(e.edit.Grid(), e.board.Cursor, cmd)
	}
	e.refit()
	return e.grade()
}

// click puts a mine where the mouse is pressed, or takes it away.
func (e *editor) click(msg tea.MouseMsg) tea.Cmd {
	if tea.MouseEvent(msg).IsWheel() {
		e.board.Window, e.board.Cursor = e.board.Window.Scroll(e.edit.Grid(), e.board.Cursor, wheelStep(msg))
		return e.grade()
	}
	if e.prompt != nil || e.board.Game == nil {
		return nil
	}
	c, ok := e.board.At(msg.X, msg.Y-e.top)
	if !ok || msg.Button != tea.MouseButtonLeft && msg.Button != tea.MouseButtonRight {
		return nil
	}
	e.board.Cursor = c
	return e.do(keys.ToggleMine)
}

var turnRefused = text.Text{"La cuadrícula no lo permite con estas medidas", "The grid does not allow it with this size"}

// turn makes the first of these turns that the grid allows.
func (e *editor) turn(turns ...edit.Turn) {
	of := game.GridKindOf(e.edit.Grid()).New
	for _, t := range turns {
		if e.edit.Turn(t, of) {
			return
		}
	}
	e.refuse(turnRefused)
}

// try plays the board from where the cursor is.
func (e *editor) try() tea.Cmd {
	l := e.edit.Layout()
	return e.newGame(session.Setup{
		Title:     e.title,
		Rules:     e.Rules,
		Layout:    l,
		Start:     e.board.Cursor,
		StartSafe: !l.Mine(e.board.Cursor),
		Seen:      true,
	}, nil)
}

// leave goes back to the menu, after asking where the board would be lost.
func (e *editor) leave() tea.Cmd {
	leave := func() tea.Cmd {
		e.drop()
		return e.show(menuScreen)
	}
	if !e.changed() {
		return leave()
	}
	return e.question(askDropEdit, leave)
}
