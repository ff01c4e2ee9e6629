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
	_, height := p.board.Size(grid, p.board.Window)
	chrome := p.Chrome()
	said, cover := p.below(f.Width)
	if chrome >= 4 {
		p.titleLine(f)
	}
	switch {
	case chrome < 4 && p.typing():
		f.Middle(p.prompt.line())
	case chrome < 3 && len(said) == 1 && said.Width() > 0: // there is one line for both
		f.Middle(said[0])
		said = nil
	case p.panelAt == noPanel:
		p.status(f)
	}
	f.Blank(p.above(height, chrome))
	switch {
	case p.paused:
		p.curtain(f, height)
	case p.panelAt == beside:
		f.BoardBeside(&p.board, p.panel)
	default:
		f.Board(&p.board)
	}
	if p.panelAt == below {
		p.under(f)
	}
	if chrome < 3 && said.Width() == 0 {
		said = nil
	}
	f.Said(said, cover, p.fixed.foot)
}

// titleLine writes what is played, or where a play is typed.
func (p *Page) titleLine(f *frame.Frame) {
	if p.typing() {
		f.Middle(p.prompt.line())
		return
	}
	f.Lines(p.fixed.title)
}

// typing reports whether a play is typed now.
func (p *Page) typing() bool { return p.prompt != nil && p.job == nil }

// above returns how many blank lines there are above the board: most are below it.
func (p *Page) above(height, chrome int) int {
	spare := p.Height - height - chrome
	switch p.panelAt {
	case below:
		spare -= belowHeight - 1 // a blank and the panel, and no line of figures
	case beside:
		spare++
	}
	if spare < 2 {
		return 0
	}
	return 1 + (spare-2)/3
}

// under writes the panel below the board.
func (p *Page) under(f *frame.Frame) {
	f.Blank(1)
	width := p.panelWidth()
	for _, line := range p.panel {
		f.Spaces((p.Width - width) / 2)
		f.Lines(line)
	}
}

// curtain hides the board while the game is paused, and not what stands beside it.
func (p *Page) curtain(f *frame.Frame, height int) {
	said := map[int]frame.Line{
		(height - 2) / 2: {draw.Figure.Of(text.Text{"PAUSA", "PAUSED"}.In(p.Lang))},
		(height-2)/2 + 1: {
			draw.Key.Of(p.keys().First(keys.PauseGame, p.Lang)),
			draw.KeyText.Of(" " + goOn.In(p.Lang)),
		},
	}
	width, _ := p.board.Size(p.session.Setup.Grid(), p.board.Window)
	for i := range height {
		if i == 0 || p.panelAt != beside || i > len(p.panel) {
			f.Middle(said[i])
			continue
		}
		l := said[i]
		f.Spaces(p.board.Indent + (width-l.Width())/2)
		for _, s := range l {
			f.Ink(s.Ink, s.Text)
		}
		f.Ink(draw.Plain, "")
		f.Spaces(width - l.Width() - (width-l.Width())/2 + frame.PanelGap)
		f.Lines(p.panel[i-1])
	}
}

// below returns what stands below the board, and whether it may cover that: what was just
// done or refused is never cut, nor how the game ended.
func (p *Page) below(width int) (said frame.Block, cover bool) {
	if p.typing() {
		return frame.Wrapped(draw.Refused.Of(p.prompt.refused), width), true
	}
	told := p.told()
	if told.Text == "" {
		return nil, false
	}
	return append(frame.WrappedParts(p.marked(told), width), p.saidAside(width)...), p.message != "" || p.over()
}

// saidAside returns the message that stands below how the game ended.
func (p *Page) saidAside(width int) frame.Block {
	if !p.aside || p.message == "" {
		return nil
	}
	return frame.Wrapped(p.ink.Of(p.message), width)
}

// mostSaid returns how many lines it may take to say how the game ended, where some of the board
// stays.
func (p *Page) mostSaid() int {
	const board, others = 5, 2 // its names, a row between two lines, a bar; figures and keys
	return max(1, p.Height-board-others-len(p.saidAside(p.Width)))
}

// fixed are lines that stay from frame to frame, and what they depend on. A new context
// makes them anew.
type fixed struct {
	of    fixedKey
	title []byte
	foot  frame.Foot
}

type fixedKey struct {
	made  bool
	over  bool
	dealt bool // whereupon it is known whether the board needs a guess, and its code

	paused, typing, working bool

	opened, undoable, redoable bool
}

// fixLines makes the fixed lines anew if they must be.
func (p *Page) fixLines() {
	g := p.game()
	now := fixedKey{
		true, p.over(), !p.session.Undealt(), p.paused, p.typing(), p.job != nil,
		g.Opened() > 0, g.Undoable() > 0, g.Redoable() > 0,
	}
	if p.TooSmall() || p.fixed.of == now {
		return
	}
	f := frame.Frame{Pen: draw.Pen{Inks: p.Inks}, Width: p.Width}
	f.Title(p.session.Setup.Describe(draw.GridName(p.session.Setup.Grid()), p.Lang))
	p.fixed = fixed{now, f.Out, frame.NewFoot(p.Inks, p.Width, p.Lang, p.hints())}
}

var (
	goOn   = text.Text{"seguir", "go on"}
	cancel = text.Text{"cancelar", "cancel"}
)

// hints returns the keys for what can be done now.
func (p *Page) hints() []frame.KeyHint {
	now := p.Keys.Of(keys.Board)
	if p.over() {
		now = p.Keys.Of(keys.Over)
	}
	switch {
	case p.job != nil:
		return []frame.KeyHint{frame.Hint("esc", "Esc", cancel)}
	case p.typing():
		prompt := p.Keys.Of(keys.Prompt)
		return prompt.Foot(p.Lang)
	case p.paused:
		var some []frame.KeyHint
		for _, c := range []keys.Command{keys.PauseGame, keys.GoMenu, keys.ShowHelp} {
			some = append(some, now.Hint(c, p.Lang))
		}
		some[0].Does = goOn
		return some
	}
	g := p.game()
	now.Enable(g.Rules().Chord == game.ChordOn && g.Opened() > 0, keys.ChordCell)
	now.Enable(g.Status() != game.Won, keys.AskHint)
	now.Enable(g.Status() != game.Won && g.Undoable() > 0, keys.UndoStep)
	now.Enable(g.Redoable() > 0, keys.RedoStep)
	now.Enable(p.over(), keys.ReplayGame)
	return now.Foot(p.Lang)
}
