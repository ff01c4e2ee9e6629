package e2e

import (
	"os"
	"strings"
	"testing"
)

// The doctor says what it finds, and leaves it as it is.
func TestDoctor(t *testing.T) {
	home := t.TempDir()
	doctor := program{args: []string{"doctor", "--lang", "en"}, home: home, env: []string{"TERM=xterm-256color", "COLORTERM=truecolor"}}
	out, errs, code := doctor.run(t, "")
	if code != 0 || errs != "" {
		t.Fatalf("status %d: %s", code, errs)
	}
	for _, want := range []string{
		"version: ", "dealing:   2", "TERM:      xterm-256color", "COLORTERM: truecolor",
		"window:    the output is not a terminal", "settings.conf (does not exist)",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if found, err := os.ReadDir(home); err != nil || len(found) > 0 {
		t.Errorf("it left %v in a home that was empty (error %v)", found, err)
	}

	// A settings file that cannot be read is said with its reason.
	path := ""
	for _, word := range strings.Fields(out) {
		if strings.HasPrefix(word, home) && strings.HasSuffix(word, "settings.conf") {
			path = word
		}
	}
	if path == "" {
		t.Fatalf("no settings in this home:\n%s", out)
	}
	if err := os.MkdirAll(path, 0o700); err != nil {
		t.Fatal(err)
	}
	if out, _, code := doctor.run(t, ""); code != 0 || !strings.Contains(out, "directory") {
		t.Errorf("a folder in place of the settings: status %d\n%s", code, out)
	}
	if _, errs, code := run(t, "", "doctor", "cough", "--lang", "en"); code != 2 || !strings.Contains(errs, `unexpected argument: "cough"`) {
		t.Errorf("status %d, %q", code, errs)
	}
}
