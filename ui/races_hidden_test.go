package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/lines"
	"buscaminas/ui/page"

	tea "github.com/charmbracelet/bubbletea"
)

// A board shows a mine as "*" and a wrong flag as "#". A play such as "Hd*" is no board.
var shownMine = regexp.MustCompile(`(?m)(^|[^a-z])[*#]([^a-z]|$)`)

// wantHidden fails if a text shows a mine or a wrong flag of the race, or what its board is dealt
// from.
func (w *hiddenRace) wantHidden(way, shown string) {
	w.t.Helper()
	if at := shownMine.FindStringIndex(shown); at != nil {
		w.t.Errorf("%s shows a mine or a wrong flag:\n%s", way, shown)
	}
	for _, secret := range w.secrets {
		if strings.Contains(shown, secret) {
			w.t.Errorf("%s shows %s, from which the board is dealt:\n%s", way, secret, shown)
		}
	}
}

// A hiddenRace is a race of Ana and Luis, each with a key of their own. Luis has flagged a cell
// without a mine and exploded.
type hiddenRace struct {
	t         *testing.T
	dir, code string
	ana, luis *racer
	secrets   []string // the seed and the code of the board
	file      string   // Luis's game
	wrong     game.Cell
}

// keyed returns a player in a program of their own with this key: each key has an archive.
func keyed(t *testing.T, dir, key, name string) *racer {
	t.Helper()
	r := racersIn(t, filepath.Join(dir, key), name)[0]
	r.m.Archive.Races = filepath.Join(dir, "races")
	r.tell()
	return r
}

func newHiddenRace(t *testing.T) *hiddenRace {
	t.Helper()
	dir := t.TempDir()
	w := &hiddenRace{t: t, dir: dir, ana: keyed(t, dir, "1", "Ana"), luis: keyed(t, dir, "2", "Luis")}
	w.code = inTheRace(t, []*racer{w.ana, w.luis})
	r, err := races.In(w.ana.m.Archive).Race(w.code)
	if err != nil {
		t.Fatal(err)
	}
	h := r.Board
	w.secrets = []string{
		deal.Code{Spec: h.Deal, Start: h.Start, Rules: h.Rules}.String(),
		regexp.MustCompile(`(?m)^seed: (.*)$`).FindStringSubmatch(readAll(t, filepath.Join(dir, "races", w.code, "board.txt")))[1],
	}
	w.luis.open(2, time.Second)
	for c := range game.Cells(h.Layout.Grid()) {
		if !h.Layout.Mine(c) && !w.luis.Game().Open(c) {
			w.luis.MoveTo(c)
			w.luis.Settle("f")
			w.wrong = c
			break
		}
	}
	w.luis.explode()
	w.ana.at = w.luis.at
	w.file = w.luis.m.Archive.Path(w.luis.Session().Name())
	return w
}

func readAll(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// While a race goes on, every page that shows a game of it shows what the player of that game sees,
// whoever looks: the mines, the wrong flags and the code of the board stay hidden after an explosion.
func TestNothingShowsTheMinesOfARace(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := newHiddenRace(t)
		w.wantHidden("the game", w.luis.Screen())
		beat(time.Second, w.ana, w.luis)
		w.luis.Settle("enter")
		w.luis.Sees("CARRERA", "mina")
		w.wantHidden("the table for its player", w.luis.Screen())
		w.luis.Settle("esc q")
		w.wantHidden("the menu after the game", w.luis.Screen())
		w.luis.Settle("C")
		w.wantHidden("the waiting games with the game in progress", w.luis.Screen())
		w.luis.Settle("esc c")

		for _, who := range []struct{ key, name string }{{"2", "Luis"}, {"3", "Eva"}} {
			r := keyed(t, w.dir, who.key, who.name)
			w.wantHidden("the menu of "+who.name, r.Screen())
			r.Settle("C")
			w.wantHidden("the waiting games of "+who.name, r.Screen())
			r.Settle("esc v")
			r.Sees("en marcha")
			w.wantHidden("the list for "+who.name, r.Screen())
			r.Settle("enter")
			r.Sees("Ana", "Luis")
			for range 2 {
				w.wantHidden("the table for "+who.name, r.Screen())
				r.Settle("p")
				if who.key == "2" { // may still undo: sees no other board, and not this one here
					r.Sees("Aún puedes deshacer")
				} else {
					r.Sees("En directo")
					for _, key := range []string{"end", "i", "t", "enter", "n", "N"} {
						r.Settle(key)
						w.wantHidden("watching, after "+key, r.Screen())
						if r.m.top().session() != nil {
							t.Errorf("a watcher plays on on the board of the race:\n%s", r.Screen())
						}
					}
					r.Settle("esc esc esc")
					if !strings.Contains(r.Screen(), "muertes") {
						r.Settle("v enter")
					}
				}
				r.Settle("down")
			}
		}
	})
}

// The file of a game does not tell the board of its race.
func TestNoFileShowsTheMinesOfARace(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := newHiddenRace(t)
		seen := readAll(t, w.file)
		for _, secret := range w.secrets {
			if strings.Contains(seen, secret) {
				t.Errorf("the file of the game has %s, from which the board is dealt", secret)
			}
		}
	})
}

