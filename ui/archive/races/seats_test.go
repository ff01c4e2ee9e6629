package races_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/races"
)

// However many players join at once by one name, each has another seat and another name.
func TestManyJoinAtOnce(t *testing.T) {
	f, _, h := made(t)
	for round := range 4 {
		code := gametest.Must(f.Make(h, uint64(1000*round)))
		var all sync.WaitGroup
		seats := make([]*races.Seat, 12)
		for i := range seats {
			all.Go(func() { seats[i], _ = f.Join(code, "Ana") })
		}
		all.Wait()
		taken := map[string]bool{}
		for _, s := range seats {
			if s != nil {
				taken[fmt.Sprint(s.Number)], taken[s.Name] = true, true
			}
		}
		if len(taken) != 2*races.MaxPlayers {
			t.Errorf("round %d: the seats and names are %v, want %d of each", round, taken, races.MaxPlayers)
		}
		for _, s := range seats {
			all.Go(s.Leave)
		}
		all.Wait()
		if _, err := f.Race(code); err != races.ErrNone {
			t.Fatalf("round %d: all have left, but the race is there: %v", round, err)
		}
	}
}

// Whoever joins a race while its last player leaves is in the race, or there is no race.
func TestJoinWhileTheLastLeaves(t *testing.T) {
	f, _, h := made(t)
	for round := range 30 {
		code := gametest.Must(f.Make(h, uint64(1000*round)))
		last := gametest.Must(f.Join(code, "Ana"))
		var joined *races.Seat
		var err error
		var all sync.WaitGroup
		all.Go(last.Leave)
		all.Go(func() { joined, err = f.Join(code, "Luis") })
		all.Wait()
		switch {
		case err == nil && roster(f, code) != fmt.Sprint(joined.Number, " Luis"):
			t.Fatalf("round %d: in the race are %q", round, roster(f, code))
		case err != nil && err != races.ErrNone:
			t.Fatalf("round %d: %v", round, err)
		}
		joined.Leave()
	}
}

// A player whose program is killed in the countdown can come back, even if another player has the
// same name. A player of that name with another archive cannot take the seat.
func TestComeBackInTheCountdown(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "races")
	folder := func() races.Folder {
		a := archive.At(t.TempDir())
		a.Races = dir
		return races.In(a)
	}
	hers, others := folder(), folder()
	code := gametest.Must(hers.Make(dealt(9, 9, 10), 1))
	join(t, hers, code, "Ana")
	second := join(t, hers, code, "Ana")
	gametest.MustDo(hers.Start(code))
	second.Leave() // as if the program was killed
	r, err := hers.Race(code)
	if err != nil || hers.SeatOf(r, "Ana") != 2 || hers.SeatOf(r, "Ana2") != 0 || others.SeatOf(r, "Ana") != 0 {
		t.Errorf("%+v, %v: want seat 2 for Ana with this archive alone", r, err)
	}
	if _, err := others.Join(code, "Ana"); err != races.ErrBegun {
		t.Errorf("another Ana joins: %v", err)
	}
	if back := join(t, hers, code, "Ana"); back.Ref() != code+" 2" || back.Name != "Ana2" {
		t.Errorf("%s comes back to %s", back.Name, back.Ref())
	}
}

// A player has the same seat after the folder with the races and the archives was restored elsewhere,
// and other players still do not. The races of a player at home are in the player's archive.
func TestComeBackAfterAMove(t *testing.T) {
	for _, served := range []bool{true, false} {
		open := func(data, player string) races.Folder {
			if !served {
				return races.In(archive.At(data))
			}
			a := archive.At(filepath.Join(data, "players", player))
			a.Races = filepath.Join(data, "races")
			return races.In(a)
		}
		old, restored := t.TempDir(), t.TempDir()
		hers := open(old, "ana")
		code := gametest.Must(hers.Make(dealt(9, 9, 10), 1))
		join(t, hers, code, "Ana")
		gametest.MustDo(hers.Start(code))
		gametest.MustDo(os.CopyFS(restored, os.DirFS(old)))
		hers = open(restored, "ana")
		r, err := hers.Race(code)
		if err != nil || hers.SeatOf(r, "Ana") != 1 {
			t.Errorf("served: %v: %+v, %v: want seat 1 for Ana", served, r, err)
		} else if served && open(restored, "luis").SeatOf(r, "Ana") != 0 {
			t.Error("another player has the seat of Ana")
		}
	}
}

// A rematch that all have left is a rematch no longer: the next request makes another.
func TestRematchThatAllHaveLeft(t *testing.T) {
	f, code, h := made(t)
	for seed := range uint64(3) {
		next := gametest.Must(f.Rematch(code, h, 100*seed))
		founder := join(t, f, next, "Ana")
		if r, err := f.Race(code); err != nil || r.Next != next {
			t.Errorf("the race is %+v, %v; want the rematch %s", r, err, next)
		}
		founder.Leave()
		if r, err := f.Race(code); err != nil || r.Next != "" {
			t.Errorf("the race is %+v, %v; want no rematch", r, err)
		}
	}
}

// However many ask for a rematch at once, all get the same.
func TestManyAskForARematch(t *testing.T) {
	f, code, h := made(t)
	var all sync.WaitGroup
	codes := make([]string, 8)
	for i := range codes {
		all.Go(func() { codes[i], _ = f.Rematch(code, h, uint64(100*i)) })
	}
	all.Wait()
	for _, next := range codes {
		if next == "" || next != codes[0] {
			t.Fatalf("the rematches are %q, want one", codes)
		}
	}
}

// If the file of a game is removed in mid-race, it is written again, without the
// earlier game that the player races against. If the race is removed, the player is told.
func TestRemovedInMidRace(t *testing.T) {
	f, code, h := made(t)
	ana, luis := join(t, f, code, "Ana"), join(t, f, code, "Luis")
	hers, his := gameOf(h, ana, done(0, game.Open, start)), gameOf(h, luis, done(0, game.Open, start))
	gametest.MustDo(ana.Write(hers))
	if err := os.Remove(filepath.Join(dirOf(f), code, "1.txt")); err != nil {
		t.Skipf("this system keeps an open file from being removed: %v", err)
	}
	hers.Entries = append(hers.Entries, done(ms, game.Flag, game.Cell{}))
	hers.Ghost = "earlier"
	gametest.MustDo(ana.Write(hers))
	games, err := f.Follow(code).Read()
	if err != nil || len(games[0].Journal.Entries) != 2 || games[0].Journal.Ghost != "" {
		t.Errorf("of Ana's game the others see %+v, %v", games, err)
	}
	gametest.MustDo(os.RemoveAll(filepath.Join(dirOf(f), code)))
	hers.Entries = append(hers.Entries, done(2*ms, game.Flag, game.Cell{Row: 1}))
	for _, err := range []error{ana.Write(hers), luis.Write(his)} {
		if err != races.ErrRemoved {
			t.Errorf("Write fails with %v, want ErrRemoved", err)
		}
	}
}
