package ui

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/page/pagetest"
)

// A solution typed at the prompt or pasted there wins the game, without a record or a pace. The
// end, the card and the history say why.
func TestSolutionTypedAtThePrompt(t *testing.T) {
	t.Parallel()
	for _, size := range []struct{ width, height int }{{120, 40}, {80, 24}, {50, 24}} {
		p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.SingleCells))
		p.Resize(size.width, size.height)
		p.Press("l space")
		p.at = p.at.Add(3 * time.Second)
		play := ""
		for c := range game.Cells(p.Game().Layout().Grid()) {
			if !p.Game().Open(c) && !p.Game().Layout().Mine(c) {
				play += c.String() + "*"
			}
		}
		p.Press(":")
		p.Type(play)
		p.Answer(p.Press("enter"))
		p.SeesWin()
		p.Sees("3BV")
		screen := strings.Join(strings.Fields(p.Screen()), " ") + pagetest.Prose(p.Screen())
		if !strings.Contains(screen, "no cuenta como récord: escribiste varias jugadas de una vez") && !strings.Contains(screen, "no cuenta: jugadas escritas") {
			t.Errorf("at %d×%d it is not said why it is no record:\n%s", size.width, size.height, p.Screen())
		}
		p.DoesNotSee("3BV/s")
		p.DoesNotSee("IOE")
		var card string
		p.m.Copy = func(text string) (bool, error) { card = text; return true, nil }
		p.tell()
		if p.Settle("y"); !strings.Contains(card, "jugadas escritas") || strings.Contains(card, "3BV/s") {
			t.Errorf("the card is\n%s", card)
		}
		games, _, err := p.m.Archive.History()
		if err != nil || len(games) != 1 || !games[0].Won || games[0].Review.Thirds != (history.Game{}).Review.Thirds {
			t.Errorf("%+v, %v", games, err)
		}
		p.Press("q")
		p.Answer(p.Press("h"))
		p.Sees("HISTORIAL Y RÉCORDS", "▸ list-3x3.txt")
		p.Answer(p.Press("enter"))
		p.Sees("✓")
		p.DoesNotSee("últimos tiempos")
		p.DoesNotSee("IOE 1")
	}
}
