package theme

import (
	"buscaminas/ui/screen"

	"github.com/charmbracelet/lipgloss"
)

// in returns the style of text in a color.
func in(c color) lipgloss.Style { return lipgloss.NewStyle().Foreground(c.terminal()) }

// styles returns the style of each ink.
func (i inks) styles() [screen.Inks]lipgloss.Style {
	styles := [screen.Inks]lipgloss.Style{
		screen.Plain:       in(i.text),
		screen.Border:      in(i.grid),
		screen.OpenLine:    in(i.grid),
		screen.TileLine:    in(i.grid),
		screen.Hidden:      in(i.grid),
		screen.Label:       in(i.label),
		screen.CursorLabel: in(i.cursor),
		screen.Cursor:      in(i.cursor),
		screen.FlagInk:     in(i.flag).Bold(true),
		screen.OverInk:     in(i.odd).Bold(true),
		screen.MineInk:     in(i.bad).Bold(true),
		screen.WrongInk:    in(i.odd).Bold(true),
		screen.BoomInk:     in(i.bad).Bold(true).Reverse(true),
		screen.Title:       in(i.text).Bold(true),
		screen.Field:       in(i.label),
		screen.Figure:      in(i.strong).Bold(true),
		screen.Clock:       in(i.strong).Bold(true),
		screen.Message:     in(i.text),
		screen.Refused:     in(i.flag),
		screen.Good:        in(i.good).Bold(true),
		screen.Bad:         in(i.bad).Bold(true),
		screen.Key:         in(i.cursor),
		screen.KeyText:     in(i.label),
		screen.SureSafe:    in(i.safe).Bold(true),
		screen.Unlikely:    in(i.unlikely),
		screen.Possible:    in(i.possible),
		screen.Likely:      in(i.likely),
		screen.SureMine:    in(i.mine).Bold(true),
		screen.Argument:    in(i.strong).Bold(true).Reverse(true),
		screen.Decides:     in(i.strong).Bold(true),
		screen.ProvedMine:  in(i.mine).Bold(true).Reverse(true),
		screen.ProvedSafe:  in(i.safe).Bold(true).Reverse(true),
		screen.DotInk + screen.Ink(screen.ClosedDot): in(i.grid),
		screen.DotInk + screen.Ink(screen.FlagDot):   in(i.flag),
		screen.DotInk + screen.Ink(screen.MineDot):   in(i.bad),
		screen.Subject: in(i.cursor).Bold(true).Reverse(true),
	}
	for n, c := range i.numbers {
		styles[screen.Number1+screen.Ink(n)] = in(c)
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
