package course_test

import (
	"regexp"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"
)

var namedNumber = regexp.MustCompile(`(el|the) \d (de|at) [A-Z]`)

// The takeaway of a position names the numbers of the argument, and the lesson that teaches it.
func TestTheTakeawayNamesTheNumbersAndTheLesson(t *testing.T) {
	for _, test := range []struct {
		lesson string
		want   text.Text
		cells  int
	}{
		{"all", text.Text{"(lección 1: Todas son minas).", "(lesson 1: All of them are mines)."}, 1},
		{"one-two-within", text.Text{"(lección 9: 1-2: lo que sobra es mina).", "(lesson 9: 1-2: the extra cell is a mine)."}, 2},
		{"remain-none", text.Text{"La próxima vez, acuérdate de la lección 18: Cuando no quedan minas.", "Next time, remember lesson 18: When no mines are left."}, 0},
	} {
		p, ok := lesson.Named(test.lesson).Find(game.GridKinds()[0], 3)
		if !ok {
			t.Fatal("no position")
		}
		for l := range text.English + 1 {
			said := course.Takeaway(p, game.LeftToFind, game.Letters, l)
			named := len(namedNumber.FindAllString(said, -1))
			begins := strings.HasPrefix(said, text.Text{"La próxima vez, mira primero: ", "Next time, look first at "}.In(l))
			if begins != (test.cells > 0) || !strings.HasSuffix(said, test.want.In(l)) || named != test.cells {
				t.Errorf("%s: %q", test.lesson, said)
			}
		}
	}
}
