package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
)

func TestGameJustLostIsSeenAgain(t *testing.T) {
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.press("P")
	p.sees("La repetición espera")
	p.carryOut("Cc!Bb*")
	p.at = p.at.Add(2 * time.Second)
	p.answer(p.press("g space"))
	p.sees("HAS PERDIDO")
	p.press("P")
	p.sees("Repetición", "0/3", "principio")
	p.at = p.at.Add(time.Second)
	p.send(replayTick{p.m.replay.run})
	p.sees("2/3", "0.0  ×1")
	p.at = p.at.Add(time.Second)
	p.send(replayTick{p.m.replay.run})
	p.sees("3/3", "2.0  ×1", "Aa*")
	p.press("g p") // while it plays
	tick := replayTick{p.m.replay.run}
	p.press("m")
	p.send(tick)
	p.sees("1/3", "Cc! · el primer error") // a flag on a safe cell
	p.press("right")
	p.sees("2/3", "Bb*")
	p.press("left left left")
	p.sees("0/3")
	p.press("end + +")
	p.sees("3/3", "×4")
	p.press("home right right enter")
	p.sees("esta partida no se guarda", "MARCADAS: 1", "JUGADAS: 1")
	p.press("u")
	p.sees("MARCADAS: 1")
	p.press("q s G enter") // from the end, where it is lost
	p.sees("esta partida no se guarda", "JUGADAS: 1")
	p.doesNotSee("HAS PERDIDO")
}

// A game that is taken over from a replay leaves the one that waits alone.
func TestWaitingGameIsThereAfterAReplay(t *testing.T) {
	const asks = "¿Dejar la partida en curso?"
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Bb*")
	p.answer(p.press("g space"))
	p.at = p.at.Add(time.Minute)
	p.press("n")
	p.sees("JUGADAS: 0")
	p.carryOut("Bb*")
	p.press("q")
	p.answer(p.press("h"))
	p.press("enter")
	p.send(p.press("enter")())
	p.press("m")
	p.sees("2/2")
	p.press("enter")
	p.sees("esta partida no se guarda", "JUGADAS: 1")
	p.press("q")
	p.sees("Repetición", "1/2")
	p.press("enter")
	p.carryOut("Ab*")
	p.press("q")
	p.sees(asks)
	p.press("n r")
	p.sees(asks) // the one that waits would be lost
	p.press("n q s esc esc q")
	p.sees("BUSCAMINAS")
	p.press("c")
	p.sees("JUGADAS: 1", "list-3x3.txt")
	p.doesNotSee("HAS PERDIDO")
	p.press("g space u q")
	p.sees("BUSCAMINAS")
}

func TestReplayOfAGameWithoutAMistake(t *testing.T) {
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Cc*")
	p.sees("HAS GANADO")
	p.press("P m")
	p.sees("no hay ningún error")
}

func TestHistoryIsSeenAndReplayed(t *testing.T) {
	p := sitWith(t, t.TempDir(), nil)
	p.answer(p.press("h"))
	p.sees("Aún no hay partidas")
	p.press("esc")
	p.m.begin(*onFile(t, "list-3x3.txt", game.LeftToFind), nil)
	p.answer(p.press("g space"))
	p.sees("HAS PERDIDO")
	p.press("q")
	p.answer(p.press("h"))
	p.sees("list-3x3.txt · restantes", "0 %")
	p.press("enter")
	p.sees("partidas: 1 · ganadas: 0", "✗")
	slow := p.press("enter")
	p.sees("Leyendo la partida: 0 %")
	p.press("esc")
	p.sees("Lectura cancelada", "✗")
	p.answer(slow) // is not wanted any more
	p.sees("partidas: 1")
	p.answer(p.press("enter"))
	p.sees("Repetición", "/1")
	p.press("esc esc")
	p.answer(p.press("e"))
	p.sees("Escritos games.csv y games.json en")
	for _, name := range []string{"games.csv", "games.json"} {
		text, err := os.ReadFile(filepath.Join(p.m.Archive.Dir(), name))
		if err != nil || !strings.Contains(string(text), "list-3x3.txt") {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
	p.press("o o o esc")
	p.sees("BUSCAMINAS")
}
