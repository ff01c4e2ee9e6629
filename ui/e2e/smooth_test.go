//go:build !windows

package e2e

import (
	"strings"
	"testing"
	"time"
)

// BenchmarkFirstFrame is the time from the start of the program to its first
// frame, also in a terminal that answers no question.
func BenchmarkFirstFrame(b *testing.B) {
	for name, mute := range map[string]bool{"answers": false, "mute": true} {
		b.Run(name, func(b *testing.B) {
			if _, err := buildGame(); err != nil {
				b.Fatal(err)
			}
			b.ResetTimer()
			for range b.N {
				term := program{mute: mute}.start(b, size{80, 24})
				term.waitText("5. Salir")
				b.StopTimer()
				term.press("5")
				term.waitExit()
				b.StartTimer()
			}
		})
	}
}

// A terminal that answers nothing is no reason to wait.
func TestMuteTerminalIsNotWaitedFor(t *testing.T) {
	begin := time.Now()
	term := program{mute: true}.start(t, size{80, 24})
	term.waitText("5. Salir")
	if took := time.Since(begin); took > 3*time.Second {
		t.Errorf("the first frame took %v: something waited for an answer", took)
	}
	term.press("5")
	term.waitExit()
}

// Keys that come all at once are all carried out, in order.
func TestThousandKeysInOneBurst(t *testing.T) {
	term := start(t, size{130, 40}, "--level", "expert")
	term.waitText("MINAS RESTANTES: 99")
	// From cell to cell over a whole row and back, a flag on each: the first ten
	// cells are flagged in the end, all others twice, which is not at all.
	row := "0" + strings.Repeat("fl", 29) + "f" + "0" + strings.Repeat("fl", 29) + "f"
	burst := strings.Repeat(row, 8) + "0" + strings.Repeat("fl", 10)
	if len(burst) < 960 {
		t.Fatalf("%d keys are no thousand", len(burst))
	}
	term.typeText(burst)
	term.waitText("MARCADAS: 10 ")
	term.press("ctrl+c")
	term.waitExit()
}
