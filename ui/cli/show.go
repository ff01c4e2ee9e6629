package cli

import (
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	"github.com/spf13/cobra"
)

// Show returns the command that draws boards and says what they take.
func Show(l words.Lang) *cobra.Command {
	s := &show{reader: reader{lang: l}}
	c := &cobra.Command{
		Use:   "show " + words.FlagsArg.In(l) + " " + words.FileArg.In(l) + "…",
		Short: words.ShowUse.In(l),
		Long:  words.ShowAbout.In(l),
		Args:  cobra.ArbitraryArgs,
	}
	f := flags(c, l)
	f.BoolVar(&s.solution, "solution", false, words.SolutionFlag.In(l))
	f.BoolVar(&s.ascii, "ascii", false, words.ASCIIFlag.In(l))
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
	ascii    bool
}

// show draws the board in a file and says what it takes.
func (s *show) show(c *cobra.Command, file string) error {
	board, l, err := s.read(c, file)
	if err != nil {
		return err
	}
	rows, cols := l.Grid().Size()
	text := words.BoardLine.In(s.lang, words.Printable(s.name(file)),
		words.BoardFormat(board.Format).In(s.lang), draw.GridName(l.Grid()).In(s.lang),
		rows, cols, l.Mines(), 100*float64(l.Mines())/float64(l.Cells())) + "\n"
	drawn, err := s.draw(c, board, l)
	if err != nil {
		return err
	}
	text += drawn + words.WorthLine.In(s.lang, l.ThreeBV(), l.Openings()) + "\n" + s.judge(board, l) + "\n"
	return s.write(c, []byte(text))
}

// judge says whether thought alone clears the board: from its start, or where it
// has none from the best one.
func (s *show) judge(b *boards.Board, l *game.Layout) string {
	if l.Mines() == l.Cells() {
		return words.NoCellsLine.In(s.lang)
	}
	start, grade := game.Cell{}, solver.Grade{}
	if b.Start != nil {
		start = *b.Start
		grade = solver.New(l.Grid(), l.Mines()).Grade(l, start)
	} else {
		start, grade = bestStart(l)
	}
	name := game.Name(l.Grid(), start)
	if !grade.Cleared {
		return words.StuckLine.In(s.lang, name, grade.Open, l.Cells()-l.Mines())
	}
	return words.NoGuessLine.In(s.lang, name, words.RuleName(grade.Hardest).In(s.lang))
}

// maxDrawn bounds the cells of a board that is drawn: nobody looks at more.
const maxDrawn = 1 << 20

// draw draws the board as it is when a game begins, or open.
func (s *show) draw(c *cobra.Command, b *boards.Board, l *game.Layout) (string, error) {
	if l.Cells() > maxDrawn {
		return words.TooBigLine.In(s.lang) + "\n", nil
	}
	look := draw.Look{Glyphs: &draw.Unicode, Reveal: s.solution}
	if s.ascii {
		look.Glyphs = &draw.ASCII
	}
	if s.solution {
		g, err := solved(l)
		if err != nil {
			return "", err
		}
		return draw.Text(g, look), nil
	}
	g, notes, err := begun(b)
	if err != nil {
		return "", err
	}
	s.say(c, notes)
	return draw.Text(g, look), nil
}

// asItIs are the rules by which a board is drawn: it is not won before the mines
// are flagged, which would draw them so.
var asItIs = game.Rules{Numbering: game.Total, FlagsToWin: true}

// begun returns the game as the player would find it, and what there is to be said
// of that.
func begun(b *boards.Board) (*game.Game, []*boards.Error, error) {
	setup, notes, err := session.FromBoard(words.Text{}, b, nil, asItIs)
	if err != nil {
		return nil, nil, err
	}
	s, err := session.New(setup, time.Now)
	if err != nil {
		return nil, nil, err
	}
	return s.Game(), notes[len(b.Notes):], nil
}

// solved returns a game with all numbers open.
func solved(l *game.Layout) (*game.Game, error) {
	g := game.New(l, asItIs)
	rows, cols := l.Grid().Size()
	for i := range rows * cols {
		c := game.Cell{Row: i / cols, Col: i % cols}
		if l.Mine(c) || g.Open(c) {
			continue
		}
		if err := g.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
			return nil, err
		}
	}
	return g, nil
}
