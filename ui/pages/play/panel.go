package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// shownMessages says which messages the panel shows. The lines below the board do not repeat these
// messages.
type shownMessages struct{ hint, risk, message bool }

// add adds the messages of part to t.
func (t *shownMessages) add(part shownMessages) {
	t.hint, t.risk, t.message = t.hint || part.hint, t.risk || part.risk, t.message || part.message
}

// panel returns the lines of the panel, and says which messages they show. A panel is as high as
// its content. If it is beside the board, it is also at least as high as the board. It never
// exceeds the height that the window allows.
func (p *Page) panel() (lines screen.Block, shown shownMessages) {
	most := p.mostPanel() - 2
	switch p.Board.Panel {
	case page.Beside:
		width := p.Board.PanelWidth - screen.PanelBorder
		lines, shown = p.besideContent(width, most)
		if said := p.messagesInside(width, min(most, max(p.boardLines()-3, len(lines))), shown); len(said) > 0 && len(said) <= most {
			lines, shown = p.besideContent(width, most-len(said)-1)
			shown.message = true
			if p.over() {
				lines = slices.Concat(screen.Block{{}}, said, lines)
			} else {
				lines = slices.Concat(lines, screen.Block{{}}, said)
			}
		}
		return screen.Panel(panelName.In(p.Lang), lines, p.Board.PanelWidth, max(p.boardLines()-1, len(lines)+2)), shown
	case page.Below:
		width := p.Board.PanelWidth - screen.PanelBorder
		said := p.messagesInside(width, most, shownMessages{})
		lines, shown = p.belowContent(width, most-len(said))
		if said := p.messagesInside(width, most, shown); len(said) > 0 && len(said) <= most {
			shown.message = true
			lines = append(lines[:min(len(lines), most-len(said))], said...)
		}
		return screen.Panel(panelName.In(p.Lang), lines, p.Board.PanelWidth, len(lines)+2), shown
	}
	return nil, shownMessages{}
}

var panelName = text.Text{"Partida", "Game"}

// messagesInside returns the messages to be shown inside the panel, except those that inPanel says
// the panel shows already. If the cells of the board are not large and the messages fit below the
// panel, it returns nil. The parameter contentHeight is the number of lines of the other content
// of the panel.
func (p *Page) messagesInside(width, contentHeight int, inPanel shownMessages) screen.Block {
	if p.Board.Spacing != draw.Large {
		said, _ := p.below(p.Width, inPanel)
		if len(said) <= 1+p.mostPanel()-2-contentHeight {
			return nil
		}
	}
	said, _ := p.below(width, inPanel)
	return said
}

// A section is a part of a panel.
type section struct {
	lines screen.Block
	shown shownMessages // which messages the lines show
	least int           // the section may be cut to this many lines; if 0, it is shown whole or not at all
}

// stacked puts sections one below the other, with a blank line above each. The most important
// sections come first. A section that does not fit is cut or left out.
func stacked(all []section, lines int) (b screen.Block, shown shownMessages) {
	for _, s := range all {
		least := len(s.lines)
		if s.least > 0 {
			least = min(least, s.least)
		}
		if least == 0 || len(b)+1+least > lines {
			continue
		}
		b = append(append(b, screen.Line{}), s.lines...)
		shown.add(s.shown)
	}
	return b[:min(len(b), max(0, lines))], shown
}

// won reports whether the game is won and has been compared with earlier games.
func (e *ending) won() bool { return e.game().Status() == game.Won && e.verdict != nil }

// besideContent returns the content of a panel beside the board, and the messages in it.
func (p *Page) besideContent(width, lines int) (screen.Block, shownMessages) {
	var all []section
	add := func(b screen.Block) { all = append(all, section{lines: b}) }
	won := p.ending.won()
	hint := section{lines: p.helping.hintSection(width), shown: shownMessages{hint: true}}
	if won {
		all = append(all, hint)
		add(p.ending.result(p.figures(), p.past.summary, width))
	} else {
		// The figures stay in their place when a hint appears, and leave room for it.
		figures := append(p.standing(p.figures(), width), p.rivals.progress(width)...)
		if n := len(hint.lines); 0 < n && n < lines {
			figures = figures[:max(0, min(len(figures), lines-n-2))] // a blank line above each section
		}
		all = append(all, section{lines: figures, least: 1}, hint)
	}
	all = append(all, section{lines: p.helping.riskSection(width), shown: shownMessages{risk: true}})
	if won {
		if p.rivals.contest != nil {
			add(p.rivals.contestBars(width))
		}
		all = append(all, section{lines: append(p.ending.measures(width), p.ending.pace(width)...), least: 1})
	}
	return stacked(append(all, p.fillers(width)...), lines)
}

