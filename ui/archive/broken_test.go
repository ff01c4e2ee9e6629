package archive_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// overUndealt is a game that is over, on a board that has to be dealt again.
const overUndealt = `buscaminas game 2
grid: square
rows: 1000
columns: 1000
mines: 30000
promise: clear start
seed: 5
start: 8,15

0.000 8,15*
1.000 given up
`

// Where the program fails on a game that is to be recorded, it goes on with the others, and
// says which it is, at every start.
func TestRecordingStepsOverAGameThatFails(t *testing.T) {
	dir := t.TempDir()
	openAll(t, begin(t, openArchive(t, dir), 1), false)
	dir = killed(t, dir)
	failing := filepath.Join(dir, "games", "2000-failing.txt")
	for path, content := range map[string]string{failing: overUndealt, strings.TrimSuffix(failing, ".txt") + ".lock": ""} {
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		a, _ := archive.Open(dir)
		problems := session.Record(a, func(float64) bool { panic("what nobody thought of") })
		if len(problems) != 1 {
			t.Fatalf("the problems are %v", problems)
		}
		said := problems[0].(interface{ In(text.Lang) string }).In(text.English)
		if want := failing + ": this finished game cannot be added to the history: " +
			"the program fails on it (what nobody thought of)"; said != want {
			t.Errorf("it says %q, want %q", said, want)
		}
		if games, _, err := a.History(); err != nil || len(games) != 1 {
			t.Errorf("%v, %v: want the other game in the history", games, err)
		}
		a.Close()
	}
	if games := historyOf(t, dir); len(games) != 2 {
		t.Errorf("%v: want both games, once nothing fails", games)
	}
}
