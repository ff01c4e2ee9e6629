package ui

import (
	"strings"

	"buscaminas/ui/draw"

	"github.com/charmbracelet/lipgloss"
)

// A theme says how each ink looks. Inks that it leaves out are plain.
type theme map[draw.Ink]lipgloss.Style

func newTheme(r *lipgloss.Renderer) theme {
	color := func(hex string) lipgloss.Style { return r.NewStyle().Foreground(lipgloss.Color(hex)) }
	return theme{
		draw.Grid:        color("#8a8a8a"),
		draw.Label:       color("#9e9e9e"),
		draw.CursorLabel: color("#ffffff").Bold(true),
		draw.Cursor:      color("#ffd75f").Bold(true),
		draw.FlagInk:     color("#ff8700").Bold(true),
		draw.OverInk:     color("#ff5fd7").Bold(true),
		draw.MineInk:     color("#ff5f5f").Bold(true),
		draw.WrongInk:    color("#ffaf00").Bold(true),
		draw.BoomInk:     color("#ff0000").Bold(true).Reverse(true),
		draw.Number1:     color("#5fafff"),
		draw.Number2:     color("#5fd75f"),
		draw.Number3:     color("#ff8787"),
		draw.Number4:     color("#af87ff"),
		draw.Number5:     color("#ffaf5f"),
		draw.Number6:     color("#5fd7d7"),
		draw.Number7:     color("#eeeeee"),
		draw.Number8:     color("#bcbcbc"),
		draw.Title:       color("#d0d0d0").Bold(true),
		draw.Field:       color("#9e9e9e"),
		draw.Figure:      color("#ffffff").Bold(true),
		draw.Message:     color("#d0d0d0"),
		draw.Refused:     color("#ffaf5f"),
		draw.Good:        color("#87d787").Bold(true),
		draw.Bad:         color("#ff8787").Bold(true),
		draw.Key:         color("#ffd75f"),
		draw.KeyText:     color("#9e9e9e"),
	}
}

// inks returns the theme as escape sequences: a style is rendered once here, and
// not for every cell of every frame.
func (t theme) inks() *draw.Inks {
	var inks draw.Inks
	colored := false
	for ink, style := range t {
		on, _, _ := strings.Cut(style.Render("x"), "x")
		if on != "" {
			// The reset takes off whatever ink was on before.
			inks.On[ink] = "\x1b[0;" + strings.TrimPrefix(on, "\x1b[")
			colored = true
		}
	}
	if colored {
		for ink := range inks.On {
			if inks.On[ink] == "" {
				inks.On[ink] = "\x1b[0m"
			}
		}
	}
	return &inks
}
