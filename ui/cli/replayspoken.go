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

// writeSpoken writes a game in sentences for a listener. If judged is false, it tells each event of
// the game. If judged is true, it tells a verdict on each cell that the player opened.
func writeSpoken(w io.Writer, r *session.Replay, names game.Names, judged bool, l text.Lang) error {
	out := bufio.NewWriter(w)
	say := func(said string) {
		fmt.Fprintln(out, said)
		_ = out.Flush() // out keeps the error for the next Flush
	}
	teller := func() voice.Teller { return voice.Of(r.Game(), names, l) }
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
		happened := voice.Spoken(e.Text(r.Setup.Grid(), names).In(l), l)
		switch e.Event {
		case journal.Done:
			happened = teller().Effect(e.Action, before)
		case journal.Refused:
			happened = teller().RefusedInReplay(e.Action)
		}
		say(teller().WithTime(e.At, happened))
	}
	if r.Game().Status() != game.Playing {
		say(teller().Ended(r.Time()))
	}
	return out.Flush()
}
