package memory

import (
	"strings"
	"time"

	"buscaminas/ui/store/history"
	"buscaminas/ui/store/stats"
	"buscaminas/ui/words"
)

// A Verdict says what a finished game is worth.
type Verdict struct {
	Game    history.Game
	Against []stats.Reason // what keeps it from being a record
	Record  bool           // it is the fastest of its category
	Before  time.Duration  // the best time of the category before it; 0: there was none
}

// Describe says of a game that was won whether it is a record, or why it is none.
func (v Verdict) Describe(l words.Lang) string {
	switch {
	case len(v.Against) > 0:
		var why []string
		for _, reason := range v.Against {
			why = append(why, words.ReasonNoRecord(reason).In(l))
		}
		return words.NotCounted.In(l, strings.Join(why, ", "))
	case v.Before == 0:
		return words.FirstTime.In(l, words.Seconds(v.Game.Time))
	case v.Record:
		return words.NewRecord.In(l, words.Seconds(v.Game.Time), words.Seconds(v.Before))
	default:
		return words.NoRecord.In(l, words.Seconds(v.Before))
	}
}
