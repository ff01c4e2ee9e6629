package voice

import (
	"cmp"
	"maps"
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/text"
)

// Advice returns the sentences for stage s of a. If more stages follow, the last sentence says how
// to ask for the next one.
func (t Teller) Advice(a advice.Advice, s advice.Stage) string {
	said := sentences(t.StageText(a, s), t.hand(a, s))
	switch {
	case s >= a.Last():
		return said
	case s > advice.FirstStage:
		return sentences(said, t.Say(
			"Para el paso siguiente, escribe pista.", "For the next step, type hint."))
	}
	return sentences(said, t.Say(
		"Para saber dónde y por qué, escribe otra vez pista.", "To hear where and why, type hint again."))
}

// hand says what the player can do after a stage that finds something. It returns "" after a stage
// that finds nothing.
func (t Teller) hand(a advice.Advice, s advice.Stage) string {
	if s <= advice.FirstStage || a.About == advice.Guess {
		return ""
	}
	h := a.Todo(t.Game, s)
	switch {
	case len(h.Mines) > 0:
		return t.Say("Puedes marcar %s.", "You can flag %s.", t.list(h.Mines))
	case h.Unflag:
		return t.Say("Puedes quitar la marca de %s.", "You can remove the flag at %s.", t.Name(h.At))
	case len(h.Safe) > 0:
		return t.Say("Puedes abrir %s.", "You can open %s.", t.list(h.Safe))
	}
	return ""
}

// StageText returns the sentences for stage s of a.
func (t Teller) StageText(a advice.Advice, s advice.Stage) string {
	return t.sentence(t.Teller.StageText(a, s))
}

// Whole returns the sentences for all steps of a.
func (t Teller) Whole(a advice.Advice) string { return t.sentence(t.Teller.Whole(a)) }

// Warning says why the coach has stopped an opening, and how to go on.
func (t Teller) Warning(w advice.Warning) string {
	return t.sentence(t.Teller.Warning(w, t.Say("pista", "hint")))
}

// Loss says why a game was lost.
func (t Teller) Loss(l advice.Loss) string { return t.sentence(t.Teller.Loss(l)) }

// Unproven says that nobody can know whether a cell is a mine. The parameter chance is the exact
// chance of a mine in the cell.
func (t Teller) Unproven(c game.Cell, chance float64) string {
	return sentences(t.Say("De esa celda aún no se puede saber nada.", "There is no telling about that cell yet."),
		t.sentence(t.RiskAt(c, chance, true)))
}

// Chances says the chance of a mine in each closed cell, the lowest first. Cells with the same
// chance share a sentence.
func (t Teller) Chances(thoughts *advice.Thoughts) []string {
	alike := map[int][]game.Cell{} // by chance in hundredths
	for c := range game.Cells(t.grid()) {
		if !t.Game.Open(c) {
			share := -1 // proved safe
			if chance := thoughts.Chance(c); chance > 0 {
				share = text.RoundChance(chance, 100)
			}
			alike[share] = append(alike[share], c)
		}
	}
	var said []string
	if !thoughts.Exact() {
		said = append(said, t.Say(
			"Hay demasiados números para calcularlo todo, y el riesgo es aproximado.",
			"There are too many numbers to work everything out, so the risk is an estimate."))
	}
	for _, share := range slices.SortedFunc(maps.Keys(alike), cmp.Compare[int]) {
		said = append(said, t.alike(share, alike[share]))
	}
	return said
}

// mostAlike is the greatest number of cells with the same chance that are named one by one.
const mostAlike = 20

func (t Teller) alike(share int, all []game.Cell) string {
	where := t.NameSome(all, len(all), len(all))
	if len(all) > mostAlike {
		where = text.List{t.Say("%d celdas, entre ellas %s", "%d cells, among them %s", len(all), where[:most])}
	}
	switch share {
	case -1:
		return t.Say("Sin mina: %s.", "No mine: %s.", where)
	case 100:
		return t.Say("Minas ciertas: %s.", "Certain mines: %s.", where)
	}
	return t.sentence(t.Say("%s: %s", "%s: %s", t.Chance(float64(share)/100, true), where))
}
