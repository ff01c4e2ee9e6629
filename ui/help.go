package ui

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/text"

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

var helpMouse = text.Text{
	"Ratón: el botón izquierdo abre, o abre las vecinas; el derecho, o el izquierdo con Mayúsculas, marca; el central abre las vecinas; la rueda desplaza.",
	"Mouse: the left button opens, or opens the neighbours; the right one, or the left one with Shift, flags; the middle one opens the neighbours; the wheel scrolls."}

func (h *help) lines() frame.Block {
	b := frame.Block{{draw.Figure.Of(text.Text{"TECLAS", "KEYS"}.In(h.Lang))}, {}}
	table := h.tables.Of(keys.Board)
	if h.from == editorScreen {
		table = h.tables.Of(keys.Editor)
	}
	const gap = 2
	indent := 0
	for _, k := range table.Keys {
		indent = max(indent, ansi.StringWidth(k.Label(h.Lang))+gap)
	}
	entry := func(label frame.Line, about string) {
		pad := strings.Repeat(" ", max(1, indent-label.Width()))
		for _, l := range frame.Wrapped(draw.Message.Of(about), h.width-indent-1) {
			b = append(b, append(append(label, draw.Plain.Of(pad)), l...))
			label, pad = nil, strings.Repeat(" ", indent)
		}
	}
	for _, k := range table.Keys {
		if len(k.Keys()) > 0 {
			entry(frame.Line{draw.Key.Of(k.Label(h.Lang))}, k.Long.In(h.Lang))
		}
	}
	if h.from == editorScreen {
		return b
	}
	b = append(b, frame.Line{})
	for face := game.Closed; face < game.Faces; face++ {
		glyph, ink := h.glyphs().Face(face)
		entry(frame.Line{ink.Of(glyph)}, faceName(face).In(h.Lang))
	}
	if h.Mouse {
		b = append(b, frame.Line{})
		b = append(b, frame.Wrapped(draw.Message.Of(helpMouse.In(h.Lang)), h.width-1)...)
	}
	return b
}

func (h *help) view(f *frame.Frame) {
	b := h.lines()
	room := h.room()
	h.top = max(0, min(h.top, len(b)-room))
	more := frame.Line{}
	if len(b) > room {
		end := min(len(b), h.top+room)
		more = frame.Line{draw.Field.Of(text.Text{"%d de %d", "%d of %d"}.In(h.Lang, end, len(b)) + "  ")}
		more = append(more, frame.KeyHints(h.Lang, frame.Hint("↑↓", text.Text{"desplazar", "scroll"}))...)
		b = b[h.top:end]
	}
	f.Center(append(slices.Clip(b), frame.Line{}, append(more, frame.KeyHints(h.Lang, frame.Hint("Esc", frame.KeyBack))...)), 0)
}

// faceName returns what a cell is that is closed, or shows something else than a
// number of mines.
func faceName(f game.Face) text.Text { return faceNames[f] }

var faceNames = [game.Faces]text.Text{
	game.Closed:       {"celda cerrada", "closed cell"},
	game.Flagged:      {"marca", "flag"},
	game.Overflagged:  {"celda abierta con demasiadas marcas alrededor", "open cell with too many flags around it"},
	game.MissedMine:   {"mina sin marca", "mine without a flag"},
	game.WrongFlag:    {"marca sin mina", "flag without a mine"},
	game.ExplodedMine: {"mina que estalló", "mine that exploded"},
}
