package boards

import (
	"fmt"
	"io"
	"slices"

	"buscaminas/game"
)

// byRows has the functions that write a board row by row: head appends the header of the board, and
// row appends one row.
type byRows struct {
	head func(dst []byte, l *game.Layout) []byte
	row  func(dst []byte, l *game.Layout, row int) []byte
}

// append appends the board of l to dst. It writes each row twice, the first time only to add up the
// length. Then dst can grow once: growing step by step would take twice the memory.
func (r byRows) append(dst []byte, _ *Board, l *game.Layout) []byte {
	rows, _ := l.Grid().Size()
	dst = r.head(dst, l)
	var line []byte
	length := 0
	for row := range rows {
		line = r.row(line[:0], l, row)
		length += len(line)
	}
	dst = slices.Grow(dst, length)
	for row := range rows {
		dst = r.row(dst, l, row)
	}
	return dst
}

// Write writes the board of l to w, without holding the whole text in memory. It writes the same
// bytes as [Format.Append]. It fails if the format is neither [Map] nor [List], or if writing to w
// fails.
func (f Format) Write(w io.Writer, l *game.Layout) error {
	r := formats[f].rows
	if r.row == nil {
		return fmt.Errorf("%v is not written by rows", f)
	}
	const atOnce = 1 << 16 // bytes, about
	rows, cols := l.Grid().Size()
	text := r.head(make([]byte, 0, atOnce+cols), l)
	for row := range rows {
		text = r.row(text, l, row)
		if len(text) < atOnce && row < rows-1 {
			continue
		}
		if _, err := w.Write(text); err != nil {
			return err
		}
		text = text[:0]
	}
	return nil
}
