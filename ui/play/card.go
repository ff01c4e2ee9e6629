package play

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/card"
	"buscaminas/ui/draw"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

var copiedCard = text.Text{"Tarjeta copiada, para enseñarla.", "Card copied, to be shown to others."}

// copyCard copies the card of the game, which is over.
func (p *Page) copyCard(then string) tea.Cmd {
	c, err := p.card()
	if err != nil {
		p.say(draw.Refused, words.Error(err, p.Lang))
		return nil
	}
	return p.copyText(c.Text(p.Lang, p.ASCII), copiedCard.In(p.Lang)+then, nil)
}

// card returns what is told of the game: so much of it as is known by now.
func (p *Page) card() (card.Card, error) {
	s := p.session
	var g history.Game
	var days int
	if v := p.verdict; v != nil {
		g, days = v.Game, v.Days
	} else {
		var err error
		if g, err = history.Of("", s.Journal(), p.Now()); err != nil {
			return card.Card{}, err
		}
		g.ThreeBV = p.game().Layout().ThreeBV(g.Rules.Opening)
	}
	code, _ := s.Setup.Code()
	return card.Card{
		Title: p.cardTitle(), Code: code,
		Won: g.Won, Open: p.game().OpenShare(), Time: g.Time, Speed: stats.Speed(g),
		Judged: g.Review != review.Figures{}, Guesses: g.Review.Survived,
		Days: days, Against: stats.Against(g), Pace: s.Pace(card.Parts),
	}, nil
}

// cardTitle returns what is played: the board, its grid, and rules that are not the usual
// ones.
func (p *Page) cardTitle() string {
	setup := p.session.Setup
	parts := []string{setup.Title.In(p.Lang), draw.GridName(setup.Grid()).In(p.Lang)}
	if setup.Rules != (game.Rules{}) {
		parts = append(parts, words.RuleSetOf(setup.Rules).Name.In(p.Lang))
	}
	return strings.Join(parts, text.Between)
}
