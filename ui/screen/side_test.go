package screen

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// In a panel no part that fits is left out, no part is cut, and the parts are in order of
// importance.
func TestAPanelIsFilledInOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		var parts []Part
		needs := make([]int, 1+r.IntN(6))
		for i := range needs {
			lines := r.IntN(9)
			needs[i] = lines
			if r.IntN(3) == 0 && lines > 0 { // a part that grows
				parts = append(parts, Part{Least: lines, Draw: func(_, height int) []Row {
					return rowsOf(i, height)
				}})
				continue
			}
			parts = append(parts, Part{Draw: func(int, int) []Row { return rowsOf(i, lines) }})
		}
		height := r.IntN(40)
		rows := (&Side{Parts: parts}).Rows(30, height)
		if len(rows) > height {
			t.Fatalf("%d lines in %d", len(rows), height)
		}
		seen := make([]int, len(parts))
		last := -1
		for _, row := range rows {
			var part int
			if _, err := fmt.Sscan(row.Line.text(), &part); err != nil {
				continue // a blank line
			}
			if part < last {
				t.Fatalf("part %d comes after %d", part, last)
			}
			last = part
			seen[part]++
		}
		for i, n := range seen {
			switch {
			case n == 0 && needs[i] > 0 && needs[i]+1 <= height-len(rows):
				t.Fatalf("part %d of %d lines is left out where %d are free", i, needs[i], height-len(rows))
			case n > 0 && n < needs[i], n > needs[i] && parts[i].Least == 0:
				t.Fatalf("part %d has %d lines, want %d", i, n, needs[i])
			}
		}
	}
}

func rowsOf(part, lines int) []Row {
	rows := make([]Row, lines)
	for i := range rows {
		rows[i] = Row{Line: Line{Plain.Of(fmt.Sprint(part))}}
	}
	return rows
}

func (l Line) text() string {
	said := ""
	for _, s := range l {
		said += s.Text
	}
	return said
}

// The pair of columns is in the middle of every window, with the side panel if there is room.
func TestColumnsStandInTheMiddle(t *testing.T) {
	for width := 20; width <= 300; width++ {
		c := ColumnsOf(width, 40)
		full := c.Main
		if c.Side > 0 {
			full += PanelGap + c.Side
		}
		if rest := width - full - 2*c.Left; rest < 0 || rest > 1 {
			t.Errorf("%d columns: %+v", width, c)
		}
		if c.ProseWidth() > mostProse || c.Side > 0 && c.Side < leastSide || width >= 100 && c.Side == 0 {
			t.Errorf("%d columns: %+v", width, c)
		}
	}
}
