package screen

import "testing"

// A dot is a drawing of one character, at a column of its own.
type dot struct{ column int }

func (d dot) Paint(g *Grid, top int) (right, bottom int) {
	g.Put(d.column, top, '*', Figure)
	return 10, top + 1
}

// A board that is drawn among the surroundings of an earlier one looks like one in a new frame.
func TestSurroundingsHoldNoBoard(t *testing.T) {
	t.Parallel()
	page := func(f *Frame, d dot) {
		f.Begin(20, 5)
		f.Middle(Line{Title.Of("Title")})
		f.BoardBeside(d, Panel("Panel", nil, 6, 2))
		f.Foot(NewFoot(20, 0, nil))
	}
	var first, again, anew Frame
	var s Surroundings
	if s.Draw(&again, dot{}) {
		t.Fatal("nothing was kept, but it was drawn")
	}
	page(&first, dot{3})
	s.Keep(&first)
	again.Begin(20, 5)
	if !s.Draw(&again, dot{7}) {
		t.Fatal("what was kept was not drawn")
	}
	page(&anew, dot{7})
	if again.String() != anew.String() {
		t.Errorf("drawn again:\n%s\ndrawn anew:\n%s", &again, &anew)
	}
	if line, ok := again.BoardTop(); line != 1 || !ok {
		t.Errorf("the board is at line %d (%t), want 1", line, ok)
	}
}
