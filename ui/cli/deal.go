package cli

import (
	"fmt"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/words"

	"github.com/spf13/cobra"
)

// Deal returns the command that deals boards and writes them.
func Deal(l words.Lang) *cobra.Command {
	var board Board
	start := Start{Lang: l}
	count, format := 1, boards.Map
	c := &cobra.Command{
		Use:   "deal " + words.FlagsArg.In(l),
		Short: words.DealUse.In(l),
		Long:  words.DealAbout.In(l),
		Args:  noArguments(l),
	}
	f := flags(c, l)
	board.Register(f, l)
	board.RegisterPromise()
	f.Var(&start, "start", words.StartFlag.In(l))
	f.IntVar(&count, "count", 1, words.CountFlag.In(l))
	formats := []boards.Format{boards.Map, boards.List}
	f.Var(&Choice{
		Options: []words.Text{words.Same(boards.Map.String()), words.Same(boards.List.String())},
		Choose:  func(i int) { format = formats[i] },
		Lang:    l,
	}, "format", words.FormatFlag.In(l))
	c.RunE = func(c *cobra.Command, _ []string) error {
		if err := board.Check(); err != nil {
			return err
		}
		switch {
		case !board.Asked():
			return UsageError(words.NoBoardAsked.In(l))
		case count < 1:
			return UsageError(words.WrongValue.In(l, "--count", fmt.Sprint(count), words.AtLeastOne.In(l)))
		}
		for n := range count {
			if n > 0 {
				fmt.Fprintln(c.OutOrStdout())
			}
			spec := board.Spec(board.NextSeed())
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

func dealOne(c *cobra.Command, l words.Lang, spec deal.Spec, start game.Cell, format boards.Format) error {
	begin := time.Now()
	board, err := spec.Deal(start)
	if err != nil {
		return err
	}
	took := time.Since(begin).Round(time.Microsecond)
	text, err := format.Append(nil, boards.FromLayout(board.Layout))
	if err != nil {
		return err
	}
	if _, err := c.OutOrStdout().Write(text); err != nil {
		return err
	}
	guess := words.GuessNo
	if !board.Kept || !spec.Promise.NoGuess() {
		guess = words.GuessMaybe
	}
	_, err = fmt.Fprintln(c.ErrOrStderr(), words.DealtLine.In(l, spec.Seed, guess.In(l), board.Tries, took))
	return err
}
