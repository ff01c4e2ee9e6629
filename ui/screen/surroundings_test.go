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
		f.BoardBeside(d, Panel(Border.Of("Panel"), nil, 6, 2))
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

// A clock that goes on is rewritten where it stands. A wider time, or one that is not there, is not.
func TestRewriteTheClock(t *testing.T) {
	t.Parallel()
	page := func(f *Frame, time string) {
		f.Begin(20, 4)
		f.Middle(Line{Field.Of("TIME "), Clock.Of(time)})
		f.Board(dot{3})
	}
	var first, again, anew Frame
	var s Surroundings
	if s.Rewrite(Clock, "8 s") {
		t.Error("nothing was kept, but it was rewritten")
	}
	page(&first, "8 s")
	s.Keep(&first)
	if s.Rewrite(Clock, "10 s") || s.Rewrite(Good, "9 s") {
		t.Error("a text that does not fit, or is not there, was rewritten")
	}
	if !s.Rewrite(Clock, "9 s") {
		t.Fatal("the clock was not rewritten")
	}
	s.Draw(&again, dot{3})
	page(&anew, "9 s")
	if !again.Equal(&anew.Grid) {
		t.Errorf("rewritten:\n%s\nanew:\n%s", &again, &anew)
	}
}
