package play

import "time"

// idle records when the player last did something.
type idle struct {
	revision int           // the revision of the game after the player's last action
	since    time.Duration // the time on the clock after the player's last action
}

// idleLimit is how long the player may do nothing before the coach marks a safe cell.
const idleLimit = 20 * time.Second

// helpIdlePlayer makes the coach mark a safe cell once the player has done nothing for [idleLimit].
// The parameter elapsed is the time on the clock.
func (h *helping) helpIdlePlayer(elapsed time.Duration) {
	t := h.session.Thoughts()
	if h.idle.revision != h.game().Revision() {
		h.idle.revision, h.idle.since = h.game().Revision(), elapsed
	}
	if !h.session.Coach || t == nil || h.over() || elapsed-h.idle.since < idleLimit {
		return
	}
	a, stage, ok := h.session.SafeAdvice(t, h.Board.Cursor)
	if !ok {
		return
	}
	h.advise(a, stage, t)
	h.showHelp(t)
}
