package archive

import "buscaminas/ui/archive/journal"

// A state says how a game stands with the archive. A game is open until [Kept.Leave], and in one of
// the other states afterwards. If it is left while Finish of an [Ending] has not returned, it is
// ending until then.
type state uint8

const (
	gameOpen     state = iota // it is played, or looked at after its end
	gameEnding                // an end is being added to the history
	gameWaiting               // it goes on later, or the next start adds its end to the history
	gameRecorded              // it is over, and the history has its end
	gameDropped               // it was not worth keeping
)

// state returns the state of the game. The caller has locked k.mu.
func (k *Kept) state() state {
	switch {
	case !k.left:
		return gameOpen
	case k.dropped:
		return gameDropped
	case k.ends.pending():
		return gameEnding
	case k.ends.over && k.ends.recorded == k.ends.count:
		return gameRecorded
	}
	return gameWaiting
}

// ends are the ends of a game. A game that goes on after an undo can end again.
type ends struct {
	over     bool    // the game is over, and no undo has reopened it
	count    int     // how often the game has ended
	recorded int     // which of the ends, from 1, is the last in the history; 0: none
	latest   *Ending // the last result of [Archive.End]; nil: none
}

// note takes an entry that is added to the game.
func (e *ends) note(event journal.Event) {
	switch {
	case event.Ends():
		e.over = true
		e.count++
	case event == journal.Done:
		e.over = false
	}
}

// pending reports whether an ending is not finished. An ending finishes those before it first.
func (e *ends) pending() bool { return e.latest != nil && !e.latest.finished }

// finish is called when Finish of an ending has returned. The parameter recorded says whether the
// history has that end now.
func (e *ends) finish(of *Ending, recorded bool) {
	of.finished = true
	if recorded {
		e.recorded = max(e.recorded, of.end)
	}
}

// leave closes the file, and leaves the game in the state that it has then.
func (k *Kept) leave() {
	k.close()
	k.left = true
	k.release()
}

// release gives up the lock of the game, unless the game is open or ending. The lock file of a game
// that waits stays, and that of any other game is removed.
func (k *Kept) release() {
	switch s := k.state(); {
	case s == gameOpen, s == gameEnding:
		return
	case k.lock == nil: // the game has no file
	case s == gameDropped:
		k.remove()
	case s == gameRecorded:
		Unlock(k.lock)
	case s == gameWaiting:
		k.unlock()
	}
	k.lock = nil
	k.archive.clearPlaying(k.name, k)
}

// unlock closes the lock and keeps the lock file, so that the game waits. If somebody removed the
// lock file but not the game, unlock creates the lock file again.
func (k *Kept) unlock() {
	inPlace := InPlace(k.lock, k.lock.Path())
	_ = k.lock.Close()
	if inPlace || k.archive.hasNoText(k.name) {
		return
	}
	if lock, err := lockFile(k.lock.Path(), 0); err == nil {
		_ = lock.Close()
	}
}
