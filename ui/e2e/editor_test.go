//go:build !windows

package e2e

import (
	"encoding/base64"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/ui/screen/draw"
)

// A board is made, filled, undone, saved, read again, played, and opened in the editor again.
func TestMakingABoard(t *testing.T) {
	t.Parallel()
	for _, grid := range []struct {
		name   string
		keys   []string // the keys that choose the grid in the menu
		format boards.Format
	}{
		{"cuadrada", nil, boards.List},
		{"hexagonal", []string{"g"}, boards.Map},
	} {
		t.Run(grid.name, func(t *testing.T) {
			home := t.TempDir()
			term := program{home: home}.start(t, size{70, 24}) // no room for a panel beside the board
			term.waitText("Editor de tableros")
			term.press(grid.keys...)
			term.waitText("Cuadrícula: " + grid.name)
			term.press("e")
			term.waitText("EDITOR · tablero nuevo · 9x9 · " + grid.name)
			term.press("F")
			term.waitText("Minas: 0")
			term.press("ctrl+u")
			term.typeText("12")
			term.press("enter")
			var filled string
			term.waitFor(func(screen string) bool { // the screen may hold a part of the frame
				filled = minesOn(screen)
				return strings.Contains(screen, "Minas: 12 ") && strings.Count(filled, "*") == 12
			}, "12 mines")
			term.press("u")
			term.waitText("Minas: 0 ")
			term.press("ctrl+r")
			term.waitFor(func(screen string) bool { return minesOn(screen) == filled }, filled)

			term.press("S")
			term.waitText("Guardar en: tablero.txt")
			term.press("ctrl+u")
			term.typeText("mine.txt")
			term.press("enter")
			term.waitText("EDITOR · mine.txt · 9x9 · " + grid.name)
			term.waitNoText("sin guardar")
			saved, err := boards.Open(filepath.Join(home, "mine.txt"))
			if err != nil || saved.Format != grid.format || saved.Mines.Len() != 12 {
				t.Fatalf("the saved board is %+v, %v", saved, err)
			}
			whole := solved(t, saved)

			term.press("q")
			term.waitText("4. Leer de fichero")
			term.press("4")
			term.waitText("mine.txt")
			term.typeText("mine.txt")
			term.press("enter")
			term.waitText("mine.txt · " + grid.name)
			term.waitText("MINAS RESTANTES: 12")
			term.press("E")
			term.waitText("EDITOR · mine.txt")
			term.waitFor(func(screen string) bool { return boardOn(screen) == whole && minesOn(screen) == filled }, whole)

			// The board is played and opened in the editor again, where clicks place and remove
			// mines.
			term.press("p")
			term.waitText("E para volver al editor")
			term.press("f")
			term.waitText("MARCADAS: 1")
			term.press("E")
			term.waitText("EDITOR · mine.txt")
			row, col := -1, 0
			term.waitFor(func(screen string) bool {
				if boardOn(screen) != whole { // the screen may hold a part of the frame of the game
					return false
				}
				lines := strings.Split(screen, "\n")
				row = slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), "E ") })
				if row >= 0 {
					col = strings.IndexRune(lines[row], '│') + 2
				}
				return row >= 0
			}, "row E")
			term.click(col, row, left)
			term.waitText("sin guardar")
			term.press("ctrl+c")
			term.waitText("¿Salir sin guardar?")
			term.press("n")
			term.waitText("EDITOR · mine.txt")
			term.press("q")
			term.waitText("¿Salir sin guardar?")
			term.press("s")
			term.waitText("5. Salir")
			term.press("ctrl+c")
			term.waitExit()
			term.terminalRestored()
		})
	}
}

// minesOn returns the mines of the last board on a screen, with '.' for all other cells.
func minesOn(screen string) string {
	return strings.Map(func(r rune) rune {
		if r == '*' || r == '\n' {
			return r
		}
		return '.'
	}, boardOn(screen))
}

// solved returns a board as the editor shows it, in the form of boardOn.
func solved(t *testing.T, b *boards.Board) string {
	t.Helper()
	layout, err := b.Layout()
	if err != nil {
		t.Fatal(err)
	}
	return boardOn(draw.Picture{Look: draw.Look{Glyphs: &draw.Unicode}, Layout: layout}.Text(nil))
}

// Copying puts a position into the clipboard of the terminal and into a file. The next press copies
// the code.
func TestCopyingAPosition(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	term := program{home: home, args: []string{"--level", "principiante", "--seed", "7"}}.start(t, size{120, 30})
	term.waitText("MINAS RESTANTES: 10")
	term.press("space")
	term.waitText("JUGADAS: 1")
	term.press("y")
	term.waitText("Enviado al terminal: el tablero")
	term.waitText("/positions/")
	copied := term.copied()
	files, err := filepath.Glob(filepath.Join(home, "*", "buscaminas", "positions", "*.board"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the files are %v, %v", files, err)
	}
	if data, err := os.ReadFile(files[0]); err != nil || string(data) != copied {
		t.Errorf("the file holds\n%s\n%v, and copied was\n%s", data, err, copied)
	}
	if b, err := boards.Read([]byte(copied), ""); err != nil || b.Mines.Len() != 10 || b.Open.Len() == 0 {
		t.Errorf("the copied board is %+v, %v", b, err)
	}
	term.press("y")
	term.waitText("Enviado al terminal: el código")
	code := term.copied()
	if len(code) < 10 {
		t.Errorf("the copied text is %q", code)
	}
	term.waitText("Código                  " + code)
	term.press("ctrl+c")
	term.waitExit()
}

var clipboard = regexp.MustCompile("\x1b\\]52;c;([^\a\x1b]*)[\a\x1b]")

// copied returns the last text put into the clipboard.
func (term *Terminal) copied() string {
	term.t.Helper()
	all := clipboard.FindAllStringSubmatch(term.raw(), -1)
	if len(all) == 0 {
		term.t.Fatal("nothing was put into the clipboard")
	}
	text, err := base64.StdEncoding.DecodeString(all[len(all)-1][1])
	if err != nil {
		term.t.Fatal(err)
	}
	return string(text)
}
