package editor

import (
	"fmt"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// View implements [page.Page].
func (p *Page) View(f *frame.Frame) {
	l := p.edit.Layout()
	_, height := p.board.Spacing.Size(l.Grid(), p.board.Window)
	chrome := p.Chrome()
	spare := p.Height - height - chrome
	gap := 0
	if spare >= 2 {
		gap, spare = 1, spare-2
	}
	f.Blank(spare / 2)
	if chrome >= 4 {
		f.Middle(frame.Line{draw.Title.Of(p.describe())})
	}
	f.Middle(p.figures(l))
	f.Blank(gap)
	f.Board(&p.board)
	f.Blank(gap)
	p.below(f, chrome)
}

// below writes what stands below the board: what is asked for, or the message or
// else whether a guess is needed, and the keys.
func (p *Page) below(f *frame.Frame, chrome int) {
	if p.prompt == nil {
		told := p.guessing()
		if p.message != "" {
			told = p.ink.Of(p.message)
		}
		if !f.Told(told, chrome >= 3) && chrome >= 3 {
			f.KeyLine(p.Lang, p.keys.Foot(p.Lang))
		}
		return
	}
	typed, note := p.prompt.lines(p.Lang)
	if chrome < 3 && p.prompt.refused != "" {
		typed = note
	}
	f.Middle(typed)
	if chrome >= 3 {
		f.Middle(note)
	}
}

var pageName = text.Same("EDITOR")

// describe says which board is edited, and where there is no room for all that, at
// least which one and whether it is saved.
func (p *Page) describe() string {
	rows, cols := p.edit.Grid().Size()
	title, size := p.title.In(p.Lang), fmt.Sprintf("%dx%d", rows, cols)
	grid := draw.GridName(p.edit.Grid()).In(p.Lang)
	var said string
	for _, parts := range [][]string{{pageName.In(p.Lang), title, size, grid}, {title, size, grid}, {title, size}, {title}} {
		if p.edit.Changed() {
			parts = append(parts, text.Text{"sin guardar", "not saved"}.In(p.Lang))
		}
		said = strings.Join(parts, text.Between)
		if ansi.StringWidth(said) <= p.Width {
			break
		}
	}
	return said
}

var density = text.Text{"DENSIDAD:", "DENSITY:"}

// figures returns the line of figures, as many as there is room for.
func (p *Page) figures(l *game.Layout) frame.Line {
	var all frame.Line
	for _, fig := range []struct {
		name  text.Text
		value string
	}{
		{text.Text{"MINAS:", "MINES:"}, strconv.Itoa(l.Mines())},
		{text.Same("3BV:"), strconv.Itoa(p.worth)},
		{density, strconv.FormatFloat(100*float64(l.Mines())/float64(l.Cells()), 'f', 1, 64) + " %"},
	} {
		more := frame.Line{draw.Field.Of(fig.name.In(p.Lang) + " "), draw.Figure.Of(fig.value)}
		if len(all) > 0 {
			more = append(frame.Line{draw.Plain.Of("   ")}, more...)
		}
		if all.Width()+more.Width() > p.Width {
			break
		}
		all = append(all, more...)
	}
	return all
}
