package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Chances returns a function that gives the chance of a mine in a cell, or nil if the skill is not
// about chances. There must be a choice for every closed cell without a flag.
func Chances(s *lesson.Skill, choices []lesson.Choice) func(game.Cell) float64 {
	if !talks[s.Name].chances {
		return nil
	}
	chance := map[game.Cell]float64{}
	for _, c := range choices {
		chance[c.Cell] = 1 - c.Worth
	}
	return func(c game.Cell) float64 {
		if of, ok := chance[c]; ok {
			return of
		}
		return 1 // a cell that is no choice is flagged
	}
}

// A talk holds the texts of a skill.
type talk struct {
	about   About
	worth   func(t hint.Teller, c lesson.Choice) string // returns the text that rates a choice
	chances bool                                        // the chances are drawn once a cell is chosen
}

// SkillTexts returns the texts of a skill.
func SkillTexts(s *lesson.Skill) About { return talks[s.Name].about }

// RatingText returns the text that rates a choice in a position of a skill.
func RatingText(s *lesson.Skill, t hint.Teller, c lesson.Choice) string {
	return talks[s.Name].worth(t, c)
}

var talks = map[string]talk{
	"risk": {
		About{
			Title: text.Text{"Cuando toca adivinar", "When you have to guess"},
			Idea: text.Text{
				"Aquí no se puede deducir nada. Compara el riesgo junto a cada número (sus minas divididas entre sus celdas) con el del resto del tablero.",
				"Here nothing is certain. Compare the risk beside each number (its mines divided by its cells) with the risk on the rest of the board."},
			Task: text.Text{"Abre la celda con menos riesgo", "Open the least risky cell"},
		},
		func(t hint.Teller, c lesson.Choice) string { return t.RiskAt(c.Cell, 1-c.Worth, true) },
		true,
	},
	"openings": {
		About{
			Title: text.Text{"Dónde abrir un claro", "Where to find an opening"},
			Idea: text.Text{
				"Con un claro se abre mucho de una vez. En las esquinas y en los bordes hay menos vecinas que puedan tener mina.",
				"An opening uncovers a lot at once. In corners and at edges fewer neighbours can hold a mine."},
			Task: text.Text{
				"Abre donde sea más probable que haya un claro", "Open where an opening is most likely"},
		},
		func(t hint.Teller, c lesson.Choice) string {
			return t.Say("%s: %s de probabilidad de abrir un claro", "%s: %s chance of an opening", t.Name(c.Cell), t.Chance(c.Worth, true))
		},
		false,
	},
	"chords": {
		About{
			Title: text.Text{"Abrir vecinas para ir deprisa", "Chords for speed"},
			Idea: text.Text{
				"Al abrir un número completo se abre de una vez todo lo que le queda alrededor: una jugada en lugar de varias.",
				"Opening a complete number opens everything left around it at once: one move instead of several."},
			Task: text.Text{
				"Pulsa el número con el que se abren más celdas", "Open the number that opens the most cells"},
		},
		func(t hint.Teller, c lesson.Choice) string {
			return t.Say("con %[2]s {se abre una celda|se abren %[1]d celdas}", "%[2]s opens {one cell|%[1]d cells}", int(c.Worth), t.Name(c.Cell))
		},
		false,
	},
}
