package play

import (
	"errors"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// maxAtOnce is the size, in cells, of the largest board that is dealt, or thought about, between a
// key and the next frame.
const maxAtOnce = 40_000

// errAside says that the board is dealt in the background.
var errAside = errors.New("the board is dealt in the background")

// dealAtOnce deals a board if that is quick: if the board is not large, nor crowded with a promise
// of no guess. Otherwise it fails with errAside.
func dealAtOnce(spec deal.Spec, start game.Cell) (deal.Dealt, error) {
	rows, cols := spec.Grid.Size()
	crowded := 10*spec.Mines > 3*rows*cols
	if large(spec.Grid) || crowded && spec.Promise.NoGuess() {
		return deal.Dealt{}, errAside
	}
	return spec.Deal(start)
}

// large reports whether a board is too large for work between a key and the next frame.
func large(g game.Grid) bool {
	rows, cols := g.Size()
	return rows*cols > maxAtOnce
}

// dealtMsg brings a board, or the error of dealing it.
type dealtMsg struct {
	job   *page.Job
	start game.Cell // the cell opened first
	board deal.Dealt
	err   error
}

// reveal deals a board whose mines are shown from the start, and begins.
func (p *Page) reveal() tea.Cmd {
	err := p.session.Reveal()
	if errors.Is(err, errAside) {
		return p.deal(playing{kind: dealing})
	}
	return p.revealed(err)
}

func (p *Page) revealed(err error) tea.Cmd {
	if err != nil {
		p.say(screen.Refused, words.Error(err, p.Lang))
		return nil
	}
	return p.openStart()
}

// deal deals the board in the background for the next action of a play, or from the start if the
// play has no action.
func (p *Page) deal(play playing) tea.Cmd {
	start := p.session.Setup.Start()
	if play.done < len(play.actions) {
		start = p.session.DealsFrom(play.actions[play.done].Cell)
	}
	spec := p.session.Setup.Spec()
	j := page.Dealing(spec.Promise)
	return p.await(j, play, p.Aside(func() tea.Msg {
		board, err := spec.DealWatched(start, j.Watch)
		return dealtMsg{j, start, board, err}
	}))
}

// dealt goes on with the play that waited for the board.
func (p *Page) dealt(msg dealtMsg) tea.Cmd {
	if !msg.job.End() {
		return nil
	}
	if msg.err == nil {
		msg.err = p.session.TakeBoard(msg.board, msg.start)
	}
	if msg.err != nil {
		return p.ends(p.waiting.play, msg.err)
	}
	return tea.Batch(p.resume(p.waiting.play), p.watch())
}

// openStart opens the first cell of a board whose code names it.
func (p *Page) openStart() tea.Cmd {
	if !p.session.Setup.OpensStart() || p.session.Begun() || p.over() {
		return nil
	}
	p.say(screen.Message, p.first.Message.In(p.Lang)) // not the message that says where to begin
	if g := p.session.Ghost(); g != nil {
		p.say(screen.Message, against.In(p.Lang, g.Name.In(p.Lang)))
	}
	return p.apply(game.Action{Kind: game.Open, Cell: p.session.Setup.Start()})
}
