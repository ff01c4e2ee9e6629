package review

import (
	"time"

	"buscaminas/game"
)

// A walk replays the moves of a game.
type walk struct {
	of     Game
	next   int           // the index of the next move
	before time.Duration // the time of the last move
	game   *game.Game
}

// An assessor judges the openings that a walk replays.
type assessor interface {
	weigh(o *Opening, asked []game.Cell) // judges o before the cells are opened
	blame(o *Opening, asked []game.Cell) // corrects o after the cells exploded
}

func begin(g Game) walk {
	w := walk{of: g, game: game.New(g.Layout, g.Rules)}
	if g.Hidden {
		w.game.HideLoss()
	}
	return w
}

// advance replays the moves up to the player's next opening, and returns this opening with its
// judgement. It reports false if no opening is left, or if the rules refuse a move.
func (w *walk) advance(judge assessor) (o Opening, ok bool) {
	for w.next < len(w.of.Moves) {
		i, m := w.next, w.of.Moves[w.next]
		o, isOpening, ok := w.play(m.Action, i >= w.of.Given, judge)
		if !ok {
			w.next = len(w.of.Moves)
			break
		}
		o.Move, o.Thought = i, m.At-w.before
		w.before = m.At
		w.next++
		if isOpening {
			return o, true
		}
	}
	return Opening{}, false
}

// Share returns the share of the moves that were replayed, from 0 to 1.
func (w *walk) Share() float64 { return float64(w.next) / float64(max(1, len(w.of.Moves))) }

// play carries out an action. If the player made the move and the action opens cells, play sets
// isOpening and returns the opening with its judgement. It sets ok unless the rules refuse the
// action.
func (w *walk) play(a game.Action, byPlayer bool, judge assessor) (o Opening, isOpening, ok bool) {
	var asked []game.Cell
	if byPlayer && a.Kind == game.Open && w.game.Status() == game.Playing {
		asked = Asked(w.game, a.Cell)
	}
	if isOpening = len(asked) > 0; isOpening {
		o = Opening{Cell: a.Cell, Chord: w.game.Open(a.Cell)}
		judge.weigh(&o, asked)
	}
	if w.game.Apply(a) != nil {
		return Opening{}, false, false
	}
	if o.Exploded = w.game.Status() == game.Lost; isOpening && o.Exploded {
		judge.blame(&o, asked)
	}
	return o, isOpening, true
}
