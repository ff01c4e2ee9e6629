package races_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
)

// A crowd is a folder of races that many players share.
type crowd struct {
	t     *testing.T
	dir   string
	board journal.Header
	seed  uint64

	removed []string // the codes of the races that were removed
}

func newCrowd(t *testing.T) *crowd {
	c := &crowd{t: t, dir: filepath.Join(t.TempDir(), "races"), board: dealt(9, 9, 10)}
	c.board.Begun = time.Now()
	return c
}

// of returns the folder for a player at an address. At most 3 races of a player are kept, and 5 from an
// address.
func (c *crowd) of(player, address string) races.Folder {
	a := archive.At(filepath.Join(c.dir, "..", player))
	a.Races = c.dir
	a.RaceLimits = archive.RaceLimits{
		Makers:  []archive.Maker{{ID: player, Most: 3}, {ID: address, Most: 5}},
		Removed: func(code string) { c.removed = append(c.removed, code) },
	}
	return races.In(a)
}

// make makes a race. If begins is set, the player begins it and leaves: then somebody may come back.
func (c *crowd) make(f races.Folder, begins bool) (code string, err error) {
	c.t.Helper()
	c.seed += 1000
	if code, err = f.Make(c.board, c.seed); err != nil {
		return "", err
	}
	// The times of files are not precise: this race is newer than those before.
	at := time.Now().Add(time.Duration(c.seed) * time.Millisecond)
	if err := os.Chtimes(filepath.Join(c.dir, code, "board.txt"), at, at); err != nil {
		c.t.Fatal(err)
	}
	if begins {
		c.plays(f, code, journal.Entry{At: ms, Event: journal.Done, Action: game.Action{Kind: game.Flag}})
	}
	return code, nil
}

// plays begins a race, makes the player open a cell and then write the entries, and leaves it.
func (c *crowd) plays(f races.Folder, code string, entries ...journal.Entry) {
	c.t.Helper()
	seat := join(c.t, f, code, "Ana")
	defer seat.Leave()
	if err := f.Start(code); err != nil {
		c.t.Fatal(err)
	}
	if err := seat.Write(gameOf(c.board, seat, append([]journal.Entry{done(0, game.Open, start)}, entries...)...)); err != nil {
		c.t.Fatal(err)
	}
}

func (c *crowd) isThere(code string) bool {
	_, err := os.Stat(filepath.Join(c.dir, code))
	return err == nil
}

// Whoever makes many races loses the oldest of their own. Players at the same address lose theirs only
// if the address has too many, and everybody else loses nothing.
func TestOwnRacesGoFirst(t *testing.T) {
	c := newCrowd(t)
	ana, luis, eva := c.of("ana", "home"), c.of("luis", "home"), c.of("eva", "away")
	var first []string
	for _, f := range []races.Folder{luis, eva, luis} {
		code := gametest.Must(c.make(f, false))
		first = append(first, code)
	}
	var hers []string
	for range 10 {
		code := gametest.Must(c.make(ana, false))
		hers = append(hers, code)
	}
	for i, code := range append(first, hers...) {
		if got, want := c.isThere(code), i < 3 || i >= 10; got != want {
			t.Errorf("race %d is there: %v", i, got)
		}
	}
	if !slices.Equal(c.removed, hers[:7]) {
		t.Errorf("it is told that %v were removed, want %v", c.removed, hers[:7])
	}
	paz := c.of("paz", "home")
	gametest.Must(c.make(paz, false))
	if c.isThere(first[0]) || !c.isThere(first[1]) || !c.isThere(first[2]) {
		t.Errorf("a sixth race from the address does not take the place of the oldest from there")
	}
}

