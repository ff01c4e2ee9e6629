package videos_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"buscaminas/boards/videos"
	"buscaminas/game"
)

// An expected is what a file in testdata holds.
type expected struct {
	File    string `json:"file"`
	Format  string `json:"format"`
	Columns int    `json:"columns"`
	Rows    int    `json:"rows"`
	Mines   int    `json:"mines"`
	Mode    string `json:"mode"`
	Result  string `json:"result"`
	Open    string `json:"open"`
	TimeMS  int64  `json:"time_ms"`
	BBBV    int    `json:"bbbv"`
	Actions int    `json:"actions"`
}

func results() []string {
	return []string{game.Playing: "unfinished", game.Won: "won", game.Lost: "lost"}
}

// told returns what a video holds.
func told(v *videos.Video, file string) expected {
	rows, cols := v.Layout.Grid().Size()
	g := game.New(v.Layout, game.Classic)
	done := 0
	for _, p := range v.Plays {
		if !p.Refused {
			done++
			_ = g.Apply(p.Action)
		}
	}
	safe := v.Layout.Cells() - v.Layout.Mines()
	return expected{
		File: file, Format: v.Format.String(), Columns: cols, Rows: rows, Mines: v.Layout.Mines(),
		Mode: v.Mode.String(), Result: results()[v.Status], Open: strconv.Itoa(g.Opened()) + " of " + strconv.Itoa(safe),
		TimeMS: int64(v.Time / time.Millisecond), BBBV: v.Layout.ThreeBV(game.Cascade), Actions: done,
	}
}

func TestRealFiles(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "expected.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []expected
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	if len(all) != 14 {
		t.Errorf("%d files, want 14", len(all))
	}
	for _, want := range all {
		v := read(t, want.File)
		if got := told(v, want.File); got != want {
			t.Errorf("%s:\n%+v, want\n%+v", want.File, got, want)
		}
		if len(v.Notes) > 0 {
			t.Errorf("%s: notes %v", want.File, v.Notes)
		}
		if data := sample(t, want.File); !videos.MayBe(data[:min(len(data), 512)]) {
			t.Errorf("%s: a list of files would not offer it as a video", want.File)
		}
	}
}

// read reads a file of testdata.
func read(t *testing.T, file string) *videos.Video {
	t.Helper()
	v, err := videos.Read(sample(t, file))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return v
}

func sample(t testing.TB, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	return data
}
