package screen

import (
	"slices"
	"testing"
)

// testTable has a name to the left and two figures to the right.
func testTable(gap int) Table {
	return Table{Gap: gap, Columns: []Column{
		{Name: Field.Of("name"), Width: 6}, {Name: Field.Of("3BV"), Width: 4, Right: true}, {Name: Field.Of("time"), Width: 5, Right: true},
	}}
}

func TestTableAlignsItsCells(t *testing.T) {
	for _, test := range []struct {
		gap   int
		cells []string
		want  string
	}{
		{0, []string{"Ana", "12", "1.5"}, "Ana     12  1.5"},
		{2, []string{"Ana", "12", "1.5"}, "Ana       12    1.5"},
		{1, []string{"Ana"}, "Ana   "},
		{0, []string{"Ana", "12", "1.5", "more"}, "Ana     12  1.5"},
		{0, []string{"a long name", "12"}, "a long name  12"},
		{0, nil, ""},
	} {
		var cells []Line
		for _, c := range test.cells {
			cells = append(cells, Line{Message.Of(c)})
		}
		table := testTable(test.gap)
		if got := table.Line(cells...).text(); got != test.want {
			t.Errorf("gap %d, %q: %q, want %q", test.gap, test.cells, got, test.want)
		}
	}
	table := testTable(0)
	if got, want := table.Names().text(), "name   3BV time"; got != want {
		t.Errorf("the names are %q, want %q", got, want)
	}
}

func TestTableIsAsWideAsItsCells(t *testing.T) {
	table := Table{Gap: 2, Columns: []Column{{Name: Field.Of("name")}, {Name: Field.Of("n")}}}
	table.Widen(Line{Plain.Of("Ana")}, Line{Plain.Of("12"), Plain.Of("34")})
	table.Widen(Line{Plain.Of("Luis M.")})
	if table.Columns[0].Width != 7 || table.Columns[1].Width != 4 || table.Width() != 13 {
		t.Errorf("the columns are %+v, the table %d wide; want 7 and 4, and 13", table.Columns, table.Width())
	}
}

func TestTableLeavesOutItsLastColumns(t *testing.T) {
	for _, test := range []struct{ gap, width, least, want int }{
		{0, 15, 1, 3}, {0, 14, 1, 2}, {0, 10, 1, 2}, {0, 9, 1, 1}, {0, 1, 1, 1}, {0, 1, 2, 2}, {2, 19, 1, 3}, {2, 18, 1, 2},
	} {
		table := testTable(test.gap)
		if table.Fit(test.width, test.least); len(table.Columns) != test.want {
			t.Errorf("%+v: %d columns", test, len(table.Columns))
		}
	}
}

func TestColumnOfAClick(t *testing.T) {
	table := testTable(1)
	var at []int
	for x := -1; x <= table.Width(); x++ {
		at = append(at, table.At(x))
	}
	if want := []int{-1, 0, 0, 0, 0, 0, 0, -1, 1, 1, 1, 1, -1, 2, 2, 2, 2, 2, -1}; !slices.Equal(at, want) {
		t.Errorf("the columns are %v, want %v", at, want)
	}
}
