package hint

import (
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// Rule names the kind of argument that uses a rule of the solver.
func Rule(r solver.Rule) text.Text {
	return map[solver.Rule]text.Text{
		solver.One:    {"números de uno en uno", "a single number"},
		solver.Two:    {"dos números a la vez", "two numbers that overlap"},
		solver.Chain:  {"una cadena de números", "a chain of numbers"},
		solver.Remain: {"las minas que quedan", "the remaining mines"},
		solver.Cases:  {"qué pasaría en cada caso", "what would follow in each case"},
		solver.Exact:  {"todos los repartos posibles", "all possible layouts"},
	}[r]
}
