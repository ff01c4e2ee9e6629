package archive

import "buscaminas/ui/archive/journal"

// A state says whether a game is open, waits or is over. A game is open until [GameWriter.Leave],
// and in another state afterwards. If Leave is called before [Ending.Finish] has returned, the game
// is ending until Finish returns.
type state uint8

const (
	gameOpen     state = iota // the game is played, or viewed after its end
	gameEnding                // Finish is adding the end of the game to the history
	gameWaiting               // the game is not over, or its end is not in the history yet
	gameRecorded              // the game is over, and the history has its end
	gameDropped               // the file of the game is removed, because Drop was called
)

// A life holds the facts that decide the state of a game. After an undo, a game can end again.
type life struct {
	left    bool // Leave was called
	dropped bool // Drop was called
	over    bool // the game is over, and no undo has reopened it
	count   int  // how often the game has ended
	// recorded is the number of the last end that is in the history: 1 is the first end of the
	// game, 2 the second. It is 0 if the history has no end of the game.
	recorded int
	latest   *Ending // the last result of [Archive.End]; nil: none
}

// state returns the state of the game.
func (l *life) state() state {
	switch {
	case !l.left:
		return gameOpen
	case l.dropped:
		return gameDropped
	case l.latest != nil && !l.latest.finished: // the latest ending finishes the earlier ones first
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

// noteEnd records that Finish of e has returned. The parameter recorded says whether the history
// has the end of e now.
func (l *life) noteEnd(e *Ending, recorded bool) {
	e.finished = true
	if recorded {
		l.recorded = max(l.recorded, e.end)
	}
}

// release releases the lock of the game, unless the game is open or ending. It removes the lock
// file, unless the game waits.
func (k *GameWriter) release() {
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
func (k *GameWriter) unlock() {
	inPlace := InPlace(k.lock, k.lock.Path())
	_ = k.lock.Close()
	if inPlace || k.archive.hasNoText(k.name) {
		return
	}
	if lock, err := lockFile(k.lock.Path(), 0); err == nil {
		_ = lock.Close()
	}
}
