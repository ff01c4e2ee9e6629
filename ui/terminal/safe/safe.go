// Package safe runs a Bubble Tea program and restores the terminal, whatever ends or stops the
// program. It handles signals that Bubble Tea does not catch, and panics, even in commands. Without
// this package, the report of a panic in a command would vanish with the alternate screen.
//
//	guard := safe.New()
//	out.Wrap = guard.Wrap // for goroutines that are not commands
//	err := guard.Run(model, leave, options...)
package safe

import (
	"cmp"
	"errors"
	"os"
	"os/signal"
	"slices"
	"syscall"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/terminal/input"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// ends are the signals that end the program.
var ends = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// New returns a guard, for one program.
func New() *Guard {
	return &Guard{
		ending: make(chan struct{}),
		woken:  make(chan struct{}, 1),
		parked: make(chan struct{}),
		stuck:  make(chan struct{}),
	}
}

// Run runs m to its end and then calls leave, which saves the game. A signal ends the program. But
// the program may be unable to end, because a terminal can block all output. So Run calls leave at
// the latest five seconds after the first signal, or a quarter of a second after a second signal.
// The error is a [*Panic] if the program panicked, a [Stopped] if a signal ended it, a
// [*files.Error] if it could not start, or an error of Bubble Tea.
//
// While the program is stopped, by [Suspend] or by a signal, the terminal has its earlier settings.
// The model gets a [tea.SuspendMsg] before the stop and a [tea.ResumeMsg] afterwards. If the stop
// came without a warning, as by SIGSTOP, the model gets both messages afterwards.
//
// If m has a method Filter(tea.Msg) tea.Msg, Run passes each message through it before Bubble Tea
// sees the message.
func (g *Guard) Run(m tea.Model, leave func(), options ...tea.ProgramOption) error {
	if err := enoughFiles(); err != nil {
		leave()
		return &files.Error{Problem: cannotTake, Err: err}
	}
	typed, err := input.Open()
	if err != nil {
		leave()
		return &files.Error{Problem: cannotTake, Err: err}
	}
	g.make(m, typed, options)
	found := look()

	signals := make(chan os.Signal, 8) // several may come at once
	// Catch the signals until the process ends. Otherwise a signal after leave could kill the process,
	// and it would look as if the game had not been saved.
	signal.Notify(signals, slices.Concat(ends, stops, wakes, resizes)...)
	over := make(chan struct{})
	defer close(over)
	go g.Wrap(func() { g.listen(signals, over) })()

	done := make(chan error, 1)
	go func() {
		var err error
		defer func() { done <- err }()
		defer g.rescue(func() { found.restore(g.taken) })
		defer typed.Stop()
		if g.begin() {
			return
		}
		if g.BeforeStart != nil {
			g.BeforeStart(typed)
		}
		err = g.run()
	}()
	select {
	case err = <-done:
	case <-g.parked:
	case <-g.stuck:
		found.restore(false)
	}
	g.Wrap(leave)()
	if failure := g.failed(); failure != nil {
		return failure
	}
	select {
	case <-g.ending:
		// Any other error, such as a terminal that is gone, follows from the signal.
		return Stopped{g.signal}
	default:
		return cmp.Or(g.lost, err)
	}
}

// make sets the fields of the guard and creates the program.
func (g *Guard) make(m tea.Model, typed typed, options []tea.ProgramOption) {
	g.model, g.typed = m, typed
	g.program = tea.NewProgram(g, append(options,
		tea.WithInput(typed), tea.WithFilter(g.filter), tea.WithoutSignalHandler())...)
}

// A filter is a model that may replace each message before Bubble Tea sees it.
type filter interface{ Filter(tea.Msg) tea.Msg }

// cannotTake is the problem of a terminal that cannot be used.
var cannotTake = text.Error{
	"no se puede usar el terminal: {err}", "the terminal cannot be used: {err}"}

// run calls [tea.Program.Run]. If that call fails before the first message, Bubble Tea does not
// restore the terminal, so run restores it.
func (g *Guard) run() error {
	_, err := g.program.Run()
	if err == nil || errors.Is(err, tea.ErrProgramKilled) {
		return err
	}
	if g.taken {
		g.release()
	}
	return &files.Error{Problem: cannotTake, Err: err}
}

// Stopped is the error of a program that was ended by a signal.
type Stopped struct{ Signal os.Signal }

// Error implements error.
func (s Stopped) Error() string { return s.Signal.String() }

// ExitStatus returns the exit status that a shell reports for the signal.
func (s Stopped) ExitStatus() int {
	if number, ok := s.Signal.(syscall.Signal); ok {
		return 128 + int(number)
	}
	return 1
}

// listen handles signals until over is closed.
func (g *Guard) listen(signals <-chan os.Signal, over <-chan struct{}) {
	for {
		select {
		case s := <-signals:
			g.hear(s)
		case <-over:
			return
		}
	}
}

func (g *Guard) hear(s os.Signal) {
	switch {
	case slices.Contains(stops, s):
		if !g.stopped.Load() {
			go g.program.Send(suspendMsg{})
		}
	case slices.Contains(wakes, s):
		// The SIGCONT after the guard's own stop may come late, after the wait for it has timed out.
		if own := g.own.Swap(false); !own && !g.stopped.Load() {
			go g.program.Send(wokenMsg{})
			return
		}
		select {
		case g.woken <- struct{}{}:
		default:
		}
	case slices.Contains(resizes, s):
		// Bubble Tea reads the size before it listens for changes, and misses changes between. The
		// program checks the size at every message, so any message will do.
		if !g.stopped.Load() {
			go g.program.Send(resizedMsg{})
		}
	case g.signal == nil:
		g.signal = s
		g.late = time.AfterFunc(patience, func() { close(g.stuck) })
		// From now on nothing may stop the program, not even losing the foreground.
		signal.Ignore(stops...)
		close(g.ending)
		go g.program.Quit()
	case !g.hurried:
		g.hurried = true
		if g.late.Stop() {
			g.late.Reset(hurry)
		}
	}
}

// The longest times that the program may take to end after a signal. Writing a frame takes a few ms.
const (
	patience = 5 * time.Second // how long the program may take to end after the first signal
	hurry    = time.Second / 4 // how long the program may take to end after the second signal
)
