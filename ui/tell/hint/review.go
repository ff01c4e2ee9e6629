package hint

import (
	"fmt"
	"strings"

	"buscaminas/game/review"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Verdict names the verdict on an opening in a word or two, with the risk of a guess.
func (t Teller) Verdict(o review.Opening) string {
	switch {
	case o.Verdict == review.Forced:
		return t.Say("al azar (%s)", "a guess (%s)", t.Chance(o.Risk, o.Exact))
	case o.Verdict == review.Early:
		return t.Say("adelantada (%s)", "early guess (%s)", t.Chance(o.Risk, o.Exact))
	case o.Verdict == review.Rash:
		return t.Say("riesgo de más (%s)", "too risky (%s)", t.Chance(o.Risk, o.Exact))
	case o.Verdict == review.Needless:
		return t.Say("riesgo innecesario (%s)", "needless risk (%s)", t.Chance(o.Risk, o.Exact))
	case o.Verdict == review.Known:
		return t.Say("ya vista", "seen before")
	case o.Verdict == review.Mistake && len(o.Mines) == 0:
		return t.Say("error (marca mal puesta)", "mistake (a wrong flag)")
	case o.Verdict == review.Mistake:
		return t.Say("error (era mina)", "mistake (a mine)")
	}
	return t.Say("sin riesgo", "safe")
}

// Move describes a wrong opening, the nth move of the game: what the player did, and what was
// wrong. The text ends with the words that introduce a better move.
func (t Teller) Move(n int, o review.Opening) string {
	where := text.Text{"abriste %s", "you opened %s"}
	if o.Chord {
		where = text.Text{"abriste alrededor de %s", "you opened around %s"}
	}
	did := t.Say("Jugada %d: %s", "Move %d: %s", n, where.In(t.Lang, t.Name(o.Cell)))
	known := text.Text{"Se podía saber:", "You could have known:"}
	var was string
	switch {
	case o.Verdict == review.Mistake && len(o.Mines) == 0:
		was = t.Say(
			", y una marca mal puesta hizo abrir una mina", ", and a wrong flag made a mine open")
	case o.Verdict == review.Mistake && o.Mines[0] != o.Cell || len(o.Mines) > 1:
		was = t.Say(", y %s {era una mina|eran minas}", ", and %s {was a mine|were mines}", t.names(o.Mines))
	case o.Verdict == review.Mistake:
		was = t.Say(", y era una mina", ", and it was a mine")
	case o.Verdict == review.Rash:
		was = t.Say(" con un riesgo de más (%s)", ", which was too risky (%s)", t.Chance(o.Risk, o.Exact))
		known = text.Text{"Se podía arriesgar menos:", "There was a safer guess:"}
		if o.AllSafe > 0 {
			known = text.Text{"Antes había otras sin peligro:", "Other cells were safe and came first:"}
		}
	default:
		was = t.Say(
			" con un riesgo innecesario (%s)", " at a needless risk (%s)", t.Chance(o.Risk, o.Exact))
	}
	return did + was + ". " + known.In(t.Lang)
}

// Opening returns the verdict on an opening, and which move would have been better.
func (t Teller) Opening(o review.Opening) string {
	said := t.Verdict(o)
	switch {
	case o.Verdict == review.Mistake && len(o.Mines) == 0:
		return t.Say(
			"error: por una marca mal puesta se abrió una mina",
			"mistake: a wrong flag led to a mine being opened")
	case o.Verdict == review.Mistake:
		return t.Say("error: %s {tenía que ser una mina|tenían que ser minas}", "mistake: %s had to be {a mine|mines}", t.names(o.Mines))
	case o.Verdict == review.Needless:
		return said + text.Separator + t.Say("podías abrir %s", "you could have opened %s", t.NameSome(o.Better, o.AllSafe, most))
	case o.Verdict == review.Rash:
		return said + text.Separator + lessRisky(o).In(t.Lang, t.Name(o.Better[0]), t.Chance(o.Least, o.Exact))
	case o.Verdict == review.Early:
		return said + text.Separator + anyway.In(t.Lang)
	}
	return said
}

// anyway is the sentence about an early guess.
var anyway = text.Text{
	"había que adivinarla de todas formas; nada de lo que faltaba por abrir lo cambiaba",
	"it had to be guessed anyway; nothing that was left to open would have changed that"}

// lessRisky returns the format of a sentence about a guess that was less risky than the opening o.
// The arguments are the name of the cell to guess and its risk.
func lessRisky(o review.Opening) text.Text {
	if o.AllSafe > 0 {
		return text.Text{"con lo demás abierto se podía arriesgar menos en %s (%s)", "with the safe cells open, %s was less risky (%s)"}
	}
	return text.Text{"se podía arriesgar menos en %s (%s)", "%s was less risky (%s)"}
}

// Missed names the kind of argument that would have shown a better move. If the player missed no
// argument but left safe cells for later, Missed says how far away the nearest of them was. In any
// other case it returns "".
func (t Teller) Missed(o review.Opening) string {
	switch {
	case o.Later > 0:
		return t.Say("quedaba para luego, a %s", "left for later, %s away", words.Cells.In(t.Lang, o.Later))
	case o.Missed == 0:
		return ""
	}
	return t.Say("para verlo bastaba con %s", "how to see it: %s", words.RuleName(o.Missed))
}

// Accuracy returns the accuracy of a game in percent. It returns 0 or 100 only for an accuracy of
// exactly 0 or 1.
func (t Teller) Accuracy(f review.Figures) string {
	if 0 < f.Accuracy && f.Accuracy < 1 {
		return t.Chance(f.Accuracy, true)
	}
	return words.WholePercent(t.Lang, f.Accuracy)
}

// LuckWord says in a word how lucky the player was with the guesses that had to be made.
func (t Teller) LuckWord(f review.Figures) string {
	switch {
	case f.Adaptive:
		return t.Say("no se sabe", "cannot be told")
	case f.ForcedAndRash() == 0:
		return t.Say("no hizo falta", "none needed")
	case f.Luck() == review.GoodLuck:
		return t.Say("buena", "good")
	case f.Luck() == review.BadLuck:
		return t.Say("mala", "bad")
	}
	return t.Say("normal", "as expected")
}

// AccuracyAndLuck returns the accuracy and the luck of a game.
func (t Teller) AccuracyAndLuck(f review.Figures) string {
	said := t.Say("precisión: %s · suerte: %s", "accuracy: %s · luck: %s", t.Accuracy(f), t.LuckWord(f))
	if f.Adaptive {
		said += t.Say(", porque el tablero cambiaba solo", ", because the board changed itself")
	}
	if guesses := t.Guesses(f); guesses != "" {
		said += " (" + guesses + ")"
	}
	return said
}

// Guesses returns how many forced guesses went well, and the number expected. It returns "" if
// there were none, or if their risks are not known.
func (t Teller) Guesses(f review.Figures) string {
	if f.ForcedAndRash() == 0 || f.Adaptive {
		return ""
	}
	return t.Say(
		"acertaste %d de %d al azar; lo esperable era %s",
		"%d of %d {2:guess|guesses} went well; %s expected", f.ForcedSurvived, f.ForcedAndRash(), text.Tenths(t.Lang, f.ForcedExpected))
}

// Counts says how many openings had each verdict.
func (t Teller) Counts(f review.Figures) string {
	said := []string{t.Say("sin riesgo: %d de %s", "safe: %d of %s", f.Proven, words.Plays.In(t.Lang, f.Openings()))}
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
	said := []string{t.AccuracyAndLuck(f), t.Luck(f), t.Counts(f)}
	if !f.Paced() {
		return said
	}
	hundredths := func(v float64) string { return text.Decimal(t.Lang, v, 2) }
	return append(said, t.Say(
		"3BV/s en cada tercio del tiempo: %s · %s · %s",
		"3BV/s in each third of the time: %s · %s · %s", hundredths(f.Thirds[0]), hundredths(f.Thirds[1]), hundredths(f.Thirds[2])))
}

// Luck says in one sentence how often the player guessed, how the guesses ended, and whether they
// were necessary.
func (t Teller) Luck(f review.Figures) string {
	guesses := f.Guesses()
	failed := guesses - f.Survived
	risk := t.Chance(1-f.Chance, f.Exact)
	var said string
	switch {
	case guesses == 0:
		return t.Say("no jugaste al azar ni una vez", "you never guessed")
	case f.Adaptive && guesses == 1: // nobody can tell the risk
		return t.Say("jugaste al azar una vez", "you guessed once")
	case f.Adaptive:
		return t.Say("jugaste al azar %d veces", "you guessed %d times", guesses)
	case guesses == 1 && failed == 0:
		said = t.Say(
			"jugaste al azar una vez y te salió bien (%s de riesgo)",
			"you guessed once and got away with it (%s risk)", risk)
	case guesses == 1:
		said = t.Say(
			"jugaste al azar una vez y perdiste (%s de riesgo)",
			"you guessed once and lost (%s risk)", risk)
	case failed == 0:
		said = t.Say(
			"jugaste al azar %d veces y siempre te salió bien (%s de riesgo en total)",
			"you guessed %d times and got away with it every time (%s risk overall)", guesses, risk)
	case failed == 1:
		said = t.Say(
			"jugaste al azar %d veces y una te salió mal (%s de riesgo en total)",
			"you guessed %d times and one went wrong (%s risk overall)", guesses, risk)
	default:
		said = t.Say(
			"jugaste al azar %d veces y %d te salieron mal (%s de riesgo en total)",
			"you guessed %d times and %d went wrong (%s risk overall)", guesses, failed, risk)
	}
	switch f.Needless {
	case 0:
	case guesses:
		said += t.Say("; no hacía falta adivinar", "; there was no need to guess")
	case 1:
		said += t.Say("; una no hacía falta", "; one was needless")
	default:
		said += t.Say("; %d no hacían falta", "; %d were needless", f.Needless)
	}
	if least := t.Chance(1-f.Best, f.Exact); f.Best < 1 && least != risk { // f.Best has only the risk that had to be taken
		said += t.Say("; el mínimo posible: %s", "; the lowest possible was %s", least)
	}
	return said
}

// LongestThoughts names the openings before which the player thought longest. It returns "" if
// there are none.
func (t Teller) LongestThoughts(openings []review.Opening) string {
	var said []string
	for _, o := range review.LongestThoughts(openings) {
		said = append(said, fmt.Sprintf("%s (%s)", t.Name(o.Cell), words.InSeconds(t.Lang, o.Thought)))
	}
	if len(said) == 0 {
		return ""
	}
	return t.Say(
		"las jugadas que más pensaste: ",
		"the moves you thought about longest: ") +
		strings.Join(said, "; ")
}
