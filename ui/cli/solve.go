package cli

import (
	"fmt"
	"io"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/cli/bar"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	gamesFlag = text.Text{"número de partidas; si no se indica, 1000", "how many games; 1000 by default"}
	jobsFlag  = text.Text{
		"partidas a la vez; si no se indica, una por procesador",
		"games at once; one per processor by default",
	}
	deepFlag = text.Text{
		"buscar más a fondo en los finales: gana más y tarda más",
		"search endgames more deeply: it wins more and takes longer",
	}
)

// Solve returns the command that lets the solver play dealt boards, or says whether boards in
// files need a guess.
func Solve(l text.Lang) *cobra.Command {
	s := &solve{lang: l, start: CellFlag{Lang: l}}
	c := &cobra.Command{
		Use:  "solve " + FlagsArg.In(l) + " " + FileArg.In(l) + "…",
		Args: cobra.ArbitraryArgs,
	}
	f := flags(c, l)
	s.board.Register(f, l)
	f.IntVar(&s.games, "games", 1000, gamesFlag.In(l))
	s.board.RegisterFirst()
	f.Var(&s.start, "start", startFlag.In(l))
	s.coords.Register(f, l)
	f.IntVar(&s.jobs, "jobs", runtime.NumCPU(), jobsFlag.In(l))
	f.BoolVar(&s.deep, "deep", false, deepFlag.In(l))
	s.registerSteps(f)
	c.RunE = func(c *cobra.Command, files []string) error {
		if err := s.check(files); err != nil {
			return err
		}
		if len(files) == 0 {
			return s.play(c)
		}
		r := &reader{lang: l, grid: s.board.GivenGrid}
		judge := s.judge
		if s.steps {
			judge = s.prove
		}
		return r.each(c, files, func(_ int, in *input) error { return judge(c, in) })
	}
	return c
}

type solve struct {
	lang   text.Lang
	board  BoardFlags
	start  CellFlag
	coords Coords
	games  int
	jobs   int
	deep   bool
	steps  bool
	format stepFormat
}

func (s *solve) check(files []string) error {
	if err := s.board.Check(); err != nil {
		return err
	}
	switch {
	case len(files) > 0 && s.board.Asked():
		return UsageError(notTogether.In(s.lang, "--level, --size", files[0], fileIsBoard.In(s.lang)))
	case len(files) > 0 && s.board.Given("first"):
		return UsageError(notTogether.In(s.lang, "--first", files[0], fileIsBoard.In(s.lang)))
	case len(files) == 0 && !s.board.Asked():
		return UsageError(noBoardAsked.In(s.lang))
	case s.games < 1:
		return UsageError(wrongValue.In(s.lang, "--games", fmt.Sprint(s.games), atLeastOne.In(s.lang)))
	case s.jobs < 1:
		return UsageError(wrongValue.In(s.lang, "--jobs", fmt.Sprint(s.jobs), atLeastOne.In(s.lang)))
	}
	return s.checkSteps(files)
}

// firstCell returns the cell to open first if --start names none. In trials, this cell won the most
// games. In most cases it is a corner: a corner has the fewest neighbours, so it most often touches
// no mine. If the board promises that the first cell touches no mine, firstCell returns a cell
// farther inside, up to three cells from the top and from the left, because the opening there is
// larger.
func (s *solve) firstCell(g game.Grid) game.Cell {
	if s.board.First != deal.ClearStart {
		return game.Cell{}
	}
	rows, cols := g.Size()
	away := func(size int) int { return min(size/4, max(2, min(size/8, 3))) }
	return game.Cell{Row: away(rows), Col: away(cols)}
}

