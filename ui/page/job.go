package page

import (
	"sync/atomic"

	"buscaminas/game/deal"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Job is work on the side that the player may wait for. Whoever does it tells its share
// with [Job.Watch], and whoever takes its result asks [Job.End] whether it is still wanted.
// The root shows the job of the page that is seen, and ends it by the key that cancels.
type Job struct {
	Says    func(percent int) text.Text // what it does; nil: nothing is said of it
	Stopped text.Text                   // what is said once the player has ended it
	Holds   bool                        // what is typed waits until it is over

	percent atomic.Int32
	over    atomic.Bool
}

var notRead = text.Text{"Lectura cancelada", "Reading cancelled"}

// Reading returns the job of reading a game or a board, and says so: its file may be long, and
// the disk slow.
func Reading(said text.Text) *Job {
	says := func(percent int) text.Text {
		if percent == 0 { // as while the file is read, too
			return said
		}
		return text.Text{said[text.Spanish] + ": %d %%", said[text.English] + ": %d%%"}.With(percent)
	}
	return &Job{Says: says, Stopped: notRead, Holds: true}
}

var notDealt = text.Text{"Reparto cancelado", "Dealing cancelled"}

// Dealing returns the job of dealing a board that makes this promise.
func Dealing(promise deal.Promise) *Job {
	says := func(percent int) text.Text { return words.Dealing(promise, percent) }
	return &Job{Says: says, Stopped: notDealt, Holds: true}
}

// Watch takes the share that is done, from 0 to 1, and reports whether to go on.
func (j *Job) Watch(share float64) bool {
	j.percent.Store(int32(100 * share))
	return j.Going()
}

// Going reports whether there is a job, and it is not over.
func (j *Job) Going() bool { return j != nil && !j.over.Load() }

// End ends the job, and reports whether it was going: so either its result is taken, or it
// was ended before.
func (j *Job) End() bool { return j != nil && j.over.CompareAndSwap(false, true) }

// Told says what the job does, and which key cancels it; "" where nothing is said of it.
func (j *Job) Told(tables *keys.Tables, l text.Lang) string {
	if j.Says == nil {
		return ""
	}
	return j.Says(int(j.percent.Load())).In(l) + text.Between + tables.Cancelling(l)
}
