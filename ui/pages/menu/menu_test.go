package menu

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/manual"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// Every entry of the menu explains itself, in both languages.
func TestEveryEntryIsExplained(t *testing.T) {
	p := New(&Memory{}, true, page.WaitingGames{Played: &session.Brief{}}, Past{})
	p.Update(page.Context{Keys: &keys.Tables{}, Choices: choices.Choices{Grid: game.GridKinds()[0]}})
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		p.Lang = lang
		for _, e := range p.entries() {
			if e.about == "" {
				t.Errorf("nothing explains the entry %q in %s",
					e.text, lang.Code())
			}
		}
	}
}

// Every line of the menu is an entry that can be clicked, with the grid and the rules, in a large
// and in a small window.
func TestEntriesOfTheMenuAreClicked(t *testing.T) {
	t.Parallel()
	for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 120, Height: 40}, {Width: 200, Height: 60}} {
		open := func() *pagetest.Page {
			return pagetest.Show(t, size.Width, size.Height, New(&Memory{}, false, page.WaitingGames{}, Past{}))
		}
		for text, want := range map[string]page.Request{
			"Leer de fichero": page.Files{}, "A medida": page.Custom{}, "Opciones": page.Options{},
			"Código": page.Code{}, "Ayuda": page.Help{Keys: keys.Menu, Topic: manual.FirstTopic},
		} {
			p := open()
			if p.ClickOn(text); p.Request() != want {
				t.Errorf("%s: the page asks for %+v, want %+v", text, p.Request(), want)
			}
		}
		p := open()
		p.ClickOn("Experto")
		if mines := p.WantPlay().Spec().Mines; mines != 99 {
			t.Errorf("Experto has %d mines", mines)
		}
		p.ClickOn("Cuadrícula")
		p.Sees("Cuadrícula: hexagonal")
		p.ClickOn("Reglas")
		p.Sees("Reglas: clásicas")
		if p := open(); size.Width > 100 {
			if p.ClickOn("▓"); p.Request() != nil { // the sample is no entry
				t.Errorf("a click on the sample asks for %+v", p.Request())
			}
		}
	}
}

// In the usual window the menu has two columns. The arrows up and down go through the left one and then
// the right one. The arrows to the left and to the right go to the entry in the same row.
func TestTheMenuHasTwoColumns(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, New(&Memory{}, false, page.WaitingGames{}, Past{}))
	p.Sees("▸ 1. Principiante", "r. Reglas: restantes", "o. Opciones")
	for _, step := range []struct{ keys, at string }{
		{"right", "▸ l. Escuela"},
		{"left", "▸ 1. Principiante"},
		{"left", "▸ 1. Principiante"},
		{"down down down down down", "▸ m. A medida"},
		{"right", "▸ e. Editor"},
		{"down down", "▸ ?. Ayuda"},
		{"down", "▸ 1. Principiante"},
		{"up", "▸ ?. Ayuda"},
		{"left", "▸ g. Cuadrícula"},
		{"down", "▸ r. Reglas"},
		{"right", "▸ ?. Ayuda"}, // the right column is shorter
		{"home down down down down down down down down down", "▸ l. Escuela"},
	} {
		p.Press(step.keys)
		p.Sees(step.at)
	}
}

// A guest has no files and no boards, and the menu tells how far a player has come.
func TestTheMenuOfAGuest(t *testing.T) {
	t.Parallel()
	p := pagetest.Sit(t, 80, 24)
	p.Served = &page.Served{Guest: true}
	p.Open(New(&Memory{}, false, page.WaitingGames{}, Past{Read: true, Boards: 65, Solved: 2, Streak: 3}))
	p.Sees("2 de 65", "racha 3", "5. Salir")
	p.DoesNotSee("4. ")
	p.Resize(120, 40)
	p.Sees("2 de 65 resueltos", "días seguidos: 3")
}

// The keys of the grid and of the rules show their choice, in a low window too.
func TestTheGridIsSeenAfterItsKey(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{40, 12}, {80, 24}} {
		p := pagetest.Show(t, size[0], size[1], New(&Memory{}, false, page.WaitingGames{}, Past{}))
		p.Press("g")
		p.Sees("▸ g. Cuadrícula: hexagonal")
		p.Press("r")
		p.Sees("▸ r. Reglas: clásicas")
	}
}

