//go:build !windows

package e2e

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"buscaminas/game"
)

const expertRows, expertCols = 16, 30

// nextCell returns the cell after c on a board of the hardest level, in the order of
// reading and around the board.
func nextCell(c game.Cell) game.Cell {
	n := (c.Row*expertCols + c.Col + 1) % (expertRows * expertCols)
	return game.Cell{Row: n / expertCols, Col: n % expertCols}
}

// A position is what the screen shows of a game on a board of the hardest level, its
// cells close together.
type position struct {
	rows         []string // a character a cell
	flags, moves int
	clock        time.Duration
}

var (
	figureLine = regexp.MustCompile(`FLAGGED: (\d+) +TIME: ([0-9.]+) .*MOVES: (\d+)`)
	boardLine  = regexp.MustCompile(`(?m)^ *[A-P] │(.*)│$`)
)

// readPosition reads a screen; what it does not show is not in the position.
func readPosition(screen string, hex bool) *position {
	p := &position{}
	if found := figureLine.FindStringSubmatch(screen); found != nil {
		p.flags, _ = strconv.Atoi(found[1])
		p.clock, _ = time.ParseDuration(found[2] + "s")
		p.moves, _ = strconv.Atoi(found[3])
	}
	for i, found := range boardLine.FindAllStringSubmatch(screen, -1) {
		line := []rune(found[1])[1:]
		if hex && i%2 == 0 {
			line = line[1:]
		}
		var cells []rune
		for c := 0; c < 2*expertCols && c < len(line); c += 2 {
			cells = append(cells, line[c])
		}
		p.rows = append(p.rows, string(cells))
	}
	return p
}

// whole reports whether the whole board is seen.
func (p *position) whole() bool { return len(p.rows) == expertRows }

// steps grows with every cell that is flagged or opened.
func (p *position) steps() int { return p.flags + p.moves }

// same reports whether the boards are the same.
func (p *position) same(q *position) bool {
	return strings.Join(p.rows, "\n") == strings.Join(q.rows, "\n")
}

// open returns how many cells are open.
func (p *position) open() int {
	all := strings.Join(p.rows, "")
	return len([]rune(all)) - strings.Count(all, "▓") - strings.Count(all, "X")
}

// missing says what of an earlier position is not there any more. The number of an
// open cell goes down with every mine that is flagged around it.
func (p *position) missing(earlier *position) (lost []string) {
	if !p.whole() || !earlier.whole() {
		return []string{"the board is not seen"}
	}
	for row := range p.rows {
		is := []rune(p.rows[row])
		for col, was := range []rune(earlier.rows[row]) {
			name := game.Name(game.Square{Rows: expertRows, Cols: expertCols}, game.Cell{Row: row, Col: col})
			switch {
			case was == '▓', was == is[col]:
			case was == 'X', is[col] == '▓', is[col] == 'X', is[col] > was:
				lost = append(lost, fmt.Sprintf("%s was seen as %q and is %q", name, was, is[col]))
			}
		}
	}
	return lost
}
