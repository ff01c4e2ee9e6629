package records

import (
	"math"
	"slices"
	"testing"
)

// Bars are as high as their values, in eighths of a line, or in thirds in ASCII. A small value has
// at least the lowest bar, and a missing one is blank.
func TestBars(t *testing.T) {
	none := math.NaN()
	for _, test := range []struct {
		name           string
		plot           plot
		lines, columns int
		steps          []rune
		want           []string
	}{
		{"one line", plot{values: []float64{0, 1, 4, none, 8}, to: 8}, 1, 1, barSteps, []string{"▁▁▄ █"}},
		{"two lines", plot{values: []float64{8, 12, 16, 0.1}, to: 16}, 2, 1, barSteps, []string{" ▄█ ", "███▁"}},
		{"wide", plot{values: []float64{1, 2}, to: 2}, 1, 3, barSteps, []string{"▄▄ ██ "}},
		{"not from nothing", plot{values: []float64{80, 90, 100}, from: 80, to: 100}, 1, 1, barSteps, []string{"▁▄█"}},
		{"ASCII", plot{values: []float64{1, 2, 3, 6}, to: 6}, 2, 1, barStepsASCII, []string{"   #", ".:##"}},
		{"no time at all", plot{values: []float64{0}, to: 0}, 1, 1, barSteps, []string{"▁"}},
	} {
		if got := test.plot.bars(test.lines, test.columns, test.steps); !slices.Equal(got, test.want) {
			t.Errorf("%s: bars %q, want %q", test.name, got, test.want)
		}
	}
}
