// Package options is the page of the options. A change takes effect at once.
package options

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A Memory is what the page remembers between two visits: the selected line.
type Memory struct{ selected int }

// A model is the page of the options.
type model struct {
	page.Listing
	options []choices.Option
	memory  *Memory
}

// New returns the page, which stores the selected line in m.
func New(m *Memory) *model {
	p := &model{memory: m}
	p.Selected = m.selected
	return p
}

// Update implements [page.Page].
func (p *model) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	if msg, ok := msg.(page.Click); ok && msg.Chosen() {
		return nil, p.click(msg.Item, msg.Column)
	}
	c, request := p.Handle(msg, keys.Options, len(p.options))
	p.memory.selected = p.Selected
	switch c {
	case keys.More:
		return nil, p.next(+1)
	case keys.Less:
		return nil, p.next(-1)
	}
	switch msg := msg.(type) {
	case page.Context:
		p.options = slices.DeleteFunc(choices.Options(), func(o choices.Option) bool {
			return o.Name == choices.LetWatch && (p.Served == nil || p.Served.IsGuest())
		})
	case page.SaveFailed:
		p.Problem = words.Error(msg.Err, p.Lang)
	}
	return nil, request
}

// click selects the clicked option, and returns the request to change it: to its previous value if
// the click was on the arrow before the value, and otherwise to its next value. Item i is option i.
// A value below the name of option i is item len(p.options)+i.
func (p *model) click(item, column int) page.Request {
	name, value := p.widths()
	begin := screen.PointerWidth + name + nameGap
	if n := len(p.options); item >= n {
		item, begin = item-n, belowIndent
	}
	p.Selected, p.memory.selected = item, item
	if screen.ArrowAt(column-begin, value) < 0 {
		return p.next(-1)
	}
	return p.next(+1)
}

const (
	nameGap     = 2 // the columns between the names and the values
	belowIndent = 2 // the columns before a value below its name
)

// next returns the request to change the selected option to its next value if step is +1, or to its
// previous value if step is -1. The first value follows the last.
func (p *model) next(step int) page.Request {
	o := p.options[p.Selected]
	n := len(o.Values)
	return page.Choose{Option: o.Name, Value: (o.Get(&p.Choices) + step + n) % n}
}

// View implements [page.Page].
func (p *model) View(f *screen.Frame) {
	selected := p.options[p.Selected]
	v := p.Page(p.Lang.Say("OPCIONES", "OPTIONS"), 0, "", nil)
	v.About = screen.Message.Of(p.about(selected))
	v.Side = screen.Side{Title: selected.Label.In(p.Lang), Parts: []screen.Part{
		p.Sample(p.Spacing.Drawn(), game.Level{}),
		screen.Lines(p.Lang.Say("Colores y signos propios", "Your colours and signs"), p.own),
		screen.Lines("", p.kept),
	}}
	name, value := p.widths()
	v.Widest = screen.PointerWidth + name + nameGap + screen.BetweenArrows(screen.Plain.Of(strings.Repeat(" ", value))).Width()
	var rows []screen.Row
	for i := range p.options {
		rows = append(rows, p.rows(i)...)
	}
	v.Scroll(rows)
	f.Page(v)
}

// about returns the text that explains an option. For the coach, it adds when the coach is on by
// default. For the theme, it adds the names of the colors and signs that the settings file changes,
// unless there is a panel, which lists them anyway.
func (p *model) about(o choices.Option) string {
	said := o.About(&p.Choices).In(p.Lang)
	if o.Name == "coach" && p.Taught {
		said += " " + p.Lang.Say(
			"Si aquí no eliges nada, está en los tableros del menú hasta tu primera victoria.",
			"Unless you choose here, it is on for the boards of the menu until your first win.")
	}
	if o.Name == "theme" && len(p.Look.Overrides) > 0 && p.Columns().Side == 0 {
		var names []string
		for _, own := range p.Look.Overrides {
			names = append(names, own.Name)
		}
		said += " " + p.Lang.Say("El fichero cambia %s.", "The file changes %s.", strings.Join(names, ", "))
	}
	return said
}

// own returns the changes to the look that the settings file asks for, each with a sample. A change
// that cannot be used has a remark instead of the sample. The menu says why the change cannot be
// used.
func (p *model) own(int) (b screen.Block) {
	for _, own := range p.Look.Overrides {
		sample := own.Sample
		if own.Unused {
			sample = screen.Field.Of(p.Lang.Say("no se usa", "not used"))
		}
		b = append(b, screen.Line{screen.Field.Of(own.Name + " = " + own.Value + "  "), sample})
	}
	return b
}

// kept returns the path of the file that stores the options. It returns nothing if there is no such
// file, or on a server.
func (p *model) kept(width int) screen.Block {
	if p.Settings == "" || p.Served != nil {
		return nil
	}
	return screen.Wrapped(screen.Field.Of(files.WithTilde(p.Settings)), width)
}

// rows returns the rows of option i: usually one, with the name and the value. If the window is too
// narrow for both, only the selected option shows its value, on a second row.
func (p *model) rows(i int) []screen.Row {
	widest, widestValue := p.widths()
	o := p.options[i]
	name := screen.Line{screen.Field.Of(fmt.Sprintf("%-*s", widest+nameGap, o.Label.In(p.Lang)))}
	chosen := fmt.Sprintf("%-*s", widestValue, o.Value(&p.Choices).In(p.Lang))
	value := screen.BetweenArrows(p.Ink(i).Of(chosen))
	switch {
	case screen.PointerWidth+name.Width()+value.Width() <= p.Columns().RowWidth():
		return []screen.Row{p.Row(i, append(name, value...))}
	case i == p.Selected: // the value is below the name
		below := append(screen.Line{screen.Plain.Of(strings.Repeat(" ", belowIndent))}, value...).AsItem(len(p.options) + i)
		return []screen.Row{p.Row(i, name), below}
	}
	return []screen.Row{p.Row(i, name)}
}

// widths returns the widths of the longest label and the longest value.
func (p *model) widths() (label, value int) {
	for _, o := range p.options {
		label = max(label, utf8.RuneCountInString(o.Label.In(p.Lang)))
		for _, v := range o.Values {
			value = max(value, utf8.RuneCountInString(v.In(p.Lang)))
		}
	}
	return label, value
}
