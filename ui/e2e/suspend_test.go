//go:build !windows

package e2e

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"syscall"
	"testing"

	tty "github.com/charmbracelet/x/term"
	"golang.org/x/sys/unix"
)

const nobodyResumes = "Ctrl+Z: aquí no hay ningún shell"

// If nobody could continue the game, it is not stopped, and says so.
func TestNotStoppedWhereNobodyControlsJobs(t *testing.T) {
	term := start(t, size{80, 24}, "--level", "beginner")
	term.waitText("MINAS RESTANTES")
	term.press("ctrl+z")
	term.waitText(nobodyResumes)
	term.press("f")
	term.waitText("MARCADAS: 1")
	term.waitNoText(nobodyResumes)
	term.signal(syscall.SIGTSTP)
	term.waitText(nobodyResumes)
	if strings.Contains(term.raw(), leaveScreen) {
		t.Error("the alternate screen was left meanwhile")
	}
	term.signal(syscall.SIGTERM)
	if code, _ := term.waitExit(); code != 128+int(syscall.SIGTERM) {
		t.Errorf("ended with %d", code)
	}
	term.terminalRestored()
}

const leaveScreen = "\x1b[?1049l"

// A stop with a warning makes the game give the terminal back first. When it continues, it takes
// the terminal again.
func TestSignalsThatStop(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGTSTP, syscall.SIGTTIN, syscall.SIGTTOU} {
		t.Run(s.String(), func(t *testing.T) {
			term := startStoppable(t)
			for range 2 {
				term.signal(s)
				term.waitText(stopped)
				for _, remains := range term.notAtRest() {
					t.Errorf("while it is stopped: %s", remains)
				}
				term.typeText("clear >/dev/tty; fg\n") // for the next stop
				term.stillPlays()
			}
			term.interrupt()
		})
	}
}

// A game started by another program, such as "go run", is stopped together with that program.
func TestStopWithAnotherProgram(t *testing.T) {
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"-c", `"$0" --level beginner; exit $?`, game}
	term := program{path: "sh", args: args, shell: true}.start(t, size{80, 24})
	term.stillPlays()
	term.press("ctrl+z")
	term.waitText(stopped)
	for _, remains := range term.notAtRest() {
		t.Errorf("while it is stopped: %s", remains)
	}
	term.press("enter")
	term.stillPlays()
	term.interrupt()
}

// After a stop without a warning, the game takes the terminal again, whatever the modes of the
// terminal are then.
func TestStopWithoutWarning(t *testing.T) {
	term := startStoppable(t)
	term.signal(syscall.SIGSTOP)
	term.waitText(stopped)
	const leave = `printf '\033[?1002l\033[?1006l\033[?2004l\033[2J\033[?25hRUBB''ISH' >/dev/tty` // turns off the modes of the game, and writes to the screen
	term.typeText("stty sane; " + leave + "; fg\n")
	term.wait(func() bool { return strings.Contains(term.raw(), "RUBBISH") }, "rubbish on the screen")
	term.waitNoText("RUBBISH")
	term.stillPlays()
	term.interrupt()
}

// How a shell waits until $game is stopped, or has ended.
const (
	untilStopped = `until ps -o state= -p $game | grep -q T; do :; done`
	untilOver    = `while ps -o state= -p $game | grep -qv Z; do :; done`
)

// If the game is continued in the background, it leaves the terminal to the shell.
func TestGoOnInTheBackground(t *testing.T) {
	term := startStoppable(t)
	game := term.group()
	term.press("ctrl+z")
	term.waitText(stopped)
	again := "echo AG''AIN >/dev/tty; read -r _; fg"
	term.typeText("bg; game=" + strconv.Itoa(game) + "; " + untilStopped + "; " + again + "\n")
	term.waitText("AGAIN")
	for _, remains := range term.notAtRest() {
		t.Errorf("in the background: %s", remains)
	}
	term.press("enter")
	term.stillPlays()
	term.interrupt()
}

