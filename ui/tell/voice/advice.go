package voice

import (
	"cmp"
	"maps"
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Advice returns the sentences for a stage of an advice. If there is more to tell, they say how to
// ask for it.
func (t Teller) Advice(a advice.Advice, s advice.Stage) string {
	said := sentences(t.StageText(a, s), t.hand(a, s))
	switch {
	case s >= a.Last():
		return said
	case s > advice.Whether:
		return sentences(said, t.Say(
			"Para el paso siguiente, escribe pista.", "For the next step, type hint."))
	}
	return sentences(said, t.Say(
		"Para saber dónde y por qué, escribe otra vez pista.", "To hear where and why, type hint again."))
}

// hand says what the player can do at a stage that finds something, or "".
func (t Teller) hand(a advice.Advice, s advice.Stage) string {
	if s <= advice.Whether || a.About == advice.Guess {
		return ""
	}
	h := a.Hand(t.Game, s)
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

// StageText returns the sentences for a stage of an advice.
func (t Teller) StageText(a advice.Advice, s advice.Stage) string {
	if a.About == advice.Guess && s > advice.Whether {
		return sentences(hint.Uncertain(a).In(t.Lang), t.guess(a))
	}
	return Sentence(t.Teller.StageText(a, s), t.Lang)
}

// Whole tells an advice with all its steps.
func (t Teller) Whole(a advice.Advice) string { return Sentence(t.Teller.Whole(a), t.Lang) }

// Warning says why the coach has stopped an opening, and how to go on.
func (t Teller) Warning(w advice.Warning) string {
	switch w.Against {
	case advice.CertainMine:
		return sentences(t.Say(
			"Ibas a abrir %s, que es una mina.", "You were about to open %s, which is a mine.", t.Name(w.Mine)), t.Say(
			"Para saber por qué, escribe pista; para abrirla de todos modos, repite lo mismo.",
			"To hear why, type hint; to open it anyway, type the same move again."))
	case advice.RashGuess:
		return sentences(t.Say(
			"Toca adivinar, pero se puede arriesgar menos.", "You have to guess, but there is a safer guess."), t.Say(
			"Para saber dónde, escribe pista; para abrir de todos modos, repite lo mismo.",
			"To hear where, type hint; to guess anyway, type the same move again."))
	}
	return sentences(t.Say(
		"Eso es adivinar, y hay una celda sin peligro.", "That is a guess, and there is a safe cell."), t.Say(
		"Para saber cuál, escribe pista; para abrir de todos modos, repite lo mismo.",
		"To hear which, type hint; to guess anyway, type the same move again."))
}

// Unproven says that nobody can know whether a cell is a mine. The parameter chance is the exact
// chance of a mine in the cell.
func (t Teller) Unproven(c game.Cell, chance float64) string {
	return t.Say(
		"De esa celda aún no se puede saber nada: la probabilidad de mina en %s es %s.",
		"Nothing can be known about that cell yet: the chance of a mine at %s is %s.", t.Name(c), t.chance(chance, true))
}

// guess names the best guess, and says why its risk is so low or so high, and what the guess is good
// for. If another cell has less risk, guess also names that cell, and says that it helps less.
func (t Teller) guess(a advice.Advice) string {
	risk, least := t.chance(a.Chance, a.Exact), t.chance(a.LeastChance, a.Exact)
	best := text.Text{"Lo menos arriesgado es abrir %s, con un riesgo %s", "The least risky cell is %s, with a risk of %s"}
	if least != risk {
		best = text.Text{"Lo mejor es abrir %s, con un riesgo %s", "The best guess is %s, with a risk of %s"}
	}
	said := best.In(t.Lang, t.guessed(a.Cell, a.Flagged), risk) + ": " + t.Because(a) + "."
	if least != risk {
		said = sentences(said, t.Say(
			"El riesgo es menor en %s: %s. Pero esa ayuda menos a seguir.",
			"There is less risk at %s: %s. But it tells you less about the rest.", t.guessed(a.Least, a.LeastFlagged), least))
	}
	if why := t.Outlook(a); why != "" {
		said = sentences(said, why+".")
	}
	return said
}

func (t Teller) guessed(c game.Cell, flagged bool) string {
	if flagged {
		return t.Say("%s, que está marcada", "%s, which is flagged", t.Name(c))
	}
	return t.Name(c)
}

// chance says a chance, which may be an estimate: "del 12 por ciento".
func (t Teller) chance(chance float64, exact bool) string {
	is := text.Text{"del %s", "%s"}
	if text.Parts(chance, 100) == 0 {
		is = text.Text{"de %s", "%s"}
	}
	said := is.In(t.Lang, percent(t.Lang, chance))
	if !exact {
		said += t.Say(", más o menos", ", roughly")
	}
	return said
}

// Chances says the chance of a mine in each closed cell, the lowest first. Cells with the same
// chance share a sentence.
func (t Teller) Chances(thoughts *advice.Thoughts) []string {
	alike := map[int][]game.Cell{} // by chance in hundredths
	for c := range game.Cells(t.grid()) {
		if !t.Game.Open(c) {
			share := -1 // proved safe
			if chance := thoughts.Chance(c); chance > 0 {
				share = text.Parts(chance, 100)
			}
			alike[share] = append(alike[share], c)
		}
	}
	var said []string
	if !thoughts.Exact() {
		said = append(said, t.Say(
			"Hay demasiados números para calcularlo todo, y las probabilidades son aproximadas.",
			"There are too many numbers to work everything out, so the chances are estimates."))
	}
	for _, share := range slices.SortedFunc(maps.Keys(alike), cmp.Compare[int]) {
		said = append(said, t.alike(share, alike[share]))
	}
	return said
}

// mostAlike is the greatest number of cells with the same chance that are named one by one.
const mostAlike = 20

func (t Teller) alike(share int, all []game.Cell) string {
	where := t.Some(all, len(all), len(all))
	if len(all) > mostAlike {
		where = text.List{t.Say("%d celdas, entre ellas %s", "%d cells, among them %s", len(all), where[:most])}
	}
	switch share {
	case -1:
		return t.Say("Sin mina: %s.", "No mine: %s.", where)
	case 100:
		return t.Say("Minas ciertas: %s.", "Certain mines: %s.", where)
	}
	return text.Capital(percent(t.Lang, float64(share)/100)) + ": " + text.And(t.Lang, where) + "."
}
