package theme

import (
	"buscaminas/ui/screen"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// TrueColorPalette returns the palette of the theme for pictures, which can have any color.
func (t *Theme) TrueColorPalette() *screen.Palette {
	return t.Palette(termenv.TrueColor, false)
}

// Palette returns the palette of the theme on a terminal with the profile p. All grounds have the
// same color if flat is true or if the terminal has too few colors. Palette makes a lipgloss style
// for each ink and for each ground, and not for each pair of them, because a lipgloss style takes
// 552 bytes and a look only 12.
func (t *Theme) Palette(p termenv.Profile, flat bool) *screen.Palette {
	made := &screen.Palette{}
	if p == termenv.Ascii {
		return made
	}
	grounds := t.grounds
	if p == termenv.ANSI {
		grounds = nil
	}
	made.HasGrounds = grounds != nil && !flat
	inks := t.inkLooks(p)
	for at := range made.Looks {
		var ground screen.Look
		switch g := screen.Ground(at); {
		case made.HasGrounds:
			ground = resolved(p, t.style(g))
			if g >= screen.LitGround && g < screen.CursorGround {
				ground.Fore = shownAs(p, inkOn(painted(ground.Back)).terminal())
			}
		case grounds != nil:
			ground = resolved(p, t.style(screen.Paper))
		}
		for ink := range made.Looks[at] {
			look := inks[ink]
			look.Back = ground.Back
			switch {
			case made.HasGrounds && screen.Ink(ink) == screen.Hidden:
				look.Fore = ground.Back
			case ground.Fore != 0:
				look.Fore = ground.Fore
			}
			if n, basic := look.Fore.Basic(); basic && n < 8 {
				look.Bold = false // many terminals would draw it in the bright color instead
			}
			made.Looks[at][ink] = look
		}
	}
	return made
}

// inkLooks returns the look of each ink on a terminal with the profile p. With 16 colors, all
// themes that are not gray look alike.
func (t *Theme) inkLooks(p termenv.Profile) (looks [screen.Inks]screen.Look) {
	i := t.inks
	if p == termenv.ANSI {
		i = sixteen
	}
	styles := i.styles()
	switch {
	case p == termenv.ANSI && t.gray:
		styles = uncolored()
	case p != termenv.ANSI && t.grounds != nil:
		for d := range screen.Dots {
			styles[screen.DotInk+screen.Ink(d)] = in(t.dot(d))
		}
	}
	for ink, s := range styles {
		looks[ink] = resolved(p, s)
	}
	return looks
}

// resolved returns the look of a style on a terminal with the profile p.
func resolved(p termenv.Profile, s lipgloss.Style) screen.Look {
	return screen.Look{
		Fore: shownAs(p, s.GetForeground()), Back: shownAs(p, s.GetBackground()),
		Bold: s.GetBold(), Reverse: s.GetReverse(),
	}
}

// shownAs returns the color that a terminal with the profile p shows for c. Lipgloss itself
// converts colors only when it renders text.
func shownAs(p termenv.Profile, c lipgloss.TerminalColor) screen.Color {
	var made termenv.Color
	switch c := c.(type) {
	case lipgloss.Color:
		made = p.Color(string(c))
	case lipgloss.CompleteColor:
		made = p.Color(c.ANSI256)
		if p == termenv.TrueColor {
			made = p.Color(c.TrueColor)
		}
	}
	switch c := made.(type) {
	case termenv.ANSIColor:
		return screen.Basic(int(c))
	case termenv.ANSI256Color:
		return screen.Indexed(int(c))
	case termenv.RGBColor:
		return screen.RGB(termenv.ConvertToRGB(c).RGB255())
	}
	return 0
}
