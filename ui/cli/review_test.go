package cli_test

import (
	"bytes"
	"flag"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/ui/cli"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// The review has a line for each opening and then the figures, in both languages and on both grids.
func TestReviewLineByLine(t *testing.T) {
	for _, name := range []string{"judged", "guessed"} {
		for _, l := range []text.Lang{text.Spanish, text.English} {
			out, errs, err := replay(l, "--plain", "--review", filepath.Join("testdata", name+".game"))
			if err != nil || errs != "" {
				t.Fatalf("%s: %v, %q", name, err, errs)
			}
			goldentest.Check(t, filepath.Join("testdata", name+"-"+l.Code()+".txt"), out, *update)
		}
	}
}

// Each sentence of a spoken review is written as soon as it is known.
func TestReviewIsHeardSentenceBySentence(t *testing.T) {
	var heard heard
	c := cli.Replay(text.English, new(bool), &cli.Coords{}, nil)
	c.SetArgs([]string{"--voice", "--review", filepath.Join("testdata", "judged.game")})
	c.SetOut(&heard)
	if err := c.Execute(); err != nil {
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
		_, _, err := replay(text.English, append(args, filepath.Join("testdata", "judged.game"))...)
		if err == nil || !strings.Contains(err.Error(), "--review needs --plain, and cannot be used with --from") {
			t.Errorf("%v: error %v, want that --review needs --plain", args, err)
		}
	}
}

// replay runs the command replay.
func replay(l text.Lang, args ...string) (out, errs string, err error) {
	var stdout, stderr bytes.Buffer
	c := cli.Replay(l, new(bool), &cli.Coords{}, nil)
	c.SetArgs(args)
	c.SetOut(&stdout)
	c.SetErr(&stderr)
	c.SilenceErrors, c.SilenceUsage = true, true
	err = c.Execute()
	return stdout.String(), stderr.String(), err
}
