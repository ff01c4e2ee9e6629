package teach

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"
)

// The keys begin with the one that the task asks for. A task that asks to move does not offer to open.
func TestTheKeysBeginWithWhatTheTaskAsks(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], "")
	const move, open = "↑↓←→ mover", "Espacio abrir"
	for task := range lesson.Tasks {
		b.doTo(task)
		want := open
		switch task {
		case lesson.Aim:
			want = "Espacio jugar"
		case lesson.Move, lesson.LookBeside, lesson.LookTwo, lesson.LookThere:
			want = move
			b.doesNotSee(open)
		case lesson.TakeBack:
			want = "u deshacer"
		case lesson.FlagMine:
			want = "f marcar"
		}
		lines := strings.Split(strings.TrimRight(b.player.Screen(), "\n "), "\n")
		if foot := strings.TrimSpace(lines[len(lines)-1]); !strings.HasPrefix(foot, want) {
			t.Errorf("task %d: the foot is %q, want it to begin with %q", task, foot, want)
		}
	}
	b.goTo(game.Cell{Row: 3, Col: 0}) // a mine
	b.presses("enter")
	b.sees("había una mina", "u deshacer i pista")
}

// Every sign on the board is explained as it stands there, and by what it means in the task.
func TestTheSignsOfEveryTaskAreExplained(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 36}} {
		eachGrid(t, func(t *testing.T, kind *game.GridKind) {
			for l := range text.English + 1 {
				b := beginOn(t, kind, "")
				b.player.Lang = l
				b.player.Resize(size[0], size[1])
				for task := range lesson.Win {
					b.doTo(task)
					marks := course.Marks(b.first)
					if len(marks) == 0 {
						t.Errorf("task %d marks nothing", task)
					}
					for _, m := range marks {
						b.sees(m.Means.In(l))
					}
				}
			}
		})
	}
	b := beginOn(t, game.GridKinds()[0], "")
	b.doTo(lesson.LookBeside)
	b.sees("(1) toca una mina", ">▓< las celdas que toca: ve a una")
	b.doTo(lesson.TakeBack)
	b.sees("@ la mina que has abierto * otra mina")
	b.doTo(lesson.ChordThere)
	b.sees("!X! su mina, marcada ( ) está completo: ábrelo")
}
