package serve

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"

	gossh "golang.org/x/crypto/ssh"
)

// A clock is the clock of a server, which a test sets forward.
type clock struct{ forward atomic.Int64 }

func (c *clock) now() time.Time                { return time.Now().Add(time.Duration(c.forward.Load())) }
func (c *clock) pass(d time.Duration)          { c.forward.Add(int64(d)) }
func (c *clock) give(s *Server)                { s.Now = c.now }
func (h *host) folder(key gossh.Signer) string { return h.folderOf(idOf(key.PublicKey().Marshal())) }

func isThere(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// away waits until nobody plays.
func (h *host) away() {
	h.t.Helper()
	h.until("the sessions end", func() bool { return len(h.seated()) == 0 })
}

const day = 24 * time.Hour

// Whoever has never finished a game and does not come back is forgotten after a week. Everybody else
// finds everything again.
func TestWhoNeverFinishedIsForgotten(t *testing.T) {
	var c clock
	h := start(t, c.give)
	gone, back, winner, here := newSigner(t), newSigner(t), newSigner(t), newSigner(t)
	for _, key := range []gossh.Signer{gone, back} {
		h.plays(key)
	}
	p := h.play(winner, "day")
	p.winsToday(c.now())
	p.leaves()
	p = h.play(here, "beginner")
	p.opens()

	c.pass(4 * day)
	again := h.finds(back, "Continue")
	again.leaves()
	h.until("the others are gone", func() bool { return len(h.seated()) == 1 })
	c.pass(4 * day)
	h.sweep(context.Background())
	for name, stays := range map[string]struct {
		key  gossh.Signer
		want bool
	}{"gone": {gone, false}, "back": {back, true}, "winner": {winner, true}, "here": {here, true}} {
		if got := isThere(h.folder(stays.key)); got != stays.want {
			t.Errorf("%s: the folder is there: %v", name, got)
		}
	}
	h.tells("forget", "key="+gossh.FingerprintSHA256(gone.PublicKey()))
	again = h.finds(gone, "Beginner")
	if strings.Contains(again.text(), "Continue") {
		t.Errorf("the player is not forgotten:\n%s", again.text())
	}
	p.types("q")
	p.sees("Continue")
}

// fill makes the folder of a player who was last seen some hours ago.
func fill(t *testing.T, s *Server, bytes, hours int, finished bool) (folder string) {
	t.Helper()
	folder = s.folderOf(idOf(newSigner(t).PublicKey().Marshal()))
	write := func(path string, bytes int) {
		path = filepath.Join(folder, path)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, make([]byte, bytes), 0o600); err != nil {
			t.Fatal(err)
		}
		at := s.Now().Add(-time.Duration(hours) * time.Hour)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	write("seen", 0)
	write("boards/mine.txt", bytes)
	if finished {
		write("history.jsonl", 100)
	}
	return folder
}

// On a disk that is nearly full, those who never finished a game go first who were not seen for the
// longest time, and only as many as need be, even if two servers sweep the folder at once. Nobody goes
// who has finished a game, or was there today.
func TestOldestGoFromADiskThatIsNearlyFull(t *testing.T) {
	const mb = 1_000_000
	var folders []string
	h := start(t, func(s *Server) {
		s.Disk = 10 * mb
		folders = []string{
			fill(t, s, 14*mb/10, 400, true), fill(t, s, 2*mb, 50, false), fill(t, s, 2*mb, 100, false),
			fill(t, s, mb, 30, false), fill(t, s, 3*mb, 20, false),
		}
	})
	other := start(t, func(s *Server) { s.Disk, s.Folder = 10*mb, h.Folder })
	for round, want := range []string{"true true false true true", "true true false true true", "true false false false true"} {
		if round == 2 {
			fill(t, h.Server, 5*mb, 1, false)
		}
		var sweeps sync.WaitGroup
		sweeps.Go(func() { h.sweep(context.Background()) })
		sweeps.Go(func() { other.sweep(context.Background()) })
		sweeps.Wait()
		var got []string
		for _, folder := range folders {
			got = append(got, fmt.Sprint(isThere(folder)))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("round %d: the folders are there: %v, want %s", round, got, want)
		}
	}
}

// While the disk is full, nothing is kept of new players, who are told. Those who were there before
// play on as always, and keep what they have.
func TestFullDisk(t *testing.T) {
	var c clock
	h := start(t, c.give, func(s *Server) { s.Disk = 60_000 })
	h.tells("listen", "")
	old := newSigner(t)
	h.plays(old)
	h.away()

	fill(t, h.Server, 60_000, 1, false)
	h.sweep(context.Background())
	h.tells("disk", "full=true")
	fresh := newSigner(t)
	p := h.finds(fresh, "The server has no room for more new players")
	p.types("1")
	p.opens()
	p.leaves()
	h.away()
	if isThere(h.folder(fresh)) {
		t.Error("a new player has a folder")
	}
	p = h.finds(old, "Continue")
	p.leaves()

	c.pass(30 * time.Hour)
	h.sweep(context.Background())
	h.tells("disk", "full=false")
	h.plays(fresh)
	h.away()
	if !isThere(h.folder(fresh)) {
		t.Error("a new player has no folder")
	}
}

// While the disk is full, players who were there before get no more room than they have, beyond a
// little for the game at hand, and make no races.
func TestFullDiskGrowsNoMore(t *testing.T) {
	h := start(t, func(s *Server) { s.Disk = 60_000 })
	key := newSigner(t)
	h.plays(key)
	h.away()
	fill(t, h.Server, 60_000, 1, false)
	h.sweep(context.Background())
	h.tells("disk", "full=true")

	p := h.finds(key, "Continue")
	p.does("v", "RACES", "n\r", "Your name:", "Ana\r", "the disk of the server is full")
	p.leaves()
	h.away()
	p = h.finds(key, "Continue")
	p.types("e")
	p.sees("EDITOR")
	p.types(" ")
	boards := filepath.Join(h.folder(key), "boards")
	if err := os.MkdirAll(boards, 0o700); err != nil {
		t.Fatal(err)
	}
	oldest := filepath.Join(boards, "1.txt")
	for i, name := range []string{"1.txt", "2.txt"} {
		path := filepath.Join(boards, name)
		if err := os.WriteFile(path, make([]byte, leastKept*2/3), 0o600); err != nil {
			t.Fatal(err)
		}
		at := h.Now().Add(time.Duration(i-2) * time.Hour)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	p.does("S", "Name: ", "\x15mine\r", "Saved to mine")
	if isThere(oldest) {
		t.Error("a player has more room than the folder took when the disk became full")
	}
}

// What players add counts at once, not only with the next sweep.
func TestDiskFillsBetweenSweeps(t *testing.T) {
	h := start(t, func(s *Server) { s.Disk = 50_000 })
	h.sweep(context.Background())
	kept := 0
	for range 5 {
		key := newSigner(t)
		h.plays(key)
		h.away()
		if isThere(h.folder(key)) {
			kept++
		}
	}
	if kept == 0 || kept == 5 {
		t.Errorf("the games of %d of 5 players are kept, with room for some", kept)
	}
	h.sweep(context.Background())
	h.tells("disk", "full=true")
}

// A key that only connects leaves nothing behind.
func TestWhoOnlyLooksLeavesNothing(t *testing.T) {
	h := start(t)
	p := h.finds(newSigner(t), "Beginner")
	p.leaves()
	h.away()
	if all := filesIn(t, h.Folder); !slices.Equal(all, []string{"host_key"}) {
		t.Errorf("the server keeps %v", all)
	}
}

// The oldest race of a key with many makes room for another. If somebody may come back to all of them,
// the key cannot make more. Other keys can, also from the same address.
func TestOneKeyDoesNotFillTheRaces(t *testing.T) {
	t.Parallel()
	h, anasKey := start(t, quickClock), newSigner(t)
	ana, luis := h.play(anasKey, ""), h.play(newSigner(t), "")
	ana.sees("Beginner")
	she := &player{folder: h.folder(anasKey)}
	kept := h.archive(she)
	kept.RaceLimits = h.raceLimits(she, ana.client.LocalAddr())
	all, unused := races.In(kept), ""
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 7}
	board, err := spec.Deal(game.Cell{})
	if err != nil {
		t.Fatal(err)
	}
	for i := range racesOfPlayer {
		code, err := all.Make(journal.Header{Begun: h.Now(), Deal: spec, Layout: board.Layout}, uint64(100*i))
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 { // nobody will come back to this one
			unused = code
			continue
		}
		seat, err := all.Join(code, "Ana")
		if err != nil {
			t.Fatal(err)
		}
		if err := all.Start(code); err != nil {
			t.Fatal(err)
		}
		seat.Leave()
	}
	ana.makesRace("Ana")
	h.tells("remove", "race="+unused)
	ana.does("\r", "TIME", "q", "Continue", "v", "RACES", "n\r", "too many races are unfinished")
	luis.sees("Beginner")
	luis.makesRace("Luis")
}

// Who comes and goes has the folder measured once, and pays for each time.
func TestComingAgainCostsLittle(t *testing.T) {
	h := start(t)
	h.tells("listen", "")
	key := newSigner(t)
	come := func() *player {
		p := h.finds(key, "Beginner")
		h.Server.mu.Lock()
		is := h.seats[0].player
		paid := h.seats[0].conn.from.usage.add(0)
		h.Server.mu.Unlock()
		if paid == 0 {
			t.Error("joining is free")
		}
		p.leaves()
		h.away()
		return is
	}
	before := come().bytes
	if err := os.MkdirAll(h.folder(key), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(h.folder(key), "history.jsonl"), make([]byte, 1<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	if after := come(); after.bytes != before {
		t.Errorf("the folder is measured again: %d bytes, and %d before", after.bytes, before)
	}
}
