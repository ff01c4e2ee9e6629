// Package theme holds the themes. A theme names its colors, package lipgloss has the styles made of
// them, one for each ink and each ground, and a [screen.Palette] has what the terminal needs of the
// styles:
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
	Name    text.Text // for the player
	inks    inks
	grounds *grounds // nil: the terminal's own
	gray    bool     // has no hues
}

// A color is a number in the palette of 256 colors, or a pair such as "#68cdb8|80". Terminals with
// all colors use the first color of a pair, and others use the second. "" is the default color of
// the terminal.
type color string

// terminal returns the color in the type of lipgloss. A pair has no color for terminals with 16
// colors, which show no theme with pairs.
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

// inks has the colors of text by the names of their parts. It also has the colors of two kinds of
// lines, "open-line" and "tile-line". The signs of a board are readable on each background that they
// can have.
type inks map[string]color

// numbered adds the colors of the numbers from 1 on.
func (i inks) numbered(colors ...color) inks {
	for n, c := range colors {
		i[strconv.Itoa(n+1)] = c
	}
	return i
}

// grounds has the colors of backgrounds, except the last ones, whose colors are made from other colors.
type grounds [screen.MarkedRisk]color

// ground returns grounds with the given colors, in the order of the constants of [screen.Ground], and with
// the shades of the ramp risk after them.
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

// style returns the style of a ground. On the cursor's cell, text has the color of the page; on a step
// of the ramp and on a lit cell, it is black or white: see [Theme.Palette].
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
