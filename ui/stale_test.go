package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// openedBy returns the game that a command of the program has read.
func openedBy(cmd tea.Cmd) tea.Msg {
	for msg := range messages(cmd) {
		if _, ok := msg.(readMsg); ok {
			return msg
		}
	}
	return nil
}

// A game still waits if Esc was pressed just as it was read.
func TestReadingIsCancelledAtItsEnd(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1")
	p = p.again()
	read := openedBy(p.Press("c"))
	p.Press("esc")
	p.Answer(p.Send(read))
	p.Answer(p.Press("c"))
	p.Sees("MARCADAS: 1")
}

// A paste while a game is read does not begin another game.
func TestPasteWhileAGameIsRead(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1")
	p = p.again()
	read := p.Press("c")
	p.paste("2 4\n*.*.\n...*\n")
	p.Sees("Leyendo la partida", "BUSCAMINAS")
	p.Answer(read)
	p.Sees("MARCADAS: 1")
}

// If another copy of the program has changed the waiting games, the list says so and is read again.
func TestListThatIsStale(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		dir := t.TempDir()
		p := sitWith(t, dir, nil)
		p.begins("1", "2")
		p.m.close()
		first, second := sitWith(t, dir, nil), sitWith(t, dir, nil)
		first.Press("C")
		second.Press("C x")
		second.Answer(second.Press("s"))
		second.Sees("▸ Principiante")
		second.DoesNotSee("Intermedio")
		first.Answer(first.Press("enter"))
		first.Sees("PARTIDAS EN ESPERA", "esa partida ya no está en espera", "▸ Principiante", "x abandonar")
		first.DoesNotSee("Intermedio")

		second.Answer(second.Press("x"))
		second.Answer(second.Press("s"))
		first.Press("x")
		first.Answer(first.Press("s"))
		first.Sees("esa partida ya no está en espera", "No hay partidas en espera")
		games, _, err := first.m.Archive.History()
		if err != nil || len(games) != 2 {
			t.Errorf("%+v, %v: want each game once", games, err)
		}

		second.Press("esc") // leaves from the menu
		second.begins("1")
		second.m.close()
		first = sitWith(t, dir, nil)
		second = sitWith(t, dir, nil)
		second.Answer(second.Press("c"))
		first.Resize(80, 24)
		first.Answer(first.Press("c"))
		first.Sees("esa partida está abierta en otra copia")
		first.DoesNotSee("Continuar")
		first.Sees("C. Partidas en espera: 1")
		first.Press("C")
		first.DoesNotSee("ciérrala allí")
		first.Answer(first.Press("enter"))
		first.Sees("PARTIDAS EN ESPERA", "ciérrala allí y vuelve a elegirla")
		first.Press("esc")

		second.m.close() // the first copy notices within a second
		first.Answer(first.Send(othersTickMsg{}))
		first.Sees("c. Continuar: Principiante", "C. Partidas en espera: 1")
		first.Answer(first.Press("c"))
		first.Sees("MARCADAS: 1")
	})
}

// While another copy plays a game, the program checks every second whether it still does, and makes
// one check at a time.
func TestOtherCopiesAreAwaited(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.begins("1")
	p.m.close()
	first, second := sitWith(t, dir, nil), sitWith(t, dir, nil)
	look := func() {
		first.Send(first.m.lookForWaits()())
	}
	if look(); first.m.holds.awaiting {
		t.Error("the program checks for other copies, though none plays a game")
	}
	second.Answer(second.Press("c"))
	if look(); !first.m.holds.awaiting || first.m.awaitOthers() != nil {
		t.Error("the number of checks is not one")
	}
	second.m.close()
	first.Send(othersTickMsg{})
	if look(); first.m.holds.awaiting {
		t.Error("the program asks again, though the game was left")
	}
}

// If a game cannot be given up, the page says why and takes keys again.
func TestGivingUpFails(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.begins("1", "2")
	if err := os.Mkdir(filepath.Join(dir, "history.jsonl"), 0o700); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the game being played, and a waiting one
		p.Press("C x")
		p.Answer(p.Press("s"))
		p.Sees("history.jsonl", "Esc volver")
		p.Press("esc")
	}
	if err := os.Remove(filepath.Join(dir, "history.jsonl")); err != nil {
		t.Fatal(err)
	}
	p = p.again()
	p.Answer(p.m.record())
	if games, _, err := p.m.Archive.History(); err != nil || len(games) != 2 {
		t.Errorf("%+v, %v: want the entry that could not be written before", games, err)
	}
}

// All messages can be read on the menu, even in the smallest window in use, and below that.
func TestMenuSaysItInASmallWindow(t *testing.T) {
	t.Parallel() // it takes long
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1", "2")
	p = p.again()
	for _, height := range []int{8, 9, 10, 12, 16, 20, 24, 28, 32, 39} {
		p.Resize(80, height)
		for _, key := range []string{"home", "end"} {
			p.Press(key)
			at := "▸ c"
			if key == "end" {
				at = "▸ r"
				if !strings.Contains(p.Screen(), at) { // there are two columns
					at = "▸ ?"
				}
			}
			p.Sees(at)
			p.m.tellSeen(page.Complaint{Message: "algo está mal"})
			p.Sees("algo está mal", at)
		}
		p.Press("home")
		read := p.Press("c")
		p.Sees("Leyendo la partida", "Esc cancelar")
		p.Press("esc")
		p.Sees("Lectura cancelada")
		p.Answer(read)
	}
	p.Resize(80, 12)
	p.m.tellSeen(page.Complaint{Message: "algo está mal"})
	p.Press("end up")
	p.m.tellSeen(page.Complaint{Message: "algo está mal"})
	p.Sees("o. Opciones")
	p.ClickOn("Opciones")
	p.Sees("OPCIONES")
}

// A file that is no game is reported once in a run, with what to do about it.
func TestFileThatIsNoGame(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.begins("1", "2")
	p.m.close()
	path := archive.At(dir).Path("2026-01-01-000000-0")
	for _, name := range []string{path, strings.TrimSuffix(path, ".txt") + ".lock"} {
		if err := os.WriteFile(name, []byte("hola\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p = sitWith(t, dir, nil)
	p.Resize(200, 60)
	for range 2 {
		p.Answer(p.m.record())
		if n := strings.Count(p.Screen(), "hola"); n != 1 {
			t.Fatalf("the message is there %d times, want once:\n%s", n, p.Screen())
		}
	}
	p.Sees("bórralo o arréglalo")
	p.Answer(p.Press("C"))
	p.DoesNotSee("hola")
}

// In a narrow window a question can be read in full and answered with the mouse.
func TestQuestionInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1", "2")
	p.Resize(30, 12)
	p.Press("C x")
	p.Sees("¿Abandonar esa partida?", "quedará en el historial")
	p.ClickOn("esa partida") // the question is no answer
	p.Sees("¿Abandonar esa partida?")
	p.ClickOn("n no")
	p.Sees("PARTIDAS EN ESPERA")
	p.Press("x")
	p.ClickOn("s sí")
	p.m.Lang = text.English
	p.tell()
	p.Resize(20, 12)
	p.Sees("Enter continue")
	p.DoesNotSee("x give")
}
