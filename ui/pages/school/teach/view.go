package teach

import (
	"maps"
	"strconv"

	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

const (
	leastBoard = 5 // lines, of which two are of cells
	airy       = 16
	usual      = 2 // lines that are said, so that in a window of that height the board seldom moves
)

// head returns how many lines stand above the board: the title, then the figures.
func (p *Page) head() int { return p.Chrome() - 2 }

// lines returns what is said, as wide as the window.
func (p *Page) lines() screen.Block {
	if p.said == "" {
		return nil
	}
	const widest = 76
	return screen.WrappedParts(p.ink.Of(p.said), min(p.Width, widest))
}

// room returns how many lines there are for the board.
func (p *Page) room() int {
	said := len(p.lines())
	if p.Height >= airy {
		said = max(usual, said)
	}
	return p.Height - p.head() - 1 - said
}

// textOnly reports whether what is said leaves no room for a board: it takes the window until
// the next key.
func (p *Page) textOnly() bool { return p.room() < leastBoard }

// fit fits the board to the window.
func (p *Page) fit() {
	if p.trial == nil || p.Height == 0 || p.textOnly() {
		return
	}
	b := &p.board
	switch {
	case len(p.points) == 0 && p.chance == nil:
		b.Overlay = nil
	case b.Overlay == nil || !maps.Equal(b.Overlay.Points, p.points),
		(b.Overlay.Chance == nil) != (p.chance == nil):
		b.Overlay = &draw.Overlay{Points: p.points, Chance: p.chance}
	}
	p.FitBoard(b, p.grid(), p.room(), p.pinned)
}

// turn scrolls what is said where it takes the whole window.
func (p *Page) turn(c keys.Command) {
	p.scroll++
	if c == keys.MoveUp {
		p.scroll -= 2
	}
	p.scroll = max(0, min(p.scroll, len(p.lines())-1))
}

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	foot := screen.NewFoot(p.Width, p.Lang, p.foot())
	title := p.about(p).Title.In(p.Lang)
	if p.trial == nil || p.textOnly() {
		page := screen.Page{Title: screen.Block{{screen.Title.Of(title)}}, Focus: p.scroll, Foot: foot}
		page.Scroll(p.lines().Rows())
		f.Page(page)
		return
	}
	said := p.lines()
	_, height := p.board.Size(p.grid(), p.board.Window)
	if p.head() > 0 {
		f.Title(title)
	}
	if p.head() > 1 {
		f.Middle(p.figures())
	}
	f.Blank(max(0, p.room()-height) / 3)
	f.Board(&p.board)
	f.Said(said, false, foot)
}

// figures says how far the lesson is, and how many mines remain.
func (p *Page) figures() screen.Line {
	said := p.subject.figures(p)
	if p.stage < solving && p.example() {
		said = text.Text{"Ejemplo", "Example"}.In(p.Lang)
	}
	line := screen.Line{screen.Field.Of(said)}
	gap := "   "
	if said == "" {
		gap = ""
	}
	more := screen.Line{
		screen.Field.Of(gap + words.MinesLeft.In(p.Lang) + " "),
		screen.Figure.Of(strconv.Itoa(p.trial.Game().MinesLeft())),
	}
	if line.Width()+more.Width() > p.Width {
		return line
	}
	return append(line, more...)
}

// foot returns the keys that do something now.
func (p *Page) foot() []screen.KeyHint {
	now := p.Keys.Of(keys.Lesson)
	_, choosing := p.subject.(skill)
	now.Enable(p.stage == solving && !choosing, keys.FlagCell, keys.AskHint)
	now.Enable(p.trial != nil, keys.OpenCell)
	now.Enable(!p.wanted, keys.NewBoard)
	now.Enable(!p.wanted && p.example(), keys.SameBoard)
	all := now.Foot(p.Lang)
	if p.trial != nil && p.stage != solving {
		all[0].Does = text.Text{"seguir", "go on"}
	}
	return all
}
