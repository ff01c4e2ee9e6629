//go:build !windows

package safe

import (
	"os"
	"syscall"
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

var (
	stops   = []os.Signal{syscall.SIGTSTP, syscall.SIGTTIN, syscall.SIGTTOU}
	wakes   = []os.Signal{syscall.SIGCONT}
	resizes = []os.Signal{syscall.SIGWINCH}
)

// begin waits until the program has the terminal; a program started in the background has to
// wait. It reports whether a signal has ended the program meanwhile.
func (g *Guard) begin() (ending bool) {
	if foreground() || !controlled() {
		return false
	}
	g.stopped.Store(true)
	defer g.stopped.Store(false)
	return g.wait(false)
}

// suspend stops the program, if somebody may continue it.
func (g *Guard) suspend() tea.Cmd {
	if !controlled() {
		return g.pass(Unsuspended{})
	}
	off, err := alarm()
	if err != nil {
		return g.pass(Unsuspended{})
	}
	defer off()
	return g.rest(true)
}

// rest gives the terminal back and takes it again. In between it stops the program if stop is set,
// and while another group has the terminal.
func (g *Guard) rest(stop bool) tea.Cmd {
	g.stopped.Store(true)
	defer g.stopped.Store(false)
	paused := g.pass(tea.SuspendMsg{})
	released := foreground()
	if released {
		g.release()
	}
	ending := g.wait(stop)
	if ending && released {
		// The event loop stays here forever: the terminal is restored, and may belong to another
		// program.
		close(g.parked)
		select {}
	}
	if ending {
		return tea.Quit
	}
	if !released {
		g.release()
	}
	g.typed.Start()
	if err := g.program.RestoreTerminal(); err != nil {
		g.lost = err
		return tea.Quit
	}
	return tea.Batch(paused, g.pass(tea.ResumeMsg{}))
}

const (
	// answer is the longest wait for the SIGCONT that ends a stop. A shell has as long to notice
	// the stop; see alarm.
	answer = time.Second
	// handOver is the time the terminal may take to come: some shells continue a program
	// before they give it the terminal.
	handOver = answer / 10
)

// wait waits until the program is in the foreground or a signal has ended it, and reports whether
// one has. If stop is set, it first stops the program's group, until somebody continues it or until
// a SIGCONT has failed to come for a second. It stops the group again each time that it finds the
// program in the background.
//
// It sends SIGSTOP, because the runtime cannot restore the default effect of a signal once it has
// caught it.
func (g *Guard) wait(stop bool) (ending bool) {
	for {
		if stop && !g.toEnd() {
			select {
			case <-g.woken: // left from an earlier stop
			default:
			}
			g.own.Store(true)
			_ = syscall.Kill(0, syscall.SIGSTOP) // never fails: it is the program's own group
			g.within(answer)
		}
		if !foreground() {
			g.within(handOver)
		}
		if g.toEnd() || foreground() {
			return g.toEnd()
		}
		stop = true
	}
}

// within waits until the program is continued or ends, for at most this long.
func (g *Guard) within(most time.Duration) {
	select {
	case <-g.woken:
	case <-time.After(most):
	case <-g.ending:
	}
}

// toEnd reports whether a signal has ended the program.
func (g *Guard) toEnd() bool {
	select {
	case <-g.ending:
		return true
	default:
		return false
	}
}
