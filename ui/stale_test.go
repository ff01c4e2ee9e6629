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
	read := openedBy(p.press("c"))
	p.press("esc")
	p.answer(p.send(read))
	p.answer(p.press("c"))
	p.sees("MARCADAS: 1")
}

// A paste while a game is read does not begin another game.
func TestPasteWhileAGameIsRead(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1")
	p = p.again()
	read := p.press("c")
	p.paste("2 4\n*.*.\n...*\n")
	p.sees("Leyendo la partida", "BUSCAMINAS")
	p.answer(read)
	p.sees("MARCADAS: 1")
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
		first.press("C")
		second.press("C x")
		second.answer(second.press("s"))
		second.sees("▸ Principiante")
		second.doesNotSee("Intermedio")
		first.answer(first.press("enter"))
		first.sees("PARTIDAS EN ESPERA", "esa partida ya no está en espera", "▸ Principiante", "x abandonar")
		first.doesNotSee("Intermedio")

		second.answer(second.press("x"))
		second.answer(second.press("s"))
		first.press("x")
		first.answer(first.press("s"))
		first.sees("esa partida ya no está en espera", "No hay partidas en espera")
		games, _, err := first.m.Archive.History()
		if err != nil || len(games) != 2 {
			t.Errorf("%+v, %v: want each game once", games, err)
		}

		second.press("esc") // leaves from the menu
		second.begins("1")
		second.m.close()
		first = sitWith(t, dir, nil)
		second = sitWith(t, dir, nil)
		second.answer(second.press("c"))
		first.resize(80, 24)
		first.answer(first.press("c"))
		first.sees("esa partida está abierta en otra copia")
		first.doesNotSee("Continuar")
		first.sees("C. Partidas en espera: 1")

		second.m.close() // the first copy notices within a second
		first.answer(first.send(othersTickMsg{}))
		first.sees("c. Continuar: Principiante", "C. Partidas en espera: 1")
		first.answer(first.press("c"))
		first.sees("MARCADAS: 1")
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
		first.send(first.m.lookForWaits()())
	}
	if look(); first.m.holds.awaiting {
		t.Error("the program checks for other copies, though none plays a game")
	}
	second.answer(second.press("c"))
	if look(); !first.m.holds.awaiting || first.m.awaitOthers() != nil {
		t.Error("the number of checks is not one")
	}
	second.m.close()
	first.send(othersTickMsg{})
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
		p.press("C x")
		p.answer(p.press("s"))
		p.sees("history.jsonl", "Esc volver")
		p.press("esc")
	}
	if err := os.Remove(filepath.Join(dir, "history.jsonl")); err != nil {
		t.Fatal(err)
	}
	p = p.again()
	p.answer(p.m.record())
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
		p.resize(80, height)
		for _, key := range []string{"home", "end"} {
			p.press(key)
			at := "▸ c"
			if key == "end" {
				at = "▸ r"
				if !strings.Contains(p.screen(), at) { // there are two columns
					at = "▸ ?"
				}
			}
			p.sees(at)
			p.m.tellSeen(page.Complaint{Message: "algo está mal"})
			p.sees("algo está mal", at)
		}
		p.press("home")
		read := p.press("c")
		p.sees("Leyendo la partida", "Esc cancelar")
		p.press("esc")
		p.sees("Lectura cancelada")
		p.answer(read)
	}
	p.resize(80, 12)
	p.m.tellSeen(page.Complaint{Message: "algo está mal"})
	p.press("end up")
	p.m.tellSeen(page.Complaint{Message: "algo está mal"})
	p.sees("o. Opciones")
	p.clickOn("Opciones")
	p.sees("OPCIONES")
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
	p.resize(200, 60)
	for range 2 {
		p.answer(p.m.record())
		if n := strings.Count(p.screen(), "hola"); n != 1 {
			t.Fatalf("the message is there %d times, want once:\n%s", n, p.screen())
		}
	}
	p.sees("bórralo o arréglalo")
	p.answer(p.press("C"))
	p.doesNotSee("hola")
}

// In a narrow window a question can be read in full and answered with the mouse.
func TestQuestionInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1", "2")
	p.resize(30, 12)
	p.press("C x")
	p.sees("¿Abandonar esa partida?", "quedará en el historial")
	p.clickOn("n: no")
	p.sees("PARTIDAS EN ESPERA")
	p.press("x")
	p.clickOn("s: sí")
	p.m.Lang = text.English
	p.tell()
	p.resize(20, 12)
	p.sees("Enter continue")
	p.doesNotSee("x give")
}

// The page says that the figures of a game are kept even if its file is not.
func TestReplayOfAGameThatIsNotKept(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1", "2")
	p.press("C x")
	p.answer(p.press("s"))
	games, _, err := p.m.Archive.History()
	if err != nil || len(games) != 1 {
		t.Fatal(games, err)
	}
	if err := os.Remove(p.m.Archive.Path(games[0].Name)); err != nil {
		t.Fatal(err)
	}
	p.press("esc")
	p.answer(p.press("h"))
	p.press("enter")
	p.answer(p.press("enter"))
	p.sees("Esta partida ya no está guardada: solo quedan sus cifras")
	for _, key := range []string{"F", "e"} { // keys to race against it, and to film it
		p.press("esc")
		p.press("enter")
		p.answer(p.press(key))
		p.sees("Esta partida ya no está guardada: solo quedan sus cifras")
	}
	p.resize(40, 20)
	p.sees("Esta partida ya no está guardada", "quedan sus cifras")
}
