package teach

import (
	"maps"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

const (
	leastBoard = 5 // lines, of which two at least are of cells
	usual      = 2 // lines that are said, so that in a window of that height the board seldom moves
)

// A desk is a board with what is said of it: every lesson has one.
type desk struct {
	page.Context
	board  draw.Picture // without a game there is none
	pinned bool         // the spacing was chosen by hand
	said   string
	ink    screen.Ink
	points map[game.Cell]draw.Point
	chance func(game.Cell) float64 // of a mine, where it is drawn
	scroll int                     // of what is said, where it takes the whole window
}

func (d *desk) configure(c page.Context) {
	d.Context = c
	d.board.Glyphs, d.board.Names, d.board.Marks = d.Glyphs(), d.Names, d.Marks
}

func (d *desk) say(ink screen.Ink, said string) { d.ink, d.said, d.scroll = ink, said, 0 }

// grid returns that of the board.
func (d *desk) grid() game.Grid { return d.board.Game.Layout().Grid() }

// head returns how many lines stand above the board: the title, then the figures. A low window
// gives its lines to the board.
func (d *desk) head() int { return d.Chrome() - 2 }

// lines returns what is said, as wide as the window.
func (d *desk) lines() screen.Block {
	if d.said == "" {
		return nil
	}
	const widest = 72
	return screen.WrappedParts(d.ink.Of(d.said), min(d.Width, widest))
}

// room returns how many lines there are for the board.
func (d *desk) room() int {
	said := len(d.lines())
	if !d.Low() {
		said = max(usual, said)
	}
	return d.Height - d.head() - 1 - said
}

// textOnly reports whether what is said leaves no room for a board: it takes the window until
// the next key.
func (d *desk) textOnly() bool { return d.room() < leastBoard }

// fit fits the board to the window.
func (d *desk) fit() {
	if d.board.Game == nil || d.Height == 0 || d.textOnly() {
		return
	}
	b := &d.board
	switch {
	case len(d.points) == 0 && d.chance == nil:
		b.Overlay = nil
	case b.Overlay == nil || !maps.Equal(b.Overlay.Points, d.points),
		(b.Overlay.Chance == nil) != (d.chance == nil):
		b.Overlay = &draw.Overlay{Points: d.points, Chance: d.chance}
	}
	d.FitBoard(b, d.grid(), d.room(), d.pinned)
}

// zoom takes the next spacing.
func (d *desk) zoom() {
	d.pinned = true
	d.board.Spacing = d.board.Spacing.Next()
}

// read scrolls what is said where it takes the whole window, or uncovers the board. It reports
// whether there was anything to read.
func (d *desk) read(c keys.Command) bool {
	if !d.textOnly() {
		return false
	}
	switch c {
	case keys.MoveUp:
		d.scroll = max(0, d.scroll-1)
	case keys.MoveDown:
		d.scroll = max(0, min(d.scroll+1, len(d.lines())-1))
	default:
		d.said = ""
	}
	return true
}

// click reports whether a press of the mouse is done with: it scrolls, or uncovers the board. Else
// it returns the cell that is hit.
func (d *desk) click(msg page.Click) (c game.Cell, hit, done bool) {
	turned := keys.None
	if tea.MouseEvent(msg.MouseMsg).IsWheel() {
		turned = keys.MoveDown
		if msg.Button == tea.MouseButtonWheelUp {
			turned = keys.MoveUp
		}
	}
	if d.read(turned) || page.Scrolled(&d.board, d.grid(), msg) {
		return c, false, true
	}
	if msg.Top != page.NoItem {
		c, hit = d.board.At(msg.X, msg.Y-msg.Top)
	}
	return c, hit, false
}

// view draws the board with what is said below it.
func (d *desk) view(f *screen.Frame, title string, figures screen.Line, foot screen.Foot) {
	if d.board.Game == nil || d.textOnly() {
		page := screen.Page{Title: screen.Block{{screen.Title.Of(title)}}, Focus: d.scroll, Foot: foot}
		page.Scroll(screen.WrappedParts(d.ink.Of(d.said), d.Columns().Prose()).Rows())
		f.Page(page)
		return
	}
	said := d.lines()
	_, height := d.board.Size(d.grid(), d.board.Window)
	if !d.Low() {
		f.Title(title)
		f.Middle(figures)
	}
	if !d.Low() {
		f.Blank(max(0, d.room()-height) / 3)
	}
	f.Board(&d.board)
	f.Said(said, false, foot)
}
