// Package races has the page where players make and join races, and the page of one race.
package races

import (
	"slices"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A listPage is the list of races, and the form for a new one.
type listPage struct {
	racing
	memory *Memory
	custom [3]string // rows, columns and mines of a custom board

	list     *races.List // reads the list of races; nil: no reading was started
	all      []races.Race
	shown    []archive.WatchableGame // the games of others that can be watched, listed after the races
	own      map[string]ownGame      // the player's games, by the code of their race
	read     bool                    // the list of races was read
	problems []string

	forming bool // the form for a new race is shown
	listed  int  // the line of the list that is selected again after the form
}

// Memory is what the page remembers between two visits.
type Memory struct{ level int }

// New returns the page. The texts in custom are the rows, the columns and the mines of a custom
// board.
func New(memory *Memory, custom [3]string) *listPage {
	return &listPage{memory: memory, custom: custom}
}

// pollEvery is the pause between two readings of the list.
const pollEvery = time.Second

// listMsg brings the races, the games that can be watched, and the player's own games.
type listMsg struct {
	all      []races.Race
	shown    []archive.WatchableGame
	problems []error

	own map[string]ownGame // the player's own games, by the code of their race
}

// An ownGame is a player's game in a race.
type ownGame struct {
	name      string // the name in the archive; "": the game is being played on this screen
	seat      int
	elsewhere bool // another program plays the game
}

// look reads the races and the waiting games of the player in the background.
func (p *listPage) look() tea.Cmd {
	if p.list == nil {
		p.list = p.folder().List()
	}
	list, kept, now := p.list, p.Archive, p.Now()
	return p.poll.Start(func() tea.Msg {
		all, problems := list.Read()
		msg := listMsg{all: all, shown: kept.WatchableGames(now), problems: problems, own: map[string]ownGame{}}
		waits, _ := kept.Waiting() // the menu shows the errors
		for _, w := range waits {
			code, seat, ok := races.ParseRef(w.Race)
			// Two players may share a computer: the game that another copy plays is the other
			// player's.
			if _, known := msg.own[code]; ok && !(known && w.Elsewhere) {
				own := ownGame{w.Name, seat, w.Elsewhere}
				if w.Here {
					own.name = ""
				}
				msg.own[code] = own
			}
		}
		return msg
	})
}

// Update implements [page.Page].
func (p *listPage) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	if cmd, request, typed := p.TypeIn(msg); typed {
		return cmd, request
	}
	c, request := p.Handle(msg, p.on(), p.lines())
	if c != keys.None || request != nil {
		return p.do(c, request)
	}
	switch msg := msg.(type) {
	case page.Context:
		p.enable()
	case page.Shown:
		p.seen = true
		return p.look(), nil
	case page.Hidden:
		p.seen = false
	case listMsg:
		p.take(msg)
		return p.poll.Pause(pollEvery), nil
	case page.PollTickMsg:
		if p.poll.Resume(); p.seen {
			return p.look(), nil
		}
	case seatMsg:
		request := p.seated(msg)
		if request != nil {
			p.form(false)
		}
		return nil, request
	case watchMsg:
		return nil, p.watched(msg)
	case page.Stopped:
		p.job = nil
	}
	return nil, nil
}

// on returns the page whose keys apply: the form or the list.
func (p *listPage) on() keys.Page {
	if p.forming {
		return keys.RaceForm
	}
	return keys.Races
}

// lines returns the number of lines to select from.
func (p *listPage) lines() int {
	if p.forming {
		return levels
	}
	return p.rows()
}

// form shows the form for a new race or, if shown is false, the list.
func (p *listPage) form(shown bool) {
	switch {
	case shown == p.forming:
	case shown:
		p.listed, p.Selected = p.Selected, p.memory.level
	default:
		p.memory.level, p.Selected = p.Selected, p.listed
	}
	p.forming = shown
	p.Handle(p.Context, p.on(), p.lines())
	p.enable()
}

