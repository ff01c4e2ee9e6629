package cli

import (
	"strings"
	"testing"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/text"
)

// The statistics name a grid in full.
func TestSummariesNameTheGrid(t *testing.T) {
	g := history.Game{Grid: "hexagonal", Rows: 9, Cols: 9, Mines: 10, Dealt: true, NoGuess: true, Won: true}
	if got := summaries([]history.Game{g}, text.Spanish); !strings.HasPrefix(got, "Principiante · hexagonal · restantes\n") {
		t.Errorf("%s", got)
	}
}
