package day

import (
	"fmt"
	"strings"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/winners"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// foundWinners brings the winners on the boards of a day, or the error that occurred while reading
// them.
type foundWinners struct {
	day time.Time
	all map[archive.DayBoard][]winners.Winner
	err error
}

// findWinners reads the winners of the chosen day in the background. It returns nil if there is
// no table of winners.
func (p *model) findWinners() tea.Cmd {
	table, boards, f := p.Archive.Winners, p.boards(), foundWinners{day: p.day}
	if !table.Exists() {
		return nil
	}
	return p.InTurn(func() tea.Msg {
		f.all = map[archive.DayBoard][]winners.Winner{}
		for _, b := range boards {
			if f.all[b], f.err = table.Winners(b.Name()); f.err != nil {
				return f
			}
		}
		return f
	})
}

// takeWinners shows the winners of a day, unless the player has gone to another day meanwhile.
func (p *model) takeWinners(f foundWinners) {
	if f.day.Equal(p.day) {
		p.won, p.unread = f.all, f.err != nil
	}
}

var winnersHead = text.Text{"Quién lo ha ganado", "Winners so far"}

// maxWinners is the number of winners that the list shows. If the player has won but is not among
// them, the list has one more line for the player.
const maxWinners = 10

// winners returns the winners of the chosen board, or nothing if there is no table of winners.
func (p *model) winners(width int) screen.Block {
	if !p.Archive.Winners.Exists() {
		return nil
	}
	all := p.won[p.boards()[p.Selected]]
	var b screen.Block
	for i, w := range all {
		if i < maxWinners || w.Me {
			b = append(b, p.winner(w, width))
		}
	}
	switch {
	case p.unread:
		return screen.Wrapped(screen.Refused.Of(p.Lang.Say("Ahora mismo no se puede leer la tabla.", "The table cannot be read right now.")), width)
	case len(all) == 0:
		b = screen.Wrapped(screen.Field.Of(p.Lang.Say("Nadie ha ganado todavía este tablero.", "Nobody has won this board yet.")), width)
	}
	switch {
	case p.Served.Guest:
		b = append(b, screen.Wrapped(screen.Message.Of(p.Lang.Say(
			"Como invitado no sales en la tabla: conéctate con una clave SSH.",
			"Guests are not listed. To join the table, connect with an SSH key.")), width)...)
	case p.Player == "":
		said := p.Lang.Say(
			"Con %s eliges el nombre con el que sales en la tabla.",
			"Press %s to choose your name in the table.", p.Keyed.First(keys.NamePlayer, p.Lang))
		b = append(b, screen.Wrapped(screen.Message.Of(said), width)...)
	}
	return b
}

// winner returns the line of a winner. The line of the player is marked with ▸.
func (p *model) winner(w winners.Winner, width int) screen.Line {
	name, ink, pointer := w.Name, screen.Message, "  "
	if name == "" {
		name = p.Lang.Say("sin nombre", "no name yet")
	}
	if w.Me {
		ink, pointer = screen.Figure, "▸ "
	}
	rank, took := fmt.Sprintf("%2d. ", w.Rank), words.InSeconds(p.Lang, w.Time)
	if w.Aided {
		rank, took = "    ", p.Lang.Say("con ayuda", "with help")+"  "+took
	}
	left := pointer + rank + name
	gap := max(1, width-screen.Width(left)-screen.Width(took))
	return screen.Line{ink.Of(left + strings.Repeat(" ", gap)), ink.Of(took)}
}
