package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The doctor reports what it finds and changes nothing.
func TestDoctor(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	doctor := program{args: []string{"doctor", "--lang", "en"}, home: home, env: []string{"TERM=xterm-256color", "COLORTERM=truecolor"}}
	out, errs, code := doctor.run(t, "")
	if code != 0 || errs != "" {
		t.Fatalf("status %d: %s", code, errs)
	}
	for _, want := range []string{
		"version: ", "TERM:      xterm-256color", "COLORTERM: truecolor", "colours:   all, of 24 bits (COLORTERM)",
		"window:    the output is not a terminal", "copy:      the terminal is asked (OSC 52)", "settings.conf (does not exist)",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if found, err := os.ReadDir(home); err != nil || len(found) > 0 {
		t.Errorf("the program left %v in an empty home (error %v)", found, err)
	}

	path := ""
	for _, word := range strings.Fields(out) {
		if strings.HasPrefix(word, home) && strings.HasSuffix(word, "settings.conf") {
			path = word
		}
	}
	if path == "" {
		t.Fatalf("no settings in this home:\n%s", out)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}

	// The doctor reports the errors of a settings file line by line.
	put(t, filepath.Dir(path), "settings.conf", "theme = purple\nmouse = on\nkey.flag = ctrl+m\nnonsense\nsound = on\n")
	out, errs, code = doctor.run(t, "")
	for _, want := range []string{
		`:1: theme cannot be "purple"; it can be dark, light, `, `:3: terminals do not send "ctrl+m": use enter`,
		":4: ", `:5: there is no option "sound"`,
	} {
		if !strings.Contains(out, path+want) || strings.Contains(out, path+" ") || code != 0 || errs != "" {
			t.Errorf("no %q, status %d, %s\n%s", want, code, errs, out)
		}
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}

	// If the settings file cannot be read, the doctor says why.
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

// The doctor says how many colours the terminal has, and which variable says so.
func TestDoctorTellsColors(t *testing.T) {
	t.Parallel()
	for env, want := range map[string]string{
		"TERM=foot": "todos, de 24 bits (TERM)", "TERM=screen": "16 (TERM)", "TERM=unheard-of": "16 (TERM)",
		"TERM=xterm XTERM_VERSION=XTerm(379)": "256 (XTERM_VERSION)", "TERM=vt100": "ninguno (TERM)",
		"TERM=foot NO_COLOR=1": "ninguno (NO_COLOR)",
	} {
		out, _, _ := program{args: []string{"doctor"}, env: strings.Fields(env)}.run(t, "")
		if !strings.Contains(out, "\ncolores:   "+want+"\n") {
			t.Errorf("%s: %q is not in\n%s", env, want, out)
		}
	}
}

// The doctor says which characters the program writes to the terminal.
func TestDoctorTellsSymbols(t *testing.T) {
	t.Parallel()
	for env, want := range map[string]string{
		"TERM=linux": "los de una consola de Linux", "LC_ALL=C": "solo ASCII", "TERM=xterm": "Unicode",
	} {
		out, _, _ := program{args: []string{"doctor"}, env: []string{env}}.run(t, "")
		if !strings.Contains(out, "\nsignos:    "+want+"\n") {
			t.Errorf("%s: %q is not in\n%s", env, want, out)
		}
	}
}

// The doctor reports the same errors of a waiting game as the game does when it is continued.
func TestDoctorReadsWhatWaits(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	doctor := program{args: []string{"doctor", "--lang", "en"}, home: home, env: []string{"LocalAppData=" + filepath.Join(home, "state")}}
	games := filepath.Join(home, "state", "buscaminas", "games")
	if err := os.MkdirAll(games, 0o700); err != nil {
		t.Fatal(err)
	}
	const begins = "buscaminas game 2\ntitle: x\ngrid: square\nrows: 2\ncolumns: 5\n"
	const plays = "\n0.000 0,0*\n2.000 0,4!\n2.000 0,0!\n9.300 60%\n"
	for name, test := range map[string]struct{ game, want string }{
		"sound":  {begins + "row: ....*\nrow: .....\n" + strings.Replace(plays, "2.000 0,0!\n", "", 1), " (in order)"},
		"short":  {begins + "row: ....*\n" + plays, ":8: row 2 of 2 is missing"},
		"mines":  {begins + "mines: 3\nrow: ....*\nrow: .....\n" + plays, ":7: a board with 1 mine, but the header says 3"},
		"middle": {begins + "row: ....*\nrow: .....\n" + strings.Replace(plays, "2.000 0,4!", "2.000 hello", 1), ":10: "},
		"undone": {begins + "row: ....*\nrow: .....\n" + plays, ":11: Aa! cannot be done"},
	} {
		path := put(t, games, name+".txt", test.game)
		put(t, games, name+".lock", "")
		out, errs, code := doctor.run(t, "")
		if !strings.Contains(out, path+test.want) || errs != "" || code != 0 {
			t.Errorf("%s: %q is not in\n%s%s", name, path+test.want, out, errs)
		}
		if test.want != " (in order)" && strings.Contains(out, path+" (in order)") {
			t.Errorf("%s is in order:\n%s", name, out)
		}
		if got := get(t, path); got != test.game {
			t.Errorf("%s was changed", name)
		}
	}
}
