package journal_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	uitext "buscaminas/ui/text"
)

// Every kind of entry has a sentence for the player.
func TestSaysWhatHappened(t *testing.T) {
	for event, want := range map[journal.Event]string{
		journal.Done: "Aa*", journal.Refused: "Aa* (refused)",
		journal.Pause: "paused", journal.Resume: "resumed",
		journal.Hint: "hint", journal.Chances: "risks shown", journal.Ghost: "the ghost's moves shown", journal.Typed: "several moves typed at once", journal.GivenUp: "given up",
	} {
		e := journal.Entry{Event: event, Action: game.Action{Kind: game.Open}}
		if got := e.Text(game.Square{Rows: 1, Cols: 1}, game.Letters).In(uitext.English); got != want {
			t.Errorf("event %d: %q, want %q", event, got, want)
		}
	}
}
