package theme

import (
	"strconv"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/muesli/termenv"
)

// A Part is something that a theme gives a color: a sign, a kind of text or a ground.
type Part struct {
	Name   string // in the settings file, without its prefix
	About  text.Text
	Sample screen.Style // a style that shows the color

	get func(*Theme) color
	set func(*Theme, color)
}

// Color returns the color that the theme gives the part, as the player would write it. If terminals
// with 256 colors show another color, that one follows after a slash.
func (p Part) Color(t Theme) string {
	if t.grounds == nil {
		return ""
	}
	return strings.Replace(string(p.get(&t)), "|", " / ", 1)
}

// Parts returns all parts. A ground comes before the grounds that depend on it.
func Parts() []Part {
	all := []Part{
		ground("ground", text.Text{"el fondo de la ventana", "the ground of the window"}, screen.Paper,
			func(g *grounds) *color { return &g.page }, nil),
		ground("open", text.Text{"las celdas abiertas", "open cells"}, screen.OpenGround,
			func(g *grounds) *color { return &g.open[0] }, func(t *Theme, c color) {
				t.grounds.open, t.grounds.marks[0], t.grounds.openLine = t.shadesOf(c), t.toText(c, 0.12), t.toText(c, 0.1)
			}),
		ground("closed", text.Text{"las celdas cerradas", "closed cells"}, screen.ClosedGround,
			func(g *grounds) *color { return &g.closed[0] }, func(t *Theme, c color) {
				t.grounds.closed, t.grounds.marks[1], t.grounds.tileLine = t.shadesOf(c), t.toText(c, 0.12), t.toText(c, 0.2)
			}),
		ground("ended", text.Text{"al final: lo que quedó cerrado", "at the end: what was closed"}, screen.EndedGround,
			func(g *grounds) *color { return &g.ended }, func(t *Theme, c color) { t.grounds.marks[2] = t.toText(c, 0.12) }),
		ground("near-open", text.Text{"las abiertas que toca la del cursor", "open cells that touch the cursor’s"}, screen.MarkedGround,
			func(g *grounds) *color { return &g.marks[0] }, nil),
		ground("near-closed", text.Text{"las cerradas que toca la del cursor", "closed cells that touch the cursor’s"}, screen.MarkedGround+1,
			func(g *grounds) *color { return &g.marks[1] }, nil),
		ground("near-ended", text.Text{"al final: las que toca la del cursor", "at the end: cells that touch the cursor’s"}, screen.MarkedGround+2,
			func(g *grounds) *color { return &g.marks[2] }, nil),
		ground("chord", text.Text{"las celdas que abriría el acorde", "cells that a chord would open"}, screen.ChordGround,
			func(g *grounds) *color { return &g.chord }, nil),
		ground("lit", text.Text{"la ola de luz al ganar", "the wave of light of a win"}, screen.LitGround,
			func(g *grounds) *color { return &g.lit }, func(t *Theme, c color) { t.grounds.shine = inkOn(c) }),
	}
	for step := range screen.Risks {
		all = append(all, riskPart(step))
	}
	for n := range screen.Ink(8) {
		digit := strconv.Itoa(int(n) + 1)
		all = append(all, ink(digit, text.Text{"el número " + digit, "the number " + digit}, screen.OpenGround, screen.Number1+n))
	}
	return append(all,
		ink("flag", text.Text{"las marcas y los avisos", "flags, and refusals"}, screen.ClosedGround, screen.FlagInk),
		ink("mine", text.Text{"las minas al final, y una derrota", "mines at the end, and a loss"}, screen.EndedGround, screen.MineInk),
		ink("wrong", text.Text{"las marcas de más", "wrong flags, and too many"}, screen.EndedGround, screen.WrongInk),
		ink("safe", text.Text{"en una pista o los riesgos: sin mina", "in a hint or the risks: safe"}, screen.ClosedGround, screen.SureSafe),
		ink("unlikely", text.Text{"en los riesgos: menos del 15 %", "in the risks: under 15%"}, screen.ClosedGround, screen.Unlikely),
		ink("possible", text.Text{"en los riesgos: menos de la mitad", "in the risks: under one half"}, screen.ClosedGround, screen.Possible),
		ink("likely", text.Text{"en los riesgos: de la mitad en adelante", "in the risks: from one half on"}, screen.ClosedGround, screen.Likely),
		ink("sure-mine", text.Text{"en una pista o los riesgos: mina", "in a hint or the risks: a mine"}, screen.ClosedGround, screen.SureMine),
		ink("cursor", text.Text{"el cursor", "the cursor"}, screen.Paper, screen.Cursor),
		ink("accent", text.Text{"las teclas", "keys"}, screen.Paper, screen.Key),
		ink("line", text.Text{"los bordes del tablero y de los paneles", "the edges of the board and of panels"}, screen.Paper, screen.Border),
		ink("text", text.Text{"el texto", "text"}, screen.Paper, screen.Plain),
		ink("strong", text.Text{"las cifras", "figures"}, screen.Paper, screen.Figure),
		ink("label", text.Text{"las explicaciones y los nombres de filas y columnas", "explanations, and the names of rows and columns"},
			screen.Paper, screen.Label),
		ink("good", text.Text{"una victoria", "a win"}, screen.Paper, screen.Good),
	)
}

