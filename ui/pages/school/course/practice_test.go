package course

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
)

// keep plays a game as [finish] does, and returns a new archive with it.
func keep(t *testing.T, s session.Setup, plays ...string) *archive.Archive {
	t.Helper()
	kept := archive.At(t.TempDir())
	t.Cleanup(kept.Close)
	return finish(t, kept, s, plays...)
}

// Cells that were open before an undo are open in the position, because they made the guess
// needless.
func TestWhatWasMissedAfterAnUndo(t *testing.T) {
	l := guessable(t)
	due, others := misses(keep(t, session.Setup{Board: session.Given(l, game.Cell{})}, "0,0*", "<", "2,1*"), always, never)
	if len(due) != 1 || others != 0 {
		t.Fatalf("%d to practise, %d others", len(due), others)
	}
	if g := due[0].Game(due[0].Rules); !g.Open(game.Cell{}) || g.Open(game.Cell{Row: 2, Col: 1}) {
		t.Errorf("%d cells are open, want the first cell open and the guessed one closed", g.Opened())
	}
}

// A cell that was known to be safe without a number, such as the start, cannot be practised, and is
// counted.
func TestWhatCannotBePractised(t *testing.T) {
	l := gametest.Layout(t, game.GridKinds()[0].New, ".......", "..*....", ".......", "*.....*")
	due, others := misses(keep(t, session.Setup{Board: session.GivenSafe(l, game.Cell{})}, "3,6*"), always, never)
	if len(due) != 0 || others != 1 {
		t.Fatalf("%d to practise, %d others", len(due), others)
	}
	var p Queue
	r := p.Next(keep(t, session.Setup{Board: session.GivenSafe(l, game.Cell{})}, "3,6*"), today, never)
	if r.Missed != nil || r.Others != 1 {
		t.Errorf("Next returns %+v, want no mistake and 1 other", r)
	}
}

func always(string) bool { return true }

// A mine that was certain is asked about, by the rules of its game, and so is a cell that was opened late.
func TestACertainMineIsPractised(t *testing.T) {
	mine := game.Cell{Col: 2}
	l := gametest.Layout(t, game.GridKinds()[0].New, "..*.")
	due, _ := misses(keep(t, session.Setup{Board: session.Given(l, game.Cell{}), Rules: game.Simple}, "0,0*", "0,2*"), always, never)
	if len(due) != 1 || due[0].Why != Blasted || due[0].Rules != game.Simple || !slices.Equal(due[0].Patterns[0].Mines(), []game.Cell{mine}) {
		t.Errorf("%+v", due)
	}
	if late := cellsMissed(review.Opening{Verdict: review.Proven, Cell: mine}, game.New(l, game.Simple)); !slices.Equal(late, []game.Cell{mine}) {
		t.Errorf("asked about %v", late)
	}
}
