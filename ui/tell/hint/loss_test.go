package hint_test

import (
	"reflect"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"

	"pgregory.net/rapid"
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
			"Mala suerte: había que adivinar, con un 25 % de riesgo",
			"Bad luck: you had to guess, at 25% risk", game.Classic},
		{"bad luck, hexagonal", hex, "*.. ...", "Aa*",
			"Mala suerte: había que adivinar, con un 17 % de riesgo",
			"Bad luck: you had to guess, at 17% risk", game.Classic},
		{"a flag that touches no number", square, "*....", "Ac!Aa*",
			"Mala suerte: había que adivinar, con un 20 % de riesgo",
			"Bad luck: you had to guess, at 20% risk", game.Classic},
		{"a guess that was needed, at more risk than it was", square, "*.......*", "Ab*Aa*",
			"Había que adivinar, pero se podía arriesgar menos: 50 % en Aa, 17 % en Ad",
			"You had to guess, but there was a safer guess: 50% risk at Aa, 17% at Ad", game.SingleCells},
		{"the same, hexagonal", hex, "*..... *.....", "Ab*Aa*",
			"Había que adivinar, pero se podía arriesgar menos: 25 % en Aa, 14 % en Ae",
			"You had to guess, but there was a safer guess: 25% risk at Aa, 14% at Ae", game.SingleCells},
		{"a chord on a wrong flag, where one cell alone was less risky", square, "*....*... .........", "Bb*Ba!Bb*",
			"La marca de Ba estaba mal puesta; se podía arriesgar menos en Ad (8 %)",
			"The flag at Ba was wrong; Ad was less risky (8%)", game.Classic},
		{"safe cells were there", square, "*... ....", "Ba*Bb*Aa*",
			"Te la jugaste (50 % de riesgo) y no hacía falta: Ac no tenía mina",
			"You guessed (50% risk) without having to: Ac was safe", game.Classic},
		{"a mine, and safe cells", square, "*..* ....", "Ba*Bb*Bc*Bd*Aa*",
			"Aa tenía que ser una mina; podías abrir Ab sin peligro",
			"Aa had to be a mine; Ab was safe to open", game.Classic},
		{"certainly a mine", square, "*.*..*", "Ab*Aa*",
			"Aa tenía que ser una mina",
			"Aa had to be a mine", game.Classic},
		{"every safe cell is flagged", square, "..*..*.*.", "Ab*Ad*Ae*Aa!Ah*",
			"Te la jugaste y no hacía falta: Aa, que habías marcado, no tenía mina",
			"You guessed without having to: Aa, which you had flagged, was safe", game.Classic},
		{"a chord where nothing is known", square, "*. ..", "Bb*Ab!Bb*",
			"La marca de Ab estaba mal puesta; se podía arriesgar menos en Aa (33 %)",
			"The flag at Ab was wrong; Aa was less risky (33%)", game.Classic},
		{"a chord that opens a certain mine", square, "...*....", "Ac*Ae*Ab!Af!Ac*",
			"Ad tenía que ser una mina, y la marca de Ab estaba mal puesta; podías abrir Aa sin peligro",
			"Ad had to be a mine, and the flag at Ab was wrong; Aa was safe to open", game.Classic},
		{"a chord on a wrong flag", square, "*... ....", "Ba*Bb*Ab!Bb*",
			"La marca de Ab estaba mal puesta; podías abrir Ac sin peligro",
			"The flag at Ab was wrong; Ac was safe to open", game.Classic},
		{"a wrong flag beside a number", square, "*... ....", "Ba*Bb*Bc!Aa*",
			"La marca de Bc estaba mal puesta; podías abrir Ac sin peligro",
			"The flag at Bc was wrong; Ac was safe to open", game.Classic},
		{"a flag far away has no part in it", square, "*..... ......", "Ba*Bb*Bf!Aa*",
			"Te la jugaste (50 % de riesgo) y no hacía falta: Ac no tenía mina",
			"You guessed (50% risk) without having to: Ac was safe", game.Classic},
		{"a cascade past a wrong flag, and another that had no part in it", square, "...*....", "Ae*Af!Ab!Ac*",
			"La marca de Ab estaba mal puesta; podías abrir Aa sin peligro",
			"The flag at Ab was wrong; Aa was safe to open", game.LeftToFind},
		{"a cascade from the only safe cell", square, "..*...*", "Af*Ab*Aa*Ae!Ad*",
			"Ac tenía que ser una mina, y la marca de Ae estaba mal puesta",
			"Ac had to be a mine, and the flag at Ae was wrong", game.LeftToFind},
	} {
		g := game.New(layoutOf(t, test.grid, test.board), test.rules)
		do(t, g, test.play)
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
			teller := hint.Teller{Game: g, Lang: text.Lang(lang)}
			if got := teller.Loss(loss); got != want {
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

// Every loss is explained. The flags named are exactly those that made the loss: without another
// flag, as much explodes.
func TestEveryLossIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := rapid.SampledFrom([]game.Rules{game.LeftToFind, game.Classic, {Opening: game.Single}}).Draw(t, "rules")
		rows, cols := rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(2, 5).Draw(t, "columns")
		cell := rapid.Custom(func(t *rapid.T) game.Cell {
			return game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "column")}
		})
		mines := rapid.SliceOfNDistinct(cell, 1, 4, rapid.ID).Draw(t, "mines")
		grid := rapid.SampledFrom([]func(rows, cols int) game.Grid{square, hex}).Draw(t, "grid")(rows, cols)
		layout, err := game.NewLayout(grid, slices.Values(mines[:min(len(mines), rows*cols-1)]))
		if err != nil {
			t.Fatal(err)
		}
		g := game.New(layout, rules)
		var plays []game.Action
		gametest.LogIfFailed(t, func() string { return gametest.Text(layout, rules, plays) })
		for range 40 {
			kind := rapid.SampledFrom([]game.Kind{game.Open, game.Flag}).Draw(t, "kind")
			a := game.Action{Kind: kind, Cell: cell.Draw(t, "cell")}
			if g.Apply(a) == nil {
				plays = append(plays, a)
			}
		}
		if g.Status() != game.Lost {
			t.Skip("not lost")
		}
		last := plays[len(plays)-1]
		loss, err := hint.LossOf(g, last.Cell)
		if err != nil {
			t.Fatal(err)
		}
		if told := (hint.Teller{Game: g}).Loss(loss); len(told) == 0 {
			t.Fatalf("no explanation of %+v", loss)
		}
		if g.Face(last.Cell) == game.ExplodedMine {
			return
		}
		if len(loss.Misled) == 0 {
			t.Fatalf("the loss names no flag: %+v", loss)
		}
		exploded := count(g, game.ExplodedMine)
		for i, face := range faces(g) {
			f := game.Cell{Row: i / cols, Col: i % cols}
			if face != game.WrongFlag || slices.Contains(loss.Misled, f) {
				continue
			}
			without := g.Clone()
			for _, a := range []game.Action{{Kind: game.Undo}, {Kind: game.Flag, Cell: f}, last} {
				if err := without.Apply(a); err != nil {
					t.Fatalf("%v without the flag on %v: %v", a, f, err)
				}
			}
			if got := count(without, game.ExplodedMine); got < exploded {
				t.Fatalf("without the flag on %v %d mines explode, with it %d; named are %v", f, got, exploded, loss.Misled)
			}
		}
	})
}

func count(g *game.Game, face game.Face) (n int) {
	for _, f := range faces(g) {
		if f == face {
			n++
		}
	}
	return n
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
		return testing.AllocsPerRun(10, func() { teller.Loss(hint.Loss{Certain: safe}) })
	}
	// A small difference comes from the pools of fmt, which the garbage collector empties.
	if few, many := allocations(1_000), allocations(10_000); many > 2*few {
		t.Errorf("10000 cells take %v allocations, 1000 cells %v", many, few)
	}
}
