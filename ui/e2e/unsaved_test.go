//go:build !windows

package e2e

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

const oneUnsaved = "unsaved"

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
func makeBoard(t *testing.T, home string, gridKeys ...string) *Terminal {
	t.Helper()
	return program{home: home}.makeBoard(t, gridKeys...)
}

func (p program) makeBoard(t *testing.T, gridKeys ...string) *Terminal {
	t.Helper()
	p.args = []string{"--lang", "en"}
	term := p.start(t, size{80, 24})
	term.waitText("Board editor")
	term.press(gridKeys...)
	term.press("e", "T")
	term.waitText("Rows x columns:")
	term.press("ctrl+u")
	term.typeText("2x3")
	term.press("enter")
	term.waitText("new board · 2x3")
	term.press("space", "right", "space")
	term.waitText("Mines: 2 ")
	term.waitText("from Ab: there is a mine there") // the text is below the board, so all of the board is drawn
	return term
}

// If the program is killed, the unsaved board survives as it was at most a second earlier. After a
// signal or the end of the terminal, it survives unchanged.
func TestABoardThatIsMadeOutlivesTheProgram(t *testing.T) {
	t.Parallel() // it waits most of the time
	for _, test := range []struct {
		name   string
		signal syscall.Signal
		grid   string
		keys   []string // the keys that choose the grid
	}{
		{"killed", syscall.SIGKILL, "square", nil},
		{"killed", syscall.SIGKILL, "hex", []string{"g"}},
		{"ended", syscall.SIGTERM, "square", nil},
		{"hung up", syscall.SIGHUP, "square", nil},
	} {
		t.Run(test.name+" "+test.grid, func(t *testing.T) {
			home := t.TempDir()
			term := makeBoard(t, home, test.keys...)
			made := boardOn(term.screen())
			if test.signal == syscall.SIGKILL { // the other signals leave time to write the board
				waitKept(t, home, "1.txt", "**.", "...")
			}
			term.signal(test.signal)
			term.waitExit()

			term = program{home: home, args: []string{"--lang", "en"}}.start(t, size{80, 24})
			term.waitText(oneUnsaved)
			term.press("e")
			term.waitText("new board · 2x3 · " + test.grid + " · not saved")
			term.waitText("Here is the board you left unsaved")
			term.waitFor(func(screen string) bool { return boardOn(screen) == made }, made)
			term.press("q")
			term.waitText("Leave without saving?")
			term.press("y")
			term.waitText("Board editor")
			term.waitNoText(oneUnsaved)
			term.press("ctrl+c")
			term.waitExit()
			if left := filesIn(t, filepath.Join(home, "state", "buscaminas", "unsaved")); len(left) > 0 {
				t.Errorf("after giving up the board, the folder has %v", left)
			}
		})
	}
}

// A stopped program may never continue, so the board is written before a stop.
func TestABoardThatIsMadeIsWrittenBeforeAStop(t *testing.T) {
	home := t.TempDir()
	term := program{home: home, shell: true}.makeBoard(t)
	term.press("ctrl+z")
	term.waitText(stopped)
	data, err := os.ReadFile(filepath.Join(home, "state", "buscaminas", "unsaved", "1.txt"))
	if err != nil || !strings.Contains(string(data), "row: **.\nrow: ...\n") {
		t.Errorf("after the stop, the file is %q, %v", data, err)
	}
	term.press("enter")
	term.waitText("Mines: 2 ")
	term.press("ctrl+c")
	term.waitText("Leave without saving?")
	term.press("y")
	term.waitExit()
}

// Two copies running at once have separate boards.
func TestTwoCopiesMakeABoardEach(t *testing.T) {
	t.Parallel() // it waits most of the time
	home := t.TempDir()
	first := makeBoard(t, home)
	waitKept(t, home, "1.txt", "**.", "...")
	second := makeBoard(t, home)
	second.press("right", "space")
	waitKept(t, home, "2.txt", "***", "...")
	waitKept(t, home, "1.txt", "**.", "...")
	for _, term := range []*Terminal{first, second} {
		term.signal(syscall.SIGKILL)
		term.waitExit()
	}
	term := program{home: home, args: []string{"--lang", "en"}}.start(t, size{80, 24})
	term.waitText(oneUnsaved)
	for _, mines := range []string{"Mines: 3 ", "Mines: 2 "} { // the last board first
		term.press("e")
		term.waitText(mines)
		term.press("q")
		term.waitText("Leave without saving?")
		term.press("y")
		term.waitText("Board editor")
	}
	term.press("ctrl+c")
	term.waitExit()
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

// filesIn returns the paths of the files below a folder.
func filesIn(t *testing.T, folder string) []string {
	t.Helper()
	var all []string
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			all = append(all, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}
