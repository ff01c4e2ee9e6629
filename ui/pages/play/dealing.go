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

// maxAtOnce is the size, in cells, of the largest board that is dealt or analysed at once. With a
// larger board the program works in the background.
const maxAtOnce = 40_000

// errAside is the error of an action that must wait until the board is dealt in the background.
var errAside = errors.New("the board is dealt in the background")

// dealAtOnce deals a board if that is quick. It fails with errAside if the board is large. It also
// fails with errAside if the board must be solvable without a guess and more than 30 % of its cells
// are mines.
func dealAtOnce(spec deal.Spec, start game.Cell) (deal.Dealt, error) {
	rows, cols := spec.Grid.Size()
	crowded := 10*spec.Mines > 3*rows*cols
	if large(spec.Grid) || crowded && spec.Promise.NoGuess() {
		return deal.Dealt{}, errAside
	}
	return spec.Deal(start)
}

// large reports whether dealing a board on this grid would hold up the next frame.
func large(g game.Grid) bool {
	rows, cols := g.Size()
	return rows*cols > maxAtOnce
}

// dealtMsg brings a board that was dealt, or the error.
type dealtMsg struct {
	job   *page.Job
	start game.Cell // the first cell to open
	board deal.Dealt
	err   error
}

// reveal deals the board if the game shows its mines from the beginning. In any game, it then calls
// [Page.openStart].
func (p *Page) reveal() tea.Cmd {
	err := p.session.Reveal()
	if errors.Is(err, errAside) {
		return p.deal(playState{kind: dealing})
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

// deal deals the board in the background, so that a play can go on. The game starts at the cell of
// the next action of the play. If the play has no more actions, or if the setup has a fixed start,
// the game starts at the start cell of the setup.
func (p *Page) deal(play playState) tea.Cmd {
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
		return p.endPlay(p.waiting.play, msg.err)
	}
	return tea.Batch(p.resume(p.waiting.play), p.watch())
}

// openStart opens the start cell at the beginning of a game if the setup asks for this, as in a
// race.
func (p *Page) openStart() tea.Cmd {
	if !p.session.Setup.OpensStart() || p.session.Begun() || p.over() {
		return nil
	}
	p.say(screen.Message, p.first.Message.In(p.Lang)) // this replaces the message that says where to begin
	if g := p.session.Ghost(); g != nil {
		p.say(screen.Message, against.In(p.Lang, g.Name.In(p.Lang)))
	}
	return p.apply(game.Action{Kind: game.Open, Cell: p.session.Setup.Start()})
}
