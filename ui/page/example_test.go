package page_test

import (
	"fmt"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

// A page embeds a list, and passes the commands of keys to it. The list moves its selection.
func ExampleList() {
	entries := []string{"Beginner", "Intermediate", "Expert"}
	var list page.List
	for _, c := range []keys.Command{keys.Down, keys.Last, keys.Down, keys.Back} {
		moved := list.Do(c, len(entries))
		fmt.Println(moved, entries[list.Selected])
	}
	// Output:
	// true Intermediate
	// true Expert
	// true Beginner
	// false Beginner
}

// A count is a page that counts how often the space bar is pressed. Esc closes it.
type count struct {
	page.Context
	presses int
}

func (p *count) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context = msg
	case tea.KeyMsg:
		switch msg.Type {
		case tea.KeySpace:
			p.presses++
		case tea.KeyEsc:
			return nil, page.Back{}
		}
	}
	return nil, nil
}

func (p *count) View(f *screen.Frame) {
	f.Middle(screen.Line{screen.Title.Of(fmt.Sprint(p.presses))})
}

// The example sends messages to a small page, as the program would, and draws it.
func ExamplePage() {
	var p page.Page = &count{}
	p.Update(page.Context{Width: 20, Height: 3})
	p.Update(tea.KeyMsg{Type: tea.KeySpace})
	p.Update(tea.KeyMsg{Type: tea.KeySpace})

	var f screen.Frame
	f.Begin(20, 3)
	p.View(&f)
	fmt.Println(strings.TrimSpace(f.String()))

	_, request := p.Update(tea.KeyMsg{Type: tea.KeyEsc})
	fmt.Printf("%T\n", request)
	// Output:
	// 2
	// page.Back
}
