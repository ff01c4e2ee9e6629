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

// begin waits until the terminal is the program's own, which it is not where that is
// started in the background. It reports whether the program is to end.
func (g *Guard) begin() (ending bool) {
	if foreground() || !controlled() {
		return false
	}
	g.stopped.Store(true)
	defer g.stopped.Store(false)
	return g.wait(false)
}

// suspend stops the program, if somebody may let it go on.
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

// rest gives the terminal back, and takes it again. Meanwhile it stops the program: if
// that is asked for, and as long as the terminal is another's, when it is not touched.
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
		// It stays here for ever: the terminal is as it was found, and may be another's.
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
	// answer is how long somebody has to take note that the program is stopped.
	answer = time.Second
	// handOver is how long the terminal may take to come: some shells let a program go
	// on before they give it the terminal.
	handOver = answer / 10
)

// wait stops the program's group, if that is asked for, until it is let go on or nobody
// has answered; and then as often as it is in the background. It reports whether the
// program is to end.
//
// It stops by SIGSTOP, as the runtime gives no signal that it has caught its first effect
// back.
func (g *Guard) wait(stop bool) (ending bool) {
	for {
		if stop && !g.toEnd() {
			select {
			case <-g.woken: // another time
			default:
			}
			_ = syscall.Kill(0, syscall.SIGSTOP) // its own group, which it may always signal
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

// within waits until the program is woken or is to end, so long at most.
func (g *Guard) within(most time.Duration) {
	select {
	case <-g.woken:
	case <-time.After(most):
	case <-g.ending:
	}
}

// toEnd reports whether a signal has come that ends the program.
func (g *Guard) toEnd() bool {
	select {
	case <-g.ending:
		return true
	default:
		return false
	}
}