// play plays games and prints how many were won. The seed of each game is one more than the seed of
// the game before, so the result does not depend on the number of games played at once.
func (s *solve) play(c *cobra.Command) error {
	seed := s.board.NextSeed()
	spec := s.board.Spec(seed)
	spec.Promise = s.board.First
	start, err := s.start.On(spec.Grid, s.firstCell(spec.Grid))
	if err != nil {
		return err
	}
	if err := spec.Check(); err != nil {
		return err
	}
	rows, cols := spec.Grid.Size()
	atOnce := min(s.jobs, s.games, runtime.NumCPU()) // more would only take memory
	saveMemory(rows * cols * atOnce)
	var next, played, won, guesses atomic.Int64
	var fail sync.Once
	var failed error // the first error; read it after done
	begin := time.Now()
	done := make(chan struct{})
	var workers sync.WaitGroup
	for range atOnce {
		workers.Go(func() {
			p := solver.NewPlayer(spec.Grid, spec.Mines)
			p.Deep = s.deep
			for {
				n := next.Add(1) - 1
				if n >= int64(s.games) {
					return
				}
				spec := spec
				spec.Seed = seed + uint64(n)
				board, err := spec.Deal(start)
				if err != nil {
					fail.Do(func() { failed = err })
					next.Store(int64(s.games)) // let no other game begin
					return
				}
				r := p.Play(game.New(board.Layout, game.Classic), start)
				guesses.Add(int64(r.Guesses))
				if r.Won {
					won.Add(1)
				}
				played.Add(1)
			}
		})
	}
	go func() { workers.Wait(); close(done) }()
	s.watch(c.ErrOrStderr(), done, func() (int64, int64) { return played.Load(), won.Load() })
	if failed != nil {
		return failed
	}
	games := float64(s.games)
	_, err = fmt.Fprintf(c.OutOrStdout(), "games=%d won=%d rate=%.2f%% guesses=%.2f games/s=%.0f\n",
		s.games, won.Load(), 100*float64(won.Load())/games, float64(guesses.Load())/games,
		games/time.Since(begin).Seconds())
	return err
}

var playedSoFar = text.Text{"%d de %s, %s %% de victorias", "%d of %s, %s%% won"}

// watch shows a progress bar on w until done is closed. The function count returns the numbers of
// games played and won so far.
func (s *solve) watch(w io.Writer, done <-chan struct{}, count func() (played, won int64)) {
	b := bar.New(w)
	defer b.Clear()
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-done:
			return
		case <-tick.C:
			played, won := count()
			b.Show(
				float64(played)/float64(s.games),
				playedSoFar.In(s.lang, played, words.Games.Count(s.games, s.lang),
					text.Decimal(s.lang, 100*float64(won)/float64(max(1, played)), 2)),
			)
		}
	}
}

var (
	startOnMine = text.Text{"%s: no se puede empezar por %s: ahí hay una mina", "%s: you cannot start at %s: there is a mine there"}
	clearedLine = text.Text{
		"%s: desde %s se resuelve sin adivinar · 3BV %d · lo más difícil: %s",
		"%s: no guess needed from %s · 3BV %d · hardest step: %s",
	}
	guessLine = text.Text{
		"%s: desde %s hay que adivinar tras abrir %d de %s · 3BV %d · lo más difícil: %s",
		"%s: from %s you have to guess after opening %d of %s · 3BV %d · hardest step: %s",
	}
	nothingToOpen = text.Text{"%s: no hay nada que abrir", "%s: there is nothing to open"}
)

// judge writes a line that says whether a board needs a guess.
func (s *solve) judge(c *cobra.Command, in *input) error {
	l := in.layout
	if err := tooLargeToJudge(l, in.name); err != nil {
		return err
	}
	file := text.Printable(in.name)
	if l.Mines() == l.Cells() {
		_, err := fmt.Fprintln(c.OutOrStdout(), nothingToOpen.In(s.lang, file))
		return err
	}
	if l.Mines() == 0 {
		_, err := fmt.Fprintln(c.OutOrStdout(), file+": "+words.NoMines.In(s.lang))
		return err
	}
	start, grade, err := s.grade(c, l, file)
	if err != nil {
		return err
	}
	name, rule := s.coords.Names.Of(l.Grid(), start), words.RuleName(grade.Hardest).In(s.lang)
	line := clearedLine.In(s.lang, file, name, l.ThreeBV(game.Cascade), rule)
	if !grade.Cleared {
		line = guessLine.In(
			s.lang,
			file,
			name,
			grade.Open,
			words.Cells.Count(l.Cells()-l.Mines(), s.lang),
			l.ThreeBV(game.Cascade),
			rule,
		)
	}
	_, err = fmt.Fprintln(c.OutOrStdout(), line)
	return err
}

// grade returns the grade of a board, and the start from which the board was graded: the cell of
// the flag --start or, without the flag, the best one. It fails if the cell is off the board or is
// a mine.
func (s *solve) grade(
	c *cobra.Command,
	l *game.Layout,
	file string,
) (start game.Cell, grade solver.Grade, err error) {
	if !s.start.Given {
		start, grade = bestStart(c, l, s.lang)
		return start, grade, nil
	}
	if start, err = s.start.On(l.Grid(), start); err != nil {
		return start, grade, err
	}
	if l.Mine(start) {
		return start, grade, UsageError(startOnMine.In(s.lang, file, s.coords.Names.Of(l.Grid(), start)))
	}
	return start, solver.New(l.Grid(), l.Mines()).Grade(l, start), nil
}
