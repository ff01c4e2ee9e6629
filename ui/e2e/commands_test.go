package e2e

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"
)

// The doctor reports the same errors of a waiting game as the game does when it is continued, and
// changes nothing.
func TestDoctor(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	doctor := func(env ...string) string {
		out, errs, code := program{args: []string{"doctor", "--lang", "en"}, home: home, env: env}.run(t, "")
		if code != 0 || errs != "" {
			t.Errorf("status %d: %s", code, errs)
		}
		return out
	}
	out := doctor("TERM=foot", "LC_ALL=C")
	for _, want := range []string{"of 24 bits (TERM)\n", "only ASCII\n", "the output is not a terminal", "settings.conf (does not exist)"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if found := filesIn(t, home); len(found) > 0 {
		t.Errorf("the program left %v in an empty home", found)
	}
	const wrong = "buscaminas game 2\ntitle: x\ngrid: square\nrows: 2\ncolumns: 5\nrow: ....*\n"
	path := put(t, home, "state/buscaminas/games/1.txt", wrong)
	put(t, home, "state/buscaminas/games/1.lock", "")
	if out := doctor(); !strings.Contains(out, path+":7: row 2 of 2 is missing") || get(t, path) != wrong {
		t.Errorf("the file has %q, and the doctor says\n%s", get(t, path), out)
	}
}

// Any number of jobs plays the same games.
func TestPlayingAlone(t *testing.T) {
	t.Parallel()
	games := func(jobs string) string {
		out, _, _ := run(t, "", "solve", "--level", "beginner", "--games", "100", "--seed", "1", "--jobs", jobs)
		result, _, _ := strings.Cut(out, " games/s")
		return result
	}
	if one, three := games("1"), games("3"); one != three || !strings.HasPrefix(one, "games=100 won=9") {
		t.Errorf("one job plays %q, three play %q", one, three)
	}
}

// The manual page has the usual sections and each topic. No line of text is a command to roff, and
// formatters have nothing to warn about.
func TestManPage(t *testing.T) {
	t.Parallel()
	order := regexp.MustCompile(`(?m)^(\.(TH|SH|SS|PP|TP|B|nf|fi|nh|ad|\\")( .*)?|[^.'].*|)$`)
	escape := regexp.MustCompile(`\\(e|-|&| |\(ha|\(ti|\(ga|\(dq)`)
	for i, heads := range []string{"NOMBRE SINOPSIS DESCRIPCIÓN OPCIONES ÓRDENES TEMAS", "NAME SYNOPSIS DESCRIPTION FLAGS COMMANDS TOPICS"} {
		l := text.Lang(i)
		page, _, _ := run(t, "", "man", "--lang", l.Code())
		if left := order.ReplaceAllString(page, ""); strings.TrimSpace(left) != "" {
			t.Errorf("these lines are commands to roff: %q", left)
		}
		var sections []string
		for _, section := range regexp.MustCompile(`(?m)^\.SH (.*)$`).FindAllStringSubmatch(page, -1) {
			sections = append(sections, section[1])
		}
		if got := strings.Join(sections, " "); got != heads {
			t.Errorf("sections %s, want %s", got, heads)
		}
		for _, topic := range manual.Topics() {
			if _, rest, _ := strings.Cut(topic.Title.In(l), " "); !strings.Contains(escape.ReplaceAllString(page, "$1"), rest) {
				t.Errorf("the page does not have %q", rest)
			}
		}
		if groff, err := exec.LookPath("groff"); err == nil {
			format := exec.Command(groff, "-man", "-Tutf8", "-k", "-ww")
			format.Stdin = strings.NewReader(page)
			out, err := format.CombinedOutput()
			shown := regexp.MustCompile("\x1b\\[[0-9;]*m|.\b").ReplaceAllString(string(out), "")
			if err != nil || strings.Contains(shown, "warning") || strings.Contains(shown, `\(`) || !strings.Contains(shown, "│ 2 │") {
				t.Errorf("%s: %v\n%s", l.Code(), err, shown)
			}
		}
	}
}
