package archive_test

import (
	"testing"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
)

func TestWhatIsSaidOfAWin(t *testing.T) {
	won := history.Game{Won: true, Time: 5 * time.Second}
	for want, v := range map[string]archive.Verdict{
		"first time: 5.0":         {Game: won, Record: true},
		"RECORD: 5.0, before 6.0": {Game: won, Record: true, Before: 6 * time.Second},
		"the best is 4.0":         {Game: won, Before: 4 * time.Second},
		"does not count as a record: hints were taken, the mines were in sight": {
			Game: won, Against: []stats.Reason{stats.Hinted, stats.MinesShown}, Before: 6 * time.Second},
	} {
		if got := v.Describe(text.English); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
