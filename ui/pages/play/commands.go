package play

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/page"
	"buscaminas/ui/page/cursor"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

func (p *Page) key(msg tea.KeyMsg) (tea.Cmd, page.Request) {
	p.ending.still = true
	if p.Typing() {
		return p.typeIn(msg)
	}
	key := keys.Name(msg)
	if p.awaited.takes(key) {
		return nil, nil
	}
	cmd := p.keys().Command(key)
	if key == escape && cmd == keys.GoMenu {
		switch {
		case p.helping.hide():
			return nil, nil
		case p.helping.chances && !p.over() && !p.paused:
			cmd = keys.ShowChances
		}
	}
	return p.do(cmd)
}

var (
	chordClosed = text.Text{"La celda está cerrada", "The cell is closed"}
	countsAll   = text.Text{
		"Los números cuentan ahora todas las minas; las reglas no cambian",
		"The numbers now count all the mines; the rules stay the same",
	}
	countsLeft = text.Text{
		"Los números cuentan ahora las minas que faltan; las reglas no cambian",
		"The numbers now count the mines left to find; the rules stay the same",
	}
)

// do carries out the command of a key.
func (p *Page) do(cmd keys.Command) (tea.Cmd, page.Request) {
	count := p.awaited.count.Take()
	switch {
	case cmd == keys.None:
		return nil, nil
	case p.paused && cmd != keys.GoMenu && cmd != keys.ShowHelp && cmd != keys.Quit:
		p.paused = false
		return p.watch(), nil
	case cmd == keys.NextGame:
		return nil, p.nextAfterPause()
	}
	if p.turnsPage(cmd) {
		return nil, nil
	}
	p.message = message{}
	if !keepsLookBack(cmd) {
		p.helping.endLookBack()
	}
	if p.rivals.spoilsRace(cmd) {
		p.refuse(notInARace)
		return nil, nil
	}
	switch cmd {
	case keys.SameBoard:
		return nil, p.sameBoard()
	case keys.NewBoard:
		return nil, p.nextGame()
	case keys.EditBoard:
		return nil, p.edit()
	case keys.ReplayGame:
		return nil, p.replay()
	case keys.OpenLesson:
		return nil, p.learn()
	case keys.RaceGhost:
		if p.rivals.raceable() {
			return nil, p.rivals.raceThis()
		}
	case keys.SwapButtons:
		return nil, p.swapButtons()
	case keys.ShowHelp:
		return nil, page.Help{Keys: keys.Board}
	case keys.GoMenu:
		return nil, p.leave()
	}
	return p.command(cmd, count), nil
}

// command carries out a command on the board. A command that can be repeated is carried out count
// times.
func (p *Page) command(cmd keys.Command, count int) tea.Cmd {
	at := p.Board.Cursor
	switch cmd {
	case keys.OpenCell:
		return p.open(at)
	case keys.ChordCell:
		return p.chord(at)
	case keys.FlagCell:
		return p.flag(at)
	case keys.UndoStep:
		return p.undo(count)
	case keys.RedoStep:
		return p.repeat(game.Redo, min(count, p.game().Redoable()))
	case keys.FindNumber:
		p.awaited.finding = true
	case keys.TypePlay:
		p.ask(false, labelPlay)
	case keys.PauseGame:
		p.paused = true
		return p.watch()
	case keys.AskHint:
		return p.helping.hint()
	case keys.ShowChances:
		return p.helping.toggleChances()
	case keys.RaceGhost:
		return p.rivals.nextGhost()
	case keys.CopyPosition:
		return p.copying.copyPosition(p.ending.copyCard())
	case keys.ChangeSpacing:
		p.Board.NextSpacing()
		p.fit()
	case keys.ToggleNumbering:
		p.changeNumbers()
	case keys.ShowSteps:
		p.rivals.toggleSteps()
	default:
		p.moveTo(cursor.InGame(p.game(), at, cmd, count))
	}
	return nil
}

// changeNumbers changes what the numbers on the board count: all mines around a cell, or only those
// not flagged yet. The rules of the game stay the same.
func (c *core) changeNumbers() {
	c.Board.OtherNumbering = !c.Board.OtherNumbering
	if c.Board.OtherNumbering {
		now := countsAll
		if c.session.Setup.Rules.Numbering == game.Total {
			now = countsLeft
		}
		c.say(now)
	}
}

// chord opens the neighbours of an open cell. It refuses to act on a closed cell.
func (p *Page) chord(c game.Cell) tea.Cmd {
	if !p.over() && !p.game().Open(c) {
		p.refuse(chordClosed)
		return nil
	}
	return p.open(c)
}

// open opens a closed cell, or the neighbours of an open cell. If a hint leads to c, and opening c
// may lose the game, open refuses and says why.
func (p *Page) open(c game.Cell) tea.Cmd {
	if d := p.helping.doubt(c); d.About != advice.Nothing {
		p.tell(screen.Refused, p.helping.teller().Doubt(d, c))
		p.message.title = hintTitle
		return nil
	}
	return p.apply(game.Action{Kind: game.Open, Cell: c})
}

// flag flags a closed cell, or removes its flag. If the cell is an open number whose closed
// neighbours must all be mines, flag flags these neighbours instead. If the step of a hint is about
// the cell, flag flags the mines that the step finds, and refuses if it finds none. Each flag is a
// separate action.
func (p *Page) flag(c game.Cell) tea.Cmd {
	mines := p.game().AppendMines(nil, c)
	if h, ok := p.helping.hand(); ok && h.Concerns(c) && !p.game().Flagged(c) {
		if mines = h.Mines; len(mines) == 0 {
			p.refuse(noMineHere, p.Names.Of(p.grid(), c))
			return nil
		}
	}
	if len(mines) == 0 {
		mines = []game.Cell{c}
	}
	var flags []game.Action
	for _, mine := range mines {
		flags = append(flags, game.Action{Kind: game.Flag, Cell: mine})
	}
	return p.apply(flags...)
}

// repeat undoes or redoes count steps. If count is 0, there is no step to undo or redo. Then repeat
// tries one step all the same, so that the player is told why that fails.
func (p *Page) repeat(kind game.Kind, count int) tea.Cmd {
	return p.apply(slices.Repeat([]game.Action{{Kind: kind}}, max(1, count))...)
}
