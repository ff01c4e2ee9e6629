package cli

import (
	"fmt"
	"io"

	"buscaminas/ui/draw"
	"buscaminas/ui/store"
	"buscaminas/ui/store/history"
	"buscaminas/ui/store/stats"
	"buscaminas/ui/words"

	"github.com/spf13/cobra"
)

// Stats returns the command that writes the finished games: in a table by category,
// or all of them for other programs.
func Stats(l words.Lang) *cobra.Command {
	write := func(w io.Writer, games []history.Game) error { return summaries(w, games, l) }
	c := &cobra.Command{
		Use:   "stats " + words.FlagsArg.In(l),
		Short: words.StatsUse.In(l),
		Long:  words.StatsAbout.In(l),
		Args:  noArguments(l),
	}
	f := flags(c, l)
	f.Var(&Choice{
		Options: []words.Text{words.Same("csv"), words.Same("json")},
		Choose: func(i int) {
			write = []func(io.Writer, []history.Game) error{stats.WriteCSV, stats.WriteJSON}[i]
		},
		Lang: l,
	}, "format", words.FormatFlag.In(l))
	c.RunE = func(c *cobra.Command, _ []string) error {
		dir, err := store.StateDir()
		if err != nil {
			return err
		}
		games, skipped, err := store.History(dir)
		if err != nil {
			return err
		}
		if skipped.First != nil {
			fmt.Fprintln(c.ErrOrStderr(), words.Error(skipped.First, l))
		}
		return write(c.OutOrStdout(), games)
	}
	return c
}

// summaries writes what the games of each category tell.
func summaries(w io.Writer, games []history.Game, l words.Lang) error {
	if len(games) == 0 {
		_, err := fmt.Fprintln(w, words.NoGamesYet.In(l))
		return err
	}
	for _, g := range stats.Groups(games) {
		s := stats.Sum(g.Games)
		text := words.CategoryName(g, draw.Beside(g.Grid)).In(l) + "\n  " +
			words.CategorySummary.In(l, s.Games, s.Wins, 100*s.Rate(), s.Streak, s.BestStreak, s.Aided) + "\n  " +
			words.CategoryLosses.In(l, s.ForcedGuesses, s.SafeMissed, s.UnknownLosses) + "\n"
		if a := s.Averages; s.Wins > 0 {
			text += "  " + words.CategoryMeans.In(l, words.Seconds(s.Best), words.Seconds(a.Time)) + "\n  " +
				words.CategoryFigures.In(l, a.Speed, a.Efficiency, a.Throughput, a.Correctness, a.RQP) + "\n"
		}
		if _, err := io.WriteString(w, text); err != nil {
			return err
		}
	}
	return nil
}
