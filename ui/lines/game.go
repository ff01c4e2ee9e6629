package lines

import (
	"errors"
	"slices"
	"strings"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/lines/bar"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
)

// begin begins a game and plays it. If the game cannot begin, it tells the player why.
func (t *table) begin(setup session.Setup, notes []*files.Error) error {
	s, err := t.session(setup)
	if err != nil {
		t.report(err)
		return nil
	}
	return t.playNew(s, notes)
}

// session returns a new game, which saves itself in the archive.
func (t *table) session(setup session.Setup) (*session.Session, error) {
	if err := t.checkSize(setup.Grid()); err != nil {
		return nil, err
	}
	setup = setup.Promising(t.Promise)
	s, err := session.New(setup, t.Now)
	if err != nil {
		return nil, err
	}
	s.KeepIn(t.Archive)
	s.Coach = t.Coach > 0
	return s, t.carryOn(s, s.Reveal())
}

// playNew plays a game that has just begun.
func (t *table) playNew(s *session.Session, notes []*files.Error) error {
	t.begins(s)
	for _, note := range notes {
		t.report(note)
	}
	if s.Setup.OpensStart() {
		if err := t.carryOut(s, do(game.Action{Kind: game.Open, Cell: s.Setup.Start()})); err != nil {
			return err
		}
	}
	return t.play(s)
}

// play plays a game to its end, or until the player leaves it.
func (t *table) play(s *session.Session) error {
	asked := false
	defer func() { t.leave(s, asked) }()
	played := s.GoesOn() // a file may hold a game that is over
	for {
		how, err := t.playOn(s)
		if asked = how == left; how != over || err != nil {
			return err
		}
		t.finish(s, played)
		if goesOn, err := t.afterwards(s); !goesOn || err != nil {
			return err
		}
		if err := t.carryOut(s, undo); err != nil {
			return err
		}
		played = true
	}
}

// A way is a way in which [table.playOn] ends.
type way int

const (
	over way = iota
	left
	gaveUp
)

// playOn plays a game until it is over, or until the player leaves it or gives it up.
func (t *table) playOn(s *session.Session) (way, error) {
	var overlay *draw.Overlay // the marks on the next board
	for s.GoesOn() {
		at := s.Elapsed()
		s.KeepProgress(at)
		if !t.Voice { // with --voice, every change has been told already
			t.status(s, at)
			t.board(s, overlay)
			overlay = nil
		}
		line, err := t.ask(t.asks())
		if err != nil {
			t.endInput(s)
			return over, err
		}
		if t.Voice && t.answers(s, line) {
			continue
		}
		line = t.spelledOut(line, s.Setup.Rules)
		r := parse(line, s.Setup.Rules)
		if r.kind == complete {
			r = t.complete(s.Setup.Grid(), line)
		}
		switch r.kind {
		case askFlag:
			r = t.askFlag(s.Setup.Grid())
		case leave:
			return left, nil
		case giveUp:
			t.giveUp(s)
			return gaveUp, nil
		case help:
			t.help(r.topic, s.Setup.Grid())
			continue
		case askHint, showChances:
			overlay = t.advise(s, r.kind)
			continue
		}
		if err := t.carryOut(s, r); err != nil {
			return over, err
		}
	}
	return over, nil
}

// tellExploded tells a player who has exploded in a race how to go on.
func (t *table) tellExploded(s *session.Session) {
	if s.Game().Status() == game.Lost && s.GoesOn() {
		t.tell(
			"Ahí había una mina: con < deshaces la jugada y sigues",
			"That was a mine: type < to undo the move and play on")
	}
}

// carryOut carries out the actions of a request. If an action is refused, it tells the player why.
func (t *table) carryOut(s *session.Session, r request) error {
	undealt := s.Undealt()
	var err error
	if t.Voice {
		err = t.carryOutByEar(s, r.actions)
	} else {
		err = t.carryOn(s, s.Begin(r.actions...))
	}
	t.checkKept(s)
	if undealt && s.Setup.MayNeedGuess() {
		t.say(words.BrokenPromise(s.Setup.Spec().Promise))
	}
	if err == nil && s.Game().Status() == game.Playing {
		err = r.err
	}
	t.tellExploded(s)
	var refusal game.Refusal
	var stop *session.Stop
	switch {
	case errors.As(err, &refusal):
		t.refused(s, refusal)
		return nil
	case errors.As(err, &stop):
		t.stopped(s, stop.Warning)
		return nil
	}
	return err
}

