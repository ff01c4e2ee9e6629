package cli

import (
	"flag"
	"io"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// The review has a line for each opening and then the figures, in both languages and on both grids.
func TestReviewLineByLine(t *testing.T) {
	for _, name := range []string{"judged", "guessed"} {
		for _, l := range []text.Lang{text.Spanish, text.English} {
			out, errs, err := replayed(l, "--plain", "--review", filepath.Join("testdata", name+".game"))
			if err != nil || errs != "" {
				t.Fatalf("%s: %v, %q", name, err, errs)
			}
			goldentest.Check(t, filepath.Join("testdata", name+"-"+l.Code()+".txt"), out, *update)
		}
	}
}

// A spoken review is written one sentence at a time, so that a screen reader can begin at once.
func TestReviewIsHeardSentenceBySentence(t *testing.T) {
	var heard heard
	err := runTo(&heard, io.Discard, inEnglish("replay"), "", "--voice", "--review", filepath.Join("testdata", "judged.game"))
	if err != nil {
		t.Fatal(err)
	}
	for _, said := range heard {
		if strings.Count(said, "\n") != 1 {
			t.Errorf("at once: %s", said)
		}
	}
	if len(heard) < 10 {
		t.Errorf("written at once: %q, want 10 parts or more", heard)
	}
}

// A heard holds the text of each write.
type heard []string

func (h *heard) Write(p []byte) (int, error) {
	*h = append(*h, string(p))
	return len(p), nil
}

func TestReviewIsLineByLineAndShowsNoBoard(t *testing.T) {
	for _, args := range [][]string{{"--review"}, {"--review", "--plain", "--from", "0,0"}} {
		_, _, err := replayed(text.English, append(args, filepath.Join("testdata", "judged.game"))...)
		if err == nil || !strings.Contains(err.Error(), "--review needs --plain, and cannot be used with --from") {
			t.Errorf("%v: error %v, want that --review needs --plain", args, err)
		}
	}
}

// replayed runs the command replay.
func replayed(l text.Lang, args ...string) (out, errs string, err error) {
	return run(call{l, "replay"}, "", args...)
}

// While a race goes on, the replay of a game of it shows neither a mine nor a wrong flag, and no
// review does.
func TestReplayHidesTheMinesOfARace(t *testing.T) {
	shown := regexp.MustCompile(`(?m)(^|[^a-z])[*#]([^a-z]|$)|mal puesta|!\nel primer error|1800-0001|34359738370`)
	for _, flags := range []string{"--plain", "--voice", "--plain --review", "--to txt --output -"} {
		out, errs, err := replayed(text.Spanish, append(strings.Fields(flags), filepath.Join("testdata", "race.game"))...)
		if (err != nil) != strings.Contains(flags, "review") || err == nil && out == "" {
			t.Errorf("replay %s ends with %v", flags, err)
		}
		if found := shown.FindString(out + errs); found != "" {
			t.Errorf("replay %s shows %q:\n%s%s", flags, found, out, errs)
		}
	}
}
