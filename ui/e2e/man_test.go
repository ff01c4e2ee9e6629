package e2e

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"
)

// The manual page has the usual sections, each command and each topic. No line of text is a command
// to roff.
func TestManPage(t *testing.T) {
	t.Parallel()
	order := regexp.MustCompile(`^\.(TH|SH|SS|PP|TP|B|nf|fi|nh|ad|\\")( |$)`)
	escape := regexp.MustCompile(`\\(e|-|&| |\(ha|\(ti|\(ga|\(dq)`)
	heads := [2]string{
		"NOMBRE, SINOPSIS, DESCRIPCIÓN, OPCIONES, ÓRDENES, TEMAS", "NAME, SYNOPSIS, DESCRIPTION, FLAGS, COMMANDS, TOPICS",
	}
	for _, l := range bothLangs {
		page, errs, code := run(t, "", "man", "--lang", l.Code())
		if code != 0 || errs != "" {
			t.Fatalf("status %d, %q", code, errs)
		}
		var sections, below []string
		asTyped := false
		for line := range strings.Lines(page) {
			line = strings.TrimSuffix(line, "\n")
			name := escape.ReplaceAllString(line, "$1")
			switch {
			case strings.HasPrefix(line, ".SH "):
				sections = append(sections, line[len(".SH "):])
			case strings.HasPrefix(line, ".SS "):
				below = append(below, name[len(".SS "):])
			case line == ".nf", line == ".fi":
				if asTyped == (line == ".nf") {
					t.Errorf("%s twice", line)
				}
				asTyped = !asTyped
			}
			if strings.HasPrefix(line, ".") && !order.MatchString(line) || strings.HasPrefix(line, "'") || line == "" && !asTyped {
				t.Errorf("a line is a command to roff: %q", line)
			}
			if !strings.HasPrefix(line, `.\"`) && strings.Contains(escape.ReplaceAllString(line, ""), `\`) {
				t.Errorf("an escape: %q", line)
			}
		}
		if got := strings.Join(sections, ", "); got != heads[l] {
			t.Errorf("sections %s, want %s", got, heads[l])
		}
		topics := 0
		for _, topic := range manual.Topics() {
			if topic.Name.In(text.English) != manual.Program {
				topics++
			}
			title := topic.Title.In(l)
			if _, rest, ok := strings.Cut(title, " "); !ok || !strings.Contains(escape.ReplaceAllString(page, "$1"), rest) {
				t.Errorf("the page does not have %q", title)
			}
		}
		if len(below) != topics {
			t.Errorf("%d parts for %d topics: %q", len(below), topics, below)
		}
	}
}

// Formatters have nothing to warn about.
func TestManPageIsFormatted(t *testing.T) {
	t.Parallel()
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("there is no groff here")
	}
	for _, l := range bothLangs {
		page, _, _ := run(t, "", "man", "--lang", l.Code())
		format := exec.Command(groff, "-man", "-Tutf8", "-k", "-ww")
		format.Stdin = strings.NewReader(page)
		var said strings.Builder
		format.Stderr = &said
		out, err := format.Output()
		shown := regexp.MustCompile("\x1b\\[[0-9;]*m|.\b").ReplaceAllString(string(out), "")
		want := text.Text{"a Bc la tocan dos minas", "two mines touch Bc"}.In(l)
		if err != nil || said.Len() > 0 || !strings.Contains(strings.ToLower(shown), strings.ToLower(want)) {
			t.Errorf("%s: %v, %q", l.Code(), err, said.String())
		}
		if strings.Contains(shown, `\(`) || !strings.Contains(shown, "│ 2 │") {
			t.Errorf("%s: the boards differ from the topic:\n%s", l.Code(), shown)
		}
	}
}
