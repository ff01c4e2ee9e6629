package e2e

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// papers are all texts for people except the manual.
var papers = []string{
	"README.md", "boards/README.md", "game/README.md", "ui/README.md", "ui/archive/README.md", "ui/lines/README.md",
	"ui/page/README.md", "ui/screen/README.md", "ui/serve/README.md", "ui/terminal/README.md",
}

// readSource returns the text of a file of the source.
func readSource(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// The READMEs of game and ui have a row for the folder itself and for each folder directly in it,
// in order.
func TestPackagesAreInThePapers(t *testing.T) {
	t.Parallel()
	row := regexp.MustCompile("(?m)^\\| \\[`([a-z0-9/]+)`\\]\\(([a-z0-9/.]+)\\) \\| (.+) \\|$")
	for _, folder := range []string{"game", "ui"} {
		var want, got []string
		for _, source := range sources(t) {
			if pkg := path.Dir(source.path); within(pkg, folder) {
				rooms := strings.Split(pkg, "/")
				want = append(want, path.Join(rooms[:min(2, len(rooms))]...))
			}
		}
		slices.Sort(want)
		want = slices.Compact(want)
		for _, found := range row.FindAllStringSubmatch(readSource(t, folder+"/README.md"), -1) {
			got = append(got, found[1])
			if path.Join(folder, found[2]) != found[1] {
				t.Errorf("%s/README.md: the row of %s leads to %s", folder, found[1], found[2])
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s/README.md: rows for\n%v\nand the packages are\n%v", folder, got, want)
		}
	}
}

// The targets of all links in the papers exist.
func TestLinksLeadSomewhere(t *testing.T) {
	t.Parallel()
	link := regexp.MustCompile(`\]\(([^)#:]+)(#[a-z-]+)?\)`)
	for _, paper := range papers {
		for _, found := range link.FindAllStringSubmatch(readSource(t, paper), -1) {
			file := path.Join(path.Dir(paper), found[1])
			if _, err := os.Stat(filepath.Join(root, file)); err != nil {
				t.Errorf("%s: %v", paper, err)
			}
			title := strings.ReplaceAll(strings.TrimPrefix(found[2], "#"), "-", " ")
			if title != "" && !strings.Contains(strings.ToLower(readSource(t, file)), "\n## "+title+"\n") {
				t.Errorf("%s: %s has no part %q", paper, file, title)
			}
		}
	}
}

// The packages and tests in the commands for developers exist. The commands are not run, because
// they run tests themselves.
func TestCommandsForTheSource(t *testing.T) {
	t.Parallel()
	command := regexp.MustCompile(`(?m)^ +(go test .*)$`)
	named := regexp.MustCompile(`-(run|fuzz|bench) '?([\w.^$]+)'?`)
	found := 0
	for _, paper := range papers {
		for _, line := range command.FindAllStringSubmatch(readSource(t, paper), -1) {
			found++
			var tests strings.Builder
			for _, arg := range strings.Fields(line[1]) {
				if !strings.HasPrefix(arg, "./") {
					continue
				}
				in := testsIn(t, strings.TrimSuffix(arg, "/..."), strings.HasSuffix(arg, "..."))
				if in == "" {
					t.Errorf("%s: %s: no tests in %s", paper, line[1], arg)
				}
				if strings.Contains(line[1], "-update") && !strings.Contains(in, `flag.Bool("update"`) {
					t.Errorf("%s: %s: nothing to update in %s", paper, line[1], arg)
				}
				tests.WriteString(in)
			}
			for _, flag := range named.FindAllStringSubmatch(line[1], -1) {
				kind := map[string]string{"run": "Test", "fuzz": "Fuzz", "bench": "Benchmark"}[flag[1]]
				name := strings.TrimPrefix(flag[2], kind)
				if name != "^$" && name != "." && !strings.Contains(tests.String(), "func "+kind+name) {
					t.Errorf("%s: %s: there is no %s%s", paper, line[1], kind, name)
				}
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d commands found", found)
	}
}

// testsIn returns the text of all tests in a folder, and if deep is true also in the folders below
// it.
func testsIn(t *testing.T, folder string, deep bool) string {
	t.Helper()
	var all strings.Builder
	err := fs.WalkDir(os.DirFS(filepath.Join(root, folder)), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (!deep || hidden(d)):
			return fs.SkipDir
		case strings.HasSuffix(name, "_test.go"):
			all.WriteString(readSource(t, path.Join(folder, name)))
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	return all.String()
}
