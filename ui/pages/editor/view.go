package editor

import (
	"fmt"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	l := p.edit.Layout()
	_, height := p.board.Size(l.Grid(), p.board.Window)
	above := 0
	if !p.Low() {
		above = p.Sink(height)
	}
	spare := max(0, p.Height-height-p.Chrome()-above)
	said := p.told(1 + spare)
	if p.Low() {
		said = p.saidLow()
	} else {
		f.Middle(screen.Line{screen.Title.Of(p.describe())})
		if p.board.Panel == page.Beside {
			f.Blank(1)
		} else {
			f.Middle(p.figures(l, p.Width))
		}
	}
	f.Blank(above)
	var panel screen.Block
	if p.board.Panel == page.Beside {
		panel = p.panelBlock(l, height+spare)
	}
	f.BoardBeside(&p.board, panel)
	f.FinishBoard(said, p.prompt != nil || p.message != "", p.foot())
}

// saidLow returns the lines below the board in a low window. It leaves out the last lines if they
// would hide the whole board.
func (p *Page) saidLow() screen.Block {
	look, grid := p.board.Look, p.grid()
	look.Nameless = false
	_, height := look.Size(grid, draw.Whole(grid))
	said := p.told(max(1, p.Height-p.Chrome()-height))
	return said[:min(len(said), p.MaxMessageLines(look))]
}

// foot returns the foot of the page, which names the keys that apply now.
func (p *Page) foot() screen.Foot {
	if p.prompt != nil {
		return p.Foot(&p.typing)
	}
	now := p.Keys.Of(keys.Editor)
	now.Enable(p.edit.Undoable(), keys.UndoStep)
	now.Enable(p.edit.Redoable(), keys.RedoStep)
	if p.Low() {
		return p.LowFoot(func(width int) screen.Line {
			return p.figures(p.edit.Layout(), min(width, p.Width/2))
		}, now.Foot(p.Lang), now.Hint(keys.ShowHelp, p.Lang))
	}
	return p.Foot(&now)
}

// worthText returns the 3BV as text, or "…" while it is not known.
func (p *Page) worthText(l *game.Layout) string {
	if !p.worth.of(l, p.Rules.Opening) {
		return "…"
	}
	return strconv.Itoa(p.worth.n)
}

// told returns the text below the board: the count being typed, the prompt, or a message. Without
// any of these, the text says whether the board needs a guess.
func (p *Page) told(lines int) screen.Block {
	switch {
	case p.count > 0:
		return screen.Wrapped(screen.Message.Of(p.count.String()), p.Width)
	case p.prompt != nil:
		typed, note := p.prompt.lines(p.Lang)
		if note.Width() == 0 {
			return screen.Block{typed}
		}
		if p.Low() {
			return append(screen.Block{typed}, screen.Wrapped(note[0], p.Width)...)
		}
		return screen.Block{typed, note}
	case p.message != "":
		return screen.Wrapped(p.ink.Of(p.message), p.Width)
	}
	if p.board.Panel == page.Beside {
		return nil // the panel says whether the board needs a guess
	}
	return p.guessing(lines)
}

var pageName = text.Same("EDITOR")

// describe returns the title, the size and the grid of the board, and whether it is unsaved. In a
// narrow window it leaves out some of these.
func (p *Page) describe() string {
	rows, cols := p.grid().Size()
	title, size := p.title.In(p.Lang), fmt.Sprintf("%dx%d", rows, cols)
	grid := draw.GridName(p.grid()).In(p.Lang)
	unsaved, said := p.Unsaved(), ""
	all := []string{pageName.In(p.Lang), title, size, grid}
	for _, parts := range [][]string{all, all[1:], {title, size}, {title}} {
		if unsaved {
			parts = append(parts, text.Text{"sin guardar", "not saved"}.In(p.Lang))
		}
		said = strings.Join(parts, text.Separator)
		if ansi.StringWidth(said) <= p.Width {
			break
		}
	}
	return said
}

var density = text.Text{"DENSIDAD:", "DENSITY:"}

// A figure is a name and a value, such as the number of mines.
type figure struct {
	name  text.Text
	value string
}

// measured returns the figures of the board, the most important first.
func (p *Page) measured(l *game.Layout) []figure {
	return []figure{
		{text.Text{"MINAS:", "MINES:"}, strconv.Itoa(l.Mines())},
		{text.Same("3BV:"), p.worthText(l)},
		{density, words.Percent.In(p.Lang, text.Decimal(p.Lang, 100*float64(l.Mines())/float64(l.Cells()), 1))},
	}
}

// figures returns as many figures of the board as fit in this width, the most important first.
func (p *Page) figures(l *game.Layout, width int) screen.Line {
	var parts []screen.Line
	for _, fig := range p.measured(l) {
		parts = append(parts, screen.Line{screen.Field.Of(fig.name.In(p.Lang) + " "), screen.Figure.Of(fig.value)})
	}
	return screen.Joined(parts, width)
}
