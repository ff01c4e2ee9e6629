// Package options is the page of what the player chooses once. Every change shows at once.
package options

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/choices"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/page"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A Memory is what outlives a visit: the line that is selected.
type Memory struct{ page.List }

// A Page is the page of the options.
type Page struct {
	page.Context
	keys    keys.Table
	options []choices.Option
	memory  *Memory
	problem string
}

// New returns the page as it was left.
func New(m *Memory) *Page { return &Page{options: choices.Options(), memory: m} }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Dest) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Options)
	case page.NotKept:
		p.problem = words.Error(msg.Err, p.Lang)
	case tea.KeyMsg:
		return nil, p.do(p.keys.Command(msg.String()))
	case page.Click:
		if p.memory.Turn(msg, len(p.options)) {
			break
		}
		if msg.Button == tea.MouseButtonLeft && msg.Item != page.NoItem {
			p.memory.Selected = msg.Item
			return nil, p.next(+1)
		}
	}
	return nil, nil
}

// do carries out what a key stands for.
func (p *Page) do(c keys.Command) page.Dest {
	switch c {
	case keys.Back:
		return page.Back{}
	case keys.More:
		return p.next(+1)
	case keys.Less:
		return p.next(-1)
	}
	p.memory.Do(c, len(p.options))
	return nil
}

// next chooses for the selected option the value after its own, or the one before it.
func (p *Page) next(by int) page.Dest {
	o := p.options[p.memory.Selected]
	n := len(o.Values)
	return page.Choose{Option: o.Name, Value: (o.Get(&p.Choices) + by + n) % n}
}

// View implements [page.Page].
func (p *Page) View(f *frame.Frame) {
	b := frame.Block{{draw.Plain.Of("  "), draw.Figure.Of(text.Text{"OPCIONES", "OPTIONS"}.In(p.Lang))}, {}}
	widest, widestValue := p.widths()
	focus := 0
	for i, o := range p.options {
		selected := i == p.memory.Selected
		if selected {
			focus = len(b)
		}
		name := frame.Line{frame.Chooser(selected), draw.Field.Of(padded(o.Label.In(p.Lang), widest+2))}
		value := frame.Line{draw.Key.Of("‹ "), draw.Figure.Of(padded(o.Value(&p.Choices).In(p.Lang), widestValue)), draw.Key.Of(" ›")}
		f.Item(len(b), i)
		switch {
		case name.Width()+value.Width() <= f.Width:
			b = append(b, append(name, value...))
		case selected: // its value is below it, and those of the others are not seen
			f.Item(len(b)+1, i)
			b = append(b, name, append(frame.Line{draw.Plain.Of("  ")}, value...))
		default:
			b = append(b, name)
		}
	}
	b = append(b, frame.Line{}, frame.Line{draw.Field.Of("  " + p.Settings)})
	if p.problem != "" {
		b = append(b, frame.Line{draw.Refused.Of("  " + p.problem)})
	}
	b = append(b, frame.Line{}, frame.KeyHints(p.Lang, p.keys.Foot(p.Lang)...))
	spacing := draw.Roomy
	if p.Spacing == choices.Compact {
		spacing = draw.Compact
	}
	f.Beside(b, focus, p.Sample(spacing))
}

// widths returns how long the longest label is, and the longest value.
func (p *Page) widths() (label, value int) {
	for _, o := range p.options {
		label = max(label, utf8.RuneCountInString(o.Label.In(p.Lang)))
		for _, v := range o.Values {
			value = max(value, utf8.RuneCountInString(v.In(p.Lang)))
		}
	}
	return label, value
}

// padded returns a text with blanks after it, so many characters long.
func padded(s string, length int) string {
	return s + strings.Repeat(" ", length-utf8.RuneCountInString(s))
}
