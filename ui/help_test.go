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

// Help opens on the keys during a game, and on how to play at the menu. One key leads from the one
// to the other, and the help key closes the page.
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

// Every topic that is not about a command can be read in the help, in any window large enough to
// play in, in either language, on every grid, in every layout.
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
					p.sees(text.Text{"TECLAS", "KEYS"}.In(lang)) // after the last topic comes the first
					p.press("esc")
				}
			}
		}
	}
}

// The boards of a topic have the grid and the names of cells that the player has chosen.
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
	p.clickOn("diagonal") // no topic
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

// The help does not scroll beyond its end, in any window.
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
	p.sees("escribe el", "5 ↓")
}

// The help says that a number before a key repeats it, with a key of that page, on pages where that
// is so.
func TestHelpTellsOfCountsWhereThereAreAny(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("1 ? G")
	p.sees("tecla: 5 ↓.")
	p.press("esc esc h ?")
	p.sees("línea anterior")
	p.doesNotSee("tecla: 5")
	p.press("esc esc o ?")
	p.doesNotSee("tecla: 5")
}

func TestHelpOfAReplayTellsOfCounts(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.resize(80, 40)
	p.win(time.Second)
	p.press("P ?")
	p.sees("tecla: 5 →.")
}
