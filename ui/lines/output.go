package lines

import (
	"fmt"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// eye returns the Teller that phrases a game for a player who reads.
func (t *table) eye(s *session.Session) hint.Teller {
	return hint.Teller{Game: s.Game(), Names: t.Names, Lang: t.Lang}
}

// ear returns the Teller that phrases a game for a player who listens.
func (t *table) ear(s *session.Session) voice.Teller {
	v := voice.Of(s.Game(), t.Names, t.Lang)
	v.Mines = s.Setup.ShowMines
	return v
}

// begins introduces a game. With --voice, it also describes the position of a game that was
// waiting.
func (t *table) begins(s *session.Session) {
	if !t.Voice {
		t.println(s.Setup.Describe(draw.GridName(s.Setup.Grid()), t.Lang))
		return
	}
	t.println(t.ear(s).Introduction(s)...)
	if s.Begun() {
		t.println(t.ear(s).Summary(s.Elapsed(), s.Hints())...)
		return
	}
	t.tell("Escribe ayuda para oír todo lo que puedes hacer.",
		"Type help to hear everything you can do.")
}

// Texts of the first published game, which must not change.
var (
	timeUnit = text.Text{"seg.", "sec."}
	won      = text.Text{"HAS GANADO EN %s SEG.", "YOU WON IN %s SEC."}
)

// status prints the line of figures: the mines left, the flags, the time and the moves.
func (t *table) status(s *session.Session, at time.Duration) {
	g := s.Game()
	figures := fmt.Sprintf("%s %d   %s %d   %s %s %s   %s %d",
		words.MinesLeft.In(t.Lang), g.MinesLeft(),
		words.Flagged.In(t.Lang), g.Flags(),
		words.Time.In(t.Lang), words.Seconds(at), timeUnit.In(t.Lang),
		words.Moves.In(t.Lang), g.Steps())
	if hints := s.Hints(); hints > 0 {
		figures += fmt.Sprintf("   %s %d", words.Hints.In(t.Lang), hints)
	}
	t.println(figures)
}

// board prints the board of a game, with the marks of an overlay.
func (t *table) board(s *session.Session, marks *draw.Overlay) {
	t.picture(s.Game(), s.Setup.ShowMines, marks)
}

// linesAround is the number of lines around a board: the figures above it, and the prompt.
const linesAround = 2

// picture prints the board of g, with the marks of an overlay, in the largest layout that fits the
// terminal. If mines is true, it shows the mines.
func (t *table) picture(g *game.Game, mines bool, marks *draw.Overlay) {
	names := t.names(g.Layout().Grid())
	look := draw.Look{Glyphs: draw.GlyphsOf(t.ASCII), Names: names, Reveal: mines, Overlay: marks}
	if t.Size != nil && t.Corner == nil {
		if cols, rows, err := t.Size(); err == nil {
			look.Spacing = look.LargestSpacing(g.Layout().Grid(), cols-draw.TextIndent, rows-linesAround)
		}
	}
	t.print(draw.Picture{Look: look, Game: g}.Text(t.Corner))
}

var notUnderstood = text.Text{"ENTRADA ERRONEA", "INVALID INPUT"}

// refusals are the messages about refused actions, in the exact words of the first version. With
// --voice, [voice.Teller.Refused] gives sentences instead.
var refusals = map[game.Refusal]text.Text{
	game.NotAPlay: notUnderstood,
	game.OffBoard: notUnderstood,
	game.TooManyFlags: {
		"NO SE PUEDEN MARCAR MAS CELDAS QUE MINAS",
		"NO MORE CELLS CAN BE FLAGGED THAN THERE ARE MINES"},
	game.FlaggedCell: {
		"NO SE PUEDE ABRIR UNA CELDA MARCADA",
		"A FLAGGED CELL CANNOT BE OPENED"},
	game.OpenCell: {
		"NO SE PUEDE MARCAR UNA CELDA ABIERTA",
		"AN OPEN CELL CANNOT BE FLAGGED"},
	game.TooFewFlags: {
		"CELDA YA ABIERTA. NO SE PUEDEN ABRIR LAS CELDAS VECINAS POR NUMERO INSUFICIENTE DE MARCAS",
		"CELL ALREADY OPEN. ITS NEIGHBOURS CANNOT BE OPENED: TOO FEW OF THEM ARE FLAGGED"},
	game.NoChord: {
		"LA CELDA YA ESTA DESCUBIERTA",
		"THE CELL IS ALREADY OPEN"},
	game.NothingToUndo: {"NO HAY NADA QUE DESHACER", "NOTHING TO UNDO"},
	game.NothingToRedo: {"NO HAY NADA QUE REHACER", "NOTHING TO REDO"},
	game.GameOver:      {"LA PARTIDA HA TERMINADO", "THE GAME IS OVER"},
}

// refused tells why the last action was refused.
func (t *table) refused(s *session.Session, why game.Refusal) {
	if !t.Voice {
		t.say(refusals[why])
	}
	switch r := t.refusal; {
	case !t.Voice && (refusals[why] != notUnderstood || s.Setup.Rules == game.Strict): // the published message is enough
	case why == game.OffBoard:
		t.println(t.ear(s).Outside())
	case !t.Voice:
		t.println(voice.NotUnderstood(t.rest(), t.Lang))
	case r.action != nil:
		t.println(t.ear(s).Refused(*r.action, why))
	case r.done > 0:
		t.tell("El resto de la línea no es ninguna jugada.", "The rest of the line is not a move.")
	case tooShort(t.typed, s.Setup.Rules):
		t.tell("Con las reglas estrictas, «%s» no basta: di también qué hacer, con un asterisco para abrir o una exclamación para marcar.",
			"With the strict rules \"%s\" is not enough: say what to do as well, with an asterisk to open or an exclamation mark to flag.", t.typed)
	default:
		t.println(voice.NotUnderstood(t.typed, t.Lang))
	}
	t.sayRest()
}

// rest returns the last input line from the first text that is no action. For "Hd* hello" it
// returns "hello".
func (t *table) rest() string {
	for line := t.typed; ; {
		_, rest, err := game.CutAction(line)
		if err != nil {
			return line
		}
		line = strings.TrimSpace(rest)
	}
}

// stopped tells why the coach has stopped the last action.
func (t *table) stopped(s *session.Session, why advice.Warning) {
	if t.Voice {
		t.println(t.ear(s).Warning(why))
	} else {
		t.println(t.eye(s).Warning(why, sayHint.In(t.Lang)))
	}
	t.sayRest()
}

// sayRest says that the actions after the refused one were not carried out. It prints nothing if
// there are none.
func (t *table) sayRest() {
	if t.refusal.rest > 0 {
		t.tell("El resto de la línea no se ha jugado.", "The rest of the line was not played.")
	}
	t.refusal = refusal{}
}

// finish tells how the game ended. If played is true, the player has played the game, and finish
// adds it to the history. If played is false, the game was already over when it was loaded.
func (t *table) finish(s *session.Session, played bool) {
	t.ended(s)
	if !played || t.Archive.Dir() == "" {
		return
	}
	verdict, err := s.End(t.Now()).Finish()
	if err != nil {
		t.say(words.NotKept, words.Error(err, t.Lang))
		return
	}
	if s.Game().Status() == game.Won {
		t.verdict(verdict)
	}
}

// ended tells how the game ended, and why it was lost. Without --voice, it draws the board.
func (t *table) ended(s *session.Session) {
	loss, lost := s.Loss()
	why := t.eye(s).Loss
	switch {
	case t.Voice:
		t.println(t.ear(s).Ended(s.Elapsed()))
		why = t.ear(s).Loss
	case s.Game().Status() == game.Won:
		t.board(s, nil)
		t.say(won, words.Seconds(s.Elapsed()))
	default:
		t.board(s, nil)
		t.say(words.Lost)
	}
	if lost {
		t.println(why(loss))
	}
}

// verdict compares a won game with earlier ones.
func (t *table) verdict(v archive.Verdict) {
	for _, said := range []string{v.Describe(t.Lang), v.DescribeNeed(t.Lang)} {
		if said != "" {
			if t.Voice {
				said = text.Capital(said)
			}
			t.speak(said)
		}
	}
}

// left tells the player that the game was left and, if waits is true, how to continue it. If asked
// is false, the input has ended. Then, without --voice, left says only how to continue the game.
func (t *table) left(asked, waits bool) {
	said := t.either(text.Text{"HAS ABANDONADO LA PARTIDA", "YOU LEFT THE GAME"}, text.Text{"Has dejado la partida.", "You left the game."}).In(t.Lang)
	switch {
	case !t.Voice && !asked:
		said = "" // ends the line of the prompt
	case !asked:
		t.println("")
	}
	switch {
	case !t.Voice && waits:
		said += "\n" + t.Say("Espera donde la dejaste: para seguir con ella, %s",
			"It is waiting where you left it: to continue it, %s", t.toContinue(asked, "--plain"))
	case waits:
		said += t.Say(" Te espera donde la dejaste: para seguir con ella, %s.",
			" It is waiting where you left it: to continue it, %s.", t.toContinue(asked, "--voice"))
	}
	t.println(said)
}
