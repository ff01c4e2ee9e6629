package archive_test

import (
	"testing"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The reason why a game cannot be resumed is a sentence in one language.
func TestWhyAGameDoesNotGoOn(t *testing.T) {
	for err, want := range map[error]text.Text{
		archive.ErrGone: {"esa partida ya no está en espera: ha terminado o se ha borrado; elige otra",
			"that game is no longer waiting: it is over or was deleted; choose another"},
		archive.ErrElsewhere: {
			"esa partida está abierta en otra copia del programa: ciérrala allí y vuelve a elegirla",
			"that game is open in another copy of the program: close it there and choose it again"},
	} {
		for _, l := range []text.Lang{text.Spanish, text.English} {
			if got := words.Error(err, l); got != want.In(l) {
				t.Errorf("%q, want %q", got, want.In(l))
			}
		}
	}
}

func TestWhatIsSaidOfAWin(t *testing.T) {
	won := history.Game{Won: true, Time: 5 * time.Second}
	for _, test := range []struct {
		want, brief string
		archive.Verdict
	}{
		{"your first win in this category", "first win", archive.Verdict{Game: won, Record: true, First: true}},
		{"new record: the old one was 6.5 s", "record: 1.5 s faster", archive.Verdict{Game: won, Record: true, Before: 6500 * time.Millisecond}},
		{"1.2 s off your record of 3.8 s", "1.2 s off your record", archive.Verdict{Game: won, Before: 3800 * time.Millisecond}},
		// Less than a second apart, thousandths decide.
		{"0.012 s off your record of 4.988 s", "0.012 s off your record", archive.Verdict{Game: won, Before: 4988 * time.Millisecond}},
		{"new record: the old one was 5.003 s", "record: 0.003 s faster", archive.Verdict{Game: won, Record: true, Before: 5003 * time.Millisecond}},
		{"does not count as a record: you used hints and the mines were shown", "does not count: hints, mines shown", archive.Verdict{
			Game: won, Against: []stats.Reason{stats.Hinted, stats.MinesShown}, Before: 6 * time.Second}},
	} {
		if got := test.Describe(text.English); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
		if got := test.Brief(text.English); got != test.brief {
			t.Errorf("in brief %q, want %q", got, test.brief)
		}
	}
}
