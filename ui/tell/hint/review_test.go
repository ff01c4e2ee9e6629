package hint_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// guessed returns the figures of a game with these guesses. If explodes is true, the last guess hit
// a mine.
func guessed(explodes bool, guesses ...review.Opening) review.Figures {
	for i := range guesses {
		guesses[i].Exact = true
	}
	if explodes {
		guesses[len(guesses)-1].Exploded = true
	}
	return review.Game{}.Figures(guesses)
}

func due(risk float64) review.Opening {
	return review.Opening{Verdict: review.Forced, Risk: risk, Least: risk}
}

// rash returns a guess at this risk where 9 % would do.
func rash(risk float64) review.Opening {
	return review.Opening{Verdict: review.Rash, Risk: risk, Least: 0.09, Exact: true, Better: []game.Cell{{Row: 1, Col: 3}}}
}

func needless(risk float64) review.Opening {
	return review.Opening{Verdict: review.Needless, Risk: risk}
}

// The sentence about guesses is natural in either language.
func TestGuessesInASentence(t *testing.T) {
	for _, test := range []struct {
		figures          review.Figures
		spanish, english string
	}{
		{guessed(false), "no jugaste al azar ni una vez", "you never guessed"},
		{guessed(true, needless(0.12)), "jugaste al azar una vez y perdiste (12 % de riesgo); no hacía falta adivinar",
			"you guessed once and lost (12% risk); there was no need to guess"},
		{guessed(false, due(0.2)), "jugaste al azar una vez y te salió bien (20 % de riesgo)",
			"you guessed once and got away with it (20% risk)"},
		{guessed(false, due(0.5), due(0.5)), "jugaste al azar 2 veces y siempre te salió bien (75 % de riesgo en total)",
			"you guessed 2 times and got away with it every time (75% risk overall)"},
		{guessed(true, rash(0.91)), "jugaste al azar una vez y perdiste (91 % de riesgo); el mínimo posible: 9 %",
			"you guessed once and lost (91% risk); the lowest possible was 9%"},
		{guessed(true, needless(0.5), due(0.5)),
			"jugaste al azar 2 veces y una te salió mal (75 % de riesgo en total); una no hacía falta; el mínimo posible: 50 %",
			"you guessed 2 times and one went wrong (75% risk overall); one was needless; the lowest possible was 50%"},
	} {
		spanish, english := hint.Teller{}, hint.Teller{Lang: text.English}
		if got := spanish.Luck(test.figures); got != test.spanish {
			t.Errorf("%q, want %q", got, test.spanish)
		}
		if got := english.Luck(test.figures); got != test.english {
			t.Errorf("%q, want %q", got, test.english)
		}
	}
}

// An accuracy of 100 percent needs a game without mistakes. Luck is mentioned only after a forced
// guess.
func TestAccuracyAndLuckInWords(t *testing.T) {
	nearly := slices.Repeat([]review.Opening{{Verdict: review.Proven}}, 500)
	for _, test := range []struct {
		openings []review.Opening
		want     string
	}{
		{nearly, "precisión: 100 % · suerte: no hizo falta"},
		{append(nearly[:500:500], needless(0.01)), "precisión: 99 % · suerte: no hizo falta"},
		{[]review.Opening{{Verdict: review.Mistake}}, "precisión: 0 % · suerte: no hizo falta"},
		{[]review.Opening{rash(0.59)}, "precisión: 25 % · suerte: buena (acertaste 1 de 1 al azar; lo esperable era 0,4)"},
		{[]review.Opening{due(0.5), due(0.5), due(0.25)},
			"precisión: 100 % · suerte: buena (acertaste 3 de 3 al azar; lo esperable era 1,8)"},
	} {
		if got := (hint.Teller{}).AccuracyAndLuck(review.Game{}.Figures(test.openings)); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// A guess that was needed, and that risked more than it had to, is told with the better cell.
func TestRashGuessInWords(t *testing.T) {
	g := played(t, square, "*...*. ......", "Bd*")
	spanish, english := hint.Teller{Game: g}, hint.Teller{Game: g, Lang: text.English}
	about := rash(0.91)
	about.Exact = false
	for want, got := range map[string]string{
		"left for later, 7 cells away":                                                    english.Missed(review.Opening{Verdict: review.Needless, Later: 7}),
		"riesgo de más (91 %) · se podía arriesgar menos en Bd (9 %)":                     spanish.Opening(rash(0.91)),
		"too risky (91%) · Bd was less risky (9%)":                                        english.Opening(rash(0.91)),
		"riesgo de más (cerca del 91 %) · se podía arriesgar menos en Bd (cerca del 9 %)": spanish.Opening(about),
		"sin riesgo: 0 de 1 jugada · con riesgo de más: 1":                                spanish.Counts(guessed(false, rash(0.91))),
		"safe: 0 of 1 move · too risky: 1":                                                english.Counts(guessed(false, rash(0.91))),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// The better move for a mistake says why the cell was a mine, and names a cell to open, or the best
// guess if none was safe, or the mines if nothing else was left.
func TestBetterThanAMistake(t *testing.T) {
	cell := func(col int) game.Cell { return game.Cell{Col: col} }
	for _, test := range []struct {
		board, play string
		mine        game.Cell
		want        []string
	}{
		{"*.*..*", "Ab*", cell(0), []string{"El 2 de Ab toca justo dos celdas cerradas, Aa y Ac: las dos son minas.",
			"Lo menos arriesgado es abrir Ad (33 % de riesgo): en las tres celdas que no tocan ningún número hay una mina. Si sale bien, ya no habrá que adivinar más"}},
		{"*.*..*..", "Ab*Ad*Ae*Ag*", cell(0), []string{
			"Primera conclusión: Aa es una mina. El 2 de Ab toca justo dos celdas cerradas, Aa y Ac: las dos son minas.",
			"Segunda conclusión: Ah no tiene mina. El 1 de Ae solo toca una celda cerrada, Af: ahí está la mina.",
			"El 1 de Ag ya tiene su mina, en Af, así que Ah no tiene mina."}},
		{"*.*.", "Ab*Ad*", cell(0), []string{"El 2 de Ab toca justo dos celdas cerradas, Aa y Ac: las dos son minas.",
			"Solo quedan minas por marcar: Aa y Ac"}},
	} {
		g := game.New(gametest.Layout(t, square, test.board), game.Strict)
		gametest.Play(t, g, test.play)
		b := advice.See(g).Think().BetterMove(review.Opening{Verdict: review.Mistake, Mines: []game.Cell{test.mine}})
		if got := (hint.Teller{Game: g}).BetterMove(b); !slices.Equal(got, test.want) {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}
