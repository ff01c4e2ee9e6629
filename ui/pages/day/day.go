// Package day is the page of the daily boards. Each day, in UTC, has one board for each grid and
// level. The page shows the results of a month, and offers the boards of any day up to today.
package day

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/winners"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A model is the page of the daily boards.
type model struct {
	page.Listing // the list of the boards
	memory       *Memory
	day          time.Time // the chosen day
	asked        bool      // the page has begun to read the results
	found        found
	waiting      []archive.Waiting
	won          map[archive.DayBoard][]winners.Winner // the winners on the boards of the chosen day
	unread       bool                                  // the winners could not be read
}

// Memory is what the page remembers between two visits.
type Memory struct {
	Board  int  // the index of the chosen board
	Chosen bool // the player has chosen a board
}

// New returns the page, which begins with the boards of today. The parameter memory keeps the
// chosen board between two visits.
func New(memory *Memory) *model { return &model{memory: memory} }

// found holds the results of all boards.
type found struct {
	results map[archive.DayBoard]archive.DayResult
	streak  int // the length of the present streak, in days
	best    int // the length of the longest streak, in days
	err     error
}

// find reads the results in the background.
func (p *model) find() tea.Cmd {
	kept, today := p.Archive, p.today()
	return p.InTurn(func() tea.Msg {
		games, _, err := kept.History()
		return found{archive.DayResults(games), archive.Streak(games, today), archive.BestStreak(games), err}
	})
}

// foundWaiting brings the waiting games.
type foundWaiting []archive.Waiting

// findWaiting reads the waiting games in the background. Later changes come as [page.WaitingGames].
func (p *model) findWaiting() tea.Cmd {
	kept := p.Archive
	return p.InTurn(func() tea.Msg {
		all, _ := kept.Waiting() // the menu shows the errors
		return foundWaiting(all)
	})
}

// monthOf returns the first day of the month of a day.
func monthOf(day time.Time) time.Time { return day.AddDate(0, 0, 1-day.Day()) }

// today returns the beginning of today, in UTC.
func (p *model) today() time.Time { return p.Now().UTC().Truncate(24 * time.Hour) }

// first is the first day with boards.
var first = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// boards returns the boards of the chosen day.
func (p *model) boards() []archive.DayBoard {
	var all []archive.DayBoard
	for _, kind := range game.GridKinds() {
		for _, level := range words.Levels() {
			all = append(all, archive.DayBoard{Day: p.day, Grid: kind, Level: level.Level})
		}
	}
	return all
}

// Update implements [page.Page].
func (p *model) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	if cmd, request, typed := p.TypeIn(msg); typed {
		if p.Prompt == nil { // the player may have a new name
			cmd = tea.Batch(cmd, p.findWinners())
		}
		return cmd, request
	}
	c, request := p.Handle(msg, keys.Day, 0)
	if c != keys.None || request != nil {
		return p.do(c, request)
	}
	switch msg := msg.(type) {
	case page.Context:
		p.Keyed.Enable(p.Archive.Winners.Exists() && !p.Served.Guest, keys.NamePlayer)
		if !p.asked {
			p.asked = true
			p.begin()
			return tea.Batch(p.find(), p.findWinners(), p.findWaiting()), nil
		}
	case page.WaitingGames:
		p.waiting = msg.Games
	case page.Ended: // the game may have been on one of these boards
		return tea.Batch(p.find(), p.findWinners()), nil
	case foundWaiting:
		p.waiting = msg
	case found:
		p.take(msg)
	case foundWinners:
		p.takeWinners(msg)
	case page.Click:
		return p.click(msg)
	}
	return nil, nil
}

// begin chooses today. It selects the board that the player chose last. If the player has chosen
// none yet, it selects the first board on the player's grid.
func (p *model) begin() {
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

// take shows the results or, if reading them failed, the error.
func (p *model) take(f found) {
	if f.err != nil {
		p.Problem = words.Error(f.err, p.Lang)
		return
	}
	p.found, p.Problem = f, ""
}

// do carries out the command of a key.
func (p *model) do(c keys.Command, request page.Request) (tea.Cmd, page.Request) {
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
	case keys.NamePlayer:
		p.Prompt = p.AskName(keys.Day, nil)
	}
	return nil, request
}

// choose carries out a command that moves the selection in the list of boards. It remembers the
// selected board.
func (p *model) choose(list page.List, c keys.Command) {
	list.Do(c, len(p.boards()))
	p.List = list
	p.memory.Board, p.memory.Chosen = list.Selected, true
}

// monthAway adds a number of months, which may be negative, to a day. If the new month has no such
// date, for instance no 31 June, monthAway returns the last day of the new month.
func monthAway(day time.Time, months int) time.Time {
	month := monthOf(day).AddDate(0, months, 0)
	last := month.AddDate(0, 1, -1).Day()
	return month.AddDate(0, 0, min(day.Day(), last)-1)
}

// goTo chooses a day. Instead of a day in the future, it chooses today. Instead of a day before the
// first day with boards, it chooses that first day.
func (p *model) goTo(day time.Time) tea.Cmd {
	if day.After(p.today()) {
		day = p.today()
	}
	if day.Before(first) {
		day = first
	}
	p.day = day
	return p.findWinners()
}

// waits returns the waiting game on a board of the day, or nil if there is none.
func (p *model) waits(b archive.DayBoard) *archive.Waiting {
	for i := range p.waiting {
		if w := &p.waiting[i]; b.Matches(&w.Header) {
			return w
		}
	}
	return nil
}

// play continues the waiting game on board i of the chosen day or, if there is none, begins one.
func (p *model) play(i int) page.Request {
	p.memory.Board, p.memory.Chosen = i, true
	b := p.boards()[i]
	if w := p.waits(b); w != nil && w.Here {
		return page.GoOn{}
	} else if w != nil {
		return page.GoOn{Name: w.Name}
	}
	spec := deal.Spec{Grid: b.Grid.New(b.Level.Rows, b.Level.Cols), Mines: b.Level.Mines}
	setup := session.Daily(spec, p.Now())
	if b.Day.Before(p.today()) {
		setup = session.DailyLater(spec, b.Day)
	}
	return page.Play{Setup: setup}
}

// click plays the clicked board, or chooses the clicked day. A click on an arrow chooses the next
// or the previous day.
func (p *model) click(msg page.Click) (tea.Cmd, page.Request) {
	boards := len(p.boards())
	switch {
	case msg.Button == tea.MouseButtonWheelUp:
		p.choose(p.List, keys.Up)
	case msg.Button == tea.MouseButtonWheelDown:
		p.choose(p.List, keys.Down)
	case msg.Chosen() && msg.Item == dayItem:
		if step := screen.ArrowAt(msg.Column, screen.Width(p.dayName().Text)); step != 0 {
			return p.goTo(p.day.AddDate(0, 0, step)), nil
		}
	case msg.Chosen() && msg.Item < boards:
		return nil, p.play(msg.Item)
	case msg.Chosen():
		if day, ok := p.dayAt(msg.Item-boards, msg.Column); ok {
			return p.goTo(day), nil
		}
	}
	return nil, nil
}
