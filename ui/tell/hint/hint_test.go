package hint_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

func square(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} }
func hex(rows, cols int) game.Grid    { return game.Hex{Rows: rows, Cols: cols} }

// played returns a game on a board drawn in rows with blanks between them, '*' for
// a mine, after a play.
func played(t testing.TB, grid func(rows, cols int) game.Grid, board, play string) *game.Game {
	t.Helper()
	g := game.New(layoutOf(t, grid, board), game.Classic)
	do(t, g, play)
	return g
}

func layoutOf(t testing.TB, grid func(rows, cols int) game.Grid, board string) *game.Layout {
	t.Helper()
	rows := strings.Fields(board)
	var mines []game.Cell
	for r, row := range rows {
		for c := range row {
			if row[c] == '*' {
				mines = append(mines, game.Cell{Row: r, Col: c})
			}
		}
	}
	layout, err := game.NewLayout(grid(len(rows), len(rows[0])), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	return layout
}

func do(t testing.TB, g *game.Game, play string) {
	t.Helper()
	actions, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		if err := g.Apply(a); err != nil {
			t.Fatalf("%v: %v", a, err)
		}
	}
}

// Asked again and again about one position, a hint says more each time, and in the
// end the same.
func TestStagesOfAHint(t *testing.T) {
	for _, test := range []struct {
		name             string
		grid             func(rows, cols int) game.Grid
		board, play      string
		spanish, english []string
	}{
		{
			"nothing is open", square, "*...", "",
			[]string{"Nada es seguro: toca adivinar · i: dónde", "Lo mejor es abrir Aa: 25 % de probabilidad de mina", "Lo mejor es abrir Aa: 25 % de probabilidad de mina"},
			[]string{"Nothing is certain: you have to guess · i: where", "The best guess is Aa: 25% chance of a mine", "The best guess is Aa: 25% chance of a mine"},
		},
		{
			"two numbers", square, "*... ....", "Ba*Bb*",
			[]string{"Hay algo seguro que abrir · i: dónde", "Ac es segura · i: por qué",
				"Ac es segura: con una mina ahí no podrían cumplirse a la vez Bb (1) y Ba (1)"},
			[]string{"There is something safe to open · i: where", "Ac is safe · i: why",
				"Ac is safe: with a mine there, these could not all hold: Bb (1) and Ba (1)"},
		},
		{
			"a wrong flag comes first", square, "*... ....", "Ba*Bb*Bc!",
			[]string{"Hay una marca mal puesta · i: dónde", "La marca de Bc está mal puesta · i: por qué",
				"La marca de Bc está mal puesta: con una mina ahí no podrían cumplirse a la vez Bb (1) y Ba (1)"},
			[]string{"There is a wrong flag · i: where", "The flag on Bc is wrong · i: why",
				"The flag on Bc is wrong: with a mine there, these could not all hold: Bb (1) and Ba (1)"},
		},
		{
			"a mine, and nothing safe", square, "*.*..*", "Ab*",
			[]string{"No hay nada seguro que abrir, pero sí una mina segura sin marcar · i: dónde", "Aa es una mina · i: por qué",
				"Aa es una mina: alrededor de Ab (2) hay tantas minas como celdas cerradas"},
			[]string{"There is nothing safe to open, but there is a certain mine without a flag · i: where", "Aa is a mine · i: why",
				"Aa is a mine: there are as many mines around Ab (2) as closed cells"},
		},
		{
			"all mines that are certain are flagged", square, "*.*..*", "Ab*Aa!Ac!",
			[]string{"Nada es seguro: toca adivinar · i: dónde", "Lo mejor es abrir Ad: 33 % de probabilidad de mina"},
			[]string{"Nothing is certain: you have to guess · i: where", "The best guess is Ad: 33% chance of a mine"},
		},
		{
			"a flag on the best guess, and another as good", square, "..*....*", "Aa*Ac!Ad!",
			[]string{"Nada es seguro: toca adivinar · i: dónde", "Lo mejor es abrir Ae: 20 % de probabilidad de mina"},
			[]string{"Nothing is certain: you have to guess · i: where", "The best guess is Ae: 20% chance of a mine"},
		},
		{
			"a flag on every guess", square, "*.*..*", "Ab*Aa!Ac!Ad!Ae!Af!",
			[]string{"Nada es seguro: toca adivinar · i: dónde", "Lo mejor es abrir Ad (marcada): 33 % de probabilidad de mina"},
			[]string{"Nothing is certain: you have to guess · i: where", "The best guess is Ad (flagged): 33% chance of a mine"},
		},
		{
			"the mines of the whole board", square, "*.*..", "Ab*",
			[]string{"Hay algo seguro que abrir · i: dónde", "Ad es segura · i: por qué",
				"Ad es segura: con una mina ahí no podrían cumplirse a la vez el tablero (2) y Ab (2)"},
			[]string{"There is something safe to open · i: where", "Ad is safe · i: why",
				"Ad is safe: with a mine there, these could not all hold: the board (2) and Ab (2)"},
		},
		{
			"hexagonal", hex, "..*. ....", "Aa*Bd*",
			[]string{"Hay algo seguro que abrir · i: dónde"},
			[]string{"There is something safe to open · i: where"},
		},
	} {
		g := played(t, test.grid, test.board, test.play)
		for lang, want := range [][]string{text.Spanish: test.spanish, text.English: test.english} {
			thoughts := hint.See(g).Think()
			teller := hint.Teller{Layout: g.Layout(), Lang: text.Lang(lang)}
			var asker hint.Asker
			for i, want := range want {
				advice, stage := asker.Ask(thoughts)
				if got := teller.Advice(advice, stage, "i"); got != want {
					t.Errorf("%s, asked %d times: %q, want %q", test.name, i+1, got, want)
				}
			}
			if asker.Hints() != 1 {
				t.Errorf("%s: %d hints, want 1", test.name, asker.Hints())
			}
		}
	}
}

