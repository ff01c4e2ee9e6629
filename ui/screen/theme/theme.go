// Package theme holds the themes. A theme names its colors, package lipgloss has the styles made of
// them, one for each ink and each ground, and a [screen.Palette] has what the terminal needs of the
// styles:
//
//	palette := theme.All()[0].Palette(renderer, false)
package theme

import (
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
	own     bool     // has colors of the player
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

// inks has the colors of text. The signs of a board are readable on each background that they
// can have.
type inks struct {
	numbers [8]color // of the numbers 1 to 8; greater numbers have the color of 8
	grid    color    // the edge of closed cells
	label, text, strong,
	cursor, flag, bad, good color
	accent                                 color // of keys
	odd                                    color // wrong flags; numbers with too many flags
	safe, unlikely, possible, likely, mine color // of marks and chances on closed cells
}

// grounds has the colors of backgrounds.
type grounds struct {
	page               color
	open, closed       [screen.Shades]color
	ended              color    // of cells that were closed when the game ended
	marks              [3]color // of open, closed and ended cells that touch the cursor
	chord              color
	lit, shine         color // the ground and the sign of a lit cell
	openLine, tileLine color
	risk               ramp
}

// dots returns the colors of the dots of miniatures.
func (g *grounds) dots(i inks) [screen.Dots]color {
	return [screen.Dots]color{
		screen.NoDot: g.page, screen.OpenDot: g.open[0], screen.ClosedDot: g.closed[0],
		screen.OneDot: i.numbers[0], screen.TwoDot: i.numbers[1], screen.ManyDot: i.numbers[2],
		screen.FlagDot: i.flag, screen.MineDot: i.bad,
	}
}

// color returns the color of a ground.
func (g *grounds) color(ground screen.Ground) color {
	switch {
	case ground == screen.Paper:
		return g.page
	case ground < screen.ClosedGround:
		return g.open[ground-screen.OpenGround]
	case ground < screen.EndedGround:
		return g.closed[ground-screen.ClosedGround]
	case ground == screen.EndedGround:
		return g.ended
	case ground == screen.ChordGround:
		return g.chord
	case ground == screen.LitGround:
		return g.lit
	case ground >= screen.RiskGround:
		at := ground - screen.RiskGround
		return g.risk[at/screen.Shades].shades[at%screen.Shades]
	}
	return g.marks[ground-screen.MarkedGround]
}

// style returns the style of a ground below text in these inks. On a step of the ramp, text has the
// color of the step. On the cursor's cell, it has the color of the page.
func (g *grounds) style(ground screen.Ground, i inks) lipgloss.Style {
	if ground == screen.CursorGround {
		return lipgloss.NewStyle().Background(i.cursor.terminal()).Foreground(g.page.terminal())
	}
	if ground >= screen.DotGround {
		return lipgloss.NewStyle().Background(g.dots(i)[ground-screen.DotGround].terminal())
	}
	s := lipgloss.NewStyle().Background(g.color(ground).terminal())
	if ground >= screen.RiskGround {
		s = s.Foreground(g.risk[(ground-screen.RiskGround)/screen.Shades].ink.terminal())
	}
	return s
}
