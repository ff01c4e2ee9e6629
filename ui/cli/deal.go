package cli

import (
	"fmt"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/cli/bar"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	countFlag = text.Text{"número de tableros; si no se indica, 1", "how many boards; 1 by default"}
)

// Deal returns the command that deals boards and writes them.
func Deal(l text.Lang) *cobra.Command {
	var board BoardFlags
	start := CellFlag{Lang: l}
	count, format := 1, boards.Map
	c := &cobra.Command{
		Use:               "deal " + FlagsArg.In(l),
		Args:              noArguments(l),
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	f := flags(c, l)
	board.Register(f, l)
	board.RegisterPromise()
	f.Var(&start, "start", startFlag.In(l))
	f.IntVar(&count, "count", 1, countFlag.In(l))
	formats := []boards.Format{boards.Map, boards.List}
	f.Var(&Choice{
		Options: []text.Text{text.Same(boards.Map.String()), text.Same(boards.List.String())},
		Choose:  func(i int) { format = formats[i] },
		Lang:    l,
	}, "format", formatFlag.In(l))
	c.RunE = func(c *cobra.Command, _ []string) error {
		if err := board.Check(); err != nil {
			return err
		}
		switch {
		case !board.Asked():
			return UsageError(noBoardAsked.In(l))
		case count < 1:
			return UsageError(wrongValue.In(l, "--count", fmt.Sprint(count), atLeastOne.In(l)))
		}
		seed := board.NextSeed()
		for n := range count {
			if n > 0 {
				fmt.Fprintln(c.OutOrStdout())
			}
			spec := board.Spec(seed + uint64(n)) // the same seeds as solve
			from, err := start.On(spec.Grid, deal.Middle(spec.Grid))
			if err != nil {
				return err
			}
			if err := dealOne(c, l, spec, from, format); err != nil {
				return err
			}
		}
		return nil
	}
	return c
}

var dealtLine = text.Text{"semilla=%d adivinar=%s intentos=%d tiempo=%s", "seed=%d guess=%s tries=%d time=%s"}

func dealOne(c *cobra.Command, l text.Lang, spec deal.Spec, start game.Cell, format boards.Format) error {
	if err := session.CheckPromise(spec); err != nil {
		return UsageError(words.Error(err, l))
	}
	rows, cols := spec.Grid.Size()
	saveMemory(rows * cols)
	begin := time.Now()
	board, err := bar.Dealer(c.ErrOrStderr(), l)(spec, start)
	if err != nil {
		return err
	}
	took := time.Since(begin).Round(time.Microsecond)
	if err := format.Write(c.OutOrStdout(), board.Layout); err != nil {
		return err
	}
	guess := text.Text{"no", "no"}
	if !board.Kept || !spec.Promise.NoGuess() {
		guess = text.Text{"quizá", "maybe"}
	}
	_, err = fmt.Fprintln(c.ErrOrStderr(), dealtLine.In(l, spec.Seed, guess.In(l), board.Tries, took))
	return err
}