// fillers returns the sections for the space below the figures of a panel, the most important
// first.
func (p *Page) fillers(width int) (all []section) {
	add := func(b screen.Block) { all = append(all, section{lines: b}) }
	won := p.game().Status() == game.Won
	if p.over() && !p.hidesLoss() {
		if p.helping.back == nil { // the keys of the hint on the board before the loss differ
			all = append(all, section{lines: p.next(p.suggested(), width), least: 3})
		}
		add(p.ending.verdicts(width))
	}
	if !won {
		add(p.past.records(width))
		if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
			add(screen.Block{screen.Pair(screen.Field.Of(codeName.In(p.Lang)), screen.Message.Of(code), width)})
		}
	}
	if o := p.Board.Overlay; o != nil && (p.helping.hintHolds() || p.helping.back != nil) {
		add(p.Legend(o.Points, width))
	}
	if !p.over() {
		if p.past.read {
			add(p.past.firstKeys(width))
		}
		add(headed(text.Text{"Últimas jugadas", "Last moves"}.In(p.Lang), p.lastPlays(), width))
	} else if !p.hidesLoss() {
		add(p.ending.cardShown(width))
		if won {
			add(p.past.records(width))
		}
	}
	add(p.boardFacts(width))
	return all
}

// boardFacts returns the section with the facts about the board, such as its size.
func (c *core) boardFacts(width int) screen.Block {
	grid, mines := c.session.Setup.Grid(), c.session.Setup.Spec().Mines
	if c.session.Setup.IsGiven() {
		mines = c.session.Setup.Layout().Mines()
	}
	rows, cols := grid.Size()
	return screen.Block{
		{screen.Title.Of(text.Text{"El tablero", "The board"}.In(c.Lang))},
		c.pair(text.Text{"tamaño", "size"}, fmt.Sprintf("%d×%d", rows, cols), width),
		c.pair(text.Text{"minas", "mines"}, strconv.Itoa(mines), width),
		c.pair(text.Text{"densidad", "density"}, words.Percent.In(c.Lang, text.Decimal(c.Lang, 100*float64(mines)/float64(rows*cols), 1)), width),
		c.pair(text.Text{"cuadrícula", "grid"}, draw.GridName(grid).In(c.Lang), width),
		c.pair(text.Text{"reglas", "rules"}, words.RuleSetOf(c.session.Setup.Rules).Name.In(c.Lang), width),
	}
}

// standing returns the figures of the game in progress, one per line.
func (c *core) standing(figures [7]figure, width int) (b screen.Block) {
	for _, fig := range figures {
		switch {
		case fig.value == "":
		case fig.rank == 0: // the mark of a game that is not being saved, or else the mines left
			b = slices.Insert(b, 0, fig.pair(c.Lang, width))
		default:
			b = append(b, fig.pair(c.Lang, width))
		}
	}
	return append(b, screen.Line{})
}

// headed puts a name above a text, or returns nothing if the text is empty.
func headed(name, said string, width int) screen.Block {
	if said == "" {
		return nil
	}
	return append(
		screen.Block{{screen.Title.Of(name)}}, screen.WrappedParts(screen.Message.Of(said), width)...)
}

// record compares the time of the game with the best time in its category. It returns a few words,
// such as "first win".
func (e *ending) record() screen.Span {
	v := e.verdict
	off := v.Seconds(e.Lang, v.Off())
	switch {
	case len(v.Against) > 0:
		return screen.Message.Of(text.Text{"no cuenta", "does not count"}.In(e.Lang))
	case v.Before == 0:
		return screen.Good.Of(text.Text{"el primero", "first win"}.In(e.Lang))
	case v.Record:
		return screen.Good.Of(text.Text{"¡nuevo!, %s menos", "new, %s faster"}.In(e.Lang, off))
	default:
		return screen.Figure.Of(text.Text{"%s, a %s", "%s, %s off"}.In(e.Lang, v.Seconds(e.Lang, v.Before), off))
	}
}

// pair returns the figure as a line of a panel.
func (fig *figure) pair(l text.Lang, width int) screen.Line {
	name := strings.TrimSuffix(fig.name.In(l), ":")
	return screen.Pair(screen.Field.Of(name), screen.Figure.Of(fig.value), width)
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
