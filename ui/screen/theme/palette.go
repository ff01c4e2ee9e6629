package theme

import (
	"io"
	"sync"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// A version says which palette of a theme is wanted.
type version struct {
	theme   text.Text // its name
	profile termenv.Profile
	flat    bool
}

// palettes returns the makers of all palettes. Each makes its palette once, so that the players of a
// server share them.
var palettes = sync.OnceValue(func() map[version]func() *screen.Palette {
	makers := map[version]func() *screen.Palette{}
	for _, t := range All() {
		for p := termenv.TrueColor; p <= termenv.Ascii; p++ {
			for _, flat := range []bool{false, true} {
				makers[version{t.Name, p, flat}] = sync.OnceValue(func() *screen.Palette { return t.palette(p, flat) })
			}
		}
	}
	return makers
})

// Palette returns the looks of the theme on the terminal of r. All grounds have the same color if
// flat is true or if the terminal has too few colors. Every call for the same colors returns the
// same palette, so nobody may change it, unless the theme has colors of the player.
func (t Theme) Palette(r *lipgloss.Renderer, flat bool) *screen.Palette {
	if t.own {
		return t.palette(r.ColorProfile(), flat)
	}
	return palettes()[version{t.Name, r.ColorProfile(), flat}]()
}

// InAllColors returns the looks of the theme in pictures, which can have any color.
func (t Theme) InAllColors() *screen.Palette {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(termenv.TrueColor)
	return t.Palette(r, false)
}

// palette makes a palette. It resolves each style once, not once a pair of ink and ground: a style
// takes 552 bytes, a look 12.
func (t *Theme) palette(p termenv.Profile, flat bool) *screen.Palette {
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
		switch {
		case made.HasGrounds:
			ground = resolved(p, grounds.style(screen.Ground(at), t.inks))
		case grounds != nil:
			ground = resolved(p, grounds.style(screen.Paper, t.inks))
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

// inkLooks returns the look of each ink on a terminal with this profile. With 16 colors, all themes
// with hues look alike.
func (t *Theme) inkLooks(p termenv.Profile) (looks [screen.Inks]screen.Look) {
	i := t.inks
	if p == termenv.ANSI {
		i = sixteen
	}
	styles := i.styles()
	switch g := t.grounds; {
	case p == termenv.ANSI && t.gray:
		styles = uncolored()
	case p != termenv.ANSI && g != nil:
		styles[screen.OpenLine], styles[screen.TileLine] = in(g.openLine), in(g.tileLine)
		styles[screen.Shine] = in(g.shine)
		for d, c := range g.dots(i) {
			styles[screen.DotInk+screen.Ink(d)] = in(c)
		}
	}
	for ink, s := range styles {
		looks[ink] = resolved(p, s)
	}
	return looks
}

// resolved returns the look of a style on a terminal with this profile.
func resolved(p termenv.Profile, s lipgloss.Style) screen.Look {
	return screen.Look{
		Fore: shownAs(p, s.GetForeground()), Back: shownAs(p, s.GetBackground()),
		Bold: s.GetBold(), Reverse: s.GetReverse(),
	}
}

// shownAs returns the color that a terminal with this profile shows for c. Lipgloss does the same
// only while it renders text.
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
