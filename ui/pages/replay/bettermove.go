package replay

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/ui/page"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// better holds a move that would have been better than an entry of the game. An entry is an action
// of the player, or another event such as a pause.
type better struct {
	before   int              // the number of the entry that the better move replaces, from 1; 0: no better move is shown
	cell     game.Cell        // the cell of the entry that the better move replaces
	thoughts *advice.Thoughts // the thoughts about the position before the entry; nil: not found
	advice.BetterMove
	said  []string // the steps of the argument for the better move; nil until the thoughts are found
	step  int      // the index in said of the step that is told now
	asked bool     // the player has asked for the argument
}

// betterMsg brings the better move for an entry of the game.
type betterMsg struct {
	before   int
	thoughts *advice.Thoughts
	better   advice.BetterMove
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
	if !judged {
		return nil
	}
	position := p.replay.Before(n)
	think := func() tea.Msg {
		t := position.Think()
		return betterMsg{n, t, t.BetterMove(o)}
	}
	if g.Layout().Cells() > atOnce {
		return p.InTurn(think)
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
	p.better.thoughts, p.better.BetterMove = msg.thoughts, msg.better
	p.better.said = p.teller().AtPosition(msg.thoughts).BetterMove(msg.better)
}

// points returns the marks for the step of the argument that is told now.
func (b *better) points() map[game.Cell]draw.Role {
	if b.Start != nil {
		return map[game.Cell]draw.Role{*b.Start: draw.Safe}
	}
	if len(b.said) == 0 {
		return nil
	}
	told := b.Stages()[b.step]
	return draw.AdviceRoles(b.thoughts.Game(), told.Advice, told.Stage)
}

// hasMore reports whether steps of the argument are left to tell.
func (b *better) hasMore() bool { return b.step < len(b.said)-1 }

// taught returns the lesson that explains the argument for the better move. It returns nil if there
// is no such lesson.
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

// missed returns the thoughts about the present position if the next move of the game is judged to
// be wrong. Otherwise it returns nil. On a large board it also returns nil if the page has not
// found the thoughts yet.
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

// saidBefore returns the text about a position for which the page shows a better move. If
// withArgument is true, the text has the step of the argument that is told now.
func (p *Page) saidBefore(withArgument bool) string {
	n := p.better.before
	before := p.Lang.Say(
		"El tablero como lo veías antes de la jugada %d",
		"The board as you saw it before move %d", n)
	o, judged := p.judged.opening(n)
	if judged && withArgument {
		return p.saidStep(o)
	}
	if judged {
		return before
	}
	r := p.replay.Again()
	r.Seek(n)
	e, _ := r.Last()
	play := e.Text(r.Game().Layout().Grid(), p.Names).In(p.Lang)
	wrong := text.Text{"%s: la marca estaba mal puesta", "%s: the flag was wrong"}
	if e.Action.Kind == game.Open {
		wrong = text.Text{"%s: ahí estalló una mina", "%s: a mine exploded there"}
	}
	return before + text.Separator + wrong.In(p.Lang, play)
}

// saidStep returns the present step of the argument for a better move than the opening o, and the
// key for the next step. A sentence about the player's move comes before the first step. In a low
// window, that sentence is alone until the player asks for more.
func (p *Page) saidStep(o review.Opening) string {
	b := &p.better
	if b.thoughts == nil {
		return p.heading(o) + " " + thinking.In(p.Lang)
	}
	if p.Low() && !b.asked { // the step would cover the cells that it names
		return strings.TrimSuffix(p.heading(o), ":") + text.Separator + p.keys.First(keys.HintThere, p.Lang) + p.Lang.Say(" más", " more")
	}
	said := b.said[b.step]
	if len(b.said) > 1 {
		said = p.Lang.Say("Paso %d de %d. ", "Step %d of %d: ", b.step+1, len(b.said)) + said
	}
	if b.step == 0 && !p.Low() {
		said = p.heading(o) + " " + said
	}
	if b.hasMore() {
		said += text.Separator + p.keys.First(keys.HintThere, p.Lang) + ": " + nextStep.In(p.Lang)
	}
	return said
}

var nextStep = text.Text{"siguiente paso", "next step"}

// heading says what the player did in the opening o, and what was wrong with it.
func (p *Page) heading(o review.Opening) string {
	return p.teller().Move(p.judged.at[o.Move], o)
}
