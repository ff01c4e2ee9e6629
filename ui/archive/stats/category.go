package stats

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
)

// A Category is a set of games whose times can be compared. The games have the same grid, size,
// number of mines, rules and promise about the first cell. Boards that may need a guess are in
// other categories than boards that need none. Boards that were dealt to need different rules of
// the solver are in different categories, too. Each board that was not dealt has its own category.
type Category struct {
	Grid              string
	Rows, Cols, Mines int
	Rules             game.Rules
	Guessing          bool // the board is dealt and may need a guess
	First             deal.Promise
	Needs             solver.Rule // the rule of the solver that the boards were dealt to need; 0: none
	Board             string      // the [history.BoardHash] of the board; "" if the board is dealt
}

// CategoryOf returns the category of a game.
func CategoryOf(g history.Game) Category {
	c := Category{Grid: g.Grid, Rows: g.Rows, Cols: g.Cols, Mines: g.Mines, Rules: g.Rules}
	if g.Dealt {
		c.Guessing, c.First, c.Needs = !g.NoGuess, g.First, g.Needs
	} else {
		c.Board = g.Board
	}
	return c
}

// Level returns the level of the boards in the category. It reports false if they have no level. A
// board that was not dealt has no level, whatever its size.
func (c Category) Level() (level game.Level, ok bool) {
	level = game.Level{Rows: c.Rows, Cols: c.Cols, Mines: c.Mines}
	ok = c.Board == "" && (level == game.Beginner || level == game.Intermediate || level == game.Expert)
	return level, ok
}

// A Group is the list of games of one category, in the order in which they ended.
type Group struct {
	Category
	Games []history.Game
}

// Groups returns the games grouped by category. The group with the most games comes first. Of two
// groups with equally many games, the group with the smaller board comes first.
func Groups(games []history.Game) []Group {
	var groups []Group
	at := map[Category]int{}
	for _, g := range games {
		c := CategoryOf(g)
		i, known := at[c]
		if !known {
			i = len(groups)
			at[c] = i
			groups = append(groups, Group{Category: c})
		}
		groups[i].Games = append(groups[i].Games, g)
	}
	slices.SortFunc(groups, func(a, b Group) int {
		return cmp.Or(cmp.Compare(len(b.Games), len(a.Games)), a.compare(b.Category))
	})
	return groups
}

// compare compares categories for sorting: smaller boards come first. It returns 0 only for equal
// categories.
func (c Category) compare(d Category) int {
	return cmp.Or(
		cmp.Compare(c.Rows*c.Cols, d.Rows*d.Cols), cmp.Compare(c.Mines, d.Mines), strings.Compare(fmt.Sprint(c), fmt.Sprint(d)),
	)
}
