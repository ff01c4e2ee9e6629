package cli

import (
	"cmp"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A solving is the command that lets the solver play dealt boards, or says whether boards in files
// need a guess.
type solving struct {
	boardFlags
	judge  judge
	games  int
	jobs   int
	deep   bool
	steps  bool
	format stepFormat
}

func (p *program) solve() *command {
	s := &solving{judge: judge{program: p}, games: 1000, jobs: runtime.NumCPU()}
	c := p.command("solve "+p.lang.Say("[FICHERO]…", "[FILE]…"), func(*command) error { return s.run() })
	s.register(c)
	c.flag(&s.games, "games", "número de partidas; si no se indica, 1000", "how many games; 1000 by default")
	s.registerFirst()
	c.start(&s.judge.from)
	c.coords()
	c.flag(&s.jobs, "jobs", "partidas a la vez; si no se indica, una por procesador", "games at once; one per processor by default")
	c.flag(&s.deep, "deep", "buscar más a fondo en los finales: tarda más", "search endgames more deeply: it takes longer")
	c.flag(&s.steps, "steps", "escribir paso a paso cómo se resuelve el tablero de un fichero",
		"write out step by step how to solve the board in a file")
	c.format([]string{"steps", "words", "json"}, func(i int) { s.format = stepFormat(i) })
	return c
}

func (s *solving) run() error {
	err := cmp.Or(
		s.check(),
		s.apart("", "level size first seed games jobs deep", fileIsBoard[text.Spanish], fileIsBoard[text.English]),
		s.atLeastOne("games", s.games),
		s.atLeastOne("jobs", s.jobs),
	)
	switch {
	case err != nil:
		return err
	case s.steps && len(s.args) != 1:
		return usage("--steps se usa con un solo fichero", "--steps can only be used with one file")
	case len(s.args) == 0 && !s.asked():
		return noBoardAsked
	case !s.steps && s.given("format") && s.format != asJSON:
		return usage("--format steps y --format words se usan con --steps",
			"--format steps and --format words can only be used with --steps")
	case len(s.args) == 0:
		return s.playGames()
	case s.steps:
		return s.read(s.prove)
	}
	return s.read(s.report)
}

func (s *solving) read(visit func(in *input) error) error {
	r := &reader{command: s.command, kind: s.GivenGrid}
	return r.each(func(_ int, in *input) error { return visit(in) })
}

// firstCell returns the cell that the solver opens first. This is the cell of --start, if that is
// given. Otherwise it is the cell that won the most games in trials. If the first cell is only
// promised to be no mine, or if nothing is promised, this is a corner: a corner has the fewest
// neighbours, so it most often touches no mine. If the first cell is promised to touch no mine, it
// is a cell up to three cells from the top and from the left, because the opening there is larger.
func (s *solving) firstCell(g game.Grid) game.Cell {
	switch {
	case s.judge.from != nil:
		return *s.judge.from
	case s.First != deal.ClearStart:
		return game.Cell{}
	}
	rows, cols := g.Size()
	away := func(size int) int { return min(size/4, max(2, min(size/8, 3))) }
	return game.Cell{Row: away(rows), Col: away(cols)}
}

// atOnce returns how many games are played at once. More games than processors would only take memory.
func (s *solving) atOnce() int { return min(s.jobs, s.games, runtime.NumCPU()) }

// playGames plays games and prints how many were won. The seed of each game is one more than the
// seed of the game before, so the result does not depend on the number of games played at once.
func (s *solving) playGames() error {
	seed := s.nextSeed()
	spec := s.spec(seed)
	spec.Promise = s.First
	if err := cmp.Or(within(spec.Grid, s.judge.from), spec.Check()); err != nil {
		return err
	}
	start := s.firstCell(spec.Grid)
	var next, played, won, guesses atomic.Int64
	var fail sync.Once
	var failed error // the first error; read it after done
	begin := time.Now()
	done := make(chan struct{})
	var workers sync.WaitGroup
	for range s.atOnce() {
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
	s.watch(done, func() (int64, int64) { return played.Load(), won.Load() })
	if failed != nil {
		return failed
	}
	games := float64(s.games)
	if s.format == asJSON {
		return s.print(inJSON(jsonGames{
			Games: s.games, Won: won.Load(), Rate: float64(won.Load()) / games,
			Guesses: float64(guesses.Load()) / games, Seed: seed,
		}) + "\n")
	}
	return s.print(fmt.Sprintf("games=%d won=%d rate=%.2f%% guesses=%.2f games/s=%.0f\n",
		s.games, won.Load(), 100*float64(won.Load())/games, float64(guesses.Load())/games,
		games/time.Since(begin).Seconds()))
}

// jsonGames is the JSON form of the result of many games.
type jsonGames struct {
	Games   int     `json:"games"`
	Won     int64   `json:"won"`
	Rate    float64 `json:"rate"`    // the share of the games that were won
	Guesses float64 `json:"guesses"` // the average number of guesses in a game
	Seed    uint64  `json:"seed"`    // the seed of the first game
}

// watch shows a progress bar until done is closed. The function count returns the numbers of
// games played and won so far.
func (s *solving) watch(done <-chan struct{}, count func() (played, won int64)) {
	b := s.bar()
	defer b.Clear()
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-done:
			return
		case <-tick.C:
			played, won := count()
			b.Show(float64(played)/float64(s.games), s.lang.Say("%d de %s, %s %% de victorias", "%d of %s, %s%% won",
				played, words.Games.In(s.lang, s.games), text.Decimal(s.lang, 100*float64(won)/float64(max(1, played)), 2)))
		}
	}
}

// report writes a line that says whether a board needs a guess.
func (s *solving) report(in *input) error {
	v, err := s.judge.of(in)
	if err != nil {
		return err
	}
	if s.format == asJSON {
		return s.print(v.json(in.format()))
	}
	line := text.Printable(in.name) + ": " + strings.Join(v.lines(s.lang), text.Separator)
	if v.plain == (text.Text{}) {
		line += fmt.Sprintf("%s3BV %d", text.Separator, in.layout.ThreeBV(game.Cascade))
	}
	if hardest := v.hardest(s.lang); hardest != "" {
		line += text.Separator + hardest
	}
	return s.print(line + "\n")
}
