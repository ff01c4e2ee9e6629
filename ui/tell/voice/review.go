package voice

import (
	"slices"
	"strings"
	"time"

	"buscaminas/game/review"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Patience is how long somebody who hears nothing waits without asking why.
const Patience = 2 * time.Second

// Review says what each opening of a game was, as soon as it is known, and then what the game
// comes to. Where an opening of a large board takes long it says what it is at. It fails where
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
	all := g.Openings()
	if known := r.Judged(); known != nil {
		all = slices.Values(known)
	}
	judged := make(chan review.Opening)
	go func() {
		defer close(judged)
		for o := range all {
			judged <- o
		}
	}()
	var openings []review.Opening
	for wait, more := Patience, true; more; {
		select {
		case <-after(wait):
			wait *= 2
			say(text.Text{"La partida se está juzgando.", "The game is being judged."}.In(t.Lang))
		case o, ok := <-judged:
			if wait, more = Patience, ok; ok {
				openings = append(openings, o)
				r.Seek(at[o.Move])
				say(sentences(t.opening(o, r.Time()), t.missed(o)))
			}
		}
	}
	for _, said := range append(t.figures(g.Figures(openings)), t.thoughts(g, openings)...) {
		say(said)
	}
	return nil
}

// opening says what an opening of a game was, as it was judged: at is its time.
func (t Teller) opening(o review.Opening, at time.Duration) string {
	begin := text.Text{"Al cabo de %s, %s: ", "After %s, %s: "}
	if o.Chord {
		begin = text.Text{"Al cabo de %s, alrededor de %s: ", "After %s, around %s: "}
	}
	return begin.In(t.Lang, exactly(t.Lang, at), t.name(o.Cell)) + t.judged(o)
}

// missed says what would have been enough to see what an opening missed; "" where it missed
// nothing, or that is not known.
func (t Teller) missed(o review.Opening) string {
	if o.Missed == 0 {
		return ""
	}
	return text.Text{
		"Para verlo bastaba con mirar %s.",
		"It took no more than %s to see it."}.In(t.Lang, hint.Rule(o.Missed).In(t.Lang))
}

func (t Teller) judged(o review.Opening) string {
	say := func(s text.Text, args ...any) string { return s.In(t.Lang, args...) }
	switch o.Verdict {
	case review.Forced, review.Needless:
		return t.guessMade(o)
	case review.Known:
		return say(text.Text{"ya se había visto.", "it had been seen before."})
	case review.Proven:
		return say(text.Text{"segura, y se podía demostrar.", "safe, and provably so."})
	}
	switch len(o.Mines) {
	case 0:
		return say(text.Text{
			"error, una marca mal puesta hizo abrir una mina.",
			"a mistake, a wrong flag made a mine open."})
	case 1:
		return say(text.Text{
			"error, %s era una mina segura.",
			"a mistake, %s was certainly a mine."}, t.list(o.Mines))
	}
	return say(text.Text{
		"error, %s eran minas seguras.",
		"a mistake, %s were certainly mines."}, t.list(o.Mines))
}

// guessMade says of a guess how likely a mine was, and whether it was needed.
func (t Teller) guessMade(o review.Opening) string {
	risk := t.chance(o.Risk, o.Exact)
	if o.Verdict == review.Needless {
		said := text.Text{
			"adivinanza innecesaria, con una probabilidad de mina %s. Era segura %s.",
			"a needless guess, with a chance of a mine of %s. %s was safe."}
		if o.AllSafe > 1 {
			said = text.Text{
				"adivinanza innecesaria, con una probabilidad de mina %s. Eran seguras %s.",
				"a needless guess, with a chance of a mine of %s. %s were safe."}
		}
		return said.In(t.Lang, risk, t.listOf(o.Safe, o.AllSafe))
	}
	said := text.Text{
		"adivinanza forzosa, con una probabilidad de mina %s.",
		"a guess that was due, with a chance of a mine of %s."}
	if !o.Exact {
		said = text.Text{
			"no se veía nada seguro, y la probabilidad de mina era %s.",
			"nothing safe could be seen, and the chance of a mine was %s."}
	}
	least := ""
	if l := t.chance(o.Least, o.Exact); l != risk {
		least = text.Text{
			"La celda menos arriesgada la tenía %s.",
			"That of the least risky cell was %s."}.In(t.Lang, l)
	}
	return sentences(said.In(t.Lang, risk), least)
}

