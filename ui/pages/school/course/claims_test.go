package course_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver/check"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"
)

// What lessons and skills say about the shape of a grid, or about the positions that they show, is true.
// The two languages have as many sentences.
func TestLessonsSayWhatIsTrue(t *testing.T) {
	claims := map[string]func(t *testing.T, kind *game.GridKind){
		"En el borde, una celda solo toca otras cinco, y en la esquina, tres.":               atTheEdge(5, 5, 3, 3),
		"En el borde, un hexágono toca de tres a cinco celdas, y en la esquina, dos o tres.": atTheEdge(3, 5, 2, 3),
		"Por eso sus minas se encuentran antes.":                                             atTheEdge(0, 11, 0, 11),
		"También aquí se restan dos números y se compara lo que sobra con un tercero":        shows("chain-mine", 3, 3, true),
		"A veces la cadena pasa por cuatro números o más.":                                   shows("chain-long", 4, 99, false),
		"si lo que no cuadra es que no la haya, es una mina.":                                shows("cases", 1, 5, false),
		"las minas están frente a los unos, no frente al 2.":                                 faces("one-two-one", 1),
		"las minas están frente a los doses.":                                                faces("one-two-two-one", 2),
		"En hexágonos, a lo largo de una pared recta no hace falta este patrón":              neverStraight,
		"Aquí no se puede deducir nada.":                                                     nothingIsCertain,
	}
	said := map[string]bool{}
	for _, kind := range game.GridKinds() {
		ideas := []text.Text{course.Playing.Idea}
		for _, l := range lesson.Lessons() {
			about := course.LessonTexts(l, kind)
			ideas = append(ideas, about.Idea, about.When)
		}
		for _, s := range lesson.Skills() {
			ideas = append(ideas, course.SkillTexts(s).Idea)
		}
		for _, idea := range ideas {
			if es, en := sentences(idea.In(text.Spanish)), sentences(idea.In(text.English)); len(es) != len(en) {
				t.Errorf("%q: %d sentences in Spanish, %d in English", idea, len(es), len(en))
			}
			for claim, holds := range claims {
				if strings.Contains(idea[text.Spanish], claim) {
					said[claim] = true
					t.Run(kind.Name+"/"+claim, func(t *testing.T) { holds(t, kind) })
				}
			}
		}
	}
	if len(said) != len(claims) {
		t.Errorf("of %d claims lessons make only %v", len(claims), said)
	}
}

func sentences(s string) []string { return strings.SplitAfter(s, ". ") }

// most returns the number of cells that a cell in the middle of the grid touches.
func most(kind *game.GridKind) int { return len(kind.New(9, 9).Steps(game.Cell{Row: 4, Col: 4})) }

// atTheEdge tests the numbers of cells that a cell touches at an edge or in a corner. They are smaller than
// in the middle.
func atTheEdge(least, greatest, leastCorner, mostCorner int) func(t *testing.T, kind *game.GridKind) {
	return func(t *testing.T, kind *game.GridKind) {
		for _, size := range []int{8, 9} {
			grid := kind.New(size, size)
			for c := range game.Cells(grid) {
				n := len(game.AppendNeighbors(nil, grid, c))
				rowEnd, colEnd := c.Row == 0 || c.Row == size-1, c.Col == 0 || c.Col == size-1
				switch {
				case (rowEnd || colEnd) && n >= most(kind),
					rowEnd && colEnd && (n < leastCorner || n > mostCorner), rowEnd != colEnd && (n < least || n > greatest):
					t.Errorf("%v touches %d cells", c, n)
				}
			}
		}
	}
}

// positions calls f with a few positions of a lesson.
func positions(t *testing.T, name string, kind *game.GridKind, f func(p lesson.Position)) {
	t.Helper()
	for seed := range uint64(4) {
		p, ok := lesson.Named(name).Find(kind, seed)
		if !ok {
			t.Fatalf("%s, seed %d: no position", name, seed)
		}
		f(p)
	}
}

// shows returns a test that the arguments of a lesson take from least to most numbers, and that
// these numbers alone prove a cell. If mine is true, the cell must be a mine.
func shows(name string, least, most int, mine bool) func(t *testing.T, kind *game.GridKind) {
	return func(t *testing.T, kind *game.GridKind) {
		positions(t, name, kind, func(p lesson.Position) {
			for _, a := range p.Patterns {
				safe, mines := check.Certain(p.Game(game.Classic), a.Numbers, false)
				if n := len(a.Numbers); n < least || n > most || len(safe)+len(mines) == 0 || mine && len(mines) == 0 {
					t.Errorf("%d numbers, want %d to %d; they prove that %v are safe, %v mines", n, least, most, safe, mines)
				}
			}
		})
	}
}

// faces returns a test that the mines of straight figures are in front of this number and of no other.
func faces(name string, number int) func(t *testing.T, kind *game.GridKind) {
	return func(t *testing.T, kind *game.GridKind) {
		for seed := range uint64(4) {
			p, _ := lesson.Named(name).FindUnlike(kind, seed, lesson.Position{}, true, func() bool { return true })
			for _, mine := range p.Figures[0].Mines {
				i := slices.IndexFunc(p.Figures[0].Numbers, func(c game.Cell) bool { return c.Distance(mine) == 1 })
				if i < 0 || p.Layout.Around(p.Figures[0].Numbers[i]) != number {
					t.Errorf("%v is not in front of a %d of %v", mine, number, p.Figures[0].Numbers)
				}
			}
		}
	}
}

func neverStraight(t *testing.T, kind *game.GridKind) {
	for _, name := range []string{"one-two-one", "one-two-two-one"} {
		positions(t, name, kind, func(p lesson.Position) {
			if slices.ContainsFunc(p.Figures, func(f lesson.Figure) bool { return f.Straight }) {
				t.Errorf("%s: straight figures: %+v", name, p.Figures)
			}
		})
	}
}

func nothingIsCertain(t *testing.T, kind *game.GridKind) {
	for seed := range uint64(3) {
		p, _ := lesson.Skills()[0].Find(kind, seed)
		open := slices.DeleteFunc(slices.Clone(p.Open), func(c game.Cell) bool { return p.Layout.Around(c) == 0 })
		if safe, mines := check.Certain(p.Game(game.Classic), open, true); len(safe)+len(mines) > 0 {
			t.Errorf("%v are certainly safe, %v certainly mines, want none", safe, mines)
		}
	}
}
