package voice

import (
	"cmp"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// mostNumbers is the number of sentences about the frontier told at once.
const mostNumbers = 12

// Frontier describes the numbers that touch closed cells. Numbers whose closed cells are all safe
// or all mines come first, and then the numbers nearest to origin. Numbers with equal descriptions
// share a sentence. Frontier omits the first skip sentences and returns at most mostNumbers others.
// The result next is the value of skip for the next call, or 0 after the last sentence.
func (t Teller) Frontier(origin game.Cell, skip int) (said []string, next int) {
	if t.Game.Revealed() {
		return []string{t.over()}, 0
	}
	all := frontierFrom(t.Game, origin)
	slices.SortStableFunc(all, func(a, b number) int { return cmp.Compare(rank(a), rank(b)) })
	decided := 0
	for decided < len(all) && rank(all[decided]) == 0 {
		decided++
	}
	switch {
	case len(all) == 0:
		return []string{t.Say(
			"Ya ningún número toca celdas cerradas.",
			"No number touches closed cells any more.")}, 0
	case skip == 0:
		said = append(said, t.Say("%d {celda abierta toca|celdas abiertas tocan} celdas cerradas.", "%d open {cell touches|cells touch} closed ones.", len(all)))
		nearest := t.Say("Primero, las más cercanas a la última jugada.", "The nearest to the last move come first.")
		if 0 < decided && decided < len(all) {
			nearest = t.Say("Primero, {la que no deja|las %d que no dejan} dudas; después, las más cercanas a la última jugada.",
				"%d of them {leaves|leave} no doubt, and {comes|come} first; then the nearest to the last move.", decided)
		}
		if len(all) > 1 {
			said = append(said, nearest)
		}
	}
	lines := t.grouped(all)
	next = min(skip+mostNumbers, len(lines))
	said = append(said, lines[min(skip, next):next]...)
	if next == len(lines) {
		return said, 0
	}
	return append(said, t.Say("{Queda|Quedan} %d {frase|frases}: para {oírla|oírlas}, escribe otra vez frontera.",
		"%d {sentence remains|sentences remain}: to hear {it|them}, type frontier again.", len(lines)-next)), next
}

// rank returns 0 for a number whose closed cells are all safe or all mines, and 1 for any other
// number. The frontier begins with the numbers of rank 0.
func rank(n number) int {
	if n.Left == 0 || n.Left == len(n.Closed) {
		return 0
	}
	return 1
}

// grouped returns the sentences about the numbers, in the order of the first number of each
// sentence. No sentence describes more than four numbers: see the constant most.
func (t Teller) grouped(all []number) []string {
	type group struct {
		said  string
		cells []game.Cell
	}
	var groups []group
	for _, n := range all {
		said := t.frontier(n)
		i := slices.IndexFunc(groups, func(g group) bool { return g.said == said && len(g.cells) < most })
		if i < 0 {
			i = len(groups)
			groups = append(groups, group{said: said})
		}
		groups[i].cells = append(groups[i].cells, n.Cell)
	}
	var lines []string
	for _, g := range groups {
		lines = append(lines, t.Say("%s{|, cada una}: %s", "%s{|, each}: %s", t.list(g.cells), g.said))
	}
	return lines
}

// mostClosed is the greatest number of closed cells that the frontier names one by one.
const mostClosed = 3

func (t Teller) frontier(n number) string {
	closed := text.List{words.Cells.In(t.Lang, len(n.Closed))}
	if len(n.Closed) <= mostClosed {
		closed = t.list(n.Closed)
	}
	switch {
	case n.Left < 0:
		return t.Say("marcas de más; cerradas, %s.", "too many flags; closed: %s.", closed)
	case n.Left == 0:
		return t.Say("ninguna mina en %s.", "no mine in %s.", closed)
	case n.Left < len(n.Closed):
		return t.Say("%s entre %s.", "%s among %s.", words.Mines.In(t.Lang, n.Left), closed)
	}
	return t.Say("%s en %s.", "%s in %s.", words.Mines.In(t.Lang, n.Left), closed)
}
