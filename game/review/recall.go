package review

import (
	"slices"

	"buscaminas/game"
)

// Version is the version of the judgements. It must be raised whenever a game could be judged
// differently than before. A review of another version must not be used.
const Version = 2

// A recollection replays a game and takes its judgements from an earlier review.
type recollection struct {
	walk
	unused []Opening // the judgements not used yet
	wrong  bool      // a judgement is impossible in this game
}

// Recall returns the openings of the game with their judgements. It copies the judgements from the
// openings of an earlier review, and judges nothing again. An opening that is not in the earlier
// review is Proven and Exact. Recall reports false if the earlier review is impossible for this
// game. It does not check that the judgements are right.
func (g Game) Recall(earlier []Opening) (openings []Opening, ok bool) {
	r := &recollection{walk: begin(g), unused: earlier}
	for o, ok := r.advance(r); ok && !r.wrong; o, ok = r.advance(r) {
		openings = append(openings, o)
		r.wrong = r.wrong || o.byFlag() && !o.Exploded
	}
	return openings, !r.wrong && len(r.unused) == 0
}

// weigh implements [assessor]. It copies the earlier judgement to o, and sets r.wrong if the
// judgement is impossible.
func (r *recollection) weigh(o *Opening, asked []game.Cell) {
	was := Opening{Verdict: Proven, Exact: true}
	if len(r.unused) > 0 && r.unused[0].Move == r.next {
		was, r.unused = r.unused[0], r.unused[1:]
	}
	o.Verdict, o.Exact = was.Verdict, was.Exact
	switch was.Verdict {
	case Mistake:
		o.Mines, o.Missed = was.Mines, was.Missed
	case Forced:
		o.Risk, o.Least = was.Risk, was.Least
	case Rash:
		o.Risk, o.Least, o.Better = was.Risk, was.Least, was.Better
	case Needless:
		o.Risk, o.Better, o.AllSafe, o.Missed = was.Risk, was.Better, was.AllSafe, was.Missed
	}
	r.wrong = r.wrong || !r.isPossible(*o, asked)
}

// isPossible reports whether o is a possible judgement of an opening of these cells.
func (r *recollection) isPossible(o Opening, asked []game.Cell) bool {
	if knows(r.game, asked) != (o.Verdict == Known) || o.Missed != 0 && !slices.Contains(Rules[:], o.Missed) {
		return false
	}
	mines := r.of.Layout.Mine
	switch o.Verdict {
	case Known:
		return !o.Exact
	case Proven:
		return !slices.ContainsFunc(asked, mines)
	case Mistake:
		return !slices.ContainsFunc(o.Mines, func(c game.Cell) bool {
			return !slices.Contains(asked, c) || !mines(c)
		})
	case Forced:
		return isChance(o.Risk) && 0 <= o.Least && o.Least <= o.Risk
	case Rash:
		return isChance(o.Risk) && 0 <= o.Least && o.Least < o.Risk && len(o.Better) == 1 && r.areClosed(o.Better)
	case Needless:
		return isChance(o.Risk) && r.mayBeSafe(o.Better, o.AllSafe)
	}
	return false
}

// areClosed reports whether the cells are closed, and each is given once.
func (r *recollection) areClosed(cells []game.Cell) bool {
	for i, c := range cells {
		if !game.Contains(r.of.Layout.Grid(), c) || r.game.Open(c) || slices.Contains(cells[:i], c) {
			return false
		}
	}
	return true
}

// mayBeSafe reports whether a needless guess can have these values of [Opening.Better] and
// [Opening.AllSafe].
func (r *recollection) mayBeSafe(safe []game.Cell, allSafe int) bool {
	l := r.of.Layout
	return r.areClosed(safe) && !slices.ContainsFunc(safe, l.Mine) &&
		0 < allSafe && allSafe <= l.Cells()-l.Mines() && len(safe) == min(allSafe, MaxBetter)
}

func isChance(p float64) bool { return 0 <= p && p <= 1 }

// blame implements [assessor]. It sets r.wrong if the judgement and the game disagree on whether a
// wrong flag let a cascade open a mine.
func (r *recollection) blame(o *Opening, asked []game.Cell) {
	byFlag := !slices.ContainsFunc(asked, r.of.Layout.Mine)
	r.wrong = r.wrong || o.Verdict != Known && o.byFlag() != byFlag
}

// byFlag reports whether the opening was a mistake because a wrong flag let a cascade open a mine.
func (o Opening) byFlag() bool { return o.Verdict == Mistake && len(o.Mines) == 0 }
