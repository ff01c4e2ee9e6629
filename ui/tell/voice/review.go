package voice

import (
	"slices"
	"time"

	"buscaminas/game/review"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Patience is the time after which a listener should hear that the program still works.
const Patience = 2 * time.Second

// Review passes the sentences of a review to say: the figures of the game, then the verdict on each
// opening, then the openings before which the player thought longest. Several safe openings in a row
// share a sentence. While judging takes long, Review says so from time to time. It fails if the game
// cannot be judged.
func Review(r *session.Replay, t Teller, say func(string)) error {
	return t.review(r, say, time.After)
}

func (t Teller) review(
	r *session.Replay,
	say func(string),
	after func(time.Duration) <-chan time.Time,
) error {
	g, at, err := r.Review()
	if err != nil {
		return err
	}
	judged := make(chan []review.Opening)
	go func() { judged <- slices.Collect(g.Openings()) }()
	var openings []review.Opening
	for wait, more := Patience, true; more; {
		select {
		case <-after(wait):
			wait *= 2
			say(t.Say("La partida se está analizando.", "The game is being reviewed."))
		case openings = <-judged:
			more = false
		}
	}
	if len(openings) == 0 {
		say(t.Say("No hay nada que analizar.", "There is nothing to review."))
		return nil
	}
	f := g.Figures(openings)
	for _, said := range []string{t.AccuracyAndLuck(f), t.Luck(f), t.Counts(f)} {
		say(t.sentence(said))
	}
	for i := 0; i < len(openings); {
		safe := 0
		for i+safe < len(openings) && openings[i+safe].Verdict == review.Proven {
			safe++
		}
		o := openings[i]
		switch {
		case safe == len(openings): // the figures have said so
		case safe > 1:
			say(t.Say("De %s a %s, %d jugadas seguidas sin riesgo.", "From %s to %s, %d safe moves in a row.", t.Name(o.Cell), t.Name(openings[i+safe-1].Cell), safe))
		default:
			r.Seek(at[o.Move])
			say(sentences(t.opening(o, r.Time()), t.sentence(t.Missed(o))))
			for _, step := range t.better(r, o, at[o.Move]) {
				say(step)
			}
		}
		i += max(1, safe)
	}
	if said := t.LongestThoughts(openings); said != "" {
		say(t.sentence(said))
	}
	return nil
}

// opening says the verdict on an opening, with the time elapsed in the game.
func (t Teller) opening(o review.Opening, elapsed time.Duration) string {
	begin := text.Text{"Al cabo de %s, %s. ", "After %s, %s. "}
	if o.Chord {
		begin = text.Text{"Al cabo de %s, alrededor de %s. ", "After %s, around %s. "}
	}
	return begin.In(t.Lang, words.DurationInWords(elapsed, t.Lang), t.Name(o.Cell)) + t.sentence(t.Opening(o))
}

// better explains step by step which move would have been better than the opening o. It returns nil
// if o was no mistake. The parameter at is the number of the entry of o in the replay, from 1.
func (t Teller) better(r *session.Replay, o review.Opening, at int) (said []string) {
	if !o.Verdict.Wrong() {
		return nil
	}
	before := r.Before(at).Think()
	better := before.BetterMove(o)
	for _, step := range t.AtPosition(before).BetterMove(better) {
		said = append(said, t.sentence(step))
	}
	if len(said) > 1 {
		for i := range said {
			said[i] = t.Say("Paso %d de %d. ", "Step %d of %d: ", i+1, len(said)) + said[i]
		}
	}
	return said
}
