package teach

import (
	"slices"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// panelWidth returns the width of the panel beside the board, inside its border.
func (d *desk) panelWidth() int { return d.board.PanelWidth - screen.PanelBorder }

// panelLines returns the greatest number of lines inside the panel.
func (d *desk) panelLines() int { return d.room() - 3 } // its border, and the line of the columns' names

// panelText returns the text wrapped at the width of the panel.
func (d *desk) panelText() screen.Block {
	return screen.WrappedParts(d.ink.Of(d.said), d.panelWidth())
}

// panel returns the panel: the text, and below it the figures, the idea, the keys and the
// meanings of the signs on the board, as far as there is room. The panel has at least minLines lines.
func (d *desk) panel(s sheet, minLines int) screen.Block {
	width, most := d.panelWidth(), d.panelLines()
	lines := d.panelText()
	var figures screen.Block
	if s.progress != "" {
		figures = screen.WrappedParts(screen.Field.Of(s.progress), width)
	}
	if s.mines != "" {
		name := strings.TrimSuffix(words.MinesLeft.In(d.Lang), ":")
		figures = append(figures, screen.Pair(screen.Field.Of(name), screen.Figure.Of(s.mines), width))
	}
	for _, section := range []screen.Block{
		figures, d.ideaAside(s.idea, width), screen.Listed(s.keys, d.Lang), d.Legend(d.points, width),
	} {
		if len(section) > 0 && len(lines)+1+len(section) <= most {
			lines = slices.Concat(lines, screen.Block{{}}, section)
		}
	}
	return screen.Panel(panelName.In(d.Lang), lines, d.board.PanelWidth, max(minLines, len(lines)+2))
}

var panelName = text.Text{"Lección", "Lesson"}

// ideaAside returns the idea below the heading “The idea”. It returns nil if idea is "".
func (d *desk) ideaAside(idea string, width int) screen.Block {
	if idea == "" {
		return nil
	}
	return append(screen.Block{{screen.Title.Of(text.Text{"La idea", "The idea"}.In(d.Lang))}},
		screen.Wrapped(screen.Field.Of(idea), width)...)
}
