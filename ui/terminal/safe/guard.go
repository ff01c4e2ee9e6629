package safe

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"sync/atomic"

	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Panic is a failure of the program itself.
type Panic struct {
	Value any
	Stack []byte
	Kept  bool // nothing of what was done is lost, which is for who runs the program to say
}

// Error implements error. It is the whole report, of many lines.
func (p *Panic) Error() string {
	return fmt.Sprintf("panic: %s\n\n%s", text.Printable(fmt.Sprint(p.Value)), p.Stack)
}

// A Guard is a model around another that ends the program when that panics, and stops it
// when that is asked for. Both happen in the event loop of Bubble Tea, whose terminal
// nobody else may touch meanwhile.
type Guard struct {
	model   tea.Model
	program *tea.Program
	typed   Typed
	failure atomic.Pointer[Panic] // the first; nil: none
	taken   bool                  // the terminal is the program's own
	lost    error                 // the terminal could not be taken again

	signal  os.Signal     // the one that ends the program
	ending  chan struct{} // closed once that has come
	stopped atomic.Bool   // the program is stopped, or about to be, or just was
	woken   chan struct{} // gets one when it is let go on
	parked  chan struct{} // closed once the program stays where it is, for ever
}

// Typed brings what is typed. Between Stop and Start it brings nothing.
type Typed interface {
	io.Reader
	Start()
	Stop()
}

// Init implements [tea.Model].
func (g *Guard) Init() (cmd tea.Cmd) {
	g.taken = true
	defer g.rescue(func() { cmd = tea.Quit })
	return g.watched(g.model.Init())
}

// Update implements [tea.Model].
func (g *Guard) Update(msg tea.Msg) (m tea.Model, cmd tea.Cmd) {
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
func (g *Guard) filter(_ tea.Model, msg tea.Msg) tea.Msg {
	if _, ends := msg.(tea.QuitMsg); ends {
		g.typed.Stop()
	}
	if f, ok := g.model.(Filter); ok {
		return f.Filter(msg)
	}
	return msg
}

// pass passes a message on to the model.
func (g *Guard) pass(msg tea.Msg) (cmd tea.Cmd) {
	g.model, cmd = g.model.Update(msg)
	return g.watched(cmd)
}

// View implements [tea.Model].
func (g *Guard) View() (view string) {
	if g.failed() != nil {
		return ""
	}
	// A view cannot ask to quit: that is done beside it.
	defer g.rescue(func() { go g.program.Quit() })
	return g.model.View()
}

// release gives the terminal back. Where it cannot be, as it is gone, it cannot be taken
// again either, which is an error then.
func (g *Guard) release() {
	g.typed.Stop()
	_ = g.program.ReleaseTerminal()
}

// failed returns why the program failed; nil where it did not.
func (g *Guard) failed() *Panic { return g.failure.Load() }

// rescue, deferred, keeps a panic as the failure of the program, unless there is one, and does
// what ends it.
func (g *Guard) rescue(end func()) {
	if value := recover(); value != nil {
		g.failure.CompareAndSwap(nil, &Panic{Value: value, Stack: debug.Stack()})
		end()
	}
}

// Guarded returns f so that a panic in it ends the program as one in the program itself does:
// for what runs on a goroutine of its own and is no command.
func (g *Guard) Guarded(f func()) func() {
	return func() {
		defer g.rescue(func() { go g.program.Quit() })
		f()
	}
}

// watched returns a command that ends the program where it panics, or one of the commands that
// it is a batch of.
func (g *Guard) watched(cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return func() (msg tea.Msg) {
		defer g.rescue(func() { msg = tea.Quit() })
		msg = cmd()
		if batch, ok := msg.(tea.BatchMsg); ok {
			for i, cmd := range batch {
				batch[i] = g.watched(cmd)
			}
		}
		return msg
	}
}
