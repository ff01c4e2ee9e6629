package play

import "time"

// coaching is the state of the coach, who warns the player before a mistake or a needless risk.
type coaching struct {
	idleRevision int           // the revision of the game after the player's last action
	idleSince    time.Duration // the time on the clock after the player's last action
}

// idleLimit is how long the player may do nothing before the coach marks a safe cell.
const idleLimit = 20 * time.Second

// helpIdlePlayer makes the coach mark a safe cell once the player has done nothing for some time. The
// parameter elapsed is the time on the clock.
func (h *helping) helpIdlePlayer(elapsed time.Duration) {
	t := h.session.Thoughts()
	if h.idleRevision != h.game().Revision() {
		h.idleRevision, h.idleSince = h.game().Revision(), elapsed
	}
	if !h.Coach || t == nil || h.over() || elapsed-h.idleSince < idleLimit {
		return
	}
	a, stage, ok := h.session.SafeAdvice(t, h.Board.Cursor)
	if !ok {
		return
	}
	h.advise(a, stage, t)
	h.showHelp(t)
}
