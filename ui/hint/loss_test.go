package hint_test

import (
	"reflect"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/hint"
	"buscaminas/ui/text"
)

func TestTruthAboutALoss(t *testing.T) {
	for _, test := range []struct {
		name             string
		grid             func(rows, cols int) game.Grid
		board, play      string // the last action loses
		spanish, english string
	}{
		{"bad luck", square, "*...", "Aa*",
			"azar: 25 % de mina, nada era seguro",
			"bad luck: 25% for a mine, nothing was safe"},
		{"bad luck, hexagonal", hex, "*.. ...", "Aa*",
			"azar: 17 % de mina, nada era seguro",
			"bad luck: 17% for a mine, nothing was safe"},
		{"a flag that touches no number", square, "*....", "Ac!Aa*",
			"azar: 20 % de mina, nada era seguro",
			"bad luck: 20% for a mine, nothing was safe"},
		{"safe cells were there", square, "*... ....", "Ba*Bb*Aa*",
			"había celdas seguras: Ac, Bc, Ad y Bd",
			"there were safe cells: Ac, Bc, Ad and Bd"},
		{"a mine, and safe cells", square, "*..* ....", "Ba*Bb*Bc*Bd*Aa*",
			"Aa era mina segura · había celdas seguras: Ab y Ac",
			"Aa was certainly a mine · there were safe cells: Ab and Ac"},
		{"certainly a mine", square, "*.*..*", "Ab*Aa*",
			"Aa era mina segura",
			"Aa was certainly a mine"},
		{"a chord on a wrong flag", square, "*... ....", "Ba*Bb*Ab!Bb*",
			"marca mal puesta: Ab · había celdas seguras: Bc, Ac, Bd y Ad",
			"wrong flag: Ab · there were safe cells: Bc, Ac, Bd and Ad"},
		{"a wrong flag beside a number", square, "*... ....", "Ba*Bb*Bc!Aa*",
			"marca mal puesta: Bc · había celdas seguras: Ac, Ad y Bd",
			"wrong flag: Bc · there were safe cells: Ac, Ad and Bd"},
		{"a flag far away has no part in it", square, "*..... ......", "Ba*Bb*Bf!Aa*",
			"había celdas seguras: Ac, Bc, Ad, Ae y 3 más",
			"there were safe cells: Ac, Bc, Ad, Ae and 3 more"},
	} {
		g := played(t, test.grid, test.board, test.play)
		if g.Status() != game.Lost {
			t.Fatalf("%s: the game is not lost", test.name)
		}
		actions, err := game.ParsePlay(test.play)
		if err != nil {
			t.Fatal(err)
		}
		before := faces(g)
		steps, deaths := g.Steps(), g.Deaths()
		loss, err := hint.LossOf(g, actions[len(actions)-1].Cell)
		if err != nil {
			t.Fatal(err)
		}
		for lang, want := range []string{text.Spanish: test.spanish, text.English: test.english} {
			teller := hint.Teller{Layout: g.Layout(), Lang: text.Lang(lang)}
			if got := strings.Join(teller.Loss(loss), " · "); got != want {
				t.Errorf("%s: %q, want %q", test.name, got, want)
			}
		}
		if !reflect.DeepEqual(faces(g), before) || g.Steps() != steps || g.Deaths() != deaths {
			t.Errorf("%s: looking back changed the game", test.name)
		}
	}
}

func faces(g *game.Game) (all []game.Face) {
	rows, cols := g.Layout().Grid().Size()
	for i := range rows * cols {
		all = append(all, g.Face(game.Cell{Row: i / cols, Col: i % cols}))
	}
	return all
}

func TestNoLossWithoutAStep(t *testing.T) {
	if _, err := hint.LossOf(played(t, square, "*...", ""), game.Cell{}); err != game.NothingToUndo {
		t.Errorf("%v, want %v", err, game.NothingToUndo)
	}
}
