package races

import (
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A racing holds the fields that the list of races and the page of one race share.
type racing struct {
	page.Listing
	seen bool // the page is shown
	poll page.Poll
	job  *page.Job // the job that makes or joins a race; nil: none was started
}

// Job implements [page.Worker].
func (p *racing) Job() *page.Job { return p.job }

func (p *racing) folder() races.Folder { return races.In(p.Archive) }

// seatMsg brings a seat in a race, or the error of joining it.
type seatMsg struct {
	job  *page.Job
	seat *races.Seat
	err  error
}

// enter joins a race in the background. It joins the race whose code the function existing returns.
// If that code is "", enter first deals a board, and the function add makes a race on it.
func (p *racing) enter(
	setup session.Setup, existing func() (code string, err error), add func(journal.Header, uint64) (code string, err error),
) tea.Cmd {
	j := page.Dealing(setup.Spec().Promise)
	p.job = j
	folder, name, seed, now, served := p.folder(), p.Player, p.Seed(), p.Now(), p.Served
	return p.InTurn(func() tea.Msg {
		msg := seatMsg{job: j}
		code, err := existing()
		if err == nil && code == "" {
			var h journal.Header
			if h, err = setup.ContestBoard(now, j.Watch); err == nil {
				if code, err = add(h, seed); err == nil {
					served.TellRaceMade(code)
				}
			}
		}
		if msg.err = err; err == nil {
			msg.seat, msg.err = folder.Join(code, name)
		}
		return msg
	})
}

// seated returns the request to show the race that the player has joined. It returns nil if the
// player has cancelled the job or cannot join.
func (p *racing) seated(msg seatMsg) page.Request {
	if !msg.job.End() {
		msg.seat.Leave()
		return nil
	}
	p.job = nil
	if msg.err != nil {
		p.Problem = words.Error(msg.err, p.Lang)
		return nil
	}
	return page.Contest{Code: msg.seat.Code, Seat: msg.seat, Own: msg.seat.Number}
}
