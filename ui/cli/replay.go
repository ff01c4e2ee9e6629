package cli

import (
	"bufio"
	"fmt"
	"io"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	oneGame = text.Text{
		"hace falta un fichero con una partida, y has indicado %d",
		"give one file with a game in it: you gave %d",
	}
	reviewFlag = text.Text{
		"con --plain, analizar cada jugada, sin dibujar tableros",
		"with --plain, review each move, without boards",
	}
	reviewPlain = text.Text{
		"--review se usa con --plain y sin --from",
		"--review needs --plain, and cannot be used with --from",
	}
)

var (
	keptGridFlag  = text.Text{"con «mejor» o «última», la cuadrícula", "with \"best\" or \"last\", the grid"}
	keptLevelFlag = text.Text{"con «mejor» o «última», el nivel", "with \"best\" or \"last\", the level"}
)

// replayCommand returns the command that shows a kept game. The command calls show for the full screen. In
// the line mode it writes text instead. If *ascii is true when the command runs, the text is pure
// ASCII. A flag of the command sets *coords, the names of the cells.
func replayCommand(l text.Lang, ascii *bool, coords *coords, show func(*session.Replay) error) *cobra.Command {
	v := &replay{lang: l, ascii: ascii, coords: coords, show: show, from: cellFlag{}}
	v.film.target.lang = l
	c := &cobra.Command{
		Use:  "replay " + l.Say("PARTIDA", "GAME"),
		RunE: v.run,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage(oneGame, len(args))
			}
			return nil
		},
	}
	f := flags(c, l)
	f.BoolVar(&v.plain, "plain", false, plainFlag.In(l))
	f.BoolVar(&v.spoken, "voice", false, voiceFlag.In(l))
	coords.register(f, l)
	f.BoolVar(&v.judged, "review", false, reviewFlag.In(l))
	f.Var(&v.from, "from", cornerFlag.In(l))
	v.film.register(f)
	f.Var(gridChoice(l, &v.grid), "grid", keptGridFlag.In(l))
	f.Var(levelChoice(l, &v.level), "level", keptLevelFlag.In(l))
	return c
}

// A replay holds the flags of [replayCommand].
type replay struct {
	lang   text.Lang
	ascii  *bool
	coords *coords
	show   func(*session.Replay) error

	grid  *game.GridKind // nil: a game on any grid
	level *words.Level   // nil: a game of any level

	plain, spoken, judged bool
	from                  cellFlag
	film                  filmFlags
}

func (v *replay) run(c *cobra.Command, args []string) error {
	outputs, err := v.film.check(args)
	if err != nil {
		return err
	}
	lines := v.plain || v.spoken
	switch {
	case v.from.Given && (!v.plain || v.spoken):
		return usage(fromPlain)
	case v.judged && (!lines || v.from.Given):
		return usage(reviewPlain)
	}
	file, err := v.keptGame(args[0])
	if err != nil {
		return err
	}
	r, err := v.read(c, file)
	switch {
	case err != nil:
		return err
	case v.film.asked:
		return v.film.make(c, r, outputs, *v.ascii, v.coords.Names)
	case !lines && !onlyLines(c, v.lang):
		return v.show(r)
	case v.spoken:
		v.coords.forVoice()
		return writeSpoken(c.OutOrStdout(), r, v.coords.Names, v.judged, v.lang)
	case v.judged:
		return writeReview(c.OutOrStdout(), c.ErrOrStderr(), r, v.coords.Names, v.lang)
	}
	return v.draw(c.OutOrStdout(), r)
}

// read reads a game. If a line of the file cannot be read, it prints the error and returns the game
// up to this line.
func (v *replay) read(c *cobra.Command, file string) (*session.Replay, error) {
	saved, err := v.open(c, file)
	if err != nil {
		return nil, err
	}
	for _, note := range saved.Doubts() {
		fmt.Fprintln(c.ErrOrStderr(), words.Error(note, v.lang))
	}
	return session.NewReplay(saved.Journal)
}

func (v *replay) open(c *cobra.Command, file string) (*archive.Saved, error) {
	if file != standardInput {
		return archive.ReadFile(file)
	}
	name := words.StandardInput.In(v.lang)
	data, err := files.ReadFrom(c.InOrStdin(), name, boards.MaxFile)
	if err != nil {
		return nil, err
	}
	return archive.ReadAs(data, name)
}

// draw writes each event of a game and the board after it. It fails if the board is too large to
// draw and --from names no part of it.
func (v *replay) draw(w io.Writer, r *session.Replay) error {
	part, err := v.from.part(r.Setup.Grid())
	switch {
	case err != nil:
		return err
	case part == nil && !draw.FitsText(r.Setup.Grid()):
		return text.Error(words.TooLargeForText(r.Setup.Grid()))
	}
	return lineByLine(w, r, part, draw.Look{Glyphs: draw.GlyphsOf(*v.ascii), Names: v.coords.Names}, v.lang)
}

// lineByLine writes each event of a game and the board after it. If corner is nil, it draws the
// whole board. Otherwise it draws the part whose top left cell is corner.
func lineByLine(
	w io.Writer, r *session.Replay, corner *game.Cell, look draw.Look, l text.Lang,
) error {
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
		picture := draw.Picture{Look: look, Game: r.Game()}
		if _, err := out.WriteString(picture.Text(corner)); err != nil {
			return err
		}
	}
	return out.Flush()
}
