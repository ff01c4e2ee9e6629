package hint

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// position returns a game whose board is drawn in rows: * is a closed mine, F a flagged one, o an
// open cell, anything else a closed safe cell.
func position(t *testing.T, rules game.Rules, rows ...string) *game.Game {
	t.Helper()
	grid := game.Square{Rows: len(rows), Cols: len(rows[0])}
	var mines, open, flagged []game.Cell
	for i, row := range rows {
		for j, is := range row {
			c := game.Cell{Row: i, Col: j}
			switch is {
			case '*':
				mines = append(mines, c)
			case 'F':
				mines, flagged = append(mines, c), append(flagged, c)
			case 'o':
				open = append(open, c)
			}
		}
	}
	layout, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	return game.NewAt(layout, rules, open, flagged)
}

// at returns the cell with a name in letters.
func at(name string) game.Cell {
	return game.Cell{Row: int(name[0] - 'A'), Col: int(name[1] - 'a')}
}

func cells(names string) (all []game.Cell) {
	for _, name := range strings.Fields(names) {
		all = append(all, at(name))
	}
	return all
}

// facts parses facts as solve --steps writes them: Fb! is a mine, Da* is safe.
func facts(names string) (all []solver.Fact) {
	for _, name := range strings.Fields(names) {
		all = append(all, solver.Fact{Cell: at(name), Mine: name[2] == '!'})
	}
	return all
}

// step returns a step that uses these numbers, with their regions.
func step(g *game.Game, rule solver.Rule, numbers, uses, concludes string) solver.Step {
	s := solver.Step{Rule: rule, Numbers: cells(numbers), Uses: facts(uses), Concludes: facts(concludes)}
	for i, number := range s.Numbers {
		r := solver.Region{From: i, Mines: g.Layout().Around(number)}
		for _, c := range game.AppendNeighbors(nil, g.Layout().Grid(), number) {
			known := slices.IndexFunc(s.Uses, func(f solver.Fact) bool { return f.Cell == c })
			if known >= 0 {
				r.Known = append(r.Known, s.Uses[known])
			}
			switch {
			case known >= 0 && s.Uses[known].Mine:
				r.Mines--
			case known < 0 && !g.Open(c):
				r.Cells = append(r.Cells, c)
			}
		}
		s.Regions = append(s.Regions, r)
	}
	return s
}

func said(g *game.Game, s solver.Step, l text.Lang) string {
	return Teller{Game: g, Lang: l}.Step(s)
}

// tells fails the test unless a step is told in these words.
func tells(t *testing.T, g *game.Game, s solver.Step, want text.Text) {
	t.Helper()
	for l := range text.English + 1 {
		if got := said(g, s, l); got != want.In(l) {
			t.Errorf("%s\nwant %s", got, want.In(l))
		}
	}
}

// region returns the mines that a number, or what is left of an earlier region, has in some cells.
func region(mines, from, whole, part int, names, known string) solver.Region {
	return solver.Region{Mines: mines, From: from, Whole: whole, Part: part, Cells: cells(names), Known: facts(known)}
}

