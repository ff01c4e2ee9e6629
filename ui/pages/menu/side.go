package menu

import (
	"fmt"

	"buscaminas/game"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Known is the history of one category.
type Known struct {
	stats.Category
	stats.Summary
}

// abouts holds the texts that explain the entries.
var abouts = map[keys.Command]text.Text{
	keys.ContinueGame: {"Sigue donde lo dejaste.", "Carry on where you left off."},
	keys.ListWaiting: {
		"Todas las partidas empezadas. Ninguna se pierde por empezar otra.",
		"All the games you have started. You will not lose any by starting another."},
	keys.PlayBeginner: {
		"Un tablero pequeño, para un par de minutos.",
		"A small board, for a couple of minutes."},
	keys.PlayIntermediate: {
		"Más celdas y más minas: hay que pensar un poco más.",
		"More cells and more mines: it takes a bit more thought."},
	keys.PlayExpert: {
		"El tablero grande de siempre, con sus 99 minas.",
		"The large board everybody knows, with 99 mines."},
	keys.OpenFiles: {
		"Abre un tablero o una partida que tengas en un fichero.",
		"Open a board or a game that you have in a file."},
	keys.Quit: {
		"Cierra el juego. Lo que has empezado queda guardado.",
		"Close the game. Whatever you have started is saved."},
	keys.OpenSchool: {
		"Lecciones cortas para aprender jugando: cada una enseña una manera de deducir.",
		"Short lessons that you play through: each teaches one way to work things out."},
	keys.OpenCustom: {
		"Elige cuántas filas, columnas y minas quieres.",
		"Choose how many rows, columns and mines you want."},
	keys.OpenCollection: {
		"Los tableros que vienen con el juego, cada uno con su dificultad.",
		"The boards that come with the game, and how hard each one is."},
	keys.OpenDay: {
		"Cada día un tablero nuevo de cada nivel, el mismo para todo el mundo.",
		"A new board at each level every day, the same for everybody."},
	keys.OpenCode: {
		"Juega el tablero de un código que te han pasado.",
		"Play a board from a code somebody gave you."},
	keys.OpenRaces: {
		"Compite con otros en el mismo tablero: hasta ocho, cada uno en su terminal.",
		"Race against others on the same board: up to eight, each in their own terminal."},
	keys.OpenRecords: {
		"Tus partidas: récords, medias y cómo vas mejorando.",
		"Your games: records, averages and how you are improving."},
	keys.OpenEditor: {
		"Haz tu propio tablero y mira si se resuelve sin adivinar.",
		"Make a board of your own and see if it can be solved without guessing."},
	keys.OpenOptions: {
		"Idioma, colores, teclas y todo lo que se elige una sola vez.",
		"Language, colours, keys and whatever else you only set once."},
	keys.ShowHelp: {
		"Cómo se juega, tema a tema, y todas las teclas.",
		"How to play, topic by topic, and all the keys."},
	keys.SwitchGrid: {
		"La forma de las celdas de las partidas nuevas.",
		"The shape of the cells in new games."},
}

// about returns the text that explains an entry. For the entry of the rules, it explains the chosen
// rules.
func (p *model) about(e entry) string {
	if e.command == keys.SwitchRules {
		return text.Capital(words.RuleSetOf(p.Rules).About.In(p.Lang)) + "."
	}
	return abouts[e.command].In(p.Lang)
}

// latest returns the file of the waiting game that was played last. It ignores games that are being
// played. If there is no other game, the file has no name.
func (p *model) latest() page.SavedGame {
	w, _ := p.waits.Latest()
	return page.SavedGame{Name: w.Name, Written: w.Last}
}

// look reads the game that the player can continue, for the side panel.
func (p *model) look() tea.Cmd {
	of := p.latest()
	if p.Columns().Side == 0 && !p.isWide(p.entries()) || of.Name == "" || p.waits.Played != nil {
		return nil
	}
	return p.Aside(p.boards.Look([]page.SavedGame{of}, page.BoardOf(p.Archive)))
}

// toContinue returns the game that the player can continue, or nil if it is not known.
func (p *model) toContinue() *game.Game {
	if p.waits.Played != nil {
		return p.waits.Board
	}
	g, _ := p.boards.At(p.latest())
	return g
}

// board returns the picture beside an entry: the game to continue, or a sample of a board. The
// sample of a level has the size of that level.
func (p *model) board(e entry) screen.Part {
	if g := p.toContinue(); g != nil && e.command == keys.ContinueGame {
		return p.Miniature(g)
	}
	return p.Sample(draw.Roomy, e.level)
}

// side returns the panel beside the entries: a board, the player's times on each level, and the
// totals of the history.
func (p *model) side(e entry) screen.Side {
	return screen.Side{Title: e.text, Parts: []screen.Part{
		p.board(e),
		screen.Lines(p.Lang.Say("Tus tiempos", "Your times"), p.times),
		screen.Lines(p.Lang.Say("Hasta ahora", "So far"), p.sums),
	}}
}

// times returns the best and the average time on each level, on the chosen grid and by the chosen
// rules. It leaves out levels without a timed win.
func (p *model) times(width int) screen.Block {
	var all screen.Facts
	for _, level := range words.Levels() {
		all.Add(p.Lang, level.Name, p.timesAt(level.Level))
	}
	return all.Pairs(width)
}

// timesAt returns the best and the average time on a level, or nothing without a timed win.
func (p *model) timesAt(level game.Level) string {
	for _, k := range p.past.Known { // the first category of a level has the most games
		l, ok := k.Level()
		if ok && l == level && k.Grid == p.Grid.Name && k.Rules == p.Rules && k.Timed > 0 {
			return p.Lang.Say("mejor %s · media %s", "best %s · average %s", words.InSeconds(p.Lang, k.Best), words.InSeconds(p.Lang, k.Averages.Time))
		}
	}
	return ""
}

// sums returns the totals of all games.
func (p *model) sums(width int) screen.Block {
	var all screen.Facts
	add := func(n int, name text.Text, value string) {
		if n > 0 {
			all.Add(p.Lang, name, value)
		}
	}
	past := &p.past
	add(past.Games, text.Text{"Partidas jugadas", "Games played"}, fmt.Sprint(past.Games))
	add(past.Streak, text.Text{"Tablero del día, días seguidos", "Daily board, days in a row"}, fmt.Sprint(past.Streak))
	add(past.Boards, text.Text{"Tableros resueltos", "Boards solved"},
		p.Lang.Say("%d de %d", "%d of %d", past.Solved, past.Boards))
	return all.Pairs(width)
}
