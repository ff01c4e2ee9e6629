package play

import "time"

// coaching is the state of the coach, who warns the player before a mistake or a needless risk.
type coaching struct {
	idleRevision int           // the revision of the game after the player's last action
	idleSince    time.Duration // the time on the clock after the player's last action
}

// idleLimit is how long the player may do nothing before the coach marks a safe cell.
const idleLimit = 20 * time.Second

// helpIdlePlayer makes the coach mark a safe cell once the player has done nothing for some time.
func (p *Page) helpIdlePlayer() {
	t := p.session.Thoughts()
	if p.idleRevision != p.game().Revision() {
		p.idleRevision, p.idleSince = p.game().Revision(), p.elapsed
	}
	if !p.Coach || t == nil || p.over() || p.elapsed-p.idleSince < idleLimit {
		return
	}
	a, stage, ok := p.session.SafeAdvice(t, p.Board.Cursor)
	if !ok {
		return
	}
	p.advise(a, stage, t)
	p.showHelp(t)
}
