// Package theme holds the themes: the colors of each ink and each ground.
package theme

import (
	"io"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// A Theme is a set of colors that the player can choose.
type Theme struct {
	Name    text.Text // for the player
	inks    inks
	grounds *grounds // nil: the terminal's own
	gray    bool     // has no hues
}

// A look is a color with its weight.
type look struct {
	color         color
	bold, reverse bool
}

// A color is a number in the palette of 256 colors, or a pair such as "#68cdb8|80". Terminals with
// all colors use the first color of a pair, and others use the second. "" is the default color of
// the terminal.
type color string

// of returns the color for a terminal with this profile, in the type of package termenv. It returns
// nil for the default color of the terminal.
func (c color) of(p termenv.Profile) termenv.Color {
	full, few, both := strings.Cut(string(c), "|")
	if both && p != termenv.TrueColor {
		full = few
	}
	return p.Color(full)
}

// in returns the color for a terminal with this profile.
func (c color) in(p termenv.Profile) screen.Color {
	switch c := c.of(p).(type) {
	case termenv.ANSIColor:
		return screen.Basic(int(c))
	case termenv.ANSI256Color:
		return screen.Indexed(int(c))
	case termenv.RGBColor:
		return screen.RGB(termenv.ConvertToRGB(c).RGB255())
	}
	return 0
}

// inks has the colors of text. The signs of a board are readable on each background that they
// can have.
type inks struct {
	numbers [8]color // of the numbers 1 to 8; greater numbers have the color of 8
	grid    color    // the edge of closed cells
	label, text, strong,
	cursor, flag, bad, good color
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

func (g *grounds) of(ground screen.Ground) color {
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

// looks returns the looks on a terminal with this profile. With 16 colors, all themes with hues look
// alike.
func (t *Theme) looks(p termenv.Profile) map[screen.Ink]look {
	i := t.inks
	if p == termenv.ANSI {
		if t.gray {
			return plainLooks
		}
		i = sixteen
	}
	looks := map[screen.Ink]look{
		screen.Plain:       {color: i.text},
		screen.Border:      {color: i.grid},
		screen.OpenLine:    {color: i.grid},
		screen.TileLine:    {color: i.grid},
		screen.Hidden:      {color: i.grid},
		screen.Label:       {color: i.label},
		screen.CursorLabel: {color: i.cursor},
		screen.Cursor:      {color: i.cursor},
		screen.FlagInk:     {color: i.flag, bold: true},
		screen.OverInk:     {color: i.odd, bold: true},
		screen.MineInk:     {color: i.bad, bold: true},
		screen.WrongInk:    {color: i.odd, bold: true},
		screen.BoomInk:     {color: i.bad, bold: true, reverse: true},
		screen.Title:       {color: i.text, bold: true},
		screen.Field:       {color: i.label},
		screen.Figure:      {color: i.strong, bold: true},
		screen.Message:     {color: i.text},
		screen.Refused:     {color: i.flag},
		screen.Good:        {color: i.good, bold: true},
		screen.Bad:         {color: i.bad, bold: true},
		screen.Key:         {color: i.cursor},
		screen.KeyText:     {color: i.label},
		screen.SureSafe:    {color: i.safe, bold: true},
		screen.Unlikely:    {color: i.unlikely},
		screen.Possible:    {color: i.possible},
		screen.Likely:      {color: i.likely},
		screen.SureMine:    {color: i.mine, bold: true},
		screen.Argument:    {color: i.strong, bold: true, reverse: true},
		screen.Decides:     {color: i.strong, bold: true},
		screen.ProvedMine:  {color: i.mine, bold: true, reverse: true},
		screen.ProvedSafe:  {color: i.safe, bold: true, reverse: true},
		screen.Subject:     {color: i.cursor, bold: true, reverse: true},
	}
	for n, c := range i.numbers {
		looks[screen.Number1+screen.Ink(n)] = look{color: c}
	}
	if g := t.grounds; g != nil && p != termenv.ANSI {
		looks[screen.OpenLine] = look{color: g.openLine}
		looks[screen.TileLine] = look{color: g.tileLine}
		looks[screen.Shine] = look{color: g.shine}
	}
	return looks
}

// plainLooks are the looks without colors.
var plainLooks = map[screen.Ink]look{
	screen.CursorLabel: {bold: true},
	screen.Cursor:      {bold: true},
	screen.FlagInk:     {bold: true},
	screen.OverInk:     {bold: true},
	screen.MineInk:     {bold: true},
	screen.WrongInk:    {bold: true},
	screen.BoomInk:     {bold: true, reverse: true},
	screen.Title:       {bold: true},
	screen.Figure:      {bold: true},
	screen.Good:        {bold: true},
	screen.Bad:         {bold: true},
	screen.Key:         {bold: true},
	screen.SureSafe:    {bold: true},
	screen.SureMine:    {bold: true},
	screen.Argument:    {bold: true},
	screen.Decides:     {bold: true},
	screen.ProvedMine:  {bold: true, reverse: true},
	screen.ProvedSafe:  {bold: true, reverse: true},
	screen.Subject:     {bold: true, reverse: true},
}

// Palette returns the looks of the theme on the terminal of r. All grounds have the same color if
// flat is true or if the terminal has too few colors.
func (t Theme) Palette(r *lipgloss.Renderer, flat bool) *screen.Palette {
	made := &screen.Palette{}
	profile := r.ColorProfile()
	if profile == termenv.Ascii {
		return made
	}
	paints := t.grounds != nil && profile != termenv.ANSI
	made.HasGrounds = paints && !flat
	looks := t.looks(profile)
	for ground := range made.Looks {
		var under color
		if paints {
			under = t.grounds.of(screen.Ground(ground))
		}
		if !made.HasGrounds && paints {
			under = t.grounds.page
		}
		for ink := range made.Looks[ground] {
			l := looks[screen.Ink(ink)]
			switch at := screen.Ground(ground); {
			case !made.HasGrounds:
			case screen.Ink(ink) == screen.Hidden:
				l.color = under
			case at >= screen.RiskGround:
				l.color = t.grounds.risk[(at-screen.RiskGround)/screen.Shades].ink
			}
			fore := l.color.in(profile)
			if n, basic := fore.Basic(); basic && n < 8 {
				l.bold = false // many terminals would draw it in the bright color instead
			}
			made.Looks[ground][ink] = screen.Look{
				Fore: fore, Back: under.in(profile), Bold: l.bold, Reverse: l.reverse,
			}
		}
	}
	return made
}

// InAllColors returns the looks of the theme in pictures, which can have any color.
func (t Theme) InAllColors() *screen.Palette {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(termenv.TrueColor)
	return t.Palette(r, false)
}
