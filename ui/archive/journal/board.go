package journal

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strconv"

	"buscaminas/game"
)

// maxDrawn is how many cells a board has at most that is drawn, row after row, as a
// person can read it. A larger one is written as a bitmap.
const maxDrawn = 10_000

// What a drawn row is made of.
const (
	mine = '*'
	free = '.'
)

// AppendBoard appends to dst the lines of a board that was dealt, or given, and
// returns the extended slice. They may stand in the header, or anywhere between two
// entries.
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

// The keys of the board.
const (
	rowKey      = "row"
	bitmapKey   = "bitmap"
	promiseKept = "promise kept"
)

// bitsOf returns the mines of a board, a bit for each cell, row after row and the
// highest bit of a byte first.
func bitsOf(l *game.Layout) []byte {
	rows, cols := l.Grid().Size()
	all := make([]byte, (rows*cols+7)/8)
	for r := range rows {
		for c := range cols {
			if l.Mine(game.Cell{Row: r, Col: c}) {
				i := r*cols + c
				all[i/8] |= 1 << (7 - i%8)
			}
		}
	}
	return all
}

// minesOf yields the cells whose bits are set, on a board of so many columns.
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
	w, _ := flate.NewWriter(&b, flate.BestSpeed) // the level is one that there is
	_, _ = w.Write(data)                         // memory takes everything
	_ = w.Close()
	return b.Bytes()
}

// maxRatio is how many times as long as what was compressed it can become.
const maxRatio = 1032

// readBitmap returns the bitmap of so many cells that a text holds. It takes no more
// memory than the cells need, whatever the text unpacks to.
func readBitmap(text string, cells int) ([]byte, error) {
	packed, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	if (cells+7)/8 > maxRatio*(len(packed)+1) {
		return nil, io.ErrUnexpectedEOF
	}
	bitmap := make([]byte, (cells+7)/8)
	unpacked := flate.NewReader(bytes.NewReader(packed))
	if _, err := io.ReadFull(unpacked, bitmap); err != nil {
		return nil, err
	}
	switch _, err := io.ReadFull(unpacked, make([]byte, 1)); err {
	case io.EOF:
		return bitmap, nil
	case nil:
		return nil, errors.New("more than " + strconv.Itoa(cells) + " cells")
	default:
		return nil, err
	}
}
