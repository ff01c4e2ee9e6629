package records

import (
	"fmt"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

func (p *category) read() tea.Cmd { return p.readAt(p.Selected) }

// readAt reads three games of the list for the side panel: the game on a line, and the games on the
// lines before and after it.
func (p *category) readAt(at int) tea.Cmd {
	of := p.group.Category
	if p.Columns().Side == 0 || isLarge(of.Rows, of.Cols) {
		return nil
	}
	var wanted []string
	for _, i := range []int{at, at + 1, at - 1} {
		if 0 <= i && i < len(p.group.Group.Games) {
			wanted = append(wanted, p.game(i).Name)
		}
	}
	kept := p.Archive
	return p.InTurn(p.ends.Find(wanted, func(name string, j *page.Job) *game.Game { return readEnd(kept, name, j) }))
}

// isLarge reports whether a board is too large to be read and drawn beside the list.
func isLarge(rows, cols int) bool { return rows*cols > draw.MaxWholeCells }

// readEnd returns a game as it was at its end, or nil if it cannot be read.
func readEnd(kept *archive.Archive, name string, j *page.Job) *game.Game {
	saved, err := kept.Read(name)
	if err != nil || !j.Going() {
		return nil // opening the game shows the error
	}
	r, err := session.WatchedReplay(saved.Journal, j.Watch)
	if err != nil {
		return nil
	}
	r.Seek(r.Len())
	return r.Game()
}

// side returns the panel beside the games: the end of the selected game, and the trend of the
// category.
func (p *category) side() screen.Side {
	if p.Selected >= p.lines() {
		return screen.Side{}
	}
	g := p.game(p.Selected)
	return screen.Side{
		Title: g.Ended.Local().Format(gameDate),
		Parts: append(p.endParts("", g), p.trendPart(&p.group)),
	}
}

// endParts returns the parts of a side panel about a game. The first part says how the game ended.
// Once the game has been read, the second part shows its board. If the game cannot be read, the
// second part says so; but if there is a heading, endParts returns nil.
func (p *model) endParts(heading string, g history.Game) []screen.Part {
	e, read := p.ends.At(g.Name)
	about := func(width int) screen.Block { return p.about(g, width) }
	parts := []screen.Part{screen.Lines(heading, about)}
	switch {
	case !read || isLarge(g.Rows, g.Cols):
	case e == nil && heading != "": // a panel about a category can do without a game
		parts = nil
	case e == nil:
		parts = append(parts, screen.Prose(screen.Field.Of(p.Lang.Say("El tablero de esta partida ya no está guardado", "The board of this game was not kept"))))
	default:
		parts = append(parts, p.Miniature(e))
	}
	return parts
}

// about returns how a game ended, and the figures of its board.
func (p *model) about(g history.Game, width int) screen.Block {
	seconds := words.InSeconds(p.Lang, g.Time)
	said := screen.Bad.Of(p.Lang.Say("perdida a los %s", "lost after %s", seconds))
	switch {
	case g.GivenUp:
		said = screen.Message.Of(p.Lang.Say("abandonada a los %s", "given up after %s", seconds))
	case g.Won:
		said = screen.Good.Of(words.WonIn.In(p.Lang, seconds))
	}
	b := screen.Wrapped(said, width)
	if g.ThreeBV > 0 {
		worth := fmt.Sprintf("3BV %d", g.ThreeBV)
		if g.ZiNi > 0 {
			worth += text.Separator + fmt.Sprintf("ZiNi %d", g.ZiNi)
		}
		if g.Tally().PerSecond() > 0 {
			worth += text.Separator + text.Decimal(p.Lang, g.Tally().PerSecond(), 2) + " 3BV/s"
		}
		b = append(b, screen.WrappedParts(screen.Field.Of(worth), width)...)
	}
	if why := ending(g, p.Lang); why != "" && !g.GivenUp {
		b = append(b, screen.Wrapped(screen.Field.Of(why), width)...)
	}
	return b
}
