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

// begin waits until the program is in the foreground, if it was started in the background. It reports
// whether a signal has ended the program meanwhile.
func (g *Guard) begin() (ending bool) {
	if foreground() || !controlled() {
		return false
	}
	g.stopped.Store(true)
	defer g.stopped.Store(false)
	return g.wait(false)
}

// suspend stops the program if another process can continue it. Otherwise it sends the model a
// [NotSuspended].
func (g *Guard) suspend() tea.Cmd {
	if !controlled() {
		return g.pass(NotSuspended{})
	}
	off, err := alarm()
	if err != nil {
		return g.pass(NotSuspended{})
	}
	defer off()
	return g.pause(true)
}

// pause gives up control of the terminal, stops the program, and takes control again once the program
// is in the foreground. If stop is false, it stops the program only if the program is in the
// background.
func (g *Guard) pause(stop bool) tea.Cmd {
	g.stopped.Store(true)
	defer g.stopped.Store(false)
	paused := g.pass(tea.SuspendMsg{})
	released := foreground()
	if released {
		g.release()
	}
	ending := g.wait(stop)
	if ending && released {
		// Block the event loop forever: the terminal is restored, and another program may use it.
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
	// answer is the longest wait for the SIGCONT that continues the program.
	answer = time.Second
	// handOver is the longest wait for the foreground after a SIGCONT: some shells continue a program
	// before they put it into the foreground.
	handOver = answer / 10
)

// wait waits until the program is in the foreground or has got a signal to end. It reports whether it
// has got one. If stop is true, or if the program is in the background, wait first stops the
// process group of the program.
//
// wait sends SIGSTOP, because the Go runtime cannot restore the default effect of a signal that it
// has caught.
func (g *Guard) wait(stop bool) (ending bool) {
	for {
		if stop && !g.toEnd() {
			select {
			case <-g.woken: // forget a SIGCONT from an earlier stop
			default:
			}
			g.own.Store(true)
			_ = syscall.Kill(0, syscall.SIGSTOP) // never fails for the program's own group
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

// within waits at most for limit until the program is continued or a signal ends it.
func (g *Guard) within(limit time.Duration) {
	select {
	case <-g.woken:
	case <-time.After(limit):
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
