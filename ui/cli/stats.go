package cli

import (
	"fmt"
	"io"
	"strings"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

// statsCommand returns the command that writes the statistics of the finished games. With --format it
// writes the games one by one instead, for another program.
func statsCommand(l text.Lang) *cobra.Command {
	var export func(io.Writer, []history.Game, text.Lang) error // nil: write the summaries
	c := &cobra.Command{
		Use: "stats",
	}
	f := flags(c, l)
	f.Var(&choice{
		Options: []text.Text{text.Same("csv"), text.Same("json")},
		Choose: func(i int) {
			export = []func(io.Writer, []history.Game, text.Lang) error{stats.WriteCSV, stats.WriteJSON}[i]
		},
		Lang: l,
	}, "format", formatFlag.In(l))
	c.RunE = func(c *cobra.Command, _ []string) error {
		dir, err := dirs.State()
		if err != nil {
			return err
		}
		kept := archive.At(dir)
		defer kept.Close()
		for _, problem := range session.Record(kept) {
			fmt.Fprintln(c.ErrOrStderr(), words.Error(problem, l))
		}
		games, skipped, err := kept.History()
		if err != nil {
			return err
		}
		if skipped.First != nil {
			fmt.Fprintln(c.ErrOrStderr(), words.Error(skipped.First, l))
		}
		if export != nil {
			return export(asData(c.OutOrStdout()), kept.WithCodes(games), l)
		}
		return summaries(c.OutOrStdout(), games, l)
	}
	return c
}

// bestListed is the number of the best games of a category that are listed, each with the name by
// which the command replay finds it.
const bestListed = 10

// summaries writes the statistics of each category, and its best games.
func summaries(w io.Writer, games []history.Game, l text.Lang) error {
	if len(games) == 0 {
		_, err := fmt.Fprintln(w, words.NoGamesYet.In(l))
		return err
	}
	for _, g := range stats.Groups(games) {
		told := append([]string{g.Name(l, draw.Beside(g.Grid))}, stats.Sum(g.Games).Lines(l)...)
		for i, best := range stats.Best(g.Games, bestListed) {
			told = append(told, fmt.Sprintf("%2d. %s s · %s · %s", i+1,
				text.Decimal(l, best.Time.Seconds(), 3), best.Ended.Format(time.DateOnly), text.Printable(best.Name)))
		}
		if _, err := fmt.Fprintln(w, strings.Join(told, "\n  ")); err != nil {
			return err
		}
	}
	return nil
}
