package records

import (
	"testing"
)

// A bar shows where a value is between the ends of the scale, and is as wide as asked for.
func TestBars(t *testing.T) {
	for _, test := range []struct {
		name    string
		plot    plot
		columns int
		want    string
	}{
		{"wide", plot{values: []float64{1, 2}, to: 2}, 3, "▄▄ ██ "},
		{"not from nothing", plot{values: []float64{80, 90, 100}, from: 80, to: 100}, 1, "▁▄█"},
		{"no time at all", plot{values: []float64{0}, to: 0}, 1, "▁"},
	} {
		if got := test.plot.bars(1, test.columns, false)[0]; got != test.want {
			t.Errorf("%s: bars %q, want %q", test.name, got, test.want)
		}
	}
}
