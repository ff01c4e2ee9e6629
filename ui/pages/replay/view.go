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
	grid := b.Game.Layout().Grid()
	b.Overlay = p.overlaid()
	p.FitBoard(b, grid, p.room(), page.PanelFirst, page.Beside)
}

// room returns the number of lines for the board. In a low window it leaves one line for a message.
func (p *Page) room() int {
	if p.Low() {
		return p.Height - p.Chrome() - 1
	}
	return p.Height - p.Chrome()
}

var title = text.Text{"Repetición · %s", "Replay · %s"}

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	if p.figured {
		p.viewFigures(f)
		return
	}
	p.ViewBoard(f, &p.board, p.layout())
}

// layout returns the layout of the page.
func (p *Page) layout() *page.BoardPage {
	grid := p.board.Game.Layout().Grid()
	l := &page.BoardPage{
		Title:   p.title(grid),
		Panel:   screen.Side{Title: p.Lang.Say("Repetición", "Replay"), Roomy: roomy, Parts: p.parts()},
		Message: p.told,
	}
	if p.Low() {
		l.Foot = p.LowFoot(p.counters, p.foot(), p.keys.Hint(keys.ShowHelp, p.Lang))
	} else {
		l.Figures, l.Foot = p.progress(p.Width), screen.NewFoot(p.Width, p.Lang, p.foot())
	}
	return l
}

// told returns the message of the page. In a panel, the better move follows the message if there is
// room. Above the foot, the curve of risk comes before the message if there is room.
func (p *Page) told(s page.Space) page.Message {
	if s.InPanel {
		return page.Message{Lines: p.toldInPanel(s)}
	}
	said := screen.WrappedParts(p.saying(false), s.Width)
	if p.Low() || len(p.judged.openings) == 0 {
		return page.Message{Lines: said}
	}
	curve := p.curveBelow(s.Width)
	if 1+len(curve)+1+len(said) > s.Height {
		return page.Message{Lines: said}
	}
	return page.Message{Lines: slices.Concat(curve, screen.Block{nil}, said)}
}

// toldInPanel returns the message for a panel. Just before a mistake, the better move follows the
// message if there is room. Otherwise the message has at least three lines, so that the parts below
// it seldom move.
func (p *Page) toldInPanel(s page.Space) screen.Block {
	const least, others = 3, 7 // lines: of the message, and of the parts below it
	said := append(screen.WrappedParts(p.saying(true), s.Width), nil)
	room := s.Height - len(said) - 1 - others
	if better := p.argument(s.Width, room); 0 < len(better) && len(better) <= room {
		return append(said, better...)
	}
	said = screen.WrappedParts(p.saying(false), s.Width)
	for len(said) < least && least+1+others <= s.Height {
		said = append(said, nil)
	}
	return said
}

// title returns the title of the page, with the name of the game. If there is no panel, the title
// also has the accuracy and the luck of the player.
func (p *Page) title(grid game.Grid) string {
	said := p.replay.Setup.Headline(draw.GridName(grid), p.Lang)
	if p.board.Panel == page.NoPanel && p.judged.done && p.judged.figures.Openings() > 0 {
		t, f := p.teller(), p.judged.figures
		said = p.Lang.Say("precisión %s", "accuracy %s", t.Accuracy(f)) + text.Separator +
			p.Lang.Say("suerte: %s", "luck: %s", t.LuckWord(f)) + text.Separator + said
	}
	if p.grow != nil {
		return p.Lang.Say("En directo · %s", "Live · %s", said)
	}
	return title.In(p.Lang, said)
}

// curveBelow returns the curve of risk, to be drawn below the board.
func (p *Page) curveBelow(width int) screen.Block {
	const most = 60
	width = min(most, width-2)
	curve := p.curve(width, p.judged.current(p.replay.Position(), p.better.before))
	blanks := strings.Repeat(" ", max(0, width-curve[1].Width()))
	curve[1] = append(curve[1], screen.Plain.Of(blanks)) // makes both lines equally long, since each is centred
	return curve
}

// progress draws the line of the timeline. At its left is the number of entries replayed, and at its
// right the time.
func (p *Page) progress(width int) screen.Line {
	const longest, margin = 60, 2
	r := p.replay
	before := screen.Figure.Of(fmt.Sprintf("%d/%d  ", p.number(), r.Len()))
	behind := screen.Figure.Of(fmt.Sprintf("  %s  ×%s", words.InSeconds(p.Lang, r.Time()), text.Tenths(p.Lang, float64(p.speed)/2)))
	room := width - 2*margin - screen.Line{before, behind}.Width()
	return slices.Concat(screen.Line{before}, p.timeline(max(0, min(longest, room))), screen.Line{behind})
}

// number returns the number of entries replayed. While the page shows a better move, number also
// counts the mistake, which is the next entry. The list and the text are about the mistake, too.
func (p *Page) number() int { return max(p.replay.Position(), p.better.before) }

// counters returns the number of entries replayed and the time, for a low window.
func (p *Page) counters(width int) screen.Line {
	r := p.replay
	at := screen.Line{screen.Figure.Of(fmt.Sprintf("%d/%d", p.number(), r.Len()))}
	if more := text.Separator + words.InSeconds(p.Lang, r.Time()); at.Width()+screen.Width(more) <= min(width, p.Width/2) {
		at = append(at, screen.Field.Of(more))
	}
	return at
}

// saying returns the message for the present position. If inPanel is true, it leaves out the
// argument for a better move, because the panel has the argument.
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

// last returns a description of the last entry replayed. If inPanel is true, it leaves out the
// better move, because the panel has that move.
func (p *Page) last(inPanel bool) string {
	r := p.replay
	e, ok := r.Last()
	if !ok {
		return p.Lang.Say("principio", "beginning")
	}
	said := e.Text(r.Game().Layout().Grid(), p.Names).In(p.Lang)
	if o, ok := p.judged.opening(r.Position()); ok {
		said += text.Separator + p.teller().Opening(o)
		if slices.ContainsFunc(p.judged.longest, func(t review.Opening) bool { return t.Move == o.Move }) {
			said += text.Separator + p.Lang.Say(
				"lo pensaste %s s",
				"you thought for %s s", text.Tenths(p.Lang, o.Thought.Seconds()))
		}
		if missed := p.teller().Missed(o); missed != "" && !inPanel {
			said += text.Separator + missed
		}
	} else if n, wrong := r.FirstMistake(); wrong && n == r.Position() {
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
				all[i].Does = text.Text{"intentarlo", "try again from here"}
			}
		}
	}
	switch more := p.hinted.told.Stage > 0 && p.hinted.told.Stage < p.hinted.told.Last(); {
	case p.better.hasMore() || more && p.better.before == 0:
		return p.leading(all, keys.HintThere, keys.TakeOver, keys.NextMistake)
	case p.better.before > 0:
		return p.leading(all, keys.TakeOver, keys.NextMistake)
	}
	return all
}

// leading moves the keys of some commands to the beginning of the foot.
func (p *Page) leading(all []screen.KeyHint, first ...keys.Command) []screen.KeyHint {
	for i, c := range first {
		label := p.keys.Hint(c, p.Lang).Label()
		at := slices.IndexFunc(all, func(h screen.KeyHint) bool { return h.Label() == label })
		h := all[at]
		if c == keys.HintThere {
			h.Does = nextStep
		}
		all = slices.Insert(slices.Delete(all, at, at+1), i, h)
	}
	return all
}
