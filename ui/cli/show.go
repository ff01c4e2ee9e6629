package cli

import (
	"errors"
	"path/filepath"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	judgedFlag   = text.Text{"juzgarlos enteros, desde `3,4` o Dd", "judge whole boards, from `3,4` or Dd"}
	solutionFlag = text.Text{"dibujarlos abiertos, con sus minas", "draw them fully open, showing the mines"}
)

// showCommand returns the command that draws boards and says whether they need a guess. It draws in
// ASCII if *ascii is set when it runs. Cells have these names unless --coords says otherwise.
func showCommand(l text.Lang, names game.Names, ascii *bool) *cobra.Command {
	s := &show{reader: reader{lang: l}, ascii: ascii, from: cellFlag{}}
	s.judge = judge{lang: l, coords: coords{Names: names}, start: cellFlag{}}
	s.picture.lang = l
	c := &cobra.Command{
		Use:  "show " + fileArg.In(l) + "…",
		Args: cobra.ArbitraryArgs,
	}
	f := flags(c, l)
	f.BoolVar(&s.solution, "solution", false, solutionFlag.In(l))
	s.judge.coords.register(f, l)
	f.Var(&s.from, "from", cornerFlag.In(l))
	f.Var(&s.judge.start, "start", judgedFlag.In(l))
	f.Var(&choice{
		Options: []text.Text{text.Same("text"), text.Same("json")},
		Choose:  func(i int) { s.json = i == 1 },
		Lang:    l,
	}, "format", formatFlag.In(l))
	f.StringVar(&s.code, "code", "", boardOfCodeFlag.In(l))
	s.picture.register(f)
	s.register(f)
	c.RunE = s.run
	return c
}

type show struct {
	reader
	judge    judge
	code     string // "": the boards are in files
	json     bool
	solution bool
	ascii    *bool
	from     cellFlag // the first cell of the part that is drawn
	picture  picture
}

var (
	boardLine = text.Text{"%s: %s, %d×%d, minas: %d (%s %%)", "%s: %s, %d×%d, mines: %d (%s%%)"}
	worthLine = text.Text{"3BV %d, claros: %d", "3BV %d, openings: %d"}
)

func (s *show) run(c *cobra.Command, files []string) error {
	if s.code != "" {
		return s.runCode(c, files)
	}
	if err := s.check(files); err != nil {
		return err
	}
	outputs, err := s.picture.check(files)
	if err != nil {
		return err
	}
	return s.each(c, files, func(i int, in *input) error { return s.result(c, in, outputs, i) })
}

// runCode shows the board of the code on the command line.
func (s *show) runCode(c *cobra.Command, files []string) error {
	switch {
	case len(files) > 0:
		return usage(notTogether, "--code", files[0], fileIsBoard)
	case s.grid != nil:
		return usage(notTogether, "--grid", "--code", codeIsBoard)
	}
	code, err := deal.ParseCode(s.code)
	if err != nil {
		return usageOf(err)
	}
	outputs, err := s.picture.check([]string{code.String()})
	if err != nil {
		return err
	}
	dealt, err := dealCode(c, s.lang, code)
	if err != nil {
		return err
	}
	b := boards.FromLayout(dealt.Layout)
	b.Start = &code.Start
	return s.result(c, &input{b, dealt.Layout, code.String()}, outputs, 0)
}

// result writes the drawing or the picture of a board, which goes into outputs[i] or, if outputs is
// nil, to the standard output.
func (s *show) result(c *cobra.Command, in *input, outputs []string, i int) error {
	if !s.picture.asked {
		return s.show(c, in)
	}
	if outputs == nil && in.Number > 0 {
		return usage(manySVG)
	}
	data, err := s.paint(c, in)
	switch {
	case err != nil:
		return err
	case outputs == nil:
		return s.write(asData(c.OutOrStdout()), data)
	default:
		return s.picture.write(numbered(outputs[i], in.Number), data)
	}
}

