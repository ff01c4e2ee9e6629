//go:build linux

package e2e

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

// The chances, the hints and an undo on a board of a million cells take 300 MB at most, and the
// memory of the search goes back.
func TestHelpOnALargeBoardTakesLittleMemory(t *testing.T) {
	t.Parallel()
	term := start(t, size{120, 40}, "--size", "1000x1000", "--mines", "50000", "--guess", "--seed", "1", "--grid", "square", "--lang", "en")
	term.waitText("MINES LEFT: 50000")
	term.press("space")
	term.waitText("MOVES: 1")
	term.typeText("%")
	term.waitText("safe: 0,2, 0,12, 0,57, 0,74 and 24065 more")
	if now := term.memory("VmRSS"); now > 100 {
		t.Errorf("after the search it holds %d MB", now)
	}
	term.typeText("i")
	term.waitText("There is something safe to open")
	term.typeText("iWBu")
	term.waitText("Undone: 923436 cells are closed again")
	term.typeText("g%")
	term.waitText("0,0 is safe")
	if most := term.memory("VmHWM"); most > 300 {
		t.Errorf("it took %d MB", most)
	}
}

// memory returns a figure of the program's memory, in megabytes: VmRSS is what it holds now, and
// VmHWM the most that it has held.
func (term *Terminal) memory(figure string) (megabytes int) {
	term.t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", term.cmd.Process.Pid))
	if err != nil {
		term.t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(status), figure+":")
	kilobytes, err := strconv.Atoi(strings.Fields(after)[0])
	if err != nil {
		term.t.Fatal(err)
	}
	return kilobytes >> 10
}

// If too few files may be open for the full screen, the terminal is left as it was, and the program
// says why. (With three, no program starts at all.)
func TestFewOpenFiles(t *testing.T) {
	t.Parallel()
	buscaminas, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	for files := 4; files <= 12; files++ {
		t.Run(strconv.Itoa(files), func(t *testing.T) {
			script := fmt.Sprintf("ulimit -n %d; exec $0 --level beginner --lang es", files)
			term := program{path: "/bin/sh", args: []string{"-c", script, buscaminas}, stderr: true}.start(t, size{80, 24})
			term.wait(func() bool { return term.over() || strings.Contains(term.screen(), "MINAS RESTANTES") }, "the game, or the end")
			if !term.over() {
				term.interrupt()
			} else if code, _ := term.waitExit(); code == 0 {
				t.Error("the exit status is 0, want an error")
			} else if said := term.errOutput(); said != "buscaminas: no se puede usar el terminal: hay demasiados ficheros abiertos\n" {
				t.Errorf("standard error is %q", said)
			}
			term.terminalRestored()
		})
	}
}

// Slow commands show their progress, and Ctrl+C ends them.
func TestCtrlCEndsWhatTakesLong(t *testing.T) {
	t.Parallel() // it waits most of the time
	buscaminas, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ command, typed, want string }{
		{"exec $0 deal --lang en --size 1000x1000 --mines 900000 >/dev/null", "", "Looking for a board that needs no guess"},
		{"exec $0 --plain --lang en --size 1000x1000 --mines 900000 --from 0,0", "5,5*\n", "Looking for a board that needs no guess"},
		{"exec $0 solve --lang en --level expert --games 1000000", "", "of 1000000 games"},
		{"$0 deal --size 1024x1024 --mines 200000 --guess 2>/dev/null | exec $0 solve --lang en -", "", "looking for the best place to begin"},
	} {
		term := program{path: "/bin/sh", args: []string{"-c", test.command, buscaminas}}.start(t, size{130, 80})
		if test.typed != "" {
			term.waitText("Cell and action")
			term.typeText(test.typed)
		}
		term.waitText(test.want)
		term.press("ctrl+c")
		if code, signal := term.waitExit(); code != 130 && signal != os.Interrupt {
			t.Errorf("%s: ended with %d, %v", test.command, code, signal)
		}
	}
}
