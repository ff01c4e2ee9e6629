package screen

import (
	"math"
	"slices"
	"testing"
)

// Bars are as high as their shares, in eighths of a line. A small share has at least the lowest bar,
// and a missing one is blank.
func TestPlot(t *testing.T) {
	none := math.NaN()
	for _, test := range []struct {
		name   string
		shares []float64
		lines  int
		ascii  bool
		want   []string
	}{
		{"one line", []float64{0, 0.125, 0.5, none, 1}, 1, false, []string{"▁▁▄ █"}},
		{"two lines", []float64{0.5, 0.75, 1, 0.01}, 2, false, []string{" ▄█ ", "███▁"}},
		{"ASCII", []float64{0.25, 0.5, 1, 0.01}, 2, true, []string{"  # ", "-##_"}},
		{"more than all", []float64{7}, 1, false, []string{"█"}},
	} {
		if got := Plot(test.shares, test.lines, test.ascii); !slices.Equal(got, test.want) {
			t.Errorf("%s: bars %q, want %q", test.name, got, test.want)
		}
	}
}
