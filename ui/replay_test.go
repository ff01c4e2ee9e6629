package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// ticking returns the tick in the batch of a command, as a command.
func ticking(cmd tea.Cmd) tea.Cmd {
	msg := cmd()
	all, several := msg.(tea.BatchMsg)
	if !several {
		return func() tea.Msg { return msg }
	}
	for _, cmd := range all {
		if cmd != nil {
			if tick := ticking(cmd); ticks(tick()) {
				return tick
			}
		}
	}
	return func() tea.Msg { return nil }
}

func TestGameJustLostIsSeenAgain(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.press("P")
	p.sees("Podrás ver la repetición")
	p.carryOut("Cc!Bb*")
	p.at = p.at.Add(2 * time.Second)
	p.answer(p.press("g space"))
	p.sees("HAS PERDIDO")
	tick := ticking(p.press("P"))
	p.sees("Repetición", "0/3", "principio", "p pausa  ←→ paso  m error")
	p.at = p.at.Add(time.Second)
	tick = p.send(tick())
	p.sees("2/3", "0,0 s  ×1")
	p.resize(10, 5) // too small to show the replay, which waits
	p.at = p.at.Add(time.Minute)
	if again := p.send(tick()); again != nil {
		t.Error("the replay ticks while it is hidden")
	}
	tick = p.send(tea.WindowSizeMsg{Width: 80, Height: 40})
	p.sees("2/3", "0,0 s  ×1", "p pausa")
	p.at = p.at.Add(2 * time.Second)
	if again := p.send(tick()); again != nil {
		t.Error("the replay ticks after its end")
	}
	p.sees("3/3", "2,0 s  ×1", "Aa*", "p seguir")
	tick = p.press("g p") // while the replay plays
	p.press("m")
	if again := p.send(tick()); again != nil {
		t.Error("it goes on though it was stopped")
	}
	p.sees("0/3", "antes de la jugada 1 · Cc!: la marca estaba mal puesta")
	p.press("right")
	p.sees("1/3", "Cc! · el primer error")
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
	p.press("q s G enter") // from the last entry, which loses the game
	p.sees("esta partida no se guarda", "JUGADAS: 1")
	p.doesNotSee("HAS PERDIDO")
}

// Taking over a game from a replay leaves the waiting game alone.
func TestWaitingGameIsThereAfterAReplay(t *testing.T) {
	t.Parallel()
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
	p.answer(p.press("enter"))
	p.press("p end")
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
	p.sees(asks) // the game taken over would be lost
	p.press("n q s esc esc q")
	p.sees("BUSCAMINAS")
	p.press("c")
	p.sees("JUGADAS: 1", "list-3x3.txt")
	p.doesNotSee("HAS PERDIDO")
	p.press("g space u q")
	p.sees("BUSCAMINAS")
}

func TestReplayOfAGameWithoutAMistake(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Cc*")
	p.sees("HAS GANADO")
	p.press("P m")
	p.sees("no hay ningún error")
}

func TestHistoryIsSeenAndReplayed(t *testing.T) {
	t.Parallel()
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
	p.sees("ganadas 0 de 1", "✗")
	slow := p.press("enter")
	p.sees("Leyendo la partida")
	p.press("esc")
	p.sees("Lectura cancelada", "✗")
	p.answer(slow) // a result that comes after Esc
	p.sees("ganadas 0 de 1")
	p.answer(p.press("enter"))
	p.sees("Repetición", "/1")
	p.press("esc esc")
	p.answer(p.press("e"))
	p.sees("Guardados games.csv y games.json en")
	for _, name := range []string{"games.csv", "games.json"} {
		text, err := os.ReadFile(filepath.Join(p.m.Archive.Dir(), name))
		if err != nil || !strings.Contains(string(text), "list-3x3.txt") {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
	p.press("o o o esc")
	p.sees("BUSCAMINAS")
}

// A replay can be opened above a game taken over from another replay. Closing the pages shows those
// below, one after the other.
func TestReplayAboveAReplay(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Bb*")
	p.answer(p.press("g space"))
	p.press("P home right enter")
	p.sees("esta partida no se guarda", "JUGADAS: 1")
	p.carryOut("Ab*")
	p.answer(p.press("g space"))
	p.sees("HAS PERDIDO", "JUGADAS: 3")
	p.press("P end")
	p.sees("4/4")
	p.press("left enter")
	p.sees("esta partida no se guarda", "JUGADAS: 2")
	p.press("?")
	p.sees("TECLAS")
	p.press("esc q")
	p.sees("Repetición", "3/4")
	p.press("esc")
	p.sees("HAS PERDIDO", "JUGADAS: 3")
	p.press("esc")
	p.sees("Repetición", "1/2")
	p.press("esc")
	p.sees("HAS PERDIDO", "JUGADAS: 2")
}

// A game begun from the editor does not return to a replay from which an earlier game was taken
// over.
func TestTakenOverBoardGoesToTheEditor(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Bb*")
	p.answer(p.press("g space"))
	p.press("P home right enter E s")
	p.sees("EDITOR")
	p.press("q")
	p.sees("BUSCAMINAS")
	p.press("x")
	p.sees("TABLERO POR CÓDIGO")
	p.press("esc esc")
	p.sees("HAS PERDIDO")
}

func TestReplayFollowsTheWindowAndTheWheel(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-10x10.txt", game.Classic))
	p.carryOut("Aa!Hd*")
	p.sees("HAS PERDIDO")
	p.press("P end")
	p.resize(24, 9)
	p.sees("Hd*", "\nH ")
	p.doesNotSee("\nA ")
	p.press("left")
	p.sees("Aa!", "A [X]")
	p.resize(40, 16) // with a line for the progress
	p.send(tea.MouseMsg{Button: tea.MouseButtonWheelUp})
	p.sees("×2")
	p.send(tea.MouseMsg{Button: tea.MouseButtonWheelDown})
	p.sees("×1")
}
