package hint

import (
	"buscaminas/game/solver"
)

// ofExact returns the sentence for a thought of a step in which all layouts were counted.
func (t Teller) ofExact(h solver.Thought) string {
	if h.Says == solver.CountLayouts {
		return t.Say(
			"Cuenta todos los repartos de minas que cuadran con %s.",
			"Count all layouts of the mines that fit %s.", t.sources(h.WholeStep))
	}
	return t.Say("En todos, %s.", "In all of them, %s.", t.concludes(h.WholeStep.Concludes))
}
