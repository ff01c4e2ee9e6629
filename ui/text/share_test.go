package text_test

import (
	"testing"

	"buscaminas/ui/text"
)

// A chance that is a half of a part rounds up, whatever little is lost in computing it.
func TestEqualChancesHaveEqualFigures(t *testing.T) {
	for _, whole := range []int{10, 100} {
		for of := 2; of <= 400; of++ {
			for n := 1; n < of; n++ {
				want := min((2*whole*n+of)/(2*of), whole-1)
				for _, lost := range []float64{0, 1e-12, -1e-12} {
					if got := text.RoundChance(float64(n)/float64(of)+lost, whole); got != want {
						t.Fatalf("%d/%d%+g is %d of %d, want %d", n, of, lost, got, whole, want)
					}
				}
			}
		}
	}
}
