package ui

import (
	"buscaminas/ui/screen"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/pages/menu"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// everyPage has the keys that lead to each page.
var everyPage = map[string]string{
	"menu": "", "game": "1", "typed": "1 :", "paused": "1 space p", "over": "lost", "replay": "lost P", "editor": "e",
	"fill": "e F", "question": "e space q", "options": "o", "help": "?", "collection": "t", "code": "x", "custom": "m",
	"browser": "4", "records": "h", "waiting": "1 f q C", "day": "d", "races": "v",
	"school": "l", "first": "l enter", "idea": "l down enter", "lesson": "l down enter n",
}

// The sizes in which every page is tested.
var pageSizes = []tea.WindowSizeMsg{
	{Width: 20, Height: 8}, {Width: 40, Height: 12}, {Width: 80, Height: 24}, {Width: 120, Height: 40}, {Width: 200, Height: 60},
}

// sitAt opens a page in a window of this size.
func sitAt(t *testing.T, name string, size tea.WindowSizeMsg, lang text.Lang) *player {
	t.Helper()
	keys, lost := strings.CutPrefix(everyPage[name], "lost")
	p := sit(t, size.Width, size.Height, nil)
	if lost {
		p = sit(t, size.Width, size.Height, onFile(t, "list-3x3.txt", game.LeftToFind))
		p.m.Motion = false
	}
	p.m.Lang = lang
	p.tell()
	if lost {
		p.CarryOut("Aa*")
		p.at = p.at.Add(time.Minute)
		p.tell()
	}
	p.Settle(keys)
	return p
}

// A click on a key of the foot does the same as the key, on every page.
func TestKeysOfTheFootAreClicked(t *testing.T) {
	t.Parallel()                          // it takes long
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		seen := map[string]bool{} // each key is tried on one page
		for name := range everyPage {
			size := tea.WindowSizeMsg{Width: 120, Height: 40}
			p := sitAt(t, name, size, text.Spanish)
			p.Screen()
			found := false
			for x := range size.Width {
				key, ok := p.m.frame.KeyAt(x, size.Height-1)
				if found = found || ok; !ok || seen[key] {
					continue
				}
				seen[key] = true
				pressed, clicked := sitAt(t, name, size, text.Spanish), sitAt(t, name, size, text.Spanish)
				pressed.Answer(pressed.Send(pressOf(key)))
				clicked.Screen()
				clicked.Answer(clicked.Send(tea.MouseMsg{X: x, Y: size.Height - 1, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress}))
				if got, want := clicked.Screen(), pressed.Screen(); got != want {
					t.Errorf("%s: a click on %q leads to\n%s\nand the key to\n%s", name, key, got, want)
				}
			}
			if !found && name != "question" { // whose keys stand in its box
				t.Errorf("%s: the foot has no key", name)
			}
		}
	})
}

// The press of a key, as a click makes it, has the name of that key.
func TestPressesAreNamedAsTheyAre(t *testing.T) {
	for _, name := range []string{"a", "Ñ", "%", " ", "enter", "esc", "tab", "up", "pgdown", "f1", "ctrl+g", "alt+x", "shift+tab", "delete"} {
		if got := pressOf(name).String(); got != name {
			t.Errorf("%q is pressed as %q", name, got)
		}
	}
}

// A theme with a ground for the page paints every cell of every page. On a Linux console, every page is
// drawn in characters that the fonts of consoles have, and no character is lost.
func TestEveryPageIsPaintedWhole(t *testing.T) {
	t.Parallel()
	lang := text.Spanish
	for name := range everyPage {
		lang = text.English - lang
		p := sitAt(t, name, tea.WindowSizeMsg{Width: 100, Height: 30}, lang)
		p.m.renderer = colored(termenv.ANSI256)
		p.m.Theme = 1 // a light theme
		p.tell()
		g := p.m.draw()
		for y := range g.Height {
			for x, c := range g.Row(y) {
				if look := p.m.palette.Look(c.Style); look.Back == 0 {
					t.Fatalf("%s: line %d, column %d has the ground of the terminal", name, y, x)
				}
			}
		}
		usual := p.Screen()
		p.m.Console = true
		p.tell()
		shown := p.Screen()
		for _, r := range shown {
			if r != '\n' && screen.Console(r) != r {
				t.Errorf("%s: %q is drawn", name, r)
			}
		}
		if strings.Count(shown, "?") != strings.Count(usual, "?") {
			t.Errorf("%s: a character is lost:\n%s", name, shown)
		}
	}
}

// The help of a page lists the keys that had no room at its foot.
func TestEveryPageListsItsKeys(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"game": "marca o desmarca", "replay": "va justo antes del siguiente error", "editor": "gira un cuarto", "options": "valor siguiente",
		"collection": "diez líneas abajo", "waiting": "abandona la partida", "records": "diez líneas abajo",
	} {
		p := sitAt(t, name, tea.WindowSizeMsg{Width: 80, Height: 50}, text.Spanish)
		p.Settle("?")
		p.Sees("TECLAS", want)
	}
	for name, want := range map[string]string{"browser": "otra cuadrícula", "custom": "campo anterior", "code": "esta ayuda"} {
		p := sitAt(t, name, tea.WindowSizeMsg{Width: 80, Height: 50}, text.Spanish)
		p.Send(tea.KeyMsg{Type: tea.KeyF1})
		p.Sees("TECLAS", want)
	}
}

