package teach

import (
	"slices"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// panelBorder is the number of columns of the panel's border, with the blanks inside.
const panelBorder = 4

// panelWidth returns the width of the panel beside the board, inside its border.
func (d *desk) panelWidth() int { return d.BesideWidth(&d.board, d.grid()) - panelBorder }

// placePanel moves the board so that it and its panel stand in the middle. It reports whether there
// is room for a panel that holds the whole text.
func (d *desk) placePanel() bool {
	width, height := d.board.Size(d.grid(), d.board.Window)
	if !d.PanelBeside(width, height) || len(d.told()) > d.room()-3 { // its border, and the line of the columns' names
		return false
	}
	d.board.Indent = (d.Width - width - screen.PanelGap - d.panelWidth() - panelBorder) / 2
	return true
}

// told returns the text wrapped at the width of the panel.
func (d *desk) told() screen.Block { return screen.WrappedParts(d.ink.Of(d.said), d.panelWidth()) }

// panel returns the panel: the text, and below it as much as there are lines for. It is at least so
// many lines high.
func (d *desk) panel(s sheet, least int) screen.Block {
	width, most := d.panelWidth(), d.room()-3
	lines := d.told()
	figures := screen.Block{s.figures}
	if s.figures.Width() > width {
		figures = figures[:0]
		for _, part := range s.figures {
			figures = append(figures, screen.WrappedParts(part, width)...)
		}
	}
	for _, section := range []screen.Block{figures, d.ideaAside(s.idea, width), screen.Listed(s.keys, d.Lang)} {
		if len(section) > 0 && len(lines)+1+len(section) <= most {
			lines = slices.Concat(lines, screen.Block{{}}, section)
		}
	}
	return screen.Panel(panelName.In(d.Lang), lines, width+panelBorder, max(least, len(lines)+2))
}

var panelName = text.Text{"Lección", "Lesson"}

// ideaAside returns the idea of the lesson under its name, or nil if there is none.
func (d *desk) ideaAside(idea string, width int) screen.Block {
	if idea == "" {
		return nil
	}
	return append(screen.Block{{screen.Title.Of(text.Text{"La idea", "The idea"}.In(d.Lang))}},
		screen.Wrapped(screen.Field.Of(idea), width)...)
}
