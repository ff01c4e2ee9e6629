package play

import (
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/text"
)

// View implements [page.Page].
func (p *Page) View(f *frame.Frame) {
	grid := p.session.Setup.Grid()
	_, height := p.board.Spacing.Size(grid, p.board.Window)
	chrome := p.Chrome()
	spare := p.Height - height - chrome
	// Room that is over goes between the parts, then above and below.
	gap := 0
	if spare >= 2 {
		gap, spare = 1, spare-2
	}
	f.Blank(spare / 2)
	fixed := &p.fixed
	if chrome >= 4 {
		f.Out = append(f.Out, fixed.title...)
	}
	p.status(f)
	f.Blank(gap)
	if p.paused {
		p.curtain(f, height)
	} else {
		f.Board(&p.board)
	}
	f.Blank(gap)
	p.below(f, chrome, fixed.keys)
}

// curtain hides the board while the game is paused.
func (p *Page) curtain(f *frame.Frame, height int) {
	middle := (height - 2) / 2
	f.Blank(middle)
	f.Middle(frame.Line{draw.Figure.Of(text.Text{"PAUSA", "PAUSED"}.In(p.Lang))})
	f.Middle(frame.KeyHints(p.Lang, frame.Hint(p.keys.First(keys.PauseGame, p.Lang), text.Text{"seguir", "go on"})))
	f.Blank(height - 2 - middle)
}

// below writes what stands below the board: the message, or where a play is
// typed, and the keys.
func (p *Page) below(f *frame.Frame, chrome int, foot []byte) {
	if p.prompt != nil && p.dealing == nil {
		first, second := p.prompt.lines(f.Width)
		if chrome < 3 && p.prompt.refused != "" {
			first = second
		}
		f.Middle(first)
		if chrome >= 3 {
			f.Middle(second)
		}
		return
	}
	// A long message takes the line of the keys too.
	if !f.Told(p.told(), chrome >= 3) && chrome >= 3 {
		f.Out = append(f.Out, foot...)
	}
}

// fixed are lines that stay from frame to frame, and what they depend on. A new context
// makes them anew.
type fixed struct {
	over  bool
	dealt bool // whereupon it is known whether the board needs a guess, and its code

	title, keys []byte
}

// fixLines makes the fixed lines anew if they must be.
func (p *Page) fixLines() {
	now := fixed{over: p.over(), dealt: !p.session.Undealt()}
	if s := &p.fixed; p.TooSmall() || s.title != nil && s.over == now.over && s.dealt == now.dealt {
		return
	}
	f := frame.Frame{Pen: draw.Pen{Inks: p.Inks}, Width: p.Width}
	f.Title(p.session.Setup.Describe(draw.GridName(p.session.Setup.Grid()), p.Lang))
	now.title = f.Out
	f.Out = nil
	p.keyLine(&f)
	now.keys = f.Out
	p.fixed = now
}

// keyLine writes the keys for what can be done now.
func (p *Page) keyLine(f *frame.Frame) {
	over, now := p.over(), p.Keys.Of(keys.Board)
	now.Enable(!over, keys.FlagCell, keys.ShowChances, keys.PauseGame)
	now.Enable(!over && p.game().Rules().Chord == game.ChordOn, keys.ChordCell)
	now.Enable(p.game().Status() != game.Won, keys.AskHint)
	now.Enable(over, keys.ReplayGame)
	foot := now.Foot(p.Lang)
	if over {
		foot[0] = frame.Hint("Enter", text.Text{"otra partida", "next game"})
	}
	f.KeyLine(p.Lang, foot)
}
