//go:build !windows

package e2e

import (
	"io"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/vt"
)

// Whichever signal ends the game, the terminal is left as it was found.
func TestSignalsRestoreTheTerminal(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		t.Run(s.String(), func(t *testing.T) {
			term := program{args: []string{"--level", "beginner"}, stderr: true}.start(t, size{80, 24})
			term.waitText("MINAS RESTANTES")
			term.signal(s)
			code, signal := term.waitExit()
			if signal != nil || code != 128+int(s) {
				t.Errorf("ended with %d, %v; want %d", code, signal, 128+int(s))
			}
			if said := term.errOutput(); said != "" {
				t.Errorf("said %q, want nothing", said)
			}
			term.terminalRestored()
		})
	}
}

// A panic of the program also leaves the terminal as it was found, with a report on standard error.
func TestPanicsRestoreTheTerminal(t *testing.T) {
	for key, where := range map[string]string{"u": "the update", "c": "the command", "b": "the batch", "v": "the view", "t": "the timer", "l": "what is saved"} {
		t.Run(where, func(t *testing.T) {
			term := startToy(t, key)
			if code, _ := term.waitExit(); code != 3 {
				t.Errorf("ended with %d, want 3", code)
			}
			if said := term.errOutput(); !strings.Contains(said, "panic: in "+where) || !strings.Contains(said, "toy_test.go") {
				t.Errorf("standard error has no report of a panic in %s:\n%s", where, said)
			}
			term.terminalRestored()
		})
	}
}

// Closing the terminal ends the game.
func TestClosedTerminalEndsTheGame(t *testing.T) {
	term := start(t, size{80, 24}, "--level", "beginner")
	term.waitText("MINAS RESTANTES")
	term.press("f")
	term.waitText("MARCADAS: 1") // the clock runs now
	term.hangUp()
	term.waitExit()
}

// A signal ends the game, saved, even where the terminal takes nothing of what the game writes: a
// second signal at once, a first one after five seconds.
func TestSignalsEndAGameThatIsNotRead(t *testing.T) {
	for name, signals := range map[string][]syscall.Signal{
		"once":  {syscall.SIGTERM},
		"again": {syscall.SIGHUP, syscall.SIGINT, syscall.SIGTERM, syscall.SIGTERM},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel() // it waits most of the time
			home := t.TempDir()
			term := program{args: []string{"--level", "beginner"}, home: home}.start(t, size{130, 60})
			term.waitText("MINAS RESTANTES")
			term.press("space", "f")
			term.waitText("JUGADAS: 1")

			term.unread.Lock()
			term.flood("z") // each key changes the size of the cells, and draws most of the window
			begun := time.Now()
			for _, s := range signals {
				term.signal(s)
			}
			for late := begun.Add(patience); syscall.Kill(term.cmd.Process.Pid, 0) == nil; time.Sleep(time.Millisecond) {
				if time.Now().After(late) {
					term.unread.Unlock()
					t.Fatal("the game does not end")
				}
			}
			if took := time.Since(begun); len(signals) > 1 && took > 4*time.Second {
				t.Errorf("it takes %v", took)
			}
			term.unread.Unlock()
			if code, _ := term.waitExit(); !slices.Contains(signals, syscall.Signal(code-128)) {
				t.Errorf("ended with %d", code)
			}
			if strings.Contains(term.raw(), leaveScreen) {
				t.Error("the game was read after all")
			}
			again := program{home: home}.start(t, size{80, 24})
			again.waitText("Continuar")
			again.press("enter")
			again.waitText("JUGADAS: 1")
			again.interrupt()
		})
	}
}

// flood presses a key until the program takes no more.
func (term *Terminal) flood(key string) {
	term.t.Helper()
	pressed := make(chan struct{})
	go func() {
		for {
			if _, err := io.WriteString(term.pty, key); err != nil {
				return // the program has ended
			}
			pressed <- struct{}{}
		}
	}()
	for {
		select {
		case <-pressed:
		case <-time.After(time.Second):
			return
		}
	}
}

// A terminal without an alternate screen, such as GNU screen, is left empty, its cursor in the first
// cell and its style reset. While the game is played, nothing that was there before is seen.
func TestNothingIsLeftBehind(t *testing.T) {
	for how, leave := range map[string]func(*Terminal){
		"Ctrl+C":  func(term *Terminal) { term.press("ctrl+c"); term.waitExit() },
		"SIGTERM": func(term *Terminal) { term.signal(syscall.SIGTERM); term.waitExit() },
		"Ctrl+Z": func(term *Terminal) {
			term.press("ctrl+z")
			term.waitText(stopped)
		},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			const columns, rows = 80, 24
			term := program{args: []string{"--level", "beginner"}, shell: how == "Ctrl+Z"}.start(t, size{columns, rows})
			term.stillPlays()
			played := len(term.raw())
			leave(term)

			old := vt.NewEmulator(columns, rows)
			defer old.Close()
			noAlternate := strings.NewReplacer("\x1b[?1049h", "", "\x1b[?1049l", "")
			show := func(text string) { old.WriteString(noAlternate.Replace(text)) }
			show("\x1b[31;44m" + strings.Repeat("RUBBISH", 100) + "\x1b[?1h\x1b=")
			raw := term.raw()
			raw = raw[strings.Index(raw, "\x1b[?1049h"):] // what a shell says comes before
			played -= len(term.raw()) - len(raw)
			show(raw[:played])
			if strings.Contains(old.String(), "RUBBISH") || old.CellAt(columns-1, rows-1).Style.Bg == ansi.Blue {
				t.Errorf("what was there is seen in the game:\n%s", old)
			}
			end := played + strings.LastIndex(raw[played:], "\x1b[?1049l")
			show(raw[played:end])
			if at := old.CursorPosition(); at.X != 0 || at.Y != 0 || strings.TrimSpace(old.String()) != "" {
				t.Errorf("at %d, %d:\n%s", at.X, at.Y, old)
			}
			old.WriteString("$")
			if style := old.CellAt(0, 0).Style; !style.IsZero() {
				t.Errorf("the shell writes in %+v", style)
			}
		})
	}
}
