package hint_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

func TestTruthAboutALoss(t *testing.T) {
	for _, test := range []struct {
		name             string
		grid             func(rows, cols int) game.Grid
		board, play      string // the last action loses
		spanish, english string
		rules            game.Rules
	}{
		{"bad luck", square, "*...", "Aa*",
			"Mala suerte: había que adivinar (25 % de riesgo)",
			"Bad luck: you had to guess (25% risk)", game.Classic},
		{"one mine among hundreds of cells", square, "*" + strings.Repeat(".", 249), "Aa*",
			"Mala suerte: había que adivinar (menos del 1 % de riesgo)",
			"Bad luck: you had to guess (less than 1% risk)", game.Classic},
		{"bad luck, hexagonal", hex, "*.. ...", "Aa*",
			"Mala suerte: había que adivinar (17 % de riesgo)",
			"Bad luck: you had to guess (17% risk)", game.Classic},
		{"a flag that touches no number", square, "*....", "Ac!Aa*",
			"Mala suerte: había que adivinar (20 % de riesgo)",
			"Bad luck: you had to guess (20% risk)", game.Classic},
		{"a guess that was needed, at more risk than it was", square, "*.......*", "Ab*Aa*",
			"Se podía arriesgar menos: 50 % en Aa, 17 % en Ad",
			"There was a safer guess: 50% risk at Aa, 17% at Ad", game.SingleCells},
		{"the same, hexagonal", hex, "*..... *.....", "Ab*Aa*",
			"Se podía arriesgar menos: 25 % en Aa, 14 % en Ae",
			"There was a safer guess: 25% risk at Aa, 14% at Ae", game.SingleCells},
		{"a chord on a wrong flag, where one cell alone was less risky", square, "*....*... .........", "Bb*Ba!Bb*",
			"La marca de Ba estaba mal: por ella, Bb abrió una mina; se podía arriesgar menos en Ad (8 %)",
			"The flag at Ba was wrong: it let Bb open a mine; Ad was less risky (8%)", game.Classic},
		{"safe cells were there", square, "*... ....", "Ba*Bb*Aa*",
			"Riesgo innecesario (50 %): había celdas sin peligro, como Ac",
			"Needless risk (50%): there were safe cells, such as Ac", game.Classic},
		{"a mine, and safe cells", square, "*..* ....", "Ba*Bb*Bc*Bd*Aa*",
			"Aa tenía que ser una mina; podías abrir Ab sin peligro",
			"Aa had to be a mine; Ab was safe to open", game.Classic},
		{"certainly a mine", square, "*.*..*", "Ab*Aa*",
			"Aa tenía que ser una mina",
			"Aa had to be a mine", game.Classic},
		{"every safe cell is flagged", square, "..*..*", "Ab!Aa*Ac*",
			"Riesgo innecesario (50 %): Ab, que habías marcado, no tenía mina",
			"Needless risk (50%): Ab, which you had flagged, was safe", game.Classic},
		{"a guess that opening the safe cells would not have spared", square, "..*..*", "Ab!Aa*Af*",
			"Mala suerte: había que adivinar de todas formas (33 % de riesgo); nada de lo que faltaba por abrir lo cambiaba",
			"Bad luck: you had to guess anyway (33% risk); nothing that was left to open would have changed that", game.Classic},
		{"one that they would have made less risky", square, "..*..*. ....... *...*.. .*....*", "Aa*Af*",
			"Se podía arriesgar menos: 25 % en Af, 10 % en Dc",
			"There was a safer guess: 25% risk at Af, 10% at Dc", game.Classic},
		{"a chord where nothing is known", square, "*. ..", "Bb*Ab!Bb*",
			"La marca de Ab estaba mal: por ella, Bb abrió una mina; se podía arriesgar menos en Aa (33 %)",
			"The flag at Ab was wrong: it let Bb open a mine; Aa was less risky (33%)", game.Classic},
		{"a chord that opens a certain mine", square, "...*....", "Ac*Ae*Ab!Af!Ac*",
			"La marca de Ab estaba mal: por ella, Ac abrió Ad, que tenía que ser una mina; podías abrir Aa sin peligro",
			"The flag at Ab was wrong: it let Ac open Ad, which had to be a mine; Aa was safe to open", game.Classic},
		{"a chord on a wrong flag", square, "*... ....", "Ba*Bb*Ab!Bb*",
			"La marca de Ab estaba mal: por ella, Bb abrió una mina; podías abrir Ac sin peligro",
			"The flag at Ab was wrong: it let Bb open a mine; Ac was safe to open", game.Classic},
		{"a wrong flag beside a number", square, "*... ....", "Ba*Bb*Bc!Aa*",
			"Bc estaba mal marcada; podías abrir Ac sin peligro",
			"The flag at Bc was wrong; Ac was safe to open", game.Classic},
		{"a flag far away has no part in it", square, "*..... ......", "Ba*Bb*Bf!Aa*",
			"Riesgo innecesario (50 %): había celdas sin peligro, como Ac",
			"Needless risk (50%): there were safe cells, such as Ac", game.Classic},
		{"a cascade past a wrong flag, and another that had no part in it", square, "...*....", "Ae*Af!Ab!Ac*",
			"La marca de Ab estaba mal: por ella, Ac abrió una mina; podías abrir Aa sin peligro",
			"The flag at Ab was wrong: it let Ac open a mine; Aa was safe to open", game.LeftToFind},
		{"a cascade from the only safe cell", square, "..*...*", "Af*Ab*Aa*Ae!Ad*",
			"La marca de Ae estaba mal: por ella, Ad abrió Ac, que tenía que ser una mina",
			"The flag at Ae was wrong: it let Ad open Ac, which had to be a mine", game.LeftToFind},
	} {
		g := game.New(layoutOf(t, test.grid, test.board), test.rules)
		gametest.Play(t, g, test.play)
		if g.Status() != game.Lost {
			t.Fatalf("%s: the game is not lost", test.name)
		}
		actions, err := game.ParsePlay(test.play)
		if err != nil {
			t.Fatal(err)
		}
		loss, err := advice.LossOf(g, actions[len(actions)-1].Cell)
		if err != nil {
			t.Fatal(err)
		}
		for lang, want := range []string{text.Spanish: test.spanish, text.English: test.english} {
			teller := hint.Teller{Game: g, Lang: text.Lang(lang)}
			if got := teller.Loss(loss); got != want {
				t.Errorf("%s: %q, want %q", test.name, got, want)
			} else if first := strings.FieldsFunc(got, func(r rune) bool { return r == ';' || r == ':' })[0]; len([]rune(first)) > 26 && !strings.Contains(first, " y ") {
				t.Errorf("%s: %q is too long for one line of a low window", test.name, first)
			}
		}
	}
}

// However many cells of a large board were safe, the sentence names a few and takes as long,
// because every frame repeats it.
func TestLossOfManySafeCellsIsSaidAsQuickly(t *testing.T) {
	layout, err := game.NewLayout(game.Square{Rows: 1000, Cols: 1000}, func(func(game.Cell) bool) {})
	if err != nil {
		t.Fatal(err)
	}
	teller := hint.Teller{Game: game.New(layout, game.Classic)}
	allocations := func(cells int) float64 {
		safe := make([]game.Cell, cells)
		return testing.AllocsPerRun(10, func() { teller.Loss(advice.Loss{Certain: safe}) })
	}
	// A small difference comes from the pools of fmt, which the garbage collector empties.
	if few, many := allocations(1_000), allocations(10_000); many > 2*few {
		t.Errorf("10000 cells take %v allocations, 1000 cells %v", many, few)
	}
}
