package teach

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
)

// Without mistakes to practise there are other positions, one after the other.
func TestPracticeWithoutGames(t *testing.T) {
	p := start(t, New(page.Learn{}, &course.Course{}), game.GridKinds()[0], t.TempDir())
	p.sees("Practica lo que fallas", "No tienes nada pendiente", "Abre una celda que no pueda tener mina")
	p.solve()
	p.sees("¡Resuelta!")
	before := p.trial
	if p.presses("enter"); p.trial == before || p.stage != solving {
		t.Errorf("stage %d, new position: %v, want %d, true", p.stage, p.trial != before, solving)
	}
}

// A mistake of a game is asked again. The cursor is near the mistake, but not on the answer. The
// schedule stores that the mistake was shown.
func TestPracticeOfWhatWasMissed(t *testing.T) {
	dir := t.TempDir()
	p := start(t, New(page.Learn{}, &course.Course{}), game.GridKinds()[0], dir)
	at, _ := lesson.Named("full").Find(game.GridKinds()[0], 1)
	p.stage = solving
	cell := at.Patterns[0].Safe()[0]
	p.begin(found{Position: at, due: course.Due{Missed: &course.Missed{Name: "a.1", Why: course.Slow, At: cell}}})
	p.sees("Aquí tardaste mucho")
	if rows, cols := p.board.Cursor.Row-cell.Row, p.board.Cursor.Col-cell.Col; rows == 0 && cols == 0 || rows*rows+cols*cols > 25 {
		t.Errorf("the cursor is on %v, want it near the answer %v, but not there", p.board.Cursor, cell)
	}
	p.solve()
	number := at.Patterns[0].Numbers[0]
	p.sees("¡Resuelta! La próxima vez, mira primero: el 1 de " + p.Names.Of(p.grid(), number) + " (lección 3: Un número completo).")
	kept, err := os.ReadFile(filepath.Join(dir, "practice.txt"))
	if want := "a.1 = 1 1 " + p.Now().AddDate(0, 0, 1).Format(time.DateOnly) + "\n"; err != nil || string(kept) != want {
		t.Errorf("the schedule is %q, error %v, want %q, nil", kept, err, want)
	}
}

// The page asks about the cell that was missed. Another right answer is accepted, but the question
// stays; so it does whatever is flagged. A hint leads to the missed cell.
func TestPracticeAsksAboutTheMissedCell(t *testing.T) {
	for _, kind := range game.GridKinds() {
		of, _ := lesson.FindAny(kind.New(9, 9), 12, 3)
		k := of.Know()
		all := slices.Collect(k.Safe())
		missed := all[0]
		at, ok := lesson.FromGame(of.Game(game.SingleCells), []game.Cell{missed}, missed)
		if !ok {
			t.Fatalf("%s: there is no position", kind.Name)
		}
		p := start(t, New(page.Learn{}, &course.Course{}), kind, t.TempDir())
		p.stage = solving
		p.begin(found{at, game.SingleCells, course.Due{Missed: &course.Missed{Name: "a.1", At: missed, Position: at}}})
		p.sees("Encuentra la celda sin mina que se te escapó")
		if p.board.Cursor == missed {
			t.Error("the cursor begins on the missed cell")
		}
		for mine := range k.Mines() {
			if !p.trial.Game().Flagged(mine) {
				p.at(mine, "f")
			}
		}
		for _, safe := range all[1:] {
			p.at(safe, "enter")
		}
		if p.stage != solving {
			t.Fatalf("%s: without the missed cell the position is solved:\n%s", kind.Name, p.player.Screen())
		}
		p.sees("Bien", "Encuentra la celda sin mina que se te escapó")
		for range 20 {
			p.presses("i")
		}
		if p.board.Cursor != missed {
			t.Errorf("%s: the hint leads to %v, want %v", kind.Name, p.board.Cursor, missed)
		}
		p.presses("enter")
		p.sees("Resuelta, con ayuda")
	}
}

