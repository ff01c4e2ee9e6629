package waiting

import (
	"cmp"
	"fmt"

	"buscaminas/ui/archive/journal"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// barWidth is the width of the bar that shows how much of a board is open, in columns.
const barWidth = 12

// heads are the names of the columns.
var heads = [...]text.Text{
	{"tablero", "board"}, {"cuadrícula", "grid"}, {"abierto", "open"}, {"tiempo", "time"},
	{"última vez", "last played"}}

// table returns the table of the games, with columns as wide as their cells.
func (p *model) table() screen.Table {
	t := screen.Table{Gap: 2}
	for _, head := range heads {
		t.Columns = append(t.Columns, screen.Column{Name: screen.Field.Of(head.In(p.Lang))})
	}
	for i := range p.waiters {
		t.Widen(p.cells(i)...)
	}
	return t
}

// cells returns the cells of game i.
func (p *model) cells(i int) []screen.Line {
	w := &p.waiters[i]
	when := cmp.Or(w.state, w.when) // a game being played has a state instead of a date
	cells := make([]screen.Line, len(heads))
	for c, said := range []string{w.Title.In(p.Lang), w.Grid.Name.In(p.Lang), "", w.Clock(), when} {
		cells[c] = screen.Line{p.ink(i).Of(said)}
	}
	if w.Open != journal.Unknown {
		percent := fmt.Sprintf("%6s", words.Percent.In(p.Lang, fmt.Sprint(w.Open)))
		cells[2] = append(screen.Bar(w.Open, barWidth), p.ink(i).Of(percent))
	}
	return cells
}
