package hint

import (
	"fmt"
	"strconv"
	"strings"

	"buscaminas/game/review"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Verdict names the verdict on an opening in a word or two, with the risk of a guess.
func (t Teller) Verdict(o review.Opening) string {
	switch {
	case o.Verdict == review.Forced:
		return text.Text{"al azar (%s)", "a guess (%s)"}.In(t.Lang, t.chance(o.Risk, o.Exact))
	case o.Verdict == review.Rash:
		return text.Text{"riesgo de más (%s)", "too risky (%s)"}.In(t.Lang, t.chance(o.Risk, o.Exact))
	case o.Verdict == review.Needless:
		return text.Text{"riesgo innecesario (%s)", "needless risk (%s)"}.In(t.Lang, t.chance(o.Risk, o.Exact))
	case o.Verdict == review.Known:
		return text.Text{"ya vista", "seen before"}.In(t.Lang)
	case o.Verdict == review.Mistake && len(o.Mines) == 0:
		return text.Text{"error: marca mal puesta", "mistake: a wrong flag"}.In(t.Lang)
	case o.Verdict == review.Mistake:
		return text.Text{"error: era mina", "mistake: a mine"}.In(t.Lang)
	}
	return text.Text{"sin riesgo", "safe"}.In(t.Lang)
}

// Move says what the player did in a wrong opening, as the nth move of the game, and what was wrong
// with it. If there is a proof, the text leads to it.
func (t Teller) Move(n int, o review.Opening) string {
	where := text.Text{"abriste %s", "you opened %s"}
	if o.Chord {
		where = text.Text{"abriste alrededor de %s", "you opened around %s"}
	}
	did := text.Text{"Jugada %d: %s", "Move %d: %s"}.In(t.Lang, n, where.In(t.Lang, t.name(o.Cell)))
	known := text.Text{"Se podía saber:", "You could have known:"}
	var was string
	switch {
	case o.Verdict == review.Mistake && len(o.Mines) == 0:
		was = text.Text{
			", y una marca mal puesta hizo abrir una mina", ", and a wrong flag made a mine open"}.In(t.Lang)
	case o.Verdict == review.Mistake && len(o.Mines) > 1:
		was = text.Text{", y %s eran minas", ", and %s were mines"}.In(t.Lang, t.names(o.Mines))
	case o.Verdict == review.Mistake && o.Mines[0] != o.Cell:
		was = text.Text{", y %s era una mina", ", and %s was a mine"}.In(t.Lang, t.names(o.Mines))
	case o.Verdict == review.Mistake:
		was = text.Text{", y era una mina", ", and it was a mine"}.In(t.Lang)
	case o.Verdict == review.Rash:
		was = text.Text{" con un riesgo de más (%s)", ", which was too risky (%s)"}.In(t.Lang, t.chance(o.Risk, o.Exact))
		known = text.Text{"Se podía arriesgar menos:", "There was a safer guess:"}
	default:
		was = text.Text{
			" con un riesgo innecesario (%s)", " at a needless risk (%s)"}.In(t.Lang, t.chance(o.Risk, o.Exact))
	}
	return did + was + ". " + known.In(t.Lang)
}

// Opening returns the verdict on an opening, and which move would have been better.
func (t Teller) Opening(o review.Opening) string {
	said := t.Verdict(o)
	switch {
	case o.Verdict == review.Mistake && len(o.Mines) == 0:
		return text.Text{
			"error: por una marca mal puesta se abrió una mina",
			"mistake: a wrong flag led to a mine being opened",
		}.In(t.Lang)
	case o.Verdict == review.Mistake && len(o.Mines) == 1:
		return text.Text{"error: %s tenía que ser una mina", "mistake: %s had to be a mine"}.In(t.Lang, t.names(o.Mines))
	case o.Verdict == review.Mistake:
		return text.Text{"error: %s tenían que ser minas", "mistake: %s had to be mines"}.In(t.Lang, t.names(o.Mines))
	case o.Verdict == review.Needless:
		return said + text.Separator + text.Text{"podías abrir %s", "you could have opened %s"}.In(
			t.Lang, t.list(t.eachName(o.Better), o.AllSafe))
	case o.Verdict == review.Rash:
		return said + text.Separator + text.Text{"se podía arriesgar menos en %s (%s)", "%s was less risky (%s)"}.In(
			t.Lang, t.name(o.Better[0]), t.chance(o.Least, o.Exact))
	}
	return said
}

// Missed says which kind of argument would have shown the player a better move. It returns "" if
// the player missed none, or if the kind is not known.
func (t Teller) Missed(o review.Opening) string {
	if o.Missed == 0 {
		return ""
	}
	return text.Text{"para verlo: %s", "how to see it: %s"}.In(t.Lang, Rule(o.Missed).In(t.Lang))
}

// Accuracy returns the accuracy of a game in percent. It returns 0 or 100 only if the accuracy is
// exactly that.
func (t Teller) Accuracy(f review.Figures) string {
	share := strconv.Itoa(int(100 * f.Accuracy))
	if 0 < f.Accuracy && f.Accuracy < 1 {
		share = text.Share(f.Accuracy)
	}
	return words.Percent.In(t.Lang, share)
}

// LuckWord says in a word how lucky the player was with the guesses that had to be made.
func (t Teller) LuckWord(f review.Figures) string {
	switch {
	case f.Adaptive:
		return text.Text{"no se sabe", "cannot be told"}.In(t.Lang)
	case f.AllForced() == 0:
		return text.Text{"no hizo falta", "none needed"}.In(t.Lang)
	case f.Luck() == review.GoodLuck:
		return text.Text{"buena", "good"}.In(t.Lang)
	case f.Luck() == review.BadLuck:
		return text.Text{"mala", "bad"}.In(t.Lang)
	}
	return text.Text{"normal", "as expected"}.In(t.Lang)
}

// Worth returns the accuracy and the luck of a game.
func (t Teller) Worth(f review.Figures) string {
	said := text.Text{"precisión: %s · suerte: %s", "accuracy: %s · luck: %s"}.In(t.Lang, t.Accuracy(f), t.LuckWord(f))
	if f.Adaptive {
		said += text.Text{", porque el tablero cambiaba solo", ", because the board changed itself"}.In(t.Lang)
	}
	return said + t.Guesses(f)
}

// Guesses returns, in brackets, how many guesses that the player had to make went well, and how many
// could be expected to. It returns "" if there were none, or if their risks cannot be told.
func (t Teller) Guesses(f review.Figures) string {
	if f.AllForced() == 0 || f.Adaptive {
		return ""
	}
	return text.Text{
		" (acertaste %d de %d al azar; lo esperable era %s)",
		" (guesses that went well: %d of %d; expected: %s)",
	}.In(t.Lang, f.ForcedSurvived, f.AllForced(), text.Tenths(t.Lang, f.ForcedExpected))
}

// Counts says how many openings had each verdict.
func (t Teller) Counts(f review.Figures) string {
	said := []string{text.Text{"sin riesgo: %d de %s", "safe: %d of %s"}.In(
		t.Lang, f.Proven, words.Plays.Count(f.Openings(), t.Lang))}
	for _, kind := range []struct {
		n    int
		name text.Text
	}{
		{f.Forced, text.Text{"al azar: %d", "guesses: %d"}},
		{f.Rash, text.Text{"con riesgo de más: %d", "too risky: %d"}},
		{f.Needless, text.Text{"riesgos innecesarios: %d", "needless risks: %d"}},
		{f.Mistakes, text.Text{"errores: %d", "mistakes: %d"}},
		{f.Undos, text.Text{"deshechas: %d", "undone: %d"}},
	} {
		if kind.n > 0 {
			said = append(said, kind.name.In(t.Lang, kind.n))
		}
	}
	return strings.Join(said, text.Separator)
}

// Figures returns the sentences about a judged game, or none if it has no opening.
func (t Teller) Figures(f review.Figures) []string {
	if f.Openings() == 0 {
		return nil
	}
	said := []string{t.Worth(f), t.Luck(f), t.Counts(f)}
	if !f.Paced() {
		return said
	}
	hundredths := func(v float64) string { return text.Decimal(t.Lang, v, 2) }
	return append(said, text.Text{
		"3BV/s en cada tercio del tiempo: %s · %s · %s",
		"3BV/s in each third of the time: %s · %s · %s"}.In(t.Lang, hundredths(f.Thirds[0]), hundredths(f.Thirds[1]), hundredths(f.Thirds[2])))
}

// Luck says in one sentence how often the player guessed, how the guesses ended, and whether they
// were necessary.
func (t Teller) Luck(f review.Figures) string {
	return Guessed(f, t.Lang, func(risk float64) string { return t.chance(risk, f.Exact) })
}

// Guessed says the same as [Teller.Luck]. The function percent puts a risk into words.
func Guessed(f review.Figures, l text.Lang, percent func(risk float64) string) string {
	guesses := f.Guesses()
	failed := guesses - f.Survived
	risk := percent(1 - f.Chance)
	var said string
	switch {
	case guesses == 0:
		return text.Text{"no jugaste al azar ni una vez", "you never guessed"}.In(l)
	case f.Adaptive && guesses == 1: // nobody can tell the risk
		return text.Text{"jugaste al azar una vez", "you guessed once"}.In(l)
	case f.Adaptive:
		return text.Text{"jugaste al azar %d veces", "you guessed %d times"}.In(l, guesses)
	case guesses == 1 && failed == 0:
		said = text.Text{
			"jugaste al azar una vez y te salió bien (%s de riesgo)",
			"you guessed once and got away with it (%s risk)",
		}.In(l, risk)
	case guesses == 1:
		said = text.Text{
			"jugaste al azar una vez y perdiste (%s de riesgo)",
			"you guessed once and lost (%s risk)",
		}.In(l, risk)
	case failed == 0:
		said = text.Text{
			"jugaste al azar %d veces y siempre te salió bien (%s de riesgo en total)",
			"you guessed %d times and got away with it every time (%s risk overall)",
		}.In(l, guesses, risk)
	case failed == 1:
		said = text.Text{
			"jugaste al azar %d veces y una te salió mal (%s de riesgo en total)",
			"you guessed %d times and one went wrong (%s risk overall)",
		}.In(l, guesses, risk)
	default:
		said = text.Text{
			"jugaste al azar %d veces y %d te salieron mal (%s de riesgo en total)",
			"you guessed %d times and %d went wrong (%s risk overall)",
		}.In(l, guesses, failed, risk)
	}
	switch f.Needless {
	case 0:
	case guesses:
		said += text.Text{"; no hacía falta adivinar", "; there was no need to guess"}.In(l)
	case 1:
		said += text.Text{"; una no hacía falta", "; one was needless"}.In(l)
	default:
		said += text.Text{"; %d no hacían falta", "; %d were needless"}.In(l, f.Needless)
	}
	if least := percent(1 - f.Best); f.Best < 1 && least != risk { // f.Best has only the risk that had to be taken
		said += text.Text{"; el mínimo era %s", "; the lowest possible was %s"}.In(l, least)
	}
	return said
}

// Thoughts names the openings before which the player thought longest, or returns "".
func (t Teller) Thoughts(openings []review.Opening) string {
	var said []string
	for _, o := range review.Longest(openings) {
		said = append(said, fmt.Sprintf("%s (%s)", words.InSeconds(t.Lang, o.Thought), t.name(o.Cell)))
	}
	if len(said) == 0 {
		return ""
	}
	return text.Text{
		"las jugadas que más pensaste: ",
		"the moves you thought about longest: ",
	}.In(t.Lang) +
		strings.Join(said, ", ")
}
