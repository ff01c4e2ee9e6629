package screen_test

import (
	"testing"

	"buscaminas/ui/screen"
)

// Cells with the same figure have the same ground, and only a safe cell has the first ground.
func TestGroundsOfRisk(t *testing.T) {
	ground := func(step int) screen.Ground { return screen.RiskGround + screen.Ground(step)*screen.Shades }
	for chance, want := range map[float64]screen.Ground{
		0: ground(0), 0.001: ground(1), 0.05: ground(1), 0.0549: ground(1), 0.0551: ground(2), 0.1: ground(2),
		0.104: ground(2), 0.106: ground(3), 0.2: ground(3), 0.35: ground(4), 0.6: ground(5), 0.61: ground(6), 1: ground(6),
	} {
		if got := screen.RiskOf(chance); got != want {
			t.Errorf("a chance of %v has the ground %d, want %d", chance, got, want)
		}
	}
}
