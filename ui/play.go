package ui

import (
	"errors"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// play is the screen with the board.
type play struct {
	*Model
	session *session.Session
	board   draw.Board
	pinned  bool // the spacing was chosen by hand
	message string
	ink     draw.Ink  // of the message
	ended   time.Time // when the game was won or lost
	ticking bool      // a tick is on its way
	steady  steady
	digits  [64]byte // room for the figures
}

func newPlay(m *Model, s *session.Session, notes []*boards.Error) *play {
	p := &play{Model: m, session: s}
	p.board.Look = draw.Look{Glyphs: &draw.Unicode, Marks: true, Reveal: s.Setup.ShowMines}
	p.board.Cursor = s.Setup.Start
	if s.Setup.StartSafe {
		p.say(draw.Message, words.StartHere.In(m.Lang, game.Name(s.Setup.Grid(), s.Setup.Start)))
	}
	for _, note := range notes {
		p.say(draw.Refused, words.Error(note, m.Lang))
	}
	p.fit()
	return p
}

func (p *play) game() *game.Game { return p.session.Game() }

func (p *play) say(ink draw.Ink, text string) { p.ink, p.message = ink, text }

// fit chooses the spacing and the window of the board for the size of the
// screen: roomy if all of the board is seen so, else compact.
func (p *play) fit() {
	if p.tooSmall() {
		return
	}
	grid := p.session.Setup.Grid()
	if !p.pinned {
		p.board.Spacing = draw.Roomy
		if p.fitted() != draw.Whole(grid) {
			p.board.Spacing = draw.Compact
		}
	}
	w := p.fitted()
	w.Top, w.Left = p.board.Window.Top, p.board.Window.Left
	p.board.Window = w.Follow(grid, p.board.Cursor)
}

// fitted returns the largest window that the screen has room for.
func (p *play) fitted() draw.Window {
	return p.board.Spacing.Fit(p.session.Setup.Grid(), p.width, p.height-p.chrome())
}

// chrome returns how many lines the screen has beside the board: status and
// message, then the keys, then the title.
func (p *play) chrome() int {
	switch {
	case p.height < 10:
		return 2
	case p.height < 12:
		return 3
	default:
		return 4
	}
}

var playKeymap = newKeymap(boardKeys)

func (p *play) key(msg tea.KeyMsg) tea.Cmd {
	cmd := playKeymap[msg.String()]
	if p.game().Status() != game.Playing && cmd == openCell {
		// The key may still be on its way from the game.
		if p.Now().Sub(p.ended) < 500*time.Millisecond {
			return nil
		}
		return p.again()
	}
	if cmd != none {
		p.message = ""
	}
	at := p.board.Cursor
	switch cmd {
	case none:
	case openCell:
		return p.apply(game.Action{Kind: game.Open, Cell: at})
	case chordCell:
		if p.game().Open(at) {
			return p.apply(game.Action{Kind: game.Open, Cell: at})
		}
		p.say(draw.Refused, words.ChordClosed.In(p.Lang))
	case flagCell:
		return p.apply(game.Action{Kind: game.Flag, Cell: at})
	case undoStep:
		return p.apply(game.Action{Kind: game.Undo})
	case redoStep:
		return p.apply(game.Action{Kind: game.Redo})
	case changeSpacing:
		p.pinned = true
		if p.board.Spacing++; p.board.Spacing > draw.Compact {
			p.board.Spacing = draw.Roomy
		}
		p.fit()
	case sameBoard:
		return p.newGame(p.session.Again(), nil)
	case newBoard:
		return p.newGame(p.next(), nil)
	case showHelp:
		return p.help.show(playScreen)
	case goMenu:
		return p.show(menuScreen)
	default:
		p.moveTo(moved(p.session.Setup.Grid(), at, cmd))
	}
	return nil
}

// apply carries out an action and says how it went.
func (p *play) apply(a game.Action) tea.Cmd {
	err := p.session.Apply(a)
	var refusal game.Refusal
	switch {
	case errors.As(err, &refusal):
		p.say(draw.Refused, words.Refusal(refusal).In(p.Lang))
	case err != nil:
		p.say(draw.Refused, words.Error(err, p.Lang))
	case p.game().Status() != game.Playing:
		p.ended = p.Now()
	}
	return p.tick()
}

// told returns the message below the board: what was just done or refused, or
// else how the game ended.
func (p *play) told() span {
	switch status := p.game().Status(); {
	case p.message != "":
		return span{p.ink, p.message}
	case status == game.Won:
		return span{draw.Good, words.Won.In(p.Lang, words.Seconds(p.session.Elapsed()))}
	case status == game.Lost:
		return span{draw.Bad, words.Lost.In(p.Lang)}
	}
	return span{}
}

// again begins the next game, once this one is over.
func (p *play) again() tea.Cmd { return p.begin(p.next(), nil) }

// next returns the game that follows this one: another board where boards are
// dealt, else the same.
func (p *play) next() session.Setup {
	setup := p.session.Setup
	if setup.Deal.Grid == nil {
		return setup
	}
	setup.Layout = nil
	setup.Deal.Seed = p.Seed()
	return setup
}

func (p *play) moveTo(c game.Cell) {
	p.board.Cursor = c
	p.board.Window = p.board.Window.Follow(p.session.Setup.Grid(), c)
}

// tickMsg repaints the clock.
type tickMsg struct{}

// tick asks for the next repaint while the clock runs.
func (p *play) tick() tea.Cmd {
	if p.ticking || !p.session.Running() {
		return nil
	}
	p.ticking = true
	return tea.Tick(time.Second/10, func(time.Time) tea.Msg { return tickMsg{} })
}

// ticked answers a tick. One that an earlier game asked for serves this one.
func (m *Model) ticked() tea.Cmd {
	if m.play == nil {
		return nil
	}
	m.play.ticking = false
	return m.play.tick()
}