// partNamed returns the part with this name, which must exist.
func partNamed(name string) Part {
	for _, p := range Parts() {
		if p.Name == name {
			return p
		}
	}
	panic("no part " + name)
}

// ink returns the part for the color of an ink, which shows on a ground.
func ink(name string, about text.Text, on screen.Ground, i screen.Ink) Part {
	return Part{
		Name: name, About: about, Sample: screen.Style{Ground: on, Ink: i},
		get: func(t *Theme) color { return *t.inks.named(name) },
		set: func(t *Theme, c color) { *t.inks.named(name) = c },
	}
}

// ground returns the part for the color of a ground, which is kept in a field. The function derive
// sets the colors that depend on it; nil: there are none.
func ground(name string, about text.Text, g screen.Ground, field func(*grounds) *color, derive func(*Theme, color)) Part {
	return Part{
		Name: name, About: about, Sample: screen.Style{Ground: g},
		get: func(t *Theme) color { return *field(t.grounds) },
		set: func(t *Theme, c color) {
			*field(t.grounds) = c
			if derive != nil {
				derive(t, c)
			}
		},
	}
}

// riskPart returns the part for a step of the ramp. The text on the step is black or white.
func riskPart(at int) Part {
	g := screen.RiskGround + screen.Ground(at*screen.Shades)
	about := text.Text{"en los riesgos: hasta el %d %%", "in the risks: up to %d%%"}.With(screen.MostRisk(at))
	if screen.MostRisk(at) == 0 {
		about = text.Text{"en los riesgos: sin mina", "in the risks: safe"}
	}
	return Part{
		Name: groundName(g), About: about, Sample: screen.Style{Ground: g},
		get: func(t *Theme) color { return t.grounds.risk[at].shades[0] },
		set: func(t *Theme, c color) { t.grounds.risk[at] = step{t.shadesOf(c), inkOn(c)} },
	}
}

// groundName returns the name of the part that a ground has its color from.
func groundName(g screen.Ground) string {
	switch {
	case g == screen.Paper:
		return "ground"
	case g < screen.ClosedGround:
		return "open"
	case g < screen.EndedGround:
		return "closed"
	case g == screen.EndedGround:
		return "ended"
	case g < screen.ChordGround:
		return [...]string{"near-open", "near-closed", "near-ended"}[g-screen.MarkedGround]
	case g == screen.ChordGround:
		return "chord"
	case g == screen.LitGround:
		return "lit"
	case g < screen.CursorGround:
		return "risk-" + strconv.Itoa(screen.MostRisk(int(g-screen.RiskGround)/screen.Shades))
	}
	return "cursor"
}

// inkName returns the name of the part that a sign has its color from. On some grounds all signs have
// one color.
func inkName(s screen.Style) string {
	switch {
	case s.Ground == screen.CursorGround:
		return "ground"
	case s.Ground >= screen.LitGround:
		return groundName(s.Ground)
	}
	return writings[s.Ink].part
}

// inkOn returns the color of signs on a ground: black or white, whichever has more contrast.
func inkOn(ground color) color {
	under := painted(shownAs(termenv.TrueColor, ground.terminal()))
	if contrast(under, painted(screen.Indexed(16))) >= contrast(under, painted(screen.Indexed(231))) {
		return "16"
	}
	return "231"
}

// shadesOf returns a color and two that hardly differ from it in brightness.
func (t *Theme) shadesOf(c color) [screen.Shades]color {
	return shades(c, t.toText(c, 0.05), t.toText(c, -0.05))
}

// toText returns a color that is closer to the color of text by a share of the way between them, or
// farther from it if the share is negative.
func (t *Theme) toText(c color, share float64) color {
	from, to := painted(shownAs(termenv.TrueColor, c.terminal())), painted(shownAs(termenv.TrueColor, t.inks.text.terminal()))
	return color(from.BlendLab(to, share).Clamped().Hex())
}
