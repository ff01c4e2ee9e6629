package teach

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/settings"

	tea "github.com/charmbracelet/bubbletea"
)

// A beginner is a player on the page of the first lesson.
type beginner struct {
	seat
	*firstPage
	news tea.Msg // the last message for the page
}

// Update implements [page.Page].
func (b *beginner) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	b.news = msg
	return b.firstPage.Update(msg)
}

func beginOn(t *testing.T, kind *game.GridKind, dir string) *beginner {
	t.Helper()
	return takeSeat(t, kind, dir).beginner()
}

func (s seat) beginner() *beginner {
	b := &beginner{seat: s, firstPage: NewFirst(&course.Course{})}
	s.player.Open(b)
	return b
}

// goTo moves the cursor to a cell, step by step.
func (b *beginner) goTo(c game.Cell) {
	for b.first.Cursor.Row != c.Row {
		b.presses(map[bool]string{true: "k", false: "j"}[b.first.Cursor.Row > c.Row])
	}
	for b.first.Cursor.Col != c.Col {
		b.presses(map[bool]string{true: "h", false: "l"}[b.first.Cursor.Col > c.Col])
	}
}

// do completes the present task, with the keys that its text names.
func (b *beginner) do() {
	b.player.T.Helper()
	task := b.first.Task
	at, ok := b.first.Cell()
	key := "enter"
	switch task {
	case lesson.LookBeside:
		_, around := b.first.Points()
		at, key = around[0], ""
	case lesson.Move, lesson.LookTwo, lesson.LookThere:
		key = ""
	case lesson.TakeBack:
		key = "u"
	case lesson.FlagMine:
		key = "f"
	case lesson.ChordThere:
		at = b.first.Goals()[0]
	case lesson.Win:
		for b.presses("i"); !b.why.Over(); { // the last step moves the cursor there
			b.presses("i")
		}
		key = "enter"
		if b.why.About != advice.SafeCell {
			key = "f"
		}
	}
	if ok {
		b.goTo(at)
	}
	if key != "" {
		b.presses(key)
	}
	if b.first.Task == task && task != lesson.Win && task != lesson.ChordThere {
		b.player.T.Fatalf("task %d is not completed:\n%s", task, b.player.Screen())
	}
}

func (b *beginner) doTo(t lesson.Task) {
	b.player.T.Helper()
	for i := 0; b.first.Task < t && i < 40; i++ {
		b.do()
	}
}

// A player who does what the tasks ask, and asks for hints in the last one, wins. The progress is
// stored.
func TestTheFirstLessonIsWon(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		dir := t.TempDir()
		b := beginOn(t, kind, dir)
		b.sees("Jugar", "Tarea 1 de 12", "Para ganar hay que abrir todas las celdas que no esconden una mina, como en este tablero")
		b.doTo(lesson.OpenFirst)
		b.sees("Se juega abriendo")
		b.doTo(lesson.Tasks)
		b.sees("¡Has ganado!", "Espacio jugar", "Con Espacio juegas tu primer Principiante", "Con q vas a la lista")
		if b.news != (course.PlayedFirst{}) {
			t.Errorf("the news is %v, want that the first lesson was completed", b.news)
		}
		kept := course.Load(dir)
		if kept.Err != nil || !kept.Played(kind) {
			t.Errorf("completed in the file: %v, error %v, want true, nil", kept.Played(kind), kept.Err)
		}
		b.presses("enter")
		play, _ := b.player.Request().(page.Play)
		if spec := play.Setup.Spec(); spec.Mines != 10 || game.GridKindOf(spec.Grid) != kind || spec.Seed == 0 || !play.Setup.Taught {
			t.Errorf("Enter leads to %+v, want a Beginner game with a coach", b.player.Request())
		}
		if b.presses("esc"); b.player.Request() != (page.Back{}) || b.course.Selected != lesson.Lessons()[0].Name {
			t.Errorf("Esc leads to %T, with %q selected, want Back, %q", b.player.Request(), b.course.Selected, lesson.Lessons()[0].Name)
		}
	})
}

// A mine that no task asks for is explained kindly, and can be undone.
func TestAMineInTheFirstLessonIsTakenBack(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		b := beginOn(t, kind, "")
		b.doTo(lesson.OpenEmpty)
		for c := range game.Cells(b.grid()) {
			if b.first.Game().Layout().Mine(c) {
				b.goTo(c)
				break
			}
		}
		b.presses("enter")
		b.sees("había una mina. No pasa nada: pulsa u")
		b.presses("enter")
		b.sees("había una mina. No pasa nada: pulsa u")
		b.presses("u")
		b.sees("prueba en otro sitio. Ve a")
		b.doTo(lesson.Tasks)
		b.sees("¡Has ganado!")
	})
}

