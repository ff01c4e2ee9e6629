package options

import (
	"fmt"
	"path/filepath"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/look"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

func TestSelectedOptionOutlivesAVisit(t *testing.T) {
	t.Parallel()
	var memory Memory
	p := pagetest.Show(t, 80, 24, New(&memory))
	p.Press("down down")
	p.Sees("▸ Celdas")
	p.Press("esc")
	p.WantBack()
	p.Open(New(&memory))
	p.Sees("▸ Celdas")
	p.Press("home up")
	p.Sees("▸ Reglas")
	p.Press("q")
	p.WantBack()
}

func TestOptionsWithTheMouse(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, New(&Memory{}))
	p.PressAt("Celdas", p.Width/2, tea.MouseButtonLeft)
	p.Sees("▸ Celdas           ‹ grandes")
	p.PressAt("Tema", p.Width/2, tea.MouseButtonRight)
	p.PressAt("OPCIONES", p.Width/2, tea.MouseButtonLeft)
	p.Sees("▸ Celdas           ‹ grandes", "Tema             ‹ oscuro")
	p.PressAt("OPCIONES", p.Width/2, tea.MouseButtonWheelUp)
	p.Sees("▸ Tema")
	p.PressAt("OPCIONES", p.Width/2, tea.MouseButtonWheelDown)
	p.Sees("▸ Celdas")
}

// If there is no room for a value beside its option, it is below and can be clicked there.
func TestOptionsWithTheMouseInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 20, 30, New(&Memory{}))
	p.Press("down")
	p.PressAt("‹ oscuro", p.Width/2, tea.MouseButtonLeft)
	p.Sees("▸ Tema", "‹ claro")
	p.PressAt("Celdas", p.Width/2, tea.MouseButtonLeft)
	p.Sees("▸ Celdas", "‹ grandes")
	p.PressAt("Tema", p.Width/2, tea.MouseButtonLeft)
	p.DoesNotSee("‹ claro") // the value has changed
}

// The page stays in place, whichever option is selected and however long its explanation is.
func TestOptionsStayInPlace(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			p := pagetest.Sit(t, 80, 24)
			p.Lang, p.Grid = lang, kind
			p.Open(New(&Memory{}))
			column := p.Column("▸")
			for range 12 {
				p.Press("down")
				if now := p.Column("▸"); now != column {
					t.Fatalf("it was in column %d; now\n%s", column, p.Screen())
				}
			}
		}
	}
}

// However long the path of the settings file is, there is room for the sample beside the options.
func TestTheSampleStaysBesideALongPath(t *testing.T) {
	p := pagetest.Sit(t, 120, 30)
	home := filepath.FromSlash("/home/somebody-with-a-long-name")
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home) // on Windows
	p.Settings = filepath.Join(home, ".config", "buscaminas", "settings.conf")
	p.Open(New(&Memory{}))
	p.Sees(filepath.FromSlash("~/.config/buscaminas/settings.conf"), "┌───┬───┬───┬───┬───┬───")
	p.Settings = filepath.Join("/somewhere/else/that/is/not//near", "settings.conf")
	p.Tell()
	p.Sees(filepath.FromSlash("/somewhere/else/that/is"), "┌───┬───┬───┬───┬───┬───")
}

// A click on the arrow before a value goes back, and one on the arrow after it goes on.
func TestTheArrowsAreClicked(t *testing.T) {
	t.Parallel()
	for _, width := range []int{80, 30} { // the value is beside the name, or below it
		p := pagetest.Show(t, width, 24, New(&Memory{}))
		p.Press("down")
		theme := p.Theme
		p.ClickInLine("oscuro", "‹")
		if p.Theme == theme || p.Theme == theme+1 {
			t.Errorf("%d columns: the arrow before the value leads from theme %d to %d", width, theme, p.Theme)
		}
		p.ClickInLine("monocromo", "›")
		if p.Theme != theme {
			t.Errorf("%d columns: the arrow after the value leads to theme %d, want %d", width, p.Theme, theme)
		}
	}
}

// In the narrowest window the value of an option is below its name.
func TestOptionsInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 20, 8, New(&Memory{}))
	p.Sees("‹ español")
	p.Press("right")
	p.Sees("‹ English")
	p.Press("down")
	p.Sees("‹ dark")
	p.DoesNotSee("‹ English")
}

// The page lists the colors and signs that the settings file changes, and says which are not used. The
// list stands in the panel or, without a panel, in the text about the theme.
func TestTheOwnLookIsListed(t *testing.T) {
	p := pagetest.Sit(t, 120, 30)
	p.Look, _ = look.Of(theme.All()[0], termenv.TrueColor, []settings.Setting{
		{Name: "color.flag", Value: "#ffee55", Line: 1}, {Name: "glyph.mine", Value: "☢", Line: 2}, {Name: "color.1", Value: "black", Line: 3}})
	p.Open(New(&Memory{}))
	p.Sees("Colores y signos propios", "color.flag = #ffee55   Ab1", "glyph.mine = ☢", "color.1 = black  no se usa")
	p.Resize(80, 24)
	p.Press("down")
	p.Sees("color.flag, glyph.mine, color.1")
}

// Beside the options is a board drawn with them, and below them the meaning of the selected one.
func TestOptionsShowWhatTheyDo(t *testing.T) {
	t.Parallel()
	p := pagetest.Sit(t, 120, 40)
	p.Renderer = pagetest.Colored(termenv.ANSI256)
	p.Open(New(&Memory{}))
	p.Sees("El idioma del juego.")
	sample := func() (all string) {
		for y := 3; y < 20; y++ {
			for _, c := range p.Draw().Row(y)[68:] {
				all += fmt.Sprint(c.Rune, p.Palette.Look(c.Style))
			}
		}
		return all
	}
	for _, key := range []string{"down right", "down right right right", "down right", "down right"} { // theme, cells, names, marks
		was := sample()
		if p.Press(key); sample() == was {
			t.Errorf("after %s the sample stays as it was:\n%s", key, p.Screen())
		}
	}
	p.Sees("Señala con un tono suave")
}
