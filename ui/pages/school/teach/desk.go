package teach

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

const (
	leastBoard = 5 // the least height of the board, in lines; at least two of them show cells
	textLines  = 2 // the number of lines that stay free for the text, so that the board seldom moves
)

// A desk is a board with a text below it or in a panel beside it. All pages of lessons embed a
// desk.
type desk struct {
	page.Context
	keys   keys.Table
	course *course.Course
	count  keys.Count              // how many times to repeat the next move
	board  page.Board              // the board and its panel; not drawn while it has no game
	said   string                  // the text below the board or in its panel
	ink    screen.Ink              // the ink of the text
	points map[game.Cell]draw.Role // the marks on the board
	chance func(game.Cell) float64 // the chance of a mine in a cell, drawn on the board; nil: not drawn
	scroll int                     // the first line of a text that takes the whole window
}

// Keyboard implements [page.Keyed].
func (d *desk) Keyboard() *keys.Table { return &d.keys }

// stageOf returns the text of the present step of an argument, and marks the cells of the step. The
// text ends with the name of the key for the next step, unless key is "".
func (d *desk) stageOf(t *course.Telling, key string) string {
	d.points = draw.AdviceRoles(d.board.Game, t.Advice, t.Told)
	if key == "" {
		return d.teller().StageText(t.Advice, t.Told)
	}
	return d.teller().Advice(t.Advice, t.Told, key)
}

func (d *desk) teller() hint.Teller {
	return hint.Teller{Game: d.board.Game, Names: d.Names, Lang: d.Lang}
}

// configure takes the context and the keys of a page. It returns the command that reads the
// player's progress, or nil if the progress is known.
func (d *desk) configure(c page.Context, on keys.Page) tea.Cmd {
	d.Context, d.keys = c, c.Keys.Of(on)
	d.board.Glyphs, d.board.Names, d.board.Marks = d.Glyphs(), d.Names, d.Marks
	if d.course.Progress != nil {
		return nil
	}
	dir := d.Archive.Dir()
	return func() tea.Msg { return course.Load(dir) }
}

func (d *desk) say(ink screen.Ink, said string) { d.ink, d.said, d.scroll = ink, said, 0 }

// hear takes the player's progress, or shows an error from another part of the program.
func (d *desk) hear(msg tea.Msg) {
	switch msg := msg.(type) {
	case course.Loaded:
		d.course.Progress = msg.Progress
		if msg.Err != nil {
			d.say(screen.Refused, words.Error(msg.Err, d.Lang))
		}
	case page.SaveFailed:
		d.say(screen.Refused, words.Error(msg.Err, d.Lang))
	case page.Complaint:
		d.say(screen.Refused, msg.In(d.Lang))
	}
}

// grid returns the grid of the board.
func (d *desk) grid() game.Grid { return d.board.Game.Layout().Grid() }

// head returns the number of lines above the board: the title and the figures. A low window gives
// these lines to the board.
func (d *desk) head() int {
	if d.Low() {
		return 0
	}
	return 2
}

// lines returns the text, wrapped to a width.
func (d *desk) lines(width int) screen.Block {
	if d.said == "" {
		return nil
	}
	const widest = 72
	return screen.WrappedParts(d.ink.Of(d.said), min(width, widest))
}

// room returns the number of lines for the board.
func (d *desk) room() int {
	said := len(d.lines(d.Width))
	switch {
	case d.board.Panel == page.Beside:
		said = 0
	case !d.Low():
		said = max(textLines, said)
	}
	return d.Height - d.head() - 1 - said
}

// textOnly reports whether the text leaves no room for the board. Such a text takes the whole
// window until the next key.
func (d *desk) textOnly() bool { return d.room() < leastBoard }

// fit fits the board to the window.
func (d *desk) fit() {
	d.board.Panel = page.NoPanel
	if d.board.Game == nil || d.Height == 0 || d.textOnly() {
		return
	}
	b := &d.board
	if b.Overlay = nil; len(d.points) > 0 || d.chance != nil {
		b.Overlay = &draw.Overlay{Roles: d.points, Chance: d.chance}
	}
	if !d.Low() && d.Columns().Side > 0 {
		b.Panel = page.Beside // the board gets the lines of the text
		d.FitBoard(b, d.grid(), d.room(), page.BoardFirst, page.Beside)
		const others = 4 // lines: the border of the panel, the names of the columns, and a blank one
		if b.Panel == page.Beside && len(d.lines(b.PanelWidth-screen.PanelBorder)) <= d.room()-others {
			return
		}
		b.Panel = page.NoPanel
	}
	d.FitBoard(b, d.grid(), d.room(), page.BoardFirst)
}

