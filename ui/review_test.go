package ui

import (
	"testing"

	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
)

// reviews opens the replay of a game in the testdata of the commands, paused at its beginning.
func reviews(t *testing.T, name string) *player {
	t.Helper()
	return seesAgain(t, pagetest.Replay(t, "cli/testdata/"+name))
}

func seesAgain(t *testing.T, r *session.Replay) *player {
	t.Helper()
	p := seat(t, Options{Replay: r})
	p.Resize(80, 30)
	p.Press("p g")
	return p
}

// A game taken over from a replay says that it is not saved, and knows what the player missed there.
func TestMistakeIsTriedAgain(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.Press("m m enter")
	p.Sees("esta partida no se guarda")
	p.CarryOut("Cb*")
	p.Sees("¡Bien! Se podía deducir")
}
