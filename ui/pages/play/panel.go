package play

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var panelName = text.Text{"Partida", "Game"}

// won reports whether the game is won and has been compared with earlier games.
func (e *ending) won() bool { return e.game().Status() == game.Won && e.verdict != nil }

// parts returns the parts of the panel, the most important first.
func (p *Page) parts() (all []screen.Part) {
	won := p.ending.won()
	switch {
	case p.Board.Panel == page.NoPanel:
		return nil
	case p.Board.Panel == page.Below:
		all = p.wideParts()
	case !won:
		all = append(all, screen.Part{Cut: 1, Draw: screen.ByWidth(func(width int) screen.Block {
			return append(p.standing(width), p.rivals.progress(width)...)
		})})
	}
	if won {
		all = append(all, p.endParts()...)
	}
	return append(all, p.fillers()...)
}

// endParts returns the parts with the figures of a won game.
func (p *Page) endParts() []screen.Part {
	all := []screen.Part{{Draw: screen.ByWidth(func(width int) screen.Block {
		result := p.ending.result(p.past.summary)
		if p.session.Failing() {
			result.AddRanked(p.mark())
		}
		return result.Pairs(width)
	})}}
	if p.rivals.inContest() && p.Board.Panel == page.Beside { // below, a wide part has the best two
		all = append(all, screen.Lines("", p.rivals.contestBars))
	}
	if p.past.wins >= novice { // beginners read words first
		all = append(all, p.clicks())
	}
	return all
}

// clicks returns the part with the figures about the clicks of a won game.
func (p *Page) clicks() screen.Part {
	return screen.Part{Cut: 1, Draw: screen.ByWidth(func(width int) screen.Block {
		return append(p.ending.endFigures().Pairs(width), p.ending.pace(width)...)
	})}
}

// fillers returns the parts for the space below the figures of a panel, the most important first.
func (p *Page) fillers() (all []screen.Part) {
	add := func(lines func(width int) screen.Block) {
		all = append(all, screen.Lines("", lines))
	}
	won := p.game().Status() == game.Won
	if p.over() && !p.hidesLoss() {
		if !p.helping.looksBack() { // the keys of the hint on the board before the loss differ
			all = append(all, screen.Part{Cut: 3, Draw: screen.ByWidth(func(width int) screen.Block {
				return p.next(p.suggested(), width)
			})})
		}
		add(p.ending.verdicts)
		if p.ending.won() && p.past.wins < novice {
			all = append(all, p.clicks())
		}
	}
	if !won {
		add(p.past.records)
		if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
			add(func(width int) screen.Block {
				return screen.Block{screen.Pair(screen.Field.Of(text.Capital(codeName.In(p.Lang))), screen.Message.Of(code), width)}
			})
		}
	}
	if !p.over() {
		if p.past.read && !p.helping.chances {
			add(p.past.firstKeys)
		}
		add(func(width int) screen.Block {
			return headed(text.Text{"Lo último que hiciste", "What you did last"}.In(p.Lang), p.lastPlays(), width)
		})
	} else if !p.hidesLoss() {
		add(p.ending.cardShown)
		if won {
			add(p.past.records)
		}
	}
	if !p.helping.chances || p.over() {
		add(p.boardFacts)
	}
	return all
}

// boardFacts returns the section with the facts about the board, such as its size.
func (c *core) boardFacts(width int) screen.Block {
	grid, mines := c.session.Setup.Grid(), c.session.Setup.Spec().Mines
	if c.session.Setup.IsGiven() {
		mines = c.session.Setup.Layout().Mines()
	}
	facts := c.BoardFacts(grid, mines)
	facts.Add(c.Lang, text.Text{"Reglas", "Rules"}, words.RuleSetOf(c.session.Setup.Rules).Shown().In(c.Lang))
	title := screen.Title.Of(text.Text{"El tablero", "The board"}.In(c.Lang))
	return append(screen.Block{{title}}, facts.Pairs(width)...)
}

// standing returns the figures of the game in progress, one per line, the mark of a game that is not
// saved first.
func (p *Page) standing(width int) screen.Block {
	all := p.figures()
	if last := len(all) - 1; p.session.Failing() {
		all = append(screen.Facts{all[last]}, all[:last]...)
	}
	return append(all.Pairs(width), screen.Line{})
}

// headed puts a name above a text, or returns nothing if the text is empty.
func headed(name, said string, width int) screen.Block {
	if said == "" {
		return nil
	}
	return append(
		screen.Block{{screen.Title.Of(name)}}, screen.WrappedParts(screen.Message.Of(said), width)...)
}

// record compares the time of a game that counts with the best time in its category. It returns a few
// words, such as "first win".
func (e *ending) record() screen.Span {
	v := e.verdict
	off := v.Seconds(e.Lang, v.Off())
	switch {
	case v.First:
		return screen.Good.Of(text.Text{"el primero", "first win"}.In(e.Lang))
	case v.Record:
		return screen.Good.Of(text.Text{"¡nuevo!, %s menos", "new, %s faster"}.In(e.Lang, off))
	default:
		return screen.Figure.Of(text.Text{"%s, a %s", "%s, %s off"}.In(e.Lang, v.Seconds(e.Lang, v.Before), off))
	}
}

// lastPlays returns the last actions, as a player would type them.
func (c *core) lastPlays() string {
	const most = 8
	var plays []game.Action
	entries := c.session.Journal().Entries
	for i := len(entries) - 1; i >= 0 && len(plays) < most; i-- {
		if entries[i].Event == journal.Done {
			plays = append(plays, entries[i].Action)
		}
	}
	var written []string
	for i := len(plays) - 1; i >= 0; i-- {
		written = append(written, c.Names.Action(c.session.Setup.Grid(), plays[i]))
	}
	return strings.Join(written, " ")
}
