package lesson

import (
	"cmp"
	"slices"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// A Skill is a lesson on choosing the best of several moves, none of which is wrong. It teaches no
// argument.
type Skill struct {
	Name string // the name in files

	// wanted reports whether the position of f suits the skill. It is called only if no cell can be
	// proved in the position. If wanted is nil, the skill uses the positions of the lesson "full".
	wanted func(f *finder) bool
	// worth returns how good it is to choose cell c. It returns 0 if c cannot be chosen.
	worth func(g *game.Game, k *solver.Knowledge, c game.Cell) float64
}

var skills = []*Skill{
	{"risk", func(f *finder) bool {
		unknown := f.layout.Cells() - len(f.Open) - len(f.Flags) // all proved cells are open or flagged
		return 4*f.closed < 3*(f.layout.Cells()-f.layout.Mines()) && unknown <= 40
	}, func(_ *game.Game, k *solver.Knowledge, c game.Cell) float64 { return 1 - k.Chance(c) }},
	{"openings", func(f *finder) bool {
		return len(f.Open) <= 4
	}, func(g *game.Game, k *solver.Knowledge, c game.Cell) float64 {
		around := []game.Cell{c}
		for _, n := range game.AppendNeighbors(nil, g.Layout().Grid(), c) {
			if g.Flagged(n) {
				return 0
			}
			if !g.Open(n) {
				around = append(around, n)
			}
		}
		return k.ChanceAllSafe(around)
	}},
	{"chords", nil, func(g *game.Game, _ *solver.Knowledge, c game.Cell) float64 {
		return float64(len(g.AppendChord(nil, c)))
	}},
}

// Skills returns all skills in teaching order. The caller must not change the slice.
func Skills() []*Skill { return skills }

// Find is like [Lesson.Find], but the position must have choices of different worth.
func (s *Skill) Find(kind *game.GridKind, seed uint64) (Position, bool) {
	d := dice(seed)
	for range maxBoards {
		p, ok := s.findOn(kind, &d)
		if !ok {
			continue
		}
		all := s.Choices(NewTrial(p, game.Rules{}))
		if len(all) > 0 && compareWorth(slices.MinFunc(all, compareWorth), Best(all)) < 0 {
			return p, true
		}
	}
	return Position{}, false
}

func (s *Skill) findOn(kind *game.GridKind, d *dice) (Position, bool) {
	if s.wanted == nil {
		return Named("full").findOn(kind, d)
	}
	layout, start, ok := dealBoard(kind, d, deal.SafeStart)
	if !ok {
		return Position{}, false
	}
	f := newFinder(&Lesson{Rule: solver.Cases}, layout, d)
	f.uncover(start)
	for {
		f.playEasier()
		k := f.Know()
		if f.closed == 0 || !k.Exact() {
			break
		}
		proved := k.Facts()
		switch {
		case len(proved) > len(f.Flags):
			f.follow([]solver.Step{{Concludes: proved}})
		case s.wanted(f):
			return f.Position, true
		default:
			f.guess()
		}
	}
	return Position{}, false
}

// A Choice is a cell to choose, with its worth.
type Choice struct {
	Cell  game.Cell
	Worth float64
}

// Choices returns all choices in the position of t, row by row.
func (s *Skill) Choices(t *Trial) []Choice {
	var all []Choice
	known := t.know()
	for c := range game.Cells(t.Layout.Grid()) {
		if t.game.Flagged(c) || t.game.Open(c) == (s.wanted != nil) {
			continue
		}
		if worth := s.worth(t.game, known, c); worth > 0 {
			all = append(all, Choice{c, worth})
		}
	}
	return all
}

// Best returns the first of the choices with the greatest worth. There must be at least one choice.
func Best(all []Choice) Choice { return slices.MaxFunc(all, compareWorth) }

func compareWorth(a, b Choice) int { return cmp.Compare(a.Worth, b.Worth) }
