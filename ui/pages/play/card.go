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

var copiedCard = text.Text{"el resultado, listo para compartirlo", "the result, ready to share"}

// copyCard returns a function that makes the card of a finished game, as a text to copy. A card is a short
// summary of a game to show to others.
func (e *ending) copyCard() func() (clipping, error) {
	card, ascii, l := e.card(), e.ASCII, e.Lang
	return func() (clipping, error) {
		c, err := card()
		return clipping{text: c.Text(l, ascii), said: copiedCard.In(l)}, err
	}
}

// card returns a function that makes the card of the game.
func (e *ending) card() func() (card.Card, error) {
	code, _ := e.session.Setup.Code()
	c := card.Card{
		Title: e.cardTitle(), Code: code,
		Won: e.game().Status() == game.Won, Open: e.game().OpenShare(),
	}
	j, l, v, now := e.session.Journal(), e.game().Layout(), e.verdict, e.Now()
	return func() (card.Card, error) {
		var g history.Game
		if v != nil {
			g, c.Days = v.Game, v.Days
		} else {
			var err error
			if g, err = history.FromJournal("", j, now); err != nil {
				return card.Card{}, err
			}
			g.ThreeBV = l.ThreeBV(g.Rules.Opening)
		}
		c.Time, c.Speed = g.Time, g.Tally().PerSecond()
		c.Judged, c.Guesses = g.Review != review.Figures{}, g.Review.Survived
		c.Against, c.Speeds = stats.ReasonsAgainst(g), session.Pace(j, l, card.Parts)
		return c, nil
	}
}

// cardTitle returns the title of the board, its grid, and its rules if they are not the default.
func (e *ending) cardTitle() string {
	setup := e.session.Setup
	parts := []string{setup.Title.In(e.Lang), draw.GridName(setup.Grid()).In(e.Lang)}
	if setup.Rules != (game.Rules{}) {
		parts = append(parts, words.RuleSetOf(setup.Rules).Name.In(e.Lang))
	}
	return strings.Join(parts, text.Separator)
}
