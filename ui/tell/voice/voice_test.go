package voice_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/solver"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/text"
)

var bothLangs = []text.Lang{text.Spanish, text.English}

func cellOf(t *testing.T, name string) game.Cell {
	t.Helper()
	c, err := game.ParseCell(name)
	if err != nil {
		t.Fatal(name, err)
	}
	return c
}

// begun returns a teller of a game on a square board, with these mines, after a play.
func begun(t *testing.T, rules game.Rules, rows, cols int, mines, plays string) voice.Teller {
	t.Helper()
	var at []game.Cell
	for _, name := range strings.Fields(mines) {
		at = append(at, cellOf(t, name))
	}
	layout, err := game.NewLayout(game.GridKinds()[0].New(rows, cols), slices.Values(at))
	if err != nil {
		t.Fatal(err)
	}
	teller := voice.Of(game.New(layout, rules), game.Mixed, text.Spanish)
	did(t, teller, plays)
	return teller
}

// did carries out a play and returns the sentences about its last action.
func did(t *testing.T, teller voice.Teller, plays string) (said text.Text) {
	t.Helper()
	actions, err := game.ParsePlay(plays)
	if err != nil {
		t.Fatal(plays, err)
	}
	for _, a := range actions {
		before := teller.Game.Clone()
		if err := teller.Game.Apply(a); err != nil {
			t.Fatal(a, err)
		}
		for _, teller.Lang = range bothLangs {
			said[teller.Lang] = teller.Effect(a, before)
		}
	}
	return said
}

func TestWhatAPlayDid(t *testing.T) {
	for _, test := range []struct {
		mines, before, play string
		want                text.Text
	}{
		{"A1", "", "A1!", text.Text{"A1: marcada.", "A1: flagged."}},
		{"A1", "A1!", "A1!", text.Text{"A1: sin marca.", "A1: no flag."}},
		{"A1", "", "A2*", text.Text{"A2: un 1.", "A2: a 1."}},
		{"A1", "", "A1*", text.Text{"A1 era una mina.", "A1 was a mine."}},
		{"A3", "", "C1*", text.Text{
			"C1: vacía. Se abrieron 20 celdas, filas A hasta C, columnas 1 a 7.",
			"C1: empty. 20 cells were opened, rows A to C, columns 1 to 7."}},
		{"A3 A5 C3", "", "C7*", text.Text{
			"C7: vacía. Se abrieron 10 celdas, filas A hasta C, columnas 4 a 7.",
			"C7: empty. 10 cells were opened, rows A to C, columns 4 to 7."}},
		{"A1 C2", "B2*A1!C2!", "B2*", text.Text{
			"Alrededor de B2 se abrieron 18 celdas, filas A hasta C, columnas 1 a 7.",
			"Around B2, 18 cells were opened, rows A to C, columns 1 to 7."}},
		{"A1 A3 B3 C1 C2 C3", "B2*A1!A3!B3!C1!C2!C3!", "<", text.Text{
			"Deshecho: se cerró 1 celda, B2. Las marcas se quedan.", "Undone: 1 cell was closed, B2. The flags stay."}},
		{"A1 B1 C2", "A2*A1!B1!B2*<", ">", text.Text{
			"Rehecho: se abrió 1 celda, B2.", "Redone: 1 cell was opened, B2."}},
		{"A1 A4 B4 C4", "A2*A1!", "A2*", text.Text{
			"Alrededor de A2 se abrieron 4 celdas: A3, un 2; B1 y B2, un 1 cada una; B3, un 3.",
			"Around A2, 4 cells were opened: A3 is a 2; B1 and B2 are a 1 each; B3 is a 3."}},
		{"A2", "A1*B1!", "A1*", text.Text{
			"Alrededor de A1 se abrió A2, que era una mina.", "Around A1, you opened A2: it was a mine."}},
	} {
		teller := begun(t, game.Classic, 3, 7, test.mines, test.before)
		if got := did(t, teller, test.play); got != test.want {
			t.Errorf("mines %s, %s, then %s:\n%q\nwant\n%q", test.mines, test.before, test.play, got, test.want)
		}
	}
}

func TestMinesThatAreLeft(t *testing.T) {
	for flags, want := range map[string]text.Text{
		"":             {"Faltan 2 minas.", "2 mines are left."},
		"A1!":          {"Falta 1 mina.", "1 mine is left."},
		"A1!A2!":       {"No queda ninguna mina por marcar.", "There are no mines left to flag."},
		"A1!A2!A3!":    {"Hay una marca de más.", "There is one flag too many."},
		"A1!A2!A3!B1!": {"Hay 2 marcas de más.", "There are 2 flags too many."},
	} {
		teller := begun(t, game.LeftToFind, 2, 3, "A1 B3", flags)
		for _, teller.Lang = range bothLangs {
			if got := teller.MinesLeft(); got != want.In(teller.Lang) {
				t.Errorf("%s: %q, want %q", flags, got, want.In(teller.Lang))
			}
		}
	}
}

