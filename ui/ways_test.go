package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings"

	tea "github.com/charmbracelet/bubbletea"
)

// configured begins a program with a settings file.
func configured(t *testing.T, text string) (*player, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "settings.conf")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	chosen, err := settings.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	p := seat(t, Options{Settings: chosen})
	p.Resize(100, 40)
	return p, path
}

func TestOptionsShowAtOnceAndAreKept(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "# mine\ntheme = dark\n")
	run := func(cmd tea.Cmd) {
		for msg := range messages(cmd) {
			p.Send(msg)
		}
	}
	run(p.Press("o right"))
	p.Sees("Language", "Options")
	run(p.Press("down left"))
	p.Sees("mono")
	run(p.Press("down down down enter"))
	p.Sees("Mark neighbours  ‹ off")
	run(p.Press("down down enter"))
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"# mine\n", "theme = mono\n", "language = English\n", "marks = off\n", "mouse = off\n"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("the settings file has no %q:\n%s", want, data)
		}
	}
	again, _ := configured(t, string(data))
	again.Press("1")
	again.Sees("MINES LEFT: 10")
	if again.m.Marks || again.m.Mouse || again.m.Theme != len(theme.All())-1 {
		t.Error("the choices are not saved for the next session")
	}
}
