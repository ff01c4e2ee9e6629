//go:build !windows

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// waitKept waits until the file of an unsaved board has these rows.
func waitKept(t *testing.T, home, name string, rows ...string) {
	t.Helper()
	path := filepath.Join(home, "state", "buscaminas", "unsaved", name)
	want := "row: " + strings.Join(rows, "\nrow: ") + "\n"
	over := time.After(patience)
	for again := time.Tick(time.Millisecond); ; {
		data, _ := os.ReadFile(path)
		if strings.Contains(string(data), want) {
			return
		}
		select {
		case <-again:
		case <-over:
			t.Fatalf("%s holds\n%s\nwant in it\n%s", path, data, want)
		}
	}
}

// makeBoard opens the editor, makes a board of 2×3 and puts mines in its first two cells.
func (p program) makeBoard(t *testing.T) *Terminal {
	t.Helper()
	p.args = []string{"--lang", "en"}
	term := p.start(t, size{80, 24})
	term.waitText("Board editor")
	term.press("e", "T")
	term.waitText("Rows x columns:")
	term.press("ctrl+u")
	term.typeText("2x3\r")
	term.waitText("new board · 2x3")
	term.press("space", "right", "space")
	term.waitText("Mines: 2 ")
	term.waitText("from Ab: there is a mine there") // the text is below the board, so all of the board is drawn
	return term
}

// If the program is killed, the unsaved boards of two copies survive as they were at most a second
// earlier. After a signal, a board survives unchanged. It is written before a stop, too, as a stopped
// program may never continue.
func TestABoardThatIsMadeOutlivesTheProgram(t *testing.T) {
	t.Parallel() // it waits most of the time
	home := t.TempDir()
	p := program{home: home}
	first := p.makeBoard(t)
	waitKept(t, home, "1.txt", "**.", "...")
	p.shell = true
	second := p.makeBoard(t)
	second.press("right", "space")
	second.press("ctrl+z")
	second.waitText(stopped)
	waitKept(t, home, "2.txt", "***", "...")
	second.press("enter")
	second.waitText("Mines: 3 ")
	second.press("left", "space")
	second.waitText("Mines: 2 ")
	second.signal(syscall.SIGTERM)
	second.waitExit()
	first.signal(syscall.SIGKILL)
	first.waitExit()
	term := program{home: home, args: []string{"--lang", "en"}}.start(t, size{80, 24})
	for _, second := range []string{"B  │  1  │  2  │  1", "B  │  2  │  2  │  1"} { // the last board first
		term.waitText("unsaved")
		term.press("e")
		term.waitText(second)
		term.press("q")
		term.waitText("Leave without saving?")
		term.press("y")
		term.waitText("Board editor")
	}
	term.waitNoText("unsaved")
	term.interrupt()
	if left := filesIn(t, filepath.Join(home, "state", "buscaminas", "unsaved")); len(left) > 0 {
		t.Errorf("after giving up the boards, the folder has %v", left)
	}
}

// Without a folder, no file is written anywhere, and a game says so.
func TestABoardIsMadeWithoutAFolder(t *testing.T) {
	home := t.TempDir()
	p := program{home: home, args: []string{"--lang", "en"}, env: []string{"HOME=", "XDG_STATE_HOME=", "XDG_CONFIG_HOME="}}
	term := p.start(t, size{80, 24})
	term.waitText("Board editor")
	term.press("1", "space")
	term.waitText("NOT SAVED")
	term.press("q")
	term.waitText("Board editor")
	term.press("e")
	term.waitText("EDITOR · new board")
	term.press("space")
	term.waitText("Mines                          1 ")
	term.signal(syscall.SIGTERM)
	term.waitExit()
	if left := filesIn(t, home); len(left) > 0 {
		t.Errorf("there are %v", left)
	}
}
