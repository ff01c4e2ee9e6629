//go:build !windows

package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// All keys that arrive at once are carried out, in order.
func TestThousandKeysInOneBurst(t *testing.T) {
	t.Parallel()
	term := start(t, size{130, 40}, "--level", "expert")
	term.waitText("MINAS RESTANTES: 99")
	// The keys flag every cell of a row on the way there and back. At the end the first ten cells
	// are flagged, and all others were flagged twice, which removes the flag.
	row := "0" + strings.Repeat("fl", 29) + "f" + "0" + strings.Repeat("fl", 29) + "f"
	burst := strings.Repeat(row, 8) + "0" + strings.Repeat("fl", 10)
	if len(burst) < 960 {
		t.Fatalf("%d keys, want a thousand or more", len(burst))
	}
	term.typeText(burst)
	term.waitText("MARCADAS: 10 ")
	term.interrupt()
}

// The first screen is painted once, and again only after a stop. It, a step of the cursor and the
// clock write few bytes, so that a slow connection keeps up with a key held down.
func TestLittleIsWritten(t *testing.T) {
	t.Parallel()
	args := []string{"--level", "expert", "--seed", "5"}
	term := program{args: args, shell: true, env: []string{"COLORTERM=truecolor"}}.start(t, size{130, 40})
	term.stillPlays()
	if n := len(term.raw()); n > 20_000 {
		t.Errorf("the first screen takes %d bytes", n)
	}
	painted := func(times int) {
		t.Helper()
		if n := strings.Count(term.raw(), "sin adivinar"); n != times {
			t.Errorf("the title is painted %d times, want %d", n, times)
		}
	}
	painted(1)
	before := len(term.raw())
	for range 10 {
		frame := term.screen()
		term.press("right")
		term.waitFor(func(screen string) bool { return screen != frame }, "the cursor to move")
	}
	if each := (len(term.raw()) - before) / 10; each > 300 {
		t.Errorf("a step writes %d bytes", each)
	}
	term.press("ctrl+z")
	term.waitText(stopped)
	term.press("enter")
	term.stillPlays()
	painted(2)
	term.press("space")
	clock := func(least int) (tenths int) {
		term.waitFor(func(screen string) bool {
			tenths = look(screen).tenths
			return strings.Contains(screen, "JUGADAS: 1") && tenths >= least
		}, "the clock")
		return tenths
	}
	begun := clock(clock(1) + 1) // once the clock runs, all opened cells are drawn
	before = len(term.raw())
	if tenths := clock(begun+5) - begun; (len(term.raw())-before)*10/tenths > 80 {
		t.Errorf("in %d tenths of a second, the clock writes %d bytes", tenths, len(term.raw())-before)
	}
	term.interrupt()
	painted(2)
}

// BenchmarkKey measures the time from a key that moves the cursor to the output. No program answers a
// key sooner than cat does.
//
//	go test ./ui/e2e -run '^$' -bench Key -benchtime 500x
func BenchmarkKey(b *testing.B) {
	for _, answers := range []struct {
		name string
		program
		ready string
	}{
		{"cat", program{path: "sh", args: []string{"-c", "stty raw -echo && echo ready && cat"}}, "ready"},
		{"game", program{args: []string{"--level", "expert"}}, "MINAS RESTANTES: 99"},
	} {
		b.Run(answers.name, func(b *testing.B) {
			term := answers.start(b, size{130, 40})
			term.waitText(answers.ready)
			var took []time.Duration
			keys := []string{"right", "left"}
			for i := 0; b.Loop(); i++ {
				time.Sleep(time.Duration(13+i%11) * time.Millisecond) // at any moment between two frames
				term.mu.Lock()
				answered := term.changed
				term.mu.Unlock()
				begun := time.Now()
				term.press(keys[i%2])
				<-answered
				took = append(took, time.Since(begun))
			}
			slices.Sort(took)
			b.ReportMetric(0, "ns/op") // most of it is the time between two keys
			b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "ms/median")
			term.cmd.Process.Kill()
		})
	}
}
