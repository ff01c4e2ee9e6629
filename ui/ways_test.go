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

// typeIn types text as one burst.
func (p *player) typeIn(text string) {
	p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text)})
}

// configured begins a program with a settings file.
func configured(t *testing.T, text string) (*player, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "settings.conf")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p := sit(t, 100, 40, nil)
	chosen, err := settings.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	o := p.m.Options
	o.Settings = chosen
	p.m = New(o, p.m.renderer)
	p.m.Init()
	p.resize(100, 40)
	return p, path
}

func TestOptionsShowAtOnceAndAreKept(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "# mine\ntheme = dark\n")
	run := func(cmd tea.Cmd) {
		for msg := range messages(cmd) {
			p.send(msg)
		}
	}
	run(p.press("o right"))
	p.sees("Language", "Options")
	run(p.press("down left"))
	p.sees("mono")
	run(p.press("down down down enter"))
	p.sees("Mark neighbours  ‹ off")
	run(p.press("down down enter"))
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
	again.press("1")
	again.sees("MINES LEFT: 10")
	if again.m.Marks || again.m.Mouse || again.m.Theme != len(theme.All())-1 {
		t.Error("the choices are not saved for the next session")
	}
}
