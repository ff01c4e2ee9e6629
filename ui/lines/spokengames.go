package lines

import (
	"slices"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// day lets the player pick a level, and plays today's board of it on the chosen grid. If a game on
// that board waits, it goes on.
func (p *spoken) day(waiting []archive.Waiting) error {
	p.speak(words.NextDaily(p.Now(), p.Lang))
	levels := words.Levels()
	picked, err := p.pickOf(len(levels), func(i int) string { return voice.Level(levels[i], p.Lang) })
	if err != nil || picked < 0 {
		return err
	}
	level := levels[picked].Level
	setup := session.Daily(deal.Spec{Grid: p.Grid.New(level.Rows, level.Cols), Mines: level.Mines}, p.Now())
	if i := setup.Waits(waiting); i >= 0 {
		return p.goOn(waiting[i : i+1])
	}
	return p.begin(setup, nil)
}

// code asks for a share code, and plays its board.
func (p *spoken) code() error {
	for {
		typed, err := p.ask(text.Text{"Código, o en blanco para volver: ", "Code, or just Enter to go back: "})
		if err != nil || typed == "" {
			return err
		}
		code, wrong := deal.ParseCode(typed)
		if wrong == nil {
			return p.begin(session.FromCode(code), nil)
		}
		p.speak(text.Capital(words.Error(wrong, p.Lang)))
	}
}

// finished returns the finished games, the newest last. It tells the player if there are none, or if
// they cannot be read.
func (p *spoken) finished() []history.Game {
	games, _, err := p.Archive.History()
	switch {
	case err != nil:
		p.report(err)
	case len(games) == 0:
		p.say(words.NoGamesYet)
	}
	return games
}

// records tells the player's figures in each category.
func (p *spoken) records() error {
	for _, g := range stats.Groups(p.finished()) {
		s := stats.Sum(g.Games)
		name := g.Name(p.Lang, text.Text{})
		if draw.Beside(g.Grid) != (text.Text{}) {
			grid := draw.ShapeOf(game.GridKindNamed(g.Grid)).Name.In(p.Lang)
			name = strings.Replace(name, text.Separator, text.Separator+grid+text.Separator, 1)
		}
		name = strings.ReplaceAll(name, text.Separator, ", ")
		if s.Games == 0 {
			p.tell("%s: ninguna partida cuenta", "%s: no game counts", name)
			continue
		}
		said := p.Say("%s: ganadas %d de %d", "%s: %d of %d won", name, s.Wins, s.Games)
		if s.Timed > 0 {
			said += p.Say("; mejor tiempo, %s", "; best time, %s", voice.Took(s.Best, p.Lang))
		}
		p.speak(said)
	}
	return nil
}

// lastTold is the number of games of the history that are told.
const lastTold = 10

// history tells the last games, the newest first.
func (p *spoken) history() error {
	games := p.finished()
	for i, g := range slices.Backward(games) {
		if i < len(games)-lastTold {
			break
		}
		p.speak(text.Printable(g.Title.In(p.Lang)) + ", " + g.Ended.Local().Format(time.DateOnly) + ": " +
			ending(g).In(p.Lang, voice.Took(g.Time, p.Lang)))
	}
	return nil
}

// ending returns the words for how a game ended, with a verb for its time.
func ending(g history.Game) text.Text {
	switch {
	case g.GivenUp:
		return text.Text{"abandonada a los %s", "given up after %s"}
	case g.Won:
		return text.Text{"ganada en %s", "won in %s"}
	default:
		return text.Text{"perdida a los %s", "lost after %s"}
	}
}
