package hint

import (
	"buscaminas/game/advice"
	"buscaminas/ui/tell/words"
)

// Better says step by step which move would have been better and why. If the player opened a mine,
// it first says how to prove that mine.
func (t Teller) Better(b advice.Correction) (said []string) {
	if b.Start != nil {
		return []string{words.StartHere.In(t.Lang, t.name(*b.Start))}
	}
	if b.Mine != nil {
		said = append(said, t.Title(*b.Mine)+". "+t.Whole(*b.Mine))
	}
	if b.Move.About == advice.Guess {
		return append(said, t.guess(b.Move))
	}
	if len(b.Move.Argument.Steps) == 0 || b.Move.About == advice.WrongFlag {
		return append(said, t.Whole(b.Move))
	}
	return append(said, t.Steps(b.Move, b.Move.Last())...)
}

// AtPosition returns a Teller of the position that the thoughts are about.
func (t Teller) AtPosition(thoughts *advice.Thoughts) Teller {
	t.Game = thoughts.Game()
	return t
}
