package help

import (
	"strings"
	"testing"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/manual"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// The requests for help at the menu and in a game.
var (
	ofMenu  = page.Help{Keys: keys.Menu, Topic: manual.FirstTopic}
	ofBoard = page.Help{Keys: keys.Board}
)

// Help opens on the keys during a game, and on how to play at the menu. One key leads from the one
// to the other, and the help key closes the page.
func TestHelpBeginsWhereItIsAskedFor(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 120, 40, New(ofMenu))
	p.Sees("CÓMO SE JUEGA", "▸ Empezar", "El 1 de Bd", "↑↓ tema", "Esc volver")
	p.Press("left")
	p.Sees("TECLAS", "▸ Teclas de aquí", "cambia la cuadrícula")
	p.Press("?")
	p.WantBack()
	p.Open(New(ofBoard))
	p.Sees("TECLAS", "▸ Teclas de aquí", "marca o desmarca")
	p.Press("right")
	p.Sees("CÓMO SE JUEGA")
	p.Press("esc")
	p.WantBack()
}

// In a narrow window, a key shows the list of the topics in place of the text.
func TestTopicsAreListedInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, New(ofMenu))
	p.Sees("‹ CÓMO SE JUEGA ›", "t temas")
	p.Press("t")
	p.Sees("TEMAS", "▸ Empezar", "↑↓ tema")
	p.DoesNotSee("t temas")
	p.Press("down enter")
	p.DoesNotSee("▸")
	p.DoesNotSee("CÓMO SE JUEGA")
	p.Press("t home")
	p.Sees("▸ Teclas de aquí")
	p.Press("down esc")
	p.Sees("‹ CÓMO SE JUEGA ›")
	p.Press("t")
	p.ClickOn("Escuela")
	p.Sees("LECCIONES Y PRÁCTICA")
	p.Press("t")
	p.Resize(120, 40)
	p.Sees("LECCIONES Y PRÁCTICA", "▸ Escuela", "Esc volver")
	p.DoesNotSee("t temas")
	p.Press("t")
	p.Sees("LECCIONES Y PRÁCTICA")
	p.Press("esc")
	p.WantBack()
}

// In the first lesson, help begins with the keys that are enough for it.
func TestHelpForABeginnerBeginsWithFewKeys(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 120, 40, New(page.Help{Keys: keys.FirstLesson}))
	p.Sees("Abre todas las celdas que no tengan mina.", "↑↓←→     mueven el cursor", "vuelve a la lista de lecciones", "Todas las teclas")
	p.DoesNotSee("vuelve al menú")
	p.Open(New(ofBoard))
	p.Sees("vuelve al menú; la partida espera")
	p.DoesNotSee("vuelve a la lista de lecciones")
}

// Every topic that is not about a command can be read in the help, in any window large enough to
// play in, in either language, on every grid, in every layout.
func TestEveryTopicIsSeen(t *testing.T) {
	t.Parallel() // it takes long
	for _, size := range [][2]int{{20, 8}, {200, 60}} {
		p := pagetest.Sit(t, size[0], size[1])
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			for _, kind := range game.GridKinds() {
				for spacing := choices.Fit; spacing <= choices.Compact; spacing++ {
					p.Lang, p.Grid, p.Spacing = lang, kind, spacing
					p.Open(New(ofMenu))
					for _, topic := range manual.Topics() {
						switch {
						case topic.Command:
							continue
						case utf8.RuneCountInString(topic.Title.In(lang))+4 > size[0]:
							p.Sees("‹ " + strings.ToUpper(topic.Name.In(lang)) + " ›")
						default:
							p.Sees(strings.ToUpper(topic.Title.In(lang)))
						}
						p.Press("G right")
					}
					p.Sees(text.Text{"TECLAS", "KEYS"}.In(lang)) // after the last topic comes the first
				}
			}
		}
	}
}

