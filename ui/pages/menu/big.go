package menu

import (
	"strings"

	"buscaminas/ui/screen"
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
func (p *Page) big(v *screen.Page, all []entry) {
	head := screen.Block{{}}
	for _, l := range banner {
		head = append(head, screen.Line{screen.Plain.Of("  "), screen.Number1.Of(l)})
	}
	head = append(head, screen.Line{}, screen.Line{screen.Field.Of("  " + motto.In(p.Lang))}, screen.Line{})
	v.Fixed = head.Rows()
	v.Width = bigWidth
	current := p.current(all)
	edge := func(left, right string) screen.Row {
		return screen.Row{Line: screen.Line{screen.Border.Of(left + strings.Repeat("─", bigWidth-2) + right)}}
	}
	framed := func(l screen.Line) screen.Line {
		pad := screen.Plain.Of(strings.Repeat(" ", max(0, bigWidth-2-l.Width())))
		return append(append(screen.Line{screen.Border.Of("│")}, l...), pad, screen.Border.Of("│"))
	}
	rows := []screen.Row{edge("╭", "╮")}
	for i, e := range all {
		if e.apart {
			rows = append(rows, screen.Row{Line: framed(nil)})
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
		rows = append(rows, screen.Row{Line: append(screen.Line{screen.Plain.Of("  ")}, l...)})
	}
	v.Scroll(rows)
}

// bigEntry returns an entry as it stands in the panel.
func (p *Page) bigEntry(e entry, selected bool) screen.Line {
	const margin = 2
	key := p.keys.Last(e.command, p.Lang)
	if '1' <= key[0] && key[0] <= '9' {
		key += "."
	}
	l := screen.Line{
		screen.Chooser(selected), screen.Key.Of(key + strings.Repeat(" ", max(1, 3-ansi.StringWidth(key)))),
		e.ink(selected).Of(e.text),
	}
	room := bigWidth - 2 - margin - l.Width()
	more := ansi.Truncate(e.more, max(0, room-2), "…")
	return append(l, screen.Plain.Of(strings.Repeat(" ", room-ansi.StringWidth(more))), screen.Field.Of(more))
}
