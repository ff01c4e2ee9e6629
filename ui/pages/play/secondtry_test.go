package play

import (
	"testing"

	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/pages/replay"
)

// triesAgain opens the replay of a game of guesses, presses keys there, and takes the game over.
func triesAgain(t *testing.T, keys string) *player {
	t.Helper()
	p := &player{Page: pagetest.Sit(t, 80, 30)}
	p.Open(replay.New(page.OpenReplay{Replay: pagetest.Replay(t, "../../cli/testdata/guessed.game")}))
	p.Settle("p g " + keys + " enter")
	takes, ok := p.Request().(page.TakeOver)
	if !ok {
		t.Fatalf("the page asks for %+v, want a game to take over", p.Request())
	}
	p.plays(takes.Session, Options{Cursor: &takes.Cursor, Missed: takes.Missed, Typed: &p.typed})
	return p
}

// A player who plays on from before a mistake is told whether the first opening was proved, and can
// try again.
func TestMistakeIsTriedAgain(t *testing.T) {
	t.Parallel()
	p := triesAgain(t, "m m")
	p.Sees("q a la repetición")
	p.CarryOut("Ce*")
	p.Sees("No era esa: no se podía deducir", "u para intentarlo otra vez")
	p.Press("u")
	p.CarryOut("Cb*")
	p.Sees("¡Bien! Se podía deducir")
	p.CarryOut("Bc*") // only the first opening is judged
	p.DoesNotSee("¡Bien!")
	p.Press("u u")
	p.CarryOut("Be*") // explodes
	p.SeesLoss()
	p.Sees("No era esa")
	p = triesAgain(t, "m m right right") // from the end of the replay, where the mistake was
	p.CarryOut("Cb*")
	p.Sees("¡Bien!")
	p = triesAgain(t, "home right")
	p.CarryOut("Cb*")
	p.DoesNotSee("¡Bien!") // no argument was missed there
}

// So is a player who plays on from before a guess that risked too much.
func TestGuessIsTriedAgain(t *testing.T) {
	t.Parallel()
	p := triesAgain(t, "m")
	p.CarryOut("Ab*")
	p.Sees("No era esa: se podía arriesgar menos", "u para intentarlo otra vez")
	p.Press("u")
	p.CarryOut("Ca*")
	p.Sees("Bien elegida: no se podía arriesgar menos")
}
