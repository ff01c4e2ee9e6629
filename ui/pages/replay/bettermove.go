package replay

import (
	"maps"
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/ui/page"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// better holds a move that would have been better than an entry of the game. An entry is one action
// of the player.
type better struct {
	before   int              // the number of the entry, from 1; 0: no better move is shown
	cell     game.Cell        // the cell of the entry
	thoughts *advice.Thoughts // about the position before the entry; nil: not found
	advice.Correction
	points map[game.Cell]draw.Point // the marks for the argument
}

// betterMsg brings the better move for an entry of the game.
type betterMsg struct {
	before   int
	thoughts *advice.Thoughts
	better   advice.Correction
}

// showBefore stops the replay just before entry n. It shows the board as the player saw it then,
// and looks for a better move. On a large board it looks for the move in the background.
func (p *Page) showBefore(n int) tea.Cmd {
	p.stopAt(n)
	cell := p.cursor()
	p.stopAt(n - 1)
	p.better.before, p.better.cell = n, cell
	g := p.replay.Game()
	o, judged := p.judged.opening(n)
	if !judged || !session.FitsSolver(g.Layout()) {
		return nil
	}
	position := p.replay.Before(n)
	think := func() tea.Msg {
		t := position.Think()
		msg := betterMsg{n, t, t.Better(o)}
		freeMemory(g.Layout())
		return msg
	}
	if g.Layout().Cells() > atOnce {
		return p.Aside(think)
	}
	p.argue(think().(betterMsg))
	return nil
}

// argue takes the better move that was found for an entry. It ignores the move if the page no
// longer shows the position before that entry.
func (p *Page) argue(msg betterMsg) {
	if msg.before != p.better.before {
		return
	}
	p.better.thoughts, p.better.Correction, p.better.points = msg.thoughts, msg.better, pointsOf(msg.better)
}

// pointsOf returns the marks for the cells in the argument for a better move.
func pointsOf(b advice.Correction) map[game.Cell]draw.Point {
	if b.Start != nil {
		return map[game.Cell]draw.Point{*b.Start: draw.Safe}
	}
	points := map[game.Cell]draw.Point{}
	for _, a := range b.Advices() {
		for s := advice.Whether + 1; s <= a.Last(); s++ {
			maps.Copy(points, draw.Argument(a.Shown(s)))
		}
	}
	return points
}

// steps returns the sentences of the argument for the better move. While the argument is not found
// yet, it returns a sentence that says so.
func (p *Page) steps() []string {
	if p.better.thoughts == nil {
		return []string{thinking.In(p.Lang)}
	}
	return p.teller().AtPosition(p.better.thoughts).Better(p.better.Correction)
}

// taught returns the lesson that explains the argument for the better move. It returns nil if there
// is none.
func (p *Page) taught() *lesson.Lesson {
	if p.better.thoughts == nil {
		return nil
	}
	return lesson.Teaching(p.teller().AtPosition(p.better.thoughts).Game, p.better.Move.Argument)
}

// learn returns the request to open the lesson that explains the argument for the better move. If
// there is no lesson, it tells the player so and returns nil.
func (p *Page) learn() page.Request {
	l := p.taught()
	if l == nil && p.better.thoughts != nil {
		p.refused = text.Text{"ninguna lección explica esta jugada", "no lesson explains this move"}
		return nil
	}
	if l == nil {
		p.refused = text.Text{
			"ve primero a un error: esta tecla abre la lección que lo explica",
			"go to a mistake first: this key opens the lesson that explains it"}
		return nil
	}
	return page.Learn{Lesson: l}
}

// missed returns the thoughts about the present position, if there was a better move than the next
// entry of the game. Otherwise it returns nil. On a large board it also returns nil if
// the page has not found the thoughts yet.
func (p *Page) missed() *advice.Thoughts {
	next := p.replay.Position() + 1
	switch o, ok := p.judged.opening(next); {
	case !ok || !o.Verdict.Wrong():
		return nil
	case p.better.before == next && p.better.thoughts != nil:
		return p.better.thoughts
	case p.replay.Game().Layout().Cells() > atOnce:
		return nil
	}
	return p.replay.Before(next).Think()
}

// saidBefore returns the text about the position for which the page shows a better move. If
// withArgument is true, the text includes the argument for that move.
func (p *Page) saidBefore(withArgument bool) string {
	n := p.better.before
	r := p.replay.Again()
	r.Seek(n)
	e, _ := r.Last()
	play := e.Text(r.Game().Layout().Grid(), p.Names).In(p.Lang)
	said := []string{text.Text{
		"El tablero como lo veías antes de la jugada %d",
		"The board as you saw it before move %d"}.In(p.Lang, n)}
	o, judged := p.judged.opening(n)
	switch {
	case !judged && e.Action.Kind == game.Open:
		said = append(said, text.Text{
			"%s: ahí estalló una mina",
			"%s: a mine exploded there"}.In(p.Lang, play))
	case !judged:
		said = append(said, text.Text{
			"%s: la marca estaba mal puesta",
			"%s: the flag was wrong"}.In(p.Lang, play))
	case withArgument:
		said = append([]string{text.Text{"Antes de %s", "Before %s"}.In(p.Lang, play), p.teller().Verdict(o)}, p.steps()...)
	}
	return strings.Join(said, text.Separator)
}

// heading returns the heading above the argument for a move that was better than the opening o. The
// heading has the number of the player's move and, if known, a cell that was better to open.
func (p *Page) heading(o review.Opening) string {
	n, grid := p.judged.at[o.Move], p.replay.Game().Layout().Grid()
	if o.Verdict == review.Rash {
		return text.Text{"Antes de la %d se podía arriesgar menos en %s", "Before move %d, %s was a safer guess"}.In(
			p.Lang, n, p.Names.Of(grid, o.Better[0]))
	}
	open, ok := p.better.SafeCell()
	if !ok {
		return text.Text{"Antes de la %d:", "Before move %d:"}.In(p.Lang, n)
	}
	return text.Text{"Antes de la %d podías abrir %s:", "Before move %d, you could have opened %s:"}.In(
		p.Lang, n, p.Names.Of(grid, open))
}
