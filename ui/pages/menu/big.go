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

const (
	bigWidth   = 52 // the least width of the large menu, in columns
	panelEdges = 2  // the lines, and also the columns, that the border around the entries takes
	margin     = 2  // the blank columns to the right of an entry's details
	mostWaits  = 2  // the greatest number of entries about waiting games
)

// isBig reports whether the window has room for the large menu. It always counts the greatest
// number of entries about waiting games, so that a new waiting game never makes the menu small.
func (p *model) isBig(all []entry) bool {
	if p.ASCII || p.Console {
		return false
	}
	c := p.Columns()
	most := len(all) - len(p.waitingEntries()) + mostWaits
	return len(banner)+panelEdges+most <= c.Height && bigWidth <= c.RowWidth()
}

// gaps returns the number of blank lines between groups of entries.
func gaps(all []entry) (n int) {
	for _, e := range all {
		if e.apart {
			n++
		}
	}
	return n
}

// The least size of a window whose menu has air: a larger banner in the middle of the window, and
// blank lines between the entries.
const (
	airyWidth  = 120
	airyHeight = 56
)

// larger returns the banner in twice the size: each character becomes two columns on two lines.
func larger() (b screen.Block) {
	upper := strings.NewReplacer("█", "██", "▀", "██", "▄", "  ", " ", "  ")
	lower := strings.NewReplacer("█", "██", "▀", "  ", "▄", "██", " ", "  ")
	for _, l := range banner {
		b = append(b, screen.Line{screen.Number1.Of(upper.Replace(l))}, screen.Line{screen.Number1.Of(lower.Replace(l))})
	}
	return b
}

// big draws the menu with a banner, and with the entries in a panel. If lines are free, blank lines
// separate the groups of entries. If more lines are free, the motto stands below the banner. A
// window with air has blank lines between all entries.
func (p *model) big(v *screen.Page, all []entry, c screen.Columns) {
	width, free := c.RowWidth(), c.Height-len(banner)-panelEdges-len(all)
	v.Title = screen.Block{nil}
	head := screen.Block{}
	for _, l := range banner {
		head = append(head, screen.Line{screen.Number1.Of(l)})
	}
	airy := p.Width >= airyWidth && p.Height >= airyHeight
	if gaps(all) < free {
		head = append(head, screen.Line{screen.Field.Of(motto.In(p.Lang))})
	}
	if airy {
		v.Title, v.Centered = append(larger(), nil, screen.Line{screen.Field.Of(motto.In(p.Lang))}), true
		head, width = nil, c.Main
	}
	v.Fixed = head.Rows()
	current := p.current(all)
	blank := screen.Row{Line: screen.Edged(nil, 0, width)}
	rows := []screen.Row{{Line: screen.TopEdge(screen.Span{}, width)}}
	for i, e := range all {
		if airy || e.apart && free > 0 {
			rows = append(rows, blank)
			free--
		}
		r := screen.Edged(p.bigEntry(e, i == current, width-panelEdges-margin), 0, width).AsItem(i)
		r.Lit, r.Inset = i == current, 1
		if i == current {
			v.Focus = len(rows)
		}
		rows = append(rows, r)
	}
	if airy {
		rows = append(rows, blank)
	}
	v.Scroll(append(rows, screen.Row{Line: screen.BottomEdge(width)}))
}

// bigEntry returns the line of an entry in the panel: its name on the left and its details on the
// right. The line has this width.
func (p *model) bigEntry(e entry, selected bool, width int) screen.Line {
	key := p.keys.Last(e.command, p.Lang)
	if '1' <= key[0] && key[0] <= '9' {
		key += "."
	}
	l := screen.Line{
		screen.Pointer(selected), screen.Key.Of(key + strings.Repeat(" ", max(1, 3-ansi.StringWidth(key)))),
		e.ink(selected).Of(e.text),
	}
	room := max(0, width-l.Width())
	said := e.more
	if e.brief != "" && ansi.StringWidth(said) > room-2 {
		said = e.brief
	}
	more := screen.FirstParts(said, max(0, room-2))
	return append(l, screen.Plain.Of(strings.Repeat(" ", room-ansi.StringWidth(more))), screen.Field.Of(more))
}
