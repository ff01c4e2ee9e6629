package play

import (
	"strconv"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// figures returns the figures of the game in the order in which they are shown: in the panel, in the
// line above the board, or on the last line of a low window. If the game cannot be saved, the first
// figure says so.
func (p *Page) figures() (all screen.Facts) {
	add := func(rank int, name text.Text, value, brief string) {
		all.AddRanked(screen.Fact{Name: name.In(p.Lang), Value: screen.Figure.Of(value), Rank: rank, Brief: brief})
	}
	g := p.game()
	if p.session.SaveFailed() {
		all.AddRanked(p.mark())
	}
	add(0, words.MinesLeft, strconv.Itoa(g.MinesLeft()), words.Mines.In(p.Lang, g.MinesLeft()))
	if n := g.Flags(); n > 0 || !p.over() {
		add(3, words.Flagged, strconv.Itoa(n), words.Flags.In(p.Lang, n))
	}
	add(2, words.Time, p.clock.time(), p.clock.time())
	add(4, words.Moves, strconv.Itoa(g.Steps()), "")
	if n := p.session.Hints(); n > 0 {
		add(5, words.Hints, strconv.Itoa(n), "")
	}
	all.AddRanked(p.rivals.lead())
	all.AddRanked(p.clickFigure())
	return all
}

// mark returns the figure that says that the game is not saved.
func (c *core) mark() screen.Fact {
	name, value := markName.In(c.Lang), notSaved.In(c.Lang)
	return screen.Fact{Name: name, Value: screen.Figure.Of(value), Rank: -1, Brief: name + " " + value}
}
