package safe

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"sync/atomic"
	"time"

	"buscaminas/ui/terminal/input"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Panic is a panic of the program, as an error.
type Panic struct {
	Value any
	Stack []byte
	Kept  bool // nothing that the player did is lost; set by the caller of Run
}

// Error implements error. It returns the whole report, of many lines.
func (p *Panic) Error() string {
	return fmt.Sprintf("panic: %s\n\n%s", text.Printable(fmt.Sprint(p.Value)), p.Stack)
}

// A Guard is a model that wraps another model. If that model panics, the Guard ends the program. On
// request, the Guard suspends the program. It does both in Bubble Tea's event loop, so that nothing
// else touches the terminal meanwhile.
type Guard struct {
	// Before is called by Run with the keyboard, in the foreground and before the program takes the
	// terminal; nil: nothing.
	Before func(*input.Reader)

	model   tea.Model
	program *tea.Program
	typed   typed
	failure atomic.Pointer[Panic] // the first panic; nil: none
	taken   bool                  // the program controls the terminal
	lost    error                 // why the terminal could not be taken again

	signal  os.Signal     // the signal that ended the program; nil: none
	ending  chan struct{} // closed when such a signal has come
	stopped atomic.Bool   // the program is stopped, or about to be, or just was
	woken   chan struct{} // receives when the program is continued
	own     atomic.Bool   // the guard has stopped the program, and its SIGCONT has not come yet
	parked  chan struct{} // closed when the event loop has begun to wait forever
	late    *time.Timer   // closes stuck, once a signal has come
	hurried bool          // a second signal has come
	stuck   chan struct{} // closed when the program has not ended in time
}

// typed is the input from the player's keyboard. Between Stop and Start, Read returns no keys.
type typed interface {
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
	select {
	case <-g.stuck: // the game is being saved without the event loop, which must not change it now
		select {}
	default:
	}
	switch msg.(type) {
	case suspendMsg:
		return g, g.suspend()
	case wokenMsg:
		return g, g.pause(false)
	}
	return g, g.pass(msg)
}

// filter passes a message through the model's own filter. If the message ends the program, it also
// stops the typed input: later keys are meant for the next program in the terminal.
func (g *Guard) filter(_ tea.Model, msg tea.Msg) tea.Msg {
	if _, ends := msg.(tea.QuitMsg); ends {
		g.typed.Stop()
	}
	if f, ok := g.model.(filter); ok {
		return f.Filter(msg)
	}
	return msg
}

func (g *Guard) pass(msg tea.Msg) (cmd tea.Cmd) {
	g.model, cmd = g.model.Update(msg)
	return g.watched(cmd)
}

// View implements [tea.Model].
func (g *Guard) View() (view string) {
	if g.failed() != nil {
		return ""
	}
	// A view cannot return a command, so another goroutine asks to quit.
	defer g.rescue(func() { go g.program.Quit() })
	return g.model.View()
}

// release gives the terminal back. It ignores errors: if the terminal is gone, the next attempt to
// take the terminal returns an error.
func (g *Guard) release() {
	g.typed.Stop()
	_ = g.program.ReleaseTerminal()
}

// failed returns the panic that ended the program, or nil.
func (g *Guard) failed() *Panic { return g.failure.Load() }

// rescue must be called by defer. After a panic, it recovers and calls onPanic. The first
// panic becomes the failure of the program.
func (g *Guard) rescue(onPanic func()) {
	if value := recover(); value != nil {
		g.failure.CompareAndSwap(nil, &Panic{Value: value, Stack: debug.Stack()})
		onPanic()
	}
}

// Guarded wraps f so that a panic in f ends the program in good order. It is for goroutines that
// are not commands of Bubble Tea.
func (g *Guard) Guarded(f func()) func() {
	return func() {
		defer g.rescue(func() { go g.program.Quit() })
		f()
	}
}

// After calls f, guarded, after a time.
func (g *Guard) After(wait time.Duration, f func()) { time.AfterFunc(wait, g.Guarded(f)) }

// watched wraps a command so that a panic in it ends the program in good order. If the command
// returns a batch, the commands of the batch are wrapped too.
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
