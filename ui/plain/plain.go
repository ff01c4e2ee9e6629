// Package plain is the game line by line: for screen readers, pipes, scripts,
// and anyone who prefers it. It plays by the same engine and speaks the same
// words as the full-screen game.
package plain

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/draw"
	"buscaminas/ui/hint"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// Options is what the game is started with.
type Options struct {
	Lang    text.Lang
	Names   game.Names   // of the cells
	Promise deal.Promise // of boards that are dealt

	// Setup is the game to play; where it is nil, the menu comes first.
	Setup *session.Setup
	Notes []*files.Error // what is to be said of its board

	Coach time.Duration // how long a coach thinks at most before something is opened; 0: there is none

	ASCII bool // boards are drawn with nothing else

	From *game.Cell // where the part of the board begins that is shown; nil: it is shown whole

	Level func(words.Level) session.Setup // a new board of a level
	File  func(path string) (session.Setup, []*files.Error, error)
	Now   func() time.Time
	Errs  io.Writer // where it is said how far a board is that is dealt; nil: nowhere

	Archive  *archive.Archive // where games are kept; nil: nowhere
	Problems []error          // what is to be said of it on the menu
}

// Run plays until the player leaves or the input ends. Its error is one of
// reading or writing, or of a setup that cannot be played.
func Run(in io.Reader, out io.Writer, o Options) error {
	t := &table{Options: o, in: bufio.NewReader(in), out: bufio.NewWriter(out)}
	if t.Archive == nil {
		t.Archive, _ = archive.Open("") // which finds nothing wrong
	}
	var err error
	if o.Setup == nil {
		err = t.menu()
	} else if s, wrong := t.session(*o.Setup); wrong != nil {
		err = wrong
	} else {
		err = t.playNew(s, o.Notes)
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return cmp.Or(err, t.out.Flush()) // an error of writing comes again: it stays with the writer
}

// table is where a game is played: what is read, and what is written.
type table struct {
	Options
	in   *bufio.Reader
	out  *bufio.Writer
	said []string // what was wrong with the games that wait
}

// print writes text. An error of writing stays with the writer, and shows when
// it is flushed.
func (t *table) print(text string) { _, _ = t.out.WriteString(text) }

func (t *table) println(text string) { t.print(text + "\n") }

// maxLine bounds a line of input, in bytes. A longer one is no answer, whatever
// it begins with.
const maxLine = 1 << 20

// ask writes a prompt and reads a line; one that is too long comes back empty.
func (t *table) ask(prompt text.Text) (string, error) {
	t.print(prompt.In(t.Lang))
	if err := t.out.Flush(); err != nil {
		return "", err
	}
	var answer []byte
	for {
		part, more, err := t.in.ReadLine()
		if err != nil && len(answer) == 0 {
			t.print("\n") // the shell's prompt does not follow ours
			return "", err
		}
		if len(answer) <= maxLine {
			answer = append(answer, part...)
		}
		switch {
		case more && err == nil:
		case len(answer) > maxLine:
			return "", nil
		default:
			return string(answer), nil
		}
	}
}

// begin begins a game and plays it. What cannot be played is said.
func (t *table) begin(setup session.Setup, notes []*files.Error) error {
	s, err := t.session(setup)
	if err != nil {
		t.println(words.Error(err, t.Lang))
		return nil
	}
	return t.playNew(s, notes)
}

// session returns a new game.
func (t *table) session(setup session.Setup) (*session.Session, error) {
	if err := t.tooLarge(setup.Grid()); err != nil {
		return nil, err
	}
	setup = setup.Promising(t.Promise)
	if setup.Layout == nil {
		if err := session.CheckPromise(setup.Deal); err != nil {
			return nil, err
		}
	}
	s, err := session.New(setup, t.Now)
	if err != nil {
		return nil, err
	}
	s.KeepIn(t.Archive)
	t.equip(s)
	return s, s.Reveal()
}

// equip gives a game what it plays with here: who deals its board, and its coach.
func (t *table) equip(s *session.Session) {
	s.Deal = session.Dealer(t.Errs, t.Lang)
	if t.Coach > 0 {
		s.Coach = func() (*hint.Thoughts, error) { return inTime(s, t.Coach), nil }
	}
}

// tooLarge refuses a board that is to be shown whole and is too large for that.
func (t *table) tooLarge(g game.Grid) error {
	if t.From == nil && !draw.FitsText(g) {
		return text.Error(words.TooLargeForText(g))
	}
	return nil
}

// playNew plays a game that has just begun.
func (t *table) playNew(s *session.Session, notes []*files.Error) error {
	t.println(t.describe(s.Setup))
	for _, note := range notes {
		t.println(words.Error(note, t.Lang))
	}
	if s.Setup.OpensStart() {
		if err := t.carryOut(s, do(game.Action{Kind: game.Open, Cell: s.Setup.Start})); err != nil {
			return err
		}
	}
	return t.play(s)
}

var (
	askPlay   = text.Text{"Indique celda y accion (! marcar, * abrir): ", "Cell and action (! flag, * open): "}
	plainHelp = text.Text{
		`Hd*         abre la celda de la fila H, columna d; si ya está abierta, sus vecinas
De!         marca la celda, o quita la marca
Hd*De!4,3*  varias acciones seguidas; 4,3 es la fila 4, columna 3, contando desde 0
Hd  4,3  4 3  B3  b3
            una celda sola se abre; B3 es la fila B, tercera columna
B  4        una fila sola: pregunta la columna
-2 -2       pregunta una celda y la marca
deshacer    o -3 -3: cierra lo último que se abrió
rehacer     abre otra vez lo que se deshizo
pista       dice si hay algo seguro; otra vez, dónde; otra vez, por qué
probabilidades
            el tablero con la probabilidad de mina de cada celda
salir       o -1 -1: deja la partida
abandonar   la deja para siempre: en el historial queda como abandonada
ayuda       esta lista
`,
		`Hd*         open the cell in row H, column d; if it is open, those around it
De!         flag the cell, or take its flag away
Hd*De!4,3*  several actions in a row; 4,3 is row 4, column 3, counted from 0
Hd  4,3  4 3  B3  b3
            a cell alone is opened; B3 is row B, third column
B  4        a row alone: asks for the column
-2 -2       ask for a cell and flag it
undo        or -3 -3: close what was opened last
redo        open again what was undone
hint        say whether anything is certain; again, where; again, why
chances     the board with how likely a mine is in each cell
quit        or -1 -1: leave the game
give up     leave it for good: it stays in the history as given up
help        this list
`}
)

// play plays a game to its end, or until the player leaves it.
func (t *table) play(s *session.Session) error {
	asked := false
	defer func() { t.leave(s, asked) }()
	played := s.Game().Status() == game.Playing // and not over as it was opened
	var overlay *draw.Overlay                   // on the next board alone
	for s.Game().Status() == game.Playing {
		t.status(s)
		t.board(s, overlay)
		overlay = nil
		line, err := t.ask(askPlay)
		if err != nil {
			return err
		}
		r := parse(line)
		switch r.kind {
		case askColumn:
			r = t.at(game.Open, s.Setup.Grid(), line)
		case askFlag:
			r = t.askFlag(s.Setup.Grid())
		case leave:
			asked = true
			return nil
		case giveUp:
			t.giveUp(s)
			return nil
		case help:
			t.print(plainHelp.In(t.Lang))
			continue
		case askHint, showChances:
			overlay = t.advise(s, r.kind)
			continue
		}
		if err := t.carryOut(s, r); err != nil {
			return err
		}
	}
	t.board(s, nil)
	t.finish(s, played)
	return nil
}

// carryOut plays what was asked for, and says what was refused.
func (t *table) carryOut(s *session.Session, r request) error {
	undealt := s.Undealt()
	_, err := s.Play(r.actions)
	t.notKept(s.Trouble())
	if undealt && s.Setup.MayNeedGuess {
		t.println(words.MayNeedGuess.In(t.Lang))
	}
	if err == nil && s.Game().Status() == game.Playing {
		err = r.err
	}
	var refusal game.Refusal
	var stop *session.Stop
	switch {
	case errors.As(err, &refusal):
		t.println(words.Refusal(refusal).In(t.Lang))
		return nil
	case errors.As(err, &stop):
		t.println(t.teller(s).Warning(stop.Warning, sayHint.In(t.Lang)))
		return nil
	}
	return err
}

// status prints the line of figures.
func (t *table) status(s *session.Session) {
	g, elapsed := s.Game(), s.Elapsed()
	s.KeepSeen(elapsed)
	figures := fmt.Sprintf("%s %d   %s %d   %s %s %s   %s %d",
		words.MinesLeft.In(t.Lang), g.MinesLeft(),
		words.Flagged.In(t.Lang), g.Flags(),
		words.Time.In(t.Lang), words.Seconds(elapsed), words.TimeUnit.In(t.Lang),
		words.Moves.In(t.Lang), g.Steps())
	if hints := s.Hints(); hints > 0 {
		figures += fmt.Sprintf("   %s %d", words.Hints.In(t.Lang), hints)
	}
	t.println(figures)
}

// describe says what is played.
func (t *table) describe(s session.Setup) string {
	return s.Describe(draw.GridName(s.Grid()), t.Lang)
}

// board prints the board.
func (t *table) board(s *session.Session, overlay *draw.Overlay) {
	look := draw.Look{Glyphs: draw.GlyphsOf(t.ASCII), Names: t.Names, Reveal: s.Setup.ShowMines, Overlay: overlay}
	t.print(draw.Picture{Look: look, Game: s.Game()}.Text(t.From))
}
