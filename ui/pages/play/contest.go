package play

import (
	"fmt"
	"slices"
	"strconv"
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
	own      int // the number of the player's [races.Seat]
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
func (r *rivals) enterContest() {
	if seat := r.session.Seat(); seat != nil {
		h := r.session.Journal().Header
		r.contest = &contest{
			code: seat.Code, own: seat.Number, field: session.NewRacers(&h),
			follower: races.In(r.Archive).Follow(seat.Code),
		}
	}
}

// The pause between two readings of the games of the race. It is longer on a server, where many
// players read many games.
const (
	contestEvery       = time.Second / 4
	contestEveryServed = time.Second
)

// follow returns the command that reads the games of all players in the background. It returns nil
// if c is nil, because then there is no race. It also returns nil while another reading runs, and
// during the pause after it.
func (c *contest) follow() tea.Cmd {
	if c == nil {
		return nil
	}
	return c.poll.Start(func() tea.Msg {
		games, err := c.follower.Read()
		return contestMsg{games, err}
	})
}

// followed takes the games of the players, and begins the pause before they are read again. If
// reading them has failed, the player is not told, and plays on.
func (r *rivals) followed(msg contestMsg) tea.Cmd {
	if msg.err == nil {
		r.contest.field.Update(msg.games)
	}
	if r.Served != nil {
		return r.contest.poll.Pause(contestEveryServed)
	}
	return r.contest.poll.Pause(contestEvery)
}

// places returns the players in the order of their places in the race. While this game goes on, it
// compares what all players had done by the time on this game's clock. Once this game is over, it
// compares their last known results.
func (r *rivals) places() []session.Place {
	c := r.contest
	c.field.UpdateOwn(c.own, r.session.Journal())
	return c.field.Places(r.contestTime())
}

func (r *rivals) contestTime() float64 {
	if r.over() {
		return race.Now
	}
	return r.session.Elapsed().Seconds()
}

var placeOf = text.Text{"%d.º de %d", "place %d of %d"}

// place returns the text with the player's place and the number of players.
func (r *rivals) place(all []session.Place) string {
	i := slices.IndexFunc(all, func(one session.Place) bool { return one.Seat == r.contest.own })
	return placeOf.In(r.Lang, i+1, len(all))
}

var contestTitle = text.Text{"Carrera %s", "Race %s"}

var raceName = text.Text{"CARRERA:", "RACE:"}

// contestLead returns the figure that says how far the player is ahead of or behind the best other
// player.
func (r *rivals) contestLead() screen.Fact {
	if r.contest.field.Players() < 2 {
		return screen.Fact{}
	}
	lead := r.contest.field.Lead(r.contest.own, r.session.Elapsed().Seconds())
	return r.leadOver(raceName, lead, r.place(r.places()))
}

// inContest reports whether the game is a race of several players.
func (r *rivals) inContest() bool { return r.contest != nil }

// contestBar draws the progress of a player: the name, the number of explosions, a bar, and the
// share that is solved or, after a win, the time.
func (r *rivals) contestBar(one session.Place, width int) screen.Line {
	const names, deaths, shares = 9, 3, 7
	name, ink := one.Name, screen.Field
	if one.Seat == r.contest.own {
		name, ink = own.In(r.Lang), screen.Figure
	}
	name = ansi.Truncate(name, names-1, "…")
	named := ink.Of(name + fmt.Sprintf("%*s", names-screen.Width(name), ""))
	died := ""
	if n := one.Deaths(); n > 0 {
		died = r.deathSign() + strconv.Itoa(n)
	}
	end := screen.Figure.Of(fmt.Sprintf("%*s", shares, r.Lang.Say("%d %%", "%d%%", one.Share)))
	switch done := one.Status() == game.Won && one.Share == 100; {
	case done:
		end = screen.Good.Of(fmt.Sprintf("%*s", shares, words.TableSeconds(r.Lang, one.Elapsed())))
	case !one.Begun() || one.GaveUp():
		end = screen.Field.Of(fmt.Sprintf("%*s", shares, "–"))
	}
	return bar(width, one.Share, end, named, screen.Bad.Of(died+fmt.Sprintf("%*s", max(0, deaths-screen.Width(died)), "")))
}

// deathSign returns the sign of an explosion.
func (r *rivals) deathSign() string {
	if r.ASCII {
		return "x"
	}
	return "✹"
}

// contested returns the part about the race in the message about the end of the game: that the
// player has won the race, or the place of the player. It returns nil if the race has only one
// player.
func (r *rivals) contested() []string {
	all := r.places()
	if len(all) < 2 {
		return nil
	}
	lead := r.contest.field.Lead(r.contest.own, r.session.Elapsed().Seconds())
	if r.game().Status() == game.Won && all[0].Seat == r.contest.own && lead >= leastLead {
		return []string{r.Lang.Say("ganas la carrera", "you won the race")}
	}
	return []string{r.place(all)}
}

// table returns the request for the table of the players.
func (r *rivals) table() page.Request { return page.Contest{Code: r.contest.code, Own: r.contest.own} }

// lastCells returns the last cell that each opponent has opened. The opponents are the ghost, or
// the other players of the race.
func (r *rivals) lastCells() (cells []game.Cell) {
	if r.session.Ghost() != nil {
		if now := r.session.Standing().Ghost; now.Opened {
			cells = append(cells, now.Last)
		}
		return cells
	}
	for _, one := range r.places() {
		if one.Opened && one.Seat != r.contest.own {
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

// spoilsRace reports whether a command would spoil the race and must wait until the player has won.
// Such a command shows hidden parts of the board, lets the player practise on it, or begins another race.
func (r *rivals) spoilsRace(c keys.Command) bool {
	if !r.session.InRace() || r.game().Status() == game.Won {
		return false
	}
	return slices.Contains(spoilsPlaying, c) || r.over() && slices.Contains(spoilsLost, c)
}

// The commands that the page refuses during a race: spoilsPlaying at any time before a win, and
// spoilsLost only after an explosion.
var (
	spoilsPlaying = []keys.Command{keys.SameBoard, keys.EditBoard, keys.ReplayGame, keys.CopyPosition, keys.RaceGhost}
	spoilsLost    = []keys.Command{keys.AskHint, keys.OpenLesson, keys.ShowChances}
)

// contestKeys changes the keys at the foot of the page for a race. It disables the commands that would
// spoil the race. The key for the next game opens the table of the players instead.
func (r *rivals) contestKeys(now *keys.Table) {
	for _, c := range slices.Concat(spoilsPlaying, spoilsLost) {
		if r.spoilsRace(c) {
			now.Enable(false, c)
		}
	}
	leads := keys.NewBoard
	if r.over() {
		now.Enable(false, keys.NewBoard)
		leads = keys.NextGame
	}
	now.Rename(leads, text.Text{"tabla", "table"})
}
