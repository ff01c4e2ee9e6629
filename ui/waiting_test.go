package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// sitWith begins a program that saves its games in a folder.
func sitWith(t testing.TB, dir string, setup *session.Setup) *player {
	t.Helper()
	kept := archive.At(dir)
	t.Cleanup(kept.Close)
	p := seat(t, Options{Setup: setup, Archive: kept})
	t.Cleanup(func() { // some systems remove no folder with an open file
		if e := p.m.editor(); e != nil {
			e.Leave()
		}
	})
	p.Resize(80, 40)
	return p
}

// again ends the program and begins it anew, with the same folder.
func (p *player) again() *player {
	p.T.Helper()
	p.m.close()
	return sitWith(p.T, p.m.Archive.Dir(), nil)
}

// killed begins the program anew, with the same folder, after one that could not leave its games.
func (p *player) killed() *player {
	p.T.Helper()
	p.m.Archive.Close()
	return sitWith(p.T, p.m.Archive.Dir(), nil)
}

func TestGameGoesOnInTheNextRun(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		dir := t.TempDir()
		p := sitWith(t, dir, nil)
		p.m.Grid = kind
		p.tell()
		p.Press("2 G f g space")
		p.at = p.at.Add(3 * time.Second)
		p.Press("w f i u")
		board := p.Screen()
		p.m.Archive.Close() // like a killed program, which does not leave its game

		p = sitWith(t, dir, nil)
		p.Sees("▸ c. Continuar: Intermedio, " + draw.ShapeOf(kind).Name.In(p.m.Lang) + ", 0 % abierto, 0:03")
		p.Answer(p.Press("enter"))
		p.Sees("TIEMPO: 3,0 s")
		was, is := p.Game(), p.Session().Hints()
		if is != 1 {
			t.Errorf("%d hints, want 1", is)
		}
		if was.Flags() != 2 {
			t.Errorf("%d flags, want 2; it was\n%s", was.Flags(), board)
		}
		p.Press("ctrl+r")
		p.Sees("JUGADAS: 1")
		p.Press("u")
		p.Press("u")
		p.Sees("No hay nada que deshacer")
	}
}

func TestLeavingAKeptGameAsksNothing(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Press("1 f q")
	if cmd := p.Press("5"); cmd == nil || cmd() != tea.Quit() {
		t.Error("5 does not leave the menu")
	}
}

// begins begins games that wait, one after the other, with one more flag in each.
func (p *player) begins(keys ...string) {
	p.T.Helper()
	for i, key := range keys {
		p.Answer(p.Press(key))
		p.Press(strings.Repeat("f right ", i+1) + "q")
		p.at = p.at.Add(time.Minute)
	}
}

// Beginning another game ends no game and asks nothing. All games wait: the menu offers the last
// one directly, and a list has the others.
func TestGamesWaitAllOfThem(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.begins("1", "2", "3")
	p.Sees("c. Continuar: Experto, cuadrada, 0 % abierto, 0:00", "C. Partidas en espera: 3")
	p.Press("C")
	p.Sees("PARTIDAS EN ESPERA", "▸ Experto", "en curso", "Principiante", "Intermedio")
	p.Press("esc c")
	p.Sees("MARCADAS: 3")
	p.Press("q C")
	p.Answer(p.Press("down enter")) // the last written of the others
	p.Sees("MARCADAS: 2", "La partida te espera donde la dejaste")
	p.Answer(p.Press("q")) // the game just played waits, too
	p.Sees("C. Partidas en espera: 3", "c. Continuar: Intermedio")
	p.m.close()

	p = sitWith(t, dir, nil)
	p.Sees("c. Continuar: Intermedio", "C. Partidas en espera: 3")
	p.Settle("c q C")
	if n := strings.Count(p.Screen(), "0:00    "); n != 3 {
		t.Errorf("the list has %d games, want 3, with the one being played:\n%s", n, p.Screen())
	}
}

// A game waits once a cell was opened or flagged, even if that was undone, in this run and in the
// next.
func TestAGameWaitsFromItsFirstCellOn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for _, keys := range []string{"space", "f", "space u", "f f"} {
			dir := t.TempDir()
			p := sitWith(t, dir, onFile(t, "list-10x10.txt", game.LeftToFind))
			p.Press(keys)
			open := p.Game().OpenShare()
			p.Answer(p.Press("q"))
			want := fmt.Sprintf("c. Continuar: list-10x10.txt, cuadrada, %d %% abierto", open)
			p.Sees(want)
			p.Answer(p.Press("1")) // begins no game yet, and ends none
			p.Press("q")
			p.Sees(want)
			p.m.close()

			p = sitWith(t, dir, nil)
			p.Sees(want)
			p.Answer(p.Press("c"))
			if now := p.Game().OpenShare(); now != open {
				t.Errorf("%s: %d %% is open, want %d", keys, now, open)
			}
		}
	})
}

