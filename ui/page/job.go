package page

import (
	"sync/atomic"

	"buscaminas/game/deal"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Job is work in the background for which the player may wait. The function that does the work
// reports its progress to [Job.Watch]. The page that gets the result calls [Job.End] to learn
// whether the result is still wanted. The program shows the job of the page in view, and calls
// [Job.End] if the player cancels the job.
type Job struct {
	Says       func(percent int) text.Text // returns the text that says what the job does; nil: nothing is shown
	Stopped    text.Text                   // the message after the player has cancelled the job
	BlocksKeys bool                        // keys typed meanwhile wait until the job is over

	percent atomic.Int32
	over    atomic.Bool
}

var notRead = text.Text{"Lectura cancelada", "Reading cancelled"}

// Reading returns the job of reading a game or a board, which may be in a long file on a slow disk.
// The job shows the text in label. Once the file is read, the job also shows the percentage of the
// work that is done.
func Reading(label text.Text) *Job {
	says := func(percent int) text.Text {
		if percent == 0 { // the file is still being read, and nothing is computed
			return label
		}
		withPercent := text.Text{label[text.Spanish] + ": %d %%", label[text.English] + ": %d%%"}
		return withPercent.With(percent)
	}
	return &Job{Says: says, Stopped: notRead, BlocksKeys: true}
}

var notDealt = text.Text{"Reparto cancelado", "Dealing cancelled"}

// Dealing returns the job of dealing a board with this promise, for example that the board needs no
// guess.
func Dealing(promise deal.Promise) *Job {
	says := func(percent int) text.Text { return words.Dealing(promise, percent) }
	return &Job{Says: says, Stopped: notDealt, BlocksKeys: true}
}

// Watch records the share of the work that is done, from 0 to 1, and reports whether to go on.
func (j *Job) Watch(share float64) bool {
	j.percent.Store(int32(100 * share))
	return j.Going()
}

// Going reports whether the job is not over. A nil job is over.
func (j *Job) Going() bool { return j != nil && !j.over.Load() }

// End ends the job and reports whether the job was still going. If it reports false, the job was
// ended before, for example by the player, and its result is not wanted.
func (j *Job) End() bool { return j != nil && j.over.CompareAndSwap(false, true) }

// Message returns the text that says what the job does and which key cancels it, or "" if nothing
// is shown.
func (j *Job) Message(tables *keys.Tables, l text.Lang) string {
	if j.Says == nil {
		return ""
	}
	return j.Says(int(j.percent.Load())).In(l) + text.Separator + tables.CancelHint(l)
}
