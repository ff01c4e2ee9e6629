package session

import (
	"fmt"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// A Brief describes a game in a few words: see [Brief.In].
type Brief struct {
	Title   text.Text
	Grid    Grid
	Open    int // the percentage of the safe cells that are open, or [journal.Unknown]
	Elapsed time.Duration
}

// A Grid has the names of a kind of grid. Name is the full name, such as "hexagonal". Remark is a
// short name, such as "hex."; it is "" for the default grid.
type Grid struct{ Name, Remark text.Text }

// Brief returns the brief of the game. The parameter grid names the grid of the game.
func (s *Session) Brief(grid Grid) Brief {
	return Brief{s.Setup.Title, grid, s.game.OpenShare(), s.Elapsed()}
}

// BriefOf returns the brief of a game that waits. The parameter grid names the grid of the game.
func BriefOf(w *archive.Waiting, grid Grid) Brief {
	return Brief{TitleOf(&w.Header), grid, w.Open, w.Elapsed}
}

// In returns the brief in a language, as in "Experto, hexagonal, 41 % abierto, 3:20": the title, the
// grid, the percentage of safe cells that are open, and the time elapsed.
func (b Brief) In(l text.Lang) string {
	said := b.Title.In(l) + ", " + b.Grid.Name.In(l)
	if b.Open != journal.Unknown {
		said += ", " + l.Say("%d %% abierto", "%d%% open", b.Open)
	}
	return said + ", " + b.Clock()
}

// Short returns the brief in few words, as in "Experto hex. 41 % · 3:20". It leaves out the default
// grid.
func (b Brief) Short(l text.Lang) string {
	said := b.Title.In(l)
	if grid := b.Grid.Remark.In(l); grid != "" {
		said += " " + grid
	}
	if b.Open != journal.Unknown {
		said += " " + l.Say("%d %%", "%d%%", b.Open)
	}
	return said + text.Separator + b.Clock()
}

// Clock returns the time elapsed in the game, as in "3:20".
func (b Brief) Clock() string {
	seconds := int(b.Elapsed.Seconds())
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// TitleOf returns the title of a kept game. Anybody may have written the title, so TitleOf replaces
// characters that are not printable.
func TitleOf(h *journal.Header) text.Text { return titled(h.Titles) }

func titled(titles []string) text.Text {
	if len(titles) == 0 {
		return text.Text{}
	}
	return text.Text{text.Printable(titles[0]), text.Printable(titles[len(titles)-1])}
}
