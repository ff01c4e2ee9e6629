package teach

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

// A beginner is a player on the page of the first lesson.
type beginner struct {
	t *testing.T
	*firstPage
	of   *course.Course
	left page.Request // the destination of the last key
	news tea.Msg      // the last message for the page
}

func beginOn(t *testing.T, kind *game.GridKind, dir string, bound ...settings.Setting) *beginner {
	t.Helper()
	tables, wrong := keys.New(keys.Sets()[0], bound)
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	of := &course.Course{}
	b := &beginner{t: t, firstPage: NewFirst(of), of: of}
	b.tell(page.Context{
		Width: 80, Height: 24, Choices: choices.Choices{Grid: kind, Marks: true}, Palette: &screen.Palette{}, Keys: tables,
		Archive: archive.At(dir), Seed: func() uint64 { return 7 }, Now: func() time.Time { return time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC) },
	})
	return b
}

func (b *beginner) tell(msg tea.Msg) {
	cmd, request := b.Update(msg)
	b.left = request
	if cmd == nil {
		return
	}
	if b.news = cmd(); b.news != nil {
		b.Update(b.news)
	}
}

func (b *beginner) press(key string) {
	msg := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(key)}
	switch key {
	case "enter":
		msg = tea.KeyMsg{Type: tea.KeyEnter}
	case "esc":
		msg = tea.KeyMsg{Type: tea.KeyEsc}
	}
	b.tell(msg)
}

// goTo moves the cursor to a cell, step by step.
func (b *beginner) goTo(c game.Cell) {
	for b.first.Cursor().Row != c.Row {
		b.press(map[bool]string{true: "k", false: "j"}[b.first.Cursor().Row > c.Row])
	}
	for b.first.Cursor().Col != c.Col {
		b.press(map[bool]string{true: "h", false: "l"}[b.first.Cursor().Col > c.Col])
	}
}

func (b *beginner) screen() string {
	var f screen.Frame
	f.Begin(b.Width, b.Height)
	b.View(&f)
	return f.String()
}

func (b *beginner) sees(want ...string) {
	b.t.Helper()
	seen := strings.Join(strings.Fields(b.screen()), " ")
	for _, text := range want {
		if !strings.Contains(seen, text) {
			b.t.Errorf("no %q on the screen:\n%s", text, b.screen())
		}
	}
}

func (b *beginner) doesNotSee(text string) {
	b.t.Helper()
	if strings.Contains(strings.Join(strings.Fields(b.screen()), " "), text) {
		b.t.Errorf("%q is on the screen:\n%s", text, b.screen())
	}
}

// do completes the present task, with the keys that its text names.
func (b *beginner) do() {
	b.t.Helper()
	task := b.first.Task()
	at, ok := b.first.Cell()
	key := "enter"
	switch task {
	case lesson.Look:
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
		for b.press("i"); !b.why.over(); { // the last step moves the cursor there
			b.press("i")
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
		b.press(key)
	}
	if b.first.Task() == task && task != lesson.Win && task != lesson.ChordThere {
		b.t.Fatalf("task %d is not completed:\n%s", task, b.screen())
	}
}

func (b *beginner) doTo(t lesson.Task) {
	b.t.Helper()
	for i := 0; b.first.Task() < t && i < 40; i++ {
		b.do()
	}
}

// If the progress cannot be read, the first lesson says so, as all lessons do.
func TestTheFirstLessonSaysThatTheProgressIsNotRead(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], t.TempDir())
	b.tell(course.Loaded{Progress: b.of.Progress, Err: &files.Error{Problem: files.CannotRead, Err: fs.ErrPermission, File: "school.csv"}})
	if !strings.Contains(b.said, "school.csv") {
		t.Errorf("the page says %q", b.said)
	}
}

// A player who does what the tasks ask, and asks for hints in the last one, wins. The progress is
// stored.
func TestTheFirstLessonIsWon(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		dir := t.TempDir()
		b := beginOn(t, kind, dir)
		b.sees("Jugar", "Tarea 1 de 12", "Ganas al abrir todas las demás, como en este tablero")
		for task, said := range map[lesson.Task]string{lesson.OpenFirst: "Se juega abriendo"} {
			b.doTo(task)
			b.sees(said)
		}
		b.doTo(lesson.Tasks)
		b.sees("¡Has ganado!", "Espacio jugar", "Con Espacio juegas tu primer Principiante", "Con q vas a la lista")
		if b.news != (course.PlayedFirst{}) {
			t.Errorf("the news is %v, want that the first lesson was completed", b.news)
		}
		kept, err := course.Read(dir)
		if err != nil || !kept.Played(kind) {
			t.Errorf("completed in the file: %v, error %v, want true, nil", kept.Played(kind), err)
		}
		b.press("enter")
		play, _ := b.left.(page.Play)
		if spec := play.Setup.Spec(); spec.Mines != 10 || game.GridKindOf(spec.Grid) != kind || spec.Seed != 7 || !play.Setup.Taught {
			t.Errorf("Enter leads to %+v, want a Beginner game with a coach", b.left)
		}
		if b.press("esc"); b.left != (page.Back{}) || b.of.Selected != lesson.Lessons()[0].Name {
			t.Errorf("Esc leads to %T, with %q selected, want Back, %q", b.left, b.of.Selected, lesson.Lessons()[0].Name)
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
		b.press("enter")
		b.sees("había una mina. No pasa nada: pulsa u")
		b.press("enter")
		b.sees("había una mina. No pasa nada: pulsa u")
		b.press("u")
		b.sees("prueba en otro sitio. Ve a")
		b.doTo(lesson.Tasks)
		b.sees("¡Has ganado!")
	})
}