// The text of a step by one number names the cells that it touches.
func TestOneNumber(t *testing.T) {
	for _, test := range []struct {
		rows                    []string
		number, uses, concludes string
		said                    text.Text
	}{
		{[]string{"..*", "ooo"}, "Bc", "Ac!", "Ab*",
			text.Text{"El 1 de Bc ya tiene su mina, en Ac, así que Ab no tiene mina.",
				"The 1 at Bc already has its mine, at Ac, so Ab is safe."}},
		{[]string{"*.*", "ooo"}, "Bb", "Aa! Ac!", "Ab*",
			text.Text{"El 2 de Bb ya tiene sus minas, en Aa y Ac, así que Ab no tiene mina.",
				"The 2 at Bb already has its mines, at Aa and Ac, so Ab is safe."}},
		{[]string{"o*o.", "ooo."}, "Ba", "", "Ab!",
			text.Text{"El 1 de Ba solo toca una celda cerrada, Ab: ahí está la mina.",
				"The 1 at Ba touches only one closed cell, Ab: that is its mine."}},
		{[]string{"***.", "ooo."}, "Bb", "", "Aa! Ab! Ac!",
			text.Text{"El 3 de Bb toca justo tres celdas cerradas, Aa, Ab y Ac: las tres son minas.",
				"The 3 at Bb touches exactly three closed cells, Aa, Ab and Ac: all three are mines."}},
		{[]string{"**.", "ooo"}, "Bb", "Aa! Ac*", "Ab!",
			text.Text{"El 2 de Bb tiene una mina en Aa y ninguna en Ac. Solo le queda Ab: ahí está la otra.",
				"The 2 at Bb has a mine at Aa and none at Ac. Only Ab is left: the other one is there."}},
		{[]string{"*.", "oo"}, "Bb", "Ab*", "Aa!",
			text.Text{"El 1 de Bb solo puede tener su mina en Aa, porque en Ab no hay.",
				"The 1 at Bb can only have its mine at Aa, as there is none at Ab."}},
	} {
		g := position(t, game.LeftToFind, test.rows...)
		s := step(g, solver.One, test.number, test.uses, test.concludes)
		tells(t, g, s, test.said)
	}
}

// A number is given as the player sees it, with flags subtracted unless the rules count all mines.
func TestNumbersAreSaidAsTheyAreSeen(t *testing.T) {
	for _, test := range []struct {
		name            string
		rules           game.Rules
		rows            []string
		uses, concludes string
		want            string
	}{
		{"counted off", game.LeftToFind, []string{"F..", "ooo"}, "Aa!", "Ab* Ac*",
			"A Bb no le queda ninguna mina por encontrar, así que Ab y Ac no tienen mina."},
		{"counted", game.Classic, []string{"F..", "ooo"}, "Aa!", "Ab* Ac*",
			"El 1 de Bb ya tiene su mina, en Aa, así que Ab y Ac no tienen mina."},
		{"one left", game.LeftToFind, []string{"F*o.", "ooo."}, "Aa!", "Ab!",
			"Al 1 de Bb solo le queda una celda sin marcar, Ab: ahí está la mina."},
		{"a flag that proves nothing", game.LeftToFind, []string{"F*o.", "ooo."}, "", "Aa! Ab!",
			"Bb, un 2 en total, toca justo dos celdas cerradas, Aa y Ab: las dos son minas."},
	} {
		g := position(t, test.rules, test.rows...)
		if got := said(g, step(g, solver.One, "Bb", test.uses, test.concludes), text.Spanish); got != test.want {
			t.Errorf("%s: %s\nwant %s", test.name, got, test.want)
		}
	}
}

// The text of a step by two numbers says what one leaves to the other.
func TestTwoNumbers(t *testing.T) {
	for _, test := range []struct {
		rows                     []string
		numbers, uses, concludes string
		said                     text.Text
	}{
		{[]string{"*..", "ooo"}, "Ba Bb", "", "Ac*",
			text.Text{"La mina de Ba está en Aa o en Ab. Esa es también la única mina de Bb, así que Ac no tiene mina.",
				"Ba has its mine at Aa or Ab. That is also the only mine around Bb, so Ac is safe."}},
		{[]string{"***..", "ooooo"}, "Ba Bb", "", "Ac!",
			text.Text{"Ba solo deja sitio para dos minas entre Aa y Ab. Bb necesita tres, así que la otra está en Ac.",
				"Ba leaves room for only two mines between Aa and Ab. Bb needs three, so the other is at Ac."}},
		{[]string{"**.*.", "ooooo"}, "Bc Bb", "Ad!", "Aa!",
			text.Text{"A Bc le falta una mina además de la de Ad. Bc solo deja sitio para una mina entre Ab y Ac. Bb necesita dos, así que la otra está en Aa.",
				"Bc needs one mine besides the one at Ad. Bc leaves room for only one mine between Ab and Ac. Bb needs two, so the other is at Aa."}},
		{[]string{"..**", "oooo"}, "Bb Bc", "", "Ad! Aa*",
			text.Text{"Bb solo deja sitio para una mina entre Ab y Ac. Bc necesita dos, así que la otra está en Ad. Con eso Bb está completo, así que Aa no tiene mina.",
				"Bb leaves room for only one mine between Ab and Ac. Bc needs two, so the other is at Ad. That completes Bb, so Aa is safe."}},
		{[]string{"..**", "oooo"}, "Bc Bb", "", "Aa*",
			text.Text{"Las dos minas de Bc están entre Ab, Ac y Ad. En Ad cabe como mucho una, así que al menos una está en Ab o en Ac. A Bb solo le falta una, así que Aa no tiene mina.",
				"The two mines around Bc are among Ab, Ac and Ad. Ad can hold at most one, so at least one is at Ab or Ac. Bb needs only one, so Aa is safe."}},
	} {
		g := position(t, game.LeftToFind, test.rows...)
		s := step(g, solver.Two, test.numbers, test.uses, test.concludes)
		tells(t, g, s, test.said)
	}
}

