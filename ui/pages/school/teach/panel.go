package teach

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// parts returns the parts of the panel below the text: the figures, the idea, the keys and the
// meanings of the signs on the board.
func (d *desk) parts(s sheet) []screen.Part {
	return []screen.Part{
		screen.Lines("", func(width int) screen.Block { return d.figuresAside(s, width) }),
		screen.Lines("", func(width int) screen.Block { return d.ideaAside(s.idea, width) }),
		screen.Lines("", func(int) screen.Block { return screen.KeyList(s.keys, d.Lang) }),
		screen.Lines("", func(width int) screen.Block { return d.Legend(s.signs, width) }),
	}
}

// figuresAside returns the progress and the number of mines, one below the other.
func (d *desk) figuresAside(s sheet, width int) (b screen.Block) {
	if s.progress != "" {
		b = screen.WrappedParts(screen.Field.Of(s.progress), width)
	}
	var all screen.Facts
	all.Add(d.Lang, words.MinesLeft, s.mines)
	return append(b, all.Pairs(width)...)
}

var panelName = text.Text{"Lección", "Lesson"}

// ideaAside returns the idea below the heading "The idea". It returns nil if idea is "".
func (d *desk) ideaAside(idea string, width int) screen.Block {
	if idea == "" {
		return nil
	}
	return append(screen.Block{{screen.Title.Of(d.Lang.Say("La idea", "The idea"))}},
		screen.Wrapped(screen.Field.Of(idea), width)...)
}
