package advice

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/review"
)

// A Loss says why a game was lost. It tells what the player could have known before the last step.
// The player could know every number ever seen, even if an undo closed it again.
type Loss struct {
	review.Opening // the opening that lost the game

	// Safe are the unflagged cells other than Cell that were provably safe. If there are more than
	// mostSafe, Safe has only those nearest to Cell.
	Safe []game.Cell

	// SafeFlagged are the flagged cells that were provably safe. They are set only if Safe is
	// empty.
	SafeFlagged []game.Cell

	// Certain are the exploded mines that were provably mines.
	Certain []game.Cell

	// Seen are the exploded mines, if the player had already seen the whole board.
	Seen []game.Cell

	// CascadeExploded says that Cell itself was provably safe, but a wrong flag let its cascade open
	// a mine: a neighbour of Cell or a mine farther away.
	CascadeExploded bool

	// Before holds the thoughts about the position before the losing step. Told holds the stages to
	// tell about that position. They prove a mine of Certain, if there is one, and name a better
	// move.
	Before *Thoughts
	Told   []ToldStage

	// Misled are the wrong flags that may have led to the loss. If Cell was a mine, they touch a
	// number next to Cell. Otherwise they let a chord or a cascade open a mine.
	Misled []game.Cell
}

// LossOf returns why the game g was lost by opening cell c. The cells in safe were known from the
// start to hold no mine. LossOf fails with [game.NothingToUndo] if no step was played in g.
func LossOf(g *game.Game, c game.Cell, safe ...game.Cell) (Loss, error) {
	before, err := g.BeforeLastStep()
	if err != nil {
		return Loss{}, err
	}
	mines, asked := exploded(g), review.Targets(before, c)
	t := See(before, safe...).Think()
	l := Loss{Opening: review.JudgeOpening(before, t.known, asked).AfterExplosion(g.Layout(), asked), Before: t}
	l.Cell = c
	l.Misled = misleading(g, mines, func(n game.Cell) bool {
		return slices.Contains(mines, c) || n == c || !before.Open(n) && g.Spreads(n)
	})
	if before.SeenWhole() {
		l.Seen = mines
	} else {
		l.explain(t, mines)
	}
	o := l.Opening
	o.Mines = l.Certain
	better := t.BetterMove(o)
	if better.Start != nil {
		better = BetterMove{Move: t.Advice(c)} // this advice says that the cell was promised to be safe
	}
	l.Told = better.Stages()
	return l, nil
}

// mostSafe is the largest number of cells in [Loss.Safe]: more than a screen shows.
const mostSafe = 1 << 12

// explain sets the fields of l that follow from t, the thoughts before the step in which these
// mines exploded.
func (l *Loss) explain(t *Thoughts, mines []game.Cell) {
	c := l.Cell
	_, l.CascadeExploded = find(t.known.Safe(), func(s game.Cell) bool { return s == c })
	others := filter(t.known.Safe(), func(s game.Cell) bool { return s != c })
	if l.Safe = review.Nearest(t.unflagged(others), c, mostSafe); len(l.Safe) == 0 {
		l.SafeFlagged = slices.Collect(others)
	}
	for _, m := range mines {
		if t.Chance(m) == 1 {
			l.Certain = append(l.Certain, m)
		}
	}
}

func exploded(g *game.Game) []game.Cell {
	var cells []game.Cell
	for c := range game.Cells(g.Layout().Grid()) {
		if g.Face(c) == game.ExplodedMine {
			cells = append(cells, c)
		}
	}
	return cells
}

// misleading returns the wrong flags that may have led the player to open one of the mines. Such a
// flag touches an open number that also touches one of the mines and satisfies isRelevant.
func misleading(
	g *game.Game,
	mines []game.Cell,
	isRelevant func(number game.Cell) bool,
) []game.Cell {
	grid := g.Layout().Grid()
	var flags []game.Cell
	for _, m := range mines {
		for _, n := range game.AppendNeighbors(nil, grid, m) {
			if !g.Open(n) || g.Layout().Mine(n) || !isRelevant(n) {
				continue
			}
			for _, flag := range game.AppendNeighbors(nil, grid, n) {
				if g.Face(flag) == game.WrongFlag && !slices.Contains(flags, flag) {
					flags = append(flags, flag)
				}
			}
		}
	}
	return flags
}

// SafeCell returns a provably safe cell other than l.Cell, if possible the easiest to prove. It
// reports false if there was none.
func (l Loss) SafeCell() (c game.Cell, ok bool) {
	if len(l.Safe) == 0 {
		return c, false
	}
	if a := l.Before.Advice(l.Cell); a.About == SafeCell && a.Cell != l.Cell {
		return a.Cell, true
	}
	return l.Safe[0], true
}
