package e2e

import (
	"fmt"
	"os"
	"time"

	"buscaminas/ui/terminal/safe"

	tea "github.com/charmbracelet/bubbletea"
)

// beToy is the environment variable that makes the test program the toy, a program to test the
// terminal with.
const beToy = "BUSCAMINAS_E2E_TOY"

// A toy shows its last message. "q" ends it, and "u", "c", "b", "v", "t" and "l" make it fail.
// After "s" it takes long to save, until Enter is typed.
type toy struct {
	size  tea.WindowSizeMsg
	last  string
	slow  *bool
	fails *bool
	guard *safe.Guard
}

func toyMain() int {
	slow, fails := false, false
	leave := func() {
		if fails {
			panic("in what is saved")
		}
		if slow {
			fmt.Println("saving")
			fmt.Scanln()
			fmt.Println("saved")
		}
	}
	guard := safe.New()
	err := guard.Run(toy{slow: &slow, fails: &fails, guard: guard}, leave, tea.WithAltScreen(), tea.WithMouseCellMotion())
	fmt.Fprintln(os.Stderr, "toy ends:", err)
	return 3
}

func (toy) Init() tea.Cmd { return nil }

func (m toy) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.KeyMsg:
		m.last = fmt.Sprintf("key <%v>", msg)
		switch msg.String() {
		case "q":
			return m, tea.Quit
		case "s":
			*m.slow = true
		case "u":
			panic("in the update")
		case "c":
			return m, func() tea.Msg { panic("in the command") }
		case "b":
			return m, tea.Batch(func() tea.Msg { return nil }, func() tea.Msg { panic("in the batch") })
		case "v":
			m.last = "v"
			return m, nil
		case "t":
			time.AfterFunc(0, m.guard.Guarded(func() { panic("in the timer") }))
		case "l":
			*m.fails = true
			return m, tea.Quit
		case "ctrl+z":
			return m, safe.Suspend
		}
	case tea.MouseMsg:
		if msg.Action == tea.MouseActionPress {
			m.last = fmt.Sprintf("mouse <%v %d %d>", msg, msg.X, msg.Y)
		}
	case tea.WindowSizeMsg:
		if msg != m.size { // it gets the size again after a stop
			m.size, m.last = msg, fmt.Sprintf("size <%d %d>", msg.Width, msg.Height)
		}
	case safe.Unsuspended:
		m.last = "not stopped"
	case tea.ResumeMsg:
		m.last = "resumed"
		return m, tea.EnableMouseCellMotion
	}
	return m, nil
}

func (m toy) View() string {
	if m.last == "v" {
		panic("in the view")
	}
	return "toy\n" + m.last
}
