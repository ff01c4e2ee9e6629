package solver_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// drawn reads a position from rows: digits are open cells, F is a right flag, and other characters
// are closed cells.
func drawn(mines int, rows ...string) (p position, flags []game.Cell) {
	p = position{grid: game.Square{Rows: len(rows), Cols: len(rows[0])}, mines: mines, shown: map[game.Cell]int{}}
	for r, row := range rows {
		for c, is := range row {
			at := game.Cell{Row: r, Col: c}
			switch {
			case '0' <= is && is <= '8':
				p.shown[at], p.open = int(is-'0'), append(p.open, at)
			case is == 'F':
				flags = append(flags, at)
			}
		}
	}
	return p, flags
}

// written returns a step as solve --steps prints it, with a branch in brackets.
func written(g game.Grid, step solver.Step) string {
	facts := func(facts []solver.Fact) (words []string) {
		for _, f := range facts {
			kind := game.Open
			if f.Mine {
				kind = game.Flag
			}
			words = append(words, game.Action{Kind: kind, Cell: f.Cell}.Text(g))
		}
		return words
	}
	words := []string{map[solver.Rule]string{solver.One: "one", solver.Two: "two", solver.Chain: "chain",
		solver.Remain: "remain", solver.Cases: "cases"}[step.Rule]}
	for _, c := range step.Numbers {
		words = append(words, game.Letters.Of(g, c))
	}
	words = append(words, facts(step.Uses)...)
	if step.Board {
		words = append(words, "board")
	}
	if step.Branch != nil {
		words = append(words, "(", facts([]solver.Fact{step.Branch.Suppose})[0]+":")
		for k, inner := range step.Branch.Steps {
			if k > 0 {
				words = append(words, ";")
			}
			words = append(words, written(g, inner))
		}
		words = append(words, ")")
	}
	words = append(append(words, "->"), facts(step.Concludes)...)
	return strings.Join(words, " ")
}

// An argument has the steps that a person would take.
func TestArgumentsAreThoseOfAPerson(t *testing.T) {
	for _, test := range []struct {
		name  string
		mines int
		rows  []string
		about string // the cell to argue about; "": any safe cell
		want  []string
	}{
		{"one number", 1, []string{"1?"}, "Ab", []string{"one Aa -> Ab!"}},
		{"one number that is complete", 1, []string{"F1?"}, "Ac", []string{"one Ab Aa! -> Ac*"}},
		{"a mine in between", 1, []string{"?1?10"}, "Aa", []string{"one Ad -> Ac!", "one Ab Ac! -> Aa*"}},
		{"no step for a flag", 1, []string{"?1F10"}, "Aa", []string{"one Ab Ac! -> Aa*"}},
		{"one inside another", 2, []string{"????", "11??"}, "", []string{"two Ba Bb -> Ac* Bc*"}},
		{"one needs more than the other allows", 4, []string{"??????", "??13??"}, "Ae", []string{"two Bc Bd -> Ae! Be!"}},
		{"one leaves the other nothing", 4, []string{"??????", "??31??"}, "Be", []string{"two Bc Bd -> Ae* Be*"}},
		{"one within another, and that within a third", 2, []string{"??????", "12?1??"}, "",
			[]string{"chain Ba Bb Bd -> Ad* Ae* Be*"}},
		{"nothing but cases", 3, []string{"????1", "??1??", "???1?"}, "", []string{
			"cases Bc Cd Ae ( Cc!: one Bc Cc! -> Ab* Ac* Ad* Bb* Bd* Cb* ; one Cd Bd* Cc! -> Be* Ce* ;" +
				" one Ae Ad* Bd* Be* -> ) -> Cc*"}},
		{"the mines left", 2, []string{"?1????1?"}, "", []string{"remain Ab Ag board -> Ad* Ae*"}},
		{"as many cells as mines", 2, []string{"??"}, "Aa", []string{"remain board -> Aa! Ab!"}},
		{"no mine left", 1, []string{"F?"}, "", []string{"remain Aa! board -> Ab*"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, flags := drawn(test.mines, test.rows...)
			s := p.see()
			for _, c := range flags {
				s.MarkMine(c)
			}
			k := s.Known(flags...)
			about := slices.Collect(k.Safe())
			if test.about != "" {
				c, err := game.ParseCell(test.about)
				if err != nil {
					t.Fatal(err)
				}
				about = []game.Cell{c}
			}
			a, _ := k.Argue(slices.Values(about), game.Cell{})
			var got []string
			for _, step := range a.Steps {
				got = append(got, written(p.grid, step))
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("%s\nwant %s", strings.Join(got, "\n"), strings.Join(test.want, "\n"))
			}
		})
	}
}

func ExampleKnowledge_Argue() {
	// A row: the 1 at the right touches one closed cell, and the other 1 then has its mine.
	//	. 1 . 1 0
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 5}, slices.Values([]game.Cell{{Col: 2}}))
	if err != nil {
		fmt.Println(err)
		return
	}
	g := game.NewAt(layout, game.Classic, []game.Cell{{Col: 1}, {Col: 3}, {Col: 4}}, nil)
	a, _ := solver.Know(solver.Position{Game: g}).Argue(slices.Values([]game.Cell{{Col: 0}}), game.Cell{})
	for _, step := range a.Steps {
		fmt.Println(step.Numbers, step.Uses, step.Concludes)
	}
	// Output:
	// [0,3] [] [{0,2 true}]
	// [0,1] [{0,2 true}] [{0,0 false}]
}
