package hint

import (
	"buscaminas/game/advice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// BetterMove explains step by step which move would have been better. If the player opened a mine
// that could be proved, the first steps prove this mine, and the later steps prove the better move.
// The text then calls the two conclusions the first and the second.
func (t Teller) BetterMove(b advice.BetterMove) (said []string) {
	if b.Start != nil {
		return []string{words.StartHere.In(t.Lang, t.Name(*b.Start))}
	}
	stages := b.Stages()
	two := b.Mine != nil && stages[len(stages)-1].Cell != b.Mine.Cell && len(b.Move.Argument.Steps) > 0
	for i, told := range stages {
		thought, ok := told.Thought(told.Stage)
		switch {
		case ok:
			said = append(said, t.thought(thought))
			if two && (i == 0 || told.Cell != stages[i-1].Cell) {
				nth := []text.Text{
					{"Primera conclusión: %s. %s", "First conclusion: %s. %s"},
					{"Segunda conclusión: %s. %s", "Second conclusion: %s. %s"}}[min(i, 1)]
				said[i] = nth.In(t.Lang, t.Title(told.Advice), said[i])
			}
		case told.About == advice.Guess:
			said = append(said, t.guess(told.Advice))
		default:
			said = append(said, t.StageText(told.Advice, told.Stage))
		}
	}
	return said
}

// AtPosition returns a copy of t for the position of the thoughts.
func (t Teller) AtPosition(thoughts *advice.Thoughts) Teller {
	t.Game = thoughts.Game()
	return t
}