// If the locale names another language than Spanish, the menu of the first start offers English.
// One key switches to it, at once and for later runs.
func TestFirstStartOffersEnglish(t *testing.T) {
	t.Parallel()
	const said = "Press E for English"
	p, _ := configured(t, "")
	p.DoesNotSee(said)
	p.Press("E")
	p.Sees("Experto")
	p.m.Foreign = true
	p.tell()
	for _, size := range pageSizes {
		p.Resize(size.Width, size.Height)
		p.Sees(said)
	}
	p.Settle("g") // another option is chosen
	p.m.said = []string{"A fault."}
	p.Answer(p.m.sayOnMenu())
	for _, past := range []menu.Past{{Read: true, New: true}, {Read: true}} {
		p.Answer(p.m.keepHistory(historyMsg{past: past}))
		for _, size := range pageSizes {
			p.Resize(size.Width, size.Height)
			p.Sees(said)
		}
		p.Press("down")
	}
	p.Answer(p.Press("E"))
	p.Sees("Expert")
	p.DoesNotSee(said)
	if kept, err := os.ReadFile(p.m.Settings.Path()); err != nil || !strings.Contains(string(kept), "language = English") {
		t.Errorf("the settings are %q (%v)", kept, err)
	}
	p, _ = configured(t, "language = spanish\n")
	p.m.Foreign = true
	p.tell()
	p.DoesNotSee(said)
}

// The menu offers the first lesson until a game was won or that lesson is completed. The pointer
// stands on the school, unless a game can be continued.
func TestAFirstStartOffersTheSchool(t *testing.T) {
	t.Parallel()
	for _, size := range pageSizes {
		p := sit(t, size.Width, size.Height, nil)
		p.DoesNotSee("¿Primera vez?") // the history has not been read yet
		p.Answer(p.m.askHistory())
		want := [2]string{"¿Primera vez? Enter: aprende jugando, en dos minutos", "New here? Enter: learn by playing, in two minutes"}
		switch { // always one line
		case size.Width < 36:
			want = [2]string{"¿Primera vez? Enter", "New here? Enter"}
		case size.Width < 50:
			want = [2]string{"¿Primera vez? Enter: aprende jugando", "New here? Enter: learn by playing"}
		}
		p.Sees(want[text.Spanish])
		p.m.Lang = text.English
		p.tell()
		p.Sees(want[text.English])
		p.Settle("enter")
		p.Sees("Press Space to begin.")
		p.Settle("esc")
		p.Sees("SCHOOL", "▸ 0.  Playing")
	}
	var p *player
	for _, won := range []bool{false, true} {
		dir := t.TempDir()
		if err := os.WriteFile(archive.At(dir).HistoryPath(), (&history.Game{Name: "1", Rows: 3, Cols: 3, Mines: 1, Won: won}).Append(nil), 0o600); err != nil {
			t.Fatal(err)
		}
		if p = sitWith(t, dir, nil); won { // in the first frame
			p.Sees("▸ 1. Principiante")
		} else {
			p.Sees("▸ l  Escuela", "¿Primera vez? Enter")
		}
	}
	p = sitWith(t, t.TempDir(), nil)
	p.Answer(p.m.askHistory())
	p.Settle("1 f q") // a game waits
	p.Sees("¿Primera vez? l: aprende jugando")
	p.begins3x3()
	p.Settle("g space")
	p.SeesLoss()
	p.Settle("q")
	p.Sees("¿Primera vez?", "1 partida")
	p.begins3x3()
	p.Win(time.Second)
	p.Settle("q")
	p.DoesNotSee("¿Primera vez?")

	p = sitWith(t, t.TempDir(), nil)
	p.Answer(p.m.askHistory())
	p.Sees("¿Primera vez?")
	progress := course.Load(p.m.Archive.Dir()).Progress
	progress.Play(hexagons)
	if err := progress.Write(); err != nil {
		t.Fatal(err)
	}
	p.Answer(p.Send(course.PlayedFirst{}))
	p.DoesNotSee("¿Primera vez?")
}

// begins3x3 begins a game on a board of nine cells.
func (p *player) begins3x3() {
	p.T.Helper()
	p.Answer(p.m.begin(*onFile(p.T, "list-3x3.txt", game.Simple), nil))
}

// The menu has its frame and its large title, or has neither, whatever games wait.
func TestTheMenuKeepsItsFrameWhenAGameWaits(t *testing.T) {
	t.Parallel()
	var sizes []tea.WindowSizeMsg
	for _, width := range []int{60, 80, 100} {
		for height := 25; height <= 33; height++ {
			sizes = append(sizes, tea.WindowSizeMsg{Width: width, Height: height})
		}
	}
	p := sitWith(t, t.TempDir(), nil)
	framed := map[tea.WindowSizeMsg]bool{}
	for _, waiting := range []string{"", "1 f q", "2 f q"} {
		p.Resize(80, 40)
		p.Settle(waiting)
		for _, size := range sizes {
			p.Resize(size.Width, size.Height)
			big := strings.Contains(p.Screen(), banner)
			if waiting == "" {
				framed[size] = big
			} else if big != framed[size] {
				t.Fatalf("%v: the large title is there: %v, want %v\n%s", size, big, framed[size], p.Screen())
			}
			if big {
				p.Sees("Salir", "Reglas")
			}
		}
	}
	if !framed[tea.WindowSizeMsg{Width: 100, Height: 30}] {
		t.Error("100×30: there is no large title")
	}
}

// banner is the beginning of the large title of the menu.
const banner = "█▀▀▄ █  █ ▄▀▀▀"
