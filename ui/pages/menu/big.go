package menu

import (
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// banner is the name of the game in large letters.
var banner = [...]string{
	"█▀▀▄ █  █ ▄▀▀▀ ▄▀▀▀ ▄▀▀▄ █▄ ▄█ █ █▄ █ ▄▀▀▄ ▄▀▀▀",
	"█▀▀▄ █  █  ▀▀▄ █    █▀▀█ █ ▀ █ █ █ ▀█ █▀▀█  ▀▀▄",
	"▀▀▀   ▀▀  ▀▀▀   ▀▀▀ ▀  ▀ ▀   ▀ ▀ ▀  ▀ ▀  ▀ ▀▀▀ ",
}

var motto = text.Text{
	"en cuadrados y en hexágonos, sin adivinar",
	"on squares and hexagons, without guessing",
}

// The least width of the large menu, in columns, and the height of its banner, in lines. The height
// includes the motto.
const (
	bigWidth     = 52
	bannerHeight = len(banner) + 1
)

// panelHeight returns the height of the panel with the entries, including its border and the blank
// lines between groups.
func panelHeight(all []entry) int {
	height := len(all) + 2
	for _, e := range all {
		if e.apart {
			height++
		}
	}
	return height
}

// big draws the menu with a banner, and with the entries in a panel.
func (p *Page) big(v *screen.Page, all []entry, width int) {
	v.Title = screen.Block{nil}
	var head screen.Block
	for _, l := range banner {
		head = append(head, screen.Line{screen.Number1.Of(l)})
	}
	v.Fixed = append(head, screen.Line{screen.Field.Of(motto.In(p.Lang))}).Rows()
	current := p.current(all)
	edge := func(left, right string) screen.Row {
		return screen.Row{Line: screen.Line{screen.Border.Of(left + strings.Repeat("─", width-2) + right)}}
	}
	framed := func(l screen.Line) screen.Line {
		pad := screen.Plain.Of(strings.Repeat(" ", max(0, width-2-l.Width())))
		return append(append(screen.Line{screen.Border.Of("│")}, l...), pad, screen.Border.Of("│"))
	}
	rows := []screen.Row{edge("╭", "╮")}
	for i, e := range all {
		if e.apart {
			rows = append(rows, screen.Row{Line: framed(nil)})
		}
		r := framed(p.bigEntry(e, i == current, width)).As(i)
		r.Lit, r.Inset = i == current, 1
		if i == current {
			v.Focus = len(rows)
		}
		rows = append(rows, r)
	}
	v.Scroll(append(rows, edge("╰", "╯")))
}

// bigEntry returns the line of an entry in the panel.
func (p *Page) bigEntry(e entry, selected bool, width int) screen.Line {
	const margin = 2
	key := p.keys.Last(e.command, p.Lang)
	if '1' <= key[0] && key[0] <= '9' {
		key += "."
	}
	l := screen.Line{
		screen.Chooser(selected), screen.Key.Of(key + strings.Repeat(" ", max(1, 3-ansi.StringWidth(key)))),
		e.ink(selected).Of(e.text),
	}
	room := width - 2 - margin - l.Width()
	said := e.more
	if e.brief != "" && ansi.StringWidth(said) > room-2 {
		said = e.brief
	}
	more := ansi.Truncate(said, max(0, room-2), "…")
	return append(l, screen.Plain.Of(strings.Repeat(" ", room-ansi.StringWidth(more))), screen.Field.Of(more))
}
