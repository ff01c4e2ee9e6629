package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/settings"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// pressAt presses a mouse button on the line of the screen with this text.
func (p *player) pressAt(text string, button tea.MouseButton) tea.Cmd {
	p.t.Helper()
	for y, line := range strings.Split(p.screen(), "\n") {
		if strings.Contains(line, text) {
			return p.send(tea.MouseMsg{X: p.m.width / 2, Y: y, Button: button, Action: tea.MouseActionPress})
		}
	}
	p.t.Fatalf("no %q on the screen:\n%s", text, p.screen())
	return nil
}

func TestSelectedOptionOutlivesAVisit(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("o down down")
	p.sees("▸ Celdas")
	p.press("esc")
	p.sees("BUSCAMINAS")
	p.press("o")
	p.sees("▸ Celdas")
	p.press("home up")
	p.sees("▸ Reglas")
	p.press("q")
	p.sees("BUSCAMINAS")
}

func TestOptionsWithTheMouse(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("o")
	p.pressAt("Celdas", tea.MouseButtonLeft)
	p.sees("▸ Celdas           ‹ grandes")
	p.pressAt("Tema", tea.MouseButtonRight)
	p.pressAt("OPCIONES", tea.MouseButtonLeft)
	p.sees("▸ Celdas           ‹ grandes", "Tema             ‹ oscuro")
	p.pressAt("OPCIONES", tea.MouseButtonWheelUp)
	p.sees("▸ Tema")
	p.pressAt("OPCIONES", tea.MouseButtonWheelDown)
	p.sees("▸ Celdas")
}

// If there is no room for a value beside its option, it is below and can be clicked there.
func TestOptionsWithTheMouseInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 20, 30, nil)
	p.press("o down")
	p.pressAt("‹ oscuro", tea.MouseButtonLeft)
	p.sees("▸ Tema", "‹ claro")
	p.pressAt("Celdas", tea.MouseButtonLeft)
	p.sees("▸ Celdas", "‹ grandes")
	p.pressAt("Tema", tea.MouseButtonLeft)
	p.doesNotSee("‹ claro") // the value has changed
}

// If the settings cannot be written, the page of the options and the menu say so.
func TestSettingsThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "")
	dir := filepath.Dir(path)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Remove(dir) })
	cmd := p.press("o down right")
	p.doesNotSee(filepath.Base(path) + ":")
	if cmd == nil {
		t.Fatal("nothing is written")
	}
	p.send(cmd())
	p.sees("▸ Tema", filepath.Base(path)+":")
	p.press("esc")
	p.sees("BUSCAMINAS", filepath.Base(path)+":")
	p.press("o")
	p.doesNotSee(filepath.Base(path) + ":") // the error has been reported
}

func TestKeysOfHelpAndOptionsAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "key.help-back = x\nkey.help-topic = m\nkey.help-down = n\nkey.option-next = +\nkey.back = b\n")
	p.resize(80, 24)
	p.press("? n")
	p.sees("LOS NÚMEROS", "←m tema  x volver  ↑n desplazar")
	p.press("m")
	p.sees("LAS MARCAS")
	p.press("q")
	p.sees("x volver")
	p.press("x o +")
	p.sees("Language", "← + change  b back")
	p.press("b")
	p.sees("Grid: square")
}

// columnOf returns the column of the screen at which a text begins.
func (p *player) columnOf(text string) int {
	p.t.Helper()
	for l := range strings.SplitSeq(p.screen(), "\n") {
		if before, _, found := strings.Cut(l, text); found {
			return utf8.RuneCountInString(before)
		}
	}
	p.t.Fatalf("no %q on the screen:\n%s", text, p.screen())
	return 0
}

// The page stays in place, whichever option is selected and however long its explanation is.
func TestOptionsStayInPlace(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			p := sit(t, 80, 24, nil)
			p.m.Lang, p.m.Grid = lang, kind
			p.tell()
			p.press("o")
			column := p.columnOf("▸")
			for range 12 {
				p.press("down")
				if now := p.columnOf("▸"); now != column {
					t.Fatalf("it was in column %d; now\n%s", column, p.screen())
				}
			}
		}
	}
}

// However long the path of the settings file is, there is room for the sample beside the options.
func TestTheSampleStaysBesideALongPath(t *testing.T) {
	p := sit(t, 120, 30, nil)
	home := filepath.FromSlash("/home/somebody-with-a-long-name")
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home) // on Windows
	p.m.Settings, _ = settings.Read(filepath.Join(home, ".config", "buscaminas", "settings.conf"))
	p.tell()
	p.press("o")
	p.sees(filepath.FromSlash("~/.config/buscaminas/settings.conf"), "┌───┬───┬───┬───┬───┬───")
	p.m.Settings, _ = settings.Read(filepath.Join("/somewhere/else/that/is/not//near", "settings.conf"))
	p.tell()
	p.sees(filepath.FromSlash("/somewhere/else/that/is"), "┌───┬───┬───┬───┬───┬───")
}

// clickArrow clicks the first arrow that looks like this, in the first line with this text.
func (p *player) clickArrow(line, arrow string) {
	p.t.Helper()
	for y, l := range strings.Split(p.screen(), "\n") {
		before, _, found := strings.Cut(l, arrow)
		if found && strings.Contains(l, line) {
			p.answer(p.send(tea.MouseMsg{
				X: utf8.RuneCountInString(before), Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress}))
			return
		}
	}
	p.t.Fatalf("no %q in a line with %q:\n%s", arrow, line, p.screen())
}

// A click on the arrow before a value or a title goes back, and one on the arrow after it goes on.
func TestTheArrowsAreClicked(t *testing.T) {
	t.Parallel()
	for _, width := range []int{80, 30} { // the value is beside the name, or below it
		p := sit(t, width, 24, nil)
		p.press("o down")
		theme := p.m.Theme
		p.clickArrow("oscuro", "‹")
		if p.m.Theme == theme || p.m.Theme == theme+1 {
			t.Errorf("%d columns: the arrow before the value leads from theme %d to %d", width, theme, p.m.Theme)
		}
		p.clickArrow("monocromo", "›")
		if p.m.Theme != theme {
			t.Errorf("%d columns: the arrow after the value leads to theme %d, want %d", width, p.m.Theme, theme)
		}
	}
	for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 30}, {Width: 60, Height: 12}} {
		p := sit(t, size.Width, size.Height, nil)
		p.settle("d")
		p.clickArrow("2026-01-01", "‹")
		p.sees("‹ 2025-12-31 ›")
		p.clickArrow("2025-12-31", "›")
		p.sees("‹ 2026-01-01, hoy ›")
	}
	p := sit(t, 60, 20, nil)
	p.press("?")
	first := p.screen()
	p.clickArrow("‹", "›")
	second := p.screen()
	if second == first {
		t.Errorf("the arrow after the title does nothing:\n%s", first)
	}
	p.clickArrow("‹", "‹")
	if p.screen() != first {
		t.Errorf("the arrow before the title does not go back:\n%s", p.screen())
	}
}
