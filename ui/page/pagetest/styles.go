package pagetest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"buscaminas/ui/screen"
)

// Styles returns a text with one letter for each cell of a frame, and below it a legend of the
// letters. Cells that look the same have the same letter.
func Styles(g *screen.Grid, palette *screen.Palette) string {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	var picture, legend strings.Builder
	var looks []screen.Look
	for y := range g.Height {
		for _, c := range g.Row(y) {
			look := LookOf(c, palette)
			if c.Rune == 0 && look == (screen.Look{}) {
				picture.WriteByte(' ')
				continue
			}
			i := slices.Index(looks, look)
			if i < 0 {
				i = len(looks)
				looks = append(looks, look)
			}
			picture.WriteByte(letters[i])
		}
		picture.WriteByte('\n')
	}
	for i, l := range looks {
		fmt.Fprintf(&legend, "%c: %s on %s", letters[i], colorName(l.Fore), colorName(l.Back))
		if l.Bold {
			legend.WriteString(", bold")
		}
		if l.Reverse {
			legend.WriteString(", reversed")
		}
		legend.WriteByte('\n')
	}
	return picture.String() + legend.String()
}

// LookOf returns the look of a cell of a frame. For a blank, it returns only the background,
// because nothing else is visible. A reversed blank has its whole look.
func LookOf(c screen.Cell, palette *screen.Palette) screen.Look {
	look := palette.Look(c.Style)
	if c.Rune == 0 && !look.Reverse {
		look = screen.Look{Back: look.Back}
	}
	return look
}

// colorName returns the number of a color of the terminal, or "own" if c has no number.
func colorName(c screen.Color) string {
	if n, ok := c.Indexed(); ok {
		return strconv.Itoa(n)
	}
	if n, ok := c.Basic(); ok {
		return strconv.Itoa(n)
	}
	return "own"
}