// Thoughts are about one position: any action, even a flag, makes them stale, and
// the next hint begins anew.
func TestHintOfAnotherPosition(t *testing.T) {
	g := played(t, square, "*... ....", "Ba*Bb*")
	var asker hint.Asker
	thoughts := hint.See(g).Think()
	asker.Ask(thoughts)
	asker.Ask(thoughts)
	for _, play := range []string{"Ac!", "Ac!", "Ac*", "<", ">"} {
		do(t, g, play)
		if thoughts.About(g) {
			t.Errorf("after %s the thoughts are still about the game", play)
		}
		thoughts = hint.See(g).Think()
		if !thoughts.About(g) {
			t.Error("thoughts of now are not about the game")
		}
		if _, stage := asker.Ask(thoughts); stage != hint.Whether {
			t.Errorf("after %s the hint begins with stage %d", play, stage)
		}
	}
	if asker.Hints() != 6 {
		t.Errorf("%d hints, want 6", asker.Hints())
	}
}

func TestChances(t *testing.T) {
	thoughts := hint.See(played(t, square, "*... ....", "Ba*Bb*")).Think()
	if !thoughts.Exact() {
		t.Error("the chances of eight cells are not exact")
	}
	for name, want := range map[string]float64{"Aa": 0.5, "Ab": 0.5, "Ac": 0, "Ad": 0, "Bd": 0} {
		c, err := game.ParseCell(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := thoughts.Chance(c); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

// The best guess may not be the one that risks least; then both are named.
func TestBestGuessThatRisksMore(t *testing.T) {
	for flags, want := range map[string]string{
		"":                "Lo mejor es abrir Aa: 23 % de probabilidad de mina · Ba arriesga menos (20 %), pero ayuda menos a seguir",
		"Ba!":             "Lo mejor es abrir Aa: 23 % de probabilidad de mina · Da arriesga menos (20 %), pero ayuda menos a seguir",
		"Aa!":             "Lo mejor es abrir Ea: 23 % de probabilidad de mina · Ba arriesga menos (20 %), pero ayuda menos a seguir",
		"Ba!Da!Bb!Cb!Db!": "Lo mejor es abrir Aa: 23 % de probabilidad de mina · Ba (marcada) arriesga menos (20 %), pero ayuda menos a seguir",
		"Aa!Ea!":          "Lo mejor es abrir Aa (marcada): 23 % de probabilidad de mina · Ba arriesga menos (20 %), pero ayuda menos a seguir",
	} {
		g := played(t, square, "*..** *.... ..... ..*.* .....", "Ca*Ed*"+flags)
		advice := hint.See(g).Think().Advice()
		if got := (hint.Teller{Layout: g.Layout()}).Advice(advice, hint.Where, "i"); got != want {
			t.Errorf("with flags %q it says %q, want %q", flags, got, want)
		}
	}
}
