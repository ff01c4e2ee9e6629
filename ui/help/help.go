// Package help is the page that lists the keys of the page where it was asked for.
package help

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// A Page is the page of the keys. It scrolls by itself: a viewport of bubbles knows
// nothing of inks, and pads its lines, which then are not in the middle of the window.
type Page struct {
	page.Context
	about keys.Page
	keys  keys.Table
	lines frame.Block
	top   int // lines scrolled away
}

// New returns the page that lists the keys of a page, and of the board what its cells show,
// too.
func New(about keys.Page) *Page { return &Page{about: about} }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Dest) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Help)
		p.lines = p.list()
		p.keys.Enable(p.most() > 0, keys.Up, keys.Down, keys.PageUp, keys.PageDown, keys.First, keys.Last)
		p.scroll(0)
	case tea.KeyMsg:
		return nil, p.do(p.keys.Command(msg.String()))
	case page.Click:
		switch msg.Button {
		case tea.MouseButtonWheelUp:
			p.scroll(-1)
		case tea.MouseButtonWheelDown:
			p.scroll(+1)
		}
	}
	return nil, nil
}

// do carries out what a key stands for.
func (p *Page) do(c keys.Command) page.Dest {
	switch c {
	case keys.Back:
		return page.Back{}
	case keys.Up:
		p.scroll(-1)
	case keys.Down:
		p.scroll(+1)
	case keys.PageUp:
		p.scroll(-p.room())
	case keys.PageDown:
		p.scroll(+p.room())
	case keys.First:
		p.scroll(-p.most())
	case keys.Last:
		p.scroll(+p.most())
	}
	return nil
}

// scroll scrolls so many lines down, as far as there are any.
func (p *Page) scroll(lines int) { p.top = max(0, min(p.top+lines, p.most())) }

// room returns how many lines there is room for.
func (p *Page) room() int { return frame.Room(p.Height) }

// most returns how many lines are scrolled away at most.
func (p *Page) most() int { return max(0, len(p.lines)-p.room()) }

var mouse = text.Text{
	"Ratón: el botón izquierdo abre, o abre las vecinas; el derecho, o el izquierdo con Mayúsculas, " +
		"marca, también alrededor de un número; el central abre las vecinas; la rueda desplaza.",
	"Mouse: the left button opens, or opens the neighbours; the right one, or the left one with Shift, " +
		"flags, around a number too; the middle one opens the neighbours; the wheel scrolls."}

var counts = text.Text{
	"Un número antes de una tecla que mueve, deshace o rehace la repite: 5 %s.",
	"A number before a key that moves, undoes or redoes repeats it: 5 %s."}

// list returns all lines.
func (p *Page) list() frame.Block {
	var b frame.Block
	listed := p.Keys.Listed(p.about)
	const gap = 2
	indent := 0
	for _, k := range listed {
		indent = max(indent, ansi.StringWidth(k.Label(p.Lang))+gap)
	}
	entry := func(label frame.Line, about string) {
		pad := strings.Repeat(" ", max(1, indent-label.Width()))
		for _, l := range frame.Wrapped(draw.Message.Of(about), p.Width-indent-1) {
			b = append(b, append(append(label, draw.Plain.Of(pad)), l...))
			label, pad = nil, strings.Repeat(" ", indent)
		}
	}
	for _, k := range listed {
		if len(k.Keys()) > 0 {
			entry(frame.Line{draw.Key.Of(k.Label(p.Lang))}, k.Long.In(p.Lang))
		}
	}
	if table := p.Keys.Of(p.about); table.Counts() {
		b = append(b, frame.Line{})
		b = append(b, frame.Wrapped(draw.Message.Of(counts.In(p.Lang, table.First(keys.MoveDown, p.Lang))), p.Width-1)...)
	}
	if p.about != keys.Board {
		return b
	}
	b = append(b, frame.Line{})
	for face := game.Closed; face < game.Faces; face++ {
		glyph, ink := p.Glyphs().Face(face)
		entry(frame.Line{ink.Of(glyph)}, faces[face].In(p.Lang))
	}
	if p.Mouse {
		b = append(b, frame.Line{})
		b = append(b, frame.Wrapped(draw.Message.Of(mouse.In(p.Lang)), p.Width-1)...)
	}
	return b
}

// faces are what a cell is that is closed, or shows something else than a number of mines.
var faces = [game.Faces]text.Text{
	game.Closed:  {"celda cerrada", "closed cell"},
	game.Flagged: {"marca", "flag"},
	game.Overflagged: {
		"celda abierta con demasiadas marcas alrededor",
		"open cell with too many flags around it"},
	game.MissedMine:   {"mina sin marca", "mine without a flag"},
	game.WrongFlag:    {"marca sin mina", "flag without a mine"},
	game.ExplodedMine: {"mina que estalló", "mine that exploded"},
}

// View implements [page.Page].
func (p *Page) View(f *frame.Frame) {
	v := frame.Page{
		Title: frame.Block{{draw.Title.Of(text.Text{"TECLAS", "KEYS"}.In(p.Lang))}},
		Focus: p.top + p.room()/2,
		Width: p.lines.Width(),
		Foot:  p.Foot(&p.keys),
	}
	v.Scroll(p.lines.Rows())
	f.Page(v)
}
