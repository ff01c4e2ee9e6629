package boards_test

import (
	"slices"

	"buscaminas/game"
)

// A thinker plays a game by thought alone: it sees what the player sees and how
// many mines there are, and opens only what that proves to be safe.
type thinker struct {
	game  *game.Game
	grid  game.Grid
	mines map[game.Cell]bool // those proven
}

// A clue is what an open number says: how many of these cells, neither open nor
// proven to be mines, are mines.
type clue struct {
	cells []game.Cell
	mines int
}

// solve plays on until the game is won or nothing more is proven. Where simply
// is set, it looks at one number at a time.
func (t *thinker) solve(simply bool) bool {
	for t.game.Status() == game.Playing {
		var safe, mines []game.Cell
		if simply {
			safe, mines = obvious(t.clues())
		} else {
			safe, mines = t.proven()
		}
		for _, c := range mines {
			t.mines[c] = true
		}
		for _, c := range safe {
			if !t.game.Open(c) { // a cascade may have opened it
				if err := t.game.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
					panic(err)
				}
			}
		}
		if len(safe)+len(mines) == 0 {
			return false
		}
	}
	return t.game.Status() == game.Won
}

// obvious returns what single clues prove.
func obvious(clues []clue) (safe, mines []game.Cell) {
	for _, k := range clues {
		if k.mines == 0 {
			safe = append(safe, k.cells...)
		}
		if k.mines == len(k.cells) {
			mines = append(mines, k.cells...)
		}
	}
	return safe, mines
}

func (t *thinker) clues() []clue {
	var clues []clue
	for c := range everyCell(t.grid) {
		if !t.game.Open(c) {
			continue
		}
		k := clue{mines: int(t.game.Face(c))}
		for _, n := range game.AppendNeighbors(nil, t.grid, c) {
			if t.mines[n] {
				k.mines--
			} else if !t.game.Open(n) {
				k.cells = append(k.cells, n)
			}
		}
		if len(k.cells) > 0 {
			clues = append(clues, k)
		}
	}
	return clues
}

// proven returns all that can be known: a cell is safe if it is so however the
// mines can lie, and a mine likewise.
func (t *thinker) proven() (safe, mines []game.Cell) {
	groups := split(t.clues())
	beyond := map[game.Cell]bool{} // the closed cells that no clue is about
	for c := range everyCell(t.grid) {
		beyond[c] = !t.game.Open(c) && !t.mines[c]
	}
	for _, g := range groups {
		for _, c := range g.cells {
			beyond[c] = false
		}
	}
	room := 0
	for _, b := range beyond {
		if b {
			room++
		}
	}
	left := t.game.Layout().Mines() - len(t.mines)

	for i, g := range groups {
		others := totals(slices.Concat(groups[:i], groups[i+1:]))
		mine, free := map[game.Cell]bool{}, map[game.Cell]bool{}
		for count, way := range g.ways {
			for other := range others {
				if rest := left - count - other; 0 <= rest && rest <= room {
					for j, c := range g.cells {
						mine[c] = mine[c] || way.mine[j]
						free[c] = free[c] || way.free[j]
					}
				}
			}
		}
		for _, c := range g.cells {
			if !mine[c] {
				safe = append(safe, c)
			}
			if !free[c] {
				mines = append(mines, c)
			}
		}
	}

	fewest := left // mines in the groups
	for total := range totals(groups) {
		if left-total <= room {
			fewest = min(fewest, total)
		}
	}
	if fewest == left {
		for c, b := range beyond {
			if b {
				safe = append(safe, c)
			}
		}
	}
	return safe, mines
}

// A group is clues that hang together, the cells they are about, and the ways
// that mines can lie there, by the number of these mines.
type group struct {
	clues []clue
	cells []game.Cell
	ways  map[int]*ways
}

// ways says of each cell of a group whether there is a way with a mine in it,
// and one with none.
type ways struct{ mine, free []bool }

// split puts clues into groups that have no cell in common. The cells of a group
// are in such an order that neighbours come soon after each other.
func split(clues []clue) []group {
	var groups []group
	for len(clues) > 0 {
		g := group{ways: map[int]*ways{}}
		for i := 0; i >= 0; {
			g.clues = append(g.clues, clues[i])
			for _, c := range clues[i].cells {
				if !slices.Contains(g.cells, c) {
					g.cells = append(g.cells, c)
				}
			}
			clues = slices.Delete(clues, i, i+1)
			i = slices.IndexFunc(clues, func(k clue) bool {
				return slices.ContainsFunc(k.cells, func(c game.Cell) bool { return slices.Contains(g.cells, c) })
			})
		}
		g.try(nil, 0)
		groups = append(groups, g)
	}
	return groups
}

// try finds all ways to go on from the first cells of the group being mines or
// not as given.
func (g *group) try(given []bool, mines int) {
	for _, k := range g.clues {
		least, most := 0, 0
		for _, c := range k.cells {
			i := slices.Index(g.cells, c)
			if i >= len(given) {
				most++
			} else if given[i] {
				least++
				most++
			}
		}
		if k.mines < least || most < k.mines {
			return
		}
	}
	if len(given) < len(g.cells) {
		g.try(append(given, false), mines)
		g.try(append(given, true), mines+1)
		return
	}
	w := g.ways[mines]
	if w == nil {
		w = &ways{make([]bool, len(given)), make([]bool, len(given))}
		g.ways[mines] = w
	}
	for i, m := range given {
		w.mine[i] = w.mine[i] || m
		w.free[i] = w.free[i] || !m
	}
}

// totals returns how many mines the groups can have together.
func totals(groups []group) map[int]bool {
	sums := map[int]bool{0: true}
	for _, g := range groups {
		next := map[int]bool{}
		for sum := range sums {
			for count := range g.ways {
				next[sum+count] = true
			}
		}
		sums = next
	}
	return sums
}
