package screen

import (
	"strings"
	"testing"
)

// numbered returns a part of this many lines, each of which has its number.
func numbered(part, lines int) Part {
	return Part{Draw: func(int, int) []Row { return rowsOf(part, lines) }}
}

// texts returns rows as lines of text, without the blanks between columns.
func texts(rows []Row) (all []string) {
	for _, r := range rows {
		all = append(all, strings.Join(strings.Fields(r.Line.text()), " "))
	}
	return all
}

// A panel below a board has its wide parts first, and the others in columns as low as possible. What
// fits in no column is left out.
func TestAPanelWithColumns(t *testing.T) {
	wide := numbered(0, 1)
	wide.Wide = true
	side := Side{Parts: []Part{numbered(1, 3), numbered(2, 4), wide, numbered(3, 2), numbered(4, 9)}}
	for _, test := range []struct {
		width, height int
		want          string
	}{
		{60, 20, "0//1 4/1 4/1 4/4/2 4/2 4/2 4/2 4/4/3/3"},
		{60, 40, "0//1 4/1 4/1 4/4/2 4/2 4/2 4/2 4/4/3/3"},
		{60, 9, "0//1 2/1 2/1 2/2/3/3"},
		{60, 6, "0//1 2/1 2/1 2/2"},
		{60, 5, "0"}, // too low for columns
		{20, 6, "0//1/1/1"},
	} {
		rows := side.ColumnRows(test.width, test.height)
		if got := strings.Join(texts(rows), "/"); got != test.want {
			t.Errorf("%d×%d: %s, want %s", test.width, test.height, got, test.want)
		}
	}
}

// A part that comes first gets its lines before the parts above it, a part that may be cut is cut, and
// a low panel has no blank lines.
func TestPartsThatComeFirstOrAreCut(t *testing.T) {
	cut, first := numbered(0, 4), numbered(1, 2)
	cut.Cut, first.First = 2, true
	parts := []Part{cut, first, numbered(2, 1)}
	for _, test := range []struct {
		Side
		height int
		want   string
	}{
		{Side{}, 20, "0/0/0/0//1/1//2"},
		{Side{}, 6, "0/0/0//1/1"},
		{Side{}, 5, "0/0//1/1"},
		{Side{}, 4, "1/1//2"}, // the first part would be cut too much
		{Side{Roomy: 8}, 7, "0/0/0/0/1/1/2"},
		{Side{Roomy: 8}, 5, "0/0/0/1/1"},
	} {
		test.Parts = parts
		rows := test.Rows(20, test.height)
		if got := strings.Join(texts(rows), "/"); got != test.want {
			t.Errorf("%+v in %d lines: %s, want %s", test.Side.Roomy, test.height, got, test.want)
		}
	}
}
