package cli

import (
	"fmt"
	"io"
	"strings"
	"time"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// stats returns the command that writes the statistics of the finished games. With --format it
// writes the games one by one instead, for another program.
func (p *program) stats() *command {
	var export func(io.Writer, []history.Game, text.Lang) error // nil: write the summaries
	c := p.command("stats", func(c *command) error {
		kept, err := kept()
		if err != nil {
			return err
		}
		defer kept.Close()
		for _, problem := range session.Record(kept) {
			fmt.Fprintln(p.errs, words.Error(problem, p.lang))
		}
		games, skipped, err := kept.History()
		if err != nil {
			return err
		}
		if skipped.First != nil {
			fmt.Fprintln(p.errs, words.Error(skipped.First, p.lang))
		}
		if export != nil {
			return export(p.data(), games, p.lang)
		}
		return p.print(summaries(games, p.lang))
	})
	c.format([]string{"csv", "json"}, func(i int) {
		export = []func(io.Writer, []history.Game, text.Lang) error{stats.WriteCSV, stats.WriteJSON}[i]
	})
	return c
}

// bestListed is the number of best games that the command stats lists for each category.
const bestListed = 10

// summaries returns the statistics of each category, and its best games. Each best game is listed
// with the name by which the command replay finds it.
func summaries(games []history.Game, l text.Lang) (all string) {
	if len(games) == 0 {
		return words.NoGamesYet.In(l) + "\n"
	}
	for _, g := range stats.Groups(games) {
		told := append([]string{g.Name(l, text.Separator, draw.UnusualGridName(g.Grid))}, stats.Sum(g.Games).Lines(l)...)
		for i, best := range stats.Best(g.Games, bestListed) {
			told = append(told, fmt.Sprintf("%2d. %s s · %s · %s", i+1,
				text.Decimal(l, best.Time.Seconds(), 3), best.Ended.Format(time.DateOnly), text.Printable(best.Name)))
		}
		all += strings.Join(told, "\n  ") + "\n"
	}
	return all
}