// Beginning another game on the way says that this one waits, and how to go on with it. A game that
// has hardly begun is let go: fewer than three openings, and no flag.
func TestTheGameLeftForAnotherWaits(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		keys  string
		waits bool
	}{
		{"", false}, {"space", false}, {"space w space", false}, {"f", true}, {"space w f", true}, {"space w space w space", true},
	} {
		for _, another := range []string{"r", "n"} {
			dir := t.TempDir()
			setup := onFile(t, "list-10x10.txt", game.SingleCells)
			setup.Rules = game.SingleCells
			p := sitWith(t, dir, setup)
			p.Press("G")
			p.Settle(test.keys)
			if p.Over() {
				t.Fatalf("%q ends the game", test.keys)
			}
			p.Settle(another)
			if test.waits {
				p.Sees("La anterior espera: C en el menú")
			} else {
				p.DoesNotSee("La anterior espera")
			}
			p.Settle("q")
			if waits := strings.Contains(p.Screen(), "Sigue donde lo dejaste"); waits != test.waits {
				t.Errorf("%q, then %s: the game waits: %v, want %v\n%s", test.keys, another, waits, test.waits, p.Screen())
			}
			p.m.close()
			if files, _ := os.ReadDir(filepath.Join(dir, "games")); (len(files) > 0) != test.waits {
				t.Errorf("%q, then %s: the folder has %v", test.keys, another, files)
			}
		}
	}
}

// A game without any opening or flag is not offered and leaves no file, however the player leaves
// it.
func TestAnUntouchedGameLeavesNoTrace(t *testing.T) {
	t.Parallel()
	for _, keys := range []string{"", "w", "i", "c", "p p", "u", "%"} {
		dir := t.TempDir()
		p := sitWith(t, dir, onFile(t, "list-10x10.txt", game.LeftToFind))
		p.Settle(keys)
		files, _ := os.ReadDir(filepath.Join(dir, "games")) // the files that a killed program would leave
		p.Settle("q")
		p.DoesNotSee("Continuar")
		p.Settle("C")
		p.DoesNotSee("list-10x10.txt")
		p.m.close()
		if more, _ := os.ReadDir(filepath.Join(dir, "games")); len(files)+len(more) > 0 {
			t.Errorf("%q: the folder has %v, %v, want nothing", keys, files, more)
		}
	}
}

func TestGivingAWaitingGameUp(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1", "2", "3")
	p.Press("C down down x")
	p.Sees("¿Abandonar esa partida?")
	p.Answer(p.Press("s"))
	p.Sees("Experto", "Intermedio")
	p.DoesNotSee("Principiante")
	p.Press("home x") // the game being played
	p.Answer(p.Press("s"))
	p.Sees("Intermedio")
	p.DoesNotSee("Experto")
	games, _, err := p.m.Archive.History()
	if err != nil || len(games) != 2 || !games[0].GivenUp || !games[1].GivenUp || games[1].Title[text.English] != "Expert" {
		t.Errorf("%+v, %v: want two games that were given up", games, err)
	}
}

// Keys typed while a game is read are meant for the game.
func TestKeysTypedWhileAGameIsRead(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.begins("1")
	p = p.again()
	read := p.Press("c")
	p.Press("right f right f")
	p.Sees("Leyendo la partida", "Esc cancelar")
	p.Answer(read)
	p.Sees("MARCADAS: 3")
}

// The texts of the menu follow the language.
func TestMenuFollowsTheLanguage(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.begins("1")
	p.Sees("c. Continuar: Principiante, cuadrada, 0 % abierto")
	p.Answer(p.Press("o right"))
	p.Press("esc")
	p.Sees("c. Continue: Beginner, square, 0% open")
}

// Beside the entry that continues a game, the menu shows the board of that game: of the game being
// played, and of the game that was played last.
func TestTheMenuShowsTheGameToContinue(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.LeftToFind))
	p.Resize(120, 40)
	p.Settle("f i q")
	p.Sees("Continuar", " ███ ", " ▀▀▀ ")
	p = p.killed()
	p.Answer(p.Send(tea.WindowSizeMsg{Width: 120, Height: 40}))
	p.Sees("Continuar", " ███ ", " ▀▀▀ ")
}
