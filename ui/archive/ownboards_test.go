package archive

import (
	"fmt"
	"os"
	"testing"

	"buscaminas/game/gametest"
)

// A player who saves board after board, and does nothing else, gets no more room than others: the
// oldest boards go.
func TestSavedBoardsStayWithinTheLimits(t *testing.T) {
	for _, limits := range []struct{ bytes, boards, size int }{
		{0, mostBoards + 1, 100}, // the last board is written after the others were counted
		{50_000, 51, 1000},
	} {
		a := At(t.TempDir())
		a.Limit(int64(limits.bytes), 0)
		last := ""
		for i := range 3 * mostBoards {
			path := gametest.Must(a.RoomForOwnBoard(fmt.Sprintf("board %d.txt", i)))
			writeAged(path, limits.size, 3*mostBoards-i)
			last = path
		}
		kept, err := os.ReadDir(a.boards())
		if err != nil || len(kept) > limits.boards {
			t.Errorf("%d boards are kept, want at most %d (%v)", len(kept), limits.boards, err)
		}
		if _, err := os.Stat(last); err != nil {
			t.Errorf("the last board is gone: %v", err)
		}
	}
}

// A board that is opened stays, even if the archive takes more than its limit.
func TestOpeningABoardRemovesNothing(t *testing.T) {
	a := At(t.TempDir())
	writeAged(gametest.Must(a.RoomForOwnBoard("old.txt")), 1000, 1)
	a.Limit(100, 0)
	if _, err := os.Stat(gametest.Must(a.OwnBoard("old.txt"))); err != nil {
		t.Error(err)
	}
}
