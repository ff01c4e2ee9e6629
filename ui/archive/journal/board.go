package journal

import "buscaminas/game"

// The characters that stand for a cell in a drawn row of the board.
const (
	mine = '*'
	free = '.'
)

// appendBoard appends the lines of the board to dst and returns the extended slice. In the text of
// a game these lines may stand in the header or between any two entries.
func (h *Header) appendBoard(dst []byte) []byte {
	if h.MayNeedGuess {
		dst = append(dst, promiseKept+": no\n"...)
	}
	rows, cols := h.Layout.Grid().Size()
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
	promiseKept = "promise kept"
)