// enable enables the keys that apply now.
func (p *listPage) enable() {
	p.Keyed.Enable(!p.Served.IsGuest(), keys.MakeRace, keys.JoinRace, keys.NamePlayer)
	p.Keyed.Enable(p.lines() > 0, keys.Up, keys.Pick)
}

// take shows a new list of races. The selected race or game stays selected.
func (p *listPage) take(msg listMsg) {
	at := &p.Selected
	if p.forming {
		at = &p.listed
	}
	selected := p.name(*at)
	p.all, p.shown, p.own, p.read = msg.all, msg.shown, msg.own, true
	slices.SortStableFunc(p.all, func(a, b races.Race) int { return p.state(&a) - p.state(&b) })
	list := page.List{Selected: *at}
	list.Reselect(p.rows(), func(i int) bool { return p.name(i) == selected })
	*at = list.Selected
	p.problems = nil
	for _, err := range msg.problems {
		p.problems = append(p.problems, words.Error(err, p.Lang))
	}
	p.enable()
}

// do carries out a command. It returns request unless the command has another result.
func (p *listPage) do(c keys.Command, request page.Request) (tea.Cmd, page.Request) {
	switch c {
	case keys.Pick:
		if p.forming {
			return p.makeRace(), nil
		}
		return p.pick(p.Selected)
	case keys.MakeRace:
		p.form(true)
	case keys.JoinRace:
		p.askCode()
	case keys.NamePlayer:
		p.askName(nil)
	case keys.SwitchGrid:
		return nil, page.NextGrid
	case keys.SwitchRules:
		return nil, page.NextRules
	case keys.Back:
		if p.forming { // to the list
			p.form(false)
			return nil, nil
		}
	}
	return nil, request
}

// rows returns the number of races and games in the list.
func (p *listPage) rows() int { return len(p.all) + len(p.shown) }

// name returns the code of the race in entry i of the list, or the path of the game there. It returns
// "" if there is no such entry.
func (p *listPage) name(i int) string {
	switch n := len(p.all); {
	case i < n:
		return p.all[i].Code
	case i < p.rows():
		return p.shown[i-n].Path
	}
	return ""
}

// pick opens entry i of the list. If the entry is a game of another player, pick begins to watch
// that game. If the entry is a race, pick goes on with the player's game, or else joins the race.
// If the player cannot join the race, pick shows the page of the race. Guests can only watch.
func (p *listPage) pick(i int) (tea.Cmd, page.Request) {
	switch n := len(p.all); {
	case i >= p.rows():
		return nil, nil
	case i >= n:
		return p.watch(p.shown[i-n]), nil
	}
	r := &p.all[i]
	own, plays := p.own[r.Code]
	switch {
	case plays && !own.elsewhere:
		return nil, page.GoOn{Name: own.name}
	case !p.Served.IsGuest() && (r.Open() || p.canReturn(r)):
		return p.join(r.Code), nil
	}
	return nil, page.Contest{Code: r.Code, Own: own.seat}
}

// canReturn reports whether the player has left a race without having opened a cell. Such a player
// can join the race again.
func (p *listPage) canReturn(r *races.Race) bool { return p.folder().SeatOf(r, p.Player) > 0 }

// join joins a race in the background. If the player has no name yet, join first asks for a name.
func (p *listPage) join(code string) tea.Cmd {
	if p.Player == "" {
		p.askName(func() tea.Cmd { return p.join(code) })
		return nil
	}
	if p.job.Going() {
		return nil
	}
	j := &page.Job{Stopped: notJoined, BlocksKeys: true}
	p.job = j
	folder, name := p.folder(), p.Player
	return func() tea.Msg {
		seat, err := folder.Join(code, name)
		return seatMsg{j, seat, err}
	}
}

var notJoined = text.Text{"No has entrado en la carrera", "You have not joined the race"}
