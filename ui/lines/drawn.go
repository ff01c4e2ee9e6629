package lines

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/cli/bar"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// drawn is the way to play that prints the figures and the board every turn. Its words must not
// change, because programs may read them.
type drawn struct{ *table }

func (d drawn) menu(waiting []archive.Waiting) []func() error {
	title := words.Program.In(d.Lang)
	d.println(title)
	d.println(strings.Repeat("─", len(title)+1))
	for i, l := range words.Levels() {
		level := words.MenuLevel.In(d.Lang, l.Name.In(d.Lang), l.Rows, l.Cols, l.Mines)
		d.println(fmt.Sprintf("%d. %s", i+1, level))
	}
	d.println("4. " + words.MenuFile.In(d.Lang))
	d.println("5. " + words.MenuQuit.In(d.Lang))
	options := append(d.levels(), d.file, nil)
	if len(waiting) > 0 {
		d.println("6. " + d.waitingLine(waiting))
		options = append(options, func() error { return d.goOn(waiting) })
	}
	for _, c := range d.choices() {
		d.println(fmt.Sprintf("%s. %s: %s", c.key, c.name.In(d.Lang), c.values[c.now].In(d.Lang)))
	}
	return options
}

// waitingLine returns the line of the menu about the waiting games.
func (d drawn) waitingLine(all []archive.Waiting) string {
	name := words.MenuContinue.In(d.Lang)
	if len(all) > 1 {
		return d.Say("%s (%d en espera)", "%s (%d waiting)", name, len(all))
	}
	return name + ": " + briefOf(&all[0], d.Lang)
}

func briefOf(w *archive.Waiting, l text.Lang) string {
	return session.BriefOf(w, draw.GridName(w.Grid())).In(l)
}

func (d drawn) noOption(string, int) {} // the menu asks again

func (d drawn) pickWaiting(all []archive.Waiting) (int, error) {
	for i, w := range all {
		said := briefOf(&w, d.Lang) + text.Separator + w.Last.Local().Format("2006-01-02 15:04")
		if w.Elsewhere {
			said += text.Separator + d.Say("abierta en otra copia", "open in another copy")
		}
		d.println(fmt.Sprintf("%d. %s", i+1, said))
	}
	for {
		answer, err := d.ask(text.Text{
			"Elige una partida (en blanco para volver al menú): ", "Choose a game, or just press Enter to go back: "})
		if err != nil || answer == "" {
			return -1, err
		}
		if n, err := strconv.Atoi(answer); err == nil && 1 <= n && n <= len(all) {
			return n - 1, nil
		}
		d.tell("No hay ninguna partida %q: elige de la 1 a la %d",
			"There is no game %q: choose one from 1 to %d", answer, len(all))
	}
}

func (d drawn) begins(s *session.Session) {
	d.println(s.Setup.Describe(draw.GridName(s.Setup.Grid()), d.Lang))
}

func (d drawn) deal(w *session.Work, promise deal.Promise) session.Result {
	b := bar.New(d.Errs)
	defer b.Clear()
	return w.Do(b.Dealing(promise, d.Lang))
}

func (d drawn) turn(s *session.Session, at time.Duration, over *draw.Overlay) {
	d.status(s, at)
	d.board(s, over)
}

// Texts of the first published game, which must not change.
var (
	timeUnit = text.Text{"seg.", "sec."}
	won      = text.Text{"HAS GANADO EN %s SEG.", "YOU WON IN %s SEC."}
)

// status prints the line of figures: the mines left, the flags, the time and the moves.
func (d drawn) status(s *session.Session, at time.Duration) {
	g := s.Game()
	figures := fmt.Sprintf("%s %d   %s %d   %s %s %s   %s %d",
		words.MinesLeft.In(d.Lang), g.MinesLeft(),
		words.Flagged.In(d.Lang), g.Flags(),
		words.Time.In(d.Lang), words.Seconds(at), timeUnit.In(d.Lang),
		words.Moves.In(d.Lang), g.Steps())
	if hints := s.Hints(); hints > 0 {
		figures += fmt.Sprintf("   %s %d", words.Hints.In(d.Lang), hints)
	}
	d.println(figures)
}

// board prints the board of a game, with the marks of an overlay.
func (t *table) board(s *session.Session, marks *draw.Overlay) {
	t.picture(s.Game(), s.Setup.ShowMines, marks)
}

