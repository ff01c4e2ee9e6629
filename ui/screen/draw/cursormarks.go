package draw

import "buscaminas/game"

// A mark is the relation of a cell to the cursor.
type mark uint8

const (
	unmarked mark = iota
	touching      // the cell touches the cursor's cell
	chorded       // a chord at the cursor would open the cell
)

// marks has the mark of each cell around the cursor. The indexes are the distances of the cell from
// the cursor in rows and in columns, plus [game.MaxStep].
type marks [2*game.MaxStep + 1][2*game.MaxStep + 1]mark

// marksAround returns the marks around the cursor. There are none if the player has turned marks
// off.
func (d *drawing) marksAround() (m marks) {
	if !d.Marks || d.c == NoCursor {
		return m
	}
	for _, step := range d.grid.Steps(d.c) {
		if game.Contains(d.grid, d.c.Add(step)) {
			m[step.Row+game.MaxStep][step.Col+game.MaxStep] = touching
		}
	}
	if d.Game != nil && !d.NoChordMarks {
		var room [game.MaxSteps]game.Cell
		for _, c := range d.Game.AppendChord(room[:0], d.c) {
			m[c.Row-d.c.Row+game.MaxStep][c.Col-d.c.Col+game.MaxStep] = chorded
		}
	}
	return m
}

// markOf returns the mark of a cell. A cell off the board has none.
func (d *drawing) markOf(c game.Cell) mark {
	row, col := c.Row-d.c.Row+game.MaxStep, c.Col-d.c.Col+game.MaxStep
	if row < 0 || row >= len(d.marks) || col < 0 || col >= len(d.marks[row]) {
		return unmarked
	}
	return d.marks[row][col]
}

// markSign returns the sign that is drawn next to c to show the mark of c. It returns 0 if c has no
// mark, or if the backgrounds show the marks.
func (d *drawing) markSign(c game.Cell) rune {
	if d.HasGrounds {
		return 0
	}
	return d.Glyphs.marks[d.markOf(c)]
}
