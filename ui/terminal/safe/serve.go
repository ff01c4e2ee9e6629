package safe

import (
	"context"
	"errors"

	tea "github.com/charmbracelet/bubbletea"
)

// Serve runs m as [Guard.Run] does, at a terminal that is not the program's own. It handles no
// signals, cannot be suspended, and leaves the process's terminal alone. Meanwhile, each task runs
// in a goroutine: if one panics, the program ends in good order. The program ends when ctx ends.
// The error is a [*Panic] if the program panicked, or an error of Bubble Tea.
func (g *Guard) Serve(
	ctx context.Context, m tea.Model, typed typed, leave func(), tasks []func(), options ...tea.ProgramOption,
) error {
	g.make(m, typed, options)
	for _, task := range tasks {
		go g.Guarded(task)()
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
