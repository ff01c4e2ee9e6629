package session_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/race"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/session"
)

// A contest is a race of players who each have an archive and a clock.
type contest struct {
	t     *testing.T
	dir   string // of the races
	races races.Folder
	code  string
	board journal.Header
}

type contestant struct {
	*session.Session
	archive *archive.Archive
	clock   *watch
}

// newContest makes a race of these players, whose archives share its folder.
func newContest(t *testing.T, names ...string) (*contest, []*contestant) {
	t.Helper()
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 7, Promise: deal.Followable}
	at := game.Cell{Row: 4, Col: 4}
	setup := session.FromCode(deal.Code{Spec: spec, Start: at})
	board := gametest.Must(setup.ContestBoard(time.Time{}, func(float64) bool { return true }))
	dir := t.TempDir()
	c := &contest{t: t, dir: dir, board: board}
	var all []*contestant
	for i, name := range names {
		a := archive.At(t.TempDir())
		a.Races = dir
		if i == 0 {
			c.races = races.In(a)
			c.code = gametest.Must(c.races.Make(c.board, 1))
		}
		one := &contestant{archive: a, clock: &watch{time.Date(2026, 1, 1+i, 0, 0, 0, 0, time.UTC)}}
		one.Session = gametest.Must(session.New(session.ContestSetup(&c.board), one.clock.now))
		seat := gametest.Must(races.In(a).Join(c.code, name))
		one.KeepIn(a)
		one.Enter(seat)
		t.Cleanup(func() { one.Leave() }) // keeps a reference to the seat until then
		all = append(all, one)
	}
	return c, all
}

// open opens the next n cells, each after this time.
func (o *contestant) open(t *testing.T, n int, after time.Duration) {
	t.Helper()
	for c := range game.Cells(o.Game().Layout().Grid()) {
		if n > 0 && o.Game().Status() == game.Playing && !o.Game().Open(c) && !o.Game().Layout().Mine(c) {
			n--
			o.do(t, game.Open, c, after)
		}
	}
}

func (o *contestant) do(t *testing.T, kind game.Kind, c game.Cell, after time.Duration) {
	t.Helper()
	o.clock.at = o.clock.at.Add(after)
	gametest.Must(o.Play(game.Action{Kind: kind, Cell: c}))
	gametest.MustDo(o.TakeError())
}

// mine returns a closed cell that is a mine.
func (o *contestant) mine() game.Cell {
	for c := range o.Game().Layout().MineCells() {
		return c
	}
	return game.Cell{}
}

// field returns the state of all games.
func (c *contest) field() *session.Racers {
	c.t.Helper()
	f := session.NewRacers(&c.board)
	games, err := c.races.Follow(c.code).Read()
	if err != nil {
		c.t.Fatal(err)
	}
	f.Update(games)
	return f
}

// Two players play one board, each with a clock that runs from the beginning. Each sees the actions
// of the other. A player who explodes, undoes that and wins has one death.
func TestContest(t *testing.T) {
	c, all := newContest(t, "Ana", "Luis")
	ana, luis := all[0], all[1]
	if !ana.Running() || ana.Game().OpenShare() == 0 {
		t.Error("the clock waits, or the first cell is closed")
	}
	ana.open(t, 3, time.Second)
	luis.open(t, 3, 2*time.Second)
	f := c.field()
	if lead := f.Lead(1, 6); lead <= 0 || f.Lead(2, 6) >= 0 {
		t.Errorf("Ana is %v ahead, and Luis %v", lead, f.Lead(2, 6))
	}
	ana.do(t, game.Open, ana.mine(), time.Second)
	luis.open(t, 99, time.Second)
	f = c.field()
	if first := f.Places(race.Now)[0]; first.Name != "Luis" || first.Share != 100 || first.Status() != game.Won {
		t.Errorf("first is %s with %d %%", first.Name, first.Share)
	}
	ana.do(t, game.Undo, game.Cell{}, time.Second)
	ana.open(t, 99, time.Millisecond)
	places := c.field().Places(race.Now)
	if first := places[0]; first.Name != "Ana" || first.Deaths() != 1 || first.Elapsed() != ana.Elapsed() {
		t.Errorf("first is %s with %d deaths", first.Name, first.Deaths())
	}
	if r, err := c.races.Race(c.code); err != nil || len(r.Players) != 2 {
		t.Errorf("the race is %+v, %v; want 2 players", r, err)
	}
}