// The texts name the keys that the player has changed.
func TestTheFirstLessonNamesTheKeys(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], "", settings.Setting{Line: 1, Name: "key.flag", Value: "tab"},
		settings.Setting{Line: 2, Name: "key.undo", Value: "x"}, settings.Setting{Line: 3, Name: "key.open", Value: "enter"})
	b.doTo(lesson.OpenFirst)
	b.sees("pulsa Enter, o haz")
	b.doTo(lesson.TakeBack)
	b.sees("Pulsa x para deshacer", "x deshacer")
	b.press("x")
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
		for b.first.Task() < lesson.Win {
			task := b.first.Task()
			at, _ := b.first.Cell()
			switch task {
			case lesson.Look:
				_, around := b.first.Points()
				click(around[0], tea.MouseButtonLeft)
			case lesson.TakeBack:
				b.press("u")
			case lesson.Aim:
				click(game.Cell{}, tea.MouseButtonLeft)
			case lesson.FlagMine:
				click(at, tea.MouseButtonRight)
			default:
				click(at, tea.MouseButtonLeft)
			}
			if b.first.Task() == task {
				t.Fatalf("task %d is not completed:\n%s", task, b.screen())
			}
		}
	})
}

var lastRow = regexp.MustCompile(`(?m)^ +E`)

// In a small window the whole board is shown, or the text is read first.
func TestTheFirstLessonInSmallWindows(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		b := beginOn(t, kind, "")
		for b.first.Task() < lesson.Tasks {
			b.tell(withSize(b.Context, 40, 12))
			if b.textOnly() || !strings.Contains(b.screen(), " B ") || !lastRow.MatchString(b.screen()) {
				t.Errorf("task %d, not the whole board:\n%s", b.first.Task(), b.screen())
			}
			b.tell(withSize(b.Context, page.MinWidth, page.MinHeight))
			if b.textOnly() {
				b.press("x") // any key goes from the text to the board
			}
			if !strings.Contains(b.screen(), "B ") {
				t.Errorf("task %d, no board:\n%s", b.first.Task(), b.screen())
			}
			b.tell(withSize(b.Context, 80, 24))
			b.ask()
			b.do()
		}
	})
}

// A hint names the next key, in every task.
func TestHintsInTheFirstLesson(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], "")
	b.doTo(lesson.Move)
	b.press("i")
	b.sees("Llévalo con ↑↓←→ a la celda señalada, Ce. Pulsa ↑ para ir hacia la celda señalada")
	b.press("k")
	b.sees("Tu cursor está en ")
	b.doTo(lesson.OpenFirst)
	b.press("i")
	b.sees("Abre Ce: pulsa Espacio, o haz clic en ella. Ya estás en la celda. Pulsa Espacio")
	b.doTo(lesson.Look)
	b.press("i")
	b.sees("Para seguir, ve a cualquiera, sin abrirla. Pulsa ↑ para ir hacia una de ellas.")
	b.doTo(lesson.TakeBack)
	b.press("i")
	b.sees("Pulsa u")
	b.doTo(lesson.Win)
	b.press("i")
	b.sees("Paso 1 de 2. El 1 de Ed solo toca una celda cerrada, Ec: ahí está la mina.", "i: siguiente paso")
	if len(b.points) != 2 { // the number and its mine
		t.Errorf("%d cells are marked, want 2:\n%s", len(b.points), b.screen())
	}
	b.press("i")
	b.sees("Paso 2 de 2. El 1 de Dc ya tiene su mina, en Ec, así que Eb no tiene mina.")
	b.press("f")
	b.sees("En Eb no hay mina")
	b.press("i")
	b.sees("La marca de Eb está mal puesta")
}

// A hint of the last task is gone once its cells are open.
func TestAHintInTheFirstLessonGoesWhenFollowed(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], "")
	b.doTo(lesson.Win)
	b.press("i")
	b.press("i")
	b.sees("Eb no tiene mina.")
	b.press("enter") // opens Eb
	b.sees("Ya sabes jugar")
}

// A file that cannot be read gives an error, and the lesson goes on.
func TestAFirstLessonThatCannotBeKept(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "school.txt"), []byte("a\x00b"), 0o600); err != nil {
		t.Fatal(err)
	}
	b := beginOn(t, game.GridKinds()[0], dir)
	b.doTo(lesson.Tasks)
	b.sees("school.txt")
	if b.press("esc"); b.left != (page.Back{}) {
		t.Errorf("Esc leads to %T, want Back", b.left)
	}
}
