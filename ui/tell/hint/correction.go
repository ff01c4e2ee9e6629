package hint

import (
	"buscaminas/game/advice"
	"buscaminas/ui/tell/words"
)

// Better says step by step which move would have been better and why, one sentence for each stage. If
// the player opened a mine, it first says how to prove that mine.
func (t Teller) Better(b advice.Correction) (said []string) {
	if b.Start != nil {
		return []string{words.StartHere.In(t.Lang, t.name(*b.Start))}
	}
	for _, told := range b.Stages() {
		thought, ok := told.Thought(told.Stage)
		switch {
		case ok:
			said = append(said, t.Argue().Thought(thought))
		case told.About == advice.Guess:
			said = append(said, t.guess(told.Advice))
		default:
			said = append(said, t.StageText(told.Advice, told.Stage))
		}
	}
	return said
}

// AtPosition returns a Teller of the position that the thoughts are about.
func (t Teller) AtPosition(thoughts *advice.Thoughts) Teller {
	t.Game = thoughts.Game()
	return t
}
