package theme

import (
	"strconv"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/lucasb-eyer/go-colorful"
	"github.com/muesli/termenv"
)

// A Part is a part of the screen that has a color in a theme: a sign, a kind of text or a ground.
type Part struct {
	Name   string // the name in the settings file, without its prefix
	About  text.Text
	Sample screen.Style // a style whose ink or ground has the color of the part
}

// Color returns the color of the part in the theme t, as the player would write it. If terminals
// with 256 colors show another color, Color adds it after a slash.
func (p Part) Color(t Theme) string {
	if t.grounds == nil {
		return ""
	}
	return strings.Replace(string(t.of(p)), "|", " / ", 1)
}

// Parts returns all parts. A ground comes before the grounds that depend on it.
func Parts() []Part {
	var all []Part
	add := func(g screen.Ground, about text.Text) {
		all = append(all, Part{Name: groundName(g), About: about, Sample: screen.Style{Ground: g}})
	}
	add(screen.Paper, text.Text{"el fondo de la ventana", "the ground of the window"})
	add(screen.OpenGround, text.Text{"las celdas abiertas", "open cells"})
	add(screen.ClosedGround, text.Text{"las celdas cerradas", "closed cells"})
	add(screen.EndedGround, text.Text{"al final: lo que quedó cerrado", "at the end: what was closed"})
	add(screen.MarkedGround, text.Text{"las abiertas que toca la del cursor", "open cells that touch the cursor's"})
	add(screen.MarkedGround+1, text.Text{"las cerradas que toca la del cursor", "closed cells that touch the cursor's"})
	add(screen.MarkedGround+2, text.Text{"al final: las que toca la del cursor", "at the end: cells that touch the cursor's"})
	add(screen.ChordGround, text.Text{"las celdas que abriría el acorde", "cells that a chord would open"})
	add(screen.LitGround, text.Text{"la ola de luz al ganar", "the wave of light of a win"})
	add(screen.RiskGround, text.Text{"en los riesgos: sin mina", "in the risks: safe"})
	for step := 1; step < screen.Risks; step++ {
		add(screen.RiskGround+screen.Ground(step*screen.Shades),
			text.Text{"en los riesgos: hasta el %d %%", "in the risks: up to %d%%"}.With(screen.RiskLimit(step)))
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
		ink("unlikely", text.Text{"en los riesgos: menos del 15 %", "in the risks: under 15%"}, screen.ClosedGround, screen.LowRiskInk),
		ink("possible", text.Text{"en los riesgos: menos de la mitad", "in the risks: under one half"}, screen.ClosedGround, screen.MiddleRiskInk),
		ink("likely", text.Text{"en los riesgos: de la mitad en adelante", "in the risks: from one half on"}, screen.ClosedGround, screen.HighRiskInk),
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

// ink returns the part for the ink i. The sample of the part has the ink i on the ground g.
func ink(name string, about text.Text, g screen.Ground, i screen.Ink) Part {
	return Part{Name: name, About: about, Sample: screen.Style{Ground: g, Ink: i}}
}

// of returns the color of a part.
func (t *Theme) of(p Part) color {
	if c, ok := t.inks[p.Name]; ok {
		return c
	}
	return t.grounds[p.Sample.Ground]
}

// set sets the color of a part, and the colors of the parts that depend on it.
func (t *Theme) set(p Part, c color) {
	if _, ok := t.inks[p.Name]; ok {
		t.inks[p.Name] = c
		return
	}
	g := p.Sample.Ground
	t.grounds[g] = c
	if g == screen.OpenGround || g == screen.ClosedGround || g >= screen.RiskGround {
		t.grounds[g+1], t.grounds[g+2] = t.toText(c, 0.05), t.toText(c, -0.05) // slightly closer to text, slightly farther
	}
	if near := g.Marked(); near != g && g != screen.Paper && g < screen.RiskGround {
		t.grounds[near] = t.toText(c, 0.12)
	}
	switch g {
	case screen.OpenGround:
		t.inks["open-line"] = t.toText(c, 0.1)
	case screen.ClosedGround:
		t.inks["tile-line"] = t.toText(c, 0.2)
	}
}

// groundName returns the name of the part that determines the color of the ground g.
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
	case g >= screen.MarkedRisk && g < screen.CursorGround:
		return groundName(screen.RiskGround + (g-screen.MarkedRisk)*screen.Shades)
	case g < screen.MarkedRisk:
		return "risk-" + strconv.Itoa(screen.RiskLimit(int(g-screen.RiskGround)/screen.Shades))
	}
	return "cursor"
}

// inkName returns the name of the part that determines the color of a sign in the style s. On the
// cursor's ground, and on grounds from [screen.LitGround] on, all signs have the same color.
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
func inkOn(ground colorful.Color) color {
	if contrast(ground, painted(screen.Indexed(16))) >= contrast(ground, painted(screen.Indexed(231))) {
		return "16"
	}
	return "231"
}

// toText returns a mix of c and the color of text. A share of 0 returns c, and a share of 1 returns
// the color of text. A negative share moves c away from the color of text.
func (t *Theme) toText(c color, share float64) color {
	return color(c.full().BlendLab(t.inks["text"].full(), share).Clamped().Hex())
}

// full returns the color that terminals with all colors show.
func (c color) full() colorful.Color { return painted(shownAs(termenv.TrueColor, c.terminal())) }
