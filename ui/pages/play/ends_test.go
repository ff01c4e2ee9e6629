package play

import (
	"buscaminas/game/gametest"
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// A game that is lost, undone and won by keys typed ahead is won, in the history and on the screen,
// whichever of the two ends is finished first.
func TestLostUndoneAndWonByKeysTypedAhead(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.Resize(80, 24)
	p.MoveTo(game.Cell{})
	lost := p.Press("space")
	p.SeesLoss()
	p.Press("u")
	p.MoveTo(game.Cell{Row: 2, Col: 2})
	won := p.Press("space")
	p.SeesWin()
	p.Answer(won)
	p.Answer(lost)
	p.SeesWin()
	p.Sees("no cuenta como récord: deshiciste una explosión")
	p.DoesNotSee("perdida")
	p.Press(": z")
	p.Answer(p.Press("enter"))
	p.Sees("Eso no es ninguna jugada")
	if data, err := os.ReadFile(filepath.Join(p.Archive.Dir(), "history.jsonl")); err != nil || bytes.Count(data, []byte("\n")) != 2 {
		t.Errorf("%v: want a line an end, and none for what is typed afterwards:\n%s", err, data)
	}
	games, _, err := p.Archive.History()
	if err != nil || len(games) != 1 || !games[0].Won || games[0].Deaths != 1 {
		t.Errorf("%+v, %v: want a game that was won after an explosion", games, err)
	}
}

// The key for the lesson names one lesson for one loss: at the end of the game, and on the board
// before the loss.
func TestOneLessonForOneLoss(t *testing.T) {
	t.Parallel()
	named := regexp.MustCompile(`L +lección (\d+)`)
	const enough = 2 // losses to compare on a grid
	for _, kind := range game.GridKinds() {
		compared := 0
		for seed := uint64(0); compared < enough && seed < 25; seed++ {
			setup := session.Dealt(text.Same("prueba"), deal.Spec{Grid: kind.New(9, 9), Mines: 12, Seed: seed}, game.Classic)
			p := sitWith(t, t.TempDir(), &setup)
			p.Resize(120, 60)
			p.MoveTo(game.Cell{Row: 4, Col: 4})
			p.Settle("space")
			dice := rand.New(rand.NewPCG(seed, 1))
			for tries := 0; tries < 200 && !p.Over(); tries++ { // guesses, and then a mine
				if c := (game.Cell{Row: dice.IntN(9), Col: dice.IntN(9)}); !p.Game().Open(c) && p.Game().Layout().Mine(c) == (tries > 20) {
					p.MoveTo(c)
					p.Settle("space")
				}
			}
			if p.Game().Status() != game.Lost {
				continue
			}
			end := named.FindStringSubmatch(p.Screen())
			for range 12 {
				p.Settle("i")
				if strings.Contains(p.Screen(), "el final") {
					break
				}
			}
			if hint := named.FindStringSubmatch(p.Screen()); hint != nil && strings.Contains(p.Screen(), "el final") {
				compared++
				if end == nil || end[1] != hint[1] {
					t.Errorf("%s, seed %d: the end names lesson %v, the hint %v\n%s", kind.Name, seed, end, hint, p.Screen())
				}
			}
		}
		if compared < enough {
			t.Errorf("%s: only %d losses were compared", kind.Name, compared)
		}
	}
}

// The replay of a game opens once the game is over.
func TestReplayComesAtTheEnd(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.Press("P")
	p.Sees("Podrás ver la repetición")
	p.OpenCell(game.Cell{})
	p.SeesLoss()
	p.Press("P")
	if _, ok := p.Request().(page.OpenReplay); !ok {
		t.Errorf("the page asks for %+v, want a replay", p.Request())
	}
}

// After a loss by a guess that risked too much, the board before the loss tells a better guess and no
// argument: the end names no lesson, though a mine could have been proved.
func TestNoLessonForARashGuess(t *testing.T) {
	t.Parallel()
	layout := gametest.Layout(t, game.GridKinds()[0].New,
		"...*..*",
		"*...*..",
		"*......",
		".....*.",
		"*......",
		"...*..*",
		".*...*.")
	setup := session.Setup{Title: text.Same("prueba"), Board: session.Given(layout, game.Cell{Row: 3, Col: 3})}
	p := sitWith(t, t.TempDir(), &setup)
	p.Resize(120, 40)
	p.CarryOut("Dd*Fa*Fb*Fc*Fe*Gc*Gb*")
	p.SeesLoss()
	p.Sees("Gb, 9 % en Gd", "Y ahora")
	p.DoesNotSee("lección")
}
