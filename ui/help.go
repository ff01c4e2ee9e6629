package ui

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// help is the screen that lists the keys.
type help struct {
	*Model
	from screen // where it was asked for
	top  int    // lines scrolled away
}

func (h *help) show(from screen) tea.Cmd {
	h.from, h.top = from, 0
	return h.Model.show(helpScreen)
}

func (h *help) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "up", "k":
		h.top = max(0, h.top-1)
	case "down", "j", " ":
		h.top = min(h.top+1, max(0, len(h.lines())-h.height))
	case "esc", "q", "?", "enter":
		return h.Model.show(h.from)
	}
	return nil
}

func (h *help) lines() block {
	b := block{{{draw.Figure, words.HelpTitle.In(h.Lang)}}, {}}
	keys := h.bindings
	if h.from == editorScreen {
		keys = h.editing
	}
	for _, k := range keys {
		if len(k.keys) == 0 {
			continue
		}
		label := k.label(h.Lang)
		b = append(b, line{
			{draw.Key, label + "               "[:max(1, 15-ansi.StringWidth(label))]},
			{draw.Message, k.long.In(h.Lang)},
		})
	}
	return b
}

func (h *help) view(f *frame) {
	b := h.lines()
	h.top = min(h.top, max(0, len(b)-h.height))
	f.center(b, h.top+f.height/2)
}
