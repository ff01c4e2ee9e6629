//go:build !windows

package e2e

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"

	"buscaminas/ui/store"
)

// Killed at any instant, the game goes on with everything that was on the screen:
// every flag and move that the player saw is there.
func TestKillLosesNothingThatWasSeen(t *testing.T) {
	const kills, seed = 200, 1
	var both sync.WaitGroup
	for i, grid := range []string{"square", "hex"} {
		both.Go(func() {
			rng := rand.New(rand.NewPCG(seed, uint64(i)))
			var home string
			args := []string{"--grid", grid, "--lang", "en"}
			for n := range kills / 2 {
				if n%perGame == 0 {
					home = t.TempDir()
				}
				killOnce(t, rng, home, args)
				if t.Failed() {
					return
				}
			}
		})
	}
	both.Wait()
}

// perGame is after how many kills another game is begun: the flags of one are only
// ever put, so that more of them are later ones.
const perGame = 10

// killOnce begins a game, or goes on with the one that is kept, kills the program
// while keys arrive, and compares what was seen with what is kept.
func killOnce(t *testing.T, rng *rand.Rand, home string, args []string) {
	term := program{args: args, home: home}.start(t, size{80, 24})
	defer term.close()
	term.waitText("BUSCAMINAS")
	before := figures{}
	if path := kept(home); path != "" {
		before = keptFigures(t, path)
		term.press("c")
	} else {
		term.press("3")
		term.waitText("FLAGGED:")
		term.press("space")
	}
	term.waitFor(func(screen string) bool {
		now := seenFigures(screen)
		return now.moves > 0 && now == before || before.moves == 0 && now.moves == 1
	}, "the game as it was left")
	burst := 1 + rng.IntN(8)
	term.send(strings.Repeat("wf", burst))
	enough := before.flags + rng.IntN(burst+1)
	term.waitFor(func(screen string) bool { return seenFigures(screen).flags >= enough }, "some flags")
	if err := term.kill(syscall.SIGKILL); err != nil {
		t.Error(err)
	}
	<-term.ended
	seen := seenFigures(term.screen())
	if got := keptFigures(t, kept(home)); got.flags < seen.flags || got.moves < seen.moves {
		t.Errorf("%+v was seen, %+v is kept", seen, got)
	}
}

// figures are what tells how far a game is.
type figures struct{ flags, moves int }

var figureLine = regexp.MustCompile(`FLAGGED: (\d+) .*MOVES: (\d+)`)

func seenFigures(screen string) (f figures) {
	if found := figureLine.FindStringSubmatch(screen); found != nil {
		f.flags, _ = strconv.Atoi(found[1])
		f.moves, _ = strconv.Atoi(found[2])
	}
	return f
}

// kept returns the path of the game in progress, "" where there is none.
func kept(home string) string {
	path := filepath.Join(home, "state", "buscaminas", "game.txt")
	if _, err := os.Stat(path); err != nil {
		return ""
	}
	return path
}

func keptFigures(t *testing.T, path string) figures {
	saved, err := store.ReadGame(path)
	if err != nil || saved.Wrong != nil {
		t.Errorf("the game that was kept: %v, %v", err, saved)
		return figures{}
	}
	return figures{saved.Game.Flags(), saved.Game.Steps()}
}