// read handles a command while the text takes the whole window: it scrolls the text, or goes back
// to the board. It reports false if the text does not take the whole window.
func (d *desk) read(c keys.Command) bool {
	if !d.textOnly() {
		return false
	}
	switch c {
	case keys.MoveUp:
		d.scroll = max(0, d.scroll-1)
	case keys.MoveDown:
		d.scroll = max(0, min(d.scroll+1, len(d.lines(d.Width))-1))
	default:
		d.said = ""
	}
	return true
}

// click handles a click that scrolls the text or the board, or that goes back from the text to the
// board. For such a click, the result done is true. For any other click, the result c is the
// clicked cell, and the result hit says whether there is a cell at that place.
func (d *desk) click(msg page.Click) (c game.Cell, hit, done bool) {
	turned := keys.None
	if tea.MouseEvent(msg.MouseMsg).IsWheel() {
		turned = keys.MoveDown
		if msg.Button == tea.MouseButtonWheelUp {
			turned = keys.MoveUp
		}
	}
	if d.read(turned) || page.Scrolled(&d.board, msg) {
		return c, false, true
	}
	if msg.Top != page.NoItem {
		c, hit = d.board.At(msg.X, msg.Y-msg.Top)
	}
	return c, hit, false
}

// A sheet holds what a lesson shows in addition to its board and its text.
type sheet struct {
	title    string
	progress string      // the player's progress; "": it is not shown
	mines    string      // the number of mines left to find; "": it is not shown
	idea     string      // the idea of the lesson; "": the lesson has none, or the text shows it already
	signs    []draw.Sign // the signs on the board that the page explains
	keys     []screen.KeyHint
}

// view draws the board with the text and the figures.
func (d *desk) view(f *screen.Frame, s sheet) {
	foot := screen.NewFoot(d.Width, d.Lang, s.keys)
	if d.board.Game == nil || d.textOnly() {
		page := screen.Page{Title: screen.Block{{screen.Title.Of(s.title)}}, Focus: d.scroll, Foot: foot}
		page.Scroll(screen.WrappedParts(d.ink.Of(d.said), d.Columns().ProseWidth()).Rows())
		f.Page(page)
		return
	}
	l := page.BoardPage{
		Title:   s.title,
		Panel:   screen.Side{Title: panelName.In(d.Lang), Parts: d.parts(s)},
		Message: func(room page.Space) page.Message { return page.Message{Lines: d.message(room, s.signs)} },
		Foot:    foot,
	}
	if d.board.Panel == page.NoPanel {
		l.Figures = d.figures(s)
	}
	d.ViewBoard(f, &d.board, &l)
}

// message returns the lines of the text. If no panel explains the signs on the board, and lines are
// free, the message explains them.
func (d *desk) message(room page.Space, signs []draw.Sign) screen.Block {
	said := d.lines(room.Width)
	more := d.Signs(signs, room.Width)
	tooWide := slices.ContainsFunc(more, func(l screen.Line) bool { return l.Width() > room.Width })
	if room.InPanel || tooWide || len(said)+len(more) > room.Height {
		return said
	}
	return append(said, more...)
}

// figures returns the progress and the number of mines as one line, or the progress alone if both
// do not fit.
func (d *desk) figures(s sheet) screen.Line {
	line := screen.Line{screen.Field.Of(s.progress)}
	if s.mines == "" {
		return line
	}
	more := screen.Line{screen.Field.Of(words.MinesLeft.In(d.Lang) + " "), screen.Figure.Of(s.mines)}
	if s.progress != "" {
		more = append(screen.Line{screen.Plain.Of("   ")}, more...)
	}
	if line.Width()+more.Width() > d.Width {
		return line
	}
	return append(line, more...)
}
