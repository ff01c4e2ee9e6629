package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/race"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// A contest is a race of several players on the same board. The page shows the game of one of them.
type contest struct {
	code     string
	own      int // the number of the player's seat
	field    *session.Racers
	follower *races.Follower
	poll     page.Poll
}

// contestMsg brings the games of all players of the race.
type contestMsg struct {
	games []races.Game
	err   error
}

// enterContest starts to follow the race, if the game belongs to one.
func (p *Page) enterContest() {
	if seat := p.session.Seat(); seat != nil {
		h := p.session.Journal().Header
		p.contest = &contest{
			code: seat.Code, own: seat.Number,
			field: session.NewRacers(&h), follower: races.In(p.Archive).Follow(seat.Code),
		}
	}
}

// The pause between two readings of the games of the race. On a server, many players read many games.
const (
	contestEvery       = time.Second / 4
	contestEveryServed = time.Second
)

// follow returns the command that reads the games of all players in the background. It returns nil
// if c is nil, that is, if there is no race.
func (c *contest) follow() tea.Cmd {
	if c == nil {
		return nil
	}
	return c.poll.Read(func() tea.Msg {
		games, err := c.follower.Read()
		return contestMsg{games, err}
	})
}

// followed takes the games of the players. If they could not be read, the player goes on alone
// without a message.
func (p *Page) followed(msg contestMsg) tea.Cmd {
	if msg.err == nil {
		p.contest.field.Update(msg.games)
	}
	if p.Served != nil {
		return p.contest.poll.Pause(contestEveryServed)
	}
	return p.contest.poll.Pause(contestEvery)
}

// NeedsDrawing implements [page.Redrawer]. On a server, the next tick of the clock draws what the other
// players of a race have done.
func (p *Page) NeedsDrawing(msg tea.Msg) bool {
	_, ofOthers := msg.(contestMsg)
	return !ofOthers || p.Served == nil || !p.session.Running()
}

// places returns the players in the order of their places in the race. While this game goes on, it
// compares all players at the present time of this game's clock. Once this game is over, it
// compares their last known results.
func (p *Page) places() []session.Place {
	c := p.contest
	c.field.UpdateOwn(c.own, p.session.Journal())
	return c.field.Places(p.contestTime())
}

func (p *Page) contestTime() float64 {
	if p.over() {
		return race.Now
	}
	return p.session.Elapsed().Seconds()
}

var placeOf = text.Text{"%d.º de %d", "place %d of %d"}

// place returns the text with the player's place and the number of players.
func (p *Page) place(all []session.Place) string {
	i := slices.IndexFunc(all, func(one session.Place) bool { return one.Seat == p.contest.own })
	return placeOf.In(p.Lang, i+1, len(all))
}

var contestTitle = text.Text{"Carrera %s", "Race %s"}

var raceName = text.Text{"CARRERA:", "RACE:"}

// contestLead returns the figure that says how far the player is ahead of or behind the best other
// player.
func (p *Page) contestLead() figure {
	all := p.places()
	if len(all) < 2 {
		return figure{}
	}
	lead := p.contest.field.Lead(p.contest.own, p.session.Elapsed().Seconds())
	fig := figure{name: levelWith, rank: 1, value: words.InSeconds(p.Lang, seconds(lead))}
	sign := ""
	switch {
	case lead >= leastLead:
		fig.name, sign = ahead, "+"
	case lead <= -leastLead:
		fig.name, sign = behind, "-"
	}
	if p.Board.panel == noPanel {
		fig = figure{name: raceName, rank: 1, value: sign + words.InSeconds(p.Lang, seconds(lead))}
		if p.Width >= roomForShares {
			fig.value += " (" + p.place(all) + ")"
		}
	}
	return fig
}

// contestBars draws a bar of progress for each player, the best first.
func (p *Page) contestBars(width int) (b screen.Block) {
	for _, one := range p.places() {
		b = append(b, p.contestBar(one, width))
	}
	return b
}

// contestLine draws the bars of the player and of the best other player side by side.
func (p *Page) contestLine(width int) (l screen.Line) {
	bar := (width - statusGap) / 2
	others := 0
	for _, one := range p.places() {
		if one.Seat != p.contest.own {
			if others++; others > 1 {
				continue
			}
		}
		if len(l) > 0 {
			l = append(l, screen.Plain.Of(strings.Repeat(" ", statusGap)))
		}
		l = append(l, p.contestBar(one, bar)...)
	}
	return l
}