// checkKept tells the player when the game cannot be saved, or when the other players of a race
// cannot see it. After an error, each later call tries to save again, and tells the player when
// saving succeeds.
func (t *table) checkKept(s *session.Session) {
	if err := s.TakeRaceError(); err != nil {
		t.report(err)
	}
	err := s.TakeError()
	switch {
	case err != nil:
		t.say(words.NotKept, words.Error(err, t.Lang))
	case s.SaveFailed():
		if s.RetrySave()(); !s.SaveFailed() {
			t.say(words.SavedAgain)
		}
	}
}

// carryOutByEar carries out the actions of a line one by one, and tells the effect of each.
func (t *table) carryOutByEar(s *session.Session, actions []game.Action) error {
	var said []string
	var refused error
	t.refusal = refusal{}
	turn := s.Begin()
	begun := s.Game().Clone()
	for i, a := range actions {
		before := s.Game().Clone()
		if openedMeanwhile(begun, before, actions[:i], a) {
			t.refusal.done++
			said = append(said, t.ear(s).OpenAlready(a.Cell))
			continue
		}
		turn.Actions = append(turn.Actions, a)
		if refused = t.carryOn(s, turn); refused != nil {
			t.refusal.action, t.refusal.rest = &a, len(actions)-i-1
			break
		}
		t.refusal.done++
		said = append(said, t.ear(s).Effect(a, before))
		if s.Game().Status() != game.Playing {
			break
		}
	}
	if len(said) > 0 {
		if s.Game().Status() == game.Playing && s.Game().MinesLeft() != begun.MinesLeft() {
			said = append(said, t.ear(s).MinesLeft())
		}
		t.println(strings.Join(said, " "))
	}
	return refused
}

// openedMeanwhile reports whether a cascade opened the cell of a while earlier actions of the same
// line were carried out. The player could not foresee that. The parameter begun is the game before
// the whole line, and now is the game just before a.
func openedMeanwhile(begun, now *game.Game, earlier []game.Action, a game.Action) bool {
	return (a.Kind == game.Open || a.Kind == game.Flag) && game.Contains(now.Layout().Grid(), a.Cell) &&
		now.Open(a.Cell) && !begun.Open(a.Cell) &&
		!slices.ContainsFunc(earlier, func(e game.Action) bool { return e.Cell == a.Cell })
}

// deal deals a board with this promise, and tells the player to wait if that takes long. The Kind
// of w must be [session.Dealing].
func (t *table) deal(w *session.Work, promise deal.Promise) session.Result {
	if !t.Voice {
		b := bar.New(t.Errs)
		defer b.Clear()
		return w.Do(b.Dealing(promise, t.Lang))
	}
	since, said := time.Now(), false
	return w.Do(func(float64) bool {
		if !said && time.Since(since) > voice.Patience {
			said = true
			t.tell("Se están repartiendo las minas.",
				"The board is being dealt.")
			_ = t.out.Flush() // Flush returns the same error each time
		}
		return true
	})
}

// carryOn carries out a turn to its end. It deals the board or asks the coach if the turn needs
// that.
func (t *table) carryOn(s *session.Session, turn *session.Turn) error {
	for w := turn.Next(); w != nil; w = turn.Next() {
		switch w.Kind {
		case session.Dealing:
			turn.Take(t.deal(w, s.Setup.Spec().Promise))
		case session.Thinking:
			turn.Take(t.coach.inTime(w, t.Coach))
		}
	}
	return turn.Err
}

// A coach checks one position at a time. While it does, the channel holds a value, so that the
// coach cannot begin another position.
type coach chan struct{}

// inTime runs w, the coach's work. It returns [session.SkipCoach] if w takes longer than atMost, or
// if the coach is still busy with an earlier position.
func (c coach) inTime(w *session.Work, atMost time.Duration) session.Result {
	late := time.After(atMost)
	select {
	case c <- struct{}{}:
	case <-late:
		return session.SkipCoach
	}
	thought := make(chan session.Result, 1)
	go func() {
		thought <- w.Do(nil)
		<-c
	}()
	select {
	case result := <-thought:
		return result
	case <-late:
		return session.SkipCoach
	}
}
