//go:build !windows

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// BenchmarkStart measures the time from the start of the program to its first frame in the
// terminal. The goal is at most 30 ms, however many games are saved.
func BenchmarkStart(b *testing.B) {
	if _, err := buildGame(); err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name string
		keep func(b *testing.B, dir string)
		want string // a text on the first frame
	}{
		{"nothing kept", func(*testing.B, string) {}, "1. "},
		{"10000 games", keepMany, "1. "},
		{"10000 games and one in progress", func(b *testing.B, dir string) {
			keepMany(b, dir)
			keepOne(b, dir, 2, false)
		}, "Continuar"},
	} {
		home := b.TempDir()
		c.keep(b, filepath.Join(home, "state", "buscaminas"))
		b.Run(c.name, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				begun := time.Now()
				term := program{home: home}.start(b, size{80, 24})
				term.waitText(c.want)
				took = append(took, time.Since(begun))
				b.StopTimer()
				term.close()
				b.StartTimer()
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "ms/median")
			b.ReportMetric(float64(took[len(took)*9/10].Microseconds())/1000, "ms/90%")
		})
	}
}

// BenchmarkStartOfTheLargestBoard measures the time to the first frame of the largest board. The
// goal is at most 100 ms.
func BenchmarkStartOfTheLargestBoard(b *testing.B) {
	if _, err := buildGame(); err != nil {
		b.Fatal(err)
	}
	var took []time.Duration
	for b.Loop() {
		begun := time.Now()
		term := program{args: []string{"--size", "1024x1024", "--mines", "100000"}}.start(b, size{80, 24})
		term.waitText("MINAS RESTANTES: 100000")
		took = append(took, time.Since(begun))
		b.StopTimer()
		term.close()
		b.StartTimer()
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "ms/median")
}

const expertRows, expertCols = 16, 30

// nextCell returns the cell after c on a board of the hardest level, row by row. After the last
// cell comes the first.
func nextCell(c game.Cell) game.Cell {
	n := (c.Row*expertCols + c.Col + 1) % (expertRows * expertCols)
	return game.Cell{Row: n / expertCols, Col: n % expertCols}
}

// keepOne plays a game of the hardest level in a folder, to its end if whole is true, and otherwise
// about half of it.
func keepOne(b *testing.B, dir string, seed uint64, whole bool) {
	b.Helper()
	kept := archive.At(dir)
	defer kept.Close()
	setup := session.Level(words.Levels()[2], game.GridKinds()[0], game.LeftToFind, seed).Promising(deal.Followable)
	s, err := session.New(setup, time.Now)
	if err != nil {
		b.Fatal(err)
	}
	s.KeepIn(kept)
	at := setup.Start()
	for range expertRows * expertCols / 2 {
		a := game.Action{Kind: game.Open, Cell: at}
		if !s.Undealt() && s.Game().Layout().Mine(at) {
			a.Kind = game.Flag
		}
		if s.Game().Face(at) == game.Closed {
			if _, err := s.Play(a); err != nil {
				b.Fatal(err)
			}
		}
		at = nextCell(at)
	}
	if !whole {
		s.Leave()
		return
	}
	for ; s.Game().Status() == game.Playing; at = nextCell(at) {
		if s.Game().Face(at) == game.Closed && !s.Game().Layout().Mine(at) {
			if _, err := s.Play(game.Action{Kind: game.Open, Cell: at}); err != nil {
				b.Fatal(err)
			}
		}
	}
	if _, err := s.End(time.Now()).Finish(); err != nil {
		b.Fatal(err)
	}
}

// keepMany saves 10,000 finished games.
func keepMany(b *testing.B, dir string) {
	b.Helper()
	keepOne(b, dir, 1, true)
	kept := archive.At(dir)
	games, _, err := kept.History()
	if err != nil || len(games) != 1 {
		b.Fatalf("%d games, %v", len(games), err)
	}
	last := games[0]
	journal, err := os.ReadFile(kept.Path(last.Name))
	if err != nil {
		b.Fatal(err)
	}
	var history []byte
	for i := range 9_999 {
		g := last
		g.Ended = last.Ended.Add(time.Duration(i-10_000) * time.Hour)
		g.Name = fmt.Sprintf("%s-%d", last.Name, i)
		g.Board = fmt.Sprintf("%016x", i)
		g.Time += time.Duration(i) * time.Millisecond
		history = g.Append(history)
		if err := os.WriteFile(kept.Path(g.Name), journal, 0o600); err != nil {
			b.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), last.Append(history), 0o600); err != nil {
		b.Fatal(err)
	}
}