// The text of the mines left follows the order of the argument that the solver finds.
func TestTheMinesLeft(t *testing.T) {
	g := position(t, game.Classic, "*o*..")
	a, _ := solver.Know(solver.Position{Game: g}).Argue(slices.Values(cells("Ad")), game.Cell{})
	var got []string
	for _, step := range a.Steps {
		got = append(got, said(g, step, text.Spanish))
	}
	if want := []string{
		"El 2 de Ab toca justo dos celdas cerradas, Aa y Ac: las dos son minas.",
		"Ya se sabe dónde están todas las minas, así que Ad y Ae no tienen mina.",
	}; !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
}

// A number that already has its mines is called that, where it is compared with another. A list of
// names leaves out two names or more, never one.
func TestACompleteNumberIsCompared(t *testing.T) {
	for _, test := range []struct {
		step solver.Step
		said text.Text
	}{
		{solver.Step{Rule: solver.Two, Numbers: cells("Bc Bb"), Uses: facts("Ad!"), Concludes: facts("Aa!"),
			Regions: []solver.Region{region(0, 0, 0, 0, "Ab Ac", "Ad!"), region(1, 1, 0, 0, "Aa Ab Ac", "")}},
			text.Text{"Bc ya tiene su mina, en Ad. Así que no hay mina en Ab ni Ac. Bb necesita una, así que está en Aa.",
				"Bc already has its mine, at Ad. So there is no mine at Ab or Ac. Bb needs one, so it is at Aa."}},
		{solver.Step{Rule: solver.Two, Numbers: cells("Bd Bc"), Uses: facts("Ad!"), Concludes: facts("Ab*"),
			Regions: []solver.Region{region(0, 0, 0, 0, "Ac", "Ad!"), region(0, 1, 0, 0, "Ab Ac", "Ad!")}},
			text.Text{"Bc ya tiene su mina, en Ad. Bd ya tiene su mina, en Ad. Tampoco queda ninguna junto a Bc, así que Ab no tiene mina.",
				"Bc already has its mine, at Ad. Bd already has its mine, at Ad. None is left around Bc either, so Ab is safe."}},
		{solver.Step{Rule: solver.Two, Numbers: cells("Bd Bb"), Uses: facts("Ae!"), Concludes: facts("Aa! Ab!"),
			Regions: []solver.Region{region(0, 0, 0, 0, "", "Ae!"), region(2, 1, 0, 0, "Aa Ab", "")}},
			text.Text{"Bd ya tiene su mina, en Ae. Junto a Bd ya se sabe todo. Bb necesita dos, así que están en Aa y Ab.",
				"Bd already has its mine, at Ae. Around Bd everything is known. Bb needs two, so they are at Aa and Ab."}},
		{solver.Step{Rule: solver.One, Numbers: cells("Bb"), Concludes: facts("Aa* Ab* Ac* Ba* Bc*"),
			Regions: []solver.Region{region(0, 0, 0, 0, "Aa Ab Ac Ba Bc", "")}},
			text.Text{"A Bb no le queda ninguna mina por encontrar, así que Aa, Ab, Ac, Ba y Bc no tienen mina.",
				"Bb has no mines left to find, so Aa, Ab, Ac, Ba and Bc are safe."}},
	} {
		g := position(t, game.Classic, "*..*.", "ooooo")
		tells(t, g, test.step, test.said)
	}
}