// picture prints the board of g, with the marks of an overlay. If mines is true, it shows the
// mines.
func (t *table) picture(g *game.Game, mines bool, marks *draw.Overlay) {
	names := t.names(g.Layout().Grid())
	look := draw.Look{Glyphs: draw.GlyphsOf(t.ASCII), Names: names, Reveal: mines, Overlay: marks}
	t.print(draw.Picture{Look: look, Game: g}.Text(t.Corner))
}

func (d drawn) answers(*session.Session, string) bool { return false }

func (d drawn) carryOut(s *session.Session, actions []game.Action) error {
	return d.carryOn(s, s.Begin(actions...))
}

func (d drawn) refused(s *session.Session, why game.Refusal) {
	d.say(words.Refusal(why))
	if why == game.NotAPlay && s.Setup.Rules != game.Strict { // which are the published ones, to the letter
		d.println(d.whyNoPlay(s))
	}
}

// whyNoPlay says why the line that was typed last is no play.
func (d drawn) whyNoPlay(s *session.Session) string {
	line := d.typed
	_, noPlay := game.ParsePlay(line)
	_, noCell := game.ParseCell(line)
	_, _, noRow := game.ParseRow(line) // or the name of a column, which was asked for
	if line != "" && (noPlay == nil || noCell == nil || noRow == nil) {
		return voice.Of(s.Game(), d.Names, d.Lang).Outside()
	}
	for { // what comes before was carried out
		_, rest, err := game.CutAction(line)
		if err != nil {
			return voice.NotUnderstood(line, d.Lang)
		}
		line = strings.TrimSpace(rest)
	}
}

func (d drawn) stopped(s *session.Session, why advice.Warning) {
	d.println(d.teller(s).Warning(why, sayHint.In(d.Lang)))
}

func (d drawn) advice(s *session.Session, a advice.Advice, stage advice.Stage) *draw.Overlay {
	d.println(d.teller(s).Advice(a, stage, sayHint.In(d.Lang)))
	points := draw.Advice(s.Game(), a, stage)
	var signs []string
	for _, sign := range draw.GlyphsOf(d.ASCII).Signs(s.Game(), points, false) {
		signs = append(signs, sign.Label.Text+" "+sign.About.In(d.Lang))
	}
	if len(signs) > 0 {
		d.println(strings.Join(signs, "   "))
	}
	return &draw.Overlay{Points: points}
}

func (d drawn) teller(s *session.Session) hint.Teller {
	return hint.Teller{Game: s.Game(), Names: d.Names, Lang: d.Lang}
}

func (d drawn) chances(s *session.Session, thoughts *advice.Thoughts) *draw.Overlay {
	if !thoughts.Exact() {
		d.tell("Hay demasiados números para calcularlo todo: las probabilidades son aproximadas",
			"There are too many numbers to work everything out: the chances are estimates")
	}
	if away := d.teller(s).RiskAway(thoughts); away != "" {
		d.println(text.Capital(away))
	}
	return &draw.Overlay{Chance: thoughts.Chance}
}

// ended prints the board, and says that the game was won or why it was lost.
func (d drawn) ended(s *session.Session) {
	d.board(s, nil)
	if s.Game().Status() == game.Won {
		d.say(won, words.Seconds(s.Elapsed()))
		return
	}
	d.say(words.Lost)
	if loss, ok := s.Loss(); ok {
		d.println(d.teller(s).Loss(loss))
	}
}

func (d drawn) afterwards(s *session.Session) (goesOn bool, err error) {
	if s.Game().Status() != game.Lost || s.Setup.Rules == game.Strict { // there it is over, as published
		return false, nil
	}
	line, err := d.ask(text.Text{
		"Con < se deshace la explosión; con una línea en blanco se acaba: ",
		"Type < to undo the explosion, or an empty line to finish: "})
	return err == nil && d.takesBack(line, s.Setup.Rules), err
}

func (d drawn) left(asked, waits bool) {
	said := d.Say("HAS ABANDONADO LA PARTIDA", "YOU LEFT THE GAME")
	if !asked {
		said = "" // ends the line of the prompt
	}
	d.println(said)
	if waits {
		d.tell("Espera donde la dejaste: para seguir con ella, %s",
			"It is waiting where you left it: to continue it, %s", d.toContinue(asked, "--plain"))
	}
}

func (d drawn) help(topic string, g game.Grid) {
	switch {
	case topic != "":
		d.topic(topic, g)
	case g == nil:
		d.listTopics()
	default:
		d.print(plainHelp.In(d.Lang))
		d.listTopics()
	}
}
