package hint_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/game/solver"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

func square(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} }
func hex(rows, cols int) game.Grid    { return game.Hex{Rows: rows, Cols: cols} }

// played returns a game after a play. The board is drawn in rows separated by blanks, with '*' for
// a mine.
func played(t testing.TB, grid func(rows, cols int) game.Grid, board, play string) *game.Game {
	t.Helper()
	g := game.New(layoutOf(t, grid, board), game.Classic)
	gametest.Play(t, g, play)
	return g
}

func layoutOf(t testing.TB, grid func(rows, cols int) game.Grid, board string) *game.Layout {
	t.Helper()
	return gametest.Layout(t, grid, strings.Fields(board)...)
}

// Each further request for a hint about one position says more, and at the end repeats the last
// stage.
func TestStagesOfAHint(t *testing.T) {
	for _, test := range []struct {
		name             string
		grid             func(rows, cols int) game.Grid
		board, play      string
		spanish, english []string
	}{
		{
			"nothing is open", square, "*...", "",
			[]string{"No se puede deducir nada: toca adivinar · i: dónde y por qué", "No hay nada cierto. Lo menos arriesgado es abrir Aa (25 % de riesgo): en cuatro celdas hay una mina. Si sale bien, ya no habrá que adivinar más", "No hay nada cierto. Lo menos arriesgado es abrir Aa (25 % de riesgo): en cuatro celdas hay una mina. Si sale bien, ya no habrá que adivinar más"},
			[]string{"Nothing is certain: you have to guess · i: where and why", "Nothing is certain. The least risky cell is Aa (25% risk): four cells hold one mine. If it goes well, you will not have to guess again", "Nothing is certain. The least risky cell is Aa (25% risk): four cells hold one mine. If it goes well, you will not have to guess again"},
		},
		{
			"two numbers", square, "*... ....", "Ba*Bb*",
			[]string{"Hay algo que abrir sin peligro · i: dónde y por qué",
				"Paso 1 de 2. La mina de Ba está en Aa o en Ab. · i: siguiente paso",
				"Paso 2 de 2. Esa es también la única mina de Bb, así que Ac y Bc no tienen mina."},
			[]string{"There is something safe to open · i: where and why",
				"Step 1 of 2: Ba has its mine at Aa or Ab. · i: next step",
				"Step 2 of 2: That is also the only mine around Bb, so Ac and Bc are safe."},
		},
		{
			"a wrong flag comes first", square, "*... ....", "Ba*Bb*Bc!",
			[]string{"Hay una marca mal puesta · i: dónde y por qué",
				"La marca de Bc está mal puesta. Paso 1 de 2. La mina de Ba está en Aa o en Ab. · i: siguiente paso"},
			[]string{"There is a wrong flag · i: where and why",
				"The flag at Bc is wrong. Step 1 of 2: Ba has its mine at Aa or Ab. · i: next step"},
		},
		{
			"a mine, and nothing safe", square, "*.*..*", "Ab*",
			[]string{"No se puede abrir nada sin peligro, pero hay una mina que marcar · i: dónde y por qué",
				"El 2 de Ab toca justo dos celdas cerradas, Aa y Ac: las dos son minas."},
			[]string{"There is nothing safe to open, but there is a mine to flag · i: where and why",
				"The 2 at Ab touches exactly two closed cells, Aa and Ac: both are mines."},
		},
		{
			"all mines that are certain are flagged", square, "*.*..*", "Ab*Aa!Ac!",
			[]string{"No se puede deducir nada: toca adivinar · i: dónde y por qué", "No hay nada cierto. Lo menos arriesgado es abrir Ad (33 % de riesgo): en las tres celdas que no tocan ningún número hay una mina. Si sale bien, ya no habrá que adivinar más"},
			[]string{"Nothing is certain: you have to guess · i: where and why", "Nothing is certain. The least risky cell is Ad (33% risk): the three cells that touch no number hold one mine. If it goes well, you will not have to guess again"},
		},
		{
			"a flag on the best guess, and another as good", square, "..*....*", "Aa*Ac!Ad!",
			[]string{"No se puede deducir nada: toca adivinar · i: dónde y por qué", "No hay nada cierto. Lo menos arriesgado es abrir Ae (20 % de riesgo): en las cinco celdas que no tocan ningún número hay una mina. Si sale bien, ya no habrá que adivinar más"},
			[]string{"Nothing is certain: you have to guess · i: where and why", "Nothing is certain. The least risky cell is Ae (20% risk): the five cells that touch no number hold one mine. If it goes well, you will not have to guess again"},
		},
		{
			"a flag on every guess", square, "*.*..*", "Ab*Aa!Ac!Ad!Ae!Af!",
			[]string{"No se puede deducir nada: toca adivinar · i: dónde y por qué", "No hay nada cierto. Lo menos arriesgado es abrir Ad, que está marcada (33 % de riesgo): en las tres celdas que no tocan ningún número hay una mina. Si sale bien, ya no habrá que adivinar más"},
			[]string{"Nothing is certain: you have to guess · i: where and why", "Nothing is certain. The least risky cell is Ad, which is flagged (33% risk): the three cells that touch no number hold one mine. If it goes well, you will not have to guess again"},
		},
		{
			"the mines of the whole board", square, "*.*..", "Ab*",
			[]string{"Hay algo que abrir sin peligro · i: dónde y por qué",
				"Paso 1 de 2. El 2 de Ab toca justo dos celdas cerradas, Aa y Ac: las dos son minas. · i: siguiente paso",
				"Paso 2 de 2. Ya se sabe dónde están todas las minas, así que Ad y Ae no tienen mina."},
			[]string{"There is something safe to open · i: where and why",
				"Step 1 of 2: The 2 at Ab touches exactly two closed cells, Aa and Ac: both are mines. · i: next step",
				"Step 2 of 2: By now every mine is known, so Ad and Ae are safe."},
		},
		{
			"hexagonal", hex, "..*. ....", "Aa*Bd*",
			[]string{"Hay algo que abrir sin peligro · i: dónde y por qué"},
			[]string{"There is something safe to open · i: where and why"},
		},
	} {
		g := played(t, test.grid, test.board, test.play)
		for lang, want := range [][]string{text.Spanish: test.spanish, text.English: test.english} {
			thoughts := advice.See(g).Think()
			teller := hint.Teller{Game: g, Lang: text.Lang(lang)}
			var asker advice.Asker
			for i, want := range want {
				a, stage := asker.Ask(thoughts, game.Cell{})
				if got := teller.Advice(a, stage, "i"); got != want {
					t.Errorf("%s, asked %d times: %q, want %q", test.name, i+1, got, want)
				}
			}
			if asker.Hints() != 1 {
				t.Errorf("%s: %d hints, want 1", test.name, asker.Hints())
			}
		}
	}
}

