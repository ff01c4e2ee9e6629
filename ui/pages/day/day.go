// Package day is the page of the boards of the day: one of each grid and level, on every day
// of UTC. It shows which of them were won, and the month; the board of any day can be played.
package day

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the page of the boards of the day.
type Page struct {
	page.Context
	page.List // of the boards
	keys      keys.Table
	memory    *Memory
	day       time.Time // the one that is chosen
	asked     bool      // for what has been played
	found     found
	problem   string
}

// Memory is what outlives a visit.
type Memory struct {
	Board  int  // which of a day was chosen
	Chosen bool // any was
}

// New returns the page, on the board that was chosen last; the day is today.
func New(memory *Memory) *Page { return &Page{memory: memory} }

// found is what has been played of the boards of a month.
type found struct {
	month   time.Time
	games   []history.Game
	known   bool // the games are
	results map[archive.DayBoard]archive.DayResult
	streak  int // days in a row
	best    int // the most there were
	err     error
}

// find finds on the side what has been played in the month of the day that is chosen.
func (p *Page) find() tea.Cmd {
	kept, f, today := p.Archive, p.found, p.today()
	f.month, f.err = monthOf(p.day), nil
	return p.Aside(func() tea.Msg {
		if !f.known {
			if f.games, _, f.err = kept.History(); f.err != nil {
				return f
			}
			f.known, f.streak, f.best = true, archive.Streak(f.games, today), archive.BestStreak(f.games)
		}
		next := f.month.AddDate(0, 1, 0)
		f.results = archive.DayResults(f.games, next.AddDate(0, 0, -1), int(next.Sub(f.month).Hours()/24))
		return f
	})
}

// monthOf returns the beginning of the month of a day.
func monthOf(day time.Time) time.Time { return day.AddDate(0, 0, 1-day.Day()) }

// today returns the beginning of today, in UTC.
func (p *Page) today() time.Time { return p.Now().UTC().Truncate(24 * time.Hour) }

// first is the first day of which boards are offered.
var first = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// boards returns those of the day that is chosen.
func (p *Page) boards() []archive.DayBoard {
	var all []archive.DayBoard
	for _, kind := range game.GridKinds() {
		for _, level := range words.Levels() {
			all = append(all, archive.DayBoard{Day: p.day, Grid: kind, Level: level.Level})
		}
	}
	return all
}

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Dest) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Day)
		if !p.asked {
			p.asked = true
			p.begin()
			return p.find(), nil
		}
	case page.Ended: // it may be one of these
		p.found.known = false
		return p.find(), nil
	case found:
		p.take(msg)
	case tea.KeyMsg:
		return p.do(p.keys.Command(msg.String()))
	case page.Click:
		return p.click(msg)
	}
	return nil, nil
}

// begin chooses today, and the board that was chosen last: at first one of the grid that is
// usual for the player.
func (p *Page) begin() {
	p.day = p.today()
	if p.memory.Chosen {
		p.Selected = p.memory.Board
		return
	}
	for i, b := range p.boards() {
		if b.Grid == p.Grid {
			p.Selected = i
			return
		}
	}
}

// take takes what was found, unless another month is chosen by now.
func (p *Page) take(f found) {
	switch {
	case f.err != nil:
		p.problem = words.Error(f.err, p.Lang)
	case f.month.Equal(monthOf(p.day)):
		p.found, p.problem = f, ""
	}
}

// do carries out what a key stands for.
func (p *Page) do(c keys.Command) (tea.Cmd, page.Dest) {
	switch c {
	case keys.Up, keys.Down, keys.First, keys.Last:
		p.choose(p.List, c)
	case keys.Pick:
		return nil, p.play(p.Selected)
	case keys.Less:
		return p.goTo(p.day.AddDate(0, 0, -1)), nil
	case keys.More:
		return p.goTo(p.day.AddDate(0, 0, 1)), nil
	case keys.PageUp:
		return p.goTo(monthAway(p.day, -1)), nil
	case keys.PageDown:
		return p.goTo(monthAway(p.day, 1)), nil
	case keys.Today:
		return p.goTo(p.today()), nil
	case keys.ShowHelp:
		return nil, page.Help{Keys: keys.Day}
	case keys.Back:
		return nil, page.Back{}
	}
	return nil, nil
}

// choose moves the choice among the boards.
func (p *Page) choose(list page.List, c keys.Command) {
	list.Do(c, len(p.boards()))
	p.List = list
	p.memory.Board, p.memory.Chosen = list.Selected, true
}

// monthAway returns the same day of another month, or its last.
func monthAway(day time.Time, months int) time.Time {
	month := monthOf(day).AddDate(0, months, 0)
	last := month.AddDate(0, 1, -1).Day()
	return month.AddDate(0, 0, min(day.Day(), last)-1)
}

// goTo chooses a day: no later one than today.
func (p *Page) goTo(day time.Time) tea.Cmd {
	if day.After(p.today()) {
		day = p.today()
	}
	if day.Before(first) {
		day = first
	}
	p.day = day
	if monthOf(day).Equal(p.found.month) && p.found.known {
		return nil
	}
	return p.find()
}

// play begins a game on board i of the day that is chosen.
func (p *Page) play(i int) page.Dest {
	p.memory.Board, p.memory.Chosen = i, true
	b := p.boards()[i]
	spec := deal.Spec{Grid: b.Grid.New(b.Level.Rows, b.Level.Cols), Mines: b.Level.Mines}
	setup := session.Daily(spec, b.Day)
	if b.Day.Before(p.today()) {
		setup = session.DailyLater(spec, b.Day)
	}
	return page.Play{Setup: setup}
}

// click plays the board, or chooses the day, that was clicked.
func (p *Page) click(msg page.Click) (tea.Cmd, page.Dest) {
	boards := len(p.boards())
	switch {
	case msg.Button == tea.MouseButtonWheelUp:
		p.choose(p.List, keys.Up)
	case msg.Button == tea.MouseButtonWheelDown:
		p.choose(p.List, keys.Down)
	case msg.Chosen() && msg.Item < boards:
		return nil, p.play(msg.Item)
	case msg.Chosen():
		if day, ok := p.dayAt(msg.Item-boards, msg.Column); ok {
			return p.goTo(day), nil
		}
	}
	return nil, nil
}
