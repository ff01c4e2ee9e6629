package replay

import (
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/card"
	"buscaminas/ui/tell/words"
)

// cardOf returns the card of a game. It reports false if the game is not over, or if the board is
// too large to make the card quickly.
func cardOf(saved *archive.Saved) (c card.Card, ok bool) {
	j, layout := saved.Journal, saved.Game.Layout()
	if layout.Cells() > draw.MaxWholeCells || saved.Game.Status() == game.Playing {
		return c, false
	}
	g, err := history.FromJournal("", j, time.Time{})
	if err != nil {
		return c, false
	}
	r, err := session.NewReplay(j)
	if err != nil {
		return c, false
	}
	g.ThreeBV = layout.ThreeBV(g.Rules.Opening)
	return card.Card{
		Won: g.Won, Open: saved.Game.OpenShare(), Time: g.Time, Speed: g.Tally().PerSecond(),
		Against: stats.ReasonsAgainst(g), Speeds: r.Pace(card.Parts),
	}, true
}

// description returns a description of the game. If the game has a card, the result is described in
// the words of the card.
func (p *challenge) description(width int) screen.Block {
	j := p.game.Journal
	b := screen.Wrapped(screen.Title.Of(session.TitleOf(&j.Header).In(p.Lang)), width)
	b = append(b, screen.Wrapped(screen.Field.Of(p.BoardSize(j.Grid(), p.game.Game.Layout().Mines())), width)...)
	b = append(b, screen.Line{screen.Field.Of(words.RuleSetOf(j.Rules).Name.In(p.Lang))}, screen.Line{})
	went, ink := p.went(), screen.Message
	if p.over {
		_, went, _ = strings.Cut(p.card.Text(p.Lang, p.ASCII), "\n") // the lines above name the board
		ink = screen.Bad
		if p.card.Won {
			ink = screen.Good
		}
	}
	for line := range strings.Lines(went) {
		b = append(b, screen.WrappedParts(ink.Of(strings.TrimSuffix(line, "\n")), width)...)
		ink = screen.Field
	}
	if !j.Begun.IsZero() {
		b = append(b, screen.Line{screen.Field.Of(j.Begun.Local().Format(time.DateOnly))})
	}
	return append(b, screen.Line{})
}
