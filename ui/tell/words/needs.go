package words

import (
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// A Need is a rule of the solver that the flag --needs can ask for. The texts are parts of
// sentences.
type Need struct {
	Rule solver.Rule
	Flag text.Text // the value of the flag --needs
	What text.Text // what the board needs, in words
	seen text.Text // praise for a player who used the rule
}

// Needs returns all rules that the flag --needs can ask for, the easiest first.
func Needs() []Need {
	return []Need{
		{solver.One, text.Text{"uno", "one"},
			text.Text{"un solo número cada vez", "one number at a time"},
			text.Text{"y te bastó", "and that was enough for you"}},
		{solver.Two, text.Text{"dos", "two"},
			text.Text{"juntar dos números", "two numbers taken together"},
			text.Text{"y supiste hacerlo", "and you could do it"}},
		{solver.Chain, text.Text{"cadena", "chain"},
			text.Text{"una cadena de números", "a chain of numbers"},
			text.Text{"y la viste", "and you saw it"}},
		{solver.Remain, text.Text{"quedan", "remain"},
			text.Text{"contar las minas que quedan", "counting the mines left"},
			text.Text{"y las contaste", "and you counted them"}},
		{solver.Cases, text.Text{"casos", "cases"},
			text.Text{"suponer y descartar", "reasoning case by case"},
			text.Text{"y supiste hacerlo", "and you could do it"}},
	}
}

// need returns the [Need] of a rule.
func need(r solver.Rule) Need {
	for _, n := range Needs() {
		if n.Rule == r {
			return n
		}
	}
	return Need{}
}

// NeedsRule says which rule a board needs, or returns "" if r is 0.
func NeedsRule(r solver.Rule) text.Text {
	if r == 0 {
		return text.Text{}
	}
	return text.Text{"pide %s", "needs %s"}.With(need(r).What)
}

// NeededRule says at the end of a game which rule its board needed. If seen is true, it adds that
// the player used the rule without help.
func NeededRule(r solver.Rule, seen bool) text.Text {
	n := need(r)
	said := text.Text{"este pedía %s", "this one needed %s"}.With(n.What)
	if seen {
		for l := range said {
			said[l] += ", " + n.seen[l]
		}
	}
	return said
}

// BrokenPromise says that a board does not keep its promise.
func BrokenPromise(p deal.Promise) text.Text {
	if r := p.Needs(); r != 0 {
		return text.Text{
			"no se ha encontrado ningún tablero que pida %s: este es otro", "no board was found that needs %s: this is another one"}.With(need(r).What)
	}
	return MayNeedGuess
}
