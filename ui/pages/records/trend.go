package records

import (
	"strconv"

	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A trend is the view that shows how a category changes from week to week. It also lists the
// arguments that the player missed. An argument is a proof that a cell is safe or a mine.
type trend struct {
	*model // its List selects the line at the top of the window
	group  group
	rows   []screen.Row
}

func (p *trend) on() keys.Page { return keys.Category }

// lines returns 0, because the view has no list: it scrolls and handles clicks itself.
func (p *trend) lines() int { return 0 }

func (p *trend) show() {
	p.setKeys()
	p.rows = p.drawn()
}

func (p *trend) do(c keys.Command) (tea.Cmd, page.Request) {
	if p.Do(c, p.tops()) {
		return nil, nil
	}
	switch c {
	case keys.Pick:
		return nil, p.learn(0)
	case keys.Trend, keys.Back:
		p.turn(&category{model: p.model, group: p.group})
	}
	return nil, nil
}

// click opens a lesson about the clicked argument.
func (p *trend) click(msg page.Click) (tea.Cmd, page.Request) {
	if p.ScrollWheel(msg, p.tops()) || msg.Button != tea.MouseButtonLeft || msg.Item < 0 {
		return nil, nil
	}
	return nil, p.learn(msg.Item)
}

// tops returns the number of positions to which the view can scroll.
func (p *trend) tops() int { return max(1, len(p.rows)-screen.ContentHeight(p.Height)+1) }

// drawn returns the plots, for as many weeks as fit, and the arguments that the player missed.
func (p *trend) drawn() []screen.Row {
	missed := p.missed()
	b := p.plotted(p.group.Group.Games, p.Columns().RowWidth(), screen.ContentHeight(p.Height)-len(missed))
	if b == nil {
		return screen.Wrapped(screen.Message.Of(p.Lang.Say("Aún no hay ninguna partida que cuente", "No games count yet")), p.Columns().RowWidth()).Rows()
	}
	return append(b.Rows(), missed...)
}

// costly returns the rules of the arguments that cost the player most to miss, as indexes of
// [review.Rules]. See [review.Figures.CostliestRules] for the cost of a rule.
func (p *trend) costly() []int { return stats.SumMissed(p.group.Group.Games).CostliestRules() }

// missed returns rows with the rules of [trend.costly]. Each row says how often the player missed
// arguments of the rule.
func (p *trend) missed() []screen.Row {
	order, counts := p.costly(), stats.SumMissed(p.group.Group.Games).Missed
	if len(order) == 0 {
		return nil
	}
	b := append(screen.Block{{}}, screen.Wrapped(screen.Field.Of(p.Lang.Say("Lo que más te costó no ver, y cuántas veces:", "Your costliest oversights, and how often:")), p.Columns().RowWidth())...)
	rows := b.Rows()
	for i, rule := range order {
		n := strconv.Itoa(counts[rule])
		count := screen.Line{screen.Figure.Of(blanks(5, n) + n + "  ")}
		missed := screen.Message.Of(words.RuleName(review.Rules[rule]).In(p.Lang))
		for _, l := range screen.Hanging(count, missed, p.Columns().RowWidth()) {
			rows = append(rows, l.AsItem(i))
		}
	}
	return rows
}

// learn returns the request to open the first lesson about rule i of [trend.costly]. It returns nil
// if there is no such rule or no such lesson.
func (p *trend) learn(i int) page.Request {
	order := p.costly()
	if i >= len(order) {
		return nil
	}
	for _, l := range lesson.Lessons() {
		if l.Rule == review.Rules[order[i]] {
			return page.Learn{Lesson: l}
		}
	}
	return nil
}

// setKeys sets the keys of the view. They are the keys of the list of games, but [keys.Pick] opens
// a lesson, and [keys.Trend] goes back to the list. setKeys disables the keys that do nothing here.
func (p *trend) setKeys() {
	order := p.costly()
	p.Keyed.Enable(len(order) > 0, keys.Pick)
	p.Keyed.Enable(false, keys.RaceGame, keys.Film) // no game is selected
	p.Keyed.Rename(keys.Pick, text.Text{"lección", "lesson"})
	p.Keyed.Rename(keys.Trend, text.Text{"partidas", "games"})
}

var lastGame = text.Text{"La última partida", "The last game"}

// read reads the last games of the category from the archive.
func (p *trend) read() tea.Cmd {
	last := category{model: p.model, group: p.group}
	return last.readAt(0)
}

func (p *trend) view(v *screen.Page) {
	v.Title = screen.Block{p.trendTitle(&p.group)}
	of := &category{model: p.model, group: p.group}
	v.Side = screen.Side{Title: name(p.group.Group, p.Lang), Parts: append(
		[]screen.Part{screen.Lines("", func(width int) screen.Block { return of.listed(width, true) }), p.calendar()}, p.endParts(lastGame.In(p.Lang), of.game(0))...)}
	v.Scroll(p.rows)
	v.Focus = p.Selected + screen.ContentHeight(p.Height)/2
}
