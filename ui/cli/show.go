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
)

// A show is the command that draws boards and says whether they need a guess.
type show struct {
	reader
	judge    judge
	code     string // "" if the boards are in files
	json     bool
	solution bool
	from     *game.Cell // the top left cell of the part to draw; nil: the whole board
	picture  picture
}

func (p *program) show() *command {
	s := &show{judge: judge{program: p}}
	c := p.command("show "+p.lang.Say("[FICHERO]…", "[FILE]…"), func(*command) error { return s.run() })
	c.flag(&s.solution, "solution", "dibujarlos abiertos, con sus minas", "draw them fully open, showing the mines")
	c.coords()
	c.corner(&s.from)
	c.cell(&s.judge.from, "start", "juzgarlos enteros, desde `3,4` o Dd", "judge whole boards, from `3,4` or Dd")
	c.format([]string{"text", "json"}, func(i int) { s.json = i == 1 })
	c.boardCode(&s.code)
	s.picture.register(c)
	s.register(c)
	return c
}

func (s *show) run() error {
	if s.code != "" {
		return s.runCode()
	}
	if err := checkFiles(s.args); err != nil {
		return err
	}
	outputs, err := s.picture.check(s.command, s.args)
	if err != nil {
		return err
	}
	return s.each(func(i int, in *input) error { return s.result(in, outputs, i) })
}

// runCode shows the board of the code on the command line.
func (s *show) runCode() error {
	if err := s.apart("", "code", fileIsBoard[text.Spanish], fileIsBoard[text.English]); err != nil {
		return err
	}
	if err := s.apart("code", "grid", codeIsBoard[text.Spanish], codeIsBoard[text.English]); err != nil {
		return err
	}
	code, err := deal.ParseCode(s.code)
	if err != nil {
		return usageOf(err)
	}
	outputs, err := s.picture.check(s.command, []string{code.String()})
	if err != nil {
		return err
	}
	dealt, err := s.dealCode(code)
	if err != nil {
		return err
	}
	b := boards.FromLayout(dealt.Layout)
	b.Start = &code.Start
	return s.result(&input{b, dealt.Layout, code.String()}, outputs, 0)
}

// result writes a board as a drawing or, with --to, as a picture. A drawing goes to the standard
// output. A picture goes into the file outputs[i] or, if outputs is nil, to the standard output.
func (s *show) result(in *input, outputs []string, i int) error {
	if !s.picture.asked {
		return s.draw(in)
	}
	if outputs == nil && in.Number > 0 {
		return manySVG
	}
	data, err := s.paint(in)
	switch {
	case err != nil:
		return err
	case outputs == nil:
		return s.write(s.data(), data)
	default:
		return s.picture.write(numbered(outputs[i], in.Number), data)
	}
}

// draw writes a drawing of a board, its 3BV and whether it needs a guess.
func (s *show) draw(in *input) error {
	l := in.layout
	v, err := s.judge.of(in)
	var large *files.Error
	switch {
	case errors.As(err, &large) && !s.json: // at least a part of the board can be drawn
		large.File = ""
		v = &verdict{plain: text.Text{words.Error(large, text.Spanish), words.Error(large, text.English)}}
	case err != nil:
		return err
	case s.json && s.code != "":
		return s.print(v.json(""))
	case s.json:
		return s.print(v.json(in.format()))
	}
	var drawn string
	var tooLarge text.Error
	switch from, err := s.part(l); {
	case errors.As(err, &tooLarge):
		drawn = tooLarge.In(s.lang) + "\n"
	case err != nil:
		return err
	default:
		picture, err := s.drawn(in.Board, l, draw.GlyphsOf(s.ascii))
		if err != nil {
			return err
		}
		drawn = picture.Text(from)
	}
	line := s.about(in.name, in.Board, l) + "\n" + drawn +
		s.lang.Say("3BV %d, claros: %d", "3BV %d, openings: %d", l.ThreeBV(game.Cascade), l.Openings()) + "\n" +
		strings.Join(v.lines(s.lang), "\n")
	if hardest := v.hardest(s.lang); hardest != "" {
		line += "; " + hardest
	}
	return s.write(s.out, []byte(line+"\n"))
}

// about describes a board in one line: the name of its file and the format, or its code, and then
// the grid, the size and the mines.
func (s *show) about(name string, b *boards.Board, l *game.Layout) string {
	rows, cols := l.Grid().Size()
	grid := draw.GridName(l.Grid()).In(s.lang)
	if s.code == "" {
		grid = words.BoardFormat(b.Format).In(s.lang) + ", " + grid
	}
	return s.lang.Say("%s: %s, %d×%d, minas: %d (%s %%)", "%s: %s, %d×%d, mines: %d (%s%%)",
		name, grid, rows, cols, l.Mines(), text.Decimal(s.lang, 100*float64(l.Mines())/float64(l.Cells()), 1))
}

// paint returns the SVG picture of a board. The picture has Unicode symbols even if --ascii is
// given.
func (s *show) paint(in *input) ([]byte, error) {
	from, err := s.part(in.layout)
	if err != nil {
		return nil, err
	}
	drawn, err := s.drawn(in.Board, in.layout, &draw.Unicode)
	if err != nil {
		return nil, err
	}
	return s.picture.svg(drawn, from, s.about(filepath.Base(in.name), in.Board, in.layout)), nil
}

// part returns the top left cell of the part of the board to draw, or nil to draw the whole board.
// It fails with a [text.Error] if the whole board is too large.
func (s *show) part(l *game.Layout) (*game.Cell, error) {
	if s.from == nil && !draw.FitsText(l.Grid()) {
		return nil, text.Error(words.TooLargeForText(l.Grid()))
	}
	return s.from, within(l.Grid(), s.from)
}

// drawn returns the picture of the board: with all cells open if --solution is set, and otherwise
// as it is at the beginning of a game.
func (s *show) drawn(b *boards.Board, l *game.Layout, glyphs *draw.Glyphs) (draw.Picture, error) {
	drawn := draw.Picture{Look: draw.Look{Glyphs: glyphs, Names: s.names}}
	if s.solution {
		drawn.Layout = l
		return drawn, nil
	}
	g, notes, err := newGame(b)
	if err != nil {
		return drawn, err
	}
	s.note(notes...)
	drawn.Game = g
	return drawn, nil
}

// drawnRules are the rules for drawing a board. A win needs flags: otherwise a position with all
// safe cells open would count as won, and its mines would be drawn as flags.
var drawnRules = game.Rules{Numbering: game.Total, FlagsToWin: true}

// newGame returns a new game on the board b. It also returns the notes about beginning this game,
// which are not in b.Notes.
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
