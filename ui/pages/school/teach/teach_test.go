package teach

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A seat is in front of a page of the school.
type seat struct{ player *pagetest.Page }

// takeSeat returns a seat without a page, for a player on a kind of grid.
func takeSeat(t *testing.T, kind *game.GridKind, dir string) seat {
	t.Helper()
	s := seat{pagetest.Sit(t, 80, 24)}
	s.player.Grid = kind
	s.player.At = time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)
	s.player.Keep(dir)
	return s
}

// tell sends a message to the page, and then the messages of its commands.
func (s seat) tell(msg tea.Msg) { s.player.Answer(s.player.Send(msg)) }

func (s seat) presses(key string) { s.player.Settle(key) }

func (s seat) sees(want ...string) {
	s.player.T.Helper()
	for _, text := range want {
		if !strings.Contains(s.words(), text) {
			s.player.T.Errorf("no %q on the screen:\n%s", text, s.player.Screen())
		}
	}
}

func (s seat) doesNotSee(text string) {
	s.player.T.Helper()
	if strings.Contains(s.words(), text) {
		s.player.T.Errorf("%q is on the screen:\n%s", text, s.player.Screen())
	}
}

// words returns what is on the screen, as one line.
func (s seat) words() string { return strings.Join(strings.Fields(s.player.Screen()), " ") }

// A pupil is a player on the page of a lesson.
type pupil struct {
	seat
	*lessonPage
}

func sit(t *testing.T, name string, kind *game.GridKind, dir string) *pupil {
	t.Helper()
	return start(t, New(page.Learn{Lesson: lesson.Named(name)}, &course.Course{}), kind, dir)
}

func start(t *testing.T, of *lessonPage, kind *game.GridKind, dir string) *pupil {
	t.Helper()
	p := &pupil{takeSeat(t, kind, dir), of}
	p.player.Open(of)
	return p
}

// at presses a key with the cursor on a cell.
func (p *pupil) at(c game.Cell, key string) {
	p.board.Cursor = c
	p.presses(key)
}

// doNext makes the next step of the solution.
func (p *pupil) doNext() {
	p.player.T.Helper()
	r, ok := p.trial.Next()
	if !ok {
		p.player.T.Fatal("no step of the solution is left")
	}
	key := "enter"
	if r.Mine {
		key = "f"
	}
	p.at(r.Cell, key)
}

func (p *pupil) solve() {
	p.player.T.Helper()
	for p.stage == solving {
		p.doNext()
	}
}

func eachGrid(t *testing.T, f func(t *testing.T, kind *game.GridKind)) {
	for _, kind := range game.GridKinds() {
		t.Run(kind.Name, func(t *testing.T) { f(t, kind) })
	}
}

// unlucky is a lesson whose first search finds no position.
type unlucky struct {
	lessons
	tries int
}

func (u *unlucky) find(p *lessonPage, soon bool) func() (found, bool) {
	if u.tries++; u.tries == 1 {
		return func() (found, bool) { return found{}, false }
	}
	return u.lessons.find(p, soon)
}

// If no position is found, the page says so, and the player can start another search.
func TestNoPositionIsFound(t *testing.T) {
	lost := New(page.Learn{Lesson: lesson.Named("all")}, &course.Course{})
	lost.subject = &unlucky{lessons: lessons{lesson.Named("all")}}
	p := start(t, lost, game.GridKinds()[0], t.TempDir())
	p.sees("No se ha encontrado ninguna posición", "n otra")
	p.presses("n")
	p.sees(p.about(p.lessonPage).Task.In(text.Spanish), "MINAS RESTANTES:")
}

// A lesson goes from its idea through the example and three positions to the next lesson.
func TestALessonFromItsIdeaToTheNext(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		dir := t.TempDir()
		p := sit(t, "all", kind, dir)
		p.sees("Todas son minas", "Si un 1 solo toca una celda cerrada", "Ejemplo", "seguir")
		p.presses("enter")
		p.sees(" cerrada", " mina")
		for steps := 0; p.stage == example && steps < 20; steps++ {
			p.presses("enter")
		}
		p.sees("Ahora te toca a ti")
		for n := range course.Enough {
			p.presses("enter")
			p.sees(p.about(p.lessonPage).Task.In(text.Spanish), "MINAS RESTANTES:")
			if p.stage != solving {
				t.Fatalf("stage %d, want %d", p.stage, solving)
			}
			p.solve()
			if n+1 < course.Enough {
				p.sees("¡Resuelta!")
			}
		}
		p.sees("¡Lección aprendida!", "A la primera: 3 de 3")
		kept := course.Load(dir)
		if kept.Err != nil || kept.Solved(kind, lesson.Named("all")) != course.Enough {
			t.Errorf("solved in the file: %d, error %v, want %d, nil", kept.Solved(kind, lesson.Named("all")), kept.Err, course.Enough)
		}
		p.presses("enter")
		if p.subject != (lessons{lesson.Lessons()[1]}) || p.stage != idea {
			t.Errorf("then comes %v, stage %d, want the second lesson, stage %d", p.subject, p.stage, idea)
		}
	})
}

