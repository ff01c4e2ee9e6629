package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/text"
)

// mostToName is the largest number of cells that a takeaway names.
const mostToName = 3

// Takeaway returns the sentence at the end of a position of the practice. It says what to look at
// first the next time, and which lesson teaches it. It is "" if no argument is found.
func Takeaway(p lesson.Position, rules game.Rules, names game.Names, l text.Lang) string {
	trial := lesson.NewTrial(p, rules)
	proof, ok := trial.Next()
	if !ok {
		return ""
	}
	taught := lesson.Teaching(trial.Game(), proof.Why)
	if taught == nil {
		return ""
	}
	numbers := proof.Numbers()
	if len(numbers) == 0 || len(numbers) > mostToName {
		return l.Say("La próxima vez, acuérdate de la %s.", "Next time, remember %s.", Numbered(taught, l))
	}
	var all []string
	for _, c := range numbers {
		all = append(all, numberAt(trial.Game(), c, names, l))
	}
	return l.Say("La próxima vez, mira primero: %s (%s).", "Next time, look first at %s (%s).", text.And(l, all), Numbered(taught, l))
}

// numberAt returns the number of an open cell and the name of the cell, such as "the 2 at Dc". It
// is the number that the cell shows. If flags have made the cell blank, it is the number of mines
// that the cell touches.
func numberAt(g *game.Game, c game.Cell, names game.Names, l text.Lang) string {
	n := g.Number(c)
	if n <= 0 {
		n = g.Layout().Around(c)
	}
	return l.Say("el %d de %s", "the %d at %s", n, names.Of(g.Layout().Grid(), c))
}
