package archive

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
)

const videoFolder = "../../boards/videos/testdata"

// videoFiles returns the paths of the videos of other programs.
func videoFiles(t *testing.T) []string {
	t.Helper()
	all := gametest.Must(filepath.Glob(filepath.Join(videoFolder, "*.*")))
	all = slices.DeleteFunc(all, func(path string) bool { return filepath.Ext(path) == ".json" })
	if len(all) != 14 {
		t.Fatalf("%d videos, want 14", len(all))
	}
	return all
}

// Every video is a game, and the text of that game is read back. Nothing
// tells who played.
func TestVideosAreGames(t *testing.T) {
	for _, path := range videoFiles(t) {
		s, err := ReadFile(path)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		wrote, err := s.Text()
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		j, err := journal.Read(wrote)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		g, err := j.Play()
		if err != nil || g.Status() != s.Video.Status || g.Opened() != s.Game.Opened() || j.Elapsed() != s.Video.Time {
			t.Errorf("%s: %v, status %v, open %d, %v", path, err, g.Status(), g.Opened(), j.Elapsed())
		}
		if j.Rules != game.Classic || len(s.Problems()) > 0 || strings.Contains(string(wrote), "xxx") {
			t.Errorf("%s: %+v, %v, %s", path, j.Rules, s.Problems(), wrote)
		}
	}
}

// The header says what the mode means for a review, and the title names the program.
func TestHeaderOfAVideo(t *testing.T) {
	for file, want := range map[string]string{
		"beginner.avf":        "safe start",
		"beginner.avf#1":      "safe start",
		"beginner-2.rmv":      "safe start",
		"adaptive-lost-4.evf": "adaptive",
	} {
		s := gametest.Must(ReadFile(filepath.Join(videoFolder, file)))
		text, _ := s.Text()
		for _, key := range []string{"safe start", "seen before", "adaptive"} {
			if got := strings.Contains(string(text), "\n"+key+": yes\n"); got != (key == want) {
				t.Errorf("%s: %s: %t", file, key, got)
			}
		}
	}
	v := &videos.Video{Program: "Arbiter", Mode: videos.UPK, Timed: true, Time: 1530e6}
	v.Layout, _ = game.NewLayout(game.Square{Rows: 1, Cols: 2}, slices.Values([]game.Cell{{}}))
	s := fromVideo(v)
	if got := strings.Join(s.Titles, ", "); got != "Arbiter 1,53 s, Arbiter 1.53 s" || !s.SeenBefore || s.SafeStart {
		t.Errorf("%s, seen before: %t, safe start: %t", got, s.SeenBefore, s.SafeStart)
	}
	if s.End() != journal.GivenUp {
		t.Errorf("it ends with %v, want given up", s.End())
	}
	begun, err := ReadFile(filepath.Join(videoFolder, "beginner-2.rmv"))
	if err != nil || begun.Begun.Year() != 2026 {
		t.Errorf("begun %v, %v, want 2026", begun.Begun, err)
	}
}

// The first of several videos in a file comes with a note, unless it is asked for by its number or nothing
// can be.
func TestFirstOfSeveralVideos(t *testing.T) {
	video := gametest.Must(os.ReadFile(filepath.Join(videoFolder, "beginner-4.evf")))
	list := []byte{0, 0, 0}
	for range 2 {
		list = append(binary.BigEndian.AppendUint32(append(list, "a.evf\x00"...), uint32(len(video))), video...)
	}
	for want, f := range map[string]*boards.Source{
		"[f: has several games, and this is the first; the second is f#2]": {Written: time.Unix(1, 0)},
		"[]": {Written: time.Unix(1, 0), Number: 1}, "[] ": {},
	} {
		f.Name, f.Data = "f", list
		if got := fmt.Sprint(gametest.Must(ReadGame(f)).VideoNotes); got != strings.TrimSpace(want) {
			t.Errorf("number %d: %s, want %s", f.Number, got, want)
		}
	}
}

// A file that only its name tells of is refused by name, and a damaged one with the place.
func TestRefusedVideos(t *testing.T) {
	dir := t.TempDir()
	data := gametest.Must(os.ReadFile(filepath.Join(videoFolder, "beginner.avf")))
	for name, test := range map[string]struct {
		data string
		want files.Problem
	}{
		"a.mvr":      {"\x01\x02\x03", videos.MVR},
		"empty.avf":  {"", boards.Empty},
		"A.MVR":      {"\x01\x02\x03", videos.MVR},
		"a.fsvf":     {"\x01\x02\x03", videos.FSVF},
		"short.avf":  {string(data[:3000]), videos.Ends},
		"short.text": {string(data[:3000]), videos.Ends},
	} {
		path := filepath.Join(dir, name)
		gametest.MustDo(os.WriteFile(path, []byte(test.data), 0o600))
		_, err := ReadFile(path)
		wrong, ok := err.(*files.Error)
		if !ok || wrong.Problem != test.want || wrong.File != path {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
	}
}
