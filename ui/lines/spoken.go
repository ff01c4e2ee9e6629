package lines

import (
	"slices"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
)

// spoken is the way to play that tells a game in sentences: each change at once, and more if the
// player asks.
type spoken struct {
	*table
	options []string // the options of the menu; nil: not told yet
	guess   bool     // the player lets new boards need a guess; only with a clear start they need none
	refusal refusal

	frontierTold int // the number of frontier numbers told so far; 0: begin with the first
	frontierOf   int // the revision of the game to which frontierTold belongs
}

func newSpoken(t *table) *spoken {
	return &spoken{table: t, guess: t.Promise == deal.ClearStart}
}

// A refusal says which of the actions typed in one line was refused.
type refusal struct {
	action *game.Action // the refused action; nil: the refused text is no action
	done   int          // the number of actions before the refusal
	rest   int          // the number of actions after the refusal; they were not carried out
}

func (p *spoken) teller(s *session.Session) voice.Teller {
	t := voice.Of(s.Game(), p.Names, p.Lang)
	t.Mines = s.Setup.ShowMines
	return t
}

func (p *spoken) begins(s *session.Session) {
	p.println(p.teller(s).Begins(s)...)
	if s.Begun() {
		p.println(p.teller(s).Summary(s.Elapsed(), s.Hints())...)
		return
	}
	p.tell("Escribe ayuda para oír todo lo que puedes hacer.",
		"Type help to hear everything you can do.")
}

func (p *spoken) deal(w *session.Work, _ deal.Promise) session.Result {
	since, said := time.Now(), false
	return w.Do(func(float64) bool {
		if !said && time.Since(since) > voice.Patience {
			said = true
			p.tell("Se están repartiendo las minas.",
				"The board is being dealt.")
			_ = p.out.Flush() // Flush returns the same error each time
		}
		return true
	})
}

// turn prints nothing, because every change was told when it happened.
func (p *spoken) turn(*session.Session, time.Duration, *draw.Overlay) {}

func (p *spoken) carryOut(s *session.Session, actions []game.Action) error {
	var said []string
	var refused error
	p.refusal = refusal{}
	turn := s.Begin()
	begun := s.Game().Clone()
	for i, a := range actions {
		before := s.Game().Clone()
		if openedMeanwhile(begun, before, actions[:i], a) {
			p.refusal.done++
			said = append(said, p.teller(s).OpenAlready(a.Cell))
			continue
		}
		turn.Actions = append(turn.Actions, a)
		if refused = p.carryOn(s, turn); refused != nil {
			p.refusal.action, p.refusal.rest = &a, len(actions)-i-1
			break
		}
		p.refusal.done++
		said = append(said, p.teller(s).Effect(a, before))
		if s.Game().Status() != game.Playing {
			break
		}
	}
	if len(said) > 0 {
		if s.Game().Status() == game.Playing && s.Game().MinesLeft() != begun.MinesLeft() {
			said = append(said, p.teller(s).MinesLeft())
		}
		p.println(strings.Join(said, " "))
	}
	return refused
}

// openedMeanwhile reports whether the cell of the action a is open now, was closed when the line began,
// and is in no earlier action of the line: then a cascade has opened it, which the player could not
// know.
func openedMeanwhile(begun, now *game.Game, earlier []game.Action, a game.Action) bool {
	return (a.Kind == game.Open || a.Kind == game.Flag) && game.Contains(now.Layout().Grid(), a.Cell) &&
		now.Open(a.Cell) && !begun.Open(a.Cell) &&
		!slices.ContainsFunc(earlier, func(e game.Action) bool { return e.Cell == a.Cell })
}

func (p *spoken) refused(s *session.Session, why game.Refusal) {
	switch r := p.refusal; {
	case r.action != nil:
		p.println(p.teller(s).Refused(*r.action, why))
	case r.done > 0:
		p.tell("El resto de la línea no es ninguna jugada.", "The rest of the line is not a move.")
	case tooShort(p.typed, s.Setup.Rules):
		p.tell("Con las reglas estrictas, «%s» no basta: di también qué hacer, con un asterisco para abrir o una exclamación para marcar.",
			"With the strict rules \"%s\" is not enough: say what to do as well, with an asterisk to open or an exclamation mark to flag.", p.typed)
	default:
		p.println(voice.NotUnderstood(p.typed, p.Lang))
	}
	p.sayRest()
}

func (p *spoken) stopped(s *session.Session, why advice.Warning) {
	p.println(p.teller(s).Warning(why))
	p.sayRest()
}

// sayRest says that the actions after the refused one were not carried out, if there are any.
func (p *spoken) sayRest() {
	if p.refusal.rest > 0 {
		p.tell("El resto de la línea no se ha jugado.", "The rest of the line was not played.")
	}
	p.refusal = refusal{}
}

func (p *spoken) advice(s *session.Session, a advice.Advice, stage advice.Stage) *draw.Overlay {
	p.println(p.teller(s).Advice(a, stage))
	return nil
}

func (p *spoken) chances(s *session.Session, thoughts *advice.Thoughts) *draw.Overlay {
	p.println(p.teller(s).Chances(thoughts)...)
	return nil
}

func (p *spoken) ended(s *session.Session) {
	p.println(p.teller(s).Ended(s.Elapsed()))
	if loss, ok := s.Loss(); ok {
		p.println(p.teller(s).Loss(loss))
	}
}

func (p *spoken) left(asked, waits bool) {
	if !asked {
		p.println("") // ends the line of the prompt
	}
	said := p.Say("Has dejado la partida.", "You left the game.")
	if waits {
		said += p.Say(
			" Te espera donde la dejaste: para seguir con ella, %s.",
			" It is waiting where you left it: to continue it, %s.", p.toContinue(asked, "--voice"))
	}
	p.println(said)
}
