package solver_test

import (
	"testing"

	"buscaminas/game"
)

// A recorder plays a game and keeps its plays, for the message of a test that fails.
type recorder struct {
	testing.TB
	game  *game.Game
	plays []game.Action
}

// open opens a cell that is not open yet.
func (r *recorder) open(c game.Cell) {
	r.Helper()
	if r.game.Open(c) {
		return
	}
	r.plays = append(r.plays, game.Action{Kind: game.Open, Cell: c})
	if err := r.game.Apply(r.plays[len(r.plays)-1]); err != nil {
		r.Fatal(err)
	}
}
