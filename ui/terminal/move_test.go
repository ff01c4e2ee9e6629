package terminal

import "testing"

// The number of bytes by which runs are compared is the number of bytes that a move takes.
func TestMovesTakeTheBytesThatAreCounted(t *testing.T) {
	rows := []int{0, 1, 2, 3, 8, 9, 10, 98, 99, 100}
	cols := []int{0, 1, 2, 3, 4, 8, 9, 10, 11, 98, 99, 100, 101, 118, 119}
	var places []place
	for _, row := range rows {
		for _, col := range cols {
			places = append(places, place{row, col})
		}
	}
	beyond := place{3, 120} // the column after the last
	for _, from := range append(places, beyond, nowhere) {
		for _, to := range places {
			w := Painter{width: 120, height: 101, at: from}
			_, counted := w.wayTo(from, to)
			if w.move(to); len(w.out) != counted || w.at != to {
				t.Fatalf("from %v to %v: %q, counted as %d bytes; the cursor is taken to be at %v", from, to, w.out, counted, w.at)
			}
		}
	}
}
