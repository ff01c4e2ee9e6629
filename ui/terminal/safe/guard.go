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
	Value     any
	Stack     []byte
	GameSaved bool // the game was saved despite the panic; set by the caller of Run
}

// Error implements error. It returns the whole report, with the stack.
func (p *Panic) Error() string {
	return fmt.Sprintf("panic: %s\n\n%s", text.Printable(fmt.Sprint(p.Value)), p.Stack)
}

// A Guard is a model that wraps another model. It ends the program if the inner model panics, and
// suspends the program on request. It does both in Bubble Tea's event loop, so that nothing else uses
// the terminal meanwhile.
type Guard struct {
	// BeforeStart, if not nil, is called by Run before the program takes control of the terminal. Its
	// argument is the keyboard.
	BeforeStart func(*input.Reader)

	model   tea.Model
	program *tea.Program
	typed   typed
	failure atomic.Pointer[Panic] // the first panic, or nil
	taken   bool                  // the program has taken control of the terminal
	lost    error                 // the error of retaking the terminal after a stop, or nil

	signal  os.Signal     // the signal that ended the program, or nil
	ending  chan struct{} // closed when a signal to end the program has come
	stopped atomic.Bool   // the program is stopping, stopped, or being continued
	woken   chan struct{} // gets a value when the program is continued
	own     atomic.Bool   // the guard has stopped the program, and the next SIGCONT ends that stop
	parked  chan struct{} // closed when the event loop is blocked forever
	late    *time.Timer   // closes the channel stuck if the program has not ended in time
	hurried bool          // a second signal has come
	stuck   chan struct{} // closed when the program has not ended in time after a signal
}

// typed is the keyboard of the player. After Stop, Read returns no keys until Start.
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

// filter passes a message through the model's own filter. If the message ends the program, filter also
// stops the keyboard, because later keys are for the next program in the terminal.
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

// release gives up control of the terminal. It ignores errors: if the terminal is gone, taking control
// again returns an error.
func (g *Guard) release() {
	g.typed.Stop()
	_ = g.program.ReleaseTerminal()
}

// failed returns the panic that ended the program, or nil.
func (g *Guard) failed() *Panic { return g.failure.Load() }

// rescue must be called by defer. After a panic, it recovers, stores the panic if it is the first, and
// calls onPanic.
func (g *Guard) rescue(onPanic func()) {
	if value := recover(); value != nil {
		g.failure.CompareAndSwap(nil, &Panic{Value: value, Stack: debug.Stack()})
		onPanic()
	}
}

// Wrap wraps f for use in a goroutine that is not a command of Bubble Tea. A panic in f ends the
// program, and Run returns it as a [*Panic].
func (g *Guard) Wrap(f func()) func() {
	return func() {
		defer g.rescue(func() { go g.program.Quit() })
		f()
	}
}

// watched wraps a command, and the commands of its batch if it returns one. A panic in a wrapped
// command ends the program.
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
