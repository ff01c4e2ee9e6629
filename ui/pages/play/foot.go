package play

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// A footState is what the keys at the foot depend on, apart from the context of the page.
type footState struct {
	status                     game.Status
	typing, paused, back       bool
	opened, undoable, redoable bool         // there are open cells, and actions to undo and to redo
	noGhosts                   bool         // no earlier game can be raced against
	chances                    bool         // the risk is shown
	hinted, goesOn             bool         // a hint is shown, and it has another step
	warned                     bool         // the coach's warning is shown
	onlyWhether                bool         // the hint has told no step yet
	does                       keys.Command // what the last step of the hint leads to; None: nothing
	lesson                     bool         // a lesson teaches what the hint or the loss is about
}

// foot returns the last line of the page, with the keys. In a low window, the line begins with the
// figures while the game goes on.
func (p *Page) foot() screen.Foot {
	g := p.game()
	now := footState{
		status: g.Status(), typing: p.Typing(), paused: p.paused, back: p.helping.looksBack(),
		opened: g.Opened() > 0, undoable: g.Undoable() > 0, redoable: g.Redoable() > 0,
		chances:  p.helping.chances && !p.over(),
		noGhosts: p.Served.IsGuest() && !p.over() && len(p.rivals.all) == 0,
	}
	now.warned = p.helping.warned()
	if now.hinted = p.helping.hintHolds(); now.hinted {
		told := p.helping.hinted
		now.goesOn, now.onlyWhether = told.stage < told.advice.Last(), told.stage == advice.Whether
		now.lesson = p.helping.taught() != nil
		if do := p.helping.handKeys(); len(do) > 0 && !now.goesOn {
			now.does = do[0].Command
		}
	} else if p.Low() && now.status == game.Lost {
		now.lesson = p.helping.lossLesson() != nil // a panel names it, and the message where there is room
	}
	if p.Low() && !now.typing && (!p.over() || p.session.Failing()) {
		return p.LowFoot(func(width int) screen.Line {
			return screen.Line{screen.Message.Of(p.brief(width, p.clock.time(), p.rivals.lead()))}
		}, p.hints(now), p.keys().Hint(keys.ShowHelp, p.Lang))
	}
	foot, ok := p.feet[now]
	if !ok {
		foot = screen.NewFoot(p.Width, p.Lang, p.hints(now))
		p.feet[now] = foot
	}
	return foot
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

// hints returns the keys that apply in a state, for the foot.
func (p *Page) hints(s footState) []screen.KeyHint {
	which := keys.Board
	if s.status != game.Playing {
		which = keys.Over
	}
	now := p.Keys.Of(which) // a copy, whose keys may be disabled
	switch {
	case s.typing:
		prompt := p.Keys.Of(keys.Prompt)
		return prompt.Foot(p.Lang)
	case s.paused:
		var some []screen.KeyHint
		for _, c := range []keys.Command{keys.PauseGame, keys.GoMenu, keys.ShowHelp} {
			some = append(some, now.Hint(c, p.Lang))
		}
		some[0].Does = labelGoOn
		return some
	}
	now.Enable(p.game().Rules().Chord == game.ChordOn && s.opened, keys.ChordCell)
	now.Enable(s.status != game.Won && (s.back || s.goesOn || !s.hinted), keys.AskHint)
	now.Enable(s.status != game.Won && s.undoable, keys.UndoStep)
	now.Enable(s.redoable, keys.RedoStep)
	now.Enable(!s.noGhosts, keys.RaceGhost)
	now.Enable(s.status != game.Playing, keys.ReplayGame)
	foot := now.Foot(p.Lang)
	if p.rivals.inContest() {
		foot = p.rivals.contestFoot(&now)
	}
	if p.session.IsTemporary() {
		rename(foot, now.Hint(keys.GoMenu, p.Lang), text.Text{"a la repetición", "to the replay"}) // from which the game was taken
	}
	return s.leading(foot, &now, p.Lang)
}

// leading returns the keys of the foot after those that matter most at the moment: how a hint goes on,
// and how to leave it, the board before a loss, or the risk.
func (s footState) leading(foot []screen.KeyHint, now *keys.Table, l text.Lang) []screen.KeyHint {
	var first []screen.KeyHint
	lead := func(c keys.Command, does text.Text) {
		h := now.Hint(c, l)
		foot = slices.DeleteFunc(foot, func(k screen.KeyHint) bool { return k.Label() == h.Label() })
		if h.Does = does; len(h.Keys) > 0 {
			first = append(first, h)
		}
	}
	leave := func(does text.Text) {
		if now.Command(escape) == keys.GoMenu {
			first = append(first, screen.KeyHint{
				Keys: []screen.KeyName{{Name: escape, Label: keys.Written(escape, l)}}, Does: does})
		}
	}
	switch {
	case s.warned:
		lead(keys.AskHint, labelWhy)
	case s.back && s.goesOn:
		lead(keys.AskHint, labelNext)
	case s.back:
		lead(keys.AskHint, labelEnd)
	case s.hinted && s.onlyWhether:
		lead(keys.AskHint, hint.More(advice.Whether))
	case s.hinted && s.goesOn:
		lead(keys.AskHint, labelNext)
	case s.does != keys.None:
		lead(s.does, now.Of(s.does).Short)
	}
	switch {
	case s.back:
		leave(labelBack)
	case s.hinted || s.warned:
		leave(labelHide)
	case s.status == game.Lost && s.lesson: // the first two stay where they are
		n := min(2, len(foot))
		first, foot = append(first, foot[:n]...), foot[n:]
	}
	if s.lesson {
		lead(keys.OpenLesson, labelLearn)
	}
	if s.chances {
		lead(keys.ShowChances, labelHide)
	}
	if s.back { // the others are about the end of the game
		lead(keys.ShowHelp, now.Of(keys.ShowHelp).Short)
		return first
	}
	return append(first, foot...)
}

// rename gives the hint with the same keys as h another text.
func rename(foot []screen.KeyHint, h screen.KeyHint, does text.Text) {
	for i := range foot {
		if foot[i].Label() == h.Label() {
			foot[i].Does = does
		}
	}
}

// escape is the key that takes away what the page shows on top of the game, if it otherwise leads to
// the menu.
const escape = "esc"

// warned reports whether the last message is a warning of the coach.
func (h *helping) warned() bool { return h.message.text != "" && h.message.title == coachTitle }

// takesAway takes away the coach's warning or, if there is none, the hint or the board before the loss.
// It reports false if none of these is shown.
func (h *helping) takesAway() bool {
	if h.warned() {
		h.message.text = ""
		h.keepHint()
		return true
	}
	if !h.hintHolds() {
		return false
	}
	h.endLookBack()
	h.hinted, h.message.text = toldHint{}, ""
	if t := h.thoughts(); t != nil || !h.chances {
		h.point(t)
	}
	return true
}
