package lines

import (
	"slices"
	"strings"
	"time"

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

// day asks for a level and plays its daily board on the chosen grid. If a game on this board waits,
// day continues it.
func (t *table) day(waiting []archive.Waiting) error {
	t.speak(words.NextDaily(t.Now(), t.Lang))
	levels := words.Levels()
	picked, err := t.pickOf(len(levels), func(i int) string { return voice.Level(levels[i], t.Lang) })
	if err != nil || picked < 0 {
		return err
	}
	level := levels[picked].Level
	setup := session.Daily(deal.Spec{Grid: t.Grid.New(level.Rows, level.Cols), Mines: level.Mines}, t.Now())
	if i := setup.FindWaiting(waiting); i >= 0 {
		return t.goOn(waiting[i : i+1])
	}
	return t.begin(setup, nil)
}

// code asks for a share code, and plays its board.
func (t *table) code() error {
	for {
		typed, err := t.ask(text.Text{"Código, o en blanco para volver: ", "Code, or just Enter to go back: "})
		if err != nil || typed == "" {
			return err
		}
		code, wrong := deal.ParseCode(typed)
		if wrong == nil {
			return t.begin(session.FromCode(code), nil)
		}
		t.speak(text.Capital(words.Error(wrong, t.Lang)))
	}
}

// finished returns the finished games, the newest last. It tells the player if there are none, or
// if they cannot be read.
func (t *table) finished() []history.Game {
	games, _, err := t.Archive.History()
	switch {
	case err != nil:
		t.report(err)
	case len(games) == 0:
		t.say(words.NoGamesYet)
	}
	return games
}

// records tells the player's figures in each category.
func (t *table) records() error {
	for _, g := range stats.Groups(t.finished()) {
		s := stats.Sum(g.Games)
		name := strings.ReplaceAll(g.Name(t.Lang, text.Separator, draw.UnusualGridName(g.Grid)), text.Separator, ", ")
		if s.Games == 0 {
			t.tell("%s: ninguna partida cuenta", "%s: no game counts", name)
			continue
		}
		said := t.Say("%s: ganadas %d de %d", "%s: %d of %d won", name, s.Wins, s.Games)
		if s.Timed > 0 {
			said += t.Say("; mejor tiempo, %s", "; best time, %s", words.DurationInWords(s.Best, t.Lang))
		}
		t.speak(said)
	}
	return nil
}

// lastTold is the number of games that [table.history] tells.
const lastTold = 10

// history tells the player the last games, the newest first.
func (t *table) history() error {
	games := t.finished()
	for i, g := range slices.Backward(games) {
		if i < len(games)-lastTold {
			break
		}
		t.speak(text.Printable(g.Title.In(t.Lang)) + ", " + g.Ended.Local().Format(time.DateOnly) + ": " +
			ending(g).In(t.Lang, words.DurationInWords(g.Time, t.Lang)))
	}
	return nil
}

// ending returns the words for how a game ended, such as "won in %s", where %s is the time.
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
