package waiting

import (
	"cmp"
	"fmt"

	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// look reads the selected game and its neighbours in the list, for the side panel.
func (p *model) look() tea.Cmd {
	if _, ok := p.PanelRoom(len(p.waiters) + 1); !ok {
		return nil
	}
	var wanted []page.SavedGame
	for _, i := range []int{p.Selected, p.Selected + 1, p.Selected - 1} {
		if 0 <= i && i < len(p.waiters) && p.waiters[i].saved.Name != "" {
			wanted = append(wanted, p.waiters[i].saved)
		}
	}
	return p.InTurn(p.boards.Find(wanted, page.BoardOf(p.Archive)))
}

// side returns the panel beside the list: the title, the progress and the board of the selected
// game.
func (p *model) side() screen.Side {
	if p.Selected >= len(p.waiters) {
		return screen.Side{}
	}
	w := &p.waiters[p.Selected]
	s := screen.Side{Title: w.Title.In(p.Lang)}
	if p.Columns().Side > 0 { // a panel below the list needs no facts, which are in the list
		s.Parts = append(s.Parts, screen.Lines("", p.facts))
	}
	if g, ok := p.boards.At(w.saved); ok && g != nil {
		s.Parts = append(s.Parts, p.Miniature(g))
		if w.Open > 0 && g.Opened() == 0 {
			s.Parts = append(s.Parts, screen.Prose(screen.Field.Of(p.Lang.Say(
				"No se ve el tablero: aún puede ser un récord, y el reloj está parado.",
				"The board is not shown: it can still be a record, and the clock is stopped."))))
		}
	}
	return s
}

// facts returns the facts of the selected game, such as its time. It leaves out the grid, which the
// part about the board shows.
func (p *model) facts(width int) screen.Block {
	w := &p.waiters[p.Selected]
	var all screen.Facts
	all.Add(p.Lang, text.Text{"Tiempo", "Time"}, w.Clock())
	all.Add(p.Lang, text.Text{"Última vez", "Last played"}, cmp.Or(w.state, w.when))
	var bar screen.Block
	if w.Open != journal.Unknown {
		all.Add(p.Lang, text.Text{"Abierto", "Open"}, words.Percent.In(p.Lang, fmt.Sprint(w.Open)))
		bar = screen.Block{screen.Bar(w.Open, width)}
	}
	return append(all.Pairs(width), bar...)
}
