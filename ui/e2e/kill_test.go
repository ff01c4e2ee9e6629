//go:build !windows

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"buscaminas/ui/store"
)

// Killed at any instant, the game goes on with everything that was on the screen:
// every flag that the player saw is there.
func TestKillLosesNothingThatWasSeen(t *testing.T) {
	const kills, seed = 200, 1
	var both sync.WaitGroup
	for i, grid := range []string{"square", "hex"} {
		both.Go(func() {
			rng := rand.New(rand.NewPCG(seed, uint64(i)))
			home := t.TempDir()
			args := []string{"--grid", grid, "--lang", "en"}
			for range kills / 2 {
				killOnce(t, rng, home, args)
				if t.Failed() {
					return
				}
			}
		})
	}
	both.Wait()
}

// killOnce begins a game, or goes on with the one that is kept, kills the program
// while keys arrive, and compares what was seen with what is kept.
func killOnce(t *testing.T, rng *rand.Rand, home string, args []string) {
	term := program{args: args, home: home}.start(t, size{80, 24})
	defer term.close()
	term.waitText("BUSCAMINAS")
	if strings.Contains(term.screen(), "c. Continue") {
		term.press("c")
	} else {
		term.press("3")
	}
	term.waitText("FLAGGED:")
	// Flags at random, between moves: they never end the game, and how many there
	// are says which were seen. Each cell is flagged at most once.
	term.send(strings.Repeat("fw", 1+rng.IntN(12)) + "u")
	time.Sleep(time.Duration(rng.IntN(6000)) * time.Microsecond)
	if err := term.kill(syscall.SIGKILL); err != nil {
		t.Error(err)
		return
	}
	<-term.ended
	var flags, moves int
	at := strings.Index(term.screen(), "FLAGGED:")
	if _, err := fmt.Sscanf(term.screen()[at:], "FLAGGED: %d", &flags); err != nil {
		t.Error(err)
	}
	path := filepath.Join(home, "state", "buscaminas", "game.txt")
	if _, err := os.Stat(path); err != nil && flags == 0 {
		return
	}
	_ = moves
	saved, err := store.ReadGame(path)
	if err != nil || saved.Wrong != nil {
		t.Errorf("%v, %v", err, saved)
		return
	}
	if got := saved.Game.Flags(); got < flags {
		t.Errorf("%d flags were seen, %d are kept", flags, got)
	}
}
