package ui

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// On a Linux console, every page is drawn in characters that the fonts of
// consoles have, and no character is lost.
func TestConsoleIsSentOnlyWhatItsFontsHave(t *testing.T) {
	t.Parallel()
	drawn := func(name string, p *player) {
		usual := p.screen()
		p.m.Console = true
		p.tell()
		shown := p.screen()
		for _, r := range shown {
			if r != '\n' && screen.Console(r) != r {
				t.Errorf("%s: %q is drawn", name, r)
			}
		}
		if strings.Count(shown, "?") != strings.Count(usual, "?") {
			t.Errorf("%s: a character is lost:\n%s", name, shown)
		}
	}
	for i, name := range slices.Sorted(maps.Keys(everyPage)) {
		drawn(name, sitAt(t, name, tea.WindowSizeMsg{Width: 100, Height: 30}, text.Lang(i%2)))
	}
}
