package play

import (
	"strconv"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// statusGap is the number of blanks between two figures.
const statusGap = screen.JoinGap

// figures returns the figures of the game in the order in which the line above the board shows
// them. The mark of a game that is not saved is the last, and the most important.
func (p *Page) figures() (all screen.Facts) {
	add := func(rank int, name text.Text, value int) {
		all.AddRanked(screen.Fact{Name: name.In(p.Lang), Value: screen.Figure.Of(strconv.Itoa(value)), Rank: rank})
	}
	add(0, words.MinesLeft, p.game().MinesLeft())
	add(3, words.Flagged, p.game().Flags())
	all.AddRanked(screen.Fact{Name: words.Time.In(p.Lang), Value: screen.Figure.Of(p.clock.time()), Rank: 2})
	add(4, words.Moves, p.game().Steps())
	if n := p.session.Hints(); n > 0 {
		add(5, words.Hints, n)
	}
	all.AddRanked(p.rivals.lead())
	all.AddRanked(p.clickFigure())
	if p.session.Failing() {
		all.AddRanked(p.mark())
	}
	return all
}

// mark returns the mark of a game that is not saved.
func (c *core) mark() screen.Fact {
	return screen.Fact{Name: markName.In(c.Lang), Value: screen.Figure.Of(notSaved.In(c.Lang)), Rank: -1}
}

// brief returns the figures for one line of a low window. The parameters are the time on the clock and
// the lead in a race.
func (c *core) brief(width int, time string, lead screen.Fact) string {
	g := c.game()
	var all screen.Facts
	add := func(rank int, said ...string) {
		all.AddRanked(screen.Fact{Value: screen.Message.Of(strings.Join(said, " ")), Rank: rank})
	}
	if c.session.Failing() {
		add(-1, markName.In(c.Lang), notSaved.In(c.Lang))
	}
	if mines, click := words.Mines.Count(g.MinesLeft(), c.Lang), c.clickFigure(); click.Value.Text == "" {
		add(0, mines)
	} else {
		add(0, mines+text.Separator+strings.ToLower(click.Name), click.Value.Text)
	}
	add(2, words.Flags.Count(g.Flags(), c.Lang))
	add(1, time)
	if lead.Value.Text != "" {
		add(3, strings.ToLower(lead.Name), lead.Value.Text)
	}
	var said []string
	for _, f := range all.Fitting(width) {
		said = append(said, f.Value.Text)
	}
	return strings.Join(said, text.Separator)
}
