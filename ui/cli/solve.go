package cli

import (
	"fmt"
	"io"
	"runtime"
	"strings"
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
		"buscar más a fondo en los finales: tarda más",
		"search endgames more deeply: it takes longer",
	}
)

// solveCommand returns the command that lets the solver play dealt boards, or says whether boards in
// files need a guess. Cells have these names unless --coords says otherwise.
func solveCommand(l text.Lang, names game.Names) *cobra.Command {
	s := &solve{judge: judge{lang: l, coords: coords{Names: names}, start: cellFlag{}}}
	c := &cobra.Command{
		Use:  "solve " + fileArg.In(l) + "…",
		Args: cobra.ArbitraryArgs,
	}
	f := flags(c, l)
	s.board.register(f, l)
	f.IntVar(&s.games, "games", 1000, gamesFlag.In(l))
	s.board.registerFirst()
	f.Var(&s.start, "start", startFlag.In(l))
	s.coords.register(f, l)
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
		report := s.report
		if s.steps {
			report = s.prove
		}
		return r.each(c, files, func(_ int, in *input) error { return report(c, in) })
	}
	return c
}

type solve struct {
	judge
	board  boardFlags
	games  int
	jobs   int
	deep   bool
	steps  bool
	format stepFormat
}

func (s *solve) check(files []string) error {
	if err := s.board.check(); err != nil {
		return err
	}
	switch {
	case len(files) > 0 && s.board.asked():
		return usage(notTogether, "--level, --size", files[0], fileIsBoard)
	case len(files) > 0 && s.board.given("first"):
		return usage(notTogether, "--first", files[0], fileIsBoard)
	case len(files) == 0 && !s.board.asked():
		return usage(noBoardAsked)
	case s.games < 1:
		return usage(wrongValue, "--games", fmt.Sprint(s.games), atLeastOne)
	case s.jobs < 1:
		return usage(wrongValue, "--jobs", fmt.Sprint(s.jobs), atLeastOne)
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
	seed := s.board.nextSeed()
	spec := s.board.spec(seed)
	spec.Promise = s.board.First
	start, err := s.start.on(spec.Grid, s.firstCell(spec.Grid))
	if err != nil {
		return err
	}
	if err := spec.Check(); err != nil {
		return err
	}
	atOnce := min(s.jobs, s.games, runtime.NumCPU()) // more would only take memory
	var next, played, won, guesses atomic.Int64
	var fail sync.Once
	var failed error // the first error; read it after done
	begin := time.Now()
	done := make(chan struct{})
	var workers sync.WaitGroup
	for range atOnce {
		workers.Go(func() {
			p := solver.Player{Deep: s.deep}
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
	if s.format == asJSON {
		_, err = fmt.Fprintln(c.OutOrStdout(), inJSON(jsonGames{
			Games: s.games, Won: won.Load(), Rate: float64(won.Load()) / games,
			Guesses: float64(guesses.Load()) / games, Seed: seed,
		}))
		return err
	}
	_, err = fmt.Fprintf(c.OutOrStdout(), "games=%d won=%d rate=%.2f%% guesses=%.2f games/s=%.0f\n",
		s.games, won.Load(), 100*float64(won.Load())/games, float64(guesses.Load())/games,
		games/time.Since(begin).Seconds())
	return err
}

// jsonGames is the JSON form of the result of many games.
type jsonGames struct {
	Games   int     `json:"games"`
	Won     int64   `json:"won"`
	Rate    float64 `json:"rate"`    // the share of the games that were won
	Guesses float64 `json:"guesses"` // a game, on average
	Seed    uint64  `json:"seed"`    // of the first game
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

// report writes a line that says whether a board needs a guess.
func (s *solve) report(c *cobra.Command, in *input) error {
	v, err := s.of(c, in)
	if err != nil {
		return err
	}
	if s.format == asJSON {
		_, err := c.OutOrStdout().Write(v.json(in.format()))
		return err
	}
	line := text.Printable(in.name) + ": " + strings.Join(v.lines(s.lang), " · ")
	if v.plain == (text.Text{}) {
		line += fmt.Sprintf(" · 3BV %d", in.layout.ThreeBV(game.Cascade))
	}
	if hardest := v.hardest(s.lang); hardest != "" {
		line += " · " + hardest
	}
	_, err = fmt.Fprintln(c.OutOrStdout(), line)
	return err
}