// The text stands just above the foot, however high the window is, or in a panel beside the board where
// the window is wide.
func TestALessonIsReadBesideItsBoard(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		for _, height := range []int{24, 40, 60} {
			p := sit(t, "all", kind, "")
			p.player.Resize(80, height)
			lines := strings.Split(p.player.Screen(), "\n")
			said := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "Si un 1 solo toca") })
			if said != height-3 { // it has two lines
				t.Errorf("80x%d: not above the foot:\n%s", height, strings.Join(lines, "\n"))
			}
			p.player.Resize(120, height)
			lines = strings.Split(p.player.Screen(), "\n")
			said = slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "│ Si un 1 solo toca") })
			if said < 1 || !strings.Contains(lines[said-1], "   ╭─ Lección ─") {
				t.Errorf("120x%d: not beside the board:\n%s", height, strings.Join(lines, "\n"))
			}
			if strings.Contains(p.player.Screen(), "La idea") {
				t.Error("the idea stands there twice")
			}
			p.presses("n")
			p.sees("La idea", "│ Si un 1 solo toca")
		}
	})
}

// A wrong step is not carried out. The page tells the reason, and the position does not count.
func TestAWrongStepIsAnsweredWithTheReason(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		p := sit(t, "all", kind, "")
		p.presses("n")
		mine := p.trial.Patterns[0].Mines()[0]
		p.at(mine, "enter")
		p.sees(" cerrada", " mina")
		if p.trial.Game().Open(mine) || len(p.points) == 0 {
			t.Error("the cell was opened, or no cells are marked")
		}
		p.solve()
		p.sees("Resuelta. Esta no cuenta; la próxima, a la primera, sí.", "A la primera: 0 de 3 · fallos: 1")
	})
}

// A guess is not carried out, and the numbers that matter are marked.
func TestLuckIsAnswered(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		p := sit(t, "all", kind, "")
		p.presses("n")
		k := p.trial.Know()
		rows, cols := p.grid().Size()
		for i := range rows * cols {
			c := game.Cell{Row: i / cols, Col: i % cols}
			if chance := k.Chance(c); chance > 0 && chance < 1 {
				p.at(c, "enter")
				p.sees("% de riesgo", "De esa celda aún no se puede saber nada")
				if p.trial.Game().Open(c) || len(p.points) == 0 {
					t.Error("the cell was opened, or no cells are marked")
				}
				return
			}
		}
		t.Fatal("no cell is uncertain")
	})
}

// The first hint marks the numbers that matter, and the second tells the argument.
func TestHintsInALesson(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		p := sit(t, "one-one", kind, "")
		p.presses("n")
		p.presses("i")
		p.sees("Mira lo señalado", "(")
		p.presses("i")
		p.sees("Paso 1 de 2. La mina de ")
		p.presses("i")
		p.sees("Paso 2 de 2. Esa es también la única mina de ")
		p.solve()
		p.sees("Resuelta. Esta no cuenta; la próxima, sin ayuda, sí.")
	})
}

// A position to solve does not give its answer away. The cursor is on another cell, no cell is
// marked, and the cells that a chord opens are not marked either.
func TestAnExerciseDoesNotGiveItselfAway(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		p := sit(t, "full", kind, "")
		p.player.Marks = true
		p.player.Tell()
		for range 10 {
			p.presses("n")
			a := p.trial.Patterns[0]
			if len(p.points) > 0 || slices.Contains(append(a.Safe(), a.Mines()...), p.board.Cursor) {
				t.Errorf("%d cells are marked, want 0; the cursor is on %v, want it off the answers %v", len(p.points), p.board.Cursor, a.Concludes)
			}
			p.board.Cursor = a.Numbers[0]
			p.presses("x")
			if board, _, _ := strings.Cut(p.player.Screen(), "Abre"); strings.Contains(board, ":▓") {
				t.Errorf("the cells that a chord opens are marked:\n%s", p.player.Screen())
			}
		}
	})
}