// The panel beside the entries has one height, whichever is selected.
func TestThePanelOfTheMenuStaysInPlace(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{100, 30}, {120, 40}, {140, 45}} {
		p := pagetest.Show(t, size[0], size[1], New(&Memory{}, false, page.WaitingGames{}, Past{Read: true, Boards: 65}))
		edge := strings.LastIndex(p.Screen(), "╰")
		first := p.Screen()
		for range 17 {
			p.Press("down")
			if was, now := strings.Count(first[:edge], "\n"), p.Screen(); strings.Count(now[:strings.LastIndex(now, "╰")], "\n") != was {
				t.Fatalf("its lower edge was in line %d:\n%s", was, now)
			}
		}
	}
}

// A large window has a larger banner and blank lines between the entries; list and panel end on the same
// line, and stand in the middle of the height.
func TestTheMenuHasAirInALargeWindow(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 250, 80, New(&Memory{}, false, page.WaitingGames{}, Past{}))
	lines := strings.Split(p.Screen(), "\n")
	at := func(text string) int {
		return slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, text) })
	}
	if gap := at("2. Intermedio") - at("1. Principiante"); gap != 2 {
		t.Errorf("an entry is %d lines below the one before, want 2:\n%s", gap, p.Screen())
	}
	bottom := at("╰")
	if n := strings.Count(lines[bottom], "╰"); n != 2 {
		t.Errorf("%d panels end where the list ends, want 2:\n%s", n, p.Screen())
	}
	if top := at("██████"); top < 5 || abs(top-(len(lines)-2-bottom)) > 3 {
		t.Errorf("%d lines are above the menu, and %d below it:\n%s", top, len(lines)-2-bottom, p.Screen())
	}
}

func abs(n int) int { return max(n, -n) }

// The best and the average time on each level are whole in a narrow panel, too.
func TestTimesInANarrowPanel(t *testing.T) {
	t.Parallel()
	k := Known{Summary: stats.Summary{Timed: 2, Best: 101200 * time.Millisecond, Averages: stats.Averages{Time: 123400 * time.Millisecond}}}
	k.Category = stats.Category{Grid: "square", Rows: 9, Cols: 9, Mines: 10}
	for _, width := range []int{90, 100, 140} {
		p := pagetest.Show(t, width, 36, New(&Memory{}, false, page.WaitingGames{}, Past{Read: true, Games: 2, Known: []Known{k}}))
		p.Sees("Tus tiempos", "mejor 101,2 s", "media 123,4 s")
	}
}

// Where games wait, all of the menu is seen in a low window, the arrows lead through two columns only,
// and the game to continue is told in full if there is room.
func TestTheMenuWithWaitingGames(t *testing.T) {
	t.Parallel()
	const long = "Un tablero de nombre largo, hexagonal, 7 % abierto, 0:00"
	played := session.Brief{Title: text.Same("Un tablero de nombre largo"), Grid: page.NamesOf(game.GridKinds()[1].New(2, 2)), Open: 7}
	waits := page.WaitingGames{Played: &played, Games: make([]archive.Waiting, 1)}
	for height := 24; height >= 14; height-- {
		p := pagetest.Show(t, 80, height, New(&Memory{}, true, waits, Past{}))
		p.Sees("Continuar", "Partidas en espera", "Salir", "Historial", "Ayuda", "Cuadrícula", "Reglas")
		left := p.Column("▸")
		p.Press("right")
		right := p.Column("▸")
		for range 20 {
			p.Press("down")
			if now := p.Column("▸"); now != left && now != right {
				t.Fatalf("it was in columns %d and %d; now\n%s", left, right, p.Screen())
			}
		}
	}
	for size, want := range map[[2]int]string{{120, 40}: "Un tablero de nombre largo hex. 7 %  ", {80, 24}: long, {50, 24}: "Continuar: Un tablero de nombre largo "} {
		pagetest.Show(t, size[0], size[1], New(&Memory{}, true, waits, Past{})).Sees(want)
	}
}
