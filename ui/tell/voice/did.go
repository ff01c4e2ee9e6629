package voice

import (
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Effect says what an action did. The parameter earlier is the game before the action.
func (t Teller) Effect(a game.Action, earlier *game.Game) string {
	switch a.Kind {
	case game.Flag:
		said := text.Text{"%s: sin marca.", "%s: no flag."}
		if t.Game.Flagged(a.Cell) {
			said = text.Text{"%s: marcada.", "%s: flagged."}
		}
		return said.In(t.Lang, t.Name(a.Cell))
	case game.Undo:
		said := t.changed(opened(t.Game, earlier), text.Text{"Deshecho: ", "Undone: "}, closedAgain)
		if t.Game.Flags() > 0 {
			said = sentences(said, t.Say("Las marcas se quedan.", "The flags stay."))
		}
		return said
	case game.Redo:
		return t.changed(opened(earlier, t.Game), text.Text{"Rehecho: ", "Redone: "}, wereOpened)
	}
	now := opened(earlier, t.Game)
	if earlier.Open(a.Cell) {
		return t.chorded(a.Cell, now)
	}
	return t.opened(a.Cell, now)
}

// OpenAlready says that an earlier move of the same line opened the cell c.
func (t Teller) OpenAlready(c game.Cell) string {
	return t.Say("%s: ya se había abierto.", "%s: it had already opened.", t.Name(c))
}

// WithTime returns the description of an event, preceded by the time of the event.
func (t Teller) WithTime(at time.Duration, event string) string {
	return t.Say("Tiempo: %s. ", "After %s. ", words.DurationInWords(at, t.Lang)) + text.Capital(event)
}

// opened returns the cells that are open in after but not in before.
func opened(before, after *game.Game) []game.Cell {
	var cells []game.Cell
	for c := range game.Cells(after.Layout().Grid()) {
		if after.Open(c) && !before.Open(c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// The formats of sentences about changed cells. The arguments are the number of the cells and their
// place.
var (
	closedAgain = text.Text{"{se cerró|se cerraron} %d {celda|celdas}, %s.", "%d {cell was|cells were} closed, %s."}
	wereOpened  = text.Text{"{se abrió|se abrieron} %d {celda|celdas}, %s.", "%d {cell was|cells were} opened, %s."}
)

// changed says which cells changed. It names a few cells one by one, and many cells by their rows
// and columns. The sentence begins with the text begin. The parameter words is [closedAgain] or
// [wereOpened].
func (t Teller) changed(all []game.Cell, begin, words text.Text) string {
	where := text.List{t.extent(regionOf(all))}
	if 1 < len(all) && len(all) <= most {
		where = t.list(all)
	}
	return begin.In(t.Lang) + words.In(t.Lang, len(all), where)
}

func regionOf(cells []game.Cell) (r region) {
	for _, c := range cells {
		r.add(c)
	}
	return r
}

// opened says which cells opened when the player opened the closed cell c.
func (t Teller) opened(c game.Cell, all []game.Cell) string {
	if t.Game.Layout().Mine(c) {
		return t.Say("%s era una mina.", "%s was a mine.", t.Name(c))
	}
	said := t.Name(c) + ": " + t.shows(t.face(c), 1) + "."
	others := slices.DeleteFunc(slices.Clone(all), func(o game.Cell) bool { return o == c })
	switch {
	case len(others) == 0:
	case len(others) <= most:
		said = sentences(said, t.cellByCell(others, text.Text{"También ", "Also, "}))
	default:
		said = sentences(said, text.Capital(t.changed(all, text.Text{}, wereOpened)))
	}
	exploded := t.exploded(all)
	if exploded != "" {
		exploded = t.Say("Alrededor ", "Around it, ") + exploded
	}
	return sentences(said, exploded)
}

// chorded says which cells a chord on c opened.
func (t Teller) chorded(c game.Cell, all []game.Cell) string {
	begin := text.Text{"Alrededor de %s ", "Around %s, "}.With(t.Name(c))
	exploded := t.exploded(all)
	switch {
	case len(all) == 0:
		return begin.In(t.Lang) + t.Say("no queda nada que abrir.", "nothing is left to open.")
	case exploded != "":
		return begin.In(t.Lang) + exploded
	case len(all) > most:
		return t.changed(all, begin, wereOpened)
	}
	return t.cellByCell(all, begin)
}

// cellByCell says how many cells were opened, and what each of these cells shows. The sentence
// starts with the text begin.
func (t Teller) cellByCell(all []game.Cell, begin text.Text) string {
	return begin.In(t.Lang) + t.Say(
		"{se abrió|se abrieron} %d {celda|celdas}: %s.", "%d {cell was|cells were} opened: %s.", len(all), t.shown(all))
}

// exploded says which of the opened cells were mines.
func (t Teller) exploded(opened []game.Cell) string {
	var mines []game.Cell
	for _, c := range opened {
		if t.Game.Layout().Mine(c) {
			mines = append(mines, c)
		}
	}
	if len(mines) == 0 {
		return ""
	}
	return t.Say("{se abrió|se abrieron} %s, que {era una mina|eran minas}.", "you opened %s: {it was a mine|they were mines}.", t.list(mines))
}
