package cli

import (
	"bufio"
	"fmt"
	"io"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/spf13/cobra"
)

var (
	oneGame = text.Text{
		"hace falta un fichero con una partida, y hay %d",
		"exactly one game must be given, not %d",
	}
	reviewFlag = text.Text{
		"con --plain, juzga cada jugada, sin tableros",
		"with --plain, judge each move, without boards",
	}
	reviewPlain = text.Text{
		"--review va con --plain, y sin --from",
		"--review goes with --plain, and without --from",
	}
)

// Replay returns the command that shows a kept game: full screen by show, or line by
// line, which takes nothing but ASCII where that is set when it runs. Its cells are named
// by coords, which it has a flag for.
func Replay(l text.Lang, ascii *bool, coords *Coords, show func(*session.Replay) error) *cobra.Command {
	plain, spoken, judged, from := false, false, false, Start{Lang: l}
	film := filmFlags{target: target{lang: l}}
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
	f.BoolVar(&spoken, "voice", false, VoiceFlag.In(l))
	coords.Register(f, l)
	f.BoolVar(&judged, "review", false, reviewFlag.In(l))
	f.Var(&from, "from", FromFlag.In(l))
	film.register(f)
	c.RunE = func(c *cobra.Command, args []string) error {
		outputs, err := film.check(args)
		if err != nil {
			return err
		}
		if from.Given && (!plain || spoken) {
			return UsageError(FromPlain.In(l))
		}
		if plain = plain || spoken; judged && (!plain || from.Given) {
			return UsageError(reviewPlain.In(l))
		}
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
		if film.asked {
			return film.make(c, r, outputs, *ascii, coords.Names)
		}
		if !plain && !OnlyLines(c, l) {
			return show(r)
		}
		if spoken {
			coords.ForVoice()
			return writeSpoken(c.OutOrStdout(), r, coords.Names, judged, l)
		}
		if judged {
			return writeReview(c.OutOrStdout(), c.ErrOrStderr(), r, coords.Names, l)
		}
		g := r.Setup.Grid()
		part, err := from.Part(g)
		switch {
		case err != nil:
			return err
		case part == nil && !draw.FitsText(g):
			return text.Error(words.TooLargeForText(g))
		}
		return lineByLine(
			c.OutOrStdout(),
			r,
			part,
			draw.Look{Glyphs: draw.GlyphsOf(*ascii), Names: coords.Names},
			l,
		)
	}
	return c
}

// lineByLine writes a game: each thing that happened, and the board after it.
func lineByLine(w io.Writer, r *session.Replay, from *game.Cell, look draw.Look, l text.Lang) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, r.Setup.Describe(draw.GridName(r.Setup.Grid()), l))
	for n := range r.Len() + 1 {
		r.Seek(n)
		if e, ok := r.Last(); ok {
			fmt.Fprintf(out, "%s %s\n", words.Seconds(e.At), e.Text(r.Setup.Grid(), look.Names).In(l))
		}
		if at, ok := r.Mistake(); ok && at == n {
			fmt.Fprintln(out, words.FirstMistake.In(l))
		}
		if _, err := out.WriteString(draw.Picture{Look: look, Game: r.Game()}.Text(from)); err != nil {
			return err
		}
	}
	return out.Flush()
}
