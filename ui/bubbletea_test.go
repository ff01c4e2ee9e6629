package ui

import (
	"testing"

	"buscaminas/ui/page"

	tea "github.com/charmbracelet/bubbletea"
)

// Bubble Tea gets its own messages as they were sent, including those whose types it does not export:
// otherwise a sequence of commands would never run. All other messages are wrapped for their page.
func TestMessagesOfBubbleTeaAreNotWrapped(t *testing.T) {
	const to = 1 // the number of a page
	for _, cmd := range []tea.Cmd{
		tea.Quit, tea.ClearScreen, tea.EnableMouseCellMotion, tea.SetWindowTitle("x"),
		tea.Sequence(tea.ClearScreen, tea.Quit), // of a type that is not exported
	} {
		if msg := replies(to, cmd)(); !ofBubbleTea(msg) {
			t.Errorf("%T comes in an envelope", msg)
		}
	}
	for _, own := range []tea.Msg{page.Unsaved(true), "text", struct{}{}} {
		msg := replies(to, func() tea.Msg { return own })()
		if r, ok := msg.(reply); !ok || r.msg != own {
			t.Errorf("%T comes as %T, want it in an envelope", own, msg)
		}
	}
}
