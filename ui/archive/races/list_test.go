package races_test

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
)

// waitForTick waits until the time of a new file is later than that of all files so far.
func waitForTick(t *testing.T) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "clock")
	now := func() time.Time {
		write(path, "tick", os.O_TRUNC)
		info := gametest.Must(os.Stat(path))
		return info.ModTime()
	}
	for before := now(); !now().After(before); {
	}
}

// Whatever happens in a race, a list that has read it before sees the same as one that reads it for
// the first time.
func TestListSeesEveryChange(t *testing.T) {
	f, code, h := made(t)
	list := f.List()
	check := func(when string) {
		t.Helper()
		waitForTick(t)
		want, _ := f.List().Read()
		for range 3 {
			if all, problems := list.Read(); !reflect.DeepEqual(all, want) || problems != nil {
				t.Fatalf("%s: Read returns %+v, %v; want %+v", when, all, problems, want)
			}
		}
	}
	check("empty")
	ana, luis := join(t, f, code, "Ana"), join(t, f, code, "Luis")
	check("two players")
	luis.Leave()
	check("one left")
	luis = join(t, f, code, "Luis")
	gametest.MustDo(f.Start(code))
	check("begun")
	luis.Leave()
	ana.Leave()
	check("both are away")
	ana, luis = join(t, f, code, "Ana"), join(t, f, code, "Luis")
	check("both are back")
	hers := gameOf(h, ana, done(0, game.Open, start))
	for _, event := range []journal.Event{journal.Done, journal.Lost, journal.Won} {
		hers.Entries = append(hers.Entries, journal.Entry{At: ms, Event: event})
		gametest.MustDo(ana.Write(hers))
		check("Ana plays")
	}
	ana.Leave()
	luis.Leave()
	check("over")
	gametest.MustDo(os.RemoveAll(filepath.Join(dirOf(f), code)))
	check("removed")
}

// BenchmarkList reads a list of 200 races, most of them over. The page does that once a second.
func BenchmarkList(b *testing.B) {
	f := races.In(archive.At(b.TempDir()))
	h := dealt(16, 30, 99)
	for i := range uint64(200) {
		code := gametest.Must(f.Make(h, i))
		var seats []*races.Seat
		for _, name := range []string{"Ana", "Luis", "Eva", "Paz"} {
			seat := join(b, f, code, name)
			seats = append(seats, seat)
			gametest.MustDo(seat.Write(gameOf(h, seat, done(0, game.Open, start), journal.Entry{At: ms, Event: journal.Won})))
		}
		gametest.MustDo(f.Start(code))
		for _, seat := range seats {
			if i >= 5 {
				seat.Leave()
			}
		}
	}
	list := f.List()
	for b.Loop() {
		if all, problems := list.Read(); len(all) != 200 || problems != nil {
			b.Fatal(len(all), problems)
		}
	}
}
