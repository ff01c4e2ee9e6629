// Package safe runs a Bubble Tea program so that the terminal is left as it was
// found, whatever ends or stops the program: signals that Bubble Tea lets through, and
// panics, those in commands included, whose report would else be lost with the
// alternate screen.
package safe

import (
	"cmp"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"buscaminas/ui/input"

	tea "github.com/charmbracelet/bubbletea"
)

// ends are the signals that end the program.
var ends = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// Run runs the program of m to its end, and then leave, which saves what is to be
// saved: no signal cuts that short, nor what is left to do after it. Its error is a [*Panic] where the program failed,
// a [Stopped] where a signal ended it, or what Bubble Tea says.
//
// While the program is stopped, by [Suspend] or by a signal, the terminal is as it was
// found. The model gets a [tea.SuspendMsg] before, and a [tea.ResumeMsg] when it goes
// on: only these after a stop that gave no warning.
//
// A model that is a [Filter] changes messages before Bubble Tea sees them.
func Run(m tea.Model, leave func(), options ...tea.ProgramOption) error {
	typed, err := input.Open()
	if err != nil {
		return err
	}
	g := &guard{
		model:  m,
		typed:  typed,
		ending: make(chan struct{}),
		woken:  make(chan struct{}, 1),
		parked: make(chan struct{}),
	}
	g.program = tea.NewProgram(g, append(options,
		tea.WithInput(typed), tea.WithFilter(g.filter), tea.WithoutSignalHandler())...)

	signals := make(chan os.Signal, 8) // several may come at once
	// To the end of the process: one that comes late, when all is saved, would still make it
	// seem to have been killed.
	signal.Notify(signals, slices.Concat(ends, stops, wakes, resizes)...)
	over := make(chan struct{})
	defer close(over)
	go g.listen(signals, over)

	done := make(chan error, 1)
	go func() {
		var err error
		if !g.begin() {
			_, err = g.program.Run()
		}
		typed.Stop()
		done <- err
	}()
	select {
	case err = <-done:
	case <-g.parked:
	}
	leave()
	if g.failure != nil {
		return g.failure
	}
	select {
	case <-g.ending:
		// What else went wrong follows from it, such as a terminal that is gone.
		return Stopped{g.signal}
	default:
		return cmp.Or(g.lost, err)
	}
}

// A Filter is a model that is told of every message before Bubble Tea is, and returns the one to
// be told of instead.
type Filter interface{ Filter(tea.Msg) tea.Msg }

// Stopped says that a signal ended the program.
type Stopped struct{ Signal os.Signal }

// Error implements error.
func (s Stopped) Error() string { return s.Signal.String() }

// ExitStatus returns the status that a shell gives for the signal.
func (s Stopped) ExitStatus() int {
	if number, ok := s.Signal.(syscall.Signal); ok {
		return 128 + int(number)
	}
	return 1
}

// listen does what signals ask for.
func (g *guard) listen(signals <-chan os.Signal, over <-chan struct{}) {
	for {
		select {
		case s := <-signals:
			g.hear(s)
		case <-over:
			return
		}
	}
}

func (g *guard) hear(s os.Signal) {
	switch {
	case slices.Contains(stops, s):
		if !g.stopped.Load() {
			go g.program.Send(suspendMsg{})
		}
	case slices.Contains(wakes, s):
		if !g.stopped.Load() {
			go g.program.Send(wokenMsg{})
			return
		}
		select {
		case g.woken <- struct{}{}:
		default:
		}
	case slices.Contains(resizes, s):
		// Bubble Tea looks at the size before it listens for changes, and misses those between.
		if !g.stopped.Load() {
			go g.program.Send(tea.WindowSize()())
		}
	case g.signal == nil:
		g.signal = s
		// Nothing stops it on its way out, not even a terminal that is another's by now.
		signal.Ignore(stops...)
		close(g.ending)
		go g.program.Quit()
	}
}