// The boards of a topic have the grid and the names of cells that the player has chosen.
func TestTopicsAreToldAsThePlayerPlays(t *testing.T) {
	t.Parallel()
	p := pagetest.Sit(t, 120, 40)
	p.Grid, p.Names = game.GridKindOf(game.Hex{}), game.Mixed
	p.Open(New(ofMenu))
	p.Press("right")
	p.Sees("─┴─┬", "A B3 la tocan dos minas")
}

// Reading on leads from the end of a topic to the next, and back.
func TestReadingOnLeadsToTheNextTopic(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, New(ofMenu))
	p.Press("down")
	p.Sees("LOS NÚMEROS", "▾")
	p.Press("pgdown")
	p.Sees("LOS NÚMEROS", "▴")
	p.Press("pgdown")
	p.Sees("LAS MARCAS")
	p.Press("up")
	p.Sees("LOS NÚMEROS", "▴")
	p.Press("g up")
	p.Sees("CÓMO SE JUEGA")
	p.Press("up end up end down home")
	p.Sees("CÓMO SE JUEGA")
}

func TestHelpWithTheMouse(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 120, 24, New(ofBoard))
	p.PressAt("TECLAS", p.Width/2, tea.MouseButtonWheelUp)
	p.Sees("Abre todas las celdas que no tengan mina.", "mueven el cursor", "da una pista, paso a paso")
	p.PressAt("TECLAS", p.Width/2, tea.MouseButtonWheelDown)
	p.DoesNotSee("Abre todas las celdas")
	p.Sees("▴", "▾")
	p.ClickOn("Cuadrículas")
	p.Sees("LAS CUADRÍCULAS", "▸ Cuadrículas")
	p.ClickOn("diagonal") // no topic
	p.Sees("LAS CUADRÍCULAS")
	p.ClickOn("→ tema")
	p.Sees("LAS REGLAS DEL JUEGO")
	p.Resize(30, 12)
	p.Sees("‹ LAS REGLAS DEL JUEGO ›")
	p.ClickOn("→ tema")
	p.Sees("‹ ADIVINAR ›")
	p.PressAt("ADIVINAR", p.Width/2, tea.MouseButtonWheelDown)
	p.Sees("▴")
}

// The help does not scroll beyond its end, in any window.
func TestHelpIsFittedToTheWindow(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, New(ofBoard))
	p.Press("G")
	p.DoesNotSee("abre la celda")
	p.Sees("sale del programa")
	p.Resize(80, 60)
	p.Sees("abre la celda", "sale del programa")
	p.Resize(30, 24)
	p.Press("G")
	p.Sees("escribe el", "5 ↓")
}

// The help says that a number before a key repeats it, with a key of that page, on pages where that
// is so.
func TestHelpTellsOfCountsWhereThereAreAny(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, New(ofBoard))
	p.Press("G")
	p.Sees("tecla: 5 ↓.")
	p.Open(New(page.Help{Keys: keys.Records}))
	p.Sees("línea anterior")
	p.DoesNotSee("tecla: 5")
	p.Open(New(page.Help{Keys: keys.Options}))
	p.DoesNotSee("tecla: 5")
	p.Resize(80, 40)
	p.Open(New(page.Help{Keys: keys.Replay}))
	p.Sees("tecla: 5 →.")
	p.KeySet = len(keys.Sets()) - 1 // binds the digits
	p.Tell()
	p.Open(New(ofBoard))
	p.Press("G")
	p.DoesNotSee("tecla: 5")
}

// A click on the arrow before the title goes back, and one on the arrow after it goes on.
func TestTheArrowsOfTheTitleAreClicked(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 60, 20, New(ofMenu))
	first := p.Screen()
	p.ClickInLine("‹", "›")
	second := p.Screen()
	if second == first {
		t.Errorf("the arrow after the title does nothing:\n%s", first)
	}
	p.ClickInLine("‹", "‹")
	if p.Screen() != first {
		t.Errorf("the arrow before the title does not go back:\n%s", p.Screen())
	}
}

// Topics in the panel beside the text can be clicked.
func TestTopicsOfThePanelAreClicked(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 120, 40, New(ofMenu))
	p.ClickOn("Códigos")
	p.Sees("▸ Códigos")
}
