package ui

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/manual"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// Who plays gets the keys at once; who is at the menu, how to play. Each is one key from the
// other, and the key for help closes it.
func TestHelpBeginsWhereItIsAskedFor(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.press("?")
	p.sees("CÓMO SE JUEGA", "▸ Empezar", "El 1 de Bd", "←→ tema", "Esc volver")
	p.press("left")
	p.sees("TECLAS", "▸ Estas teclas", "cambia la cuadrícula")
	p.press("?")
	p.sees("5. Salir")
	p.press("1 ?")
	p.sees("TECLAS", "▸ Estas teclas", "marca o desmarca")
	p.press("right")
	p.sees("CÓMO SE JUEGA")
	p.press("esc")
	p.sees("MINAS RESTANTES")
}

// Every topic of the manual that is of no command is in the help, in any window that is
// played in, in either language, on every grid, in every layout.
func TestEveryTopicIsSeen(t *testing.T) {
	t.Parallel() // it takes long
	for _, size := range [][2]int{{20, 8}, {80, 24}, {200, 60}} {
		p := sit(t, size[0], size[1], nil)
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			for _, kind := range game.GridKinds() {
				for spacing := choices.Fit; spacing <= choices.Compact; spacing++ {
					p.m.Lang, p.m.Grid, p.m.Spacing = lang, kind, spacing
					p.tell()
					p.press("?")
					for _, topic := range manual.Topics() {
						switch {
						case topic.Command:
							continue
						case utf8.RuneCountInString(topic.Title.In(lang))+4 > size[0]:
							p.sees("‹ " + strings.ToUpper(topic.Name.In(lang)) + " ›")
						default:
							p.sees(strings.ToUpper(topic.Title.In(lang)))
						}
						p.press("G right")
					}
					p.sees(text.Text{"TECLAS", "KEYS"}.In(lang)) // after the last, from the beginning
					p.press("esc")
				}
			}
		}
	}
}

// The boards of a topic are on the grid that the player has chosen, as its cells are named.
func TestTopicsAreToldAsThePlayerPlays(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.m.Grid, p.m.Names = hexagons, game.Mixed
	p.tell()
	p.press("? right")
	p.sees("─┴─┬", "A B3 la tocan dos minas")
}

// Reading on leads from the end of a topic to the next, and back.
func TestReadingOnLeadsToTheNextTopic(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("? down")
	p.sees("LOS NÚMEROS", "▾")
	p.press("pgdown")
	p.sees("LOS NÚMEROS", "▴")
	p.press("pgdown")
	p.sees("LAS MARCAS")
	p.press("up")
	p.sees("LOS NÚMEROS", "▴")
	p.press("g up")
	p.sees("CÓMO SE JUEGA")
	p.press("up end up end down home")
	p.sees("CÓMO SE JUEGA")
}

func TestHelpWithTheMouse(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 24, nil)
	p.press("1 ?")
	p.pressAt("TECLAS", tea.MouseButtonWheelUp)
	p.sees("Abre todas las celdas que no tengan mina.", "mueven el cursor", "da una pista, paso a paso")
	p.pressAt("TECLAS", tea.MouseButtonWheelDown)
	p.doesNotSee("Abre todas las celdas")
	p.sees("▴", "▾")
	p.clickOn("Cuadrículas")
	p.sees("LAS CUADRÍCULAS", "▸ Cuadrículas")
	p.clickOn("diagonal") // which is no topic
	p.sees("LAS CUADRÍCULAS")
	p.clickOn("→ tema")
	p.sees("LAS REGLAS DEL JUEGO")
	p.resize(30, 12)
	p.sees("‹ LAS REGLAS DEL JUEGO ›")
	p.clickOn("→ tema")
	p.sees("‹ ADIVINAR ›")
	p.pressAt("ADIVINAR", tea.MouseButtonWheelDown)
	p.sees("▴")
}

// The help is scrolled no further than it is long, in whatever window.
func TestHelpIsFittedToTheWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("1 ? G")
	p.doesNotSee("abre la celda")
	p.sees("sale del programa")
	p.resize(80, 60)
	p.sees("abre la celda", "sale del programa")
	p.resize(30, 24)
	p.press("G")
	p.sees("escribe antes un", "5 ↓")
}

// That a number before a key repeats it is said where that is so, with a key of that page.
func TestHelpTellsOfCountsWhereThereAreAny(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("1 ? G")
	p.sees("número: 5 ↓.")
	p.press("esc esc h ?")
	p.sees("línea anterior")
	p.doesNotSee("número: 5")
	p.press("esc esc o ?")
	p.doesNotSee("número: 5")
}

func TestHelpOfAReplayTellsOfCounts(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.resize(80, 40)
	p.win(time.Second)
	p.press("P ?")
	p.sees("número: 5 →.")
}
