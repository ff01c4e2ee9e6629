package e2e

import (
	"strings"
	"testing"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

var bothLangs = []text.Lang{text.Spanish, text.English}

// The command help prints each topic, and for each command the same as --help. No line is wider
// than 80 columns.
func TestManual(t *testing.T) {
	t.Parallel()
	for _, l := range bothLangs {
		narrow := func(args ...string) string {
			t.Helper()
			out, errs, code := run(t, "", append(args, "--lang", l.Code())...)
			if code != 0 || errs != "" || out == "" {
				t.Errorf("%v: status %d, %q", args, code, errs)
			}
			for line := range strings.Lines(out) {
				if w := ansi.StringWidth(strings.TrimSuffix(line, "\n")); w > manual.Width {
					t.Errorf("%v: %d columns: %s", args, w, line)
				}
			}
			return out
		}
		list := narrow("help")
		for _, topic := range manual.Topics() {
			name := topic.Name.In(l)
			page := narrow("help", name)
			if !strings.Contains(page, topic.Title.In(l)) || !strings.Contains(page, topic.Text(manual.Reader{Lang: l})) {
				t.Errorf("help %s is another page:\n%s", name, page)
			}
			english := topic.Name.In(text.English)
			switch {
			case english == manual.Program:
				if page != narrow("--help") {
					t.Errorf("help %s is not what --help gives", name)
				}
				continue
			case topic.Command:
				if page != narrow(english, "--help") {
					t.Errorf("help %s is not what %s --help gives", name, english)
				}
			}
			if !strings.Contains(list, topic.Title.In(l)) {
				t.Errorf("help does not list %s", name)
			}
		}
	}
}

func TestManualRefusesWhatItHasNot(t *testing.T) {
	t.Parallel()
	for args, want := range map[string]string{
		"help nothing":    `there is no topic "nothing"; the topics are basics, numbers, flags, chords,`,
		"help rules deal": "only one topic can be given, and you gave 2",
	} {
		out, errs, code := run(t, "", append(strings.Fields(args), "--lang", "en")...)
		if code != 2 || out != "" || !strings.Contains(errs, want) {
			t.Errorf("%s: status %d, %q, %q", args, code, out, errs)
		}
	}
}

// The completion script of each shell names the program. An unknown shell is refused in the
// player's language.
func TestCompletionOfShells(t *testing.T) {
	t.Parallel()
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		out, errs, code := run(t, "", "completion", shell)
		if code != 0 || errs != "" || !strings.Contains(out, "__complete") {
			t.Errorf("%s: status %d, %q, %.200q", shell, code, errs, out)
		}
	}
	for _, args := range []string{"", " tcsh", " bash x"} {
		_, errs, code := run(t, "", strings.Fields("completion"+args)...)
		if code != 2 || errs != "buscaminas: hay que indicar un shell, y solo uno: bash|zsh|fish|powershell\n" {
			t.Errorf("%q: status %d, %q", args, code, errs)
		}
	}
	if out, errs, code := run(t, "", "__complete", "completion", ""); code != 0 || !strings.HasPrefix(out, "bash\nzsh\n") {
		t.Errorf("status %d, %q, %q", code, out, errs)
	}
	out, _, code := run(t, "", "completion", "bash", "--help")
	if code != 0 || !strings.HasPrefix(out, "buscaminas completion: completar órdenes con Tab") {
		t.Errorf("status %d, %q", code, out)
	}
}
