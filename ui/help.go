package ui

import (
	"slices"
	"strings"

	"buscaminas/game"
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
		h.top--
	case "down", "j":
		h.top++
	case "pgup", "b":
		h.top -= h.room()
	case "pgdown", " ":
		h.top += h.room()
	case "home", "g":
		h.top = 0
	case "end", "G":
		h.top = len(h.lines())
	case "esc", "q", "?", "enter":
		return h.Model.show(h.from)
	}
	h.top = max(0, min(h.top, len(h.lines())-h.room()))
	return nil
}

// room returns how many lines there are room for above the last one.
func (h *help) room() int { return max(1, h.height-2) }

func (h *help) lines() block {
	b := block{{{draw.Figure, words.HelpTitle.In(h.Lang)}}, {}}
	keys := h.bindings
	if h.from == editorScreen {
		keys = h.editing
	}
	const gap = 2
	indent := 0
	for _, k := range keys {
		indent = max(indent, ansi.StringWidth(k.label(h.Lang))+gap)
	}
	entry := func(label line, text string) {
		pad := strings.Repeat(" ", max(1, indent-label.width()))
		for _, l := range wrapped(span{draw.Message, text}, h.width-indent-1) {
			b = append(b, append(append(label, span{draw.Plain, pad}), l...))
			label, pad = nil, strings.Repeat(" ", indent)
		}
	}
	for _, k := range keys {
		if len(k.keys) > 0 {
			entry(line{{draw.Key, k.label(h.Lang)}}, k.long.In(h.Lang))
		}
	}
	if h.from == editorScreen {
		return b
	}
	b = append(b, line{})
	for face := game.Closed; face < game.Faces; face++ {
		glyph, ink := h.glyphs().Face(face)
		entry(line{{ink, glyph}}, words.FaceName(face).In(h.Lang))
	}
	if h.mouse {
		b = append(b, line{})
		b = append(b, wrapped(span{draw.Message, words.HelpMouse.In(h.Lang)}, h.width-1)...)
	}
	return b
}

func (h *help) view(f *frame) {
	b := h.lines()
	room := h.room()
	h.top = max(0, min(h.top, len(b)-room))
	more := line{}
	if len(b) > room {
		end := min(len(b), h.top+room)
		more = line{{draw.Field, words.HelpPlace.In(h.Lang, end, len(b)) + "  "}}
		more = append(more, keyHints(h.Lang, keyHint{"↑↓", words.KeyScroll})...)
		b = b[h.top:end]
	}
	f.center(append(slices.Clip(b), line{}, append(more, keyHints(h.Lang, keyHint{"Esc", words.KeyBack})...)), 0)
}
