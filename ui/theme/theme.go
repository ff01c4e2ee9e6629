// Package theme holds the colours that the screen may have: what each ink looks like.
package theme

import (
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// A Theme is a choice of colours, made for terminals whose background is dark,
// or light.
type Theme struct {
	Name    text.Text // as it is chosen
	numbers [8]string // 1 to 8 and above
	mark    string    // behind the cells that touch the cursor's
	parts   map[draw.Ink]look
}

// A look is a colour, and whether it is bold or reversed.
type look struct {
	color         string
	bold, reverse bool
}

// All returns all themes, the default first. Most colours are given by their
// number in the palette of 256: they come out the same wherever there are more
// than 16, and are short to write.
func All() []Theme {
	return []Theme{
		{
			Name:    text.Text{"oscuro", "dark"},
			numbers: [8]string{"111", "114", "210", "183", "215", "80", "255", "250"},
			mark:    "237",
			parts: parts(palette{
				grid: "246", label: "248", text: "252", strong: "231",
				cursor: "221", flag: "214", bad: "210", good: "114", odd: "213",
				unlikely: "151", possible: "222", likely: "216",
			}),
		},
		{
			Name:    text.Text{"claro", "light"},
			numbers: [8]string{"20", "22", "124", "55", "58", "23", "16", "238"},
			mark:    "253",
			parts: parts(palette{
				grid: "243", label: "240", text: "236", strong: "16",
				cursor: "160", flag: "88", bad: "124", good: "22", odd: "53",
				unlikely: "23", possible: "58", likely: "88",
			}),
		},
		{
			// The palette of M. Okabe and K. Ito, "Color Universal Design", 2008;
			// the green, the purple and the red lightened, to be read on black.
			Name:    text.Text{"daltonico", "colorblind"},
			numbers: [8]string{"#56b4e9", "#e69f00", "#3cc79a", "#f0e442", "#e8a6cb", "#ff9a57", "#eeeeee", "#bcbcbc"},
			mark:    "236",
			parts: parts(palette{
				grid: "246", label: "248", text: "252", strong: "231",
				cursor: "#f0e442", flag: "#e69f00", bad: "#ff9a57", good: "#56b4e9", odd: "#e8a6cb",
				unlikely: "#3cc79a", possible: "#f0e442", likely: "#e69f00",
			}),
		},
		{
			Name: text.Text{"monocromo", "mono"},
			parts: map[draw.Ink]look{
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
			},
		},
	}
}

// A palette is the colours of a theme but for those of the numbers.
type palette struct {
	grid, label, text, strong, cursor, flag, bad, good, odd string
	unlikely, possible, likely                              string // a mine
}

// parts gives every ink its colour.
func parts(p palette) map[draw.Ink]look {
	return map[draw.Ink]look{
		draw.Grid:        {color: p.grid},
		draw.Label:       {color: p.label},
		draw.CursorLabel: {color: p.strong, bold: true},
		draw.Cursor:      {color: p.cursor, bold: true},
		draw.FlagInk:     {color: p.flag, bold: true},
		draw.OverInk:     {color: p.odd, bold: true},
		draw.MineInk:     {color: p.bad, bold: true},
		draw.WrongInk:    {color: p.odd, bold: true},
		draw.BoomInk:     {color: p.bad, bold: true, reverse: true},
		draw.Title:       {color: p.text, bold: true},
		draw.Field:       {color: p.label},
		draw.Figure:      {color: p.strong, bold: true},
		draw.Message:     {color: p.text},
		draw.Refused:     {color: p.flag},
		draw.Good:        {color: p.good, bold: true},
		draw.Bad:         {color: p.bad, bold: true},
		draw.Key:         {color: p.cursor},
		draw.KeyText:     {color: p.label},
		draw.SureSafe:    {color: p.good, bold: true},
		draw.Unlikely:    {color: p.unlikely},
		draw.Possible:    {color: p.possible},
		draw.Likely:      {color: p.likely},
		draw.SureMine:    {color: p.bad, bold: true},
		draw.Argument:    {color: p.strong, bold: true, reverse: true},
		draw.Concern:     {color: p.cursor, bold: true, reverse: true},
	}
}

// style returns the look of an ink.
func (t Theme) style(r *lipgloss.Renderer, ink draw.Ink) lipgloss.Style {
	l := t.parts[ink]
	if n := int(ink) - int(draw.Number1); 0 <= n && n < len(t.numbers) {
		l.color = t.numbers[n]
	}
	style := r.NewStyle().Bold(l.bold).Reverse(l.reverse)
	if l.color != "" {
		style = style.Foreground(lipgloss.Color(l.color))
	}
	return style
}

// Inks returns the theme as escape sequences for the terminal of r: a style is
// rendered once here, and not for every cell of every frame.
func (t Theme) Inks(r *lipgloss.Renderer) *draw.Inks {
	inks := &draw.Inks{}
	if r.ColorProfile() == termenv.Ascii {
		return inks
	}
	for ink := range inks.On {
		inks.On[ink] = turnOn(t.style(r, draw.Ink(ink)))
	}
	// Where colours are few, none of them is surely a soft background.
	if t.mark != "" && r.ColorProfile() != termenv.ANSI {
		marks := inks.On
		for ink := range marks {
			marks[ink] = turnOn(t.style(r, draw.Ink(ink)).Background(lipgloss.Color(t.mark)))
		}
		inks.Marks = &marks
	}
	return inks
}

// turnOn returns the sequence that turns a style on. It takes off whatever was
// on before.
func turnOn(style lipgloss.Style) string {
	on, _, _ := strings.Cut(style.Render("x"), "x")
	if on == "" {
		return "\x1b[0m"
	}
	return "\x1b[0;" + strings.TrimPrefix(on, "\x1b[")
}
