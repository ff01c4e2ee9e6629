package help_test

import (
	"fmt"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/pages/help"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A page is made for a request. It gets the context, then takes keys and draws itself. So a test
// can use any page without the program.
func Example() {
	tables, _ := keys.New(keys.Sets()[0], nil)
	p := help.New(page.Help{Keys: keys.Board, Topic: "chords"})
	p.Update(page.Context{
		Width: 40, Height: 12,
		Choices: choices.Choices{Lang: text.English},
		Keys:    tables,
		Palette: &screen.Palette{},
	})
	title := func() string {
		var f screen.Frame
		f.Begin(40, 12)
		p.View(&f)
		first, _, _ := strings.Cut(f.String(), "\n")
		return strings.TrimSpace(first)
	}
	fmt.Println(title())
	p.Update(tea.KeyMsg{Type: tea.KeyTab})
	fmt.Println(title())
	_, request := p.Update(tea.KeyMsg{Type: tea.KeyEsc})
	fmt.Printf("%T\n", request)
	// Output:
	// ‹ OPENING ALL THE NEIGHBOURS AT ONCE ›
	// ‹ THE GRIDS: WHICH CELL TOUCHES WHICH ›
	// page.Back
}
