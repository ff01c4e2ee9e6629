package play

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// A footState is what the keys at the foot depend on, apart from the context of the page.
type footState struct {
	status                     game.Status
	typing, paused, back       bool
	opened, undoable, redoable bool // there are open cells, and actions to undo and to redo
	noGhosts                   bool // no earlier game can be raced against
	chances                    bool // the risk is shown
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
	goOn = text.Text{"seguir", "go on"}
	hide = text.Text{"quitar", "hide"}
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
		some[0].Does = goOn
		return some
	}
	now.Enable(p.game().Rules().Chord == game.ChordOn && s.opened, keys.ChordCell)
	now.Enable(s.status != game.Won, keys.AskHint)
	now.Enable(s.status != game.Won && s.undoable, keys.UndoStep)
	now.Enable(s.redoable, keys.RedoStep)
	now.Enable(!s.noGhosts, keys.RaceGhost)
	now.Enable(s.status != game.Playing, keys.ReplayGame)
	if p.rivals.inContest() {
		return p.rivals.contestFoot(&now)
	}
	foot := now.Foot(p.Lang)
	if risk := now.Hint(keys.ShowChances, p.Lang); s.chances {
		foot = slices.DeleteFunc(foot, func(k screen.KeyHint) bool { return k.Does == risk.Does })
		risk.Does = hide
		foot = slices.Insert(foot, 0, risk)
	}
	if p.session.IsTemporary() {
		back := now.Hint(keys.GoMenu, p.Lang)
		for i := range foot {
			if foot[i].Label() == back.Label() {
				foot[i].Does = text.Text{"a la repetición", "to the replay"} // from which the game was taken
			}
		}
	}
	if why := now.Hint(keys.AskHint, p.Lang); p.Low() && !s.back && s.status == game.Lost {
		foot = slices.DeleteFunc(foot, func(k screen.KeyHint) bool { return k.Does == why.Does })
		foot = slices.Insert(foot, min(1, len(foot)), why) // the message leaves this key to the foot
	}
	return foot
}
