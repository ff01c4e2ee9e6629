package play

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/tell/card"
)

// After the end of a game, the key for copying copies the card, then the game, then the board.
func TestCopyingTheCard(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Resize(120, 40)
	var copied []string
	p.Copy = func(text string) (bool, error) { copied = append(copied, text); return true, nil }
	p.Tell()
	p.begin(dailySetup(game.GridKinds()[0], p.At))
	p.Win(20 * time.Second)
	code, _ := p.Session().Setup.Code()
	p.Settle("y")
	p.Sees("Copiado: el resultado, listo para compartirlo. Otra vez «y»: la partida.")
	p.Settle("y")
	p.Sees("Copiado: la partida desde el principio. Otra vez «y»: el tablero.")
	p.Settle("y")
	p.Sees("Copiado: el tablero (.board). Otra vez «y»: el resultado.")
	p.Settle("y")
	if len(copied) != 4 || copied[3] != copied[0] {
		t.Fatalf("the copied texts are %q", copied)
	}
	lines := strings.Split(copied[0], "\n")
	if len(lines) != 5 || lines[0] != "Buscaminas · Principiante del día 2026-01-01 · cuadrada" ||
		!strings.HasPrefix(lines[1], "✓ ganada en 20,0 s · ") || !strings.Contains(lines[1], " 3BV/s · ") ||
		!strings.Contains(lines[1], " · aciertos al azar: ") || !strings.HasSuffix(lines[1], " · días seguidos: 1") ||
		len([]rune(strings.TrimPrefix(lines[2], "ritmo, del principio al final: "))) != card.Parts || lines[3] != "buscaminas --code "+code {
		t.Errorf("the card is\n%s", copied[0])
	}
}

// The message about copying does not replace the result of the game, whatever the size of the
// window.
func TestCopyingTakesNoResultAway(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for _, size := range [][2]int{{120, 40}, {80, 24}, {40, 12}, {20, 8}} {
			for play, won := range map[string]bool{"Cc*": true, "Aa*": false} {
				p := sit(t, size[0], size[1], onFile(t, "list-3x3.txt", game.LeftToFind))
				p.Copy = func(string) (bool, error) { return true, nil }
				p.Tell()
				p.types(play)
				ended := p.SeesLoss
				if won {
					ended = p.SeesWin
				}
				ended()
				for _, copied := range []string{"Copiado: el resultado", "Copiado: la partida", "Copiado: el tablero"} {
					p.Settle("y")
					ended()
					p.Sees(copied[:min(len(copied), size[0]-len("▾ ")*2)]) // the narrowest window cuts it, and marks that
				}
				p.Settle("right") // a key removes the message, but not the result
				ended()
				p.DoesNotSee("Copiado")
			}
		}
	})
}

// A game that is not saved is not judged. Its card has the figures that are known.
func TestCardOfALoss(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, onFile(t, "hex-9x10.txt", game.Classic))
	var card string
	p.Copy = func(text string) (bool, error) { card = text; return true, nil }
	p.Tell()
	p.CarryOut("Hd*Aa*")
	p.Settle("y")
	p.Sees("Copiado: el resultado")
	if want := "✗ perdida a los 0,0 s, "; !strings.Contains(card, want) || strings.Contains(card, "--code") {
		t.Errorf("the card of a board of a file is\n%s", card)
	}
}
