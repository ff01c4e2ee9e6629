//go:build !windows

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/ui/manual"
)

// The commands of the manual play the published games as they were, whatever the player has chosen.
func TestPublishedGamesAsTheManualSays(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.CopyFS(filepath.Join(dir, "boards"), os.DirFS(filepath.Join(root, "boards"))); err != nil {
		t.Fatal(err)
	}
	topic, _ := manual.Find("rules")
	for _, l := range bothLangs {
		for _, g := range publishedGames {
			t.Run(g.name+"-"+l.Code(), func(t *testing.T) {
				args := commandFor(topic.Text(manual.Reader{Lang: l}), "boards/"+g.file)
				if args == nil {
					t.Fatalf("the manual has no command for %s", g.file)
				}
				home := t.TempDir()
				config := filepath.Join(home, "config", "buscaminas")
				if err := os.MkdirAll(config, 0o700); err != nil {
					t.Fatal(err)
				}
				put(t, config, "settings.conf", "coords = mixed\nrules = single\ngrid = square\n")
				typed := strings.ReplaceAll(strings.Join(g.plays, "\n"), "<", "deshacer") + "\n"
				stdout, stderr, code := program{args: args, dir: dir, home: home}.run(t, typed)
				if code != 0 || stderr != "" {
					t.Fatalf("%q ended with %d and said %q", args, code, stderr)
				}
				wantPublished(t, g, stdout)
				columns := "  0   1   2"
				if strings.HasPrefix(g.file, "hex") {
					columns = "  a   b   c"
				}
				if !strings.Contains(stdout, columns) {
					t.Errorf("%q: no columns %q in\n%s", args, columns, stdout)
				}
			})
		}
	}
}

// commandFor returns the arguments of the command in a text that plays this file.
func commandFor(page, file string) []string {
	for line := range strings.Lines(page) {
		args, ok := strings.CutPrefix(strings.TrimSpace(line), "buscaminas ")
		if ok && strings.HasSuffix(args, " "+file) {
			return strings.Fields(args)
		}
	}
	return nil
}
