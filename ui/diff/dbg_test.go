package diff_test

import (
	"buscaminas/game"
	"testing"
)

func TestDbg(t *testing.T) {
	for _, marks := range []bool{false, true} {
		p, r := newScreen(t, 130, 40)
		table := newTable(t, byNumber, marks)
		r.frame(table.frame(game.Cell{Row: 8, Col: 14}))
		if !marks {
			t.Log("\n" + p.through.String())
		}
		p.through.take()
		r.frame(table.frame(game.Cell{Row: 8, Col: 15}))
		s := p.through.take()
		t.Logf("%d %q", len(s), s)
		r.frame(table.frame(game.Cell{Row: 9, Col: 15}))
		s = p.through.take()
		t.Logf("%d %q", len(s), s)
	}
}
