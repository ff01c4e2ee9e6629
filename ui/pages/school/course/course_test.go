package course_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"
)

// Every lesson has an idea, and a title that no other lesson has.
func TestEveryLessonSaysWhatItIs(t *testing.T) {
	for lang := range text.English + 1 {
		seen := map[string]bool{}
		for _, l := range lesson.Lessons() {
			about := course.LessonTexts(l, game.GridKinds()[0])
			title := about.Title.In(lang)
			if title == "" || about.Idea.In(lang) == "" || seen[title] {
				t.Errorf("%s: an empty title or idea, or a title used twice: %+v", l.Name, about)
			}
			seen[title] = true
		}
	}
}

func TestWhatIsSolvedIsKept(t *testing.T) {
	dir, kind, l := t.TempDir(), game.GridKinds()[1], lesson.Lessons()[2]
	p := course.Load(dir)
	for range course.Enough + 2 {
		p.Solve(kind, l)
	}
	if err := p.Write(); err != nil {
		t.Fatal(err)
	}
	again := course.Load(dir)
	if again.Err != nil || again.Solved(kind, l) != course.Enough || again.Done(kind) != 1 {
		t.Errorf("read again: %d solved, %d lessons done, error %v, want %d, 1, nil",
			again.Solved(kind, l), again.Done(kind), again.Err, course.Enough)
	}
	if n := again.Solved(game.GridKinds()[0], l); n != 0 {
		t.Errorf("%d solved on another grid, want 0", n)
	}
}

// A line that makes no sense gives an error, and is kept when the file is written again.
func TestADamagedFileLosesNothing(t *testing.T) {
	dir, kind := t.TempDir(), game.GridKinds()[0]
	path := filepath.Join(dir, "school.txt")
	damaged := "# mine\nsquare.full = 2\n%%%\nsquare.all = many\n"
	if err := os.WriteFile(path, []byte(damaged), 0o600); err != nil {
		t.Fatal(err)
	}
	p := course.Load(dir)
	if p.Err == nil || !strings.Contains(p.Err.Error(), "3") {
		t.Errorf("error %v, want one about line 3", p.Err)
	}
	if n := p.Solved(kind, lesson.Named("full")); n != 2 {
		t.Errorf("%d solved, want 2", n)
	}
	p.Solve(kind, lesson.Named("full-left"))
	if err := p.Write(); err != nil {
		t.Fatal(err)
	}
	if now, _ := os.ReadFile(path); string(now) != damaged+"square.full-left = 1\n" {
		t.Errorf("the file is now\n%s", now)
	}
}

// A file that is no text is left as it is, and the progress works without it.
func TestAFileThatCannotBeReadStays(t *testing.T) {
	dir, kind, l := t.TempDir(), game.GridKinds()[0], lesson.Lessons()[0]
	path := filepath.Join(dir, "school.txt")
	if err := os.WriteFile(path, []byte("a\x00b"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := course.Load(dir)
	if p.Err == nil {
		t.Error("Load returns no error for a binary file")
	}
	p.Solve(kind, l)
	if p.Solved(kind, l) != 1 || p.Write() == nil {
		t.Errorf("%d solved, want 1; or Write replaced the file", p.Solved(kind, l))
	}
	if now, _ := os.ReadFile(path); string(now) != "a\x00b" {
		t.Errorf("the file was changed to %q", now)
	}
}

// An argument names the numbers as the board shows them: without the mines that are flagged.
func TestNumbersAreToldAsTheyAreShown(t *testing.T) {
	p, ok := lesson.Named("all-left").Find(game.GridKinds()[0], 1)
	if !ok {
		t.Fatal("no position")
	}
	trial := lesson.NewTrial(p, game.Rules{})
	r, _ := trial.Next()
	number := r.Numbers()[0]
	shown := game.Digit(trial.Game().Left(number))
	said := course.Tell(course.Teller(trial, game.Letters, text.English), course.Advice(r), course.Advice(r).Last(), "").Text
	if want := "The " + shown + " at " + game.Letters.Of(p.Layout.Grid(), number); !strings.Contains(said, want) {
		t.Errorf("%q does not say %q", said, want)
	}
}
