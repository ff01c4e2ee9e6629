package voice

import (
	"slices"
	"strings"
	"time"

	"buscaminas/game/advice"
	"buscaminas/game/review"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Patience is the time after which a listener should hear that the program still works.
const Patience = 2 * time.Second

// Review says the figures of a game, and then the verdict on each opening. It passes over several safe
// openings in a row in one sentence. If judging takes long, it says that the review goes on. It fails if
// the game cannot be judged.
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
	for _, said := range t.figures(g.Figures(openings)) {
		say(said)
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
			say(sentences(t.opening(o, r.Time()), t.missed(o)))
			for _, step := range t.better(r, o, at[o.Move]) {
				say(step)
			}
		}
		i += max(1, safe)
	}
	for _, said := range t.thoughts(g, openings) {
		say(said)
	}
	return nil
}

// opening says the verdict on an opening, with the time elapsed in the game.
func (t Teller) opening(o review.Opening, elapsed time.Duration) string {
	begin := text.Text{"Al cabo de %s, %s: ", "After %s, %s: "}
	if o.Chord {
		begin = text.Text{"Al cabo de %s, alrededor de %s: ", "After %s, around %s: "}
	}
	return begin.In(t.Lang, Took(elapsed, t.Lang), t.Name(o.Cell)) + t.judged(o)
}

// missed says which kind of argument would have shown the player a better move. It returns "" if
// the player missed none, or if the kind is not known.
func (t Teller) missed(o review.Opening) string {
	switch {
	case o.Later > 0:
		return text.Capital(t.Missed(o)) + "."
	case o.Missed == 0:
		return ""
	}
	return t.Say(
		"Para verlo bastaba con mirar %s.",
		"To see it, you only had to look at %s.", hint.Rule(o.Missed).In(t.Lang))
}

// better says step by step which move would have been better than a mistake, and why.
func (t Teller) better(r *session.Replay, o review.Opening, at int) (said []string) {
	if !o.Verdict.Wrong() {
		return nil
	}
	before := r.Before(at).Think()
	better := before.Better(o)
	for _, step := range t.AtPosition(before).Better(better) {
		said = append(said, Sentence(step, t.Lang))
	}
	if better.Move.About == advice.Guess && better.Start == nil {
		said[len(said)-1] = t.guess(better.Move)
	}
	if len(said) > 1 {
		for i := range said {
			said[i] = t.Say("Paso %d de %d. ", "Step %d of %d: ", i+1, len(said)) + said[i]
		}
	}
	return said
}

func (t Teller) judged(o review.Opening) string {
	switch o.Verdict {
	case review.Forced, review.Early, review.Rash, review.Needless:
		return t.guessMade(o)
	case review.Known:
		return t.Say("ya vista.", "seen before.")
	case review.Proven:
		return t.Say("sin riesgo.", "safe.")
	}
	if len(o.Mines) == 0 {
		return t.Say("error, por una marca mal puesta se abrió una mina.", "a mistake, as a wrong flag led to a mine being opened.")
	}
	return t.Say("error, %s {tenía que ser una mina|tenían que ser minas}.", "a mistake, as %s had to be {a mine|mines}.", t.list(o.Mines))
}

// guessMade tells the risk of a guess, and whether it was necessary.
func (t Teller) guessMade(o review.Opening) string {
	risk := t.chance(o.Risk, o.Exact)
	if o.Verdict == review.Needless {
		return t.Say(
			"un riesgo innecesario, %s. Podías abrir %s.",
			"a needless risk of %s. You could have opened %s.", risk, t.Some(o.Better, o.AllSafe, most))
	}
	said := t.Say("al azar, con un riesgo %s.", "a guess, with a risk of %s.", risk)
	switch o.Verdict {
	case review.Rash:
		return sentences(said, t.Say(
			"Se podía arriesgar menos.", "There was a safer guess."))
	case review.Early:
		return sentences(said, text.Capital(hint.Anyway.In(t.Lang))+".")
	}
	return said
}

