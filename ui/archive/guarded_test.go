package archive

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// brokenFile is a file on which the program fails.
type brokenFile struct{ gameFile }

func (brokenFile) WriteAt([]byte, int64) (int, error) { panic("in the writing") }

// A large board is written on a goroutine of its own: where the program fails there, who guards
// that hears of it, and the game can be left.
func TestABoardWhoseWritingFails(t *testing.T) {
	a := At(t.TempDir())
	failed := make(chan any, 1)
	a.Guarded = func(write func()) func() {
		return func() {
			defer func() { failed <- recover() }()
			write()
		}
	}
	j := undealt(1)
	j.Deal.Grid = game.Square{Rows: 200, Cols: 200}
	j.Deal.Promise = deal.ClearStart
	k, err := a.Begin(j)
	if err != nil {
		t.Fatal(err)
	}
	if err := j.DealBoard(Watch(nil).tell); err != nil {
		t.Fatal(err)
	}
	k.to.Close()
	k.to = brokenFile{}
	k.WriteBoard(j.Header)
	if got := <-failed; got != "in the writing" {
		t.Errorf("what is heard is %v", got)
	}
	k.to = nil
	k.Leave()
}
