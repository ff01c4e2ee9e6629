package solver

import (
	"buscaminas/game"
)

// A Player plays games by itself, as well as it can: it opens what is safe for
// certain, and only where nothing is it guesses.
type Player struct {
	*Solver
	candidates []candidate
	trial      *Solver
	end        endgame
}

// A Result tells how a game went.
type Result struct {
	Won     bool
	Guesses int     // opened without being certain, the start not counted
	Chance  float64 // of getting through all of those
}

// NewPlayer returns a player of games on a grid.
func NewPlayer(g game.Grid) *Player { return &Player{Solver: New(g, 0), trial: New(g, 0)} }

// Play plays g, a game on the grid of p of which nothing is open yet, to its end.
// It opens start first.
func (p *Player) Play(g *game.Game, start game.Cell) Result {
	p.Reset(g.Layout().Mines())
	r := Result{Chance: 1}
	for i := p.field.index(start); ; {
		if err := g.Apply(game.Action{Kind: game.Open, Cell: p.field.cell(i)}); err != nil || g.Status() != game.Playing {
			r.Won = g.Status() == game.Won
			return r
		}
		p.follow(g, i)
		var chance float64
		if i, chance = p.choose(); chance > 0 {
			r.Guesses++
			r.Chance *= 1 - chance
		}
	}
}

// choose returns the cell to open next, and how likely a mine is there.
func (p *Player) choose() (i int, chance float64) {
	if i, _ := p.advance(Everything); i >= 0 {
		return i, 0
	}
	return p.guess()
}
