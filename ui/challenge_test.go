package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// friends returns a game as a friend may send it.
func friends(t *testing.T, over bool) string {
	t.Helper()
	friend := sit(t, 80, 40, nil)
	friend.m.begin(dailySetup(hexagons, friend.at), nil)
	if over {
		friend.winByStep(2 * time.Second)
	} else {
		layout := friend.game().Layout()
		for i := range 81 {
			c := game.Cell{Row: i / 9, Col: i % 9}
			if layout.Mine(c) {
				friend.moveTo(c)
				friend.press("f f") // the first action starts the clock
				friend.at = friend.at.Add(3 * time.Second)
				friend.press("f")
				break
			}
		}
	}
	sent, err := friend.session().Journal().Text()
	if err != nil {
		t.Fatal(err)
	}
	return string(sent)
}

// A game pasted at the menu can be watched, raced against and taken over. A position without any
// elapsed time is continued as it was.
func TestChallenge(t *testing.T) {
	t.Parallel()
	sent := friends(t, true)
	for keys, want := range map[string]string{
		"enter":           "Repetición · Principiante del día 2026-01-01",
		"down enter":      "Contra la partida pegada",
		"down down enter": "Sigues desde aquí: esta partida no se",
	} {
		p := sit(t, 120, 40, nil)
		p.paste(sent)
		p.sees("PARTIDA PEGADA", "Principiante del día 2026-01-01", "9x9, hexagonal, minas: 10", "ganada en ", "3BV/s",
			"▸ Ver la partida", "Jugar contra su fantasma", "Seguir desde justo antes del final")
		p.doesNotSee("abierto") // the whole board is open
		p.press(keys)
		p.sees(want)
		if p.press("q"); strings.HasPrefix(keys, "enter") {
			p.sees("PARTIDA PEGADA")
		}
	}
	p := sit(t, 120, 40, nil)
	p.paste(friends(t, false))
	p.sees("a medias: 3,0 s, ", " % abierto", "Seguir desde donde está")
	p.press("end enter")
	p.sees("MARCADAS: 1", "TIEMPO: 3,0 s", "JUGADAS: 1", "esta partida no se")
	p = sit(t, 120, 40, nil)
	p.paste("buscaminas game 2\ngrid: square\nrows: 2\ncolumns: 3\nrow: *..\nrow: ...\n0.000 0,1*\n")
	p.sees("tablero pegado · cuadrada")
}

// The page shows the board of the game as it begins, beside or below the choices, so that it gives
// nothing away. If there is no room for the board, a line describes the game.
func TestTheBoardOfAChallengeIsClosed(t *testing.T) {
	t.Parallel()
	for _, over := range []bool{true, false} {
		sent := friends(t, over)
		for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 26}, {Width: 120, Height: 40}} {
			p := sit(t, size.Width, size.Height, nil)
			p.paste(sent)
			screen := p.screen()
			if n := strings.Count(screen, "▓"); n != 81 {
				t.Errorf("%v: %d closed cells, want 81:\n%s", size, n, screen)
			}
			if strings.Contains(screen, "X") {
				t.Errorf("%v: a flag is seen:\n%s", size, screen)
			}
		}
		p := sit(t, 50, 16, nil)
		p.paste(sent)
		p.sees("Principiante del día 2026-01-01 · hexagonal")
		p.doesNotSee("▓")
	}
}

// A game whose last step was undone is taken over at the cell of that step, not at the corner.
func TestTakeOverBehindAnUndo(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.paste("buscaminas game 2\ngrid: square\nrows: 3\ncolumns: 5\nmines: 1\nstart: 1,1\n" +
		"row: ....*\nrow: .....\nrow: .....\n1.000 0,3*\n2.000 <\n")
	p.press("end enter")
	p.sees("Sigues desde aquí")
	if at := p.plays().Board.Cursor; at != (game.Cell{Row: 1, Col: 1}) {
		t.Errorf("the cursor is at %v", at)
	}
}

// A challenge in a file names the file. On another grid it is an ordinary board.
func TestChallengeInAFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "amiga.txt"), []byte(friends(t, true)), 0o600); err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, t.TempDir(), nil)
	p.resize(120, 40)
	p.m.memory.browser.Dir = dir
	p.answer(p.press("4"))
	p.typed("amiga.txt")
	p.sees("UNA PARTIDA  amiga.txt")
	p.clickOn("Jugar contra")
	p.sees("Contra amiga.txt")
	p.press("q")
	p.answer(p.press("4"))
	p.press("ctrl+g")
	p.typed("amiga.txt")
	p.sees("amiga.txt · cuadrada")
}

// Texts in the game of somebody else are shown and have no effect. Errors are shown, and the
// entries before them can be raced against.
func TestForeignChallenge(t *testing.T) {
	t.Parallel()
	sent := strings.Replace(friends(t, true), "title: Principiante", "title: \u202eP\u009b31mrincipiante", 1)
	lines := strings.SplitAfter(strings.TrimSuffix(sent, "\n"), "\n")
	lines[len(lines)-3] = "99.000 0,0!! rm\n"
	p := sit(t, 120, 40, nil)
	p.paste(strings.Join(lines, "") + "\n")
	p.sees("�P�31mrincipiante", "no vale aquí")
	if strings.ContainsAny(p.screen(), "\u202e\u009b") {
		t.Error("control characters are sent to the terminal")
	}
	p.press("down enter")
	p.sees("Contra la partida pegada")
	p = sit(t, 120, 40, nil)
	p.paste("buscaminas game 2\ngrid: square\nrows: 99999\ncolumns: 99999\nmines: 1\nstart: 0,0\nseed: 1\n1.000 0,0*\n")
	p.doesNotSee("UNA PARTIDA")
	p.sees("no puede haber un tablero")
}

// A game whose text only claims that it was won is not won.
func TestAnEndThatIsOnlyClaimed(t *testing.T) {
	t.Parallel()
	const game = "buscaminas game 2\ntitle: hall\ngrid: square\nrows: 2\ncolumns: 5\nrow: ....*\nrow: .....\n\n" +
		"0.000 0,0*\n7.000 0,4!\n"
	for _, end := range []string{"won", "lost"} {
		p := sit(t, 120, 40, nil)
		p.paste(game + "9.000 " + end + "\n")
		p.sees("hall", "a medias: 7,0 s, ", "Seguir desde donde está", `"`+end+`", pero la partida no acaba así`)
		p.doesNotSee("ganada")
		p.doesNotSee("perdida")
	}
}

// The frames in testdata show the page in both languages, wide and narrow.
func TestGoldenChallenge(t *testing.T) {
	t.Parallel()
	sent := friends(t, true)
	var all strings.Builder
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 20, Height: 8}} {
			p := sit(t, size.Width, size.Height, nil)
			p.m.Lang = lang
			p.tell()
			p.answer(p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(sent), Paste: true}))
			all.WriteString(strings.TrimRight(p.screen(), "\n ") + "\n\n")
		}
	}
	golden(t, "screens/challenge", all.String())
}
