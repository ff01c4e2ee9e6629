package hint

import (
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// Rule returns what kind of argument a rule makes, in a few words.
func Rule(r solver.Rule) text.Text {
	return map[solver.Rule]text.Text{
		solver.One:    {"números de uno en uno", "numbers one at a time"},
		solver.Two:    {"dos números a la vez", "two numbers together"},
		solver.Chain:  {"una cadena de números", "a chain of numbers"},
		solver.Remain: {"las minas que quedan", "the remaining mines"},
		solver.Cases:  {"todos los repartos posibles", "all possible layouts"},
	}[r]
}
