package history

import (
	"slices"

	"buscaminas/game/review"
)

// isPossible reports whether a review can have these figures.
func isPossible(f review.Figures) bool {
	least := min(f.Proven, f.Forced, f.Rash, f.Needless, f.Mistakes, f.Undos, f.Survived, f.ForcedSurvived, slices.Min(f.Missed[:]))
	costs := min(f.Thirds[0], f.Thirds[1], f.Thirds[2], f.ForcedExpected, slices.Min(f.Cost[:]))
	shares := 0 <= min(f.Chance, f.Best, f.Accuracy) && max(f.Chance, f.Best, f.Accuracy) <= 1
	return least >= 0 && costs >= 0 && shares
}
