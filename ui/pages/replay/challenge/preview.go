package challenge

import (
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/card"
	"buscaminas/ui/tell/words"
)

// listWidth is how many columns the choices take beside the board, and leastPart how many a part
// of the board has at least.
const (
	listWidth = 36
	leastPart = 40
)

// A preview is the board that is to be played, beside the choices: closed, as it begins.
type preview struct {
	page.Room // the zero value: there is none
	board     draw.Picture
}

// fit puts the board beside the choices, where there is room.
func (p *Page) fit() {
	p.preview = preview{}
	layout := p.game.Game.Layout()
	r, ok := p.RoomBeside(listWidth, 0, page.Room{Width: p.Width, Height: p.Height})
	look, taken := r.Fitted(draw.Look{Glyphs: p.Glyphs(), Names: p.Names}, layout.Grid())
	if !ok || r.Width < leastPart && !r.Has(look, layout.Grid()) {
		return
	}
	start, _ := p.game.DealtFrom()
	p.Room = taken
	p.board = draw.Picture{Game: game.New(layout, p.game.Rules), Look: look, Cursor: start}
}

// beside draws the board.
func (p *Page) beside() screen.Block {
	if p.preview.Width == 0 {
		return nil
	}
	return p.Beside(&p.board, p.board.Game.Layout().Grid(), p.Room)
}

// cardOf returns the card of a game. It reports false of one that is not over, or that takes long.
func cardOf(saved *archive.Saved) (c card.Card, ok bool) {
	j, layout := saved.Journal, saved.Game.Layout()
	if layout.Cells() > draw.MaxTextCells {
		return c, false
	}
	g, err := history.Of("", j, time.Time{})
	if err != nil {
		return c, false
	}
	r, err := session.NewReplay(j)
	if err != nil {
		return c, false
	}
	g.ThreeBV = layout.ThreeBV(g.Rules.Opening)
	return card.Card{
		Won: g.Won, Open: saved.Game.OpenShare(), Time: g.Time, Speed: stats.Speed(g),
		Against: stats.Against(g), Pace: r.Pace(card.Parts),
	}, true
}

// told says beside the board which game it is, and how it went, as its card does.
func (p *Page) told() screen.Block {
	j := p.game.Journal
	rows, cols := j.Grid().Size()
	board := words.BoardSize.In(
		p.Lang, rows, cols, draw.GridName(j.Grid()).In(p.Lang), p.game.Game.Layout().Mines(),
	)
	b := screen.Wrapped(screen.Title.Of(session.TitleOf(&j.Header).In(p.Lang)), listWidth)
	b = append(b, screen.Wrapped(screen.Field.Of(board), listWidth)...)
	b = append(b, screen.Line{screen.Field.Of(words.RuleSetOf(j.Rules).Name.In(p.Lang))}, screen.Line{})
	went, ink := p.went(), screen.Message
	if p.over {
		_, went, _ = strings.Cut(p.card.Text(p.Lang, p.ASCII), "\n") // what was played stands above
		ink = screen.Bad
		if p.card.Won {
			ink = screen.Good
		}
	}
	for line := range strings.Lines(went) {
		b = append(b, screen.WrappedParts(ink.Of(strings.TrimSuffix(line, "\n")), listWidth)...)
		ink = screen.Field
	}
	if !j.Begun.IsZero() {
		b = append(b, screen.Line{screen.Field.Of(j.Begun.Local().Format(time.DateOnly))})
	}
	return append(b, screen.Line{})
}
