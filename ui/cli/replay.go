package cli

import (
	"bufio"
	"fmt"
	"io"

	"buscaminas/ui/archive"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/spf13/cobra"
)

var (
	oneGame = text.Text{"una partida, y hay %d ficheros", "one game, and there are %d files"}
)

// Replay returns the command that shows a kept game: full screen by show, or line by
// line.
func Replay(l text.Lang, show func(*session.Replay) error) *cobra.Command {
	plain := false
	c := &cobra.Command{
		Use: "replay " + FlagsArg.In(l) + " " + text.Text{"PARTIDA", "GAME"}.In(l),
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return UsageError(oneGame.In(l, len(args)))
			}
			return nil
		},
	}
	f := flags(c, l)
	f.BoolVar(&plain, "plain", false, PlainFlag.In(l))
	c.RunE = func(c *cobra.Command, args []string) error {
		saved, err := archive.ReadFile(args[0], nil)
		if err != nil {
			return err
		}
		if saved.Wrong != nil { // what comes before it can be seen
			fmt.Fprintln(c.ErrOrStderr(), words.Error(saved.Wrong, l))
		}
		r, err := session.NewReplay(saved.Journal)
		if err != nil {
			return err
		}
		if plain {
			return lineByLine(c.OutOrStdout(), r, l)
		}
		return show(r)
	}
	return c
}

// lineByLine writes a game: each thing that happened, and the board after it.
func lineByLine(w io.Writer, r *session.Replay, l text.Lang) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, r.Setup.Describe(draw.GridName(r.Setup.Grid()), l))
	for n := range r.Len() + 1 {
		r.Seek(n)
		if e, ok := r.Last(); ok {
			fmt.Fprintf(out, "%s %s\n", words.Seconds(e.At), e.Text(r.Setup.Grid()).In(l))
		}
		if at, ok := r.Mistake(); ok && at == n {
			fmt.Fprintln(out, words.FirstMistake.In(l))
		}
		if _, err := out.WriteString(draw.Text(r.Game(), draw.Look{Glyphs: &draw.Unicode})); err != nil {
			return err
		}
	}
	return out.Flush()
}
