package journal

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// maxDrawn is the number of cells of the largest board that is drawn row by row, for people to
// read. A larger board is written as a bitmap.
const maxDrawn = 10_000

// The characters that stand for a cell in a drawn row of the board.
const (
	mine = '*'
	free = '.'
)

// AppendBoard appends the lines of the board to dst and returns the extended slice. In the text of
// a game these lines may stand in the header or between any two entries.
func (h *Header) AppendBoard(dst []byte) []byte {
	if h.MayNeedGuess {
		dst = append(dst, promiseKept+": no\n"...)
	}
	rows, cols := h.Layout.Grid().Size()
	if h.Layout.Cells() > maxDrawn {
		dst = append(dst, bitmapKey+": "...)
		dst = base64.StdEncoding.AppendEncode(dst, compressed(bitsOf(h.Layout)))
		return append(dst, '\n')
	}
	for r := range rows {
		dst = append(dst, rowKey+": "...)
		for c := range cols {
			if h.Layout.Mine(game.Cell{Row: r, Col: c}) {
				dst = append(dst, mine)
			} else {
				dst = append(dst, free)
			}
		}
		dst = append(dst, '\n')
	}
	return dst
}

// The keys of the lines about the board.
const (
	rowKey      = "row"
	bitmapKey   = "bitmap"
	promiseKept = "promise kept"
)

// bitsOf returns the mines of a board as a bitmap, with one bit for each cell, row by row. The
// highest bit of a byte comes first.
func bitsOf(l *game.Layout) []byte {
	rows, cols := l.Grid().Size()
	all := make([]byte, (rows*cols+7)/8)
	for c := range l.MineCells() {
		i := c.Row*cols + c.Col
		all[i/8] |= 1 << (7 - i%8)
	}
	return all
}

// minesOf returns an iterator over the mines in a bitmap: the cells whose bits are set. The board
// has cols columns.
func minesOf(bitmap []byte, cols int) func(yield func(game.Cell) bool) {
	return func(yield func(game.Cell) bool) {
		for at, eight := range bitmap {
			for bit := range 8 {
				if eight&(1<<(7-bit)) == 0 {
					continue
				}
				i := 8*at + bit
				if !yield(game.Cell{Row: i / cols, Col: i % cols}) {
					return
				}
			}
		}
	}
}

func compressed(data []byte) []byte {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestSpeed) // fails only for a wrong level
	_, _ = w.Write(data)                         // writing to memory does not fail
	_ = w.Close()
	return b.Bytes()
}

// maxRatio is the highest compression ratio of flate.
const maxRatio = 1032

// The errors of a bitmap.
var (
	notBase64 = text.Text{
		"a partir del carácter %d, el mapa de bits no es base64",
		"the bitmap is not base64 from character %d on"}
	damaged = text.Error{"el mapa de bits está dañado", "the bitmap is damaged"}
	tooFew  = text.Text{"el mapa de bits es más corto que el tablero (celdas: %d)", "the bitmap is shorter than the board (cells: %d)"}
	tooMany = text.Text{"el mapa de bits es más largo que el tablero (celdas: %d)", "the bitmap is longer than the board (cells: %d)"}
)

// readBitmap decodes the bitmap of a board with this number of cells. It fails if the bitmap has
// fewer or more bits. Even then it takes only the memory for that number of cells.
func readBitmap(encoded string, cells int) ([]byte, error) {
	packed, err := base64.StdEncoding.DecodeString(encoded)
	var at base64.CorruptInputError
	if errors.As(err, &at) {
		return nil, text.Error(notBase64.With(int64(at) + 1))
	}
	if (cells+7)/8 > maxRatio*(len(packed)+1) {
		return nil, text.Error(tooFew.With(cells))
	}
	bitmap := make([]byte, (cells+7)/8)
	unpacked := flate.NewReader(bytes.NewReader(packed))
	switch _, err := io.ReadFull(unpacked, bitmap); {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return nil, text.Error(tooFew.With(cells))
	case err != nil:
		return nil, damaged
	}
	over := cells%8 > 0 && bitmap[len(bitmap)-1]<<(cells%8) != 0 // bits past the last cell
	switch n, err := io.ReadFull(unpacked, make([]byte, 1)); {
	case n > 0 || over:
		return nil, text.Error(tooMany.With(cells))
	case err != io.EOF:
		return nil, damaged
	}
	return bitmap, nil
}
