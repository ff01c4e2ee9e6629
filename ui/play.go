package ui

import (
	"errors"
	"strings"
	"time"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/keys"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// play is the screen with the board.
type play struct {
	*Model
	session *session.Session
	keys    keys.Table
	board   draw.Board
	top     int  // lines above the board
	pinned  bool // the spacing was chosen by hand, for this game
	paused  bool
	prompt  *prompt // where a play is typed
	message string
	ink     draw.Ink      // of the message
	ended   time.Time     // when the game was won or lost
	elapsed time.Duration // on the clock, as it is shown
	steady  steady
	digits  [80]byte // room for the figures
	dealing *dealing // nil: no board is being dealt on the side
	warned  bool     // that the board may need a guess, though it was not to
	copied  copied
	verdict string // what the game that was won is worth
	advisor
}

var backToEditor = text.Text{"%s vuelve al editor", "%s goes back to the editor"}

func newPlay(m *Model, s *session.Session, notes []*files.Error) *play {
	p := &play{Model: m, session: s, keys: m.tables.Of(keys.Board)}
	s.Deal = dealAtOnce
	p.board.Look = draw.Look{Glyphs: m.glyphs(), Marks: m.Marks, Reveal: s.Setup.ShowMines}
	p.board.Cursor = s.Setup.Start
	if s.Setup.StartSafe {
		p.say(draw.Message, words.StartHere.In(m.Lang, game.Name(s.Setup.Grid(), s.Setup.Start)))
	}
	if m.editor.holds(s.Setup.Layout) {
		p.say(draw.Message, backToEditor.In(m.Lang, m.keyOf(keys.EditBoard)))
	}
	for _, note := range notes {
		p.say(draw.Refused, words.Error(note, m.Lang))
	}
	if p.over() {
		p.ended = m.Now()
	}
	p.fit()
	return p
}

func (p *play) game() *game.Game { return p.session.Game() }

// over reports whether the game has ended.
func (p *play) over() bool { return p.game().Status() != game.Playing }

func (p *play) say(ink draw.Ink, text string) { p.ink, p.message = ink, text }

// fit chooses the spacing and the window of the board for the size of the
// screen: roomy if all of the board is seen so, else compact, unless the player
// has chosen.
func (p *play) fit() {
	if p.tooSmall() {
		return
	}
	p.fitBoard(&p.board, p.session.Setup.Grid(), p.height-p.chrome(), p.pinned)
}

func (p *play) key(msg tea.KeyMsg) tea.Cmd {
	if p.dealing != nil {
		return p.dealingKey(msg)
	}
	if p.prompt != nil {
		return p.promptKey(msg)
	}
	return p.do(p.keys.Command(msg.String()))
}

var otherNumbersSeen = text.Text{"Se ve la otra numeración; las reglas siguen", "The other numbering is shown; the rules stay"}

// do carries out what a key stands for.
func (p *play) do(cmd keys.Command) tea.Cmd {
	if cmd == keys.None {
		return nil
	}
	if p.paused && cmd != keys.GoMenu && cmd != keys.ShowHelp && cmd != keys.Quit {
		p.paused = false
		return p.watch()
	}
	if p.over() && cmd == keys.OpenCell {
		return p.again()
	}
	p.message = ""
	at := p.board.Cursor
	switch cmd {
	case keys.OpenCell:
		return p.apply(game.Action{Kind: game.Open, Cell: at})
	case keys.ChordCell:
		return p.chord(at)
	case keys.FlagCell:
		return p.apply(game.Action{Kind: game.Flag, Cell: at})
	case keys.UndoStep:
		return p.apply(game.Action{Kind: game.Undo})
	case keys.RedoStep:
		return p.apply(game.Action{Kind: game.Redo})
	case keys.TypePlay:
		return p.openPrompt()
	case keys.ChangeSpacing:
		p.pinned = true
		p.board.Spacing = draw.Compact - p.board.Spacing
		p.fit()
	case keys.OtherNumbers:
		if p.over() { // all of it is seen as it is
			return nil
		}
		p.board.Other = !p.board.Other
		if p.board.Other {
			p.say(draw.Message, otherNumbersSeen.In(p.Lang))
		}
	case keys.PauseGame:
		if !p.over() {
			p.paused = true
			return p.watch()
		}
	case keys.AskHint:
		return p.hint()
	case keys.ShowChances:
		return p.toggleChances()
	case keys.SameBoard:
		return p.newGame(p.session.Again(), nil)
	case keys.NewBoard:
		return p.newGame(p.following(), nil)
	case keys.CopyPosition:
		return p.copyPosition()
	case keys.EditBoard:
		return p.toEditor()
	case keys.ReplayGame:
		return p.replayLast()
	case keys.ShowHelp:
		return p.help.show(playScreen)
	case keys.GoMenu:
		if p.takenOver() {
			return p.backToReplay()
		}
		p.menu.selected = "" // to go on is one key
		return p.show(menuScreen)
	case keys.NextClosed, keys.LastClosed:
		p.moveTo(nearestClosed(p.game(), at, cmd == keys.NextClosed))
	default:
		p.moveTo(moved(p.session.Setup.Grid(), at, cmd))
	}
	return nil
}

// click carries out what a press of the mouse stands for: one action, at the
// cell that was hit.
func (p *play) click(msg tea.MouseMsg) tea.Cmd {
	if tea.MouseEvent(msg).IsWheel() {
		p.scroll(msg)
		return nil
	}
	if p.paused || p.prompt != nil || p.dealing != nil {
		return nil
	}
	if p.over() {
		if msg.Button == tea.MouseButtonLeft {
			return p.again()
		}
		return nil
	}
	if p.board.Game == nil {
		return nil // no frame has shown where the cells are
	}
	c, ok := p.board.At(msg.X, msg.Y-p.top)
	if !ok {
		return nil
	}
	p.message = ""
	p.board.Cursor = c
	switch {
	case msg.Button == tea.MouseButtonRight, msg.Button == tea.MouseButtonLeft && msg.Shift:
		return p.apply(game.Action{Kind: game.Flag, Cell: c})
	case msg.Button == tea.MouseButtonLeft:
		return p.apply(game.Action{Kind: game.Open, Cell: c})
	case msg.Button == tea.MouseButtonMiddle:
		return p.chord(c)
	}
	return nil
}

// scroll moves the window, and the cursor as far as it must to stay in it.
func (p *play) scroll(msg tea.MouseMsg) {
	p.board.Window, p.board.Cursor = p.board.Window.Scroll(p.session.Setup.Grid(), p.board.Cursor, wheelStep(msg))
}

// chord opens the neighbours of an open cell; a closed one it leaves alone.
func (p *play) chord(c game.Cell) tea.Cmd {
	if !p.over() && !p.game().Open(c) {
		p.say(draw.Refused, text.Text{"LA CELDA ESTÁ CERRADA", "THE CELL IS CLOSED"}.In(p.Lang))
		return nil
	}
	return p.apply(game.Action{Kind: game.Open, Cell: c})
}

// apply carries out an action and says how it went.
func (p *play) apply(a game.Action) tea.Cmd {
	return p.perform([]game.Action{a}, func(_ int, err error) tea.Cmd { return p.played(err) })
}

// perform carries out actions, and then what is to be done with how many it did and
// with the refusal. Where a board has to be dealt first that takes long, the rest
// waits for it.
func (p *play) perform(actions []game.Action, then func(done int, err error) tea.Cmd) tea.Cmd {
	done, err := p.session.Play(actions)
	if p.session.Setup.MayNeedGuess && !p.warned && !p.over() {
		p.warned = true
		p.say(draw.Refused, words.MayNeedGuess.In(p.Lang))
	}
	if errors.Is(err, errAside) {
		return p.deal(actions[done:], func(more int, err error) tea.Cmd { return then(done+more, err) })
	}
	return then(done, err)
}

// played says how what was just played went.
func (p *play) played(err error) tea.Cmd {
	if err != nil {
		p.say(draw.Refused, words.Error(err, p.Lang))
	} else if p.over() {
		p.ended = p.Now()
		p.asked = false
		return tea.Batch(p.finish(), p.tick(), p.think(), p.findTruth())
	}
	return tea.Batch(p.tick(), p.think())
}

// told returns the message below the board: what was just done or refused, or
// else how the game ended.
func (p *play) told() draw.Span {
	switch status := p.game().Status(); {
	case p.dealing != nil:
		return draw.Message.Of(p.dealing.told(p))
	case p.paused:
		return draw.Span{} // it may tell of the board
	case p.message != "":
		return p.ink.Of(p.message)
	case status == game.Won:
		return draw.Good.Of(p.flourish(words.Won.In(p.Lang, words.Seconds(p.session.Elapsed())) + p.verdict))
	case status == game.Lost:
		return draw.Bad.Of(p.flourish(p.lost(p.width)))
	case p.chances:
		return draw.Message.Of(p.chanceHere())
	}
	return draw.Span{}
}

// flourish puts a line on either side of how the game ended; where motion is
// wanted it grows while the keys still wait.
func (p *play) flourish(text string) string {
	const longest = 12
	length := longest
	if p.Motion {
		length = min(longest, int(longest*p.Now().Sub(p.ended)/endPause))
	}
	length = min(length, (p.width-utf8.RuneCountInString(text)-2)/2)
	if length <= 0 {
		return text
	}
	rule := strings.Repeat("─", length)
	return rule + " " + text + " " + rule
}

// moving reports whether the flourish still grows.
func (p *play) moving() bool { return p.Motion && p.over() && p.Now().Sub(p.ended) < endPause }

// endPause is how long after the end no key begins the next game: it may still
// be on its way from this one.
const endPause = 500 * time.Millisecond

// again begins the next game, once this one is over.
func (p *play) again() tea.Cmd {
	if p.Now().Sub(p.ended) < endPause {
		return nil
	}
	return p.begin(p.following(), nil)
}

// following returns the game that follows this one: another board where boards are
// dealt, the next one to be solved of those that ship with the game, once this one is;
// else the same.
func (p *play) following() session.Setup {
	if p.game().Status() == game.Won {
		if next, ok := p.boards.after(p.session.Setup); ok {
			return next
		}
	}
	return p.session.Setup.Next(p.Seed())
}

// readClock reads the clock for the next frame, and keeps what it shows.
func (p *play) readClock() {
	p.elapsed = p.session.Elapsed()
	p.session.KeepSeen(p.elapsed)
}

func (p *play) moveTo(c game.Cell) {
	p.board.Cursor = c
	p.board.Window = p.board.Window.Follow(p.session.Setup.Grid(), c)
}

// tickMsg repaints the clock.
type tickMsg struct{}

// tick asks for the next repaint while the clock runs or something moves, unless
// one is on its way.
func (p *play) tick() tea.Cmd {
	if p.ticking || !p.session.Running() && !p.moving() && p.dealing == nil {
		return nil
	}
	p.ticking = true
	every := time.Second / 10
	if p.moving() {
		every = endPause / 12
	}
	return tea.Tick(every, func(time.Time) tea.Msg { return tickMsg{} })
}

// tickAgain asks for the next tick, unless one is on its way.
func (m *Model) tickAgain() tea.Cmd {
	if m.ticking {
		return nil
	}
	m.ticking = true
	return tea.Tick(time.Second/10, func(time.Time) tea.Msg { return tickMsg{} })
}

// ticked answers a tick.
func (m *Model) ticked() tea.Cmd {
	m.ticking = false
	switch {
	case m.opening != nil:
		return m.tickAgain()
	case m.play == nil:
		return nil
	}
	return m.play.tick()
}
