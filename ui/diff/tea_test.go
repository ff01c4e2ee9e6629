package diff_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	// Before Bubble Tea, which would ask the terminal.
	_ "buscaminas/ui/background"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// A program draws a board. A key of it is a step, or something that Bubble Tea
// does to the screen.
type program struct {
	*table
	cursor game.Cell
}

func (p program) Init() tea.Cmd { return nil }

func (p program) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	key, ok := msg.(tea.KeyMsg)
	if !ok {
		return p, nil
	}
	switch key.String() {
	case "right":
		p.cursor.Col++
	case "down":
		p.cursor.Row++
	case "c":
		return p, tea.ClearScreen
	case "o":
		return p, tea.Sequence(tea.ExitAltScreen, tea.EnterAltScreen)
	case "t":
		return p, tea.Batch(tea.SetWindowTitle("title"), tea.ShowCursor, tea.EnableMouseCellMotion)
	}
	return p, nil
}

func (p program) View() string { return p.frame(p.cursor) }

// watched is a pair that is compared after every Write.
type watched struct {
	*pair
	mu      sync.Mutex
	problem string
	steps   int // that were less than a kilobyte, and half of what Bubble Tea writes
	wrote   chan struct{}
}

func (w *watched) Write(b []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	n, err := w.pair.Write(b)
	if sent := len(w.through.take()); 0 < sent && sent < min(1000, len(b)/2) {
		w.steps++
	}
	if d := w.difference(); d != "" && w.problem == "" {
		w.problem = fmt.Sprintf("after %q: %s", b, d)
	}
	select {
	case w.wrote <- struct{}{}:
	default:
	}
	return n, err
}

func (w *watched) resize(cols, rows int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pair.resize(cols, rows)
}

// Bubble Tea itself, and not only the renderer of these tests, leaves a terminal
// as without a Writer.
func TestBubbleTea(t *testing.T) {
	out := &watched{pair: newPair(130, 40), wrote: make(chan struct{}, 1)}
	running := tea.NewProgram(program{table: newTable(t, termenv.ANSI256, true)},
		tea.WithAltScreen(),
		tea.WithInput(strings.NewReader("")), // on Windows, none at all is read when the mouse is asked for
		tea.WithOutput(out),
		tea.WithoutSignals(),
		tea.WithFilter(func(_ tea.Model, msg tea.Msg) tea.Msg {
			if size, ok := msg.(tea.WindowSizeMsg); ok {
				out.resize(size.Width, size.Height)
			}
			return msg
		}))
	go func() {
		running.Send(tea.WindowSizeMsg{Width: 130, Height: 40})
		for _, key := range "rrddrcrotrdRrdd" {
			<-out.wrote
			switch key {
			case 'r':
				running.Send(tea.KeyMsg{Type: tea.KeyRight})
			case 'd':
				running.Send(tea.KeyMsg{Type: tea.KeyDown})
			case 'R':
				running.Send(tea.WindowSizeMsg{Width: 100, Height: 30})
			default:
				running.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{key}})
			}
		}
		<-out.wrote
		running.Quit()
	}()
	if _, err := running.Run(); err != nil {
		t.Fatal(err)
	}
	if out.problem != "" {
		t.Error(out.problem)
	}
	if out.steps == 0 { // how many depends on the time they take
		t.Error("no step was short")
	}
}
