package lesson_test

import (
	"fmt"

	"buscaminas/game"
	"buscaminas/game/lesson"
)

// In a position of the lesson on 1-2 patterns, the player opens a mine, then flags it. The wrong
// move is not made, and the answer has the argument against it.
func Example() {
	square := game.GridKinds()[0]
	p, ok := lesson.Named("one-two").Find(square, 1)
	if !ok {
		fmt.Println("no position")
		return
	}
	trial := lesson.NewTrial(p, game.Classic)
	mine := p.Patterns[0].Mines()[0]
	answer := trial.Do(game.Action{Kind: game.Open, Cell: mine})
	fmt.Println("wrong:", answer.Verdict == lesson.Wrong)
	fmt.Println("by the numbers:", len(answer.Numbers()), "opened:", trial.Game().Open(mine))
	answer = trial.Do(game.Action{Kind: game.Flag, Cell: mine})
	fmt.Println("solved:", answer.Verdict == lesson.Solved, "flagged:", trial.Game().Flagged(mine))
	// Output:
	// wrong: true
	// by the numbers: 2 opened: false
	// solved: true flagged: true
}
