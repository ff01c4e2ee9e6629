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
	beside *solver.Solver // which knows as much as the player and has not thought yet; made when it is needed
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
	if j.knows(asked) {
		o.Verdict = Known
		return
	}
	p := j.player
	p.See(j.game)
	_ = p.Solve() // the numbers are those of a board, so there is a layout that fits them
	o.Exact = p.Exact()
	for _, c := range asked {
		if p.State(c) == solver.Mine {
			o.Mines = append(o.Mines, c)
		}
	}
	if len(o.Mines) > 0 {
		o.Verdict = Mistake
		if why, ok := p.Easiest(o.Mines); ok {
			o.Missed = why.Rule
		}
		return
	}
	if !slices.ContainsFunc(asked, func(c game.Cell) bool { return p.State(c) == solver.Unknown }) {
		return
	}
	o.Verdict, o.Risk = Forced, 1-p.AllSafe(asked)
	safe := p.Safe()
	for c := range j.closed {
		safe = append(safe, c)
	}
	if len(safe) == 0 {
		_, o.Least, _ = p.Least()
		return
	}
	o.Verdict, o.AllSafe = Needless, len(safe)
	slices.SortFunc(safe, func(a, b game.Cell) int {
		return cmp.Or(cmp.Compare(distance(a, o.Cell), distance(b, o.Cell)),
			cmp.Compare(a.Row, b.Row), cmp.Compare(a.Col, b.Col))
	})
	o.Safe = slices.Clone(safe[:min(len(safe), MaxSafe)])
	o.Missed = j.easiest()
}

// easiest returns the hardest rule that the easiest way to a safe cell takes.
func (j *Judge) easiest() solver.Rule {
	if len(j.closed) > 0 {
		return 0 // there is one to open again
	}
	grid, mines := j.game.Layout().Grid(), j.game.Layout().Mines()
	if j.beside == nil {
		j.beside = solver.New(grid, mines)
	}
	s := j.beside
	s.Reset(mines)
	for _, c := range j.of.Safe {
		if !j.game.Open(c) {
			s.Trust(c)
		}
	}
	s.See(j.game)
	_, rule, _ := s.Next(solver.Followable | solver.Cases)
	if rule == solver.Chain|solver.Remain {
		return solver.Remain
	}
	return rule
}

func distance(a, b game.Cell) int {
	row, col := a.Row-b.Row, a.Col-b.Col
	return max(row, -row) + max(col, -col)
}

// blame makes an opening that exploded a mistake where none of the cells that were asked
// for is a mine: a flag that was wrong made one open.
func (j *Judge) blame(o *Opening, asked []game.Cell) {
	if o.Verdict != Known && !slices.ContainsFunc(asked, j.game.Layout().Mine) {
		o.Verdict, o.Risk, o.Least, o.Safe, o.AllSafe, o.Missed = Mistake, 0, 0, nil, 0, 0
	}
}

// look takes in what is open before an undo closes it.
func (j *Judge) look() { j.player.See(j.game) }
