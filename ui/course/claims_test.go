package course_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver/check"
	"buscaminas/ui/course"
	"buscaminas/ui/text"
)

// A claim is a sentence of a lesson, and what holds it against all layouts of the mines that it
// may be about; nil where it only says what to do.
type claim struct {
	es, en string
	holds  func(t *testing.T, kind *game.GridKind)
}

var claims = []claim{
	{"Si alrededor de un número hay tantas celdas cerradas como minas, todas son minas.",
		"If there are as many closed cells around a number as mines, all of them are mines.", allAreMines},
	{"Márcalas.", "Flag them.", nil},
	{"En los bordes y en las esquinas un número toca menos celdas, y antes se sabe cuáles son las minas.",
		"At the edges and in the corners a number touches fewer cells, so its mines are found sooner.", fewerAtTheEdge},
	{"Si ya está marcada la mina de un número, todo lo demás que toca es seguro.",
		"Once the mine of a number is flagged, all else it touches is safe.", flagsAreTakenOff},
	{"Ábrelo: basta abrir el propio número.", "Open it: opening the number itself is enough.", chordOpens},
	{"Cada marca descuenta una mina.", "Each flag takes one mine off.", flagsAreTakenOff},
	{"Cuando ya no falta ninguna, lo que sigue cerrado alrededor es seguro.",
		"When none is left to find, whatever is still closed around the number is safe.", flagsAreTakenOff},
	{"Descuenta las marcas: si faltan tantas minas como celdas quedan cerradas y sin marcar, todas son minas.",
		"Take the flags off: if as many mines are left as closed cells without a flag, all of those are mines.", allAreMines},
	{"Dos unos en el borde: si uno toca todas las celdas cerradas que toca el otro, la mina es una de ellas.",
		"Two ones at the edge: if one touches every closed cell that the other does, the mine is one of those.", withinIsEqual},
	{"Las demás que toca son seguras.", "All else it touches is safe.", withinIsEqual},
	{"Si un número toca todas las celdas cerradas que toca otro y a los dos les faltan las mismas minas, lo que solo toca él es seguro.",
		"If a number touches every closed cell that another does, and both have as many mines left, what it alone touches is safe.", withinIsEqual},
	{"Descuenta primero las marcas: un 2 con una marca al lado vale como un 1.",
		"Take the flags off first: a 2 beside one flag is as good as a 1.", flagsAreTakenOff},
	{"Después compara los dos números igual que antes.", "Then compare the two numbers as before.", nil},
	{"Si un 2 toca todas las celdas cerradas que toca un 1 y una sola más, esa es una mina.",
		"If a 2 touches every closed cell that a 1 does and only one more, that one is a mine.", oneTwo},
	{"Lo que un 1 y un 2 comparten tiene una mina como mucho.", "What a 1 and a 2 share holds one mine at most.", oneTwo},
	{"Si al 2 le queda una sola celda propia, es una mina, y lo que solo toca el 1 es seguro.",
		"If the 2 has only one cell of its own, that is a mine, and what only the 1 touches is safe.", oneTwo},
	{"Un 2 entre dos unos: la única celda cerrada del 2 que un 1 no toca es una mina.",
		"A 2 between two ones: the only closed cell of the 2 that a 1 does not touch is a mine.", oneTwo},
	{"Con esas dos, los tres quedan completos.", "Those two complete all three.", oneTwoOne},
	{"En fila o columna, con un solo lado cerrado, están frente a los unos, no frente al 2.",
		"In a row or column closed on one side, the mines face the ones, never the 2.",
		func(t *testing.T, kind *game.GridKind) { inARow(t, kind, []int{1, 2, 1}, []bool{true, false, true}) }},
	{"En línea recta, con un solo lado cerrado, un 2 solo toca dos cerradas: son sus minas.",
		"In a straight line closed on one side, a 2 touches just two closed cells: both are mines.", nothingToCompare},
	{"Compara cada 2 con su 1: la única celda cerrada del 2 que el 1 no toca es una mina.",
		"Compare each 2 with its 1: the only closed cell of the 2 that the 1 does not touch is a mine.", oneTwo},
	{"Con esas dos, los cuatro quedan completos.", "Those two complete all four.", oneTwoTwoOne},
	{"En fila o columna, con un solo lado cerrado, están frente a los doses.",
		"In a row or column closed on one side, the mines face the twos.",
		func(t *testing.T, kind *game.GridKind) {
			inARow(t, kind, []int{1, 2, 2, 1}, []bool{false, true, true, false})
		}},
	{"Descuenta primero las marcas: un 3 con una marca al lado vale como un 2, y un 2 como un 1.",
		"Take the flags off first: a 3 beside one flag is as good as a 2, and a 2 as a 1.", flagsAreTakenOff},
	{"Después compáralos como en el 1-2.", "Then compare them as in 1-2.", nil},
	{"Vale para cualquier número: si a uno le faltan tantas minas más que a otro como celdas toca él solo, todas esas son minas.",
		"It holds for any numbers: if one has as many more mines left than another as cells it alone touches, all of those are mines.", exceeds},
	{"Si un número cabe en otro, lo que sobra es como un número nuevo.",
		"If one number lies within another, what is over is as good as a new number.", isOver},
	{"Compáralo con un tercero.", "Compare that with a third.", nil},
	{"También aquí se restan dos números y se compara lo que sobra con un tercero, que esta vez exige una mina.",
		"Again, subtract two numbers and compare what is over with a third, which this time forces a mine.",
		shows("chain-mine", 3, 3, true)},
	{"A veces hacen falta cuatro números o más.", "Sometimes it takes four numbers or more.", shows("chain-long", 4, 99, false)},
	{"Empieza por el que menos celdas toca y ve restando.",
		"Begin with the one that touches the fewest cells, and go on subtracting.", nil},
	{"Mira cuántas minas quedan en el tablero.", "Look how many mines remain on the board.", nil},
	{"Si están todas marcadas, lo demás es seguro, esté donde esté.",
		"If all are flagged, everything else is safe, wherever it is.", minesAreOver},
	{"Si las minas que quedan son justo las que le faltan a un número, en el resto del tablero no hay ninguna.",
		"If the mines that remain are just those that one number has left, there is none on the rest of the board.", minesAreOver},
	{"Suma lo que les falta a números que no comparten celdas.", "Add up what numbers that share no cell have left.", nil},
	{"Si son todas las minas que quedan, el resto es seguro.",
		"If that is all the mines that remain, the rest is safe.", minesAreOver},
	{"Y al revés: si en el resto del tablero hay tantas celdas cerradas como minas sobran, todas son minas.",
		"And the other way round: if the rest of the board has as many closed cells as mines are over, all of them are mines.", minesAreOver},
	{"Si nada más sirve, supón que una celda es una mina y sigue los números.",
		"When nothing else helps, suppose that a cell is a mine and follow the numbers.", nil},
	{"Si alguno deja de cuadrar, es segura; y al revés.",
		"If one of them fails, it is safe; and the other way round.", shows("cases", 1, 5, false)},
}

