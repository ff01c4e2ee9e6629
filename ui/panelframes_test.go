package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"buscaminas/ui/page/pagetest"

	tea "github.com/charmbracelet/bubbletea"
)

// The frames in testdata show the panel of each page with a board in three windows.
func TestGoldenPanels(t *testing.T) {
	t.Parallel()
	stages := []string{
		"square play", "hex hint", "square loss", "hex win", "square ghost, behind it",
		"square replay, second move", "hex lesson, argued", "hex editor, changed",
	}
	sizes := []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 100, Height: 36}, {Width: 120, Height: 40}}
	scenes(t, func(stage string, p *player) {
		i := slices.Index(stages, stage)
		if i < 0 {
			return
		}
		stages = slices.Delete(stages, i, i+1)
		var all strings.Builder
		p.inWindows(sizes, func(size string) {
			fmt.Fprintf(&all, "=== %s\n%s\n\n", size, pagetest.Trimmed(p.Screen()))
		})
		name := strings.NewReplacer(",", "", " ", "-").Replace(stage)
		golden(t, "panels/"+name, all.String())
	})
	if len(stages) > 0 {
		t.Errorf("no scene comes to %q", stages)
	}
}
