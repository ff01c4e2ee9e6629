package theme

import (
	"math"
	"strconv"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	"github.com/lucasb-eyer/go-colorful"
	"github.com/muesli/termenv"
)

var profiles = []termenv.Profile{termenv.TrueColor, termenv.ANSI256}

// Whoever sees a miniature can tell open cells from closed ones, and numbers, flags and mines from both,
// in all colours and in 256.
func TestDotsDiffer(t *testing.T) {
	for _, theme := range All() {
		if theme.grounds == nil {
			continue // a miniature then has signs
		}
		for _, profile := range profiles {
			palette := theme.Palette(profile, false)
			seen := map[screen.Color]screen.Dot{}
			for _, dot := range []screen.Dot{screen.OpenDot, screen.OneDot, screen.OneDot + 1, screen.OneDot + 2, screen.ClosedDot, screen.FlagDot, screen.MineDot} {
				upper := palette.Look(screen.Style{Ground: screen.DotGround, Ink: screen.DotInk + screen.Ink(dot)}).Fore
				lower := palette.Look(screen.Style{Ground: screen.DotGround + screen.Ground(dot), Ink: screen.DotInk}).Back
				if upper != lower {
					t.Errorf("%s: dot %d is %x in the upper half of a cell and %x in the lower", theme.Name.In(text.English), dot, upper, lower)
				}
				if other, ok := seen[lower]; ok && !theme.gray {
					t.Errorf("%s: dots %d and %d look alike", theme.Name.In(text.English), other, dot)
				}
				seen[lower] = dot
			}
		}
	}
}

// A misspelt name would leave a part of a theme in the terminal's own colour.
func TestThemesNameEveryInk(t *testing.T) {
	parts := map[string]bool{}
	for _, w := range writings {
		parts[w.part] = w.part != ""
	}
	for _, theme := range All() {
		for part, used := range parts {
			if used && theme.grounds != nil && theme.inks[part] == "" {
				t.Errorf("%s has no colour for %s", theme.Name.In(text.English), part)
			}
		}
		for part := range theme.inks {
			if !parts[part] {
				t.Errorf("%s has a colour for %s, which nothing uses", theme.Name.In(text.English), part)
			}
		}
	}
}

// Every sign with a meaning can be read on every ground that it may have, the cursor stands out on a
// board without walls, and closed cells are told from open ones, in all colours and in 256.
func TestThemesAreReadable(t *testing.T) {
	for _, theme := range All() {
		if theme.grounds == nil {
			continue // this theme uses the terminal's own colours
		}
		for _, profile := range profiles {
			for _, f := range theme.faults(profile) {
				t.Errorf("%s, profile %d: %s beside %s has contrast %.2f, want %.1f",
					theme.Name.In(text.English), profile, f.Over, f.Under, f.Contrast, f.Needed)
			}
		}
	}
}

// The usual 16 colours: those of xterm, and those of the VGA.
var usual = [][16]string{
	{"#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
		"#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"},
	{"#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
		"#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff"},
}

// With 16 colours, no theme paints a ground, and everything can be read on black and on white: it has
// the colour of the terminal's text, or one of a few with a contrast of at least 3. Many terminals draw
// bold text in the bright colour.
func TestSixteenColorsOnBlackAndOnWhite(t *testing.T) {
	for _, theme := range All() {
		palette := theme.Palette(termenv.ANSI, false)
		hues := map[int]bool{}
		for ink := range screen.Inks {
			look := palette.Looks[screen.Paper][ink]
			if look.Back != 0 {
				t.Errorf("%s: ink %d has a ground of its own", theme.Name.In(text.English), ink)
			}
			n, colored := look.Fore.Basic()
			if !colored {
				continue
			}
			hues[n] = true
			drawn := []int{n}
			if look.Bold {
				drawn = append(drawn, n|8)
			}
			for _, n := range drawn {
				for _, colors := range usual {
					for _, ground := range []string{"#000000", "#ffffff"} {
						if c := contrast(mixed(colors[n]), mixed(ground)); c < 3 {
							t.Errorf("%s: ink %d in colour %d, %s, on %s has contrast %.2f, want 3",
								theme.Name.In(text.English), ink, n, colors[n], ground, c)
						}
					}
				}
			}
		}
		if len(hues) < 3 && !theme.gray {
			t.Errorf("%s has %d colours of 16", theme.Name.In(text.English), len(hues))
		}
	}
}