// A race is kept as long as a player may come back to it, and no longer.
func TestRaceWaitsForItsPlayers(t *testing.T) {
	week := 7 * 24 * time.Hour
	for name, test := range map[string]struct {
		entry *journal.Entry // after the first cell; nil: the player leaves in the countdown
		after time.Duration
		want  bool
	}{
		"going on":         {&journal.Entry{At: ms, Action: game.Action{Kind: game.Flag}}, 0, true},
		"exploded":         {&journal.Entry{At: ms, Event: journal.Lost}, 0, true},
		"countdown":        {nil, 0, true},
		"won":              {&journal.Entry{At: ms, Event: journal.Won}, 0, false},
		"given up":         {&journal.Entry{At: ms, Event: journal.GivenUp}, 0, false},
		"nearly a week":    {&journal.Entry{At: ms, Event: journal.Lost}, week - time.Hour, true},
		"more than a week": {&journal.Entry{At: ms, Event: journal.Lost}, week + time.Hour, false},
	} {
		c := newCrowd(t)
		ana := c.of("ana", "home")
		code := gametest.Must(c.make(ana, false))
		if test.entry == nil {
			seat := join(t, ana, code, "Ana")
			gametest.MustDo(ana.Start(code))
			seat.Leave()
		} else {
			c.plays(ana, code, *test.entry)
		}
		c.board.Begun = time.Now().Add(test.after)
		for range 3 {
			gametest.Must(c.make(ana, false))
		}
		if c.isThere(code) != test.want {
			t.Errorf("%s: the race is there: %v", name, c.isThere(code))
		}
	}
}

// Whoever has too many races that somebody may come back to can make no more. Others can.
func TestTooManyRaces(t *testing.T) {
	c := newCrowd(t)
	ana, luis := c.of("ana", "home"), c.of("luis", "home")
	for i, want := range []error{nil, nil, nil, races.ErrTooMany} {
		if _, err := c.make(ana, true); err != want {
			t.Errorf("race %d of Ana: %v, want %v", i, err, want)
		}
	}
	for i, want := range []error{nil, nil, races.ErrTooMany} {
		if _, err := c.make(luis, true); err != want {
			t.Errorf("race %d of Luis: %v, want %v", i, err, want)
		}
	}
	if _, err := c.make(c.of("eva", "away"), true); err != nil {
		t.Errorf("a race from elsewhere: %v", err)
	}
}

// However many races a player asks for at once, no more are made than the player can have.
func TestManyMakeRacesAtOnce(t *testing.T) {
	c := newCrowd(t)
	for i := range 2 {
		gametest.Must(c.make(c.of("ana", fmt.Sprint("at", i)), true))
	}
	made := make(chan *races.Seat)
	for i := range 8 {
		go func() {
			f := c.of("ana", fmt.Sprint("at", i))
			code, err := f.Make(c.board, uint64(i))
			if err != nil {
				made <- nil
				return
			}
			seat, _ := f.Join(code, "Ana")
			made <- seat
		}()
	}
	seats := 0
	for range 8 {
		if seat := <-made; seat != nil {
			t.Cleanup(seat.Leave)
			seats++
		}
	}
	if entries, err := os.ReadDir(c.dir); err != nil || len(entries) > 3+1 { // and the lock
		t.Errorf("there are %d races, %d with Ana in them; %v", len(entries)-1, seats, err)
	}
}

// The game of one player takes no more than a megabyte in the folder of a race.
func TestLongGame(t *testing.T) {
	c := newCrowd(t)
	ana := c.of("ana", "home")
	code := gametest.Must(c.make(ana, false))
	seat := join(t, ana, code, "Ana")
	entries := []journal.Entry{done(0, game.Open, start)}
	var err error
	for n := range 100 {
		for range 1000 {
			entries = append(entries, done(time.Duration(n)*time.Second, game.Flag, game.Cell{}))
		}
		if err = seat.Write(gameOf(c.board, seat, entries...)); err != nil {
			break
		}
	}
	if info, stat := os.Stat(filepath.Join(c.dir, code, "1.txt")); err != races.ErrTooLong || stat != nil || info.Size() > 1<<20 {
		t.Errorf("Write fails with %v; the file: %v, %v", err, info.Size(), stat)
	}
}
