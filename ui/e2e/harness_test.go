//go:build !windows

package e2e

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"
)

// These tests check the terminal itself, with the toy.

func startToy(t *testing.T, p program) *Terminal {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p.path = self
	p.env = append(p.env, beToy+"=1")
	term := p.start(t, size{40, 10})
	term.waitText("size <40 10>")
	return term
}

func TestInputArrives(t *testing.T) {
	term := startToy(t, program{})
	if term.line(0) != "toy" || !term.altScreen() || term.cursorVisible() {
		t.Errorf("line 0 is %q, alternate screen %t, cursor %t", term.line(0), term.altScreen(), term.cursorVisible())
	}
	// The names in Bubble Tea of keys that it names differently.
	other := map[string]string{"pgdn": "pgdown", "space": " "}
	names := []string{"a", "Ñ", "ctrl+r", "alt+x"}
	for name := range keys {
		names = append(names, name)
	}
	for _, name := range names {
		term.press(name)
		if other[name] != "" {
			name = other[name]
		}
		term.waitText("key <" + name + ">")
	}
	term.typeText("\x1b[200~Hd*\x1b[201~")
	term.waitText("key <[Hd*]>")
	term.click(12, 4, right)
	term.waitText("mouse <right press 12 4>")
	term.click(0, 0, left+shift)
	term.waitText("mouse <shift+left press 0 0>")
	term.click(39, 9, wheelDown)
	term.waitText("mouse <wheel down 39 9>")
	term.resize(60, 20)
	term.waitText("size <60 20>")
	term.waitNoText("mouse")
}

func TestExitRestores(t *testing.T) {
	term := startToy(t, program{stderr: true})
	term.press("q")
	if code, signal := term.waitExit(); code != 3 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
	term.terminalRestored()
	if got := term.errOutput(); got != "toy ends: <nil>\n" {
		t.Errorf("stderr is %q", got)
	}
	if strings.Contains(term.raw(), "toy ends") {
		t.Error("stderr is on the screen")
	}
}

func TestKillDoesNotRestore(t *testing.T) {
	term := startToy(t, program{})
	term.signal(syscall.SIGKILL)
	if code, signal := term.waitExit(); code != -1 || signal != syscall.SIGKILL {
		t.Errorf("ended with %d, %v", code, signal)
	}
	left := strings.Join(term.notRestored(), "\n")
	for _, want := range []string{"alternate screen", "cursor", "mouse", "bracketed paste", "line settings"} {
		if !strings.Contains(left, want) {
			t.Errorf("%s counts as restored", want)
		}
	}
}

func TestStopAndGoOn(t *testing.T) {
	term := startToy(t, program{shell: true})
	term.press("ctrl+z")
	term.waitText(stopped)
	if term.altScreen() || !term.cursorVisible() {
		t.Errorf("stopped: alternate screen %t, cursor %t", term.altScreen(), term.cursorVisible())
	}
	term.press("enter")
	term.waitText("resumed")
	term.click(1, 2, left)
	term.waitText("mouse <left press 1 2>")
	term.press("q")
	if code, signal := term.waitExit(); code != 3 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
	term.terminalRestored()
}

func TestAnswers(t *testing.T) {
	// The terminal reports the place of the cursor as input.
	ask := program{path: "/bin/sh", args: []string{"-c", `printf 'asked\033[6n\n'; read -r got; echo "got ${#got}"`}}
	term := ask.start(t, size{40, 10})
	term.waitText("[1;6R")
	term.press("x", "enter")
	term.waitText("got 7")

	ask.mute = true
	term = ask.start(t, size{40, 10})
	term.waitText("asked")
	term.press("x", "enter")
	term.waitText("got 1")
}

// A program that does not read makes a test fail that sends it input. A program that has ended is
// sent nothing.
func TestUnreadInput(t *testing.T) {
	deaf := program{path: "/bin/sh", args: []string{"-c", "stty raw -echo; echo deaf; exec sleep 1000"}}
	term := deaf.start(t, size{40, 10})
	term.waitText("deaf")
	failed := &failure{TB: t}
	term.t, term.patience = failed, time.Millisecond
	much := strings.Repeat("x", 1<<20)
	failed.watch(func() { term.send(much) })
	if want := "the program does not read its input"; !strings.Contains(failed.said, want) {
		t.Errorf("the test fails with %q, want %q", failed.said, want)
	}
	term.t, term.patience = t, patience
	term.signal(syscall.SIGKILL)
	term.waitExit()
	if term.offer(much) {
		t.Error("a program that has ended takes input")
	}
}

// A failure is a test that is expected to fail.
type failure struct {
	testing.TB
	said string
}

// watch runs a function up to its failure.
func (f *failure) watch(run func()) {
	over := make(chan struct{})
	go func() {
		defer close(over)
		run()
	}()
	<-over
}

func (f *failure) Fatalf(format string, args ...any) {
	f.said = fmt.Sprintf(format, args...)
	runtime.Goexit()
}

func TestCleanEnvironment(t *testing.T) {
	t.Setenv("NO_COLOR", "1")
	home := t.TempDir()
	show := program{path: "/bin/sh", home: home, env: []string{"CI=yes"}}
	show.args = []string{"-c", `read -r line; echo "$line|$NO_COLOR|$CI|$HOME|$PWD|$TERM"; echo oops >&2; exit 7`}
	stdout, stderr, code := show.run(t, "hello\n")
	if want := "hello||yes|" + home + "|" + home + "|xterm-256color\n"; stdout != want || stderr != "oops\n" || code != 7 {
		t.Errorf("got %q, %q, %d, want %q", stdout, stderr, code, want)
	}
}
