package safe

import (
	"context"
	"errors"

	tea "github.com/charmbracelet/bubbletea"
)

// Serve is like [Guard.Run], for a player at another terminal than the process's own. It handles no
// signals and cannot suspend the program. It runs each task in a goroutine. The program ends when ctx
// ends, or when m or a task panics. The error is a [*Panic] after a panic, or an error of Bubble Tea.
func (g *Guard) Serve(
	ctx context.Context, m tea.Model, typed typed, leave func(), tasks []func(), options ...tea.ProgramOption,
) error {
	g.make(m, typed, options)
	for _, task := range tasks {
		go g.Wrap(task)()
	}
	defer context.AfterFunc(ctx, g.program.Quit)()
	var err error
	g.Wrap(func() { _, err = g.program.Run() })()
	typed.Stop()
	g.Wrap(leave)()
	if failure := g.failed(); failure != nil {
		return failure
	}
	if errors.Is(err, tea.ErrProgramKilled) {
		return nil
	}
	return err
}

// Send sends a message to the running program.
func (g *Guard) Send(msg tea.Msg) { g.program.Send(msg) }
