package hint

import (
	"fmt"
	"strings"

	"buscaminas/game/review"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Opening returns what is said of an opening as it was judged.
func (t Teller) Opening(o review.Opening) string {
	switch o.Verdict {
	case review.Forced, review.Needless:
		return t.guessMade(o)
	case review.Mistake:
		if len(o.Mines) == 0 {
			return text.Text{
				"error: una marca mal puesta hizo abrir una mina",
				"a mistake: a wrong flag made a mine open",
			}.In(t.Lang)
		}
		was := text.Text{"error: %s era mina segura", "a mistake: %s was certainly a mine"}
		if len(o.Mines) > 1 {
			was = text.Text{"error: %s eran minas seguras", "a mistake: %s were certainly mines"}
		}
		return was.In(t.Lang, t.names(o.Mines))
	case review.Known:
		return text.Text{"ya se había visto", "it had been seen before"}.In(t.Lang)
	}
	return text.Text{"segura, demostrable", "safe, and provably so"}.In(t.Lang)
}

// Missed says what would have been enough to see what an opening missed; "" where it missed
// nothing, or that is not known.
func (t Teller) Missed(o review.Opening) string {
	if o.Missed == 0 {
		return ""
	}
	return text.Text{"para verlo: %s", "to see it: %s"}.In(t.Lang, Rule(o.Missed).In(t.Lang))
}

func (t Teller) guessMade(o review.Opening) string {
	risk := t.chance(o.Risk, o.Exact)
	if o.Verdict == review.Needless {
		there := text.Text{
			"adivinanza innecesaria: %s de mina · era segura %s",
			"a needless guess: %s for a mine · %s was safe",
		}
		if o.AllSafe > 1 {
			there = text.Text{
				"adivinanza innecesaria: %s de mina · eran seguras %s",
				"a needless guess: %s for a mine · %s were safe",
			}
		}
		return there.In(t.Lang, risk, t.list(t.eachName(o.Safe), o.AllSafe))
	}
	due := text.Text{"adivinanza forzosa: %s de mina", "a guess was due: %s for a mine"}
	if !o.Exact {
		due = text.Text{"nada seguro a la vista: %s de mina", "nothing safe in sight: %s for a mine"}
	}
	said := due.In(t.Lang, risk)
	if least := t.chance(o.Least, o.Exact); least != risk {
		said += text.Between + text.Text{"la menos arriesgada, %s", "the least risky, %s"}.In(t.Lang, least)
	}
	return said
}

// Figures returns what is said of a game as it was judged, in sentences; none where it has
// no opening.
func (t Teller) Figures(f review.Figures) []string {
	all := f.Openings()
	if all == 0 {
		return nil
	}
	say := func(s text.Text, args ...any) string { return s.In(t.Lang, args...) }
	said := []string{
		t.Luck(f),
		say(text.Text{
			"demostrables: %d de %d jugadas (%.0f %%)",
			"provable: %d of %d moves (%.0f%%)",
		}, f.Proven, all, 100*f.ProvenShare()),
		say(text.Text{
			"adivinanzas forzosas: %d · innecesarias: %d · errores: %d · deshechas: %d",
			"guesses that were due: %d · needless: %d · mistakes: %d · undone: %d"}, f.Forced, f.Needless, f.Mistakes, f.Undos),
	}
	if !f.Paced() {
		return said
	}
	return append(said, say(text.Text{
		"3BV/s en cada tercio del tiempo: %.2f · %.2f · %.2f",
		"3BV/s in each third of the time: %.2f · %.2f · %.2f"}, f.Thirds[0], f.Thirds[1], f.Thirds[2]))
}

// Luck says in one sentence what of the game was luck.
func (t Teller) Luck(f review.Figures) string {
	guesses := f.Guesses()
	if guesses == 0 {
		return text.Text{"no adivinaste ni una vez", "you never guessed"}.In(t.Lang)
	}
	survived := text.Text{
		"sobreviviste a %d adivinanzas con %s de probabilidad",
		"you survived %d guesses with a chance of %s",
	}
	args := []any{guesses, t.share(f.Chance, f.Exact)}
	switch {
	case f.Survived < guesses:
		survived = text.Text{
			"sobreviviste a %d de %d adivinanzas; a todas, con %s de probabilidad",
			"you survived %d of %d guesses; all of them, with a chance of %s"}
		args = append([]any{f.Survived}, args...)
	case guesses == 1:
		survived = text.Text{
			"sobreviviste a %d adivinanza con %s de probabilidad",
			"you survived %d guess with a chance of %s",
		}
	}
	said := survived.In(t.Lang, args...)
	switch f.Needless {
	case 0:
	case guesses:
		said += text.Text{"; nada obligaba a adivinar", "; there was no need to guess"}.In(t.Lang)
	case 1:
		said += text.Text{"; una no hacía falta", "; one was needless"}.In(t.Lang)
	default:
		said += text.Text{"; %d no hacían falta", "; %d were needless"}.In(t.Lang, f.Needless)
	}
	switch best := t.share(f.Best, f.Exact); {
	case f.Best == 1: // as a needless guess has no share in it
	case best != args[len(args)-1]:
		said += text.Text{"; con el menor riesgo, %s", "; with the least risk, %s"}.In(t.Lang, best)
	}
	return said
}

// share writes a chance as it stands in a sentence.
func (t Teller) share(chance float64, exact bool) string {
	said := t.chance(chance, exact)
	if exact {
		said = text.Text{"un %s", "%s"}.In(t.Lang, said)
	}
	return said
}

// Thoughts says before which openings the player thought longest; "" where there is none.
func (t Teller) Thoughts(openings []review.Opening) string {
	var said []string
	for _, o := range review.Longest(openings) {
		said = append(said, fmt.Sprintf("%s (%s)", words.Seconds(o.Thought), t.name(o.Cell)))
	}
	if len(said) == 0 {
		return ""
	}
	return text.Text{
		"lo que más pensaste, en segundos: ",
		"what you thought about longest, in seconds: ",
	}.In(t.Lang) +
		strings.Join(said, ", ")
}
