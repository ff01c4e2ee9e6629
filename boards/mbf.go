package boards

import (
	"encoding/binary"

	"buscaminas/game"
)

// An .mbf file begins with a byte for the columns, a byte for the rows, and two bytes for the
// number of mines, the higher one first. Then it has a byte for the column and a byte for the row
// of each mine. Files named .abf have the same format.
const (
	mbfHeader = 4
	mbfMine   = 2
	maxByte   = 255
)

// readMBF reads an .mbf file. The format cannot be recognised by its first bytes, so readMBF
// checks all of data. It reports false unless the length is right and each mine is on the board
// and listed once.
func readMBF(data string) (b *Board, ok bool) {
	if len(data) < mbfHeader {
		return nil, false
	}
	cols, rows := int(data[0]), int(data[1])
	count := int(data[2])<<8 | int(data[3])
	if len(data) != mbfHeader+mbfMine*count || rows == 0 || cols == 0 {
		return nil, false
	}
	b = &Board{Format: MBF, Grid: square(rows, cols), Mines: newCells(rows, cols)}
	for i := range count {
		at := data[mbfHeader+mbfMine*i:]
		c := game.Cell{Row: int(at[1]), Col: int(at[0])}
		if !game.Contains(b.Grid, c) || b.Mines.Has(c) {
			return nil, false
		}
		b.Mines.add(c)
	}
	return b, true
}

// appendMBF appends an .mbf file, with its mines row by row.
func appendMBF(dst []byte, b *Board, l *game.Layout) []byte {
	rows, cols := b.Grid.Size()
	dst = append(dst, byte(cols), byte(rows))
	dst = binary.BigEndian.AppendUint16(dst, uint16(l.Mines()))
	for c := range b.Mines.All() {
		dst = append(dst, byte(c.Col), byte(c.Row))
	}
	return dst
}