// show writes a drawing of a board, its 3BV and whether it needs a guess.
func (s *show) show(c *cobra.Command, in *input) error {
	l := in.layout
	v, err := s.judge.of(c, in)
	var large *files.Error
	switch {
	case errors.As(err, &large) && !s.json: // the board can be drawn, at least a part of it
		large.File = ""
		v = &verdict{plain: text.Text{words.Error(large, text.Spanish), words.Error(large, text.English)}}
	case err != nil:
		return err
	case s.json:
		_, err := c.OutOrStdout().Write(v.json(s.format(in)))
		return err
	}
	drawn, err := s.draw(c, in.Board, l)
	if err != nil {
		return err
	}
	line := s.about(in.name, in.Board, l) + "\n" + drawn +
		worthLine.In(s.lang, l.ThreeBV(game.Cascade), l.Openings()) + "\n" +
		strings.Join(v.lines(s.lang), "\n")
	if hardest := v.hardest(s.lang); hardest != "" {
		line += "; " + hardest
	}
	return s.write(c.OutOrStdout(), []byte(line+"\n"))
}

// format returns the name of the format of a file, or "" for the board of a code.
func (s *show) format(in *input) string {
	if s.code != "" {
		return ""
	}
	return in.format()
}

// about describes a board in one line: the name of its file and the format, or its code, and then
// the grid, the size and the mines.
func (s *show) about(name string, b *boards.Board, l *game.Layout) string {
	rows, cols := l.Grid().Size()
	grid := draw.GridName(l.Grid()).In(s.lang)
	if s.code == "" {
		grid = words.BoardFormat(b.Format).In(s.lang) + ", " + grid
	}
	return boardLine.In(s.lang, text.Printable(name), grid, rows, cols, l.Mines(), text.Decimal(s.lang, 100*float64(l.Mines())/float64(l.Cells()), 1))
}

// paint returns a picture of a board. The picture is never in ASCII.
func (s *show) paint(c *cobra.Command, in *input) ([]byte, error) {
	from, err := s.part(in.layout)
	if err != nil {
		return nil, err
	}
	drawn, err := s.drawn(c, in.Board, in.layout, &draw.Unicode)
	if err != nil {
		return nil, err
	}
	return s.picture.svg(drawn, from, s.about(filepath.Base(in.name), in.Board, in.layout)), nil
}

// draw returns the drawing of the board as text. For a board that is too large, it returns a line
// that says so.
func (s *show) draw(c *cobra.Command, b *boards.Board, l *game.Layout) (string, error) {
	from, err := s.part(l)
	var large text.Error
	switch {
	case errors.As(err, &large):
		return text.Text(large).In(s.lang) + "\n", nil
	case err != nil:
		return "", err
	}
	drawn, err := s.drawn(c, b, l, draw.GlyphsOf(*s.ascii))
	if err != nil {
		return "", err
	}
	return drawn.Text(from), nil
}

// part returns the first cell of the part of the board to draw, or nil to draw the whole board. It
// fails with a [text.Error] if the whole board is too large.
func (s *show) part(l *game.Layout) (*game.Cell, error) {
	from, err := s.from.part(l.Grid())
	if err == nil && from == nil && !draw.FitsText(l.Grid()) {
		err = text.Error(words.TooLargeForText(l.Grid()))
	}
	return from, err
}

// drawn returns the picture of the board: with all cells open if --solution is set, and otherwise
// as it is at the beginning of a game.
func (s *show) drawn(
	c *cobra.Command, b *boards.Board, l *game.Layout, glyphs *draw.Glyphs,
) (draw.Picture, error) {
	drawn := draw.Picture{Look: draw.Look{Glyphs: glyphs, Names: s.judge.coords.Names}}
	if s.solution {
		drawn.Layout = l
		return drawn, nil
	}
	g, notes, err := newGame(b)
	if err != nil {
		return drawn, err
	}
	s.say(c, notes)
	drawn.Game = g
	return drawn, nil
}

// drawnRules are the rules for drawing a board. A win needs flags: otherwise a position with all
// safe cells open would count as won, and its mines would be drawn as flags.
var drawnRules = game.Rules{Numbering: game.Total, FlagsToWin: true}

// newGame returns a new game on a board, and notes for the player that are not in b.Notes.
func newGame(b *boards.Board) (*game.Game, []*files.Error, error) {
	setup, notes, err := session.FromBoard(text.Text{}, b, nil, drawnRules)
	if err != nil {
		return nil, nil, err
	}
	s, err := session.New(setup, time.Now)
	if err != nil {
		return nil, nil, err
	}
	return s.Game(), notes[len(b.Notes):], nil
}
