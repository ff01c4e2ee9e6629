package replay

import (
	"flag"
	"reflect"
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	videosOf "buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"

	tea "github.com/charmbracelet/bubbletea"
)

var update = flag.Bool("update", false, "write the golden files anew")

// paste opens the page with a game that was pasted.
func paste(t *testing.T, width, height int, text string) *pagetest.Page {
	t.Helper()
	return pagetest.Show(t, width, height, NewChallenge(session.GameIn(&boards.Source{Data: []byte(text)}), ""))
}

// A game pasted at the menu can be watched, raced against and taken over. A position without any
// elapsed time is continued as it was.
func TestChallenge(t *testing.T) {
	t.Parallel()
	sent := pagetest.FriendsGame(t, true)
	for keys, want := range map[string]page.Request{
		"enter": page.OpenReplay{}, "down enter": page.Play{}, "down down enter": page.TakeOver{},
	} {
		p := paste(t, 120, 40, sent)
		p.Sees("PARTIDA PEGADA", "Principiante del día 2026-01-01", "9x9, hexagonal, minas: 10", "ganada en ", "3BV/s",
			"▸ Ver la partida", "Jugar contra su fantasma", "Seguir desde justo antes del final")
		p.DoesNotSee("abierto") // the whole board is open
		p.Press(keys)
		if got := p.Request(); reflect.TypeOf(got) != reflect.TypeOf(want) {
			t.Errorf("%s: the page asks for %T, want %T", keys, got, want)
		}
		if play, ok := p.Request().(page.Play); ok && play.Ghost.Name.In(text.Spanish) != "la partida pegada" {
			t.Errorf("the ghost is %q", play.Ghost.Name.In(text.Spanish))
		}
	}
	p := paste(t, 120, 40, pagetest.FriendsGame(t, false))
	p.Sees("a medias: 3,0 s, ", " % abierto", "Seguir desde donde está")
	p.Press("end enter")
	taken := p.Request().(page.TakeOver).Session
	if g := taken.Game(); g.Flags() != 1 || g.Steps() != 1 || taken.Elapsed() != 3*time.Second {
		t.Errorf("taken over: %d flags, %d steps, after %v", g.Flags(), g.Steps(), taken.Elapsed())
	}
}

// The page describes the board, but shows nothing of it: that would give something away.
func TestTheBoardOfAChallengeIsHidden(t *testing.T) {
	t.Parallel()
	for _, over := range []bool{true, false} {
		for _, size := range []tea.WindowSizeMsg{{Width: 50, Height: 16}, {Width: 80, Height: 26}, {Width: 120, Height: 40}} {
			p := paste(t, size.Width, size.Height, pagetest.FriendsGame(t, over))
			p.Sees("Principiante del día 2026-01-01", "hexagonal")
			for _, sign := range []string{"X", "▓", "▀"} {
				p.DoesNotSee(sign)
			}
		}
	}
}

// A game whose last step was undone is taken over at the cell of that step, not at the corner.
func TestTakeOverBehindAnUndo(t *testing.T) {
	t.Parallel()
	p := paste(t, 120, 40, "buscaminas game 2\ngrid: square\nrows: 3\ncolumns: 5\nmines: 1\nstart: 1,1\n"+
		"row: ....*\nrow: .....\nrow: .....\n1.000 0,3*\n2.000 <\n")
	p.Press("end enter")
	if at := p.Request().(page.TakeOver).Cursor; at != (game.Cell{Row: 1, Col: 1}) {
		t.Errorf("the cursor is at %v", at)
	}
}

// Texts in the game of somebody else are shown and have no effect. Errors are shown, and the
// entries before them can be raced against.
func TestForeignChallenge(t *testing.T) {
	t.Parallel()
	sent := strings.Replace(pagetest.FriendsGame(t, true), "title: Principiante", "title: \u202eP\u009b31mrincipiante", 1)
	lines := strings.SplitAfter(strings.TrimSuffix(sent, "\n"), "\n")
	lines[len(lines)-3] = "99.000 0,0!! rm\n"
	p := paste(t, 120, 40, strings.Join(lines, "")+"\n")
	p.Sees("�P�31mrincipiante", "no vale aquí")
	if strings.ContainsAny(p.Screen(), "\u202e\u009b") {
		t.Error("control characters are sent to the terminal")
	}
	p.Press("down enter")
	p.WantPlay()
}

// A game whose text only claims that it was won is not won.
func TestAnEndThatIsOnlyClaimed(t *testing.T) {
	t.Parallel()
	const game = "buscaminas game 2\ntitle: hall\ngrid: square\nrows: 2\ncolumns: 5\nrow: ....*\nrow: .....\n\n" +
		"0.000 0,0*\n7.000 0,4!\n"
	for _, end := range []string{"won", "lost"} {
		p := paste(t, 120, 40, game+"9.000 "+end+"\n")
		p.Sees("hall", "a medias: 7,0 s, ", "Seguir desde donde está", "«"+end+`», pero la partida no acaba así`)
		p.DoesNotSee("ganada")
		p.DoesNotSee("perdida")
	}
}

// The frames in testdata show the page in both languages, wide and narrow.
func TestGoldenChallenge(t *testing.T) {
	t.Parallel()
	sent := pagetest.FriendsGame(t, true)
	var all strings.Builder
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 20, Height: 8}} {
			p := pagetest.Sit(t, size.Width, size.Height)
			p.Lang = lang
			p.Open(NewChallenge(session.GameIn(&boards.Source{Data: []byte(sent)}), ""))
			all.WriteString(strings.TrimRight(p.Screen(), "\n ") + "\n\n")
		}
	}
	goldentest.Check(t, "testdata/challenge.txt", all.String(), *update)
}

// The video of another program offers what a saved game offers. One that was not finished is taken
// over where it stopped.
func TestVideoOfAnotherProgram(t *testing.T) {
	t.Parallel()
	const videos = "../../../boards/videos/testdata/"
	p := pagetest.Show(t, 120, 40, NewChallenge(session.GameIn(boards.ReadFile(videos+"expert-lost.avf")), "expert-lost.avf"))
	p.Sees("expert-lost.avf", "Arbiter 65,62 s", "16x30, cuadrada, minas: 99", "Seguir desde justo antes del final")
	p = pagetest.Show(t, 120, 40, NewChallenge(session.GameIn(boards.ReadFile(videos+"tatham.sav")), "tatham.sav"))
	p.Sees("Simon Tatham's Mines", "a medias: 69 % abierto", "Seguir desde donde está")
	saved := session.GameIn(boards.ReadFile(videos + "expert-lost.avf"))
	saved.VideoNotes = append(saved.VideoNotes, &files.Error{Problem: videosOf.LateEvents, Found: "3"})
	p = pagetest.Show(t, 120, 40, NewChallenge(saved, "expert-lost.avf"))
	p.Sees("clics después del final de la partida, que se omiten: 3")
}
