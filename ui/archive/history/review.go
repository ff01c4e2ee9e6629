package history

import (
	"slices"

	"buscaminas/game/review"
)

// A figuresLine is the JSON form of the figures of a review. Zero fields are left out.
type figuresLine struct {
	Proven   int     `json:"proven,omitempty"`
	Forced   int     `json:"forced,omitempty"`
	Rash     int     `json:"rash,omitempty"`
	Needless int     `json:"needless,omitempty"`
	Mistakes int     `json:"mistakes,omitempty"`
	Undos    int     `json:"undos,omitempty"`
	Survived int     `json:"survived,omitempty"`
	Chance   float64 `json:"chance,omitempty"`
	Best     float64 `json:"best,omitempty"`
	Exact    bool    `json:"exact,omitempty"`
	Adaptive bool    `json:"adaptive,omitempty"`

	Accuracy       float64 `json:"accuracy,omitempty"`
	ForcedSurvived int     `json:"forcedSurvived,omitempty"`
	ForcedExpected float64 `json:"forcedExpected,omitempty"`

	Missed [len(review.Rules)]int     `json:"missed,omitzero"` // in the order of [review.Rules]
	Cost   [len(review.Rules)]float64 `json:"cost,omitzero"`

	Thirds [3]float64 `json:"thirds,omitzero"`
}

// lineOf returns the JSON form of figures, or nil if they are zero.
func lineOf(f review.Figures) *figuresLine {
	if f == (review.Figures{}) {
		return nil
	}
	line := figuresLine(f)
	return &line
}

// figures returns the figures of a line. It reports false if they are impossible.
func (line *figuresLine) figures() (f review.Figures, ok bool) {
	if line == nil {
		return f, true
	}
	f = review.Figures(*line)
	least := min(f.Proven, f.Forced, f.Rash, f.Needless, f.Mistakes, f.Undos, f.Survived, f.ForcedSurvived, slices.Min(f.Missed[:]))
	cost := slices.Min(f.Cost[:])
	pace := min(f.Thirds[0], f.Thirds[1], f.Thirds[2])
	chances := 0 <= min(f.Chance, f.Best) && max(f.Chance, f.Best) <= 1
	shares := 0 <= min(f.Accuracy, f.ForcedExpected) && f.Accuracy <= 1
	return f, least >= 0 && min(pace, cost) >= 0 && chances && shares
}