// Numbers count what they count in the player's games, and the mines left to find in the lesson about
// those.
func TestNumbersCountAsInAGame(t *testing.T) {
	for _, chosen := range []game.Numbering{game.Left, game.Total} {
		for name, want := range map[string]game.Numbering{"full": chosen, "all-left": game.Left, "one-one-left": chosen} {
			p := sit(t, name, game.GridKinds()[0], "")
			p.player.Rules.Numbering = chosen
			p.player.Tell()
			p.presses("n")
			if p.presses("n"); p.trial.Game().Rules().Numbering != want {
				t.Errorf("%s: numbering %d, want %d", name, p.trial.Game().Rules().Numbering, want)
			}
		}
	}
}

// There is always another position, and the next one is found ahead.
func TestThereIsNoEndOfPositions(t *testing.T) {
	p := sit(t, "full", game.GridKinds()[0], "")
	seen := map[*game.Layout]bool{}
	for range 20 {
		p.presses("n")
		if p.next == nil || seen[p.trial.Layout] {
			t.Fatal("no position was found ahead, or one came twice")
		}
		seen[p.trial.Layout] = true
	}
}

// If the text leaves no room for the board, it takes the whole window until the next key.
func TestInTheSmallestWindow(t *testing.T) {
	p := sit(t, "one-two", game.GridKinds()[0], "")
	p.player.Resize(page.MinWidth, page.MinHeight)
	p.sees("Entre las celdas que comparten")
	for range 8 {
		p.presses("j")
	}
	p.sees("el 1 no hay ninguna.")
	p.presses("enter")
	p.sees("a b c d e")
	if p.stage != idea {
		t.Error("the example has begun")
	}
	p.presses("enter")
	if p.stage != example {
		t.Error("the example has not begun")
	}
}

// The page rates the choice of the player, and marks the best one.
func TestSkills(t *testing.T) {
	for _, skill := range lesson.Skills() {
		t.Run(skill.Name, func(t *testing.T) {
			p := start(t, New(page.Learn{Skill: skill}, &course.Course{}), game.GridKinds()[0], "")
			p.presses("enter")
			all := skill.Choices(p.trial)
			best, worst := all[0], all[0]
			for _, c := range all {
				if c.Worth > best.Worth {
					best = c
				}
				if c.Worth < worst.Worth {
					worst = c
				}
			}
			p.at(worst.Cell, "enter")
			name := p.Names.Of(p.grid(), best.Cell)
			if p.sees(name); len(p.points) != 1 {
				t.Errorf("%d cells are marked, want 1", len(p.points))
			}
			if p.trial.Game().Opened() != len(p.trial.Open) {
				t.Error("the choice opened a cell")
			}
			before := p.trial
			p.presses("enter")
			if p.trial == before || p.stage != solving {
				t.Errorf("stage %d, new position: %v, want %d, true", p.stage, p.trial != before, solving)
			}
		})
	}
}

// Only one position is searched for ahead, however fast the player goes on.
func TestOneIsLookedForAheadOfTime(t *testing.T) {
	p := sit(t, "full", game.GridKinds()[0], "")
	n := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("n")}
	if ahead, _ := p.Update(n); ahead == nil {
		t.Fatal("no position is searched for ahead")
	}
	now, _ := p.Update(n)
	if now == nil || p.trial != nil {
		t.Fatal("no search for a position, or there is one already")
	}
	if more, _ := p.Update(now()); more != nil || p.trial == nil {
		t.Error("a second search ahead was started, or no position is shown")
	}
}

// After a choice the risk of every cell is drawn, until the next position.
func TestTheRiskIsDrawnAfterAGuess(t *testing.T) {
	p := start(t, New(page.Learn{Skill: lesson.Skills()[0]}, &course.Course{}), game.GridKinds()[0], "")
	p.presses("enter")
	p.at(lesson.Skills()[0].Choices(p.trial)[0].Cell, "enter")
	if p.sees("%│"); p.board.Overlay == nil || p.board.Overlay.Chance == nil {
		t.Error("the risk is not drawn after the choice")
	}
	if p.presses("enter"); p.board.Overlay != nil {
		t.Error("the risk is drawn in the next position")
	}
}

// A click carries out a step if the lesson asks for one, and otherwise goes on.
func TestClicksInALesson(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 40, New(page.Learn{Lesson: lesson.Lessons()[0]}, &course.Course{}))
	p.Answer(p.ClickOn("Si un 1 solo toca"))
	p.Sees("mina.")
	p.Answer(p.Press("n"))
	p.Sees("Busca un 1 que solo toque una celda cerrada")
	said := p.Screen()
	p.Answer(p.ClickOn("▓"))
	if p.Screen() == said {
		t.Errorf("a click on a closed cell does nothing:\n%s", said)
	}
}