// Every sentence of every lesson is true on every grid on which it is said, of all layouts of the
// mines; and what one language says the other does.
func TestLessonsSayWhatIsTrue(t *testing.T) {
	said := map[int]bool{}
	for _, kind := range game.GridKinds() {
		held := map[int]bool{}
		for _, l := range lesson.Lessons() {
			idea := course.Of(l, kind).Idea
			es, en := sentences(idea.In(text.Spanish)), sentences(idea.In(text.English))
			if len(es) != len(en) {
				t.Errorf("%s: %d sentences in Spanish, %d in English", l.Name, len(es), len(en))
				continue
			}
			for i := range es {
				at := slices.IndexFunc(claims, func(c claim) bool { return c.es == es[i] && c.en == en[i] })
				if at < 0 {
					t.Errorf("%s: nothing holds %q, %q", l.Name, es[i], en[i])
					continue
				}
				said[at] = true
				if c := claims[at]; c.holds != nil && !held[at] {
					held[at] = true
					t.Run(kind.Name+"/"+c.en, func(t *testing.T) { c.holds(t, kind) })
				}
			}
		}
	}
	for i, c := range claims {
		if !said[i] {
			t.Errorf("no lesson says %q", c.en)
		}
	}
}

func sentences(s string) []string {
	all := strings.SplitAfter(s, ". ")
	for i := range all {
		all[i] = strings.TrimSpace(all[i])
	}
	return all
}

// A region is closed cells that the same numbers touch, and how many of them are mines: where
// they are in it makes no difference to the numbers.
type region struct{ cells, mines int }