// The game of a race holds neither the seed of its board nor its code, and neither does another game
// on the same board, which can be resumed all the same. The race has the code for when it is over.
func TestContestKeepsItsSeed(t *testing.T) {
	c, all := newContest(t, "Ana")
	ana := all[0]
	ana.open(t, 99, time.Second)
	again := gametest.Must(session.New(ana.Again(), ana.clock.now))
	again.KeepIn(ana.archive)
	another := &contestant{again, ana.archive, ana.clock}
	another.open(t, 1, time.Second)
	want, _ := session.FromCode(deal.Code{Spec: c.board.Deal, Start: c.board.Start}).Code()
	for _, s := range []*session.Session{ana.Session, again} {
		if code, ok := s.Setup.Code(); ok || s.Journal().Deal.Seed != 0 || s.Setup.Spec().Seed != 0 {
			t.Errorf("the game has the code %q and the seed %d", code, s.Journal().Deal.Seed)
		}
	}
	if code, ok := session.ContestCode(&c.board); !ok || code != want {
		t.Errorf("the code of the race is %q, want %q", code, want)
	}
	name := again.Name()
	again.Leave()
	s, _, err := session.Resume(ana.archive, name, ana.clock.now)
	if err != nil || s.Setup.Layout() == nil || !s.Setup.IsGiven() {
		t.Fatalf("the other game is resumed on %+v, %v", s.Setup, err)
	}
	s.Leave()
}

// A player whose program was killed resumes the waiting game in the same seat, and the others see
// that. If the race is gone, the game goes on alone.
func TestContestGoesOn(t *testing.T) {
	for _, gone := range []bool{false, true} {
		c, all := newContest(t, "Ana", "Luis")
		luis := all[1]
		luis.open(t, 2, time.Second)
		before := luis.Elapsed()
		luis.Leave()
		if gone {
			os.RemoveAll(filepath.Join(c.dir, c.code))
		}
		waits, problems := luis.archive.Waiting()
		if len(waits) != 1 || problems != nil || waits[0].Race != c.code+" 2" {
			t.Fatalf("waiting are %+v, %v; want one game of seat 2 in race %s", waits, problems, c.code)
		}
		s, _, err := session.Resume(luis.archive, waits[0].Name, luis.clock.now)
		if err != nil || s.Elapsed() != before || s.TakeError() != nil {
			t.Fatalf("at %v, %v", s.Elapsed(), err)
		}
		luis.Session = s
		s.Resume()
		luis.open(t, 2, time.Second)
		if gone {
			if s.Seat() != nil {
				t.Error("there is a seat in a race that is gone")
			}
			continue
		}
		for _, p := range c.field().Places(race.Now) {
			if p.Seat == 2 && (p.Elapsed() != luis.Elapsed() || !p.Here || p.Err != nil) {
				t.Errorf("Luis is seen at %v, want %v; %v", p.Elapsed(), luis.Elapsed(), p.Err)
			}
		}
	}
}

// A game with an impossible action counts up to that action.
func TestContestWithRubbish(t *testing.T) {
	c, _ := newContest(t, "Ana")
	f := session.NewRacers(&c.board)
	h := c.board
	at := h.Start
	entries := []journal.Entry{
		{Action: game.Action{Kind: game.Open, Cell: at}},
		{At: 1e9, Action: game.Action{Kind: game.Flag, Cell: at}}, // impossible: the cell is open
		{At: 2e9, Event: journal.Won},
	}
	f.Update([]races.Game{{Player: races.Player{Seat: 1, Name: "Eva"}, Journal: journal.Journal{Header: h, Entries: entries}}})
	p := f.Places(race.Now)[0]
	if p.Err == nil || p.Status() != game.Playing || !p.Opened {
		t.Errorf("the player is %+v; want an error, and a game that goes on with its first cell open", p)
	}
}

// If somebody removes the race, each player is told once that the others no longer see the game. The
// game goes on and can be given up.
func TestContestThatIsRemoved(t *testing.T) {
	c, all := newContest(t, "Ana", "Luis")
	ana := all[0]
	ana.open(t, 1, time.Second)
	gametest.MustDo(os.RemoveAll(filepath.Join(c.dir, c.code)))
	for _, want := range []error{races.ErrRemoved, nil} {
		ana.open(t, 1, time.Second)
		if err := ana.TakeRaceError(); err != want {
			t.Errorf("TakeRaceError returns %v, want %v", err, want)
		}
	}
	if ending, err := ana.GiveUp(ana.clock.now()); err != nil || ending == nil || !ana.IsSaved() {
		t.Errorf("giving up fails: %v", err)
	}
}