// If the game is started in the background, it waits for the terminal.
func TestStartInTheBackground(t *testing.T) {
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	const script = `"$0" --level beginner & game=$!; ` + untilStopped + `; echo WAITS; read -r _; fg`
	term := program{path: "sh", args: []string{"-mc", script, game}}.start(t, size{80, 24})
	term.waitText("WAITS")
	term.press("enter")
	term.waitText("MINAS RESTANTES")
	term.press("f")
	term.waitText("MARCADAS: 1")
	term.interrupt()
}

// A stopped game that gets a signal to end does so as soon as it continues, and leaves the terminal
// to the shell.
func TestSignalsEndAStoppedGame(t *testing.T) {
	for warning, s := range map[syscall.Signal]syscall.Signal{syscall.SIGTSTP: syscall.SIGHUP, syscall.SIGSTOP: syscall.SIGTERM} {
		t.Run(warning.String(), func(t *testing.T) {
			term := startStoppable(t)
			game := term.group()
			term.signal(warning)
			term.waitText(stopped)
			kill := fmt.Sprintf("game=%d; kill -%d $game; kill -CONT $game; ", game, s)
			term.typeText(kill + untilOver + "; fg\n") // not "wait", which may still take a game for stopped
			if code, _ := term.waitExit(); code != 128+int(s) {
				t.Errorf("ended with %d, want %d", code, 128+int(s))
			}
			term.terminalRestored()
		})
	}
}

// If nobody answers a stop, the game continues on its own.
func TestStopThatNobodyAnswers(t *testing.T) {
	self := program{parent: true, args: []string{"--level", "beginner"}}
	term := self.start(t, size{80, 24})
	term.waitText("MINAS RESTANTES")
	for times := 1; times <= 2; times++ {
		term.press("ctrl+z")
		term.wait(func() bool { return strings.Count(term.raw(), leaveScreen) == times }, "the screen to be left")
		term.stillPlays()
	}
	term.signal(syscall.SIGTERM)
	if code, _ := term.waitExit(); code != 128+int(syscall.SIGTERM) {
		t.Errorf("ended with %d", code)
	}
	term.terminalRestored()
}

// The game is saved at the end, however many signals arrive meanwhile.
func TestSignalsWhileSaving(t *testing.T) {
	term := startToy(t, "s")
	term.waitText("key <s>")
	term.signal(syscall.SIGTERM)
	term.waitText("saving")
	for _, s := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP, syscall.SIGQUIT} {
		term.signal(s)
	}
	term.press("enter")
	term.waitText("saved")
	if code, signal := term.waitExit(); code != 3 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
	term.terminalRestored()
}

// group returns the process group that has the terminal.
func (term *Terminal) group() int {
	term.t.Helper()
	group, err := unix.IoctlGetInt(int(term.pty.Fd()), unix.TIOCGPGRP)
	if err != nil {
		term.t.Fatal(err)
	}
	return group
}

// startStoppable starts a game that a shell can stop.
func startStoppable(t *testing.T) *Terminal {
	t.Helper()
	term := program{args: []string{"--level", "beginner"}, shell: true}.start(t, size{80, 24})
	term.stillPlays() // the first frame is drawn, so a stop cannot cut it short
	return term
}

// stillPlays fails the test unless the game is on the screen and takes keys and clicks.
func (term *Terminal) stillPlays() {
	term.t.Helper()
	term.waitText("MARCADAS: 0")
	term.click(0, 0, left) // waits until the mouse mode is on
	for _, want := range []string{"MARCADAS: 1", "MARCADAS: 0"} {
		term.press("f")
		term.waitText(want)
	}
}

// notAtRest says what in the terminal is not as it was found, while the program is stopped.
func (term *Terminal) notAtRest() []string {
	term.t.Helper()
	settings, err := tty.GetState(term.pty.Fd())
	if err != nil {
		term.t.Fatal(err)
	}
	remains := term.modesChanged()
	if !reflect.DeepEqual(term.startSettings, settings) {
		remains = append(remains, "the line settings are not as they were")
	}
	return remains
}
