package review

import (
	"cmp"
	"iter"
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Openings yields the openings of the game in order, as [Judge.Next] judges them.
func (g Game) Openings() iter.Seq[Opening] {
	return func(yield func(Opening) bool) {
		j := NewJudge(g)
		for o, ok := j.Next(); ok && yield(o); o, ok = j.Next() {
		}
	}
}

// A Judge plays a game again, and knows what the player could see of it. Make one with
// [NewJudge].
type Judge struct {
	walk
	player *solver.Player // of all numbers that were ever open
}

// NewJudge returns a judge of a game, at its beginning.
func NewJudge(g Game) *Judge {
	j := &Judge{walk: begin(g), player: solver.NewPlayer(g.Layout.Grid(), g.Layout.Mines())}
	for _, c := range g.Safe {
		j.player.Trust(c)
	}
	return j
}

// Next judges the next opening of the player, which on a large board takes a while. It
// reports false where there is none, or before it a move that the rules refuse.
func (j *Judge) Next() (o Opening, ok bool) { return j.walk.on(j) }

// weigh judges what is asked by what can be seen.
func (j *Judge) weigh(o *Opening, asked []game.Cell) {
	p := j.player
	if !knows(j.game, asked) {
		p.Recall(j.game)
		_ = p.Solve() // the numbers are those of a board, so there is a layout that fits them
		o.Exact = p.Exact()
	}
	verdict, cells := Weigh(j.game, p.Solver, asked)
	switch o.Verdict = verdict; verdict {
	case Mistake:
		o.Mines, o.Missed = cells, j.takes(cells, o.Cell)
	case Forced:
		o.Risk = 1 - p.AllSafe(asked)
		_, o.Least, _ = p.Least()
	case Needless:
		o.Risk = 1 - p.AllSafe(asked)
		j.name(o, cells)
	}
}

// name names the nearest of the cells that were certainly safe, and what would have shown one.
func (j *Judge) name(o *Opening, safe []game.Cell) {
	o.AllSafe = len(safe)
	slices.SortFunc(safe, func(a, b game.Cell) int {
		return cmp.Or(cmp.Compare(distance(a, o.Cell), distance(b, o.Cell)),
			cmp.Compare(a.Row, b.Row), cmp.Compare(a.Col, b.Col))
	})
	o.Safe = slices.Clone(safe[:min(len(safe), MaxSafe)])
	for range j.game.SeenClosed() {
		return // there is one to open again
	}
	o.Missed = j.takes(safe, o.Cell)
}

// takes returns the hardest rule of the argument that a person finds easiest for any of the cells.
func (j *Judge) takes(cells []game.Cell, near game.Cell) solver.Rule {
	why, _ := j.player.Argue(cells, near)
	return why.Hardest()
}

func distance(a, b game.Cell) int {
	row, col := a.Row-b.Row, a.Col-b.Col
	return max(row, -row) + max(col, -col)
}

// blame makes an opening that exploded a mistake where [Blame] does.
func (j *Judge) blame(o *Opening, asked []game.Cell) {
	if v := Blame(o.Verdict, j.game.Layout(), asked); v != o.Verdict {
		o.Verdict, o.Risk, o.Least, o.Safe, o.AllSafe, o.Missed = v, 0, 0, nil, 0, 0
	}
}
