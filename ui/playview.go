package ui

import (
	"bytes"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/text"
)

func (p *play) view(f *frame.Frame) {
	grid := p.session.Setup.Grid()
	width, height := p.board.Spacing.Size(grid, p.board.Window)
	chrome := p.chrome()
	spare := p.height - height - chrome
	// Room that is over goes between the parts, then above and below.
	gap := 0
	if spare >= 2 {
		gap, spare = 1, spare-2
	}
	f.Blank(spare / 2)
	steady := p.steadyLines(f)
	if chrome >= 4 {
		f.Out = append(f.Out, steady.title...)
	}
	p.status(f)
	f.Blank(gap)
	if p.paused {
		p.curtain(f, height)
	} else {
		p.top = bytes.Count(f.Out, []byte("\n"))
		p.board.Game = p.game()
		p.board.Overlay = p.overlay()
		p.board.Indent = max(0, (p.width-width)/2)
		p.board.Draw(&f.Pen)
	}
	f.Blank(gap)
	p.below(f, chrome, steady.keys)
}

// curtain hides the board while the game is paused.
func (p *play) curtain(f *frame.Frame, height int) {
	middle := (height - 2) / 2
	f.Blank(middle)
	f.Middle(frame.Line{draw.Figure.Of(text.Text{"PAUSA", "PAUSED"}.In(p.Lang))})
	f.Middle(frame.KeyHints(p.Lang, frame.Hint(p.keyOf(keys.PauseGame), frame.KeyResume)))
	f.Blank(height - 2 - middle)
}

// below writes what stands below the board: the message, or where a play is
// typed, and the keys.
func (p *play) below(f *frame.Frame, chrome int, keys []byte) {
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
		f.Out = append(f.Out, keys...)
	}
}

// steady are lines that stay from frame to frame, and what they depend on.
type steady struct {
	width int
	over  bool
	dealt bool // whereupon it is known whether the board needs a guess, and its code
	lang  text.Lang
	inks  *draw.Inks

	title, keys []byte
}

// steadyLines returns the steady lines of the screen, made anew if they must.
func (p *play) steadyLines(f *frame.Frame) *steady {
	now := steady{width: f.Width, over: p.over(), dealt: !p.session.Undealt(), lang: p.Lang, inks: f.Inks}
	if s := &p.steady; s.width != now.width || s.over != now.over || s.dealt != now.dealt || s.lang != now.lang || s.inks != now.inks {
		f := frame.Frame{Pen: draw.Pen{Inks: f.Inks}, Width: f.Width}
		f.Title(p.session.Setup.Describe(draw.GridName(p.session.Setup.Grid()), p.Lang))
		now.title = f.Out
		f.Out = nil
		p.keyLine(&f, now.over)
		now.keys = f.Out
		p.steady = now
	}
	return &p.steady
}

// keyLine writes the keys for what can be done now.
func (p *play) keyLine(f *frame.Frame, over bool) {
	now := p.tables.Of(keys.Board)
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

// keyOf returns how players write the first key of a command of the board.
func (m *Model) keyOf(cmd keys.Command) string {
	board := m.tables.Of(keys.Board)
	return board.First(cmd, m.Lang)
}