// What is subtracted from a number is named right before it, whatever the order of the regions. The
// regions at the end of a chain are named once, although the step repeats them. Each line is a step
// on a board of five rows, on which these chains were found.
func TestChainsSayWhatIsTakenOff(t *testing.T) {
	for _, test := range []struct {
		rows []string
		step solver.Step
		said text.Text
	}{
		{[]string{"o...o...", ".*o*oooo", ".*oooooo", "....oooo", ".*.***.."}, solver.Step{
			Rule: solver.Chain, Numbers: cells("Aa Ae Bc"), Uses: facts("Cb!"),
			Regions: []solver.Region{
				region(1, 0, 0, 0, "Ab Bb", ""), region(1, 1, 0, 0, "Ad Bd", ""), region(2, 2, 0, 0, "Ab Ac Ad Bb Bd", "Cb!"),
				region(1, -2, 2, 1, "Ab Ac Bb", ""), region(0, -2, 3, 0, "Ac", "")},
			Concludes: facts("Ac*")},
			text.Text{"A Bc le faltan dos minas además de la de Cb. La mina de Ae está en Ad o en Bd. Esa es una de las dos que le faltan a Bc, así que queda una en Ab, Ac o Bb. La mina de Aa está en Ab o en Bb. Es la que quedaba, así que Ac no tiene mina.",
				"Bc needs two mines besides the one at Cb. Ae has its mine at Ad or Bd. That is one of the two that Bc needs, so one is left at Ab, Ac or Bb. Aa has its mine at Ab or Bb. It is the one that was left, so Ac is safe."}},
		{[]string{"***...", "*.oo*.", "..oo..", "*.....", "*..*.."}, solver.Step{
			Rule: solver.Chain, Numbers: cells("Bd Cc Bc"),
			Regions: []solver.Region{
				region(1, 0, 0, 0, "Ac Ad Ae", ""), region(1, 1, 0, 0, "Bb Cb", ""), region(3, 2, 0, 0, "Ab Ac Ad Bb Cb", ""),
				region(2, -2, 2, 1, "Ab Ac Ad", ""), region(1, 0, 0, 0, "Ac Ad Ae", ""), region(2, -2, 2, 1, "Ab Ac Ad", "")},
			Concludes: facts("Ab!")},
			text.Text{"La mina de Cc está en Bb o en Cb. Esa es una de las tres minas de Bc, así que quedan dos entre Ab, Ac y Ad. Bd solo deja sitio para una mina entre Ac y Ad. A Bc le quedaban dos, así que la otra está en Ab.",
				"Cc has its mine at Bb or Cb. That is one of the three mines around Bc, so two are left among Ab, Ac and Ad. Bd leaves room for only one mine between Ac and Ad. Bc had two left, so the other is at Ab."}},
	} {
		g := position(t, game.Classic, test.rows...)
		tells(t, g, test.step, test.said)
	}
}

// If the last two regions of a chain overlap, the shared cells hold the mines that the first leaves
// there, which are all mines of the second.
func TestChainThatEndsInAnOverlap(t *testing.T) {
	g := position(t, game.Classic, "......", "......", "......", "......", "......", "......")
	step := solver.Step{
		Rule:    solver.Chain,
		Numbers: cells("Fb Eb Ec"),
		Regions: []solver.Region{
			region(1, 0, 0, 0, "Ea Fa Fc", ""), region(3, 1, 0, 0, "Da Db Dc Ea Fa Fc", ""),
			region(2, -2, 1, 0, "Da Db Dc", ""), region(1, 2, 0, 0, "Db Dc Dd Ed", "")},
		Concludes: facts("Dd* Ed*"),
	}
	const want = "La mina de Fb está en Ea, Fa o Fc. Esa es una de las tres minas de Eb, así que quedan dos entre Da, Db y Dc. En Da cabe como mucho una, así que al menos una está en Db o en Dc. A Ec solo le falta una, así que Dd y Ed no tienen mina."
	if got := said(g, step, text.Spanish); got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	step.Regions[1].Mines, step.Regions[2].Mines, step.Regions[3].Mines = 2, 1, 3
	step.Concludes = facts("Dd! Ed!")
	if got := said(g, step, text.Spanish); !strings.HasSuffix(got, " Entre Db y Dc no cabe más de una mina. Ec necesita tres, así que las otras dos están en Dd y Ed.") {
		t.Error(got)
	}
}