// figures says what a game comes to that was judged; nothing where nothing was opened.
func (t Teller) figures(f review.Figures) []string {
	all := f.Openings()
	if all == 0 {
		return []string{text.Text{"No hay nada que juzgar.", "There is nothing to judge."}.In(t.Lang)}
	}
	said := []string{
		t.fortune(f),
		t.proven(f.Proven, all),
	}
	var counts []string
	for _, kind := range []struct {
		n int
		noun
	}{
		{f.Forced, noun{text.Text{"adivinanza forzosa", "guess that was due"}, text.Text{
			"adivinanzas forzosas",
			"guesses that were due"}}},
		{f.Needless, noun{text.Text{"adivinanza innecesaria", "needless guess"}, text.Text{
			"adivinanzas innecesarias",
			"needless guesses"}}},
		{f.Mistakes, noun{text.Text{"error", "mistake"}, text.Text{"errores", "mistakes"}}},
		{f.Undos, noun{text.Text{"jugada deshecha", "move undone"}, text.Text{
			"jugadas deshechas",
			"moves undone"}}},
	} {
		if kind.n > 0 {
			counts = append(counts, kind.count(kind.n, t.Lang))
		}
	}
	if len(counts) > 0 {
		there := text.Text{"Hubo ", "There were "}
		if strings.HasPrefix(counts[0], "1 ") {
			there = text.Text{"Hubo ", "There was "}
		}
		said = append(said, there.In(t.Lang)+text.And(t.Lang, counts)+".")
	}
	return said
}

// proven says how many of all openings were provably safe.
func (t Teller) proven(n, all int) string {
	switch n {
	case 0:
		return text.Text{"Ninguna jugada se podía demostrar.", "No move was provably safe."}.In(t.Lang)
	case all:
		return text.Text{"Todas las jugadas se podían demostrar.", "All moves were provably safe."}.In(t.Lang)
	}
	of := text.Text{"De %d jugadas, ", "Of %d moves, "}.In(t.Lang, all)
	return of + choose(t.Lang, n,
		text.Text{"se podía demostrar 1.", "1 was provably safe."},
		text.Text{"se podían demostrar %d.", "%d were provably safe."})
}

// fortune says what of the game was luck.
func (t Teller) fortune(f review.Figures) string {
	guesses := f.Guesses()
	if guesses == 0 {
		return text.Text{"No adivinaste ni una vez.", "You never guessed."}.In(t.Lang)
	}
	said := choose(t.Lang, guesses,
		text.Text{"Adivinaste 1 vez.", "You guessed once."}, text.Text{
			"Adivinaste %d veces.",
			"You guessed %d times."})
	chance := f.Chance
	if chance == 1 {
		return said
	}
	return sentences(said, text.Text{
		"La probabilidad de que todo saliera bien era %s.",
		"The chance that all went well was %s."}.In(t.Lang, t.chance(chance, f.Exact)))
}

// thoughts says before which openings the player thought longest, and when each was: what was
// said of it begins with that.
func (t Teller) thoughts(g review.Game, openings []review.Opening) []string {
	var said []string
	for _, o := range review.Longest(openings) {
		said = append(said, text.Text{
			"%s antes de %s, al cabo de %s",
			"%s before %s, after %s"}.In(t.Lang, exactly(t.Lang, o.Thought), t.name(o.Cell), exactly(t.Lang, g.Moves[o.Move].At)))
	}
	if len(said) == 0 {
		return nil
	}
	return []string{text.Text{
		"Lo que más pensaste: ",
		"What you thought about longest: "}.In(t.Lang) + strings.Join(said, "; ") + "."}
}
