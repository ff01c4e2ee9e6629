package races

import (
	"buscaminas/game/review"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// watch opens the game of the selected player. If that player has finished, the game opens as a
// replay. Otherwise it opens as a live replay. While the player at this screen can still play, watch
// refuses.
func (p *room) watch() page.Request {
	if p.Selected >= len(p.places) || !p.places[p.Selected].Begun() {
		return nil
	}
	if p.playsOn() {
		p.Problem = p.Lang.Say(
			"Aún puedes deshacer y seguir: verás los demás tableros cuando acabes",
			"You can still undo and play on: you will see the other boards once you are done")
		return nil
	}
	one := p.places[p.Selected]
	j := one.Journal
	j.RaceOver = p.race.Over()
	r, err := session.NewReplay(&j)
	if err != nil {
		p.Problem = words.Error(err, p.Lang)
		return nil
	}
	see := page.OpenReplay{Replay: r}
	if !one.Finished() {
		r.Seek(r.Len())
		follower, seat := p.folder().Follow(p.code), one.Seat
		see.Grow = func() []journal.Entry {
			games, err := follower.Read()
			if err != nil {
				return nil
			}
			for _, g := range games {
				if g.Seat == seat {
					return g.Journal.Entries
				}
			}
			return nil
		}
	}
	return see
}

// playsOn reports whether the player can still play in this race. A player who has exploded can
// still undo that.
func (p *room) playsOn() bool {
	for _, one := range p.places {
		if one.Seat == p.own {
			return !one.Finished()
		}
	}
	return false
}

// rematch joins the rematch of this race. If no player has made the rematch yet, it first makes a
// new race with the same settings.
func (p *room) rematch() tea.Cmd {
	if p.busy || p.waits() || p.seat != nil {
		return nil
	}
	p.busy = true
	h := p.race.Board
	setup := session.ContestSetup(&h).Next(session.ContestSeed(p.Seed))
	folder, code := p.folder(), p.code
	return p.enter(setup, func() (string, error) {
		r, err := folder.Race(code) // read again: all players may have left the rematch
		if err != nil {
			return "", err
		}
		return r.Next, nil
	}, func(h journal.Header, seed uint64) (string, error) { return folder.Rematch(code, h, seed) })
}

// A judgedGame identifies a game that is over, by the seat of its player and the number of entries
// in its journal. The same game is judged again once the race is over, because some games cannot be
// judged earlier. So raceOver is a part of the key.
type judgedGame struct {
	seat, entries int
	raceOver      bool
}

// judge computes the accuracy of the finished games in the background, one at a time.
func (p *room) judge() tea.Cmd {
	if p.waits() || p.seat != nil || !p.seen {
		return nil
	}
	var wanted []judgedGame
	games := map[judgedGame]journal.Journal{}
	for _, one := range p.places {
		if one.Begun() && one.Finished() {
			of := p.judgedAs(one.Racer)
			wanted, games[of] = append(wanted, of), one.Journal
		}
	}
	return p.InTurn(p.accuracy.Find(wanted, func(of judgedGame, j *page.Job) float64 {
		g := games[of]
		g.RaceOver = of.raceOver
		return accuracyOf(&g, j)
	}))
}

func (p *room) judgedAs(r *session.Racer) judgedGame {
	return judgedGame{r.Seat, len(r.Journal.Entries), p.race.Over()}
}

// unknown is the accuracy of a game that could not be judged.
const unknown = -1

// accuracyOf returns the accuracy of a game, from 0 to 1. It returns the constant unknown if the
// game could not be judged.
func accuracyOf(g *journal.Journal, j *page.Job) float64 {
	r, err := session.NewReplay(g)
	if err != nil {
		return unknown
	}
	played, _, err := r.Review()
	if err != nil {
		return unknown
	}
	var openings []review.Opening
	for o := range played.Openings() {
		if !j.Going() {
			return unknown
		}
		openings = append(openings, o)
	}
	return played.Figures(openings).Accuracy
}