// A cell that was promised to be safe needs no argument: the hint says that it was promised, even
// if it is flagged.
func TestHintAboutAPromisedCell(t *testing.T) {
	promised := game.Cell{Row: 1, Col: 3}
	for play, want := range map[string][]string{
		"": {"Bd no tiene mina: se prometió al empezar", "Bd is safe: that was promised at the start"},
		"Bd!": {"La marca de Bd está mal puesta: se prometió al empezar",
			"The flag at Bd is wrong: that was promised at the start"},
	} {
		g := played(t, square, "*... ....", play)
		a := advice.See(g, promised).Think().Advice(game.Cell{})
		for lang, want := range want {
			if got := (hint.Teller{Game: g, Lang: text.Lang(lang)}).StageText(a, a.Last()); got != want {
				t.Errorf("after %q: %q, want %q", play, got, want)
			}
		}
	}
}

// Mines that earlier hints told and nobody flagged are told again in one sentence if nothing else
// is left, and only those that are left. Otherwise something is certain.
func TestMinesThatWereTold(t *testing.T) {
	for _, test := range []struct{ board, play, then, spanish, english string }{
		{"*.*.", "Ab*", "Ad*", "Solo quedan minas por marcar: Aa y Ac", "Only mines are left to flag: Aa and Ac"},
		{"*.*.", "Ab*", "Ad*Aa!", "Solo quedan minas por marcar: Ac", "Only mines are left to flag: Ac"},
		{"*.*..*", "Ab*", "Ad!Ad!", "No se puede deducir nada más: toca adivinar", "Nothing else is certain: you have to guess"},
		{"*.*..*", "Ab*", "Aa!Ac!", "No se puede deducir nada: toca adivinar", "Nothing is certain: you have to guess"},
	} {
		g := game.New(gametest.Layout(t, square, test.board), game.Strict)
		gametest.Play(t, g, test.play)
		var asker advice.Asker
		ask := func() (advice.Advice, advice.Stage) { return asker.Ask(asker.See(g).Think(), game.Cell{}) }
		for a, stage := ask(); stage < a.Last(); _, stage = ask() {
		}
		gametest.Play(t, g, test.then)
		a, stage := ask()
		for lang, want := range []string{text.Spanish: test.spanish, text.English: test.english} {
			if got := (hint.Teller{Game: g, Lang: text.Lang(lang)}).StageText(a, stage); got != want {
				t.Errorf("%s after %s%s: %q, want %q", test.board, test.play, test.then, got, want)
			}
		}
	}
}

