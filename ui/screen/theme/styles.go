package theme

import (
	"buscaminas/ui/screen"

	"github.com/charmbracelet/lipgloss"
)

// in returns the style of text in a color.
func in(c color) lipgloss.Style { return lipgloss.NewStyle().Foreground(c.terminal()) }

// A writing says how an ink is written: in the color of which part of a theme, and how heavily.
type writing struct {
	part          string
	bold, reverse bool
}

// writings has the writing of each ink. The ink [screen.Shine] and the inks of most dots have their
// colors from the grounds.
var writings = [screen.Inks]writing{
	screen.Plain:       {part: "text"},
	screen.Border:      {part: "line"},
	screen.OpenLine:    {part: "line"},
	screen.TileLine:    {part: "line"},
	screen.Hidden:      {part: "line"},
	screen.Label:       {part: "label"},
	screen.CursorLabel: {part: "cursor"},
	screen.Cursor:      {part: "cursor"},
	screen.FlagInk:     {part: "flag", bold: true},
	screen.OverInk:     {part: "wrong", bold: true},
	screen.MineInk:     {part: "mine", bold: true},
	screen.WrongInk:    {part: "wrong", bold: true},
	screen.BoomInk:     {part: "mine", bold: true, reverse: true},
	screen.Number1:     {part: "1"},
	screen.Number2:     {part: "2"},
	screen.Number3:     {part: "3"},
	screen.Number4:     {part: "4"},
	screen.Number5:     {part: "5"},
	screen.Number6:     {part: "6"},
	screen.Number7:     {part: "7"},
	screen.Number8:     {part: "8"},
	screen.Title:       {part: "text", bold: true},
	screen.Field:       {part: "label"},
	screen.Figure:      {part: "strong", bold: true},
	screen.Message:     {part: "text"},
	screen.Refused:     {part: "flag"},
	screen.Good:        {part: "good", bold: true},
	screen.Bad:         {part: "mine", bold: true},
	screen.Key:         {part: "accent"},
	screen.KeyText:     {part: "label"},
	screen.SureSafe:    {part: "safe", bold: true},
	screen.Unlikely:    {part: "unlikely"},
	screen.Possible:    {part: "possible"},
	screen.Likely:      {part: "likely"},
	screen.SureMine:    {part: "sure-mine", bold: true},
	screen.Argument:    {part: "strong", bold: true, reverse: true},
	screen.Decides:     {part: "strong", bold: true},
	screen.ProvedMine:  {part: "sure-mine", bold: true, reverse: true},
	screen.ProvedSafe:  {part: "safe", bold: true, reverse: true},
	screen.Subject:     {part: "cursor", bold: true, reverse: true},
	screen.DotInk + screen.Ink(screen.ClosedDot): {part: "line"},
	screen.DotInk + screen.Ink(screen.FlagDot):   {part: "flag"},
	screen.DotInk + screen.Ink(screen.MineDot):   {part: "mine"},
}

// named returns the field with the color of a part, or nil if there is none.
func (i *inks) named(part string) *color {
	switch part {
	case "text":
		return &i.text
	case "line":
		return &i.grid
	case "label":
		return &i.label
	case "strong":
		return &i.strong
	case "cursor":
		return &i.cursor
	case "accent":
		return &i.accent
	case "flag":
		return &i.flag
	case "mine":
		return &i.bad
	case "good":
		return &i.good
	case "wrong":
		return &i.odd
	case "safe":
		return &i.safe
	case "unlikely":
		return &i.unlikely
	case "possible":
		return &i.possible
	case "likely":
		return &i.likely
	case "sure-mine":
		return &i.mine
	case "1", "2", "3", "4", "5", "6", "7", "8":
		return &i.numbers[part[0]-'1']
	}
	return nil
}

// styles returns the style of each ink.
func (i inks) styles() (styles [screen.Inks]lipgloss.Style) {
	for ink, w := range writings {
		if c := i.named(w.part); c != nil {
			styles[ink] = in(*c).Bold(w.bold).Reverse(w.reverse)
		}
	}
	return styles
}

// uncolored returns the style of each ink without colors. Bold takes the place of the color of the
// cursor and of keys.
func uncolored() [screen.Inks]lipgloss.Style {
	styles := inks{}.styles()
	for _, i := range []screen.Ink{screen.CursorLabel, screen.Cursor, screen.Key} {
		styles[i] = styles[i].Bold(true)
	}
	styles[screen.Argument] = styles[screen.Argument].Reverse(false) // unlike a proved cell beside it
	return styles
}
