package argue

import (
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// byExact returns the sentence for a step in which all layouts were counted.
func (t Teller) byExact(s solver.Step) string {
	return text.Text{
		"Contados todos los repartos de minas que cuadran con %s, en todos ellos %s.",
		"Every layout of mines that fits %s was counted: in all of them %s."}.In(t.Lang, t.sources(s), t.concludes(s))
}
