package boards

import (
	"fmt"
	"io"
	"slices"

	"buscaminas/game"
)

// byRows is a way to write a board row after row: what comes first, and each row.
type byRows struct {
	head func(dst []byte, l *game.Layout) []byte
	row  func(dst []byte, l *game.Layout, row int) []byte
}

// append appends the board that is played on l. It makes each row twice, to know how long all
// of them are: a large board grown step by step would be there twice.
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

// Write writes the board that is played on l as a [Map] or a [List], the formats that are
// written row after row: so it takes no more memory than a row does. What it writes is
// what [Format.Append] appends. Its errors are those of w, and that the format is
// another one.
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
