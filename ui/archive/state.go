package archive

import "buscaminas/ui/archive/journal"

// A state says how a game stands with the archive. A game is open until [Kept.Leave], and in one of
// the other states afterwards. If Leave is called before Finish of an [Ending] has returned, the game is
// ending until Finish returns.
type state uint8

const (
	gameOpen     state = iota // it is played, or looked at after its end
	gameEnding                // an end is being added to the history
	gameWaiting               // it goes on later, or the next start adds its end to the history
	gameRecorded              // it is over, and the history has its end
	gameDropped               // it was not worth keeping
)

// A life has what the state of a game depends on. A game that goes on after an undo can end again.
type life struct {
	left     bool    // Leave was called
	dropped  bool    // Drop was called
	over     bool    // the game is over, and no undo has reopened it
	count    int     // how often the game has ended
	recorded int     // which of the ends, from 1, is the last in the history; 0: none
	latest   *Ending // the last result of [Archive.End]; nil: none
}

// state returns the state of the game.
func (l *life) state() state {
	switch {
	case !l.left:
		return gameOpen
	case l.dropped:
		return gameDropped
	case l.latest != nil && !l.latest.finished: // it finishes those before it first
		return gameEnding
	case l.over && l.recorded == l.count:
		return gameRecorded
	}
	return gameWaiting
}

// note records the event of an entry that is added to the game.
func (l *life) note(event journal.Event) {
	switch {
	case event.Ends():
		l.over = true
		l.count++
	case event == journal.Done:
		l.over = false
	}
}

// noteEnd notes that Finish of an ending has returned. If recorded is true, the history has that end
// now.
func (l *life) noteEnd(e *Ending, recorded bool) {
	e.finished = true
	if recorded {
		l.recorded = max(l.recorded, e.end)
	}
}

// release gives up the lock of the game, unless the game is open or ending. The lock file of a game
// that waits stays, and that of any other game is removed.
func (k *Kept) release() {
	switch s := k.life.state(); {
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
