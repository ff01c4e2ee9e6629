package review

import (
	"cmp"
	"iter"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Openings yields the openings of the game in order, with the judgements of [Judge.Next].
func (g Game) Openings() iter.Seq[Opening] {
	return func(yield func(Opening) bool) {
		j := NewJudge(g)
		for o, ok := j.Next(); ok && yield(o); o, ok = j.Next() {
		}
	}
}

// A Judge replays a game and judges each opening by what the player could see before it. Make
// one with [NewJudge].
type Judge struct {
	of     Game
	next   int           // the index of the next move
	before time.Duration // the time of the last move replayed
	game   *game.Game
	known  *solver.Knowledge // what the player knew at the last opening judged; empty at first
	over   *game.Game        // the game after its last move; nil until it is needed
}

// NewJudge returns a judge who begins at the first move of g.
func NewJudge(g Game) *Judge {
	j := &Judge{of: g, game: game.New(g.Layout, g.Rules), known: new(solver.Knowledge)}
	if g.Hidden {
		j.game.HideLoss()
	}
	return j
}

// Next returns the next opening that the player made, with its judgement. It may take long on a
// large board. It reports false if no opening is left, or if the rules refuse a move.
func (j *Judge) Next() (o Opening, ok bool) {
	for j.next < len(j.of.Moves) {
		i, m := j.next, j.of.Moves[j.next]
		o, isOpening, ok := j.play(m.Action, i >= j.of.Given)
		if !ok {
			j.next = len(j.of.Moves)
			break
		}
		o.Move, o.Thought = i, m.At-j.before
		j.before = m.At
		j.next++
		if isOpening {
			return o, true
		}
	}
	return Opening{}, false
}

// Progress returns the share of the moves that are replayed, from 0 to 1.
func (j *Judge) Progress() float64 { return float64(j.next) / float64(max(1, len(j.of.Moves))) }

// play carries out an action. If byPlayer is set and the action opens cells, play sets isOpening
// and returns the opening with its judgement. It sets ok to false only if the rules refuse the
// action.
func (j *Judge) play(a game.Action, byPlayer bool) (o Opening, isOpening, ok bool) {
	var asked []game.Cell
	if byPlayer && a.Kind == game.Open && j.game.Status() == game.Playing {
		asked = Targets(j.game, a.Cell)
	}
	if isOpening = len(asked) > 0; isOpening {
		o = j.weigh(asked, a.Cell)
	}
	if j.game.Apply(a) != nil {
		return Opening{}, false, false
	}
	if isOpening && j.game.Status() == game.Lost {
		o = o.AfterExplosion(j.game.Layout(), asked)
	}
	return o, isOpening, true
}

// weigh judges an opening of the cells in asked by what the player could know before it. The action
// is on cell c.
func (j *Judge) weigh(asked []game.Cell, c game.Cell) Opening {
	if !knows(j.game, asked) {
		j.known = j.known.Next(solver.Position{Game: j.game, Safe: j.of.Safe})
	}
	o := JudgeOpening(j.game, j.known, asked)
	o.Cell, o.Chord = c, j.game.Open(c)
	switch o.Verdict {
	case Mistake:
		why, _ := j.known.Argue(slices.Values(o.Mines), c)
		o.Missed = why.Hardest()
	case Needless:
		j.nameSafe(&o)
	}
	return o
}

// sight is how far from a move a player should notice a proof. The distance is counted in rows plus
// columns. Strong players of Expert open many cells less than a second after the last move; for
// nine in ten of these cells, the numbers that prove them are within this distance of the last
// move.
const sight = 6

// nameSafe completes the judgement of o, a needless guess. It sets o.Better to the safe cells
// nearest to o.
//
// The player missed a safe cell if its argument is within [sight] of o, or if the cell was never
// opened. If the player missed any, nameSafe sets o.Missed to the hardest rule in the easiest
// argument for a missed cell. If the player missed none, nameSafe sets o.Later. If a safe cell was
// open before an undo, nameSafe sets neither o.Missed nor o.Later.
func (j *Judge) nameSafe(o *Opening) {
	safe := j.known.Safe()
	o.Better = Nearest(safe, o.Cell, maxBetter)
	for range j.game.UndoneSafeCells() {
		return // no rule is needed to know a cell that was open
	}
	if j.over == nil {
		j.over = game.New(j.of.Layout, j.of.Rules)
		for i := 0; i < len(j.of.Moves) && j.over.Apply(j.of.Moves[i].Action) == nil; i++ {
		}
	}
	unopened := func(c game.Cell) bool { return !j.over.Seen(c) }
	inSight := func(c game.Cell) bool { return c.Distance(o.Cell) <= sight }
	var missed []game.Cell
	for c := range safe {
		if inSight(c) || unopened(c) {
			missed = append(missed, c)
		}
	}
	for len(missed) > 0 {
		why, ok := j.known.Argue(slices.Values(missed), o.Cell)
		near := !slices.ContainsFunc(why.Steps, func(s solver.Step) bool {
			return slices.ContainsFunc(s.Numbers, func(c game.Cell) bool { return !inSight(c) })
		})
		proved := func(c game.Cell) bool { return why.Concludes(c) && (near || unopened(c)) }
		if !ok || slices.ContainsFunc(missed, proved) {
			o.Missed = why.Hardest()
			return
		}
		missed = slices.DeleteFunc(missed, why.Concludes)
	}
	o.Later = o.Better[0].Distance(o.Cell)
}

// Targets returns the cells that a player asks to open by opening c: c itself if it is closed, and
// otherwise the neighbours that a chord on c opens. Flagged cells are left out, and so are cells
// that only a cascade opens.
func Targets(g *game.Game, c game.Cell) []game.Cell {
	grid := g.Layout().Grid()
	asked := []game.Cell{c}
	if game.Contains(grid, c) && g.Open(c) {
		asked = game.AppendNeighbors(nil, grid, c)
	}
	return slices.DeleteFunc(asked, func(c game.Cell) bool {
		return !game.Contains(grid, c) || g.Open(c) || g.Flagged(c)
	})
}

// JudgeOpening judges an opening before it is carried out on g, by a player who knows k. The
// parameter asked holds the cells to open: see [Targets]. JudgeOpening sets the fields Verdict,
// Mines, Risk, Least, Exact and AllSafe of the result. For a rash guess it also sets Better.
//
// A guess is judged by what the player would know after opening all provably safe cells, then the
// cells that are provably safe after that, and so on. This knowledge is the closure: see
// [solver.Knowledge.Closure]. The guess is:
//
//   - [Needless] if the closure tells whether the opened cells are mines;
//   - [Rash] if the best guess in the closure has clearly less risk. The risk of the guess made is
//     the smaller of two: its risk in the closure, and its risk by the numbers that were open;
//   - [Early] if it is neither, and some cell was provably safe;
//   - [Forced] otherwise.
//
// A hint about a guess names the best guess, so nobody who follows hints is blamed.
func JudgeOpening(g *game.Game, k *solver.Knowledge, asked []game.Cell) (o Opening) {
	if knows(g, asked) {
		return Opening{Verdict: Known}
	}
	var unknown bool
	if o.Mines, unknown = undecided(k, asked); len(o.Mines) > 0 {
		return Opening{Verdict: Mistake, Mines: o.Mines, Exact: k.Exact()}
	}
	if o.Exact = k.Exact(); !unknown {
		return o // Proven
	}
	for range k.Safe() {
		o.AllSafe++
	}
	o.Risk = 1 - k.ChanceAllSafe(asked)
	closure := k.Closure(g.Layout().Around)
	if mines, unknown := undecided(closure, asked); len(mines) > 0 || !unknown {
		o.Verdict = Needless
		return o
	}
	best, _ := closure.Guess() // there is one: an asked cell is unknown
	atOnce := o.Risk
	o.Risk, o.Exact = 1-closure.ChanceAllSafe(asked), closure.Exact()
	o.Least = min(o.Risk, best.Chance)
	switch {
	case min(o.Risk, atOnce)-best.Chance > solver.NoticeableRisk:
		o.Verdict, o.Better = Rash, []game.Cell{best.Cell}
	case o.AllSafe > 0:
		o.Verdict, o.Least = Early, o.Risk
	default:
		o.Verdict = Forced
	}
	return o
}

// undecided returns the provable mines among the cells, and reports whether any of the cells is
// unknown.
func undecided(k *solver.Knowledge, cells []game.Cell) (mines []game.Cell, unknown bool) {
	for _, c := range cells {
		switch k.State(c) {
		case solver.Mine:
			mines = append(mines, c)
		case solver.Unknown:
			unknown = true
		}
	}
	return mines, unknown
}

// AfterExplosion returns the final judgement of an opening that exploded. The receiver is the
// judgement of [JudgeOpening], and asked holds the cells of [Targets]. If none of these cells is a
// mine, a wrong flag let a cascade open the mine. Such an opening is a [Mistake], unless it is
// [Known].
func (o Opening) AfterExplosion(l *game.Layout, asked []game.Cell) Opening {
	if o.Verdict != Known && !slices.ContainsFunc(asked, l.Mine) {
		o = Opening{Cell: o.Cell, Chord: o.Chord, Verdict: Mistake, Exact: o.Exact}
	}
	o.Exploded = true
	return o
}

// Nearest returns the n cells nearest to c, or all cells if there are no more than n. The nearest
// comes first. Cells at the same distance are ordered row by row.
func Nearest(cells iter.Seq[game.Cell], c game.Cell, n int) []game.Cell {
	var near []game.Cell
	keep := func() {
		slices.SortFunc(near, func(a, b game.Cell) int {
			return cmp.Or(cmp.Compare(a.Distance(c), b.Distance(c)),
				cmp.Compare(a.Row, b.Row), cmp.Compare(a.Col, b.Col))
		})
		near = near[:min(len(near), n)]
	}
	for at := range cells {
		if near = append(near, at); len(near) >= 2*n {
			keep()
		}
	}
	keep()
	return near
}

// knows reports whether the player has seen each of the given cells open, or has seen the whole
// board.
func knows(g *game.Game, asked []game.Cell) bool {
	return g.SeenWhole() || !slices.ContainsFunc(asked, func(c game.Cell) bool { return !g.Seen(c) })
}