// A guess is a coin flip only if both sides are even.
func TestFlipsThatAreNotEven(t *testing.T) {
	g := game.New(gametest.Layout(t, square, "****.....", ".*..***.."), game.SingleCells)
	gametest.Play(t, g, "Bh*Bg!")
	a := advice.See(g).Think().Advice(game.Cell{})
	if a.Outlook.IsFlip || !a.Outlook.DecidesFlip || a.Chance < .55 {
		t.Errorf("the outlook of a guess with a risk of %.2f is %+v", a.Chance, a.Outlook)
	}
}

// If the best guess is not the cell with the lowest risk, the hint names both.
func TestBestGuessThatRisksMore(t *testing.T) {
	for flags, want := range map[string]string{
		"":                "No hay nada cierto. Lo mejor es abrir Ea (23 % de riesgo): en las 13 celdas que no tocan ningún número hay tres minas; hay menos riesgo en Ba (20 %), pero ayuda menos a seguir. Si sale bien, suele haber algo que deducir",
		"Ba!":             "No hay nada cierto. Lo mejor es abrir Ea (23 % de riesgo): en las 13 celdas que no tocan ningún número hay tres minas; hay menos riesgo en Da (20 %), pero ayuda menos a seguir. Si sale bien, suele haber algo que deducir",
		"Aa!":             "No hay nada cierto. Lo mejor es abrir Ea (23 % de riesgo): en las 13 celdas que no tocan ningún número hay tres minas; hay menos riesgo en Ba (20 %), pero ayuda menos a seguir. Si sale bien, suele haber algo que deducir",
		"Ba!Da!Bb!Cb!Db!": "No hay nada cierto. Lo mejor es abrir Ea (23 % de riesgo): en las 13 celdas que no tocan ningún número hay tres minas; hay menos riesgo en Ba, que está marcada (20 %), pero ayuda menos a seguir. Si sale bien, suele haber algo que deducir",
		"Aa!Ea!":          "No hay nada cierto. Lo mejor es abrir Ea, que está marcada (23 % de riesgo): en las 13 celdas que no tocan ningún número hay tres minas; hay menos riesgo en Ba (20 %), pero ayuda menos a seguir. Si sale bien, suele haber algo que deducir",
	} {
		g := played(t, square, "*..** *.... ..... ..*.* .....", "Ca*Ed*"+flags)
		a := advice.See(g).Think().Advice(game.Cell{})
		if got := (hint.Teller{Game: g}).Advice(a, a.Last(), "i"); got != want {
			t.Errorf("with flags %q it says %q, want %q", flags, got, want)
		}
	}
}

// A hint for a guess says why the risk is so low or so high: a number beside the cell with the
// cells among which its mines are, or the mines among the cells that touch no number.
func TestReasonOfAGuess(t *testing.T) {
	for _, test := range []struct {
		name             string
		board, play      string
		spanish, english string
	}{
		{"a number alone", ".*. ...", "Bb*",
			"a Bb le falta una mina entre cinco celdas", "Bb still needs one mine among five cells"},
		{"several mines of a number", ".*. *..", "Bb*",
			"a Bb le faltan dos minas entre cinco celdas", "Bb still needs two mines among five cells"},
		{"other numbers lower the risk", "....* .***.", "Ab*Ad*",
			"a Ab le faltan dos minas entre cinco celdas; visto el resto del tablero, es más difícil que haya una aquí",
			"Ab still needs two mines among five cells, and everything else makes one less likely here"},
		{"other numbers raise the risk", "...... ***..*", "Ad*Be*",
			"a Ad le falta una mina entre cuatro celdas; visto el resto del tablero, es más fácil que haya una aquí",
			"Ad still needs one mine among four cells, and everything else makes one likelier here"},
		{"of two numbers, the one that explains more", ".*.* *..* ....", "Cc*Bc*",
			"a Cc le falta una mina entre cuatro celdas", "Cc still needs one mine among four cells"},
		{"beside a mine that is known", "...*. *.*..", "Ab*Bd*Ac*Bc!",
			"a Ab le falta una mina entre tres celdas; visto el resto del tablero, es más difícil que haya una aquí",
			"Ab still needs one mine among three cells, and everything else makes one less likely here"},
		{"away from the numbers, on average", "..*..... ......*.", "Af*Bd*",
			"en las seis celdas que no tocan ningún número hay 0,6 minas de media",
			"the six cells that touch no number hold 0.6 mines on average"},
		{"one on average", "**... ...*. ...*.", "Cc*Bb*",
			"en las cuatro celdas que no tocan ningún número hay una mina de media",
			"the four cells that touch no number hold one mine on average"},
		{"a single cell away from the numbers", "*.* .*. .*.", "Cc*Ba*",
			"es la única que no toca ningún número, y las demás suelen bastar para las minas que quedan",
			"it is the only one that touches no number, and the others usually have room for all the mines left"},
		{"a single one that is likely a mine", "**** ..*. *.*.", "Cd*Bb*",
			"es la única que no toca ningún número, y las demás no suelen bastar para las minas que quedan",
			"it is the only one that touches no number, and the others seldom have room for all the mines left"},
	} {
		g := played(t, square, test.board, test.play)
		a := advice.See(g).Think().Advice(game.Cell{})
		if step, cells := a.Shown(a.Last()); !slices.Equal(step.Numbers, a.Why.Numbers) || !slices.Equal(cells, []game.Cell{a.Cell}) {
			t.Errorf("%s: the board marks %+v and %v", test.name, step, cells)
		}
		for lang, want := range []string{text.Spanish: test.spanish, text.English: test.english} {
			if got := (hint.Teller{Game: g, Lang: text.Lang(lang)}).GuessReason(a); got != want {
				t.Errorf("%s: %q, want %q", test.name, got, want)
			}
		}
	}
}

