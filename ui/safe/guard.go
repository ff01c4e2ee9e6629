package safe

import (
	"fmt"
	"os"
	"runtime/debug"
	"sync/atomic"

	"buscaminas/ui/input"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Panic is a failure of the program itself.
type Panic struct {
	Value any
	Stack []byte
}

// Error implements error. It is the whole report, of many lines.
func (p *Panic) Error() string {
	return fmt.Sprintf("panic: %s\n\n%s", text.Printable(fmt.Sprint(p.Value)), p.Stack)
}

// guard is a model around another that ends the program when that panics, and stops it
// when that is asked for. Both happen in the event loop of Bubble Tea, whose terminal
// nobody else may touch meanwhile.
type guard struct {
	model   tea.Model
	program *tea.Program
	typed   *input.Reader
	failure *Panic
	lost    error // the terminal could not be taken again

	signal  os.Signal     // the one that ends the program
	ending  chan struct{} // closed once that has come
	stopped atomic.Bool   // the program is stopped, or about to be, or just was
	woken   chan struct{} // gets one when it is let go on
	parked  chan struct{} // closed once the program stays where it is, for ever
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
	switch msg.(type) {
	case suspendMsg:
		return g, g.suspend()
	case wokenMsg:
		return g, g.rest(false)
	}
	return g, g.pass(msg)
}

// filter passes a message through that of the model. Once the program is to end nothing more is
// read: what is typed from then on is for whoever has the terminal next.
func (g *guard) filter(_ tea.Model, msg tea.Msg) tea.Msg {
	if _, ends := msg.(tea.QuitMsg); ends {
		g.typed.Stop()
	}
	if f, ok := g.model.(Filter); ok {
		return f.Filter(msg)
	}
	return msg
}

// pass passes a message on to the model.
func (g *guard) pass(msg tea.Msg) (cmd tea.Cmd) {
	g.model, cmd = g.model.Update(msg)
	return watched(cmd)
}

// View implements [tea.Model].
func (g *guard) View() (view string) {
	if g.failure != nil {
		return ""
	}
	// A view cannot ask to quit: that is done beside it.
	defer g.rescue(func() { go g.program.Quit() })
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
