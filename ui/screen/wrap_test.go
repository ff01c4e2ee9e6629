package screen

import (
	"slices"
	"testing"
)

// A line is never broken between a cell and its number.
func TestACellStaysWithItsNumber(t *testing.T) {
	for width, want := range map[int][]string{
		22: {"could not all hold:", "Ln (1) and Km (2)"},
		24: {"could not all hold:", "Ln (1) and Km (2)"},
		40: {"could not all hold: Ln (1) and Km (2)"},
		9:  {"could not", "all hold:", "Ln (1)", "and", "Km (2)"},
	} {
		var got []string
		for _, l := range Wrapped(Message.Of("could not all hold: Ln (1) and Km (2)"), width) {
			got = append(got, l[0].Text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("in %d columns: %q", width, got)
		}
	}
}

// A line is never broken between a number and the sign of its unit.
func TestANumberStaysWithItsUnit(t *testing.T) {
	for width, want := range map[int][]string{
		13: {"91 % en Gb,", "9 % en Gd", "(9 %): 1,5 s"},
		6:  {"91 %", "en Gb,", "9 % en", "Gd", "(9 %):", "1,5 s"},
	} {
		var got []string
		for _, l := range Wrapped(Message.Of("91 % en Gb, 9 % en Gd (9 %): 1,5 s"), width) {
			got = append(got, l[0].Text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("in %d columns: %q", width, got)
		}
	}
}