func (r region) free() bool { return r.mines == 0 }
func (r region) full() bool { return r.mines == r.cells }

// most returns how many cells a cell of the grid touches at most.
func most(kind *game.GridKind) int { return len(kind.New(9, 9).Steps(game.Cell{Row: 4, Col: 4})) }

// regions calls f with every region of at most so many cells.
func regions(cells int, f func(region)) {
	for n := range cells + 1 {
		for mines := range n + 1 {
			f(region{n, mines})
		}
	}
}

// pairs calls f with all layouts around two numbers: where only the first looks, both, and only
// the second.
func pairs(kind *game.GridKind, f func(a, both, b region)) {
	regions(most(kind), func(both region) {
		regions(most(kind)-both.cells, func(a region) {
			regions(most(kind)-both.cells, func(b region) { f(a, both, b) })
		})
	})
}

func allAreMines(t *testing.T, kind *game.GridKind) {
	regions(most(kind), func(around region) {
		if left := around.mines; left == around.cells && !around.full() {
			t.Errorf("%+v", around)
		}
	})
}

func withinIsEqual(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		few, many := a.mines+both.mines, both.mines+b.mines
		if a.cells == 0 && few == many && !b.free() {
			t.Errorf("%+v %+v", both, b)
		}
	})
}

func oneTwo(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		if a.mines+both.mines != 1 || both.mines+b.mines != 2 {
			return
		}
		if both.mines > 1 || b.cells == 1 && (!b.full() || !a.free()) {
			t.Errorf("%+v %+v %+v", a, both, b)
		}
	})
}

func exceeds(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		if (both.mines+b.mines)-(a.mines+both.mines) == b.cells && !b.full() {
			t.Errorf("%+v %+v %+v", a, both, b)
		}
	})
}

func isOver(t *testing.T, kind *game.GridKind) {
	over := map[[4]int]int{} // by all that is seen: the mines where only the bigger number looks
	pairs(kind, func(a, both, b region) {
		if a.cells > 0 {
			return
		}
		seen := [4]int{both.cells, b.cells, both.mines, both.mines + b.mines}
		if n, known := over[seen]; known && n != b.mines {
			t.Errorf("%v: %d or %d", seen, n, b.mines)
		}
		over[seen] = b.mines
	})
}

// A crowd is regions and which of some numbers touch each.
type crowd struct {
	touched []uint // by region, a bit for each number
	numbers []int
}

// each calls f with all layouts that fit the numbers. A region of three cells is like one of two:
// no number is more than 2.
func (c crowd) each(alone int, f func([]region)) {
	all := make([]region, len(c.touched))
	var lay func(i int)
	lay = func(i int) {
		if i < len(all) {
			size := 2
			if i < alone {
				size = 1
			}
			regions(size, func(r region) {
				if i >= alone || r.cells == 1 {
					all[i] = r
					lay(i + 1)
				}
			})
			return
		}
		for n, want := range c.numbers {
			for i, r := range all {
				if c.touched[i]>>n&1 != 0 {
					want -= r.mines
				}
			}
			if want != 0 {
				return
			}
		}
		f(all)
	}
	lay(0)
}

// fill adds every region that there may be around so many numbers.
func (c *crowd) fill(numbers uint, may func(touched uint) bool) {
	for touched := uint(1); touched < 1<<numbers; touched++ {
		if may(touched) {
			c.touched = append(c.touched, touched)
		}
	}
}

func oneTwoOne(t *testing.T, _ *game.GridKind) {
	const one, other, two = 1, 2, 4
	c := crowd{[]uint{two | other, two | one}, []int{1, 1, 2}} // the only cells that a 1 does not touch
	c.fill(3, func(touched uint) bool { return touched&two == 0 || touched == one|other|two })
	onlyTheTwo(t, c)
}

func oneTwoTwoOne(t *testing.T, _ *game.GridKind) {
	const one, other, two, next = 1, 2, 4, 8
	// Each 2 touches one cell that its 1 does not, and both touch both.
	c := crowd{[]uint{two | next | other, two | next | one}, []int{1, 1, 2, 2}}
	c.fill(4, func(touched uint) bool {
		return (touched&two == 0 || touched&one != 0) && (touched&next == 0 || touched&other != 0)
	})
	onlyTheTwo(t, c)
}

