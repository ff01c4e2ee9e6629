//go:build !windows

package e2e

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	tty "github.com/charmbracelet/x/term"
	"github.com/charmbracelet/x/vt"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// A size is the size of a terminal, in characters.
type size struct{ cols, rows int }

// A Terminal is a terminal with a program in it.
type Terminal struct {
	t        testing.TB
	patience time.Duration // the patience of every test, except a test of the terminal itself
	cmd      *exec.Cmd
	pty      *os.File // the terminal's end; the program has the other
	errText  bytes.Buffer

	startSettings, endSettings *tty.State // the settings of the line, such as echo and line editing
	startModes                 map[ansi.Mode]bool

	asked atomic.Bool // the program has sent the terminal a query

	unread   sync.Mutex // while it is locked, nothing that the program writes is read
	mu       sync.Mutex // guards the fields below
	emulator *vt.Emulator
	modes    map[ansi.Mode]bool
	output   bytes.Buffer
	changed  chan struct{} // closed and replaced at each output

	ended chan struct{} // closed when the program has ended and all its output is on the screen
}

// start starts the game in a terminal. It ends with the test.
func start(t testing.TB, s size, args ...string) *Terminal {
	t.Helper()
	return program{args: args}.start(t, s)
}

// start starts p in a terminal. It ends with the test.
func (p program) start(t testing.TB, s size) *Terminal {
	t.Helper()
	term := &Terminal{
		t:        t,
		patience: patience,
		cmd:      p.command(t),
		emulator: vt.NewEmulator(cmp.Or(s.cols, 80), cmp.Or(s.rows, 24)),
		modes:    map[ansi.Mode]bool{},
		changed:  make(chan struct{}),
		ended:    make(chan struct{}),
	}
	term.emulator.SetCallbacks(vt.Callbacks{
		EnableMode:  func(m ansi.Mode) { term.modes[m] = true },
		DisableMode: func(m ansi.Mode) { term.modes[m] = false },
	})
	term.emulator.WriteString("\x1bc") // a reset, after which the callbacks report the modes of the start
	term.startModes = maps.Clone(term.modes)

	var line *os.File // the program's end
	var err error
	if term.pty, line, err = pty.Open(); err != nil {
		t.Fatal(err)
	}
	term.setSize(s)
	if term.startSettings, err = tty.GetState(line.Fd()); err != nil {
		t.Fatal(err)
	}
	term.cmd.Stdin, term.cmd.Stdout, term.cmd.Stderr = line, line, line
	if p.stderr {
		term.cmd.Stderr = &term.errText
	}
	if p.parent {
		giveParent(t, term.cmd)
	}
	term.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := term.cmd.Start(); err != nil {
		t.Fatal(err)
	}

	go term.answer(p.mute)
	go term.follow(line)
	t.Cleanup(term.close)
	return term
}

// answer passes on the terminal's answers to queries, or drops them if mute is true. The screen
// waits until an answer is taken, so answer never waits for the program to read one: it drops
// answers that the program does not take.
func (term *Terminal) answer(mute bool) {
	answers := make(chan []byte, 100)
	go func() {
		for answer := range answers {
			term.pty.Write(answer)
		}
	}()
	io.Copy(writerFunc(func(p []byte) (int, error) {
		term.asked.Store(true)
		if !mute {
			select {
			case answers <- bytes.Clone(p):
			default:
			}
		}
		return len(p), nil
	}), term.emulator)
	close(answers)
}

// follow draws the output of the program on the screen until the program has ended.
func (term *Terminal) follow(line *os.File) {
	drained := make(chan struct{})
	go func() {
		io.Copy(writerFunc(term.show), term.pty)
		close(drained)
	}()
	term.cmd.Wait()
	// The line loses its settings once no process has it open, so it was kept open here. Closing it
	// ends the copying above.
	term.endSettings, _ = tty.GetState(line.Fd())
	line.Close()
	<-drained
	close(term.ended)
}

