package theme

import (
	"buscaminas/ui/screen"

	"github.com/charmbracelet/lipgloss"
)

// in returns the style of text in color c.
func in(c color) lipgloss.Style { return lipgloss.NewStyle().Foreground(c.terminal()) }

// A writing is how text in an ink looks: it has the color of a part of a theme, and it may be bold
// or reversed.
type writing struct {
	part          string
	bold, reverse bool
}

// writings has the writing of each ink. Most inks for dots are missing, because [Theme.dot] returns
// their colors.
var writings = [screen.Inks]writing{
	screen.Plain:       {part: "text"},
	screen.Border:      {part: "line"},
	screen.OpenLine:    {part: "open-line"},
	screen.TileLine:    {part: "tile-line"},
	screen.Hidden:      {part: "line"},
	screen.Label:       {part: "label"},
	screen.CursorLabel: {part: "cursor"},
	screen.Cursor:      {part: "cursor"},
	screen.FlagInk:     {part: "flag", bold: true},
	screen.OverInk:     {part: "wrong", bold: true},
	screen.MineInk:     {part: "mine", bold: true},
	screen.WrongInk:    {part: "wrong", bold: true},
	screen.BoomInk:     {part: "mine", bold: true, reverse: true},
	screen.Number1:     {part: "1"}, {part: "2"}, {part: "3"}, {part: "4"}, {part: "5"}, {part: "6"}, {part: "7"}, {part: "8"},
	screen.Title:         {part: "text", bold: true},
	screen.Field:         {part: "label"},
	screen.Figure:        {part: "strong", bold: true},
	screen.Message:       {part: "text"},
	screen.Refused:       {part: "flag"},
	screen.Good:          {part: "good", bold: true},
	screen.Bad:           {part: "mine", bold: true},
	screen.Key:           {part: "accent"},
	screen.KeyText:       {part: "label"},
	screen.SureSafe:      {part: "safe", bold: true},
	screen.LowRiskInk:    {part: "unlikely"},
	screen.MiddleRiskInk: {part: "possible"},
	screen.HighRiskInk:   {part: "likely"},
	screen.SureMine:      {part: "sure-mine", bold: true},
	screen.Argument:      {part: "strong", bold: true, reverse: true},
	screen.Decides:       {part: "strong", bold: true},
	screen.ProvedMine:    {part: "sure-mine", bold: true, reverse: true},
	screen.ProvedSafe:    {part: "safe", bold: true, reverse: true},
	screen.SubjectCell:   {part: "cursor", bold: true, reverse: true},
	screen.DotInk + screen.Ink(screen.ClosedDot): {part: "line"},
	screen.DotInk + screen.Ink(screen.FlagDot):   {part: "flag"},
	screen.DotInk + screen.Ink(screen.MineDot):   {part: "mine"},
}

// styles returns the style of each ink.
func (i inks) styles() (styles [screen.Inks]lipgloss.Style) {
	for ink, w := range writings {
		if w.part != "" {
			styles[ink] = in(i[w.part]).Bold(w.bold).Reverse(w.reverse)
		}
	}
	return styles
}

// uncolored returns the style of each ink without colors. The cursor and keys are bold instead.
func uncolored() [screen.Inks]lipgloss.Style {
	styles := inks{}.styles()
	for _, i := range []screen.Ink{screen.CursorLabel, screen.Cursor, screen.Key} {
		styles[i] = styles[i].Bold(true)
	}
	styles[screen.Argument] = styles[screen.Argument].Reverse(false) // so that it differs from proved cells
	return styles
}
