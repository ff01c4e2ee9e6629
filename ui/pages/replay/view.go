package replay

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// fit fits the board to the window, and keeps the cell of the last action visible.
func (p *Page) fit() {
	b := &p.board
	b.Game, b.Cursor = p.replay.Game(), p.cursor()
	if p.TooSmall() {
		return
	}
	b.Bare = p.Low()
	grid := b.Game.Layout().Grid()
	b.Overlay = p.overlaid()
	if p.FitBesidePanel(b, grid, p.room()); p.Low() {
		p.FitBelowMessage(b, grid, max(1, len(p.saidLow())))
	}
}

// room returns the number of lines for the board. In a low window it leaves one line for a message.
func (p *Page) room() int {
	if p.Low() {
		return p.Height - p.Chrome() - 1
	}
	return p.Height - p.Chrome()
}

// saidLow returns the message for a low window. It leaves out the last lines of the message if they
// would hide the whole board.
func (p *Page) saidLow() screen.Block {
	said := screen.WrappedParts(p.saying(false), p.Width)
	return said[:min(len(said), p.MaxMessageLines(p.board.Look))]
}

var (
	title     = text.Text{"Repetición · %s", "Replay · %s"}
	liveTitle = text.Text{"En directo · %s", "Live · %s"}
)

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	if p.figured {
		p.viewFigures(f)
		return
	}
	grid := p.board.Game.Layout().Grid()
	_, height := p.board.Size(grid, p.board.Window)
	room := p.room()
	tells := false
	var panel screen.Block
	if p.board.Panel == page.Beside {
		var content screen.Block
		content, tells = p.reviewed(p.board.PanelWidth-screen.PanelBorder, min(room-1, max(height-1, mostLines))-2)
		panel = screen.Panel(reviewTitle.In(p.Lang), content, p.board.PanelWidth, max(height-1, len(content)+2))
		height = max(height, len(panel)+1)
	}
	above := p.Sink(height)
	if !p.Low() {
		f.Title(p.title(grid))
		f.Middle(p.progress(f.Width))
		f.Blank(above)
	}
	f.BoardBeside(&p.board, panel)
	if p.Low() {
		f.FinishBoard(p.saidLow(), true, p.LowFoot(p.counters, p.foot(), p.keys.Hint(keys.ShowHelp, p.Lang)))
		return
	}
	cover, foot := p.better.before > 0, screen.NewFoot(f.Width, p.Lang, p.foot())
	said := screen.WrappedParts(p.saying(tells), f.Width)
	if curve := p.curveBelow(f.Width, room-height-above); curve != nil {
		f.Blank(1)
		f.Middle(curve[0])
		f.Middle(curve[1])
	}
	f.FinishBoard(said, cover, foot)
}

// mostLines is the greatest height of the panel, in lines. If the board is higher, the panel may be
// as high as the board.
const mostLines = 32

var reviewTitle = text.Text{"Repaso", "Review"}

// title returns the title of the page, with the name of the game. If there is no panel, the title
// also has the accuracy and the luck of the player.
func (p *Page) title(grid game.Grid) string {
	said := p.replay.Setup.Headline(draw.GridName(grid), p.Lang)
	if p.board.Panel == page.NoPanel && p.judged.done && p.judged.figures.Openings() > 0 {
		t, f := p.teller(), p.judged.figures
		said = text.Text{"precisión %s", "accuracy %s"}.In(p.Lang, t.Accuracy(f)) + text.Separator +
			text.Text{"suerte: %s", "luck: %s"}.In(p.Lang, t.LuckWord(f)) + text.Separator + said
	}
	if p.grow != nil {
		return liveTitle.In(p.Lang, said)
	}
	return title.In(p.Lang, said)
}

