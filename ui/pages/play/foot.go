package play

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// foot returns the last line of the page, with the keys. In a low window, the line begins with the
// figures while the game goes on.
func (p *Page) foot() screen.Foot {
	if p.Low() && !p.Typing() && (!p.over() || p.session.SaveFailed()) {
		return p.LowFoot(func(width int) screen.Line {
			return screen.Line{screen.Message.Of(p.figures().Brief(width))}
		}, p.hints(), p.keys().Hint(keys.ShowHelp, p.Lang))
	}
	return screen.NewFoot(p.Width, p.Lang, p.hints())
}

var (
	labelGoOn  = text.Text{"seguir", "go on"}
	labelHide  = text.Text{"quitar", "hide"}
	labelNext  = text.Text{"siguiente", "next"}
	labelWhy   = text.Text{"por qué", "why"}
	labelEnd   = text.Text{"el final", "the end"}
	labelBack  = text.Text{"volver", "back"}
	labelLearn = text.Text{"lección", "lesson"}
)

// hints returns the keys that apply now, for the foot.
func (p *Page) hints() []screen.KeyHint {
	status, which := p.game().Status(), keys.Board
	if status != game.Playing {
		which = keys.Over
	}
	now := p.Keys.Of(which)
	switch {
	case p.Typing():
		prompt := p.Keys.Of(keys.Prompt)
		return prompt.Foot(p.Lang)
	case p.paused:
		var some []screen.KeyHint
		for _, c := range []keys.Command{keys.PauseGame, keys.GoMenu, keys.ShowHelp} {
			some = append(some, now.Hint(c, p.Lang))
		}
		some[0].Does = labelGoOn
		return some
	}
	h, g := &p.helping, p.game()
	now.Enable(g.Rules().Chord == game.ChordOn && g.Opened() > 0, keys.ChordCell)
	now.Enable(status != game.Won && (h.looksBack() || h.goesOn() || !h.hintShows()), keys.AskHint)
	now.Enable(status != game.Won && g.Undoable() > 0, keys.UndoStep)
	now.Enable(g.Redoable() > 0, keys.RedoStep)
	offered := p.over() && p.Board.Panel != page.NoPanel // the panel names the race
	now.Enable(!offered && (!p.Served.IsGuest() || p.over() || len(p.rivals.all) > 0), keys.RaceGhost)
	now.Enable(status != game.Playing, keys.ReplayGame)
	if p.rivals.inContest() {
		p.rivals.contestKeys(&now)
	}
	if p.session.IsTemporary() { // the game was taken over from a replay
		now.Rename(keys.GoMenu, text.Text{"a la repetición", "to the replay"})
	}
	return h.leading(now.Foot(p.Lang), &now)
}

// goesOn reports whether the page shows a hint that has another step.
func (h *helping) goesOn() bool {
	if h.back != nil {
		return h.back.step+1 < len(h.back.loss.Told)
	}
	return h.hintShows() && h.hinted.stage < h.hinted.advice.Last()
}

// leading moves the most important keys to the beginning of the foot. The first are the keys for
// the next step of a hint and for its lesson. Others hide the hint, the risk, or the board before a
// loss. While the page shows the board before a loss, only these keys and the key for help are
// left.
func (h *helping) leading(foot []screen.KeyHint, now *keys.Table) []screen.KeyHint {
	var first []screen.KeyHint
	lead := func(c keys.Command, does text.Text) {
		hint := now.Hint(c, h.Lang)
		foot = slices.DeleteFunc(foot, func(k screen.KeyHint) bool { return k.Label() == hint.Label() })
		if hint.Does = does; len(hint.Keys) > 0 {
			first = append(first, hint)
		}
	}
	leave := func(does text.Text) {
		if now.Command(escape) == keys.GoMenu {
			first = append(first, screen.KeyHint{
				Keys: []screen.KeyName{{Name: escape, Label: keys.LabelOf(escape, h.Lang)}}, Does: does})
		}
	}
	back, hinted, goesOn, lost := h.looksBack(), h.hintShows(), h.goesOn(), h.game().Status() == game.Lost
	lesson := hinted && h.taught() != nil || !hinted && h.Board.Panel == page.NoPanel && lost && h.lossLesson() != nil // a panel names the lesson
	switch do := h.handKeys(); {
	case h.warned():
		lead(keys.AskHint, labelWhy)
	case back && goesOn:
		lead(keys.AskHint, labelNext)
	case back:
		lead(keys.AskHint, labelEnd)
	case hinted && h.hinted.stage == advice.FirstStage:
		lead(keys.AskHint, hint.NextStage(advice.FirstStage))
	case goesOn:
		lead(keys.AskHint, labelNext)
	case len(do) > 0:
		lead(do[0].Command, now.Of(do[0].Command).Short)
	}
	switch {
	case back:
		leave(labelBack)
	case hinted || h.warned():
		leave(labelHide)
	case lost && lesson: // the first three keys stay where they are
		n := min(3, len(foot))
		first, foot = append(first, foot[:n]...), foot[n:]
	}
	if lesson {
		lead(keys.OpenLesson, labelLearn)
	}
	if h.chances && !h.over() {
		lead(keys.ShowChances, labelHide)
	}
	if back { // the other keys are about the end of the game
		lead(keys.ShowHelp, now.Of(keys.ShowHelp).Short)
		return first
	}
	return append(first, foot...)
}

// escape is the key that leads to the menu. If the page shows a warning of the coach, a hint, or
// the board before a loss, the key hides that instead. It also hides the risk while the game goes
// on. It hides nothing if the player has bound the key to another command.
const escape = "esc"

// warned reports whether the last message is a warning of the coach.
func (h *helping) warned() bool { return h.message.text != "" && h.message.title == coachTitle }

// hide hides the warning of the coach. If there is no warning, it hides the hint, and also the
// board before the loss. It reports false if the page shows neither a warning nor a hint.
func (h *helping) hide() bool {
	if h.warned() {
		h.message = message{}
		h.keepHint()
		return true
	}
	if !h.hintShows() {
		return false
	}
	h.seeEnd()
	h.hinted, h.message = toldHint{}, message{}
	if t := h.session.Thoughts(); t != nil || !h.chances {
		h.point(t)
	}
	return true
}
