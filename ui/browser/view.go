package browser

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// chrome is how many lines the page has beside the entries.
const chrome = 9

// room returns how many entries there is room for.
func (p *Page) room() int { return max(1, p.Height-chrome) }

// scroll moves the entries as far as it must for the selected one to be seen.
func (p *Page) scroll() {
	room := p.room()
	p.top = max(0, min(p.top, p.list.Selected, len(p.entries)-room))
	p.top = max(p.top, p.list.Selected-room+1)
}

var (
	title     = text.Text{"LEER DE FICHERO", "READ FROM A FILE"}
	gridLabel = text.Text{"Cuadrícula: %s", "Grid: %s"}
	usualGrid = text.Text{"la usual del formato", "the usual one of the format"}
)

// View implements [page.Page].
func (p *Page) View(f *frame.Frame) {
	grid := usualGrid
	if p.grid != nil {
		grid = draw.ShapeOf(p.grid).Name
	}
	b := frame.Block{
		{draw.Figure.Of(title.In(p.Lang))},
		{},
		{draw.Field.Of(words.AskFile.In(p.Lang)), draw.Plain.Of(p.input.View())},
		{draw.Key.Of(p.keys.First(keys.Next, p.Lang) + "  "), draw.Field.Of(gridLabel.In(p.Lang, grid.In(p.Lang)))},
		{},
		{draw.Title.Of(text.Printable(p.place))},
	}
	focus := len(b) + p.list.Selected - p.top
	for i := p.top; i < min(len(p.entries), p.top+p.room()); i++ {
		e := p.entries[i]
		ink, name := draw.Message, text.Printable(e.name)
		if i == p.list.Selected {
			ink = draw.Figure
		}
		if e.folder {
			name += "/"
		}
		f.Item(len(b), i)
		b = append(b, frame.Line{frame.Chooser(i == p.list.Selected), ink.Of(name)})
	}
	b = append(b, frame.Line{})
	switch {
	case p.reading:
		b = append(b, frame.Line{draw.Message.Of(words.Reading.In(p.Lang))})
	case p.problem != "":
		b = append(b, frame.Line{draw.Refused.Of(p.problem)})
	default:
		b = append(b, frame.KeyHints(p.Lang, p.keys.Foot(p.Lang)...))
	}
	f.Beside(b, focus, p.previewBlock())
}
