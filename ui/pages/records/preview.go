package records

import (
	"fmt"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// An end is the board of a game as it was left.
type end struct {
	game *game.Game // nil: it is kept no more
	at   game.Cell  // where the player was
}

// A stand is where the board of the selected game stands, beside the list. The zero value has no
// room for it.
type stand struct {
	page.Room
	draw.Look
}

// Where there is room for a board beside the games of a category: in a window of so many columns,
// beside a list of so many. Above it stand some lines about the game. It is worth it from a least
// height on, and what is said of the game has a least width.
const (
	leastWindow = 100
	listWidth   = 46
	aboutLines  = 4
	leastHigh   = 8
	leastAbout  = 42
)

// fit finds where the board of a game stands: all of them are as large.
func (p *category) fit() {
	p.stand = stand{}
	if p.Width < leastWindow {
		return
	}
	of := p.group.Category
	kind := game.GridKindNamed(of.Grid)
	if kind == nil || of.Rows*of.Cols > draw.MaxTextCells {
		return // of a later version, or read for long
	}
	r, ok := p.RoomBeside(listWidth, 0, page.Room{Width: p.Width, Height: p.Height})
	r.Height -= aboutLines
	if !ok || r.Height < leastHigh {
		return
	}
	look := draw.Look{Glyphs: p.Glyphs(), Names: p.Names}
	p.stand.Look, p.stand.Room = r.Fitted(look, kind.New(of.Rows, of.Cols))
	p.stand.Width = max(p.stand.Width, leastAbout)
}

// read reads the game that is selected, and those beside it in the list.
func (p *category) read() tea.Cmd {
	if p.stand.Width == 0 {
		return nil
	}
	var wanted []string
	for _, i := range []int{p.Selected, p.Selected + 1, p.Selected - 1} {
		if 0 <= i && i < len(p.group.Group.Games) {
			wanted = append(wanted, p.game(i).Name)
		}
	}
	kept := p.Archive
	return p.ends.Look(wanted, func(name string, j *page.Job) end { return readEnd(kept, name, j) })
}

func readEnd(kept *archive.Archive, name string, j *page.Job) end {
	saved, err := kept.Read(name)
	if err != nil || !j.Going() {
		return end{} // what is wrong is said where it is opened
	}
	r, err := session.WatchedReplay(saved.Journal, j.Watch)
	if err != nil {
		return end{}
	}
	r.Seek(r.Len())
	e := end{r.Game(), r.Setup.Start()}
	if c, ok := r.Touched(); ok {
		e.at = c
	}
	return e
}

// beside draws the board of the selected game, below what is to be said of it.
func (p *category) beside() screen.Block {
	s := p.stand
	if s.Width == 0 {
		return nil
	}
	g := p.game(p.Selected)
	b := p.about(g)
	e, read := p.ends.At(g.Name)
	switch {
	case !read:
		return append(b, s.Filled(screen.Block{{}})...)
	case e.game == nil:
		return append(b, s.Filled(screen.Block{{screen.Field.Of(notKept.In(p.Lang))}})...)
	}
	board := &draw.Picture{Game: e.game, Look: s.Look, Cursor: e.at}
	return append(b, p.Beside(board, e.game.Layout().Grid(), s.Room)...)
}

var (
	notKept     = text.Text{"Su tablero ya no se guarda", "Its board is kept no more"}
	gaveUpAfter = text.Text{"abandonada a los %s seg.", "given up after %s sec."}
	lostAfter   = text.Text{"perdida a los %s seg.", "lost after %s sec."}
)

// about says how a game ended, and what its board was worth.
func (p *Page) about(g history.Game) screen.Block {
	b := make(screen.Block, aboutLines)
	seconds := words.Seconds(g.Time)
	switch {
	case g.GivenUp:
		b[0] = screen.Line{screen.Message.Of(gaveUpAfter.In(p.Lang, seconds))}
	case g.Won:
		b[0] = screen.Line{screen.Good.Of(words.WonIn.In(p.Lang, seconds))}
	default:
		b[0] = screen.Line{screen.Bad.Of(lostAfter.In(p.Lang, seconds))}
	}
	if why := ending(g, p.Lang); why != "" && !g.GivenUp {
		b[2] = screen.Line{screen.Field.Of(why)}
	}
	if g.ThreeBV > 0 {
		said := fmt.Sprintf("3BV %d", g.ThreeBV)
		if g.ZiNi > 0 {
			said += text.Between + fmt.Sprintf("ZiNi %d", g.ZiNi)
		}
		if stats.Speed(g) > 0 {
			said += text.Between + fmt.Sprintf("%.2f 3BV/s", stats.Speed(g))
		}
		b[1] = screen.Line{screen.Field.Of(said)}
	}
	return b
}
