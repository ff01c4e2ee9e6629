package boards_test

import (
	"bytes"
	"errors"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
)

// Writing row by row gives the same bytes as writing at once.
func TestWritingByRows(t *testing.T) {
	for _, size := range []game.Square{{Rows: 1, Cols: 1}, {Rows: 7, Cols: 5}, {Rows: 300, Cols: 400}, {Rows: 2, Cols: 90_000}} {
		dealt, err := deal.Spec{Grid: size, Mines: size.Rows * size.Cols / 5}.Deal(game.Cell{})
		if err != nil {
			t.Fatal(err)
		}
		for format := range boards.Formats {
			var written bytes.Buffer
			err := format.Write(&written, dealt.Layout)
			if format != boards.Map && format != boards.List {
				if err == nil || written.Len() > 0 {
					t.Errorf("%v: %v, %d bytes", format, err, written.Len())
				}
				continue
			}
			want, _ := format.Append(nil, boards.FromLayout(dealt.Layout))
			if err != nil || !bytes.Equal(written.Bytes(), want) {
				t.Errorf("%v, %v: %v, %d bytes, want %d", size, format, err, written.Len(), len(want))
			}
			if err := format.Write(full{}, dealt.Layout); !errors.Is(err, errFull) {
				t.Errorf("%v: %v", format, err)
			}
		}
	}
}

type full struct{}

var errFull = errors.New("full")

func (full) Write([]byte) (int, error) { return 0, errFull }
