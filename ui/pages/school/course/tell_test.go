package course_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// An argument by one number or two is told by what these touch, and not by contradiction; what it
// marks besides its numbers is what it concludes, which is so.
func TestArgumentsOfLessonsAreToldAsSteps(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, l := range lesson.Lessons() {
			if l.Rule != solver.One && l.Rule != solver.Two {
				continue
			}
			for _, numbering := range []game.Numbering{game.Left, game.Total} {
				for seed := range uint64(6) {
					p, ok := l.Find(kind, seed)
					if !ok {
						t.Fatalf("%s: no position", l.Name)
					}
					trial := lesson.NewTrial(p, course.Rules(l, numbering))
					for !trial.Solved() {
						r, ok := trial.Next()
						if !ok {
							t.Fatalf("%s, %s: there is nothing to do", kind.Name, l.Name)
						}
						for lang := range text.English + 1 {
							told := course.Tell(course.Teller(trial, game.Letters, lang), course.Advice(r))
							if strings.Contains(told.Said, "a la vez") || strings.Contains(told.Said, "could not all") ||
								strings.Contains(told.Said, "alrededor de") || !strings.HasSuffix(told.Said, ".") {
								t.Errorf("%s, %s: %q", kind.Name, l.Name, told.Said)
							}
							for c, point := range told.Points {
								name, mine := game.Letters.Of(p.Layout.Grid(), c), p.Layout.Mine(c)
								if point == draw.Mine && !mine || point == draw.Safe && mine {
									t.Errorf("%s, %s: %s is marked %d: %q", kind.Name, l.Name, name, point, told.Said)
								}
								if all := strings.Contains(told.Said, " más") || strings.Contains(told.Said, " more"); !all && !trial.Game().Flagged(c) && !strings.Contains(told.Said, name) {
									t.Errorf("%s, %s: %s is marked and not named: %q", kind.Name, l.Name, name, told.Said)
								}
							}
							if point := told.Points[r.Cell]; point != draw.Mine && point != draw.Safe {
								t.Errorf("%s, %s: what is to be done is marked %d", kind.Name, l.Name, point)
							}
						}
						a := game.Action{Kind: game.Open, Cell: r.Cell}
						if r.Mine {
							a.Kind = game.Flag
						}
						if v := trial.Do(a).Verdict; v != lesson.Right && v != lesson.Solved {
							t.Fatalf("%s, %s: %v is %d", kind.Name, l.Name, a, v)
						}
					}
				}
			}
		}
	}
}
