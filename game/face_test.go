package game_test

import (
	"testing"

	"buscaminas/game"
)

func TestDigits(t *testing.T) {
	all := ""
	for n := range game.MaxSteps + 1 {
		all += game.Digit(n)
	}
	if all != "0123456789ABC" {
		t.Errorf("the numbers are written %s", all)
	}
}
