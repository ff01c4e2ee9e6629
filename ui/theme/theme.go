// Package theme holds the colours that the screen may have: what each ink looks like, and
// each ground.
package theme

import (
	"io"
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// A Theme is a choice of colours.
type Theme struct {
	Name    text.Text // as it is chosen
	inks    inks
	grounds *grounds // nil: those of the terminal
}

// A look is a colour, and whether it is bold or reversed.
type look struct {
	color         color
	bold, reverse bool
}

// A color is a number in the palette of 256, or "#rrggbb|number" for terminals with all
// colours and for the others. "" is the terminal's own.
type color string

// of returns the color in a profile; nil: the terminal's own.
func (c color) of(p termenv.Profile) termenv.Color {
	full, few, both := strings.Cut(string(c), "|")
	if both && p != termenv.TrueColor {
		full = few
	}
	return p.Color(full)
}

// sequence returns the codes that turn the color on, each after a semicolon.
func (c color) sequence(p termenv.Profile, background bool) string {
	if c == "" {
		return ""
	}
	return ";" + c.of(p).Sequence(background)
}

// inks are the colours of what is written. The signs of a board can be read on every ground
// they may stand on.
type inks struct {
	numbers [8]color // 1 to 8 and above
	grid    color    // the edge of what is closed
	label, text, strong,
	cursor, flag, bad, good, odd color
	safe, unlikely, possible, likely, mine color // what a closed cell is
}

// grounds are the colours of what is written on.
type grounds struct {
	page               color
	open, closed       [draw.Shades]color
	ended              color
	marks              [3]color // of open cells, closed ones, and those that were at the end
	chord              color
	lit, shine         color // a cell that is lit up, and what stands on it
	openLine, tileLine color
}

// of returns the colour of a ground.
func (g *grounds) of(ground draw.Ground) color {
	switch {
	case ground == draw.Page:
		return g.page
	case ground < draw.Closed:
		return g.open[ground-draw.Open]
	case ground < draw.Ended:
		return g.closed[ground-draw.Closed]
	case ground == draw.Ended:
		return g.ended
	case ground == draw.Chord:
		return g.chord
	case ground == draw.Lit:
		return g.lit
	}
	return g.marks[ground-draw.Marked]
}

// looks gives every ink its look.
func (t *Theme) looks() map[draw.Ink]look {
	if t.inks == (inks{}) {
		return plainLooks
	}
	i := t.inks
	looks := map[draw.Ink]look{
		draw.Plain:       {color: i.text},
		draw.Grid:        {color: i.grid},
		draw.OpenLine:    {color: i.grid},
		draw.TileLine:    {color: i.grid},
		draw.Hidden:      {color: i.grid},
		draw.Label:       {color: i.label},
		draw.CursorLabel: {color: i.strong, bold: true},
		draw.Cursor:      {color: i.cursor},
		draw.FlagInk:     {color: i.flag, bold: true},
		draw.OverInk:     {color: i.odd, bold: true},
		draw.MineInk:     {color: i.bad, bold: true},
		draw.WrongInk:    {color: i.odd, bold: true},
		draw.BoomInk:     {color: i.bad, bold: true, reverse: true},
		draw.Title:       {color: i.text, bold: true},
		draw.Field:       {color: i.label},
		draw.Figure:      {color: i.strong, bold: true},
		draw.Message:     {color: i.text},
		draw.Refused:     {color: i.flag},
		draw.Good:        {color: i.good, bold: true},
		draw.Bad:         {color: i.bad, bold: true},
		draw.Key:         {color: i.cursor},
		draw.KeyText:     {color: i.label},
		draw.SureSafe:    {color: i.safe, bold: true},
		draw.Unlikely:    {color: i.unlikely},
		draw.Possible:    {color: i.possible},
		draw.Likely:      {color: i.likely},
		draw.SureMine:    {color: i.mine, bold: true},
		draw.Argument:    {color: i.strong, bold: true, reverse: true},
		draw.Concern:     {color: i.cursor, bold: true, reverse: true},
	}
	for n, c := range i.numbers {
		looks[draw.Number1+draw.Ink(n)] = look{color: c}
	}
	if g := t.grounds; g != nil {
		looks[draw.OpenLine] = look{color: g.openLine}
		looks[draw.TileLine] = look{color: g.tileLine}
		looks[draw.Shine] = look{color: g.shine}
	}
	return looks
}

// plainLooks are those without colours.
var plainLooks = map[draw.Ink]look{
	draw.CursorLabel: {bold: true},
	draw.Cursor:      {bold: true},
	draw.FlagInk:     {bold: true},
	draw.OverInk:     {bold: true},
	draw.MineInk:     {bold: true},
	draw.WrongInk:    {bold: true},
	draw.BoomInk:     {bold: true, reverse: true},
	draw.Title:       {bold: true},
	draw.Figure:      {bold: true},
	draw.Good:        {bold: true},
	draw.Bad:         {bold: true},
	draw.Key:         {bold: true},
	draw.SureSafe:    {bold: true},
	draw.SureMine:    {bold: true},
	draw.Argument:    {bold: true},
	draw.Concern:     {bold: true, reverse: true},
}

// Inks returns the theme as escape sequences for the terminal of r, made once and not for
// every cell of every frame. The grounds of a board differ where there are colours enough,
// unless it is to be flat.
func (t Theme) Inks(r *lipgloss.Renderer, flat bool) *draw.Inks {
	made := &draw.Inks{}
	profile := r.ColorProfile()
	if profile == termenv.Ascii {
		return made
	}
	paints := t.grounds != nil && profile != termenv.ANSI
	made.Solid = paints && !flat
	looks := t.looks()
	for ground := range made.On {
		var under color
		if paints {
			under = t.grounds.of(draw.Ground(ground))
		}
		if !made.Solid && paints {
			under = t.grounds.page
		}
		for ink := range made.On[ground] {
			l := looks[draw.Ink(ink)]
			if made.Solid && draw.Ink(ink) == draw.Hidden {
				l.color = under
			}
			made.On[ground][ink] = l.sequence(profile, under)
			if l.color != "" && !l.bold && !l.reverse {
				made.Over[ground][ink] = "\x1b[" + strings.TrimPrefix(
					l.color.sequence(profile, false),
					";",
				) + "m"
			}
		}
	}
	return made
}

// InAllColors returns the inks for what is no terminal, and has all colours.
func (t Theme) InAllColors() *draw.Inks {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(termenv.TrueColor)
	return t.Inks(r, false)
}

// sequence returns what turns the look on, on a ground. It takes off whatever was on
// before.
func (l look) sequence(p termenv.Profile, under color) string {
	on := "\x1b[0"
	if l.bold {
		on += ";1"
	}
	if l.reverse {
		on += ";7"
	}
	return on + l.color.sequence(p, false) + under.sequence(p, true) + "m"
}