// The texts name the keys that the player has changed.
func TestTheFirstLessonNamesTheKeys(t *testing.T) {
	s := takeSeat(t, game.GridKinds()[0], "")
	s.player.Bound = []settings.Setting{{Name: "key.flag", Value: "tab"}, {Name: "key.undo", Value: "x"}, {Name: "key.open", Value: "enter"}}
	b := s.beginner()
	b.doTo(lesson.OpenFirst)
	b.sees("pulsa Enter, o haz")
	b.doTo(lesson.TakeBack)
	b.sees("Pulsa x para deshacer", "x deshacer")
	b.presses("x")
	b.sees("Márcala con Tab", "Tab marcar")
}

// The lesson can be completed with the mouse. In a task that opens no cell, a click moves the
// cursor.
func TestTheFirstLessonByMouse(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		b := beginOn(t, kind, "")
		click := func(c game.Cell, button tea.MouseButton) {
			t.Helper()
			for y := range b.Height {
				for x := range b.Width {
					if at, ok := b.board.At(x, y); ok && at == c {
						b.tell(page.Click{MouseMsg: tea.MouseMsg{X: x, Y: y, Button: button, Action: tea.MouseActionPress}, Item: page.NoItem})
						return
					}
				}
			}
			t.Fatalf("%v is not on the screen", c)
		}
		for b.first.Task < lesson.Win {
			task := b.first.Task
			at, _ := b.first.Cell()
			switch task {
			case lesson.LookBeside:
				_, around := b.first.Points()
				click(around[0], tea.MouseButtonLeft)
			case lesson.TakeBack:
				b.presses("u")
			case lesson.Aim:
				click(game.Cell{}, tea.MouseButtonLeft)
			case lesson.FlagMine:
				click(at, tea.MouseButtonRight)
			default:
				click(at, tea.MouseButtonLeft)
			}
			if b.first.Task == task {
				t.Fatalf("task %d is not completed:\n%s", task, b.player.Screen())
			}
		}
	})
}

var lastRow = regexp.MustCompile(`(?m)^ +E `)

// In a small window the whole board is shown, or the text is read first.
func TestTheFirstLessonInSmallWindows(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		b := beginOn(t, kind, "")
		for b.first.Task < lesson.Tasks {
			b.player.Resize(40, 12)
			if b.textOnly() || !strings.Contains(b.player.Screen(), " B ") || !lastRow.MatchString(b.player.Screen()) {
				t.Errorf("task %d, not the whole board:\n%s", b.first.Task, b.player.Screen())
			}
			b.player.Resize(page.MinWidth, page.MinHeight)
			if b.textOnly() {
				b.presses("x") // any key goes from the text to the board
			}
			if !strings.Contains(b.player.Screen(), "B ") {
				t.Errorf("task %d, no board:\n%s", b.first.Task, b.player.Screen())
			}
			b.player.Resize(80, 24)
			b.ask()
			b.do()
		}
	})
}

// A hint names the next key, in every task.
func TestHintsInTheFirstLesson(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], "")
	b.doTo(lesson.Move)
	b.presses("i")
	b.sees("Llévalo con ↑↓←→ a la celda señalada, Ce. Pulsa ↑ para ir hacia la celda señalada")
	b.presses("k")
	b.sees("Tu cursor está en ")
	b.doTo(lesson.OpenFirst)
	b.presses("i")
	b.sees("Abre Ce: pulsa Espacio, o haz clic en ella. Ya estás en la celda. Pulsa Espacio")
	b.doTo(lesson.LookBeside)
	b.presses("i")
	b.sees("Para seguir, ve a cualquiera, sin abrirla. Pulsa ↑ para ir hacia una de ellas.")
	b.doTo(lesson.TakeBack)
	b.presses("i")
	b.sees("Pulsa u")
	b.doTo(lesson.Win)
	b.presses("i")
	b.sees("Paso 1 de 2. El 1 de Ed solo toca una celda cerrada, Ec: ahí está la mina.", "i: siguiente paso")
	if len(b.points) != 2 { // the number and its mine
		t.Errorf("%d cells are marked, want 2:\n%s", len(b.points), b.player.Screen())
	}
	b.presses("i")
	b.sees("Paso 2 de 2. El 1 de Dc ya tiene su mina, en Ec, así que Eb no tiene mina.")
	b.presses("f")
	b.sees("En Eb no hay mina")
	b.presses("i")
	b.sees("La marca de Eb está mal puesta")
}

// A hint of the last task is gone once its cells are open.
func TestAHintInTheFirstLessonGoesWhenFollowed(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], "")
	b.doTo(lesson.Win)
	b.presses("i")
	b.presses("i")
	b.sees("Eb no tiene mina.")
	b.presses("enter") // opens Eb
	b.sees("Ya sabes jugar")
}

// A file that cannot be read gives an error, and the lesson goes on.
func TestAFirstLessonThatCannotBeKept(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "school.txt"), []byte("a\x00b"), 0o600); err != nil {
		t.Fatal(err)
	}
	b := beginOn(t, game.GridKinds()[0], dir)
	b.sees("school.txt")
	b.doTo(lesson.Tasks)
	b.sees("school.txt")
	if b.presses("esc"); b.player.Request() != (page.Back{}) {
		t.Errorf("Esc leads to %T, want Back", b.player.Request())
	}
}
