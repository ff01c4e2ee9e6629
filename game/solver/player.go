package solver

import "buscaminas/game"

// A Player plays games by itself, as well as it can: it opens what is certainly
// safe, and only where nothing is it guesses. It guesses the cell that it is most
// likely to survive together with the guess after it; and where few layouts are
// left, the cell from which most of them are won.
type Player struct {
	*Solver
	Deep bool // examine more layouts, which takes longer

	trial      *Solver // nil: not needed yet
	ending     ending
	candidates []candidate
	spared     []bool // by index: see [Player.Spare]; nil: none
}

// A Result is the result of a game.
type Result struct {
	Won     bool
	Guesses int // the cells opened without proof, except the start
}

// NewPlayer returns a player for boards of this grid with this many mines.
func NewPlayer(g game.Grid, mines int) *Player {
	return &Player{Solver: New(g, mines)}
}

// Play plays g, a game on the grid of p of which nothing is open yet, to its end.
// It opens start first. By the rules of g the game must be won once every cell
// without a mine is open: it puts no flags. What it opens it does not take back, and
// nobody can.
func (p *Player) Play(g *game.Game, start game.Cell) (r Result) {
	p.Reset(g.Layout().Mines())
	for i := p.field.index(start); ; {
		err := g.Apply(game.Action{Kind: game.Open, Cell: p.field.cell(i)})
		if err != nil || g.Status() != game.Playing {
			r.Won = g.Status() == game.Won
			return r
		}
		g.DropHistory()
		p.follow(g, i)
		if i, _ = p.advance(Everything); i < 0 {
			i, _ = p.guess()
			r.Guesses++
		}
	}
}
