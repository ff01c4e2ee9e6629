package cli

import (
	"encoding/binary"
	"encoding/csv"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/game/gametest"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"
)

const videoFolder = "../../boards/videos/testdata"

// judgeGames runs the command review.
func judgeGames(l text.Lang, input string, args ...string) (out, errs string, err error) {
	return run(call{l, "review"}, input, args...)
}

// A judgedLine is what a line in JSON says about a game.
type judgedLine struct {
	File    string   `json:"file"`
	Program string   `json:"program"`
	Rows    int      `json:"rows"`
	Columns int      `json:"columns"`
	Mines   int      `json:"mines"`
	Mode    string   `json:"mode"`
	Result  string   `json:"result"`
	TimeMS  int      `json:"time_ms"`
	BBBV    int      `json:"bbbv"`
	Luck    *float64 `json:"luck"`
	Worst   *string  `json:"worst_move"`
}

func judgedLines(t *testing.T, args ...string) []judgedLine {
	t.Helper()
	out, errs, err := judgeGames(text.English, "", append(args, "--format", "json")...)
	if err != nil || errs != "" {
		t.Fatalf("%v, %s", err, errs)
	}
	var all []judgedLine
	for line := range strings.Lines(out) {
		var g judgedLine
		if err := json.Unmarshal([]byte(line), &g); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		all = append(all, g)
	}
	return all
}

// The review of a folder of videos has the published figures of each file, in the order of the names.
// A file that is no game has no line.
func TestReviewOfVideos(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(videoFolder, "expected.json"))
	if err != nil {
		t.Fatal(err)
	}
	var want []judgedLine
	gametest.MustDo(json.Unmarshal(data, &want))
	slices.SortFunc(want, func(a, b judgedLine) int { return strings.Compare(a.File, b.File) })
	got := judgedLines(t, videoFolder)
	if len(got) != len(want) {
		t.Fatalf("%d lines, want %d", len(got), len(want))
	}
	for i, g := range got {
		if adaptive := strings.Contains(g.File, "adaptive"); adaptive != (g.Luck == nil) {
			t.Errorf("%s: luck %v", g.File, g.Luck)
		}
		g.File, g.Program, g.Luck, g.Worst = filepath.Base(g.File), "", nil, nil
		if g != want[i] {
			t.Errorf("%+v, want %+v", g, want[i])
		}
	}
}

// What a file and its moves disagree about is noted.
func TestReviewNotesDoubts(t *testing.T) {
	const video = "Width: 2\nHeight: 1\nBoard:\n*0\nEvents:\n1.002 lc (24 8)\n1.000 lr (24 8)\n"
	out, errs, err := judgeGames(text.English, video, "-")
	if err != nil || !strings.Contains(out, "won in 1.002 s") || !strings.Contains(errs, "the clock steps back by up to 0.002 s") {
		t.Errorf("%v, %q, %q", err, out, errs)
	}
}

// In text the sums follow, and what was missed most with its lesson.
func TestReviewOfVideosInText(t *testing.T) {
	t.Chdir(videoFolder)
	for _, l := range []text.Lang{text.Spanish, text.English} {
		out, errs, err := judgeGames(l, "", ".")
		if err != nil || errs != "" {
			t.Fatalf("%v, %s", err, errs)
		}
		goldentest.Check(t, filepath.Join("../../../ui/cli/testdata", "videos-"+l.Code()+".txt"), out, *update)
	}
}

func TestReviewAsCSV(t *testing.T) {
	for file, want := range map[string]map[string]string{
		"beginner.avf": {
			"program": "Arbiter", "rows": "8", "columns": "8", "mines": "10", "result": "won", "time_ms": "1530", "bbbv": "4",
			"worst_move": "", "worst_risk": "", "forced_guesses": "1", "luck": "0.1455", "level": "beginner", "date": "", "stnb": "91.8198",
			"zini": "4", "openings": "1", "islands": "2",
		},
		"expert-096.mvf": {"worst_move": "L11", "worst_risk": "0.2081"}, // as in the text
		"beginner-1.rmv": {"style": "NF", "flags": "0", "date": "2012-12-08T10:57:30Z", "clicks": "2", "effective_clicks": "2"},
		"expert-097.mvf": { // the clicks are in the head of the file
			"level": "expert", "clicks": "182", "left_clicks": "93", "double_clicks": "66", "right_clicks": "23", "style": "FL",
			"bbbv": "125", "bbbv_solved": "125", "throughput": "0.8865", "rqp": "10.828", "stnb": "118.484", "flags": "23",
		},
	} {
		out, _, err := judgeGames(text.Spanish, "", "--format", "csv", filepath.Join(videoFolder, file))
		rows, csvErr := csv.NewReader(strings.NewReader(out)).ReadAll()
		if err != nil || csvErr != nil || len(rows) != 2 {
			t.Fatalf("%v, %v, %s", err, csvErr, out)
		}
		for name, want := range want {
			if i := slices.Index(rows[0], name); i < 0 || rows[1][i] != want {
				t.Errorf("%s: %s: column %d of %v, want %s", file, name, i, rows[1], want)
			}
		}
	}
}