func TestAboutACell(t *testing.T) {
	for _, test := range []struct {
		rules       game.Rules
		plays, cell string
		want        text.Text
	}{
		{game.LeftToFind, "", "A1", text.Text{
			"A1: cerrada. Alrededor: A2, B2 y B1 cerradas.",
			"A1: closed. Around it: A2, B2 and B1 closed."}},
		{game.LeftToFind, "B2*", "B2", text.Text{
			"B2: un 2. Le faltan 2 minas, y toca 8 celdas cerradas. Alrededor: A2, A3, B3, C3, C2, C1, B1 y A1 cerradas.",
			"B2: a 2. It needs 2 more mines, and touches 8 closed cells. Around it: A2, A3, B3, C3, C2, C1, B1 and A1 closed."}},
		{game.LeftToFind, "B2*A1!", "B2", text.Text{
			"B2: un 1. Le falta 1 mina, y toca 7 celdas cerradas. Alrededor: A2, A3, B3, C3, C2, C1 y B1 cerradas; A1 marcada.",
			"B2: a 1. It needs 1 more mine, and touches 7 closed cells. Around it: A2, A3, B3, C3, C2, C1 and B1 closed; A1 flagged."}},
		{game.Classic, "B2*A1!A3!C1!", "B2", text.Text{
			"B2: un 2. Le sobran marcas, y toca 5 celdas cerradas. Alrededor: A2 cerrada; A3 marcada; B3, C3 y C2 cerradas; C1 marcada; B1 cerrada; A1 marcada.",
			"B2: a 2. It touches too many flags, and 5 closed cells. Around it: A2 closed; A3 flagged; B3, C3 and C2 closed; C1 flagged; B1 closed; A1 flagged."}},
		{game.LeftToFind, "B2*A2!A1!A3!", "B2", text.Text{
			"B2: con marcas de más. Toca 5 celdas cerradas. Alrededor: A2 y A3 marcadas; B3, C3, C2, C1 y B1 cerradas; A1 marcada.",
			"B2: with too many flags. It touches 5 closed cells. Around it: A2 and A3 flagged; B3, C3, C2, C1 and B1 closed; A1 flagged."}},
		{game.LeftToFind, "A2!A1*", "B2", text.Text{
			"B2: un 2. Alrededor: A2, marca mal puesta; A3, mina; B3, un 1; C3, C2 y C1 vacías; B1, un 1; A1, mina que estalló.",
			""}},
	} {
		teller := begun(t, test.rules, 3, 3, "A1 A3", test.plays)
		for _, teller.Lang = range bothLangs {
			if got, want := teller.Cell(cellOf(t, test.cell)), test.want.In(teller.Lang); want != "" && got != want {
				t.Errorf("%s: %q\nwant %q", test.plays, got, want)
			}
		}
	}
}

