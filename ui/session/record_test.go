package session_test

import (
	"os"
	"path/filepath"
	"testing"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// If the program panics on a finished game, Record goes on with the others and returns an error for
// that game, at every start.
func TestRecordingStepsOverAGameThatFails(t *testing.T) {
	const given = "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 4\nstart: 0,0\nrow: ...*\n\n0.500 0,0*\n1.000 given up\n"
	dir := t.TempDir()
	games := filepath.Join(dir, "games")
	gametest.MustDo(os.Mkdir(games, 0o700))
	for _, name := range []string{"1", "2", "3"} {
		for file, content := range map[string]string{name + ".txt": given, name + ".lock": ""} {
			gametest.MustDo(os.WriteFile(filepath.Join(games, file), []byte(content), 0o600))
		}
	}
	for range 2 {
		var met []string
		problems := session.RecordWith(archive.At(dir), func(_ *archive.Archive, name string) error {
			if met = append(met, name); name == "2" {
				panic("what nobody thought of")
			}
			return nil
		})
		if len(met) != 3 || len(problems) != 1 {
			t.Fatalf("games %v are recorded, and the problems are %v", met, problems)
		}
		said := words.Error(problems[0], text.English)
		if want := filepath.Join(games, "2.txt") + ": this finished game cannot be added to the history: " +
			"the program crashes when it opens this game (what nobody thought of)"; said != want {
			t.Errorf("it says %q, want %q", said, want)
		}
	}
	if problems := session.Record(archive.At(dir)); len(problems) > 0 {
		t.Errorf("the problems are %v", problems)
	}
	if left := archive.At(dir).Unrecorded(); len(left) > 0 {
		t.Errorf("%v are not recorded", left)
	}
}