// mixed returns the colour written as "#rrggbb".
func mixed(hex string) colorful.Color { return termenv.ConvertToRGB(termenv.RGBColor(hex)) }

// Closed cells differ from open ones at a glance, in every shade: the contrast of their grounds is
// at least 1.5. Shades, marks and the ground for chords differ from what is beside them.
func TestGroundsDiffer(t *testing.T) {
	for _, theme := range All() {
		g := theme.grounds
		if g == nil {
			continue
		}
		for _, profile := range profiles {
			lighter := func(what string, a, b color, want float64) {
				x, y := shown(profile, a), shown(profile, b)
				if c := contrast(x, y); c < want {
					t.Errorf("%s: %s: %s beside %s has contrast %.2f, want %.2f",
						theme.Name.In(text.English), what, x.Hex(), y.Hex(), c, want)
				}
			}
			apart := func(what string, a, b color, want float64) {
				x, y := shown(profile, a), shown(profile, b)
				if x.DistanceLab(y) < want {
					t.Errorf("%s: %s: %s beside %s are too much alike", theme.Name.In(text.English), what, x.Hex(), y.Hex())
				}
			}
			other := func(what string, a, b color) { apart(what, a, b, 0.015) }
			open, closed := g.shades(screen.OpenGround), g.shades(screen.ClosedGround)
			ended, chord, lit, near := g[screen.EndedGround], g[screen.ChordGround], g[screen.LitGround], g.shades(screen.MarkedGround)
			for i := range open {
				for j := range closed {
					lighter("a tile", closed[j], open[i], 1.5)
				}
				lighter("a marked tile", near[1], open[i], 1.3)
				lighter("what a chord opens", chord, open[i], 1.3)
				apart("two shades of open ground", open[i], open[(i+1)%len(open)], 0.02)
				other("two shades of tiles", closed[i], closed[(i+1)%len(closed)])
				other("a marked tile", near[1], closed[i])
				other("what a chord opens", chord, closed[i])
				other("a marked open cell", near[0], open[i])
			}
			other("what was closed at the end", ended, open[0])
			lighter("a cell that is lit up", lit, open[0], 1.3)
			lighter("a cell that is lit up", lit, ended, 1.3)
			other("what a chord opens", chord, near[1])
			for _, step := range g.risk() {
				for i, shade := range step {
					for _, open := range open {
						lighter("a tile of the ramp", shade, open, 1.5)
					}
					if profile == termenv.TrueColor {
						apart("two shades of a step of the ramp", shade, step[(i+1)%len(step)], 0.02)
					}
				}
			}
		}
	}
}

// shades returns a ground and the two after it.
func (g *grounds) shades(first screen.Ground) []color { return g[first : first+screen.Shades] }

// risk returns the steps of the ramp.
func (g *grounds) risk() (steps [][]color) {
	for step := range screen.Risks {
		steps = append(steps, g.shades(screen.RiskGround+screen.Ground(step*screen.Shades)))
	}
	return steps
}

// The ramp of chances can be read without seeing its hues: each step is darker than the one before,
// in every shade.
func TestRampGrowsDarker(t *testing.T) {
	for _, theme := range All() {
		if theme.grounds == nil {
			continue
		}
		for _, profile := range profiles {
			darkest := 1.0
			for i, step := range theme.grounds.risk() {
				least := 1.0
				for _, shade := range step {
					bright := luminance(shown(profile, shade))
					if bright >= darkest {
						t.Errorf("%s, profile %d: step %d, %s, is no darker than the one before it",
							theme.Name.In(text.English), profile, i, shade)
					}
					least = min(least, bright)
				}
				darkest = least
			}
		}
	}
}

