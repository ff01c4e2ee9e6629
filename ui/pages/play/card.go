package play

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/card"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var copiedCard = text.Text{"Tarjeta copiada, lista para compartirla.", "Card copied, ready to share."}

// copyCard returns a function that makes the card of a finished game, as a text to copy. A card is
// a short summary of a game, to be shown to others.
func (p *Page) copyCard() func(text.Lang) (clipping, error) {
	card, ascii := p.card(), p.ASCII
	return func(l text.Lang) (clipping, error) {
		c, err := card()
		return clipping{text: c.Text(l, ascii), said: copiedCard.In(l)}, err
	}
}

// card returns a function that makes the card of the game.
func (p *Page) card() func() (card.Card, error) {
	code, _ := p.session.Setup.Code()
	c := card.Card{
		Title: p.cardTitle(), Code: code,
		Won: p.game().Status() == game.Won, Open: p.game().OpenShare(),
	}
	j, l, v, now := p.session.Journal(), p.game().Layout(), p.end.verdict, p.Now()
	return func() (card.Card, error) {
		var g history.Game
		if v != nil {
			g, c.Days = v.Game, v.Days
		} else {
			var err error
			if g, err = history.Of("", j, now); err != nil {
				return card.Card{}, err
			}
			g.ThreeBV = l.ThreeBV(g.Rules.Opening)
		}
		c.Time, c.Speed = g.Time, stats.Speed(g)
		c.Judged, c.Guesses = g.Review != review.Figures{}, g.Review.Survived
		c.Against, c.Pace = stats.ReasonsAgainst(g), session.Pace(j, l, card.Parts)
		return c, nil
	}
}

// cardTitle returns the title of the board, its grid, and its rules if they are not the default.
func (p *Page) cardTitle() string {
	setup := p.session.Setup
	parts := []string{setup.Title.In(p.Lang), draw.GridName(setup.Grid()).In(p.Lang)}
	if setup.Rules != (game.Rules{}) {
		parts = append(parts, words.RuleSetOf(setup.Rules).Name.In(p.Lang))
	}
	return strings.Join(parts, text.Separator)
}