// contestBar draws the progress of a player: the name, the number of explosions, a bar, and the
// share that is solved or, after a win, the time.
func (p *Page) contestBar(one session.Place, width int) screen.Line {
	const names, deaths, shares = 9, 3, 7
	name, ink := one.Name, screen.Field
	if one.Seat == p.contest.own {
		name, ink = own.In(p.Lang), screen.Figure
	}
	name = ansi.Truncate(name, names-1, "…")
	l := screen.Line{ink.Of(name + fmt.Sprintf("%*s", names-screen.Width(name), ""))}
	died := ""
	if n := one.Deaths(); n > 0 {
		died = p.deathSign() + strconv.Itoa(n)
	}
	l = append(l, screen.Bad.Of(died+fmt.Sprintf("%*s", max(0, deaths-screen.Width(died)), "")))
	end := screen.Figure.Of(fmt.Sprintf("%*s", shares, text.Text{"%d %%", "%d%%"}.In(p.Lang, one.Share)))
	switch done := one.Status() == game.Won && one.Share == 100; {
	case done:
		end = screen.Good.Of(fmt.Sprintf("%*s", shares, words.InTable(p.Lang, one.Elapsed())))
	case !one.Begun() || one.GaveUp():
		end = screen.Field.Of(fmt.Sprintf("%*s", shares, "–"))
	}
	return append(append(l, screen.Bar(one.Share, width-names-deaths-shares)...), end)
}

// deathSign returns the sign of an explosion.
func (p *Page) deathSign() string {
	if p.ASCII {
		return "x"
	}
	return "✹"
}

// contested returns the text about the place of the player at the end of the race.
func (p *Page) contested() []string {
	all := p.places()
	if len(all) < 2 {
		return nil
	}
	lead := p.contest.field.Lead(p.contest.own, p.session.Elapsed().Seconds())
	if p.game().Status() == game.Won && all[0].Seat == p.contest.own && lead >= leastLead {
		return []string{text.Text{"ganas la carrera", "you won the race"}.In(p.Lang)}
	}
	return []string{p.place(all)}
}

// table returns the request for the table of the players.
func (p *Page) table() page.Request { return page.Contest{Code: p.contest.code, Own: p.contest.own} }

// lastCells returns the cells that the player's opponents in a race opened last.
func (p *Page) lastCells() (cells []game.Cell) {
	if p.session.Ghost() != nil {
		if now := p.session.Standing(); now.Opened {
			cells = append(cells, now.Last)
		}
		return cells
	}
	for _, one := range p.places() {
		if one.Opened && one.Seat != p.contest.own {
			cells = append(cells, one.Last)
		}
	}
	return cells
}

var (
	exploded = text.Text{
		"Ahí había una mina: con %s deshaces la jugada y sigues",
		"That was a mine: press %s to undo the move and play on"}
	notInARace = text.Text{
		"En una carrera, eso solo se puede hacer al acabar",
		"In a race, you can only do that once you have finished"}
)

// hidesLoss reports whether the game is lost but keeps its mines hidden. This is so in a race, where
// the player may undo the loss and play on.
func (p *Page) hidesLoss() bool { return p.game().Status() == game.Lost && p.session.GoesOn() }

// spoilsRace reports whether a command would spoil the race and must wait until the player has won.
// Such a command shows hidden parts of the board, or lets the player practise on it.
func (p *Page) spoilsRace(c keys.Command) bool {
	if !p.session.InRace() || p.game().Status() == game.Won {
		return false
	}
	return slices.Contains(spoilsPlaying, c) || p.over() && slices.Contains(spoilsLost, c)
}

// The commands that the page refuses during a race: spoilsPlaying at any time before a win, and
// spoilsLost only after an explosion.
var (
	spoilsPlaying = []keys.Command{keys.SameBoard, keys.EditBoard, keys.ReplayGame, keys.CopyPosition}
	spoilsLost    = []keys.Command{keys.AskHint, keys.OpenLesson, keys.ShowChances}
)

// contestFoot returns the keys at the foot of the page in a race. It leaves out the commands that
// would spoil the race. The key for the next game opens the table of the players instead.
func (p *Page) contestFoot(now *keys.Table) []screen.KeyHint {
	for _, c := range slices.Concat(spoilsPlaying, spoilsLost) {
		if p.spoilsRace(c) {
			now.Enable(false, c)
		}
	}
	leads := now.Hint(keys.NewBoard, p.Lang)
	if p.over() {
		now.Enable(false, keys.NewBoard)
		leads = now.Hint(keys.NextGame, p.Lang)
	}
	all := now.Foot(p.Lang)
	for i, h := range all {
		if h.Label() == leads.Label() {
			all[i].Does = text.Text{"tabla", "table"}
		}
	}
	return all
}
