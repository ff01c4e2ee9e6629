package help

import (
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

var topicsName = text.Text{"Temas", "Topics"}

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	v := screen.Page{
		Title: screen.Block{{screen.Title.Of(strings.ToUpper(p.title(p.list.Selected)))}},
		Focus: p.top + p.room()/2,
		Foot:  p.Foot(&p.keys),
	}
	if p.Columns().Side > 0 {
		v.Side = screen.Side{Title: topicsName.In(p.Lang), Parts: []screen.Part{{Draw: p.contents}}}
	} else {
		name := strings.ToUpper(p.name(p.list.Selected))
		v.Title = screen.Block{{screen.Key.Of("‹ "), screen.Title.Of(name), screen.Key.Of(" ›")}}
	}
	v.Scroll(p.told.Rows())
	f.Page(v)
}

// contents lists the topics with what they are about, around the selected one where not all fit.
func (p *Page) contents(width, height int) []screen.Row {
	names := 0
	for i := range p.entries() {
		names = max(names, screen.Width(p.name(i)))
	}
	var rows []screen.Row
	for i := range p.entries() {
		name := text.Capital(p.name(i))
		l := screen.Line{p.list.Ink(i).Of(name)}
		const gap = 3
		if about := text.Capital(p.title(i)); i > 0 && screen.ChooserWidth+names+gap+screen.Width(about) <= width {
			pad := strings.Repeat(" ", names+gap-screen.Width(name))
			l = append(l, screen.Plain.Of(pad), screen.Field.Of(about))
		}
		rows = append(rows, p.list.Row(i, l))
	}
	first := max(0, min(p.list.Selected-height/2, len(rows)-height))
	return rows[first:min(len(rows), first+height)]
}