type writerFunc func(p []byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

func (term *Terminal) show(p []byte) (int, error) {
	term.unread.Lock()
	defer term.unread.Unlock()
	term.mu.Lock()
	defer term.mu.Unlock()
	term.output.Write(p)
	close(term.changed)
	term.changed = make(chan struct{})
	return term.emulator.Write(p)
}

// close ends the program, if it is still running, and shows the last screen of a failed test.
func (term *Terminal) close() {
	if term.t.Failed() {
		term.t.Logf("the screen at the end:\n%s", strings.TrimRight(term.screen(), "\n"))
	}
	if !term.over() {
		term.kill(syscall.SIGKILL)
		term.cmd.Process.Kill() // or the shell
	}
	<-term.ended
	term.pty.Close()
	term.emulator.InputPipe().(io.Closer).Close() // ends the copying of answers
}

// over reports whether the program has ended.
func (term *Terminal) over() bool {
	select {
	case <-term.ended:
		return true
	default:
		return false
	}
}

// waitExit waits until the program has ended. It returns its exit code, or -1 and the signal that
// ended it.
func (term *Terminal) waitExit() (code int, signal os.Signal) {
	term.t.Helper()
	select {
	case <-term.ended:
	case <-time.After(term.patience):
		term.t.Fatalf("waited %v for the program to end", term.patience)
	}
	if status := term.cmd.ProcessState.Sys().(syscall.WaitStatus); status.Signaled() {
		return -1, status.Signal()
	}
	return term.cmd.ProcessState.ExitCode(), nil
}

// errOutput returns the program's output to stderr. It needs program.stderr, and the program must
// have ended.
func (term *Terminal) errOutput() string {
	term.waitExit()
	return term.errText.String()
}

// signal sends a signal to the program.
func (term *Terminal) signal(s os.Signal) {
	term.t.Helper()
	if err := term.kill(s.(syscall.Signal)); err != nil {
		term.t.Fatalf("sending %v: %v", s, err)
	}
}

// kill sends a signal to the process group that has the terminal: the program, even if a shell
// started it.
func (term *Terminal) kill(s syscall.Signal) error {
	group, err := unix.IoctlGetInt(int(term.pty.Fd()), unix.TIOCGPGRP)
	switch {
	case err != nil:
		return err
	case group <= 1 || term.over():
		return os.ErrProcessDone
	}
	return syscall.Kill(-group, s)
}

// resize changes the size of the terminal, and tells the program.
func (term *Terminal) resize(cols, rows int) {
	term.t.Helper()
	term.mu.Lock()
	term.emulator.Resize(cols, rows)
	term.mu.Unlock()
	term.setSize(size{cols, rows})
}

func (term *Terminal) setSize(s size) {
	term.t.Helper()
	if err := pty.Setsize(term.pty, &pty.Winsize{Cols: uint16(s.cols), Rows: uint16(s.rows)}); err != nil {
		term.t.Fatal(err)
	}
}

// terminalRestored fails the test unless the program, which must have ended, has left the terminal
// as it found it.
func (term *Terminal) terminalRestored() {
	term.t.Helper()
	for _, remains := range term.notRestored() {
		term.t.Errorf("the terminal is not restored: %s", remains)
	}
}

// notRestored says what the program, which must have ended, has not restored.
func (term *Terminal) notRestored() []string {
	term.t.Helper()
	term.waitExit()
	remains := term.modesChanged()
	if !reflect.DeepEqual(term.startSettings, term.endSettings) {
		remains = append(remains, fmt.Sprintf("its line settings are %+v, were %+v", term.endSettings, term.startSettings))
	}
	return remains
}

// modesChanged returns the modes that differ from the start.
func (term *Terminal) modesChanged() []string {
	term.mu.Lock()
	defer term.mu.Unlock()
	var changed []string
	for mode, on := range term.modes {
		if on != term.startModes[mode] {
			changed = append(changed, fmt.Sprintf("%s is %t", modeName(mode), on))
		}
	}
	slices.Sort(changed)
	return changed
}

func modeName(m ansi.Mode) string {
	switch m {
	case ansi.ModeAltScreen, ansi.ModeAltScreenSaveCursor:
		return "alternate screen"
	case ansi.ModeTextCursorEnable:
		return "cursor"
	case ansi.ModeMouseNormal, ansi.ModeMouseButtonEvent, ansi.ModeMouseAnyEvent, ansi.ModeMouseExtSgr:
		return fmt.Sprintf("mouse (mode %d)", m)
	case ansi.ModeBracketedPaste:
		return "bracketed paste"
	default:
		return fmt.Sprintf("mode %d", m)
	}
}

// hangUp closes the terminal, as closing its window does. The program notices when it next writes.
func (term *Terminal) hangUp() { term.pty.Close() }