// A supposition inside another names the numbers that refute it.
func TestInnerCasesNameTheirNumbers(t *testing.T) {
	g := position(t, game.Classic, "......", "......")
	step := solver.Step{
		Rule: solver.Cases,
		Branch: &solver.Branch{Suppose: solver.Fact{Cell: at("Ac"), Mine: true}, Steps: []solver.Step{
			{Rule: solver.Cases, Numbers: cells("Bb Bd"), Concludes: facts("Ae!")},
			{Rule: solver.One, Numbers: cells("Bf"), Uses: facts("Ae!"), Regions: []solver.Region{{Mines: -1}}},
		}},
		Concludes: facts("Ac*"),
	}
	tells(t, g, step, text.Text{
		"Imagina que hay una mina en Ac. Entonces habría mina en Ae, como se ve probando con Bb y Bd. Pero Bf tocaría una mina de más. Es imposible, así que Ac no tiene mina.",
		"Suppose there were a mine at Ac. Then there would be a mine at Ae, as trying with Bb and Bd shows. But then Bf would touch one mine too many. That is impossible, so Ac is safe.",
	})
}

// One step may join many numbers, each of which is enough for its cells.
func TestManyNumbersOneByOne(t *testing.T) {
	g := position(t, game.Classic, "*.o.*o", "oooooo")
	s := step(g, solver.One, "Ba Bf", "", "Aa! Ae!")
	tells(t, g, s, text.Text{"Número a número se ve que Aa y Ae son minas.", "Taking the numbers one by one, Aa and Ae are mines."})
}

// The text of a step by cases says what would follow from the assumption, up to the contradiction.
func TestCasesAreSupposed(t *testing.T) {
	g := position(t, game.Classic, "......", "......")
	step := solver.Step{
		Rule: solver.Cases,
		Branch: &solver.Branch{Suppose: solver.Fact{Cell: at("Ac"), Mine: true}, Steps: []solver.Step{
			{Rule: solver.One, Numbers: cells("Bb"), Concludes: facts("Aa* Ab*")},
			{Rule: solver.One, Numbers: cells("Ba"), Regions: []solver.Region{{Mines: 1}}},
		}},
		Concludes: facts("Ac*"),
	}
	tells(t, g, step, text.Text{
		"Imagina que hay una mina en Ac. Entonces Bb ya estaría completo, sin mina en Aa ni Ab. Pero a Ba le faltaría una mina, sin sitio donde ponerla. Es imposible, así que Ac no tiene mina.",
		"Suppose there were a mine at Ac. Then Bb would be complete, with no mine at Aa or Ab. But then Ba would need one more mine, with no room for it. That is impossible, so Ac is safe.",
	})
}

// Steps by two numbers that are joined are told by their numbers and by what they show.
func TestJoinedPairsAreTold(t *testing.T) {
	s := solver.Step{Rule: solver.Two, Numbers: cells("Aa Ac Ae"), Concludes: facts("Ab! Ad*")}
	tells(t, position(t, game.Classic, "....."), s, text.Text{
		"Compara de dos en dos los números Aa, Ac y Ae. Así se ve que Ab es una mina. También se ve que Ad no tiene mina.",
		"Compare the numbers Aa, Ac and Ae two by two. That shows that Ab is a mine. That also shows that Ad is safe.",
	})
}