// onlyTheTwo fails where the first two regions, of a cell each, are not all the mines there are.
func onlyTheTwo(t *testing.T, c crowd) {
	t.Helper()
	n := 0
	c.each(2, func(all []region) {
		n++
		for i, r := range all {
			if i < 2 && !r.full() || i >= 2 && !r.free() {
				t.Errorf("%+v", all)
			}
		}
	})
	if n == 0 {
		t.Error("no layout fits")
	}
}

func minesAreOver(t *testing.T, kind *game.GridKind) {
	const outside = 12
	for _, numbers := range []int{0, 1, 2, 3} { // that share no cell
		least := numbers // each has a mine left at least
		for left := least; left <= numbers*most(kind); left++ {
			regions(outside, func(rest region) {
				switch mines := left + rest.mines; {
				case mines == left && !rest.free(), mines-left == rest.cells && !rest.full():
					t.Errorf("%d of %d mines, %+v", left, mines, rest)
				}
			})
		}
	}
}

// ring returns a game with a cell in the middle open, around which the mines are laid as the bits
// say, and the cells around it.
func ring(t *testing.T, kind *game.GridKind, bits uint) (g *game.Game, middle game.Cell, around []game.Cell) {
	t.Helper()
	grid := kind.New(7, 7)
	middle = game.Cell{Row: 3, Col: 3}
	around = game.AppendNeighbors(nil, grid, middle)
	var mines []game.Cell
	for i, c := range around {
		if bits>>i&1 != 0 {
			mines = append(mines, c)
		}
	}
	layout, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	g = game.New(layout, game.Rules{})
	do(t, g, game.Open, middle)
	return g, middle, around
}

func do(t *testing.T, g *game.Game, kind game.Kind, c game.Cell) {
	t.Helper()
	if err := g.Apply(game.Action{Kind: kind, Cell: c}); err != nil {
		t.Fatalf("%v: %v", c, err)
	}
}

func flagsAreTakenOff(t *testing.T, kind *game.GridKind) {
	for bits := uint(1); bits < 1<<most(kind); bits++ {
		g, middle, around := ring(t, kind, bits)
		for _, c := range around {
			if !g.Layout().Mine(c) {
				continue
			}
			left := g.Left(middle)
			do(t, g, game.Flag, c)
			if g.Left(middle) != left-1 {
				t.Fatalf("%b: a flag leaves %d of %d", bits, g.Left(middle), left)
			}
		}
		for _, c := range around {
			if g.Left(middle) == 0 && !g.Flagged(c) && g.Layout().Mine(c) {
				t.Fatalf("%b: %v is a mine", bits, c)
			}
		}
	}
}

func chordOpens(t *testing.T, kind *game.GridKind) {
	for i := range most(kind) {
		g, middle, around := ring(t, kind, 1<<i)
		do(t, g, game.Flag, around[i])
		do(t, g, game.Open, middle)
		for j, c := range around {
			if g.Status() == game.Lost || g.Open(c) == (i == j) {
				t.Errorf("the mine at %v: %v is open: %v", around[i], c, g.Open(c))
			}
		}
	}
}

func fewerAtTheEdge(t *testing.T, kind *game.GridKind) {
	const size = 9
	grid := kind.New(size, size)
	for c := range game.Cells(grid) {
		n := len(game.AppendNeighbors(nil, grid, c))
		if atEdge := min(c.Row, c.Col) == 0 || max(c.Row, c.Col) == size-1; atEdge && n >= most(kind) {
			t.Errorf("%v touches %d cells", c, n)
		}
	}
}

// shows returns what holds that positions of a lesson take so many numbers, and that supposing the
// contrary of what they show leaves no layout that fits these.
func shows(name string, least, most int, mine bool) func(t *testing.T, kind *game.GridKind) {
	return func(t *testing.T, kind *game.GridKind) {
		for seed := range uint64(8) {
			p, ok := lesson.Named(name).Find(kind, seed)
			if !ok {
				t.Fatal("no position")
			}
			for _, a := range p.Arguments {
				safe, mines := check.Certain(p.Game(game.Classic), a.Numbers, false)
				if n := len(a.Numbers); n < least || n > most || len(safe)+len(mines) == 0 || mine && len(mines) == 0 {
					t.Errorf("%d numbers show that %v are safe, %v mines", n, safe, mines)
				}
			}
		}
	}
}
