package play

import (
	"errors"

	"buscaminas/game"
	"buscaminas/ui/cursor"
	"buscaminas/ui/draw"
	"buscaminas/ui/keys"
	"buscaminas/ui/page"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

func (p *Page) key(msg tea.KeyMsg) (tea.Cmd, page.Dest) {
	if p.dealing != nil {
		return p.dealingKey(msg), nil
	}
	if p.prompt != nil {
		return p.promptKey(msg), nil
	}
	return p.do(p.keys.Command(msg.String()))
}

var (
	chordClosed  = text.Text{"LA CELDA ESTÁ CERRADA", "THE CELL IS CLOSED"}
	otherNumbers = text.Text{"Se ve la otra numeración; las reglas siguen", "The other numbering is shown; the rules stay"}
)

// do carries out what a key stands for.
func (p *Page) do(cmd keys.Command) (tea.Cmd, page.Dest) {
	switch {
	case cmd == keys.None:
		return nil, nil
	case p.paused && cmd != keys.GoMenu && cmd != keys.ShowHelp && cmd != keys.Quit:
		p.paused = false
		return p.watch(), nil
	case p.over() && cmd == keys.OpenCell:
		return nil, p.again()
	}
	p.message = ""
	if dest, leaves := p.leaves(cmd); leaves {
		return nil, dest
	}
	return p.play(cmd), nil
}

// leaves returns where a command leads that leaves the page.
func (p *Page) leaves(cmd keys.Command) (dest page.Dest, leaves bool) {
	switch cmd {
	case keys.SameBoard:
		return page.Play{Setup: p.session.Again()}, true
	case keys.NewBoard:
		return p.following(), true
	case keys.EditBoard:
		return p.edit(), true
	case keys.ReplayGame:
		return p.replay(), true
	case keys.ShowHelp:
		return page.Help{Keys: keys.Board}, true
	case keys.GoMenu:
		return p.leave(), true
	}
	return nil, false
}

// play carries out a command of the board itself.
func (p *Page) play(cmd keys.Command) tea.Cmd {
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
		p.changeNumbers()
	case keys.PauseGame:
		if !p.over() {
			p.paused = true
			return p.watch()
		}
	case keys.AskHint:
		return p.hint()
	case keys.ShowChances:
		return p.toggleChances()
	case keys.CopyPosition:
		return p.copyPosition()
	case keys.NextClosed, keys.LastClosed:
		p.moveTo(cursor.NearestClosed(p.game(), at, cmd == keys.NextClosed))
	default:
		p.moveTo(cursor.Moved(p.session.Setup.Grid(), at, cmd))
	}
	return nil
}

// changeNumbers shows the other numbering, or that of the rules again. At the end all of
// the board is seen as it is.
func (p *Page) changeNumbers() {
	if p.over() {
		return
	}
	p.board.Other = !p.board.Other
	if p.board.Other {
		p.say(draw.Message, otherNumbers.In(p.Lang))
	}
}

// click carries out what a press of the mouse stands for: one action, at the
// cell that was hit.
func (p *Page) click(msg page.Click) (tea.Cmd, page.Dest) {
	if tea.MouseEvent(msg.MouseMsg).IsWheel() {
		p.board.Window, p.board.Cursor = p.board.Window.Scroll(p.session.Setup.Grid(), p.board.Cursor, page.WheelStep(msg.MouseMsg))
		return nil, nil
	}
	switch {
	case p.paused || p.prompt != nil || p.dealing != nil || msg.Top == page.NoItem:
		return nil, nil
	case p.over() && msg.Button == tea.MouseButtonLeft:
		return nil, p.again()
	case p.over():
		return nil, nil
	}
	c, ok := p.board.At(msg.X, msg.Y-msg.Top)
	if !ok {
		return nil, nil
	}
	p.message = ""
	p.board.Cursor = c
	switch {
	case msg.Button == tea.MouseButtonRight, msg.Button == tea.MouseButtonLeft && msg.Shift:
		return p.apply(game.Action{Kind: game.Flag, Cell: c}), nil
	case msg.Button == tea.MouseButtonLeft:
		return p.apply(game.Action{Kind: game.Open, Cell: c}), nil
	case msg.Button == tea.MouseButtonMiddle:
		return p.chord(c), nil
	}
	return nil, nil
}

// chord opens the neighbours of an open cell; a closed one it leaves alone.
func (p *Page) chord(c game.Cell) tea.Cmd {
	if !p.over() && !p.game().Open(c) {
		p.say(draw.Refused, chordClosed.In(p.Lang))
		return nil
	}
	return p.apply(game.Action{Kind: game.Open, Cell: c})
}

// apply carries out an action and says how it went.
func (p *Page) apply(a game.Action) tea.Cmd {
	return p.perform([]game.Action{a}, func(_ int, err error) tea.Cmd { return p.played(err) })
}

// perform carries out actions, and then what is to be done with how many it did and
// with the refusal. Where a board has to be dealt first that takes long, the rest
// waits for it.
func (p *Page) perform(actions []game.Action, then func(done int, err error) tea.Cmd) tea.Cmd {
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
func (p *Page) played(err error) tea.Cmd {
	if err != nil {
		p.say(draw.Refused, words.Error(err, p.Lang))
	} else if p.over() {
		p.ended = p.Now()
		p.asked = false
		return tea.Batch(p.finish(), p.tick(), p.think(), p.findTruth())
	}
	return tea.Batch(p.tick(), p.think())
}
