package play

import (
	"maps"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A lossView is the view of the board just before the step that lost the game.
type lossView struct {
	loss   advice.Loss
	before *game.Game
	step   int // the index in loss.Told of the stage that is shown
	drawn  *draw.Overlay
}

// reasonMsg brings the facts that the player could have known before a loss.
type reasonMsg struct{ reason *session.LossReason }

// findReason finds out what could be known about the mines before the game was lost. On a large
// board it works in the background.
func (h *helping) findReason() tea.Cmd {
	t := h.session.LossReason()
	find := func() tea.Msg {
		t.Tell()
		return reasonMsg{t}
	}
	if h.reason == t || !h.large() {
		h.foundReason(t)
		return nil
	}
	return h.InTurn(find)
}

// foundReason takes the result of [helping.findReason]. If the player has asked to see the board before
// the loss, foundReason shows that board.
func (h *helping) foundReason(t *session.LossReason) {
	if t != h.session.LossReason() {
		return // the loss was undone meanwhile, or another step has lost the game
	}
	if h.reason = t; h.asked {
		h.asked = false
		h.stepBack()
	}
}

// lookBack shows the board before the loss, and the first step of the argument that the player
// could have found. Each further call shows the next step. After the last step it shows the end of
// the game again.
func (h *helping) lookBack() tea.Cmd {
	h.asked = true
	return h.findReason()
}

func (h *helping) stepBack() {
	loss, ok := h.session.Loss()
	before, err := h.game().BeforeLastStep()
	if !ok || err != nil {
		return
	}
	step := 0
	if h.back != nil {
		step = h.back.step + 1
	}
	if step == len(loss.Told) {
		h.seeEnd()
		return
	}
	told := loss.Told[step]
	h.back = &lossView{loss: loss, before: before, step: step}
	h.advise(told.Advice, told.Stage, loss.Before)
	h.moveTo(told.Todo(before, told.Stage).At)
	points := draw.Roles(nil, nil)
	for _, c := range loss.Safe {
		points[c] = draw.KnownSafe
	}
	if named, ok := loss.SafeCell(); ok {
		points[named] = draw.Safe
	}
	maps.Copy(points, draw.AdviceRoles(before, told.Advice, told.Stage))
	h.back.drawn = &draw.Overlay{Roles: points}
}

var beforeLoss = text.Text{
	"El tablero antes de la última jugada, con lo que se podía saber",
	"The board before the last move, with all you could have known"}

// seeEnd hides the board before the loss, and shows the cell where the game ended.
func (h *helping) seeEnd() {
	if h.back != nil {
		h.moveTo(h.back.loss.Cell)
	}
	h.endLookBack()
}

// endLookBack hides the board before the loss, and forgets the hint about it. Otherwise a hint
// after an undo would seem to continue that hint.
func (h *helping) endLookBack() {
	if h.back != nil {
		h.back, h.hinted = nil, toldHint{}
	}
}

// looksBack reports whether the page shows the board before the loss.
func (h *helping) looksBack() bool { return h.back != nil }

// keepsLookBack reports whether the page still shows the board before the loss after command c.
func keepsLookBack(c keys.Command) bool {
	switch c {
	case keys.None, keys.AskHint, keys.OpenLesson, keys.ShowHelp, keys.ChangeSpacing, keys.ToggleNumbering:
		return true
	}
	return keys.MoveUp <= c && c <= keys.FindNumber
}

// lossLesson returns the lesson about the argument that would have prevented the loss. It returns
// nil if the game is not lost, or if there was no such argument.
func (h *helping) lossLesson() *lesson.Lesson {
	if h.reason != h.session.LossReason() {
		return nil
	}
	loss, ok := h.reason.Tell()
	if !ok {
		return nil
	}
	return lesson.Teaching(h.teller().AtPosition(loss.Before).Game, loss.Told[len(loss.Told)-1].Argument)
}

// lost returns the parts of the message after a loss. The first part says how the game was lost.
// The other parts are those in raced, which are about the race.
func (h *helping) lost(raced []string) []string {
	why := stillThinking.In(h.Lang)
	if h.hidesLoss() {
		why = exploded.In(h.Lang, h.tables.over.First(keys.UndoStep, h.Lang))
	} else if h.session.LossReason() == h.reason {
		loss, ok := h.session.Loss()
		if !ok {
			return raced
		}
		why = h.teller().Loss(loss)
	}
	return append([]string{why}, raced...)
}
