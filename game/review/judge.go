package review

import (
	"cmp"
	"iter"
	"slices"
	"time"

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

// A Judge replays a game and judges each opening by what the player could see before it. Make
// one with [NewJudge].
type Judge struct {
	of     Game
	next   int           // the index of the next move
	before time.Duration // the time of the last move
	game   *game.Game
	known  *solver.Knowledge // of the last position that was judged; nil: none
}

// NewJudge returns a judge at the beginning of a game.
func NewJudge(g Game) *Judge {
	j := &Judge{of: g, game: game.New(g.Layout, g.Rules), known: new(solver.Knowledge)}
	if g.Hidden {
		j.game.HideLoss()
	}
	return j
}

// Next returns the player's next opening, with its judgement. It may take long on a large board. It
// reports false if no opening is left, or if the rules refuse a move.
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

// Share returns the share of the moves that were replayed, from 0 to 1.
func (j *Judge) Share() float64 { return float64(j.next) / float64(max(1, len(j.of.Moves))) }

// play carries out an action. If the player made the move and the action opens cells, play sets
// isOpening and returns the opening with its judgement. It sets ok unless the rules refuse the
// action.
func (j *Judge) play(a game.Action, byPlayer bool) (o Opening, isOpening, ok bool) {
	var asked []game.Cell
	if byPlayer && a.Kind == game.Open && j.game.Status() == game.Playing {
		asked = Asked(j.game, a.Cell)
	}
	if isOpening = len(asked) > 0; isOpening {
		o = Opening{Cell: a.Cell, Chord: j.game.Open(a.Cell)}
		j.weigh(&o, asked)
	}
	if j.game.Apply(a) != nil {
		return Opening{}, false, false
	}
	if o.Exploded = j.game.Status() == game.Lost; isOpening && o.Exploded {
		j.blame(&o, asked)
	}
	return o, isOpening, true
}

// weigh judges o by what the player could know before the opening.
func (j *Judge) weigh(o *Opening, asked []game.Cell) {
	if !knows(j.game, asked) {
		j.known = j.known.Next(solver.Position{Game: j.game, Safe: j.of.Safe})
		o.Exact = j.known.Exact()
	}
	k := j.known
	verdict, cells := Weigh(j.game, k, asked)
	switch o.Verdict = verdict; verdict {
	case Mistake:
		o.Mines, o.Missed = cells, j.hardestRule(slices.Values(cells), o.Cell)
	case Forced, Rash:
		o.Risk = 1 - k.AllSafe(asked)
		o.Least = min(o.Risk, k.Chance(cells[0]))
		if verdict == Rash {
			o.Better = cells
		}
	case Needless:
		o.Risk = 1 - k.AllSafe(asked)
		j.nameSafe(o)
	}
}

// nameSafe sets the fields of o that describe the safe cells overlooked by a needless guess. It
// sets o.AllSafe to the number of these cells, and o.Better to the nearest of them. It sets o.Missed
// to the hardest rule in the easiest argument for one of these cells. If the player had seen a safe
// cell open before an undo, o.Missed stays 0.
func (j *Judge) nameSafe(o *Opening) {
	safe := j.known.Safe()
	for range safe {
		o.AllSafe++
	}
	o.Better = Nearest(safe, o.Cell, maxBetter)
	for range j.game.SeenClosed() {
		return // the player has seen a safe cell open: no rule is needed
	}
	o.Missed = j.hardestRule(safe, o.Cell)
}

// hardestRule looks for the easiest argument that proves any of the cells, and returns the hardest
// rule in this argument. Of equally easy arguments it takes the argument for the cell nearest to c.
// It returns 0 if it finds no argument.
func (j *Judge) hardestRule(cells iter.Seq[game.Cell], c game.Cell) solver.Rule {
	why, _ := j.known.Argue(cells, c)
	return why.Hardest()
}

// blame updates o if [Blame] changes the verdict of an opening that exploded.
func (j *Judge) blame(o *Opening, asked []game.Cell) {
	if v := Blame(o.Verdict, j.game.Layout(), asked); v != o.Verdict {
		o.Verdict, o.Risk, o.Least, o.Better, o.AllSafe, o.Missed = v, 0, 0, nil, 0, 0
	}
}

// Asked returns the cells that a player asks to open by opening c. If c is closed, this is c
// itself. If c is open, these are the neighbours that a chord on c opens. Flagged cells, and cells
// that only a cascade opens, are left out.
func Asked(g *game.Game, c game.Cell) []game.Cell {
	grid := g.Layout().Grid()
	asked := []game.Cell{c}
	if game.Contains(grid, c) && g.Open(c) {
		asked = game.AppendNeighbors(nil, grid, c)
	}
	return slices.DeleteFunc(asked, func(c game.Cell) bool {
		return !game.Contains(grid, c) || g.Open(c) || g.Flagged(c)
	})
}

// Weigh returns the verdict on an opening before it is carried out on g. The parameter asked holds
// the cells to open: see [Asked]. The player of g knows k. For a [Mistake], Weigh also returns the
// provable mines among the cells asked. For a [Forced] or a [Rash] guess, it also returns the best
// guess. Each hint about a guess names the same cell, so nobody who follows a hint is blamed.
func Weigh(g *game.Game, k *solver.Knowledge, asked []game.Cell) (v Verdict, cells []game.Cell) {
	if knows(g, asked) {
		return Known, nil
	}
	unknown := false
	for _, c := range asked {
		switch k.State(c) {
		case solver.Mine:
			cells = append(cells, c)
		case solver.Unknown:
			unknown = true
		}
	}
	switch {
	case len(cells) > 0:
		return Mistake, cells
	case !unknown:
		return Proven, nil
	}
	for range k.Safe() {
		return Needless, nil
	}
	best, _ := k.Guess() // an asked cell is unknown
	if 1-k.AllSafe(asked)-best.Chance > solver.Noticeable {
		return Rash, []game.Cell{best.Cell}
	}
	return Forced, []game.Cell{best.Cell}
}

// Blame corrects the verdict on an opening that exploded. The parameter v is the verdict of [Weigh]
// on the same opening, and asked holds the cells of [Asked]. If none of these cells is a mine, a
// cascade opened the mine because of a wrong flag. In this case Blame returns [Mistake], unless v
// is [Known]. In all other cases it returns v.
func Blame(v Verdict, l *game.Layout, asked []game.Cell) Verdict {
	if v != Known && !slices.ContainsFunc(asked, l.Mine) {
		return Mistake
	}
	return v
}

// Nearest returns the n cells nearest to c, or all cells if there are no more than n. The nearest
// comes first, and cells at the same distance are in the order row by row.
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
	return g.SeenAll() || !slices.ContainsFunc(asked, func(c game.Cell) bool { return !g.Seen(c) })
}
