package screen

import "testing"

// A list that needs less than its column leaves the rest to the panel, so that the pair stays as wide.
func TestAShortListLeavesItsRoomToThePanel(t *testing.T) {
	t.Parallel()
	for _, width := range []int{120, 200, 250} {
		usual := ColumnsOf(width, 60)
		short := usual.FitRows(36)
		if short.Main != 38 || short.Left != usual.Left || short.Main+short.Side != usual.Main+usual.Side {
			t.Errorf("at %d columns %+v becomes %+v", width, usual, short)
		}
		if wide := usual.FitRows(500); wide.Side != leastSide || wide.Main+wide.Side != usual.Main+usual.Side {
			t.Errorf("at %d columns %+v becomes %+v for a long line", width, usual, wide)
		}
	}
	if narrow := ColumnsOf(80, 24); narrow.FitRows(20) != narrow {
		t.Error("a window without a panel has other columns for a short list")
	}
}
