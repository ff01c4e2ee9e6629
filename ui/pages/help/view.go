package help

import (
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	v := screen.Page{Foot: p.Foot(&p.keys)}
	if width, ok := p.beside(); ok {
		p.inTwo(&v, width)
	} else {
		name := strings.ToUpper(p.name(p.list.Selected))
		v.Title = screen.Block{{screen.Key.Of("‹ "), screen.Title.Of(name), screen.Key.Of(" ›")}}
		v.Focus = p.top + p.room()/2
		v.Width = p.told.Width()
		v.Scroll(p.told.Rows())
	}
	f.Page(v)
}

// inTwo puts the list of the topics at the left, and what is selected at the right of it.
func (p *Page) inTwo(v *screen.Page, width int) {
	v.Title = screen.Block{{screen.Title.Of(strings.ToUpper(p.title(p.list.Selected)))}}
	v.Width = p.listWidth()
	var rows []screen.Row
	for i := range p.entries() {
		if i == p.list.Selected {
			v.Focus = len(rows)
		}
		row := p.list.Row(i, screen.Line{p.list.Ink(i).Of(text.Capital(p.name(i)))})
		rows = append(rows, row)
		if i == 0 && p.entries() < p.room() {
			rows = append(rows, screen.Row{})
		}
	}
	v.Scroll(rows)
	end := min(p.top+p.room(), len(p.told))
	for i := p.top; i < p.top+p.room(); i++ {
		var l screen.Line
		if i < end {
			l = p.told[i]
		}
		mark := " "
		switch {
		case i == p.top && p.top > 0:
			mark = "▴"
		case i == end-1 && p.top < p.most():
			mark = "▾"
		}
		pad := strings.Repeat(" ", max(0, width+margin-1-l.Width()))
		v.Beside = append(v.Beside, append(l[:len(l):len(l)], screen.Plain.Of(pad), screen.Key.Of(mark)))
	}
}