// With 256 colours, the ramp grows redder from 10 to 60 percent, so that the chance that most
// cells have, some 20 percent, is not the loudest.
func TestCommonChanceIsQuiet(t *testing.T) {
	for _, theme := range All() {
		if theme.grounds == nil || theme.gray || theme.Name[1] == "colorblind" {
			continue // it has other hues
		}
		last := math.Inf(-1)
		for at, step := range theme.grounds.risk()[2:6] {
			if _, red, _ := shown(termenv.ANSI256, step[0]).Lab(); red <= last {
				t.Errorf("%s: step %d, %s, is no redder than the one before it", theme.Name.In(text.English), at+2, step[0])
			} else {
				last = red
			}
		}
	}
}

// With 256 colours, cells of one step of the ramp have one colour: its shades would differ in hue, and
// hue means the chance.
func TestStepsOfTheRampHaveOneColor(t *testing.T) {
	for _, theme := range All() {
		palette := theme.Palette(termenv.ANSI256, false)
		for step := range screen.Risks {
			first := screen.RiskGround + screen.Ground(step*screen.Shades)
			for shade := range screen.Ground(screen.Shades) {
				got, want := palette.Looks[first+shade][screen.Plain].Back, palette.Looks[first][screen.Plain].Back
				if got != want {
					t.Errorf("%s: step %d has the colours %x and %x", theme.Name.In(text.English), step, want, got)
				}
			}
		}
	}
}

// With 256 colours, the shades that keep cells apart differ in brightness and not in hue.
func TestShadesDifferInBrightnessAlone(t *testing.T) {
	const alike = 0.05
	for _, theme := range All() {
		if theme.grounds == nil {
			continue
		}
		for name, shades := range map[string][]color{"open": theme.grounds.shades(screen.OpenGround), "closed": theme.grounds.shades(screen.ClosedGround)} {
			_, a, b := shown(termenv.ANSI256, shades[0]).Lab()
			for _, shade := range shades {
				if _, otherA, otherB := shown(termenv.ANSI256, shade).Lab(); math.Hypot(otherA-a, otherB-b) > alike {
					t.Errorf("%s: the %s shades %s and %s differ in hue", theme.Name.In(text.English), name, shades[0], shade)
				}
			}
		}
	}
}

// shown returns the colour as a terminal with this profile shows it.
func shown(p termenv.Profile, c color) colorful.Color { return painted(shownAs(p, c.terminal())) }

// If there are colours, all numbers up to eight have different ones.
func TestNumbersDiffer(t *testing.T) {
	for _, theme := range All() {
		name := theme.Name.In(text.English)
		if theme.grounds == nil || name == "mono" {
			continue // too few colours
		}
		seen := map[color]bool{}
		for n := range 8 {
			number := theme.inks[strconv.Itoa(n+1)]
			if seen[number] {
				t.Errorf("%s: two numbers have the colour %s", name, number)
			}
			seen[number] = true
		}
	}
}

// Without colours, only text is written, without bold.
func TestNoColors(t *testing.T) {
	for _, theme := range All() {
		if *theme.Palette(termenv.Ascii, false) != (screen.Palette{}) {
			t.Errorf("%s has looks on a terminal without colours", theme.Name.In(text.English))
		}
	}
}

// The sign of a closed cell is only visible without colours, or if the board is flat.
func TestClosedCellsArePlainTiles(t *testing.T) {
	for _, theme := range All() {
		for _, profile := range append(profiles, termenv.ANSI) {
			for _, flat := range []bool{false, true} {
				p := theme.Palette(profile, flat)
				if want := theme.grounds != nil && profile != termenv.ANSI && !flat; p.HasGrounds != want {
					t.Errorf("%s, profile %d, flat %v: solid is %v", theme.Name.In(text.English), profile, flat, p.HasGrounds)
				}
				_, sign := draw.Unicode.Face(game.Closed)
				look := p.Looks[screen.ClosedGround][sign]
				if hidden := look.Fore == look.Back && look.Fore != 0; hidden != p.HasGrounds {
					t.Errorf("%s, profile %d, flat %v: the sign of a closed cell looks like %+v", theme.Name.In(text.English), profile, flat, look)
				}
			}
		}
	}
}
