package races

import (
	"time"

	"buscaminas/game/race"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A room is the page of one race.
type room struct {
	racing
	code string
	seat *races.Seat // the player's seat before the game begins; nil: none
	own  int         // the number of the player's seat; 0: none

	race     *races.Race
	field    *session.Racers // the games of the race; nil: not read yet
	follower *races.Follower
	places   []session.Place // the order of the players at the last reading
	playAt   time.Time       // the end of the countdown; zero: the countdown has not begun
	busy     bool            // the race is being started, or a rematch is being made

	codes    page.Previews[string, string] // the code of the board, by the code of the race
	accuracy page.Previews[judgedGame, float64]
}

// NewRoom returns the page that shows a race.
func NewRoom(r page.Contest) *room { return &room{code: r.Code, seat: r.Seat, own: r.Own} }

// Leave gives up the player's seat, if the player has one and has not begun to play.
func (p *room) Leave() {
	p.seat.Leave()
	p.seat = nil
}

const (
	roomPoll  = time.Second / 4
	countdown = 3 * time.Second
)

// readMsg brings the race and the games of its players, or the error of reading them.
type readMsg struct {
	race  *races.Race
	games []races.Game
	err   error
}

// follow reads the race and its games in the background.
func (p *room) follow() tea.Cmd {
	if p.follower == nil {
		p.follower = p.folder().Follow(p.code)
	}
	folder, code, follower := p.folder(), p.code, p.follower
	return p.poll.Start(func() tea.Msg {
		r, err := folder.Race(code)
		if err != nil {
			return readMsg{err: err}
		}
		games, err := follower.Read()
		return readMsg{r, games, err}
	})
}

// startedMsg says whether the race could be started.
type startedMsg struct{ err error }

// Update implements [page.Page].
func (p *room) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	return tea.Batch(cmd, p.judge(), p.findCode()), request
}

func (p *room) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch c, request := p.Handle(msg, keys.Room, len(p.places)); c {
	case keys.Pick:
		return p.start(), nil
	case keys.PlayReplay:
		return nil, p.watch()
	case keys.Rematch:
		return p.rematch(), nil
	case keys.Back:
		p.Leave()
		p.accuracy.Stop()
		return nil, request
	default:
		if request != nil {
			return nil, request
		}
	}
	switch msg := msg.(type) {
	case page.Context:
		p.enable()
	case page.Shown:
		p.seen = true
		return p.follow(), nil
	case page.Hidden:
		p.seen = false
	case readMsg:
		return p.took(msg)
	case page.PollTickMsg:
		if p.poll.Resume(); p.seen || p.seat != nil {
			return p.follow(), nil
		}
	case startedMsg:
		p.busy = false
		if msg.err != nil {
			p.Problem = words.Error(msg.err, p.Lang)
		}
	case seatMsg:
		p.busy = false
		return nil, p.seated(msg)
	case page.Previewed[judgedGame, float64]:
		p.accuracy.Take(msg)
	case page.Previewed[string, string]:
		p.codes.Take(msg)
	case page.Stopped:
		p.job = nil
	}
	return nil, nil
}

// took shows the newly read state of the race. For a player with a seat, a countdown begins when
// the page first sees that the race was started. At the end of the countdown, that player begins to
// play.
func (p *room) took(msg readMsg) (tea.Cmd, page.Request) {
	if msg.err != nil {
		p.Problem = words.Error(msg.err, p.Lang)
		return p.poll.Pause(roomPoll), nil
	}
	p.race = msg.race
	if p.field == nil {
		p.field = session.NewRacers(&msg.race.Board)
	}
	p.field.Update(msg.games)
	selected := 0
	if p.Selected < len(p.places) {
		selected = p.places[p.Selected].Seat
	}
	p.places = p.field.Places(race.Now)
	p.Reselect(len(p.places), func(i int) bool { return p.places[i].Seat == selected })
	p.enable()
	if p.seat != nil && p.race.Begun {
		if p.playAt.IsZero() {
			p.playAt = p.Now().Add(countdown)
		}
		if !p.Now().Before(p.playAt) {
			seat := p.seat
			p.seat = nil // the game has it
			return nil, page.Play{Setup: session.ContestSetup(&p.race.Board), Seat: seat}
		}
	}
	return p.poll.Pause(roomPoll), nil
}

// findCode finds the code of the board in the background, once the race is over. Earlier, the code
// would let a player deal the board and see its mines.
func (p *room) findCode() tea.Cmd {
	if p.race == nil || !p.race.Over() {
		return nil
	}
	board := p.race.Board
	return p.InTurn(p.codes.Find([]string{p.code}, func(string, *page.Job) string {
		code, _ := session.ContestCode(&board)
		return code
	}))
}

// waits reports whether the page waits for the race to begin. It also returns true if the race has
// not been read yet.
func (p *room) waits() bool { return p.race == nil || !p.race.Begun }

// enable enables the keys that apply now.
func (p *room) enable() {
	p.Keyed.Enable(p.race != nil && p.waits() && p.seat != nil, keys.Pick)
	p.Keyed.Enable(!p.waits() && p.seat == nil, keys.Up, keys.PlayReplay)
	p.Keyed.Enable(!p.waits() && p.seat == nil && !p.Served.IsGuest(), keys.Rematch)
}

func (p *room) start() tea.Cmd {
	if p.busy || p.seat == nil || !p.waits() {
		return nil
	}
	p.busy = true
	folder, code := p.folder(), p.code
	return func() tea.Msg { return startedMsg{folder.Start(code)} }
}
