// Package safe runs a Bubble Tea program so that the terminal is left as it was
// found, whatever ends the program: signals that Bubble Tea lets through, and
// panics, those in commands included, whose report would else be lost with the
// alternate screen.
package safe

import (
	"fmt"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	tea "github.com/charmbracelet/bubbletea"
)

// Run runs the program of m to its end. Its error is a [*Panic] where the
// program failed, a [Stopped] where a signal ended it, or what Bubble Tea says.
func Run(m tea.Model, options ...tea.ProgramOption) error {
	g := &guard{model: m}
	program := tea.NewProgram(g, append(options, tea.WithoutSignalHandler())...)
	g.quit = program.Quit

	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	defer signal.Stop(signals)
	stopped := make(chan os.Signal, 1)
	over := make(chan struct{})
	defer close(over)
	go func() {
		select {
		case s := <-signals:
			stopped <- s
			program.Quit()
		case <-over:
		}
	}()

	_, err := program.Run()
	if g.failure != nil {
		return g.failure
	}
	select {
	case s := <-stopped:
		// What else went wrong follows from it, such as a terminal that is gone.
		return Stopped{s}
	default:
		return err
	}
}

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

// A Panic is a failure of the program itself.
type Panic struct {
	Value any
	Stack []byte
}

// Error implements error. It is the whole report, of many lines.
func (p *Panic) Error() string { return fmt.Sprintf("panic: %v\n\n%s", p.Value, p.Stack) }

// guard is a model around another that ends the program when that panics.
type guard struct {
	model   tea.Model
	quit    func()
	failure *Panic
}

// Init implements [tea.Model].
func (g *guard) Init() (cmd tea.Cmd) {
	defer g.rescue(func() { cmd = tea.Quit })
	return watched(g.model.Init())
}

// Update implements [tea.Model].
func (g *guard) Update(msg tea.Msg) (m tea.Model, cmd tea.Cmd) {
	if failure, ok := msg.(*Panic); ok {
		g.failure = failure
		return g, tea.Quit
	}
	defer g.rescue(func() { m, cmd = g, tea.Quit })
	g.model, cmd = g.model.Update(msg)
	return g, watched(cmd)
}

// View implements [tea.Model].
func (g *guard) View() (view string) {
	if g.failure != nil {
		return ""
	}
	// A view cannot ask to quit: that is done beside it.
	defer g.rescue(func() { go g.quit() })
	return g.model.View()
}

// rescue, deferred, keeps a panic as the failure of the program, and does what
// ends it.
func (g *guard) rescue(end func()) {
	if value := recover(); value != nil {
		g.failure = &Panic{value, debug.Stack()}
		end()
	}
}

// watched returns a command that makes a message of a panic in cmd, and in the
// commands that cmd is a batch of.
func watched(cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return func() (msg tea.Msg) {
		defer func() {
			if value := recover(); value != nil {
				msg = &Panic{value, debug.Stack()}
			}
		}()
		msg = cmd()
		if batch, ok := msg.(tea.BatchMsg); ok {
			for i, cmd := range batch {
				batch[i] = watched(cmd)
			}
		}
		return msg
	}
}