// A hint leads to no mine, but to the number that proves it. There f flags the mine, and space is
// refused, so that the habit of opening what a hint leads to is no mistake.
func TestAHintOfTheSchoolLeadsToNoMine(t *testing.T) {
	for _, kind := range game.GridKinds() {
		at, _ := lesson.Named("all").Find(kind, 1)
		mine := at.Patterns[0].Mines()[0]
		p := start(t, New(page.Learn{}, &course.Course{}), kind, t.TempDir())
		p.stage = solving
		p.begin(found{at, game.SingleCells, course.Due{Missed: &course.Missed{Name: "a.1", At: mine, Position: at}}})
		for range 5 {
			p.presses("i")
		}
		if c := p.board.Cursor; !p.trial.Game().Open(c) || !slices.Contains(game.AppendNeighbors(nil, at.Layout.Grid(), mine), c) {
			t.Errorf("%s: the hint leads to %v, want a number beside the mine %v", kind.Name, c, mine)
		}
		p.presses("enter")
		p.sees("La celda ya está abierta")
		if p.stage != solving {
			t.Errorf("%s: space after the hint is a mistake", kind.Name)
		}
		for range 5 {
			p.presses("i")
		}
		p.presses("f")
		if !p.trial.Game().Flagged(mine) {
			t.Errorf("%s: f after the hint does not flag %v", kind.Name, mine)
		}
		p.sees("Resuelta, con ayuda")
	}
}

// After a wrong step the page asks for the number that gives the proof, and then tells the proof,
// whatever the answer. After a right step it does not ask.
func TestPracticeAsksForTheReason(t *testing.T) {
	for _, kind := range game.GridKinds()[:2] {
		at, _ := lesson.Named("all").Find(kind, 1)
		mine, number := at.Patterns[0].Mines()[0], at.Patterns[0].Numbers[0]
		for name, answer := range map[string]func(p *pupil){
			"Eso es: ":                    func(p *pupil) { p.at(number, "enter") },
			"solo toca una celda cerrada": func(p *pupil) { p.at(mine, "enter") },
			"ahí está la mina":            func(p *pupil) { p.presses("i") },
		} {
			p := start(t, New(page.Learn{}, &course.Course{}), kind, "")
			p.stage = solving
			p.begin(found{Position: at})
			p.at(mine, "enter")
			p.sees("es una mina, y se podía saber. ¿Qué número lo dice?", "Espacio elegir")
			if p.trial.Game().Open(mine) || len(p.points) > 0 {
				t.Error("the mine was opened, or cells are marked before the answer")
			}
			answer(p)
			p.sees(name)
			if len(p.points) == 0 {
				t.Error("the proof is told, but no cells are marked")
			}
			p.solve()
			p.sees("Resuelta, con ayuda")
		}
		p := start(t, New(page.Learn{}, &course.Course{}), kind, "")
		p.stage = solving
		p.begin(found{Position: at})
		p.solve()
		p.sees("¡Resuelta!")
	}
}

// A mistake is practised by the rules of its game. In a game that opens only rings there are no
// chords.
func TestPracticeByTheRulesOfTheGame(t *testing.T) {
	p := start(t, New(page.Learn{}, &course.Course{}), game.GridKinds()[0], t.TempDir())
	at, _ := lesson.Named("full").Find(game.GridKinds()[0], 1)
	p.stage = solving
	p.begin(found{at, game.Simple, course.Due{Missed: &course.Missed{Name: "a.1"}}})
	p.at(at.Patterns[0].Numbers[0], "enter")
	p.sees("La celda ya está abierta")
	if p.trial.Game().Opened() != len(at.Open) {
		t.Error("the cells around the number were opened")
	}
}

// The page says once how many mistakes cannot be practised, even below an error.
func TestWhatCannotBePractisedIsTold(t *testing.T) {
	for n, want := range map[int]string{
		1: "Hay un fallo con el que no se puede practicar: los números del tablero no lo explican",
		3: "Hay 3 fallos con los que no se puede practicar: los números del tablero no los explican",
	} {
		p := start(t, New(page.Learn{}, &course.Course{}), game.GridKinds()[0], t.TempDir())
		at, _ := lesson.Named("full").Find(game.GridKinds()[0], 1)
		p.stage = solving
		p.begin(found{at, game.Rules{}, course.Due{Others: n}})
		p.sees("Abre una celda que no pueda tener mina", want)
		p.begin(found{at, game.Rules{}, course.Due{Others: n, Err: errors.New("practice.txt")}})
		p.sees("practice.txt", want)
		p.begin(found{Position: at})
		if strings.Contains(p.player.Screen(), "practicar:") {
			t.Errorf("the number of such mistakes is told again:\n%s", p.player.Screen())
		}
	}
}

// An error in the schedule is shown, and there are positions to solve.
func TestDamagedPracticeIsTold(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "practice.txt"), []byte("?\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := start(t, New(page.Learn{}, &course.Course{}), game.GridKinds()[0], dir)
	p.sees("practice.txt")
	p.solve()
	p.sees("¡Resuelta!")
}
