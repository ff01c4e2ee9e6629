package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/gametest"
)

// positionFile writes a file with a square board that has begun: these cells are open, and these
// have flags.
func positionFile(t *testing.T, rows []string, open, flags []game.Cell) string {
	t.Helper()
	l := gametest.Layout(t, game.GridKinds()[0].New, rows...)
	data, err := boards.DotBoard.Append(nil, boards.FromGame(game.NewAt(l, game.Classic, open, flags)))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "pos.board")
	gametest.MustDo(os.WriteFile(file, data, 0o600))
	return file
}

// The positions are of this board.
var wall = []string{
	".*....",
	".*....",
	"......",
}

func cells(all ...int) (out []game.Cell) {
	for i := 0; i < len(all); i += 2 {
		out = append(out, game.Cell{Row: all[i], Col: all[i+1]})
	}
	return out
}

// A game that has begun is judged from its position, and with --start the whole board.
func TestAPositionIsJudgedFromThere(t *testing.T) {
	for _, test := range []struct {
		name        string
		open, flags []game.Cell
		args        []string
		want        string
	}{
		{"not begun", nil, nil, nil, "no guess needed from Ad (the best start found; another may be harder) · 3BV 5 · hardest step: a single number"},
		{"certain cells", cells(0, 5, 0, 4, 0, 3, 0, 2, 1, 2, 1, 3, 1, 4, 1, 5, 2, 2, 2, 3, 2, 4, 2, 5), cells(1, 1), nil,
			"open: 12 of 16 cells · safe: Aa Ba Ca Cb · mines: Ab Bb · no guess needed from here"},
		{"a wrong flag", cells(2, 0), cells(2, 1), nil, "wrong flags: Cb · no cell is safe; the best guess"},
		{"nothing certain", cells(2, 0), nil, nil, "open: 1 of 16 cells · no cell is safe; the best guess is Ad, at 7.1% risk · here you have to guess"},
		{"an open mine", cells(0, 1), nil, nil, "the mine at Ab is open, so there is nothing left to find out"},
		{"the whole board", cells(2, 0), nil, []string{"--start", "0,5"}, "no guess needed from Af · 3BV 5"},
		{"the whole board after an open mine", cells(0, 1), nil, []string{"--start", "0,5"}, "no guess needed from Af"},
	} {
		file := positionFile(t, wall, test.open, test.flags)
		out, _ := execute(t, inEnglish("solve"), "", append(test.args, file)...)
		if !strings.Contains(out, test.want) {
			t.Errorf("%s: solve writes\n%s\nwant in it %q", test.name, out, test.want)
		}
		drawn, _ := execute(t, inEnglish("show"), "", append(test.args, file)...)
		for _, part := range strings.Split(test.want, " · ") {
			if !strings.HasPrefix(part, "3BV") && !strings.Contains(drawn, part) {
				t.Errorf("%s: show writes\n%s\nwant in it %q", test.name, drawn, part)
			}
		}
	}
}

// A saved game is judged in JSON too.
func TestASavedGameInJSON(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.txt")
	saved := "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 4\nrow: *...\n\n0.100 0,1*\n"
	gametest.MustDo(os.WriteFile(file, []byte(saved), 0o600))
	for _, out := range []string{
		first(execute(t, inEnglish("solve"), "", "--format", "json", file)),
		first(execute(t, inEnglish("show"), "", "--format", "json", file)),
	} {
		var got struct {
			Format   string
			Position struct{ Open int }
		}
		if err := json.Unmarshal([]byte(out), &got); err != nil || got.Format != "game" || got.Position.Open != 1 {
			t.Errorf("%v, %+v from\n%s", err, got, out)
		}
	}
}

// The JSON of a position has its certain cells and the chances of the others.
func TestAPositionInJSON(t *testing.T) {
	file := positionFile(t, wall, cells(2, 0), cells(2, 1))
	for _, out := range []string{
		first(execute(t, inEnglish("solve"), "", "--format", "json", file)),
		first(execute(t, inEnglish("show"), "", "--format", "json", file)),
	} {
		var got struct {
			File, Grid           string
			Rows, Columns, Mines int
			BBBV                 int
			Position             struct {
				Open               int
				Wrong, Safe, Mines []string
				Best               string
				Chances            map[string]float64
				Elsewhere          float64
			}
			Cleared bool
			Opens   int
		}
		if err := json.Unmarshal([]byte(out), &got); err != nil {
			t.Fatalf("%v in\n%s", err, out)
		}
		p := got.Position
		third, rest := 1./3, 1./14 // one mine around Ca, and one among the 14 other cells
		if got.File != file || got.Rows != 3 || got.Columns != 6 || got.Mines != 2 || got.BBBV != 5 ||
			p.Open != 1 || len(p.Safe)+len(p.Mines) != 0 || strings.Join(p.Wrong, " ") != "Cb" || got.Cleared || got.Opens != 1 ||
			!near(p.Chances["Ba"], third) || len(p.Chances) != 3 || !near(p.Elsewhere, rest) || p.Best != "Ad" {
			t.Errorf("%+v from\n%s", got, out)
		}
	}
	games := first(execute(t, inEnglish("solve"), "", "--level", "beginner", "--games", "10", "--seed", "4", "--format", "json"))
	if want := `{"games":10,"won":`; !strings.HasPrefix(games, want) || !strings.HasSuffix(games, `,"seed":4}`+"\n") {
		t.Errorf("the games are %q, want them to begin with %q", games, want)
	}
}

func first(out, _ string) string { return out }

func near(x, y float64) bool { return x-y < 1e-9 && y-x < 1e-9 }
