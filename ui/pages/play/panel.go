package play

import (
	"math"
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
			return append(append(p.figures().Pairs(width), nil), p.rivals.bars(width, math.MaxInt)...)
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
		if p.session.SaveFailed() {
			result.AddRanked(p.mark())
		}
		return result.Pairs(width)
	})}}
	if p.rivals.inContest() && p.Board.Panel == page.Beside { // a panel below the board has the bars in a wide part
		all = append(all, screen.Lines("", func(width int) screen.Block { return p.rivals.bars(width, math.MaxInt) }))
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
	add := func(head text.Text, lines func(width int) screen.Block) {
		all = append(all, screen.Lines(head.In(p.Lang), lines))
	}
	won := p.game().Status() == game.Won
	if p.over() && !p.hidesLoss() {
		if !p.helping.looksBack() { // the hint about the board before the loss has its own keys
			add(text.Text{"Y ahora", "What next"}, func(width int) screen.Block { return p.keyed(width, p.suggested()) })
			all[0].Cut = 2
		}
		add(text.Text{"Cómo jugaste", "How you played"}, p.ending.verdicts)
		if p.ending.won() && p.past.wins < novice {
			all = append(all, p.clicks())
		}
	}
	onBoards := text.Text{"En tableros como este", "On boards like this one"}
	if !won {
		add(onBoards, p.past.records)
		if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
			add(text.Text{}, screen.Facts{{Name: codeName.In(p.Lang), Value: screen.Message.Of(code)}}.Pairs)
		}
	}
	if !p.over() {
		if p.past.read && p.past.wins < novice && !p.helping.chances {
			add(text.Text{"Las seis teclas", "The six keys"}, p.firstKeys)
		}
		add(text.Text{"Lo último que hiciste", "What you did last"}, func(width int) screen.Block {
			if plays := p.lastPlays(); plays != "" {
				return screen.WrappedParts(screen.Message.Of(plays), width)
			}
			return nil
		})
	} else if !p.hidesLoss() {
		add(text.Text{"El resultado", "The result"}, p.ending.cardShown)
		if won {
			add(onBoards, p.past.records)
		}
	}
	if !p.helping.chances || p.over() {
		add(text.Text{"El tablero", "The board"}, p.boardFacts)
	}
	return all
}

// boardFacts returns the facts about the board, such as its size.
func (c *core) boardFacts(width int) screen.Block {
	grid, mines := c.grid(), c.session.Setup.Spec().Mines
	if c.session.Setup.IsGiven() {
		mines = c.session.Setup.Layout().Mines()
	}
	facts := c.BoardFacts(grid, mines)
	facts.Add(c.Lang, text.Text{"Reglas", "Rules"}, words.RuleSetOf(c.session.Setup.Rules).Label().In(c.Lang))
	return facts.Pairs(width)
}

// record compares the time of a game that counts with the best time in its category. It returns a few
// words, such as "first win".
func (e *ending) record() screen.Span {
	v := e.verdict
	off := v.Seconds(e.Lang, v.Margin())
	switch {
	case v.First:
		return screen.Good.Of(e.Lang.Say("el primero", "first win"))
	case v.Record:
		return screen.Good.Of(e.Lang.Say("¡nuevo!, %s menos", "new, %s faster", off))
	default:
		return screen.Figure.Of(e.Lang.Say("%s, a %s", "%s, %s off", v.Seconds(e.Lang, v.Before), off))
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
		written = append(written, c.Names.Action(c.grid(), plays[i]))
	}
	return strings.Join(written, " ")
}
