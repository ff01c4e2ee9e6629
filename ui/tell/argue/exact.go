package argue

import (
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// ofExact returns the sentence for a thought of a step in which all layouts were counted.
func (t Teller) ofExact(h solver.Thought) string {
	if h.Says == solver.Layouts {
		return text.Text{
			"Cuenta todos los repartos de minas que cuadran con %s.",
			"Count all layouts of the mines that fit %s."}.In(t.Lang, t.sources(h.Of))
	}
	return text.Text{"En todos, %s.", "In all of them, %s."}.In(t.Lang, t.concludes(h.Of.Concludes))
}