// A game of this program is judged as the command replay judges it.
func TestReviewOfOwnGames(t *testing.T) {
	all := judgedLines(t, "testdata/judged.game")
	if len(all) != 1 || all[0].Program != "Buscaminas" || all[0].Result != "unfinished" {
		t.Fatalf("%+v", all)
	}
	told, _, err := replayed(text.English, "--plain", "--review", "testdata/judged.game")
	if err != nil {
		t.Fatal(err)
	}
	out, _, err := judgeGames(text.English, "", "testdata/judged.game")
	accuracy := told[strings.Index(told, "accuracy: "):]
	accuracy, _, _ = strings.Cut(accuracy, "\n")
	if err != nil || !strings.Contains(out, accuracy) {
		t.Errorf("%v, no %q in\n%s", err, accuracy, out)
	}
}

// A file that cannot be read has a line on standard error, and the others are judged all the same.
// In a folder, what is no game is left out without a word, and so is what is hidden.
func TestReviewOfFilesThatCannotBeRead(t *testing.T) {
	video, err := os.ReadFile(filepath.Join(videoFolder, "beginner.avf"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, data := range map[string]string{
		"a.avf": string(video), "b.avf": string(video[:3000]), "c.mvr": "\x01\x02\x03", "d.txt": "2 2\n*.\n..\n",
		".e.avf": string(video[:3000]), "f.png": "\x89PNG\r\n", "sub/g.avf": string(video),
	} {
		path := filepath.Join(dir, name)
		gametest.MustDo(os.MkdirAll(filepath.Dir(path), 0o755))
		gametest.MustDo(os.WriteFile(path, []byte(data), 0o644))
	}
	if err := os.Symlink(filepath.Join(dir, "sub"), filepath.Join(dir, "link")); err != nil {
		t.Log(err) // not on every system
	}
	out, errs, err := judgeGames(text.English, "", "--format", "json", dir)
	if !errors.Is(err, errReported) || strings.Count(out, "\n") != 2 {
		t.Errorf("%v, want an error that was reported, and two lines:\n%s", err, out)
	}
	want := "buscaminas: " + filepath.Join(dir, "b.avf") + ", byte 3000: ends after 3000 bytes, in the middle of this: events\n" +
		"buscaminas: " + filepath.Join(dir, "c.mvr") + ": a video of Minesweeper X (.mvr): it is encrypted, so no other program can read it\n"
	if errs != want {
		t.Errorf("errors\n%s\nwant\n%s", errs, want)
	}
	for _, file := range []string{"d.txt", "none.avf"} {
		_, errs, err := judgeGames(text.English, "", filepath.Join(dir, file))
		if !errors.Is(err, errReported) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%s: %v, %q, want one line", file, err, errs)
		}
	}
}

// twoGames returns an EVFS file with two games.
func twoGames() []byte {
	video := gametest.Must(os.ReadFile(filepath.Join(videoFolder, "beginner-4.evf")))
	list := []byte{0, 0, 0}
	for range 2 {
		list = append(binary.BigEndian.AppendUint32(append(list, "a.evf\x00"...), uint32(len(video))), video...)
	}
	return list
}

// A file with several games has a line for each, and FILE#2 is the second.
func TestReviewOfSeveralGamesInAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.evfs")
	gametest.MustDo(os.WriteFile(path, twoGames(), 0o644))
	for arg, want := range map[string][]string{path: {path + "#1", path + "#2"}, path + "#2": {path + "#2"}} {
		var got []string
		for _, g := range judgedLines(t, arg) {
			got = append(got, g.File)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", arg, got, want)
		}
	}
}

func TestReviewOfStandardInput(t *testing.T) {
	video, err := os.ReadFile(filepath.Join(videoFolder, "beginner.rawvf"))
	if err != nil {
		t.Fatal(err)
	}
	out, errs, err := judgeGames(text.English, string(video), "-")
	if err != nil || errs != "" || !strings.HasPrefix(out, "standard input · RAWVF · beginner 8×8/10 · won in 11.50 s · ") {
		t.Errorf("%v, %s, %s", err, errs, out)
	}
	if _, _, err := judgeGames(text.English, ""); !errors.As(err, new(usageError)) {
		t.Errorf("without a file: %v, want a usage error", err)
	}
}
