package archive

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
)

// made returns a board of one row of a hundred cells, of which this many are mines.
func made(mines int) *journal.Header {
	var all []game.Cell
	for col := range mines {
		all = append(all, game.Cell{Col: col})
	}
	l := gametest.Must(game.NewLayout(game.Square{Rows: 1, Cols: 100}, slices.Values(all)))
	return &journal.Header{Titles: []string{"a board"}, Layout: l, Start: game.Cell{Col: 99}}
}

// minesIn returns the number of mines on the unsaved board with this name.
func minesIn(t *testing.T, a *Archive, name string) int {
	t.Helper()
	u, s, err := a.ResumeUnsavedBoard(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := u.Leave(); err != nil {
		t.Error(err)
	}
	return s.Layout.Mines()
}

// However the writes overlap, the file has the last board, and nothing is written after the end.
func TestUnsavedIsWrittenFromSeveralSides(t *testing.T) {
	for _, forget := range []bool{false, true} {
		a := At(t.TempDir())
		u := a.NewUnsavedBoard()
		var all sync.WaitGroup
		for mines := range 50 {
			u.SetBoard(made(mines + 1))
			all.Go(func() {
				if err := u.Write(); err != nil {
					t.Error(err)
				}
			})
		}
		if forget {
			u.Forget()
		} else if err := u.Leave(); err != nil {
			t.Error(err)
		}
		u.SetBoard(made(99))
		all.Go(func() { _ = u.Write() })
		all.Wait()
		names := a.UnsavedBoards()
		if forget {
			if left, _ := filepath.Glob(filepath.Join(a.dir, unsavedFolder, "*")); len(names)+len(left) > 0 {
				t.Errorf("forgotten, and there still are %v and %v", names, left)
			}
			continue
		}
		if !slices.Equal(names, []string{"1"}) || minesIn(t, a, "1") != 50 {
			t.Errorf("%v wait, want the last of 50", names)
		}
	}
}

// Each Unsaved has its own file, and never takes that of another or of a board that waits.
func TestUnsavedTakesNoOthersFile(t *testing.T) {
	a := At(t.TempDir())
	b := At(a.dir)
	write := func(u *UnsavedBoard, mines int) {
		t.Helper()
		u.SetBoard(made(mines))
		gametest.MustDo(u.Write())
	}
	first, second, third := a.NewUnsavedBoard(), b.NewUnsavedBoard(), b.NewUnsavedBoard()
	write(first, 1)
	write(second, 2)
	if names := At(a.dir).UnsavedBoards(); len(names) > 0 {
		t.Errorf("%v are offered while they are made", names)
	}
	if _, _, err := b.ResumeUnsavedBoard("1"); !errors.Is(err, ErrElsewhere) {
		t.Errorf("gone on with twice: %v", err)
	}
	gametest.MustDo(first.Leave())
	write(third, 3)
	write(second, 4)
	if names := b.UnsavedBoards(); !slices.Equal(names, []string{"1"}) {
		t.Errorf("%v wait, want that of the first alone", names)
	}
	if n := minesIn(t, b, "1"); n != 1 {
		t.Errorf("that of the first has %d mines", n)
	}
	second.Forget()
	third.Forget()
	again, _, err := b.ResumeUnsavedBoard("1")
	if err != nil {
		t.Fatal(err)
	}
	again.Forget()
	if _, _, err := b.ResumeUnsavedBoard("1"); !errors.Is(err, ErrGone) {
		t.Errorf("gone on with after it was forgotten: %v", err)
	}
	if left, _ := os.ReadDir(filepath.Join(a.dir, unsavedFolder)); len(left) > 0 {
		t.Errorf("there still are %v", left)
	}
}

// If boards were written at the same moment, the one begun last comes first.
func TestUnsavedWrittenInOneMoment(t *testing.T) {
	a := At(t.TempDir())
	for range 10 {
		u := a.NewUnsavedBoard()
		u.SetBoard(made(1))
		gametest.MustDo(errors.Join(u.Write(), u.Leave()))
	}
	paths := gametest.Must(filepath.Glob(filepath.Join(a.dir, unsavedFolder, "*.txt")))
	for _, path := range paths {
		gametest.MustDo(os.Chtimes(path, noon, noon))
	}
	if names := a.UnsavedBoards(); !slices.Equal(names, []string{"10", "9", "8", "7", "6", "5", "4", "3", "2", "1"}) {
		t.Errorf("%v wait", names)
	}
}

func TestUnsavedInNoFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	a := At("")
	u := a.NewUnsavedBoard()
	u.SetBoard(made(1))
	if err := errors.Join(u.Write(), u.Leave()); err != nil {
		t.Error(err)
	}
	u.Forget()
	if names := a.UnsavedBoards(); len(names) > 0 {
		t.Errorf("%v wait", names)
	}
	if left, _ := os.ReadDir("."); len(left) > 0 {
		t.Errorf("there are %v", left)
	}
}
