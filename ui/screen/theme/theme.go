// Package theme holds the themes. A [Theme] has a color for each ink and each ground. Its method
// Palette returns the [screen.Palette] for a terminal:
//
//	palette := theme.All()[0].Palette(termenv.TrueColor, false)
package theme

import (
	"strconv"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/charmbracelet/lipgloss"
)

// A Theme is a set of colors that the player can choose.
type Theme struct {
	Name    text.Text // the name that the player sees
	inks    inks
	grounds *grounds // the colors of backgrounds; nil: the terminal's own background
	gray    bool     // the theme has only grays
}

// A color is a number in the palette of 256 colors, or a pair such as "#68cdb8|80". Terminals with
// all colors show the first color of a pair, and others show the second. "" is the default color of
// the terminal.
type color string

// terminal returns the color as a lipgloss type. A pair has no value for terminals with 16 colors,
// because no theme with pairs is shown there.
func (c color) terminal() lipgloss.TerminalColor {
	full, few, both := strings.Cut(string(c), "|")
	switch {
	case c == "":
		return lipgloss.NoColor{}
	case both:
		return lipgloss.CompleteColor{TrueColor: full, ANSI256: few}
	}
	return lipgloss.Color(full)
}

// inks maps the names of parts to the colors of text. The names "open-line" and "tile-line" are for
// two kinds of lines. Signs of a board are readable on every background that they can have.
type inks map[string]color

// numbered adds the colors of the numbers 1, 2 and so on.
func (i inks) numbered(colors ...color) inks {
	for n, c := range colors {
		i[strconv.Itoa(n+1)] = c
	}
	return i
}

// grounds has the colors of backgrounds. Those from [screen.MarkedRisk] on are missing, because
// [Theme.style] derives them from other colors.
type grounds [screen.MarkedRisk]color

// ground returns grounds with the given colors, in the order of the constants of [screen.Ground],
// and with the steps of the ramp risk.
func ground(risk ramp, colors ...color) *grounds {
	var g grounds
	copy(g[:], colors)
	for at, shades := range risk {
		first := screen.RiskGround + screen.Ground(at*screen.Shades)
		copy(g[first:], shades[:])
	}
	return &g
}

// dot returns the color of a dot of a miniature.
func (t *Theme) dot(d screen.Dot) color {
	switch d {
	case screen.OpenDot:
		return t.grounds[screen.OpenGround]
	case screen.ClosedDot:
		return t.grounds[screen.ClosedGround]
	case screen.FlagDot:
		return t.inks["flag"]
	case screen.MineDot:
		return t.inks["strong"] // no number has it
	case screen.NoDot:
		return t.grounds[screen.Paper]
	}
	return t.inks[strconv.Itoa(int(d-screen.OneDot)+1)]
}

// style returns the style of a ground. On the cursor's cell, text has the color of the window
// around the board. For risks and lit cells, [Theme.Palette] makes text black or white.
func (t *Theme) style(ground screen.Ground) lipgloss.Style {
	s := lipgloss.NewStyle()
	switch {
	case ground == screen.CursorGround:
		return s.Background(t.inks["cursor"].terminal()).Foreground(t.grounds[screen.Paper].terminal())
	case ground >= screen.MarkedRisk && ground < screen.CursorGround:
		step := t.grounds[screen.RiskGround+(ground-screen.MarkedRisk)*screen.Shades]
		return s.Background(t.toText(step, 0.25).terminal())
	case ground >= screen.DotGround:
		return s.Background(t.dot(screen.Dot(ground - screen.DotGround)).terminal())
	}
	return s.Background(t.grounds[ground].terminal())
}
