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
	of     Game
	next   int // the move
	before float64
	game   *game.Game
	player *solver.Player     // of all numbers that were ever open
	beside *solver.Solver     // which knows as much as the player and has not thought yet; made when it is needed
	closed map[game.Cell]bool // cells that were open and that an undo has closed
	over   bool               // the game was over once: all of the board has been seen
}

// NewJudge returns a judge of a game, at its beginning.
func NewJudge(g Game) *Judge {
	j := &Judge{
		of:     g,
		game:   game.New(g.Layout, g.Rules),
		player: solver.NewPlayer(g.Layout.Grid(), g.Layout.Mines()),
		closed: map[game.Cell]bool{},
	}
	for _, c := range g.Safe {
		j.player.Trust(c)
	}
	return j
}

// Next judges the next opening of the player, which on a large board takes a while. It
// reports false where there is none, or before it a move that the rules refuse.
func (j *Judge) Next() (o Opening, ok bool) {
	for j.next < len(j.of.Moves) {
		i, m := j.next, j.of.Moves[j.next]
		o, opens, ok := j.play(m.Action, i >= j.of.Given)
		if !ok {
			j.next = len(j.of.Moves)
			break
		}
		o.Move, o.Thought = i, m.Seconds-j.before
		j.before = m.Seconds
		j.next++
		if opens {
			return o, true
		}
	}
	return Opening{}, false
}

// Share returns how far the judge is in the game, from 0 to 1.
func (j *Judge) Share() float64 { return float64(j.next) / float64(max(1, len(j.of.Moves))) }

// play carries out an action, and returns what it was if it is an opening of the player.
// It reports false where it is refused.
func (j *Judge) play(a game.Action, player bool) (o Opening, opens, ok bool) {
	var asked []game.Cell
	if opens = player && a.Kind == game.Open && j.game.Status() == game.Playing; opens {
		asked = j.asked(a.Cell)
	}
	if opens = len(asked) > 0; opens {
		o = Opening{Cell: a.Cell, Chord: j.game.Open(a.Cell)}
		j.weigh(&o, asked)
	}
	if a.Kind == game.Undo {
		j.undo()
	}
	if j.game.Apply(a) != nil {
		return Opening{}, false, false
	}
	j.reopen()
	if o.Exploded = j.game.Status() == game.Lost; opens && o.Exploded {
		j.blame(&o, asked)
	}
	j.over = j.over || j.game.Status() != game.Playing
	return o, opens, true
}

// asked returns the cells that opening c, which must be on the board, is asked to open.
func (j *Judge) asked(c game.Cell) []game.Cell {
	grid := j.game.Layout().Grid()
	asked := []game.Cell{c}
	if game.Contains(grid, c) && j.game.Open(c) {
		asked = game.AppendNeighbors(nil, grid, c)
	}
	return slices.DeleteFunc(asked, func(c game.Cell) bool {
		return !game.Contains(grid, c) || j.game.Open(c) || j.game.Flagged(c)
	})
}

// weigh judges what is asked by what can be seen.
func (j *Judge) weigh(o *Opening, asked []game.Cell) {
	if j.over || !slices.ContainsFunc(asked, func(c game.Cell) bool { return !j.closed[c] }) {
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

// undo notes what is open and may be closed now.
func (j *Judge) undo() {
	if j.over {
		return
	}
	for c := range game.Cells(j.game.Layout().Grid()) {
		if j.game.Open(c) {
			j.closed[c] = true
		}
	}
	j.player.See(j.game)
}

// reopen notes that cells are open again.
func (j *Judge) reopen() {
	for c := range j.closed {
		if j.game.Open(c) {
			delete(j.closed, c)
		}
	}
}
