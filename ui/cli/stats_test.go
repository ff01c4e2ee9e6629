package cli

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/manual"
	"buscaminas/ui/text"
)

// The topic about the figures explains each column that the commands review and stats write.
func TestEveryColumnIsExplained(t *testing.T) {
	reviewed, _, err := judgeGames(text.English, "", "--format", "csv", filepath.Join(videoFolder, "beginner.avf"))
	gametest.MustDo(err)
	var exported strings.Builder
	gametest.MustDo(stats.WriteCSV(&exported, nil, text.English))
	for _, table := range []string{reviewed, exported.String()} {
		header, _, _ := strings.Cut(table, "\n")
		for _, l := range []text.Lang{text.Spanish, text.English} {
			topic, _ := manual.Find("figures")
			words := strings.FieldsFunc(topic.Text(manual.Reader{Lang: l}), func(r rune) bool { return r == ' ' || r == ',' || r == '\n' })
			for column := range strings.SplitSeq(header, ",") {
				if !slices.Contains(words, column) {
					t.Errorf("%s: %s is not explained", l.Code(), column)
				}
			}
		}
	}
}

// The statistics name a grid in full.
func TestSummariesNameTheGrid(t *testing.T) {
	g := history.Game{Grid: "hexagonal", Rows: 9, Cols: 9, Mines: 10, Dealt: true, NoGuess: true, Won: true}
	if got := summaries([]history.Game{g}, text.Spanish); !strings.HasPrefix(got, "Principiante · hexagonal · restantes\n") {
		t.Errorf("%s", got)
	}
}