// Whoever comes back to a race after an explosion, on the full screen or line by line, sees the
// board as it was left, and takes the explosion back.
func TestExplosionWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := newHiddenRace(t)
		open := w.luis.Game().OpenShare()
		w.luis.m.close() // the program is killed
		luis := keyed(t, w.dir, "2", "Luis")
		luis.at = w.ana.at
		w.wantHidden("the menu", luis.Screen())
		luis.Settle("C")
		w.wantHidden("the waiting games", luis.Screen())
		luis.Settle("esc c")
		luis.Sees("Ahí había una mina")
		w.wantHidden("the game", luis.Screen())
		if games, _, _ := luis.m.Archive.History(); len(games) > 0 {
			t.Errorf("the explosion is in the history: %+v", games)
		}
		luis.Settle("u")
		if luis.Over() || luis.Session().Seat() == nil || luis.Game().OpenShare() != open {
			t.Fatalf("the game does not go on:\n%s", luis.Screen())
		}
		luis.explode()
		luis.m.close()
		for _, voice := range []bool{false, true} {
			var out bytes.Buffer
			input := "6\n<\n>\ntablero\nminas\nfrontera\nresumen\nfila A\nfila B\nfila C\n"
			err := lines.Run(strings.NewReader(input), &out, lines.Options{
				Archive: archiveOf(w.dir, "2"), Voice: voice, Now: time.Now,
			})
			if err != nil {
				t.Fatal(err)
			}
			said := strings.ReplaceAll(out.String(), "* abrir", "")
			w.wantHidden("line by line", said)
			if strings.Count(said, "Ahí había una mina") < 2 { // on coming back, and after redoing it
				t.Errorf("the explosion is not told:\n%s", said)
			}
			for _, told := range []string{"mal puesta", "mina marcada", "HAS PERDIDO", "Has perdido", "ha terminado"} {
				if strings.Contains(said, told) {
					t.Errorf("voice %t: %q is told:\n%s", voice, told, said)
				}
			}
		}
		last := keyed(t, w.dir, "2", "Luis")
		last.Settle("c u")
		last.MoveTo(w.wrong)
		last.Settle("f")
		last.open(99, time.Second)
		last.SeesWin()
	})
}

func archiveOf(dir, key string) *archive.Archive {
	a := archive.At(filepath.Join(dir, key))
	a.Races = filepath.Join(dir, "races")
	return a
}

// A game that was given up is in the history, where it shows no more than its player saw while the
// race goes on.
func TestHistoryHidesARaceThatGoesOn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := newHiddenRace(t)
		w.luis.Settle("q C x y esc h enter")
		w.wantHidden("the history", w.luis.Screen())
		w.luis.Settle("enter")
		w.luis.Sees("Repetición")
		for _, key := range []string{"end", "i", "n", "enter", "f"} {
			w.luis.Settle(key)
			w.wantHidden("the replay, after "+key, w.luis.Screen())
			if w.luis.m.top().session() != nil {
				t.Fatalf("the replay is played on:\n%s", w.luis.Screen())
			}
		}
		w.luis.Settle("esc esc F")
		w.luis.Sees("la carrera sigue")
	})
}

// Once all have finished, the table has the code of the board, and replays show the mines.
func TestRaceThatIsOverShowsItsBoard(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := newHiddenRace(t)
		w.ana.open(99, time.Second)
		w.ana.SeesWin()
		w.wantHidden("the winner's page", strings.ReplaceAll(w.ana.Screen(), "#", "")) // bars of the pace
		beat(time.Second, w.ana, w.luis)
		w.ana.Settle("enter")
		w.wantHidden("the winner's table", w.ana.Screen())
		w.luis.Settle("q C x y")
		beat(time.Second/4, w.ana, w.luis)
		w.ana.Sees("abandona", w.secrets[0])
		w.ana.Settle("down p end")
		if !shownMine.MatchString(w.ana.Screen()) {
			t.Errorf("the replay does not show the mines:\n%s", w.ana.Screen())
		}
	})
}

// A server learns that a race is won even if the winner leaves the game before its end is in the
// history.
func TestWonRaceIsToldAfterItIsLeft(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		all := racersIn(t, t.TempDir(), "Ana", "Luis")
		ana, won := all[0], ""
		ana.m.Served = &page.Served{Largest: 1000, Queue: func(work func()) { work() }, RaceWon: func(code string) { won = code }}
		code := inTheRace(t, all)
		safe := slices.DeleteFunc(slices.Collect(game.Cells(ana.Game().Layout().Grid())), func(c game.Cell) bool {
			return ana.Game().Layout().Mine(c)
		})
		var finish tea.Cmd
		for _, c := range safe {
			if !ana.Over() {
				ana.MoveTo(c)
				finish = ana.Press("space")
			}
		}
		ana.SeesWin()
		ana.Session().Leave()
		ana.Answer(finish)
		if won != code {
			t.Errorf("the server learned of a win in race %q, want %q", won, code)
		}
	})
}
