package cli

import (
	"bufio"
	"fmt"
	"io"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/text"
)

// writeSpoken writes a game in sentences to be heard: the effect of each entry, or if judged is
// true the verdict on each opening.
func writeSpoken(w io.Writer, r *session.Replay, names game.Names, judged bool, l text.Lang) error {
	out := bufio.NewWriter(w)
	say := func(said string) {
		fmt.Fprintln(out, said)
		_ = out.Flush() // Flush returns the same error each time
	}
	teller := func() voice.Teller { return voice.Teller{Game: r.Game(), Names: names, Lang: l} }
	for _, said := range teller().Board(r.Setup) {
		say(said)
	}
	if judged {
		if err := voice.Review(r, teller(), say); err != nil {
			return err
		}
		return out.Flush()
	}
	for n := range r.Len() {
		r.Seek(n)
		before := r.Game().Clone()
		r.Seek(n + 1)
		e, _ := r.Last()
		happened := voice.Sentence(e.Text(r.Setup.Grid(), names).In(l), l)
		switch e.Event {
		case journal.Done:
			happened = teller().Did(e.Action, before)
		case journal.Refused:
			happened = teller().Tried(e.Action)
		}
		say(teller().At(e.At, happened))
	}
	if r.Game().Status() != game.Playing {
		say(teller().Ended(r.Time()))
	}
	return out.Flush()
}
