//go:build !windows

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// BenchmarkStart measures the time from the start of the program to its first frame in the terminal. The
// goal is at most 30 ms, however many games are saved, and 100 ms for the largest board. A terminal that
// answers no query takes 50 ms more: the program waits that long to learn which characters it can draw.
func BenchmarkStart(b *testing.B) {
	if _, err := buildGame(); err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name  string
		p     program
		games int
		want  string // a text on the first frame
	}{
		{"nothing kept", program{}, 0, "1. "},
		{"mute terminal", program{mute: true}, 0, "1. "},
		{"10000 games", program{}, 10_000, "Continuar"},
		{"largest board", program{args: []string{"--size", "1024x1024", "--mines", "100000"}}, 0, "MINAS RESTANTES: 100000"},
	} {
		c.p.home = b.TempDir()
		var history strings.Builder
		for n := range c.games {
			put(b, c.p.home, fmt.Sprintf("state/buscaminas/games/%d.txt", n), keptGame+"2.000 won\n")
			fmt.Fprintf(&history, `{"v":1,"game":"%d","title":"x","grid":"square","rows":2,"columns":3,"board":"%d","won":true,"ms":5}`+"\n", n, n)
		}
		if c.games > 0 {
			put(b, c.p.home, "state/buscaminas/history.jsonl", history.String())
			put(b, c.p.home, "state/buscaminas/games/waiting.txt", keptGame)
			put(b, c.p.home, "state/buscaminas/games/waiting.lock", "")
		}
		b.Run(c.name, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				begun := time.Now()
				term := c.p.start(b, size{80, 24})
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
