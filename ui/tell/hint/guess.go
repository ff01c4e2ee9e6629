package hint

import (
	"math"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/text"
)

// uncertain returns the sentence before a guess, such as "Nothing is certain."
func uncertain(a advice.Advice) text.Text {
	if a.Exact && len(a.Mines) > 0 {
		return text.Text{"No hay nada más cierto.", "Nothing else is certain."}
	}
	if a.Exact {
		return text.Text{"No hay nada cierto.", "Nothing is certain."}
	}
	return text.Text{"No se ve nada cierto.", "Nothing looks certain."}
}

// guess names the best guess, the reason for its risk, and its benefit. If another cell has less
// risk, guess also names that cell, and says that it helps less.
func (t Teller) guess(a advice.Advice) string {
	risk, least := t.Chance(a.Chance, a.Exact), t.Chance(a.LeastChance, a.Exact)
	best := text.Text{"Lo menos arriesgado es abrir %s (%s de riesgo)", "The least risky cell is %s (%s risk)"}
	if least != risk {
		best = text.Text{"Lo mejor es abrir %s (%s de riesgo)", "The best guess is %s (%s risk)"}
	}
	said := best.In(t.Lang, t.guessed(a.Cell, a.Flagged), risk) + ": " + t.GuessReason(a)
	if least != risk {
		said += t.Say(
			"; hay menos riesgo en %s (%s), pero ayuda menos a seguir",
			"; there is less risk at %s (%s), but it tells you less about the rest", t.guessed(a.Least, a.LeastFlagged), least)
	}
	if why := t.Outlook(a); why != "" {
		said += ". " + why
	}
	return said
}

// The least chances for the words "usually" and "almost always" in [Teller.Outlook].
const usually, nearlyAlways = 0.5, 0.9

// Outlook says how the best guess helps to win, in a sentence without its full stop. It returns ""
// if the only advantage of the guess is its low risk.
func (t Teller) Outlook(a advice.Advice) string {
	o := a.Outlook
	survived := int(math.Round((1 - a.Chance) * float64(o.Layouts))) // the layouts without a mine in the guessed cell
	switch {
	case o.Layouts == 2:
		return t.Say("Es un cara o cruz: ningún número puede aclararlo",
			"It is a coin flip: no number can settle it")
	case o.IsFlip:
		return t.Say("Es un cara o cruz que habrá que jugar de todos modos: mejor ahora",
			"It is a coin flip that you would have to take anyway: better now")
	case o.DecidesFlip:
		return t.Say("Ayuda a decidir varias que quedarían al azar",
			"It helps to settle several that would be left to chance")
	case o.Layouts > 0 && o.Wins == survived:
		return t.Say("Si sale bien, ya no habrá que adivinar más",
			"If it goes well, you will not have to guess again")
	case o.Layouts > 0:
		return t.Say("Las minas pueden estar de %d maneras, y así se gana en %d",
			"The mines can lie in %d ways, and this wins in %d of them", o.Layouts, o.Wins)
	case o.SafeNext >= nearlyAlways:
		return t.Say("Si sale bien, casi siempre hay algo que deducir",
			"If it goes well, there is almost always something to deduce")
	case o.SafeNext >= usually:
		return t.Say("Si sale bien, suele haber algo que deducir",
			"If it goes well, there is usually something to deduce")
	}
	return ""
}

// guessed names a cell to guess. It says if the cell is flagged, because the player must first
// remove the flag.
func (t Teller) guessed(c game.Cell, flagged bool) string {
	if flagged {
		return t.Say("%s, que está marcada", "%s, which is flagged", t.Name(c))
	}
	return t.Name(c)
}

// noticed is the difference in risk that [Teller.GuessReason] mentions. For example, a number needs
// 1 mine among 4 cells: that alone makes the risk of each cell 25%. If the best guess is one of
// these cells and its risk differs from 25% by more than noticed, the sentence says that the rest
// of the board changes the risk.
const noticed = 0.05

// GuessReason says why the best guess has its risk, as a part of a sentence.
func (t Teller) GuessReason(a advice.Advice) string {
	r := a.Why
	if len(r.Numbers) == 0 {
		return t.awayFromNumbers(r)
	}
	said := t.Say("a %[2]s le {falta|faltan} %[1]s {mina|minas} entre %[3]s celdas", "%[2]s still needs %[1]s {mine|mines} among %[3]s cells",
		text.Number(r.Mines), t.Name(r.Numbers[0]), text.Number(r.Cells))
	switch more := a.Chance - r.Share(); {
	case more > noticed:
		said += t.Say("; visto el resto del tablero, es más fácil que haya una aquí",
			", and everything else makes one likelier here")
	case more < -noticed:
		said += t.Say("; visto el resto del tablero, es más difícil que haya una aquí",
			", and everything else makes one less likely here")
	}
	return said
}

// awayFromNumbers says how many mines there are among the cells that touch no number.
func (t Teller) awayFromNumbers(r advice.Reason) string {
	if r.Cells == 1 {
		only := text.Text{"es la única que no toca ningún número, y las demás suelen bastar para las minas que quedan",
			"it is the only one that touches no number, and the others usually have room for all the mines left"}
		if r.Mines >= 0.5 {
			only = text.Text{"es la única que no toca ningún número, y las demás no suelen bastar para las minas que quedan",
				"it is the only one that touches no number, and the others seldom have room for all the mines left"}
		}
		return only.In(t.Lang)
	}
	there := text.Text{"en las %s celdas que no tocan ningún número hay %s", "the %s cells that touch no number hold %s"}
	if t.Game.Opened() == 0 {
		there = text.Text{"en %s celdas hay %s", "%s cells hold %s"}
	}
	return there.In(t.Lang, text.Number(r.Cells), t.about(r.Mines))
}

// about returns a number of mines in words. A number with a fraction is an average: for 1.5 it
// returns "1.5 mines on average".
func (t Teller) about(mines float64) string {
	const exactly = 1e-6 // a smaller difference comes from rounding
	if whole := math.Round(mines); math.Abs(mines-whole) < exactly {
		return t.Say("%s {mina|minas}", "%s {mine|mines}", text.Number(whole))
	}
	switch math.Round(10 * mines) {
	case 0:
		return t.Say("menos de 0,1 minas de media", "fewer than 0.1 mines on average")
	case 10:
		return t.Say("una mina de media", "one mine on average")
	}
	return t.Say("%s minas de media", "%s mines on average", text.Tenths(t.Lang, mines))
}
