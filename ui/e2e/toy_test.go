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

// A toy shows its last message. "u", "c", "b", "v", "t" and "l" make it fail.
// After "s" it takes long to save, until Enter is typed.
type toy struct {
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
	key, ok := msg.(tea.KeyMsg)
	if !ok {
		return m, nil
	}
	m.last = fmt.Sprintf("key <%v>", key)
	switch key.String() {
	case "s":
		*m.slow = true
	case "u":
		panic("in the update")
	case "c":
		return m, func() tea.Msg { panic("in the command") }
	case "b":
		return m, tea.Batch(func() tea.Msg { return nil }, func() tea.Msg { panic("in the batch") })
	case "t":
		time.AfterFunc(0, m.guard.Wrap(func() { panic("in the timer") }))
	case "l":
		*m.fails = true
		return m, tea.Quit
	}
	return m, nil
}

func (m toy) View() string {
	if m.last == "key <v>" {
		panic("in the view")
	}
	return "toy\n" + m.last
}
