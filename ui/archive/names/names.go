// Package names holds the names of grids, rules and promises in files. They are in English,
// whatever the language of the screen.
package names

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// A Table is a list of values with their names, in the order in which the program shows them.
type Table[T comparable] []named[T]

// named is a value with its name.
type named[T comparable] struct {
	Name  string
	Value T
}

// Name returns the name of v, or "" if it has none.
func (t Table[T]) Name(v T) string {
	for _, n := range t {
		if n.Value == v {
			return n.Name
		}
	}
	return ""
}

// Value returns the value with this name. It reports false if there is none.
func (t Table[T]) Value(name string) (v T, ok bool) {
	for _, n := range t {
		if n.Name == name {
			return n.Value, true
		}
	}
	return v, false
}

// String returns all names of the table, as in "left or total".
func (t Table[T]) String() string {
	all := make([]string, len(t))
	for i, n := range t {
		all[i] = n.Name
	}
	return strings.Join(all, " or ")
}

// The tables of names for the values of [game.Rules], [deal.Promise] and [solver.Rule]. Firsts has
// only the promises about the first cell.
var (
	Numberings = Table[game.Numbering]{{"left", game.Left}, {"total", game.Total}}
	Openings   = Table[game.Opening]{{"cascade", game.Cascade}, {"ring", game.Ring}, {"single", game.Single}}
	Chords     = Table[game.Chord]{{"on", game.ChordOn}, {"off", game.ChordOff}}
	YesNo      = Table[bool]{{"no", false}, {"yes", true}}
	Firsts     = Table[deal.Promise]{
		{"clear", deal.ClearStart},
		{"safe", deal.SafeStart},
		{"any", deal.AnyStart},
	}
	// Rules has the rules of the solver that a board can be dealt to need.
	Rules = Table[solver.Rule]{
		{"one", solver.One}, {"two", solver.Two}, {"chain", solver.Chain}, {"remain", solver.Remain}, {"cases", solver.Cases},
	}
	Promises = Table[deal.Promise]{
		{"clear start", deal.ClearStart},
		{"safe start", deal.SafeStart},
		{"followable", deal.Followable},
		{"provable", deal.Provable},
		{"any start", deal.AnyStart},
		{"needs one", deal.NeedsOne},
		{"needs two", deal.NeedsTwo},
		{"needs chain", deal.NeedsChain},
		{"needs remain", deal.NeedsRemain},
		{"needs cases", deal.NeedsCases},
	}
)

// Grid returns the name of the kind of g, such as "square", or "" if the kind has none.
func Grid(g game.Grid) string {
	if kind := game.GridKindOf(g); kind != nil {
		return kind.Name
	}
	return ""
}

// NewGrid returns a grid of the kind with this name, or nil if there is no such kind.
func NewGrid(name string, rows, cols int) game.Grid {
	if kind := game.GridKindNamed(name); kind != nil {
		return kind.New(rows, cols)
	}
	return nil
}

// Grids returns the names of all kinds of grid, as in "square or hexagonal".
func Grids() string {
	var all []string
	for _, kind := range game.GridKinds() {
		all = append(all, kind.Name)
	}
	return strings.Join(all, " or ")
}
