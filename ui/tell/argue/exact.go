package argue

import (
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// byExact returns the sentence for a step in which all layouts were counted.
func (t Teller) byExact(s solver.Step) string {
	return text.Text{
		"Contando todos los repartos de minas que cuadran con %s, se ve que %s.",
		"Counting every layout of the mines that fits %s shows that %s."}.In(t.Lang, t.sources(s), t.concludes(s))
}