// figures tells the figures of a judged game. If the game has no opening, it says that there is
// nothing to review.
func (t Teller) figures(f review.Figures) []string {
	all := f.Openings()
	if all == 0 {
		return []string{t.Say("No hay nada que analizar.", "There is nothing to review.")}
	}
	said := []string{
		t.Say("Precisión: %s.", "Accuracy: %s.", t.accuracy(f)),
	}
	switch {
	case f.Adaptive:
		said = append(said, t.Say(
			"Suerte: no se sabe, porque el tablero cambiaba solo.",
			"Luck: nobody can tell, because the board changed itself."))
	case f.AllForced() > 0:
		said = append(said, t.forcedLuck(f))
	}
	said = append(said, t.fortune(f), t.safe(f.Proven, all))
	var counts text.List
	there := text.Text{"Hubo %s.", "There were %s."}
	for _, kind := range []struct {
		n int
		text.Text
	}{
		{f.Forced, text.Text{"%d {jugada|jugadas} al azar", "%d {guess|guesses}"}},
		{f.Rash, text.Text{"%d {jugada|jugadas} con riesgo de más", "%d {guess that was|guesses that were} too risky"}},
		{f.Needless, text.Text{"%d {riesgo innecesario|riesgos innecesarios}", "%d needless {guess|guesses}"}},
		{f.Mistakes, text.Text{"%d {error|errores}", "%d {mistake|mistakes}"}},
		{f.Undos, text.Text{"%d {jugada deshecha|jugadas deshechas}", "%d {move|moves} undone"}},
	} {
		if kind.n == 1 && counts == nil {
			there[text.English] = "There was %s."
		}
		if kind.n > 0 {
			counts = append(counts, kind.In(t.Lang, kind.n))
		}
	}
	if len(counts) > 0 {
		said = append(said, there.In(t.Lang, counts))
	}
	return said
}

// accuracy tells the accuracy of a game. It says 0 or 100 percent only if the accuracy is exactly
// that.
func (t Teller) accuracy(f review.Figures) string {
	switch f.Accuracy {
	case 0, 1:
		return t.Say("%.0f por ciento", "%.0f per cent", 100*f.Accuracy)
	}
	return percent(t.Lang, f.Accuracy)
}

func (t Teller) forcedLuck(f review.Figures) string {
	if f.AllForced() == 1 {
		went := text.Text{"mal", "badly"}
		if f.ForcedSurvived == 1 {
			went = text.Text{"bien", "well"}
		}
		return t.Say(
			"Suerte: %s. Tu única jugada al azar salió %s.",
			"Luck: %s. Your only guess went %s.", t.LuckWord(f), went.In(t.Lang))
	}
	return t.Say(
		"Suerte: %s. Te salieron bien %d de %d jugadas al azar, cuando lo esperable era %s.",
		"Luck: %s. %d of your %d guesses went well, where you could have expected %s.", t.LuckWord(f), f.ForcedSurvived, f.AllForced(), text.Tenths(t.Lang, f.ForcedExpected))
}

// safe says that n of the openings were proved to be safe. The parameter total is the number of
// openings.
func (t Teller) safe(n, total int) string {
	switch n {
	case 0:
		return t.Say("Todas las jugadas tenían riesgo.", "No move was safe.")
	case total:
		return t.Say("Ninguna jugada tenía riesgo.", "All moves were safe.")
	}
	return t.Say("De %[2]d jugadas, {una no tenía|%[1]d no tenían} riesgo.", "Of %[2]d moves, {one was|%[1]d were} safe.", n, total)
}

// fortune tells how often the player guessed, how the guesses ended, and whether they were
// necessary.
func (t Teller) fortune(f review.Figures) string {
	said := hint.Guessed(f, t.Lang, func(risk float64) string {
		said := percent(t.Lang, risk)
		if !f.Exact {
			said = t.Say("más o menos %s", "about %s", said)
		}
		return said
	})
	return text.Capital(said) + "."
}

// thoughts names the openings before which the player thought longest, with their times.
func (t Teller) thoughts(g review.Game, openings []review.Opening) []string {
	var said []string
	for _, o := range review.Longest(openings) {
		said = append(said, t.Say(
			"%s para decidirte por %s, cuando llevabas %s",
			"%s of thought before %s, %s into the game", Took(o.Thought, t.Lang), t.Name(o.Cell), Took(g.Moves[o.Move].At, t.Lang)))
	}
	if len(said) == 0 {
		return nil
	}
	return []string{t.Say(
		"Las jugadas que más pensaste: ",
		"The moves you thought about longest: ") + strings.Join(said, "; ") + "."}
}
