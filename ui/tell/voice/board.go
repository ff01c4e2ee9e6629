package voice

import (
	"cmp"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/survey"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// MinesLeft says how many mines are left.
func (t Teller) MinesLeft() string {
	left := t.Game.MinesLeft()
	switch {
	case left == 0:
		return text.Text{"No queda ninguna mina por marcar.", "There are no mines left to flag."}.In(t.Lang)
	case left < 0:
		return choose(t.Lang, -left,
			text.Text{"Hay una marca de más.", "There is one flag too many."},
			text.Text{"Hay %d marcas de más.", "There are %d flags too many."})
	}
	return choose(t.Lang, left,
		text.Text{"Falta 1 mina.", "1 mine is left."},
		text.Text{"Faltan %d minas.", "%d mines are left."})
}

// AllMines says how many mines are left, how many mines the board has, and how many flags are
// placed.
func (t Teller) AllMines() string {
	if t.Game.Revealed() {
		return sentences(t.over(), text.Text{"En el tablero hay %s.", "The board has %s."}.In(
			t.Lang, words.Mines.Count(t.Game.Layout().Mines(), t.Lang)))
	}
	all, put := words.Mines.Count(t.Game.Layout().Mines(), t.Lang), t.Game.Flags()
	if put == 0 {
		return text.Text{
			"En el tablero hay %s, y no has puesto ninguna marca.",
			"The board has %s, and you have placed no flags."}.In(t.Lang, all)
	}
	return sentences(t.MinesLeft(), text.Text{
		"En el tablero hay %s, y has puesto %s.",
		"The board has %s, and you have placed %s."}.In(t.Lang, all, words.Flags.Count(put, t.Lang)))
}

// mostNumbers is the number of sentences about the frontier told at once.
const mostNumbers = 12

// Frontier says which numbers still touch closed cells. Numbers that decide all their cells come
// first, and then the number nearest to the cell origin. Numbers of which the same can be said share
// a sentence. The parameter skip is how many of these sentences the listener has already heard.
// Frontier leaves these out and says at most mostNumbers others. The result next is the value of skip
// for the next call. After the last sentence, next is 0, so that the next call begins again.
func (t Teller) Frontier(origin game.Cell, skip int) (said []string, next int) {
	if t.Game.Revealed() {
		return []string{t.over()}, 0
	}
	all := survey.Frontier(t.Game, origin)
	slices.SortStableFunc(all, func(a, b survey.Number) int { return cmp.Compare(rank(a), rank(b)) })
	decided := 0
	for decided < len(all) && rank(all[decided]) == 0 {
		decided++
	}
	switch {
	case len(all) == 0:
		return []string{text.Text{
			"Ya ningún número toca celdas cerradas.",
			"No number touches closed cells any more."}.In(t.Lang)}, 0
	case skip == 0:
		said = append(said, choose(t.Lang, len(all),
			text.Text{"1 celda abierta toca celdas cerradas.", "1 open cell touches closed ones."},
			text.Text{
				"%d celdas abiertas tocan celdas cerradas; primero, la más cercana a la última jugada.",
				"%d open cells touch closed ones; the nearest to the last move comes first."}))
		if 0 < decided && decided < len(all) {
			said = append(said, choose(t.Lang, decided,
				text.Text{"1 decide ya todas sus celdas, y va delante.", "1 already decides all its cells, and comes before the others."},
				text.Text{"%d deciden ya todas sus celdas, y van delante.", "%d already decide all their cells, and come before the others."}))
		}
	}
	lines := t.grouped(all)
	next = min(skip+mostNumbers, len(lines))
	said = append(said, lines[min(skip, next):next]...)
	if next == len(lines) {
		return said, 0
	}
	return append(said, choose(t.Lang, len(lines)-next,
		text.Text{
			"Queda 1 frase: para oírla, escribe otra vez frontera.",
			"1 sentence remains: to hear it, type frontier again."},
		text.Text{
			"Quedan %d frases: para oírlas, escribe otra vez frontera.",
			"%d sentences remain: to hear them, type frontier again."})), next
}

// rank orders the numbers of the frontier: 0 for a number whose closed cells are all safe or all
// mines, and 1 for any other.
func rank(n survey.Number) int {
	if n.Left == 0 || n.Left == len(n.Closed) {
		return 0
	}
	return 1
}

// grouped returns the sentences about the numbers, in the order of the first number of each sentence.
// A sentence is about at most [most] numbers.
func (t Teller) grouped(all []survey.Number) []string {
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
		each := ""
		if len(g.cells) > 1 {
			each = text.Text{", cada una", ", each"}[t.Lang]
		}
		lines = append(lines, t.list(g.cells)+each+": "+g.said)
	}
	return lines
}

