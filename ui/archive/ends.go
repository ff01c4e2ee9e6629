package archive

import "buscaminas/ui/archive/journal"

// ends are the ends of a game. A game that goes on after an undo can end again.
type ends struct {
	over     bool // the game is over, and no undo has reopened it
	count    int  // how often the game has ended
	recorded int  // which of the ends, from 1, is the last in the history; 0: none

	latest   *Ending // the last result of [Archive.End]; nil: none
	latestOf int     // the count at that call
	pending  int     // endings whose Finish has not returned
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

// begin takes the ending of the present end. A call of [ends.finish] must follow.
func (e *ends) begin(of *Ending) {
	e.latest, e.latestOf = of, e.count
	e.pending++
}

// finish is called when the Finish of an ending has returned. The parameter n says which end it
// was, and recorded whether the history has it now.
func (e *ends) finish(n int, recorded bool) {
	e.pending--
	if recorded {
		e.recorded = max(e.recorded, n)
	}
}

// A state says how a game stands with the archive.
type state uint8

const (
	gameOpen     state = iota // it is played, or looked at after its end
	gameEnding                // it was left while an end was being added to the history
	gameWaiting               // it was left, and goes on later or still has to be added to the history
	gameRecorded              // it was left after its end, and the history has that end
)

// state returns the state of the game. The caller has locked k.mu.
func (k *Kept) state() state {
	switch {
	case !k.left:
		return gameOpen
	case k.ends.pending > 0:
		return gameEnding
	case k.ends.over && k.ends.recorded == k.ends.count:
		return gameRecorded
	}
	return gameWaiting
}
