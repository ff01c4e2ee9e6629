package solver_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/solver"
)

// A hint is a position in which a player asks for a hint: the rules that the player knows prove
// nothing more.
type hint struct {
	game  *game.Game
	plays []game.Action   // the plays of the game
	at    solver.Position // the game with the flags
	k     *solver.Knowledge
	flags []solver.Fact // the right flags, which k uses
}

// position returns the open cells with the flags.
func (h hint) position() solver.Position {
	var flags []game.Cell
	for _, f := range h.flags {
		flags = append(flags, f.Cell)
	}
	g := h.game
	return solver.Position{Game: game.NewAt(g.Layout(), g.Rules(), opened(g), flags), UseProvedFlags: true}
}

// tell tells s the open cells of g.
func tell(s *solver.Solver, g *game.Game) {
	for _, c := range opened(g) {
		s.Open(c, g.Layout().Around(c))
	}
}

func (h hint) String() string { return gametest.Text(h.game.Layout(), game.Classic, h.plays) }

// hints calls f with n positions of games on boards of a level. The player knows the given rules
// and flags the mines that they prove.
func hints(tb testing.TB, kind *game.GridKind, l game.Level, rules solver.Rule, n int, f func(hint)) {
	grid := kind.New(l.Rows, l.Cols)
	start := game.Cell{Row: l.Rows / 2, Col: l.Cols / 2}
	for seed := uint64(1); n > 0; seed++ {
		layout := dealt(tb, deal.Spec{Grid: grid, Mines: l.Mines, Seed: seed}, start)
		r := recorder{TB: tb, game: game.New(layout, game.Classic)}
		r.open(start)
		g := r.game
		for n > 0 && g.Status() == game.Playing {
			player := solver.New(grid, l.Mines)
			tell(player, g)
			for c, _, ok := player.Next(rules); ok; c, _, ok = player.Next(rules) {
				r.open(c)
				tell(player, g)
			}
			safe := slices.Collect(know(g).Safe())
			if g.Status() != game.Playing || len(safe) == 0 {
				break
			}
			h := hint{game: g, plays: r.plays}
			for _, c := range player.Mines() {
				h.flags = append(h.flags, solver.Fact{Cell: c, Mine: true})
			}
			h.at = h.position()
			h.k = solver.Know(h.at)
			f(h)
			n--
			r.open(safe[0])
		}
	}
}

func boardOf(g *game.Game) board {
	return board{g.Layout().Grid(), g.Layout().Mines(), g.Open, g.Layout().Around}
}

// Each step of a hint follows from the numbers and facts that it names, and a step by cases names no
// number that it does not need. The last step is about one of the cells that were asked for,
// whatever rules the player knows.
func TestHintsHold(t *testing.T) {
	for _, kind := range game.GridKinds() {
		t.Run(kind.Name, func(t *testing.T) {
			found := map[solver.Rule]int{}
			for _, rules := range []solver.Rule{0, solver.One, solver.One | solver.Two} {
				hints(t, kind, game.Expert, rules, 12, func(h hint) {
					a, ok := h.k.Argue(h.k.Safe(), game.Cell{})
					if !ok {
						t.Fatalf("no argument\n%v", h)
					}
					if err := boardOf(h.game).holds(a.Steps, h.flags, false); err != nil {
						t.Fatalf("%v\n%v", err, h)
					}
					for _, step := range a.Steps {
						if c, found := boardOf(h.game).needless(step); found && step.Rule == solver.Cases {
							t.Errorf("%+v does not need %v\n%v", step, c, h)
						}
					}
					last := a.Steps[len(a.Steps)-1]
					if !slices.ContainsFunc(last.Concludes, func(f solver.Fact) bool {
						return !f.Mine && h.k.State(f.Cell) == solver.Safe
					}) {
						t.Fatalf("%+v does not conclude a safe cell\n%v", last, h)
					}
					found[hardest(a)]++
				})
			}
			t.Log(found)
		})
	}
}

func hardest(a solver.Argument) (rule solver.Rule) {
	for _, step := range a.Steps {
		rule = max(rule, step.Rule)
	}
	return rule
}

// On nearly every Beginner board, the first hint needs only a few steps by one number or two.
func TestFirstHintsAreEasy(t *testing.T) {
	for _, kind := range game.GridKinds() {
		t.Run(kind.Name, func(t *testing.T) {
			const boards = 100
			easy, steps := 0, map[int]int{}
			l := game.Beginner
			for seed := range uint64(boards) {
				grid := kind.New(l.Rows, l.Cols)
				start := game.Cell{Row: l.Rows / 2, Col: l.Cols / 2}
				g := game.New(dealt(t, deal.Spec{Grid: grid, Mines: l.Mines, Seed: seed}, start), game.Classic)
				gametest.MustDo(g.Apply(game.Action{Kind: game.Open, Cell: start}))
				k := know(g)
				if a, ok := k.Argue(k.Safe(), start); ok && hardest(a) <= solver.Two && len(a.Steps) <= 4 ||
					g.Status() != game.Playing {
					easy++
					steps[len(a.Steps)]++
				}
			}
			t.Log(easy, steps)
			if easy < boards*9/10 {
				t.Errorf("%d of %d are easy", easy, boards)
			}
		})
	}
}

// BenchmarkArgue finds the hints of Expert games from the open cells alone, and reports the median
// time.
func BenchmarkArgue(b *testing.B) {
	for _, kind := range game.GridKinds() {
		for name, rules := range map[string]solver.Rule{"any": 0, "hard": solver.One | solver.Two} {
			b.Run(kind.Name+"/"+name, func(b *testing.B) {
				var all []hint
				hints(b, kind, game.Expert, rules, 100, func(h hint) {
					h.game = h.game.Clone()
					all = append(all, h)
				})
				var took []float64
				for n := 0; b.Loop(); n++ {
					h := all[n%len(all)]
					begin := b.Elapsed()
					k := solver.Know(h.at)
					if _, ok := k.Argue(k.Safe(), game.Cell{}); !ok {
						b.Fatal("no argument")
					}
					took = append(took, float64((b.Elapsed() - begin).Microseconds()))
				}
				slices.Sort(took)
				b.ReportMetric(took[len(took)/2], "µs/median")
				b.ReportMetric(took[len(took)-1], "µs/most")
			})
		}
	}
}
