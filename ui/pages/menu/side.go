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

// latest returns the file of the waiting game that was played last. It ignores games that are being
// played. If no other game waits, it returns the zero value.
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
	return p.InTurn(p.boards.Find([]page.SavedGame{of}, page.BoardOf(p.Archive)))
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
	return p.Sample(draw.Roomy, e.level.Level)
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
