package play

import (
	"maps"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A lossView is the view of the board just before the step that lost the game.
type lossView struct {
	loss   advice.Loss
	before *game.Game
	drawn  *draw.Overlay
}

// truthMsg brings the facts that the player could have known before a loss.
type truthMsg struct{ truth *session.Truth }

// findTruth finds out what could be known about the mines before the game was lost. On a large
// board it works in the background.
func (p *Page) findTruth() tea.Cmd {
	t := p.session.Truth()
	find := func() tea.Msg {
		if t != nil {
			if loss, ok := t.Tell(); ok {
				loss.Before.Advice(loss.Cell) // slow, too; the thoughts keep the result
			}
		}
		return truthMsg{t}
	}
	if p.truth == t || !large(p.session.Setup.Grid()) {
		p.foundTruth(t)
		return nil
	}
	return p.Aside(find)
}

// foundTruth takes the result of [Page.findTruth]. If the player has asked to see the board before
// the loss, foundTruth shows that board.
func (p *Page) foundTruth(t *session.Truth) {
	if t != p.session.Truth() {
		return // the loss was undone meanwhile, or another step has lost the game
	}
	if p.truth = t; p.asked {
		p.asked = false
		p.stepBack()
	}
}

// lookBack shows the board before the loss, and the first step of the argument that the player
// could have found. Each further call shows the next step. After the last step it shows the end of
// the game again.
func (p *Page) lookBack() tea.Cmd {
	p.asked = true
	return p.findTruth()
}

func (p *Page) stepBack() {
	loss, ok := p.session.Loss()
	before, err := p.game().Before()
	if !ok || err != nil {
		return
	}
	a, stage := loss.Advice(), advice.Whether+1
	if p.back != nil {
		stage = p.hinted.stage + 1
	}
	if stage > a.Last() {
		p.endLookBack()
		return
	}
	p.back = &lossView{loss: loss, before: before}
	p.hinted = toldHint{a, stage, loss.Before}
	p.moveTo(a.Hand(before, stage).At)
	points := draw.Points(nil, nil)
	for _, c := range loss.Safe {
		points[c] = draw.Safe
	}
	maps.Copy(points, draw.Argument(a.Shown(stage)))
	p.back.drawn = &draw.Overlay{Points: points}
	p.say(screen.Message, p.hintLine())
}

var beforeLoss = text.Text{
	"El tablero antes de la última jugada, con lo que se podía saber",
	"The board before the last move, with all you could have known"}

// endLookBack hides the board before the loss, and shows the end of the game again.
func (p *Page) endLookBack() { p.back = nil }

// keepsLookBack reports whether the page still shows the board before the loss after command c.
func keepsLookBack(c keys.Command) bool {
	switch c {
	case keys.None, keys.AskHint, keys.OpenLesson, keys.ShowHelp, keys.ChangeSpacing, keys.OtherNumbers:
		return true
	}
	return keys.MoveUp <= c && c <= keys.FindNumber
}

// lost returns the parts of the message after a loss: how the game was lost, and which key shows
// the board before the loss. In a low window only the foot names that key.
func (p *Page) lost() []string {
	if p.hidesLoss() {
		return append([]string{exploded.In(p.Lang, p.tables.over.First(keys.UndoStep, p.Lang))}, p.rivals.raced()...)
	}
	said := []string{words.Lost.In(p.Lang)}
	if t := p.session.Truth(); t != p.truth {
		said = append(said, stillThinking.In(p.Lang))
	} else if loss, ok := p.session.Loss(); ok {
		said = append(said, p.teller().Loss(loss))
		if !p.Low() {
			said = append(said, text.Text{
				"%s: el tablero de antes", "%s: the board before"}.In(p.Lang, p.tables.over.First(keys.AskHint, p.Lang)))
		}
	}
	return append(said, p.rivals.raced()...)
}
