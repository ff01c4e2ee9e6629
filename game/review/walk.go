package review

import (
	"slices"
	"time"

	"buscaminas/game"
)

// A walk plays a game again, and knows what of it has been open.
type walk struct {
	of     Game
	next   int           // the move
	before time.Duration // on the clock: the move before
	game   *game.Game
	closed map[game.Cell]bool // cells that were open and that an undo has closed
	over   bool               // the game was over once: all of the board has been seen
}

// A thinker says what the openings are that a walk comes to.
type thinker interface {
	weigh(o *Opening, asked []game.Cell) // before the opening
	blame(o *Opening, asked []game.Cell) // after it, where it exploded
	look()                               // before an undo
}

func begin(g Game) walk {
	return walk{of: g, game: game.New(g.Layout, g.Rules), closed: map[game.Cell]bool{}}
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
		asked = w.asked(a.Cell)
	}
	if opens = len(asked) > 0; opens {
		o = Opening{Cell: a.Cell, Chord: w.game.Open(a.Cell)}
		t.weigh(&o, asked)
	}
	if a.Kind == game.Undo && !w.over {
		w.undo()
		t.look()
	}
	if w.game.Apply(a) != nil {
		return Opening{}, false, false
	}
	w.reopen()
	if o.Exploded = w.game.Status() == game.Lost; opens && o.Exploded {
		t.blame(&o, asked)
	}
	w.over = w.over || w.game.Status() != game.Playing
	return o, opens, true
}

// asked returns the cells that opening c, which must be on the board, is asked to open.
func (w *walk) asked(c game.Cell) []game.Cell {
	grid := w.game.Layout().Grid()
	asked := []game.Cell{c}
	if game.Contains(grid, c) && w.game.Open(c) {
		asked = game.AppendNeighbors(nil, grid, c)
	}
	return slices.DeleteFunc(asked, func(c game.Cell) bool {
		return !game.Contains(grid, c) || w.game.Open(c) || w.game.Flagged(c)
	})
}

// knows reports whether what is asked for had been seen before.
func (w *walk) knows(asked []game.Cell) bool {
	return w.over || !slices.ContainsFunc(asked, func(c game.Cell) bool { return !w.closed[c] })
}

// undo notes what is open and may be closed now.
func (w *walk) undo() {
	for c := range game.Cells(w.game.Layout().Grid()) {
		if w.game.Open(c) {
			w.closed[c] = true
		}
	}
}

// reopen notes that cells are open again.
func (w *walk) reopen() {
	for c := range w.closed {
		if w.game.Open(c) {
			delete(w.closed, c)
		}
	}
}
