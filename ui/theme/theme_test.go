package theme

import (
	"io"
	"math"
	"strings"
	"testing"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"

	"github.com/charmbracelet/lipgloss"
	"github.com/lucasb-eyer/go-colorful"
	"github.com/muesli/termenv"
)

// backgrounds are those that terminals commonly have, for each theme with
// colours.
var backgrounds = map[string][]string{
	"dark":       {"#000000", "#1e1e1e", "#282c34", "#002b36"},
	"light":      {"#ffffff", "#fdf6e3", "#eeeeee"},
	"colorblind": {"#000000", "#1e1e1e", "#282c34", "#002b36"},
}

// Every number can be read: on the background of the terminal and on that of a
// mark its contrast is at least 4.5, as WCAG 2 measures it, in all colours and in
// 256.
func TestNumbersCanBeRead(t *testing.T) {
	for _, theme := range All() {
		if theme.mark == "" {
			continue // in the terminal's own colours
		}
		name := theme.Name.In(text.English)
		for _, background := range append(backgrounds[name], theme.mark) {
			numbers := theme.numbers[:]
			for ink := draw.SureSafe; ink <= draw.SureMine; ink++ { // the chances of a mine
				numbers = append(numbers, theme.parts[ink].color)
			}
			for i, number := range numbers {
				for _, profile := range []termenv.Profile{termenv.TrueColor, termenv.ANSI256} {
					front, back := rendered(profile, number), rendered(termenv.TrueColor, background)
					if background == theme.mark {
						back = rendered(profile, background)
					}
					if c := contrast(front, back); c < 4.5 {
						t.Errorf("%s: the number %d, %s on %s, has contrast %.2f, want 4.5", name, i+1, front.Hex(), back.Hex(), c)
					}
				}
			}
		}
	}
}

// colored returns a renderer that draws in the colours of a profile, whatever
// the terminal of the test.
func colored(p termenv.Profile) *lipgloss.Renderer {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(p)
	return r
}

// rendered returns the colour as a terminal of that profile shows it.
func rendered(p termenv.Profile, color string) colorful.Color {
	return termenv.ConvertToRGB(p.Color(color))
}

func contrast(a, b colorful.Color) float64 {
	high, low := luminance(a), luminance(b)
	return (max(high, low) + 0.05) / (min(high, low) + 0.05)
}

func luminance(c colorful.Color) float64 {
	linear := func(v float64) float64 {
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

func TestNumbersDiffer(t *testing.T) {
	for _, theme := range All() {
		if theme.mark == "" {
			continue
		}
		seen := map[string]bool{}
		for _, number := range theme.numbers {
			if seen[number] {
				t.Errorf("%s: two numbers have the colour %s", theme.Name.In(text.English), number)
			}
			seen[number] = true
		}
	}
}

// Without colours nothing is written but text, not even bold.
func TestNoColors(t *testing.T) {
	for _, theme := range All() {
		inks := theme.Inks(colored(termenv.Ascii))
		if *inks != (draw.Inks{}) {
			t.Errorf("%s writes escape sequences on a terminal without colours", theme.Name.In(text.English))
		}
	}
}

// An ink takes off what another has put on.
func TestInksReset(t *testing.T) {
	for _, profile := range []termenv.Profile{termenv.TrueColor, termenv.ANSI256, termenv.ANSI} {
		for _, theme := range All() {
			for ink, on := range theme.Inks(colored(profile)).On {
				if !strings.HasPrefix(on, "\x1b[0") || !strings.HasSuffix(on, "m") {
					t.Errorf("%s: ink %d is turned on by %q", theme.Name.In(text.English), ink, on)
				}
			}
		}
	}
}
