package ui

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/choices"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// optionsPage is the screen of the options. Every change shows at once.
type optionsPage struct {
	*Model
	frame.List
	first   int  // the line of the first option
	narrow  bool // the value of the selected one is below it, and those of the others are not seen
	problem string
}

func (o *optionsPage) show() tea.Cmd {
	o.problem = ""
	return o.Model.show(optionsScreen)
}

func (o *optionsPage) key(msg tea.KeyMsg) tea.Cmd {
	all := choices.Options()
	if o.Move(msg, len(all)) {
		return nil
	}
	if frame.Picks(msg) {
		return o.next(all[o.Selected].Name, +1)
	}
	switch msg.String() {
	case "right", "l":
		return o.next(all[o.Selected].Name, +1)
	case "left", "h":
		return o.next(all[o.Selected].Name, -1)
	case "esc", "q":
		return o.Model.show(menuScreen)
	}
	return nil
}

func (o *optionsPage) clickLine(line int) tea.Cmd {
	i, all := line-o.first, choices.Options()
	if o.narrow && i > o.Selected {
		i-- // its value is between
	}
	if i < 0 || i >= len(all) {
		return nil
	}
	o.Selected = i
	return o.next(all[i].Name, +1)
}

var keyChange = text.Text{"cambiar", "change"}

func (o *optionsPage) view(f *frame.Frame) {
	b := frame.Block{{draw.Plain.Of("  "), draw.Figure.Of(text.Text{"OPCIONES", "OPTIONS"}.In(o.Lang))}, {}}
	o.first = len(b)
	all := choices.Options()
	widest, widestValue := 0, 0
	for _, opt := range all {
		widest = max(widest, utf8.RuneCountInString(opt.Label.In(o.Lang)))
		for _, value := range opt.Values {
			widestValue = max(widestValue, utf8.RuneCountInString(value.In(o.Lang)))
		}
	}
	for i, opt := range all {
		label, value := opt.Label.In(o.Lang), ""
		if at := opt.Get(&o.Choices); at >= 0 {
			value = opt.Values[at].In(o.Lang)
		}
		name := frame.Line{frame.Chooser(i == o.Selected), draw.Field.Of(label + strings.Repeat(" ", widest-utf8.RuneCountInString(label)+2))}
		choice := frame.Line{
			draw.Key.Of("‹ "),
			draw.Figure.Of(value + strings.Repeat(" ", widestValue-utf8.RuneCountInString(value))),
			draw.Key.Of(" ›"),
		}
		o.narrow = name.Width()+choice.Width() > f.Width
		switch {
		case !o.narrow:
			b = append(b, append(name, choice...))
		case i == o.Selected:
			b = append(b, name, append(frame.Line{draw.Plain.Of("  ")}, choice...))
		default:
			b = append(b, name)
		}
	}
	b = append(b, frame.Line{}, frame.Line{draw.Field.Of("  " + o.Settings.Path())})
	if o.problem != "" {
		b = append(b, frame.Line{draw.Refused.Of("  " + o.problem)})
	}
	b = append(b, frame.Line{}, frame.KeyHints(o.Lang, frame.Hint("← →", keyChange), frame.Hint("Esc", frame.KeyBack)))
	spacing := draw.Roomy
	if o.Spacing == choices.Compact {
		spacing = draw.Compact
	}
	f.Beside(b, o.first+o.Selected, o.sample(o.Grid, spacing))
}
