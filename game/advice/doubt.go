package advice

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Doubt is the reason why an opening may lose the game.
type Doubt struct {
	About doubtKind
	Cell  game.Cell
}

// doubtKind is the kind of a [Doubt].
type doubtKind uint8

const (
	Nothing     doubtKind = iota
	OpensMine             // the move opens Cell, which is provably a mine
	OpensAny              // the move opens Cell, which may be a mine
	TrustsAFlag           // Cell has a flag; if the flag is wrong, the cascade may open a mine
)

// Doubt returns the reason why opening these cells in one move may lose the game. If the move is
// safe, the field About of the result is [Nothing].
func (t *Thoughts) Doubt(targets []game.Cell) Doubt {
	unproven := func(c game.Cell) bool { return !t.provedSafe(c) }
	if i := slices.IndexFunc(targets, t.provedMine); i >= 0 {
		return Doubt{OpensMine, targets[i]}
	}
	if i := slices.IndexFunc(targets, unproven); i >= 0 {
		return Doubt{OpensAny, targets[i]}
	}
	if flag, ok := t.trusted(targets); ok {
		return Doubt{TrustsAFlag, flag}
	}
	return Doubt{}
}

func (t *Thoughts) provedMine(c game.Cell) bool { return t.known.State(c) == solver.Mine }

func (t *Thoughts) provedSafe(c game.Cell) bool {
	s := t.known.State(c)
	return s == solver.Safe || s == solver.Open // a closed cell is Open if it was open before an undo
}

// trusted returns a flag on which a cascade from these cells depends: the cascade touches the
// flagged cell, which is not provably a mine. It reports false if there is no such flag.
func (t *Thoughts) trusted(targets []game.Cell) (flag game.Cell, ok bool) {
	rules := t.snapshot.Rules()
	if rules.Numbering != game.Left || rules.Opening != game.Cascade || !slices.ContainsFunc(t.flags, t.unproven) {
		return flag, false
	}
	grid := t.snapshot.Layout().Grid()
	closed := game.NewSet(grid)
	for c := range game.Cells(grid) {
		closed.Put(c, !t.snapshot.Open(c) && !t.flagged[c] && !t.provedMine(c))
	}
	for reached := slices.Clone(targets); len(reached) > 0; {
		c := reached[0]
		reached = reached[1:]
		around := game.AppendNeighbors(nil, grid, c)
		if i := slices.IndexFunc(around, t.unproven); i >= 0 {
			return around[i], true
		}
		if slices.ContainsFunc(around, t.unmarkedMine) {
			continue // the cascade stops at c
		}
		for _, n := range around {
			if closed.Has(n) {
				closed.Put(n, false)
				reached = append(reached, n)
			}
		}
	}
	return flag, false
}

// unproven reports whether c has a flag but is not provably a mine.
func (t *Thoughts) unproven(c game.Cell) bool { return t.flagged[c] && !t.provedMine(c) }

// unmarkedMine reports whether c is provably a mine but has no flag.
func (t *Thoughts) unmarkedMine(c game.Cell) bool { return !t.flagged[c] && t.provedMine(c) }
