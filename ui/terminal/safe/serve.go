package safe

import (
	"context"
	"errors"

	tea "github.com/charmbracelet/bubbletea"
)

// Serve runs the program of m as [Guard.Run] does, at a terminal that is not the program's own:
// it listens to no signal, stops for nobody and leaves the terminal of the process alone. The
// functions of beside run beside it, guarded, until they return. The end of ctx ends it. Its error
// is a [*Panic] where the program failed, or what Bubble Tea says.
func (g *Guard) Serve(
	ctx context.Context, m tea.Model, typed Typed, leave func(), beside []func(), options ...tea.ProgramOption,
) error {
	g.make(m, typed, options)
	for _, f := range beside {
		go g.Guarded(f)()
	}
	defer context.AfterFunc(ctx, g.program.Quit)()
	var err error
	g.Guarded(func() { _, err = g.program.Run() })()
	typed.Stop()
	g.Guarded(leave)()
	if failure := g.failed(); failure != nil {
		return failure
	}
	if errors.Is(err, tea.ErrProgramKilled) {
		return nil
	}
	return err
}

// Send gives the program a message.
func (g *Guard) Send(msg tea.Msg) { g.program.Send(msg) }
