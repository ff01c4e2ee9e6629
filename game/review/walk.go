package review

import (
	"time"

	"buscaminas/game"
)

// A walk plays a game again.
type walk struct {
	of     Game
	next   int           // the move
	before time.Duration // on the clock: the move before
	game   *game.Game
}

// A thinker says what the openings are that a walk comes to.
type thinker interface {
	weigh(o *Opening, asked []game.Cell) // before the opening
	blame(o *Opening, asked []game.Cell) // after it, where it exploded
}

func begin(g Game) walk {
	return walk{of: g, game: game.New(g.Layout, g.Rules)}
}

// on goes on to the next opening of the player. It reports false where there is none, or
// before it a move that the rules refuse.
func (w *walk) on(t thinker) (o Opening, ok bool) {
	for w.next < len(w.of.Moves) {
		i, m := w.next, w.of.Moves[w.next]
		o, opens, ok := w.play(m.Action, i >= w.of.Given, t)
		if !ok {
			w.next = len(w.of.Moves)
			break
		}
		o.Move, o.Thought = i, m.At-w.before
		w.before = m.At
		w.next++
		if opens {
			return o, true
		}
	}
	return Opening{}, false
}

// Share returns how far it is in the game, from 0 to 1.
func (w *walk) Share() float64 { return float64(w.next) / float64(max(1, len(w.of.Moves))) }

// play carries out an action, and returns what it was if it is an opening of the player.
// It reports false where it is refused.
func (w *walk) play(a game.Action, player bool, t thinker) (o Opening, opens, ok bool) {
	var asked []game.Cell
	if opens = player && a.Kind == game.Open && w.game.Status() == game.Playing; opens {
		asked = Asked(w.game, a.Cell)
	}
	if opens = len(asked) > 0; opens {
		o = Opening{Cell: a.Cell, Chord: w.game.Open(a.Cell)}
		t.weigh(&o, asked)
	}
	if w.game.Apply(a) != nil {
		return Opening{}, false, false
	}
	if o.Exploded = w.game.Status() == game.Lost; opens && o.Exploded {
		t.blame(&o, asked)
	}
	return o, opens, true
}
