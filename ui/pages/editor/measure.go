package editor

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// measures are the figures of the board, which are computed in the background.
type measures struct {
	worths page.Previews[worth, int]
	grades page.Previews[start, solver.Grade]
	bests  page.Previews[*game.Layout, best]
}

// A worth is the key under which the page stores a 3BV: a board, and the rule about which cells a
// click opens.
type worth struct {
	layout  *game.Layout
	opening game.Opening
}

func (w worth) compute() int { return w.layout.ThreeBV(w.opening) }

// A start is a board and the cell with which a game on it begins. Its grade says how much of the
// board the player can open without a guess.
type start struct {
	layout *game.Layout
	cell   game.Cell
}

func (p *Page) worth() worth { return worth{p.edit.layout(), p.Rules.Opening} }

func (p *Page) start() start { return start{p.edit.layout(), p.board.Cursor} }

// measure starts to compute the figures that are not known. It does nothing while the player does
// not see the page.
func (p *Page) measure() tea.Cmd {
	if !p.seen {
		return nil
	}
	var worths []worth
	var bests []*game.Layout
	l := p.edit.layout()
	if l.Cells() > atOnce { // for a smaller board, worthText computes the 3BV
		worths = append(worths, p.worth())
	}
	if l.Cells() <= maxSought && l.Mines() > 0 && l.Mines() < l.Cells() {
		bests = append(bests, l)
	}
	return tea.Batch(
		p.InTurn(p.worths.Find(worths, func(w worth, _ *page.Job) int { return w.compute() })),
		p.InTurn(p.grades.Find([]start{p.start()}, func(s start, _ *page.Job) solver.Grade { return solver.GradeOf(s.layout, s.cell) })),
		p.InTurn(p.bests.Find(bests, bestStart)))
}

// guessing returns the text that says whether the board needs a guess if the game begins at the
// cursor. The text goes on with facts about the best start, as many as fit in this number of lines.
func (p *Page) guessing(lines int) screen.Block {
	said := p.fromCursor()
	for best := p.bestTold(); len(best) > 0; best = best[:len(best)-1] {
		more := said
		more.Text += text.Separator + strings.Join(best, "")
		if b := screen.WrappedParts(more, p.Width); len(b) <= lines {
			return b
		}
	}
	return screen.Wrapped(said, p.Width)
}

// fromCursor returns the text that says whether the board needs a guess if the game begins at the
// cursor.
func (p *Page) fromCursor() screen.Span {
	l, start := p.edit.layout(), p.board.Cursor
	name := p.Names.Of(l.Grid(), start)
	g, graded := p.grades.At(p.start())
	switch {
	case l.Mine(start):
		return screen.Message.Of(p.Lang.Say("desde %s: ahí hay una mina", "from %s: there is a mine there", name))
	case l.Mines() == 0:
		return screen.HighRiskInk.Of(words.NoMines.In(p.Lang))
	case !graded:
		return screen.Message.Of(p.Lang.Say("desde %s: calculando…", "from %s: working it out…", name))
	case g.Cleared:
		return screen.Good.Of(p.Lang.Say(
			"desde %s se resuelve sin adivinar; lo más difícil: %s",
			"from %s: no guess needed; hardest step: %s", name, words.RuleName(g.Hardest).In(p.Lang)))
	default:
		return screen.Refused.Of(p.Lang.Say(
			"desde %s: hay que adivinar tras abrir %d de %s",
			"from %s: you must guess after opening %d of %s", name, g.Open, words.Cells.In(p.Lang, l.Cells()-l.Mines())))
	}
}
