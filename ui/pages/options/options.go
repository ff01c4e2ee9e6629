// Package options is the page of what the player chooses once. Every change shows at once.
package options

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

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
		if !p.memory.Turn(msg, len(p.options)) && msg.Chosen() {
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
	case keys.ShowHelp:
		return page.Help{Keys: keys.Options}
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
func (p *Page) View(f *screen.Frame) {
	v := screen.Page{
		Title: screen.Block{{screen.Title.Of(text.Text{"OPCIONES", "OPTIONS"}.In(p.Lang))}},
		Foot:  p.Foot(&p.keys),
	}
	var rows []screen.Row
	for i := range p.options {
		if i == p.memory.Selected {
			v.Focus = len(rows)
		}
		rows = append(rows, p.rows(i)...)
	}
	said := p.said(min(f.Width-2, aboutWidth))
	if len(rows)+1+len(said) <= screen.Room(f.Height) {
		rows = slices.Concat(rows, screen.Block{{}}.Rows(), said.Rows())
		v.Width = min(f.Width-2, aboutWidth) // else the page moves with what is said
	} else {
		told := screen.Wrapped(screen.Message.Of(p.about().In(p.Lang)), f.Width)
		if 2*len(told) < screen.Room(f.Height) {
			v.Told = told
		}
	}
	v.Scroll(rows)
	v.Beside = p.sample()
	if p.problem != "" {
		v.Told = screen.Wrapped(screen.Refused.Of(p.problem), f.Width)
	}
	f.Page(v)
}

// sample returns the sample, in the room that the largest takes: nothing moves where cells
// come closer together.
func (p *Page) sample() screen.Block {
	b, room := p.Sample(p.Spacing.Drawn()), p.Sample(draw.Roomy)
	for len(b) < len(room) {
		b = append(b, screen.Line{})
	}
	return append(b, screen.Line{screen.Plain.Of(strings.Repeat(" ", room.Width()))})
}

// rows returns the line of option i, or where it is too narrow for its value two.
func (p *Page) rows(i int) []screen.Row {
	widest, widestValue := p.widths()
	o := p.options[i]
	name := screen.Line{screen.Field.Of(fmt.Sprintf("%-*s", widest+2, o.Label.In(p.Lang)))}
	chosen := fmt.Sprintf("%-*s", widestValue, o.Value(&p.Choices).In(p.Lang))
	value := screen.Line{screen.Key.Of("‹ "), p.memory.Ink(i).Of(chosen), screen.Key.Of(" ›")}
	switch {
	case screen.ChooserWidth+name.Width()+value.Width() <= p.Width-2:
		return []screen.Row{p.memory.Row(i, append(name, value...))}
	case i == p.memory.Selected: // its value is below it, and those of the others are not seen
		below := append(screen.Line{screen.Plain.Of("  ")}, value...).As(i)
		return []screen.Row{p.memory.Row(i, name), below}
	}
	return []screen.Row{p.memory.Row(i, name)}
}

// said returns what the selected option means, and where all of them are kept: always of
// one height, so that nothing moves, and no wider than it may be, so that the sample stays.
func (p *Page) said(width int) screen.Block {
	b := screen.Wrapped(screen.Message.Of(p.about().In(p.Lang)), width)
	for len(b) < aboutLines {
		b = append(b, screen.Line{})
	}
	if p.Settings != "" {
		b = append(b, screen.Wrapped(screen.Field.Of(files.FromHome(p.Settings)), width)...)
	}
	return b
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
