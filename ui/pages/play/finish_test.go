package play

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

func TestWinIsARecordOrSaysWhyNot(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	win := func(p *player, keys string, took time.Duration) {
		p.MoveTo(game.Cell{Row: 0, Col: 1})
		p.Press("space")
		p.At = p.At.Add(took)
		p.Press(keys)
		p.MoveTo(game.Cell{Row: 2, Col: 2})
		p.Answer(p.Press("space"))
	}
	p := sitWith(t, dir, onFile(t, "list-3x3.txt", game.Classic))
	win(p, "", 5*time.Second)
	p.Sees("Has ganado", "5,0 s", "tu primera victoria en esta categoría")
	p.Archive.Close()
	p = sitWith(t, dir, onFile(t, "list-3x3.txt", game.Classic))
	p.At = p.At.Add(time.Hour)
	win(p, "i", 4*time.Second)
	p.Sees("no cuenta como récord: pediste pistas y", "quizá ya conocías el tablero")
	games, _, err := p.Archive.History()
	if err != nil || len(games) != 2 || games[0].ThreeBV != 1 || !games[1].SeenBefore {
		t.Errorf("%+v, %v: want two games of 3BV 1, the second of a board seen before", games, err)
	}
}

// The panel shows how a won game compares with others; without a panel the message does, in full.
func TestFiguresOfAWin(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		board         string
		width, height int
		sees          []string
	}{
		"beside": {"square-smile-7x8.txt", 120, 40, []string{
			"Has ganado", "│ █▀▀▀   ▄▀▀▄  ▄▀▀▀ ", "│ tu primera victoria en esta", "Récord                    el primero", "Y ahora", "3BV/s", "IOE"}},
		"low":   {"square-meadow-9x9.txt", 120, 16, []string{"Récord                    el primero", "Y ahora"}},
		"below": {"square-meadow-9x9.txt", 70, 30, []string{"   3BV/s ", "Enter otra"}},
		"message": {"list-3x3.txt", 50, 24, []string{
			" HAS GANADO · 5,0 s\n", "primera victoria · 3BV 1 · 3BV/s 0,20 · IOE 0,50\n"}},
		"narrow": {"list-3x3.txt", 24, 24, []string{"primera victoria · 3BV 1\n", "3BV/s 0,20 · IOE 0,50\n"}},
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWith(t, t.TempDir(), onFile(t, test.board, game.Classic))
			p.Resize(test.width, test.height)
			p.Win(5 * time.Second)
			p.DoesNotSee("█▀▀▀   ▄▀▀▄  ▄▀▀▀") // light goes over the board
			p.At = p.At.Add(time.Second)
			p.Tell()
			p.Sees(test.sees...)
		})
	}
}

// The figures shown after a win count that win.
func TestFiguresHaveTheGameThatEnded(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Resize(120, 70)
	for n, want := range []string{"1 de 1", "2 de 2"} {
		p.begin(session.Level(words.Levels()[0], game.GridKinds()[0], game.Classic, p.Seed()))
		p.Win(time.Duration(9-n) * time.Second)
		p.Sees("Ganadas                       " + want)
		if n > 0 {
			p.Sees("Tu media")
		}
	}
}

// The first win of a player who flags says why the numbers have changed. A beginner's panel has words
// before figures, and says once that a win does not count.
func TestTheFirstWinIsToldInWords(t *testing.T) {
	t.Parallel()
	const back = "Al ganar, cada número"
	dir := t.TempDir()
	for n := range 2 {
		p := sitWith(t, dir, onFile(t, "square-smile-7x8.txt", game.LeftToFind))
		p.Resize(120, 50)
		for c := range game.Cells(p.Session().Setup.Grid()) {
			if p.Session().Setup.Layout().Mine(c) {
				p.flag(c)
				break
			}
		}
		p.Press("i")
		p.Win(5 * time.Second)
		at := strings.Join(strings.Fields(p.Screen()), " ")
		if told := strings.Contains(at, back); told != (n == 0) {
			t.Errorf("win %d: why the numbers changed is told: %v\n%s", n+1, told, p.Screen())
		}
		if strings.Count(at, "no cuenta") != 1 || strings.Index(at, "Y ahora") > strings.Index(at, "3BV") {
			t.Errorf("win %d is not told in words first, or twice:\n%s", n+1, p.Screen())
		}
		p.Archive.Close()
	}
}
