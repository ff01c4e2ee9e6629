package ui

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// optionsPage is the screen of the options. Every change shows at once.
type optionsPage struct {
	*Model
	list
	first   int  // the line of the first option
	narrow  bool // the value of the selected one is below it, and those of the others are not seen
	problem string
}

func (o *optionsPage) show() tea.Cmd {
	o.problem = ""
	return o.Model.show(optionsScreen)
}

func (o *optionsPage) key(msg tea.KeyMsg) tea.Cmd {
	all := options()
	if o.move(msg, len(all)) {
		return nil
	}
	if picks(msg) {
		return o.next(all[o.selected].name, +1)
	}
	switch msg.String() {
	case "right", "l":
		return o.next(all[o.selected].name, +1)
	case "left", "h":
		return o.next(all[o.selected].name, -1)
	case "esc", "q":
		return o.Model.show(menuScreen)
	}
	return nil
}

func (o *optionsPage) clickLine(line int) tea.Cmd {
	i, all := line-o.first, options()
	if o.narrow && i > o.selected {
		i-- // its value is between
	}
	if i < 0 || i >= len(all) {
		return nil
	}
	o.selected = i
	return o.next(all[i].name, +1)
}

var keyChange = text.Text{"cambiar", "change"}

func (o *optionsPage) view(f *frame) {
	b := block{{draw.Plain.Of("  "), draw.Figure.Of(text.Text{"OPCIONES", "OPTIONS"}.In(o.Lang))}, {}}
	o.first = len(b)
	all := options()
	widest, widestValue := 0, 0
	for _, opt := range all {
		widest = max(widest, utf8.RuneCountInString(opt.label.In(o.Lang)))
		for _, value := range opt.values {
			widestValue = max(widestValue, utf8.RuneCountInString(value.In(o.Lang)))
		}
	}
	for i, opt := range all {
		label, value := opt.label.In(o.Lang), ""
		if at := opt.get(o.Model); at >= 0 {
			value = opt.values[at].In(o.Lang)
		}
		name := line{chooser(i == o.selected), draw.Field.Of(label + strings.Repeat(" ", widest-utf8.RuneCountInString(label)+2))}
		choice := line{
			draw.Key.Of("‹ "),
			draw.Figure.Of(value + strings.Repeat(" ", widestValue-utf8.RuneCountInString(value))),
			draw.Key.Of(" ›"),
		}
		o.narrow = name.width()+choice.width() > f.width
		switch {
		case !o.narrow:
			b = append(b, append(name, choice...))
		case i == o.selected:
			b = append(b, name, append(line{draw.Plain.Of("  ")}, choice...))
		default:
			b = append(b, name)
		}
	}
	b = append(b, line{}, line{draw.Field.Of("  " + o.Settings.Path())})
	if o.problem != "" {
		b = append(b, line{draw.Refused.Of("  " + o.problem)})
	}
	b = append(b, line{}, keyHints(o.Lang, keyHint{"← →", keyChange}, keyHint{"Esc", keyBack}))
	spacing := draw.Roomy
	if o.spacing == spacingCompact {
		spacing = draw.Compact
	}
	f.beside(b, o.first+o.selected, o.sample(o.Grid, spacing))
}
