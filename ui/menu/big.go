package menu

import (
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// banner is the name of the game, large.
var banner = [...]string{
	"█▀▀▄ █  █ ▄▀▀▀ ▄▀▀▀ ▄▀▀▄ █▄ ▄█ █ █▄ █ ▄▀▀▄ ▄▀▀▀",
	"█▀▀▄ █  █  ▀▀▄ █    █▀▀█ █ ▀ █ █ █ ▀█ █▀▀█  ▀▀▄",
	"▀▀▀   ▀▀  ▀▀▀   ▀▀▀ ▀  ▀ ▀   ▀ ▀ ▀  ▀ ▀  ▀ ▀▀▀ ",
}

var motto = text.Text{
	"en cuadrados y en hexágonos, sin adivinar",
	"on squares and hexagons, without guessing",
}

// The size of the large menu, and of what stands above its panel: a blank line, the banner,
// and the motto between blank lines.
const (
	bigWidth     = 66
	bannerHeight = 1 + len(banner) + 3
)

// panelHeight returns how many lines the panel with the entries takes.
func panelHeight(all []entry) int {
	height := len(all) + 2
	for _, e := range all {
		if e.apart {
			height++
		}
	}
	return height
}

// big draws the menu with a large title, and its entries in a panel, each with what is known
// of it at the right.
func (p *Page) big(v *frame.Page, all []entry) {
	head := frame.Block{{}}
	for _, l := range banner {
		head = append(head, frame.Line{draw.Plain.Of("  "), draw.Number1.Of(l)})
	}
	head = append(head, frame.Line{}, frame.Line{draw.Field.Of("  " + motto.In(p.Lang))}, frame.Line{})
	v.Fixed = head.Rows()
	v.Width = bigWidth
	current := p.current(all)
	edge := func(left, right string) frame.Row {
		return frame.Row{Line: frame.Line{draw.Grid.Of(left + strings.Repeat("─", bigWidth-2) + right)}}
	}
	framed := func(l frame.Line) frame.Line {
		pad := draw.Plain.Of(strings.Repeat(" ", max(0, bigWidth-2-l.Width())))
		return append(append(frame.Line{draw.Grid.Of("│")}, l...), pad, draw.Grid.Of("│"))
	}
	rows := []frame.Row{edge("╭", "╮")}
	for i, e := range all {
		if e.apart {
			rows = append(rows, frame.Row{Line: framed(nil)})
		}
		r := framed(p.bigEntry(e, i == current)).As(i)
		r.Lit, r.Inset = i == current, 1
		if i == current {
			v.Focus = len(rows)
		}
		rows = append(rows, r)
	}
	rows = append(rows, edge("╰", "╯"))
	for _, l := range p.about(bigWidth - 4) {
		rows = append(rows, frame.Row{Line: append(frame.Line{draw.Plain.Of("  ")}, l...)})
	}
	v.Scroll(rows)
}

// bigEntry returns an entry as it stands in the panel.
func (p *Page) bigEntry(e entry, selected bool) frame.Line {
	const margin = 2
	key := e.key
	if '1' <= key[0] && key[0] <= '9' {
		key += "."
	}
	l := frame.Line{
		frame.Chooser(selected), draw.Key.Of(key + strings.Repeat(" ", max(1, 3-ansi.StringWidth(key)))),
		e.ink(selected).Of(e.text),
	}
	room := bigWidth - 2 - margin - l.Width()
	more := ansi.Truncate(e.more, max(0, room-2), "…")
	return append(l, draw.Plain.Of(strings.Repeat(" ", room-ansi.StringWidth(more))), draw.Field.Of(more))
}
