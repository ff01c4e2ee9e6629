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
	"buscaminas/ui/words"

	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
)

// Solve returns the command that plays by itself, or judges board files.
func Solve(l words.Lang) *cobra.Command {
	s := &solve{lang: l, start: Start{Lang: l}, first: deal.ClearStart}
	c := &cobra.Command{
		Use:   "solve " + words.FlagsArg.In(l) + " " + words.FileArg.In(l) + "…",
		Short: words.SolveUse.In(l),
		Long:  words.SolveAbout.In(l),
		Args:  cobra.ArbitraryArgs,
	}
	f := flags(c, l)
	s.board.Register(f, l)
	f.IntVar(&s.games, "games", 1000, words.GamesFlag.In(l))
	f.Var(&Choice{
		Options: []words.Text{words.FirstSafe, words.FirstOpening},
		Choose:  func(i int) { s.first = []deal.Promise{deal.SafeStart, deal.ClearStart}[i] },
		Lang:    l,
	}, "first", words.FirstFlag.In(l))
	f.Var(&s.start, "start", words.StartFlag.In(l))
	f.IntVar(&s.jobs, "jobs", runtime.NumCPU(), words.JobsFlag.In(l))
	f.BoolVar(&s.deep, "deep", false, words.DeepFlag.In(l))
	c.RunE = func(c *cobra.Command, files []string) error {
		if err := s.check(files); err != nil {
			return err
		}
		if len(files) == 0 {
			return s.play(c)
		}
		r := &reader{lang: l, grid: s.board.GivenGrid}
		return r.each(c, files, func(_ int, file string) error { return s.judge(c, r, file) })
	}
	return c
}

type solve struct {
	lang  words.Lang
	board Board
	start Start
	first deal.Promise
	games int
	jobs  int
	deep  bool
}

func (s *solve) check(files []string) error {
	if err := s.board.Check(); err != nil {
		return err
	}
	switch {
	case len(files) > 0 && s.board.Asked():
		return UsageError(words.NotTogether.In(s.lang, "--level, --size", files[0], words.FileIsBoard.In(s.lang)))
	case len(files) == 0 && !s.board.Asked():
		return UsageError(words.NoBoardAsked.In(s.lang))
	case s.games < 1:
		return UsageError(words.WrongValue.In(s.lang, "--games", fmt.Sprint(s.games), words.AtLeastOne.In(s.lang)))
	case s.jobs < 1:
		return UsageError(words.WrongValue.In(s.lang, "--jobs", fmt.Sprint(s.jobs), words.AtLeastOne.In(s.lang)))
	}
	return nil
}

// firstCell returns where a game begins best, by trial: in a corner, which is
// likeliest to open a clearing, or if that is granted a few cells from either edge,
// where it is large and still has a corner near.
func (s *solve) firstCell(g game.Grid) game.Cell {
	if s.first == deal.SafeStart {
		return game.Cell{}
	}
	rows, cols := g.Size()
	away := func(size int) int { return min(size/4, max(2, min(size/8, 3))) }
	return game.Cell{Row: away(rows), Col: away(cols)}
}

// play plays games, with seeds one after the other, so that what comes of it does
// not depend on how many are played at once.
func (s *solve) play(c *cobra.Command) error {
	seed := s.board.NextSeed()
	spec := s.board.Spec(seed)
	spec.Promise = s.first
	start, err := s.start.On(spec.Grid, s.firstCell(spec.Grid))
	if err != nil {
		return err
	}
	if err := spec.Check(); err != nil {
		return err
	}
	var next, played, won, guesses atomic.Int64
	var fail sync.Once
	var failed error // the first one, once all is done
	begin := time.Now()
	done := make(chan struct{})
	var workers sync.WaitGroup
	for range s.jobs {
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
					next.Store(int64(s.games)) // no more are begun
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

// watch waits until done, and on a terminal shows how far the games are.
func (s *solve) watch(w io.Writer, done <-chan struct{}, count func() (played, won int64)) {
	if f, ok := w.(interface{ Fd() uintptr }); !ok || !isatty.IsTerminal(f.Fd()) {
		<-done
		return
	}
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-done:
			fmt.Fprint(w, "\r\x1b[K")
			return
		case <-tick.C:
			played, won := count()
			const width = 20
			full := int(played * width / int64(s.games))
			bar := fmt.Sprintf("%-*s", width, bars[:full])
			fmt.Fprintf(w, "\r[%s] %s\x1b[K", bar, words.PlayedSoFar.In(s.lang, played, s.games, 100*float64(won)/float64(max(1, played))))
		}
	}
}

const bars = "===================="

// judge says of a board file whether it needs a guess.
func (s *solve) judge(c *cobra.Command, r *reader, file string) error {
	_, l, err := r.read(c, file)
	if err != nil {
		return err
	}
	file = words.Printable(r.name(file))
	if l.Mines() == l.Cells() {
		_, err := fmt.Fprintln(c.OutOrStdout(), words.NothingToOpen.In(s.lang, file))
		return err
	}
	start, grade := bestStart(l)
	if s.start.Given {
		if start, err = s.start.On(l.Grid(), start); err != nil {
			return err
		}
		if l.Mine(start) {
			return UsageError(words.StartOnMine.In(s.lang, file, game.Name(l.Grid(), start)))
		}
		grade = solver.New(l.Grid(), l.Mines()).Grade(l, start)
	}
	name, rule := game.Name(l.Grid(), start), words.RuleName(grade.Hardest).In(s.lang)
	line := words.ClearedLine.In(s.lang, file, name, l.ThreeBV(), rule)
	if !grade.Cleared {
		line = words.GuessLine.In(s.lang, file, name, grade.Open, l.Cells()-l.Mines(), l.ThreeBV(), rule)
	}
	_, err = fmt.Fprintln(c.OutOrStdout(), line)
	return err
}
