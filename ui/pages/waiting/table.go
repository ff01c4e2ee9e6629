package waiting

import (
	"cmp"
	"fmt"
	"strings"

	"buscaminas/ui/archive/journal"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The width of the bar that shows how much of a board is open, and the gap between two columns of
// the table. Both are in columns of the screen.
const (
	barWidth  = 12
	columnGap = 2
)

// heads are the names of the columns.
var heads = [...]text.Text{
	{"tablero", "board"}, {"cuadrícula", "grid"}, {"abierto", "open"}, {"tiempo", "time"},
	{"última vez", "last played"}}

// cells holds the contents of the columns in one line.
type cells [len(heads)]screen.Line

// table returns the lines of the table: a line with the names of the columns, and a line for each
// game. All lines are equally wide.
func (p *Page) table() []screen.Line {
	lines := make([]cells, 1+len(p.waiters))
	for c, head := range heads {
		lines[0][c] = screen.Line{screen.Field.Of(head.In(p.Lang))}
	}
	for i, w := range p.waiters {
		when := cmp.Or(w.state, w.when) // a game being played has a state instead
		for c, said := range []string{w.Title.In(p.Lang), w.Grid.In(p.Lang), "", w.Clock(), when} {
			lines[i+1][c] = screen.Line{p.ink(i).Of(said)}
		}
		if w.Open != journal.Unknown {
			percent := fmt.Sprintf("%6s", words.Percent.In(p.Lang, fmt.Sprint(w.Open)))
			lines[i+1][2] = append(screen.Bar(w.Open, barWidth), p.ink(i).Of(percent))
		}
	}
	var wide [len(heads)]int
	for _, l := range lines {
		for c, cell := range l {
			wide[c] = max(wide[c], cell.Width())
		}
	}
	rows := make([]screen.Line, len(lines))
	for i, l := range lines {
		for c, cell := range l {
			if c > 0 {
				rows[i] = append(rows[i], screen.Plain.Of(strings.Repeat(" ", columnGap)))
			}
			rest := strings.Repeat(" ", wide[c]-cell.Width())
			rows[i] = append(append(rows[i], cell...), screen.Plain.Of(rest))
		}
	}
	return rows
}