// mostClosed is the greatest number of closed cells that the frontier names one by one.
const mostClosed = 3

func (t Teller) frontier(n survey.Number) string {
	closed := words.Cells.Count(len(n.Closed), t.Lang)
	if len(n.Closed) <= mostClosed {
		closed = t.list(n.Closed)
	}
	switch {
	case n.Left < 0:
		return text.Text{"marcas de más; cerradas, %s.", "too many flags; closed: %s."}.In(t.Lang, closed)
	case n.Left == 0:
		return text.Text{"ninguna mina en %s.", "no mine in %s."}.In(t.Lang, closed)
	case n.Left < len(n.Closed):
		return text.Text{"%s entre %s.", "%s among %s."}.In(t.Lang, words.Mines.Count(n.Left, t.Lang), closed)
	}
	return text.Text{"%s en %s.", "%s in %s."}.In(t.Lang, words.Mines.Count(n.Left, t.Lang), closed)
}

func (t Teller) over() string {
	return text.Text{"La partida ha terminado.", "The game is over."}.In(t.Lang)
}

// Where says where the last move was, and which cells surround it.
func (t Teller) Where(last *game.Cell) string {
	if last == nil {
		rows, cols := t.grid().Size()
		return text.Text{
			"Aún no has jugado en ninguna celda. En el centro del tablero está %s.",
			"You have not made a move yet. The middle of the board is %s."}.In(
			t.Lang, t.name(game.Cell{Row: rows / 2, Col: cols / 2}))
	}
	return text.Text{"Tu última jugada fue en ", "The last move was at "}.In(t.Lang) + t.Cell(*last)
}

// Summary describes the progress of the game: the open and closed cells, the time, the moves and
// the hints.
func (t Teller) Summary(played time.Duration, hinted int) []string {
	l := t.Game.Layout()
	all := l.Cells() - l.Mines()
	open := text.Text{
		"Has abierto %d de las %s sin mina.",
		"You have opened %d of the %s that have no mine."}.In(
		t.Lang, t.Game.Opened(), words.Cells.Count(all, t.Lang))
	if t.Game.Opened() == all {
		open = text.Text{
			"Has abierto todas las celdas sin mina.", "You have opened all the cells without a mine."}.In(t.Lang)
	}
	said := []string{open}
	if !t.Game.Revealed() {
		said = append(said, t.regions(), t.MinesLeft())
	}
	took := []string{words.Plays.Count(t.Game.Steps(), t.Lang)}
	if hinted > 0 {
		took = append(took, hintNoun.Count(hinted, t.Lang))
	}
	lasts := text.Text{"Llevas %s, con %s.", "You have been playing for %s, with %s."}
	if t.Game.Revealed() {
		lasts = text.Text{"Has jugado %s, con %s.", "You played for %s, with %s."}
	}
	return append(said, lasts.In(t.Lang, lasted(t.Lang, played), text.And(t.Lang, took)))
}

// regions says how many closed cells there are, and in how many regions.
func (t Teller) regions() string {
	regions := survey.Regions(t.Game)
	closed, largest := 0, survey.Region{}
	for _, r := range regions {
		closed += r.Cells
		if r.Cells > largest.Cells {
			largest = r
		}
	}
	say := func(s text.Text, args ...any) string { return s.In(t.Lang, args...) }
	switch {
	case closed == 0:
		return say(text.Text{
			"No queda ninguna celda cerrada sin marcar.",
			"There are no closed cells left without a flag."})
	case closed == 1:
		return say(text.Text{
			"Queda 1 celda cerrada sin marcar, %s.", "1 closed cell is left without a flag, %s."}, t.extent(largest))
	case len(regions) == 1:
		return say(text.Text{
			"Quedan %d celdas cerradas sin marcar, todas juntas: %s.",
			"%d closed cells are left without a flag, all in one region: %s."}, closed, t.extent(largest))
	}
	return say(text.Text{
		"Quedan %d celdas cerradas sin marcar, en %d regiones separadas. La mayor es de %s: %s.",
		"%d closed cells are left without a flag, in %d separate regions. The largest has %s: %s."},
		closed, len(regions), words.Cells.Count(largest.Cells, t.Lang), t.extent(largest))
}
