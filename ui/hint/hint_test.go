package hint_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/hint"
	"buscaminas/ui/text"
)

func square(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} }
func hex(rows, cols int) game.Grid    { return game.Hex{Rows: rows, Cols: cols} }

// played returns a game on a board drawn in rows with blanks between them, '*' for
// a mine, after a play.
func played(t testing.TB, grid func(rows, cols int) game.Grid, board, play string) *game.Game {
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
	g := game.New(layout, game.Classic)
	do(t, g, play)
	return g
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
			[]string{"Nada es seguro: toca adivinar · i: dónde", "Lo mejor es Aa: 25 % de mina", "Lo mejor es Aa: 25 % de mina"},
			[]string{"Nothing is certain: a guess is due · i: where", "The best is Aa: 25% for a mine", "The best is Aa: 25% for a mine"},
		},
		{
			"two numbers", square, "*... ....", "Ba*Bb*",
			[]string{"Hay algo seguro que abrir · i: dónde", "Ac es segura · i: por qué",
				"Ac es segura: con una mina ahí no salen las cuentas: Bb (1) y Ba (1)"},
			[]string{"Something is certainly safe · i: where", "Ac is safe · i: why",
				"Ac is safe: a mine there does not fit Bb (1) and Ba (1)"},
		},
		{
			"a wrong flag comes first", square, "*... ....", "Ba*Bb*Bc!",
			[]string{"Hay una marca mal puesta · i: dónde", "La marca de Bc está mal · i: por qué",
				"La marca de Bc está mal: con una mina ahí no salen las cuentas: Bb (1) y Ba (1)"},
			[]string{"A flag is wrong · i: where", "The flag on Bc is wrong · i: why",
				"The flag on Bc is wrong: a mine there does not fit Bb (1) and Ba (1)"},
		},
		{
			"a mine, and nothing safe", square, "*.*..*", "Ab*",
			[]string{"Nada seguro que abrir, pero sí una mina segura sin marcar · i: dónde", "Aa es mina · i: por qué",
				"Aa es mina: alrededor de Ab (2) hay tantas minas como celdas cerradas"},
			[]string{"Nothing is certainly safe, but a mine without a flag is certain · i: where", "Aa is a mine · i: why",
				"Aa is a mine: there are as many mines around Ab (2) as closed cells"},
		},
		{
			"all mines that are certain are flagged", square, "*.*..*", "Ab*Aa!Ac!",
			[]string{"Nada es seguro: toca adivinar · i: dónde", "Lo mejor es Ad: 33 % de mina"},
			[]string{"Nothing is certain: a guess is due · i: where", "The best is Ad: 33% for a mine"},
		},
		{
			"the mines of the whole board", square, "*.*..", "Ab*",
			[]string{"Hay algo seguro que abrir · i: dónde", "Ad es segura · i: por qué",
				"Ad es segura: con una mina ahí no salen las cuentas: el tablero (2) y Ab (2)"},
			[]string{"Something is certainly safe · i: where", "Ad is safe · i: why",
				"Ad is safe: a mine there does not fit the board (2) and Ab (2)"},
		},
		{
			"hexagonal", hex, "..*. ....", "Aa*Bd*",
			[]string{"Hay algo seguro que abrir · i: dónde"},
			[]string{"Something is certainly safe · i: where"},
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
	g := played(t, square, "*..** *.... ..... ..*.* .....", "Ca*Ed*")
	advice := hint.See(g).Think().Advice()
	if got, want := (hint.Teller{Layout: g.Layout()}).Advice(advice, hint.Where, "i"),
		"Lo mejor es Ea: 23 % de mina · Ba arriesga menos, 20 %, pero ayuda menos a seguir"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
