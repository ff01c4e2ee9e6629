package boards_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
)

// Whatever the bytes, they are a board that can be played and written, or an
// error of this package; and they take no more memory than is said.
func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("*.txt")
	if err != nil || len(files) == 0 {
		f.Fatalf("no boards: %v", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
		f.Add([]byte(strings.ReplaceAll(string(data), "\n", "\r\n")))
	}
	for _, hostile := range []string{
		"", "\ufeff", "\n", "1 1", "1 1\n*", "1 1\n1\n0 0", "2 2\n\x00", "2 2\n\xff", "1 3\n0 0\n",
		"0 0\n", "-1 1\n", "2\t2\n**\n**\n\n", "1 2\n█*\n", "3 1\n\n\n\n", "30 1\n" + strings.Repeat("\n", 30),
		"4294967296 4294967296\n0\n", "99999999999999999999 1\n", "10000 10000\n*\n", "10000 10000\n99999999\n0 0\n",
		"3 3\n10\n", "3 3\n2\n0 0\n0 0\n", "3 3\n1\n0\n", "3 3\n1\n3 3\n", "3 3\n1\n0 -1\n", "2 2\n1\n0 x\n",
	} {
		f.Add([]byte(hostile))
	}

	f.Fuzz(func(t *testing.T, data []byte) {
		var b *boards.Board
		var err error
		if allocated := allocatedBy(func() { b, err = boards.Read(data) }); allocated > mostMemory(len(data)) {
			t.Errorf("%d bytes for %d", allocated, len(data))
		}
		if err != nil {
			var e *boards.Error
			if !errors.As(err, &e) || e.Problem == 0 || e.Problem >= boards.Problems || err.Error() == "" {
				t.Fatalf("the error is %#v", err)
			}
			return
		}
		rows, cols := b.Grid.Size()
		if game.CheckSize(rows, cols) != nil {
			t.Fatalf("a board of %d×%d", rows, cols)
		}
		if rows*cols > 1<<16 {
			return // a few bytes may be a great board, of rows too short: too slow to play here
		}
		layout, err := b.Layout() // which checks that no mine is off the board, or there twice
		if err != nil {
			t.Fatal(err)
		}
		for _, format := range formats {
			again, err := boards.Read(format.append(nil, layout))
			if err != nil {
				t.Fatalf("%s: %v", format.name, err)
			}
			slices.SortFunc(b.Mines, func(a, b game.Cell) int { return (a.Row-b.Row)*cols + a.Col - b.Col })
			if again.Grid != format.grid(rows, cols) || !slices.Equal(again.Mines, b.Mines) {
				t.Fatalf("%s: %v and %v", format.name, b, again)
			}
		}
	})
}
