package play

import (
	"errors"
	"sync/atomic"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// maxAtOnce is how many cells a board has at most that is dealt, or thought about,
// between a key and the next frame.
const maxAtOnce = 40_000

// errAside says that a board is not dealt at once.
var errAside = errors.New("the board is dealt on the side")

// dealAtOnce deals a board that does not keep the player waiting: one that is not
// large, nor crowded where it promises to need no guess.
func dealAtOnce(spec deal.Spec, start game.Cell) (deal.Board, error) {
	rows, cols := spec.Grid.Size()
	crowded := 10*spec.Mines > 3*rows*cols
	if large(spec.Grid) || crowded && spec.Promise.NoGuess() {
		return deal.Board{}, errAside
	}
	return spec.Deal(start)
}

// large reports whether a board is too large for what is done between two frames.
func large(g game.Grid) bool {
	rows, cols := g.Size()
	return rows*cols > maxAtOnce
}

// A dealing is a board that is being dealt on the side.
type dealing struct {
	percent   atomic.Int32
	cancelled atomic.Bool

	// What waits for the board: actions, of which the first opens a cell, and what
	// is to be done after these.
	rest []game.Action
	then func(done int, err error) tea.Cmd
}

// dealtMsg brings a board, or why there is none.
type dealtMsg struct {
	dealing *dealing
	board   deal.Board
	err     error
}

// deal deals the board on the side for the first of the actions.
func (p *Page) deal(rest []game.Action, then func(int, error) tea.Cmd) tea.Cmd {
	d := &dealing{rest: rest, then: then}
	p.dealing = d
	p.session.Pause()
	spec, start := p.session.Setup.Deal, rest[0].Cell
	return tea.Batch(p.tick(), func() tea.Msg {
		board, err := spec.DealWatched(start, func(share float64) bool {
			d.percent.Store(int32(100 * share))
			return !d.cancelled.Load()
		})
		return dealtMsg{d, board, err}
	})
}

// dealingKey answers a key while a board is dealt: Esc breaks it off.
func (p *Page) dealingKey(msg tea.KeyMsg) tea.Cmd {
	if msg.Type == tea.KeyEsc {
		p.dealing.cancelled.Store(true)
		p.dealing = nil
		p.say(draw.Refused, text.Text{"Reparto cancelado", "Dealing was cancelled"}.In(p.Lang))
		return p.watch()
	}
	return nil
}

// dealt goes on with what waited for a board.
func (p *Page) dealt(msg dealtMsg) tea.Cmd {
	if p.dealing != msg.dealing {
		return nil // nobody waits any more
	}
	p.dealing = nil
	if msg.err == nil {
		msg.err = p.session.TakeBoard(msg.board, msg.dealing.rest[0].Cell)
	}
	if msg.err != nil {
		return msg.dealing.then(0, msg.err)
	}
	return tea.Batch(p.perform(msg.dealing.rest, msg.dealing.then), p.watch())
}

var dealingSure = text.Text{"Repartiendo un tablero sin adivinar: %d %%", "Dealing a board that needs no guess: %d%%"}

// told says how the dealing goes.
func (d *dealing) told(p *Page) string {
	said := text.Text{"Repartiendo el tablero: %d %%", "Dealing the board: %d%%"}
	if p.session.Setup.NoGuess() {
		said = dealingSure
	}
	return said.In(p.Lang, d.percent.Load()) + " · Esc " + text.Text{"cancelar", "cancel"}.In(p.Lang)
}

// openStart opens the first cell of a board whose code says which that is.
func (p *Page) openStart() tea.Cmd {
	if !p.session.Setup.OpensStart() || p.session.Begun() || p.over() {
		return nil
	}
	p.message = ""
	return p.apply(game.Action{Kind: game.Open, Cell: p.session.Setup.Start})
}
