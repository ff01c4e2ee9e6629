package cli

import (
	"runtime"
	"strconv"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Games played at once take memory, so there are never more of them than processors, whatever
// --jobs says.
func TestJobsAreNoMoreThanProcessors(t *testing.T) {
	const side, mines, games = 100, 9_000, 30 // every game is lost at once
	play := func(jobs int) uint64 {
		return allocated(func() {
			execute(t, inEnglish("solve"), "", "--size", "100x100", "--mines", strconv.Itoa(mines), "--first", "any", "--seed", "1",
				"--games", strconv.Itoa(games), "--jobs", strconv.Itoa(jobs))
		})
	}
	player := allocated(func() { solver.New(game.Square{Rows: side, Cols: side}, mines) })
	one, all := play(1), play(games)
	if most := one + uint64(runtime.NumCPU()+2)*player; all > most {
		t.Errorf("%d jobs took %d bytes, want at most %d: one job took %d, and a player %d",
			games, all, most, one, player)
	}
}

// allocated returns the number of bytes that do allocates.
func allocated(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}
