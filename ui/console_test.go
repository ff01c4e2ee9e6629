package ui

import (
	"fmt"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// On a Linux console, every page and every state of a game is drawn in characters that the fonts of
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
	for name := range everyPage {
		for _, l := range []text.Lang{text.Spanish, text.English} {
			drawn(name, sitAt(t, name, tea.WindowSizeMsg{Width: 100, Height: 30}, l))
		}
	}
	for _, kind := range game.GridKinds() {
		for _, height := range []int{14, 24} {
			for name, play := range states {
				p := sit(t, 52, height, pagetest.GoldenBoard(t, kind))
				play(p)
				drawn(fmt.Sprintf("%s, %s, %d lines", kind.Name, name, height), p)
			}
		}
	}
}