func TestLines(t *testing.T) {
	teller := begun(t, game.Classic, 3, 7, "A1 A2 C1 C7", "A4*C7!")
	for want, got := range map[string]string{
		"Fila A: A1 y A2 cerradas; A3, un 1; A4 a A7 vacías.": teller.Row(0),
		"Columna 7: A7 vacía; B7, un 1; C7 marcada.":          teller.Col(6),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A chance is worded in a sentence, even if it is less than one percent.
func TestChancesInSentences(t *testing.T) {
	teller := begun(t, game.Classic, 2, 3, "A1 B3", "")
	at, other := cellOf(t, "B2"), cellOf(t, "A3")
	guess := advice.Advice{About: advice.Guess, Exact: true, Cell: at, Guess: solver.Guess{Cell: at, Chance: 0.125, Least: other, LeastChance: 0.004},
		Why: advice.Reason{Cells: 8, Mines: 1}}
	for want, got := range map[string]string{
		"De esa celda aún no se puede saber nada. B2: 13 por ciento de riesgo.":          teller.Unproven(at, 0.125),
		"De esa celda aún no se puede saber nada. B2: menos del 1 por ciento de riesgo.": teller.Unproven(at, 0.004),
		"No hay nada cierto. Lo mejor es abrir B2, 13 por ciento de riesgo: en ocho celdas hay una mina; hay menos riesgo en A3, menos " +
			"del 1 por ciento, pero ayuda menos a seguir.": teller.Advice(guess, advice.FirstStage+1),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Signs are no names to be heard. If rows or columns would have signs, all have numbers.
func TestNamesThatCanBeHeard(t *testing.T) {
	kind := game.GridKinds()[0]
	for _, test := range []struct {
		rows, cols  int
		liked, want game.Names
	}{
		{26, 30, game.Mixed, game.Mixed},
		{27, 9, game.Mixed, game.Numbers},
		{26, 26, game.Letters, game.Letters},
		{9, 27, game.Letters, game.Numbers},
		{30, 30, game.Numbers, game.Numbers},
	} {
		if got := voice.NamesFor(kind.New(test.rows, test.cols), test.liked); got != test.want {
			t.Errorf("%d×%d, %v: %v, want %v", test.rows, test.cols, test.liked, got, test.want)
		}
	}
}

// Every refusal has its own sentence.
func TestEveryRefusalIsASentence(t *testing.T) {
	teller := begun(t, game.Classic, 2, 3, "A1 B3", "A2*")
	for _, teller.Lang = range bothLangs {
		seen := map[string]game.Refusal{}
		for r := game.OffBoard; r <= game.GameOver; r++ {
			said := teller.Refused(game.Action{Kind: game.Open, Cell: game.Cell{Col: 1}}, r)
			heard(t, said)
			if other, same := seen[said]; same {
				t.Errorf("%v and %v: %q", r, other, said)
			}
			seen[said] = r
		}
	}
}

// spoken matches a sentence that can be read aloud.
var spoken = regexp.MustCompile(`^[\p{Lu}\d«"][\p{L}\d ,.:;?«»"]*\.$`)

// heard checks that a sentence can be read aloud.
func heard(t *testing.T, said string) {
	t.Helper()
	if !spoken.MatchString(said) || strings.Contains(said, "  ") || strings.Contains(said, "..") {
		t.Errorf("this cannot be read aloud: %q", said)
	}
}

// Hints play the bundled boards to their end or to the first mine. All sentences on the way can be
// read aloud.
func TestEverythingCanBeSaidAloud(t *testing.T) {
	for _, group := range boards.Collection() {
		for _, b := range group.Boards {
			setup, err := session.FromCollection(b)
			if err != nil {
				t.Fatal(err)
			}
			if setup.Layout().Cells() > 49 {
				continue
			}
			for _, l := range bothLangs {
				playAloud(t, setup, l)
			}
		}
	}
}

func playAloud(t *testing.T, setup session.Setup, l text.Lang) {
	t.Helper()
	g := game.New(setup.Layout(), setup.Rules)
	teller := voice.Of(g, game.Mixed, l)
	do := func(a game.Action) {
		before := g.Clone()
		if err := g.Apply(a); err != nil {
			t.Fatal(setup.Title, a, err)
		}
		heard(t, teller.Effect(a, before))
	}
	do(game.Action{Kind: game.Open, Cell: setup.Start()})
	for g.Status() == game.Playing {
		thoughts := advice.See(g).Think()
		a := thoughts.Advice(game.Cell{})
		for stage := advice.FirstStage; stage <= a.Last(); stage++ {
			heard(t, teller.Advice(a, stage))
		}
		frontier, _ := teller.Frontier(a.Cell, 0)
		for _, said := range slices.Concat(teller.Chances(thoughts), frontier, teller.Summary(0, 1)) {
			heard(t, said)
		}
		heard(t, teller.Cell(a.Cell))
		heard(t, teller.Row(a.Cell.Row))
		heard(t, teller.Col(a.Cell.Col))
		kind := game.Open
		if a.About == advice.MineCell || a.About == advice.WrongFlag {
			kind = game.Flag
		}
		if kind == game.Open && g.Flagged(a.Cell) {
			return // the best guess is flagged
		}
		do(game.Action{Kind: kind, Cell: a.Cell})
	}
	heard(t, teller.Ended(0))
	at := setup.Start()
	heard(t, teller.Where(&at))
	heard(t, teller.AllMines())
}

// A board with one row or one column is described as such.
func TestReach(t *testing.T) {
	for _, test := range []struct {
		rows, cols int
		want       text.Text
	}{
		{9, 9, text.Text{
			"Las filas van de la A a la I, y las columnas de la 1 a la 9.",
			"Rows go from A to I, and columns from 1 to 9."}},
		{1, 5, text.Text{
			"Solo hay una fila, la A, y las columnas van de la 1 a la 5.",
			"There is only one row, A, and columns go from 1 to 5."}},
		{3, 1, text.Text{
			"Solo hay una columna, la 1, y las filas van de la A a la C.",
			"There is only one column, 1, and rows go from A to C."}},
		{1, 1, text.Text{"Solo hay una celda, A1.", "There is only one cell, A1."}},
	} {
		teller := begun(t, game.Rules{}, test.rows, test.cols, "", "")
		for _, l := range bothLangs {
			if teller.Lang = l; teller.RowsAndColumns() != test.want.In(l) {
				t.Errorf("%q, want %q", teller.RowsAndColumns(), test.want.In(l))
			}
		}
	}
}