// The risk away from the numbers is that of cells that touch no number. Numbers count even if they
// were closed again by an undo, and a flagged cell that touches a number is not away from the
// numbers.
func TestRiskAwayFromTheNumbers(t *testing.T) {
	for play, want := range map[string]string{
		"":       "each cell: 11%",
		"Aa*":    "away from the numbers: 7%",
		"Aa*<":   "away from the numbers: 7%",
		"Aa*Ab!": "away from the numbers: 7%",
	} {
		g := played(t, square, ".*.... ...... ....*.", play)
		if got := (hint.Teller{Game: g, Lang: text.English}).RiskAwayFromNumbers(advice.See(g).Think()); got != want {
			t.Errorf("%s: %q, want %q", play, got, want)
		}
	}
}

// A hint for a guess says in one short sentence what the guess is good for.
func TestOutlookOfAGuess(t *testing.T) {
	for _, test := range []struct {
		name             string
		chance           float64
		outlook          solver.Outlook
		spanish, english string
	}{
		{"nothing but its risk", .2, solver.Outlook{SafeNext: .3}, "", ""},
		{"it may help", .2, solver.Outlook{SafeNext: .7},
			"Si sale bien, suele haber algo que deducir", "If it goes well, there is usually something to deduce"},
		{"it helps", .09, solver.Outlook{SafeNext: .95},
			"Si sale bien, casi siempre hay algo que deducir", "If it goes well, there is almost always something to deduce"},
		{"a flip that has to be taken", .5, solver.Outlook{SafeNext: .95, IsFlip: true},
			"Es un cara o cruz que habrá que jugar de todos modos: mejor ahora",
			"It is a coin flip that you would have to take anyway: better now"},
		{"flips that are not even", .58, solver.Outlook{SafeNext: .95, DecidesFlip: true},
			"Ayuda a decidir varias que quedarían al azar", "It helps to settle several that would be left to chance"},
		{"the last two cells", .5, solver.Outlook{Layouts: 2, Wins: 1},
			"Es un cara o cruz: ningún número puede aclararlo", "It is a coin flip: no number can settle it"},
		{"the last guess", .25, solver.Outlook{Layouts: 4, Wins: 3},
			"Si sale bien, ya no habrá que adivinar más", "If it goes well, you will not have to guess again"},
		{"an ending with more guesses", .25, solver.Outlook{Layouts: 12, Wins: 7},
			"Las minas pueden estar de 12 maneras, y así se gana en 7",
			"The mines can lie in 12 ways, and this wins in 7 of them"},
	} {
		for lang, want := range []string{text.Spanish: test.spanish, text.English: test.english} {
			got := hint.Teller{Lang: text.Lang(lang)}.Outlook(advice.Advice{Guess: solver.Guess{Chance: test.chance, Outlook: test.outlook}})
			if got != want || len(strings.Fields(got)) > 20 {
				t.Errorf("%s: %q, want %q", test.name, got, want)
			}
		}
	}
}
