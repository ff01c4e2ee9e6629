package stats_test

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode"

	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"
)

var update = flag.Bool("update", false, "write the golden files anew")

func exported() []history.Game {
	thought := func(g *history.Game) {
		g.MedianThought, g.LongestThought = 1118*time.Millisecond, 4128*time.Millisecond
	}
	at := func(g *history.Game) { g.Ended = time.Date(2026, 1, 2, 15, 4, 17, 0, time.UTC) }
	odd := func(g *history.Game) {
		g.Title = text.Text{"un \"fichero\", con cosas.txt", "a \"file\", with things.txt"}
	}
	judged := func(g *history.Game) {
		g.Review = review.Figures{
			Proven: 40, Forced: 2, Needless: 1, Mistakes: 3, Undos: 4, Survived: 2,
			Chance: 0.000012345, Best: 0.5, Accuracy: 0.875, ForcedSurvived: 2, ForcedExpected: 1.25, Exact: true, Thirds: [3]float64{1.5, 2, 1. / 3},
		}
	}
	return []history.Game{win(12.345, at, judged), win(5.738, at, odd, missed, hinted, thought)}
}

func TestGolden(t *testing.T) {
	for name, write := range map[string]func(io.Writer, []history.Game, text.Lang) error{
		"games.csv": stats.WriteCSV, "games.json": stats.WriteJSON,
	} {
		var written strings.Builder
		gametest.MustDo(write(&written, exported(), text.English))
		goldentest.Check(t, filepath.Join("testdata", name), written.String(), *update)
	}
}

// Both formats have the same values, and can be read by other programs.
func TestBothExportsAgree(t *testing.T) {
	for n := range 3 {
		var asCSV, asJSON strings.Builder
		gametest.MustDo(errors.Join(stats.WriteCSV(&asCSV, exported()[:n], text.English), stats.WriteJSON(&asJSON, exported()[:n], text.English)))
		rows := gametest.Must(csv.NewReader(strings.NewReader(asCSV.String())).ReadAll())
		var objects []map[string]any
		gametest.MustDo(json.Unmarshal([]byte(asJSON.String()), &objects))
		if len(rows) != n+1 || len(objects) != n {
			t.Fatalf("%d rows and %d objects of %d games", len(rows), len(objects), n)
		}
		for i, object := range objects {
			if len(object) != len(rows[0]) {
				t.Errorf("%d columns, but %d names in JSON", len(rows[0]), len(object))
			}
			for j, name := range rows[0] {
				if got, want := strings.TrimPrefix(fmt.Sprint(object[name]), "<nil>"), rows[i+1][j]; got != want {
					t.Errorf("%s of game %d: %s in JSON, %s in CSV", name, i, got, want)
				}
			}
		}
	}
}

// A title from somebody else's file can do no harm on a terminal or in a spreadsheet. In JSON it is
// complete.
func TestExportOfWhatIsNotOurs(t *testing.T) {
	for title, want := range map[string]string{
		"=1+1": "'=1+1", "+1": "'+1", "-1": "'-1", "@SUM(A1)": "'@SUM(A1)", "\t=1": "'�=1", "\r=1": "'�=1",
		"a=1": "a=1", "": "", "Año × 3": "Año × 3",
		"\x1b[2J\nx\x7f\u009b\u202e\U000e0041": "�[2J�x����",
	} {
		games := []history.Game{win(1, func(g *history.Game) { g.Title = text.Same(title) })}
		var asCSV, asJSON strings.Builder
		gametest.MustDo(errors.Join(stats.WriteCSV(&asCSV, games, text.English), stats.WriteJSON(&asJSON, games, text.English)))
		rows := gametest.Must(csv.NewReader(strings.NewReader(asCSV.String())).ReadAll())
		if got := rows[1][1]; got != want {
			t.Errorf("%q is %q in CSV, want %q", title, got, want)
		}
		var objects []struct{ Title string }
		if err := json.Unmarshal([]byte(asJSON.String()), &objects); err != nil || objects[0].Title != title {
			t.Errorf("%q is %q in JSON, %v", title, objects[0].Title, err)
		}
		for _, r := range asJSON.String() {
			if r != '\n' && !unicode.IsGraphic(r) {
				t.Errorf("%q has %q in JSON", title, r)
			}
		}
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errNoSpace }

var errNoSpace = errors.New("no space left on device")

func TestExportToAFullDisk(t *testing.T) {
	many := make([]history.Game, 1000)
	if err := stats.WriteCSV(full{}, many, 0); !errors.Is(err, errNoSpace) {
		t.Error(err)
	}
	if err := stats.WriteJSON(full{}, many, 0); !errors.Is(err, errNoSpace) {
		t.Error(err)
	}
}
