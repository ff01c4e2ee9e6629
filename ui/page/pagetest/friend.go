package pagetest

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
)

// FriendsGame returns the text of a game that a friend may send. Its grid is of the second kind of
// [game.GridKinds]. If over is true, the game is won, with an opening every two seconds. Otherwise
// only the first cell was opened.
func FriendsGame(t testing.TB, over bool) string {
	t.Helper()
	p := Sit(t, 80, 40)
	s := p.Begin(session.Daily(deal.Spec{Grid: game.GridKinds()[1].New(9, 9), Mines: 10}, p.At))
	play := func(kind game.Kind, c game.Cell) {
		if _, err := s.Play(game.Action{Kind: kind, Cell: c}); err != nil {
			t.Fatal(err)
		}
	}
	play(game.Open, s.Setup.Start())
	layout := s.Game().Layout()
	for c := range game.Cells(s.Setup.Grid()) {
		switch {
		case over && !layout.Mine(c) && !s.Game().Open(c):
			p.At = p.At.Add(2 * time.Second)
			play(game.Open, c)
		case !over && layout.Mine(c) && s.Game().Flags() == 0:
			play(game.Flag, c) // the first action starts the clock
			play(game.Flag, c)
			p.At = p.At.Add(3 * time.Second)
			play(game.Flag, c)
		}
	}
	sent, err := s.Journal().Text()
	if err != nil {
		t.Fatal(err)
	}
	return string(sent)
}