// curveBelow returns the curve of risk, to be drawn below the board. It returns nil if there is no
// room, or if the panel has the curve.
func (p *Page) curveBelow(width, lines int) screen.Block {
	const least, most = 4, 60
	if p.board.Panel == page.Beside || lines < least || len(p.judged.openings) == 0 {
		return nil
	}
	width = min(most, width-2)
	curve := p.curve(width, p.judged.current(p.replay.Position(), p.better.before))
	blanks := strings.Repeat(" ", max(0, width-curve[1].Width()))
	curve[1] = append(curve[1], screen.Plain.Of(blanks)) // makes both lines equally long, since each is centred
	return curve
}

// progress draws the line of the timeline. At its left is the number of entries replayed, and at its
// right the time.
func (p *Page) progress(width int) screen.Line {
	const longest = 60
	r := p.replay
	before := screen.Figure.Of(fmt.Sprintf("%d/%d  ", r.Position(), r.Len()))
	behind := screen.Figure.Of(fmt.Sprintf("  %s  ×%s", words.InSeconds(p.Lang, r.Time()), text.Tenths(p.Lang, float64(p.speed)/2)))
	room := width - screen.Line{before, behind}.Width()
	return slices.Concat(screen.Line{before}, p.timeline(max(0, min(longest, room))), screen.Line{behind})
}

// counters returns the number of entries replayed and the time, for a low window.
func (p *Page) counters(width int) screen.Line {
	r := p.replay
	at := screen.Line{screen.Figure.Of(fmt.Sprintf("%d/%d", r.Position(), r.Len()))}
	if more := text.Separator + words.InSeconds(p.Lang, r.Time()); at.Width()+screen.Width(more) <= min(width, p.Width/2) {
		at = append(at, screen.Field.Of(more))
	}
	return at
}

// saying returns the message for the present position. If inPanel is true, the panel has the
// argument for a better move, and the message leaves it out.
func (p *Page) saying(inPanel bool) screen.Span {
	switch {
	case p.count > 0:
		return screen.Message.Of(p.count.String())
	case p.refused != (text.Text{}):
		return screen.Refused.Of(p.refused.In(p.Lang))
	case p.said != "":
		return screen.Message.Of(p.said)
	}
	if p.better.before > 0 {
		return screen.Message.Of(p.saidBefore(!inPanel))
	}
	return screen.Message.Of(p.last(inPanel))
}

// last returns a description of the last entry replayed. If inPanel is true, the panel has the
// better move, and the description leaves it out.
func (p *Page) last(inPanel bool) string {
	r := p.replay
	e, ok := r.Last()
	if !ok {
		return text.Text{"principio", "beginning"}.In(p.Lang)
	}
	said := e.Text(r.Game().Layout().Grid(), p.Names).In(p.Lang)
	if o, ok := p.judged.opening(r.Position()); ok {
		said += text.Separator + p.teller().Opening(o)
		if slices.ContainsFunc(p.judged.longest, func(t review.Opening) bool { return t.Move == o.Move }) {
			said += text.Separator + text.Text{
				"lo pensaste %s s",
				"you thought for %s s",
			}.In(p.Lang, text.Tenths(p.Lang, o.Thought.Seconds()))
		}
		if missed := p.teller().Missed(o); missed != "" && !inPanel {
			said += text.Separator + missed
		}
	} else if n, wrong := r.Mistake(); wrong && n == r.Position() {
		said += text.Separator + words.FirstMistake.In(p.Lang)
	}
	return said
}

// foot returns the keys of the foot.
func (p *Page) foot() []screen.KeyHint {
	all := p.keys.Foot(p.Lang)
	if p.playing {
		all[0].Does = text.Text{"pausa", "pause"} // the first key starts and stops the replay
	}
	if o, ok := p.judged.opening(p.better.before); ok && o.Verdict.Wrong() {
		again := p.keys.Hint(keys.TakeOver, p.Lang)
		for i, h := range all {
			if h.Label() == again.Label() {
				all[i].Does = text.Text{"intentarlo", "try"}
			}
		}
	}
	return all
}
