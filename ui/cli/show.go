package cli

import (
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/spf13/cobra"
)

var (
	solutionFlag = text.Text{"dibujarlos abiertos, con sus minas", "draw them open, with their mines"}
)

// Show returns the command that draws boards and says what they take; with nothing but
// ASCII where that is set when it runs.
func Show(l text.Lang, ascii *bool) *cobra.Command {
	s := &show{reader: reader{lang: l}, ascii: ascii, from: Start{Lang: l}}
	c := &cobra.Command{
		Use:  "show " + FlagsArg.In(l) + " " + FileArg.In(l) + "…",
		Args: cobra.ArbitraryArgs,
	}
	f := flags(c, l)
	f.BoolVar(&s.solution, "solution", false, solutionFlag.In(l))
	s.coords.Register(f, l)
	f.Var(&s.from, "from", FromFlag.In(l))
	s.register(f)
	c.RunE = func(c *cobra.Command, files []string) error {
		if err := s.check(files); err != nil {
			return err
		}
		return s.each(c, files, func(_ int, file string) error { return s.show(c, file) })
	}
	return c
}

type show struct {
	reader
	solution bool
	coords   Coords
	ascii    *bool
	from     Start // of the part that is drawn
}

var (
	boardLine = text.Text{"%s: %s, %s, %d×%d, minas: %d (%.1f %%)", "%s: %s, %s, %d×%d, mines: %d (%.1f%%)"}
	worthLine = text.Text{"3BV %d, claros: %d", "3BV %d, openings: %d"}
)

// show draws the board in a file and says what it takes.
func (s *show) show(c *cobra.Command, file string) error {
	board, l, err := s.read(c, file)
	if err != nil {
		return err
	}
	rows, cols := l.Grid().Size()
	line := boardLine.In(s.lang, text.Printable(s.name(file)),
		words.BoardFormat(board.Format).In(s.lang), draw.GridName(l.Grid()).In(s.lang),
		rows, cols, l.Mines(), 100*float64(l.Mines())/float64(l.Cells())) + "\n"
	drawn, err := s.draw(c, board, l)
	if err != nil {
		return err
	}
	line += drawn + worthLine.In(s.lang, l.ThreeBV(game.Cascade), l.Openings()) + "\n" + s.judge(c, board, l) + "\n"
	return s.write(c.OutOrStdout(), []byte(line))
}

var (
	noGuessLine = text.Text{"no hay que adivinar desde %s; lo más difícil: %s", "no guess needed from %s; hardest step: %s"}
	stuckLine   = text.Text{"exige adivinar; desde %s solo se abren %d de %d celdas", "needs a guess; from %s only %d of %d cells can be opened"}
)

// judge says whether thought alone clears the board: from its start, or where it
// has none from the best one.
func (s *show) judge(c *cobra.Command, b *boards.Board, l *game.Layout) string {
	switch l.Mines() {
	case l.Cells():
		return text.Text{"no hay nada que abrir", "there is nothing to open"}.In(s.lang)
	case 0:
		return words.NoMines.In(s.lang)
	}
	if err := tooLargeToJudge(l, ""); err != nil {
		return words.Error(err, s.lang)
	}
	start, grade := game.Cell{}, solver.Grade{}
	if b.Start != nil {
		start = *b.Start
		grade = solver.New(l.Grid(), l.Mines()).Grade(l, start)
	} else {
		start, grade = bestStart(c, l, s.lang)
	}
	name := s.coords.Names.Of(l.Grid(), start)
	if !grade.Cleared {
		return stuckLine.In(s.lang, name, grade.Open, l.Cells()-l.Mines())
	}
	return noGuessLine.In(s.lang, name, words.RuleName(grade.Hardest).In(s.lang))
}

// draw draws the board as it is when a game begins, or open.
func (s *show) draw(c *cobra.Command, b *boards.Board, l *game.Layout) (string, error) {
	from, err := s.from.Part(l.Grid())
	switch {
	case err != nil:
		return "", err
	case from == nil && !draw.FitsText(l.Grid()):
		return words.TooLargeForText(l.Grid()).In(s.lang) + "\n", nil
	}
	look := draw.Look{Glyphs: draw.GlyphsOf(*s.ascii), Names: s.coords.Names}
	if s.solution {
		return draw.Picture{Look: look, Layout: l}.Text(from), nil
	}
	g, notes, err := begun(b)
	if err != nil {
		return "", err
	}
	s.say(c, notes)
	return draw.Picture{Look: look, Game: g}.Text(from), nil
}

// asItIs are the rules by which a board is drawn: it is not won before the mines
// are flagged, which would draw them so.
var asItIs = game.Rules{Numbering: game.Total, FlagsToWin: true}

// begun returns the game as the player would find it, and what there is to be said
// of that.
func begun(b *boards.Board) (*game.Game, []*files.Error, error) {
	setup, notes, err := session.FromBoard(text.Text{}, b, nil, asItIs)
	if err != nil {
		return nil, nil, err
	}
	s, err := session.New(setup, time.Now)
	if err != nil {
		return nil, nil, err
	}
	return s.Game(), notes[len(b.Notes):], nil
}
