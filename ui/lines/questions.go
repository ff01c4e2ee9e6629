package lines

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var (
	sayRepeat = text.Text{"repite", "repeat"}
	sayReview = text.Text{"repaso", "review"}
)

// answers prints the answer to a question about the game. It reports false if line is no such
// question.
func (t *table) answers(s *session.Session, line string) bool {
	t.refusal = refusal{}
	from := s.Setup.Start()
	last := lastCell(s)
	if last != nil {
		from = *last
	}
	v := t.ear(s)
	switch word := strings.Trim(line, "¿? "); {
	case text.Text{"dónde", "where"}.Is(word):
		t.println(v.Where(last))
	case text.Text{"resumen", "summary"}.Is(word):
		t.println(v.Summary(s.Elapsed(), s.Hints())...)
	case sayReview.Is(word):
		t.tell("El repaso solo se puede oír al terminar la partida.",
			"You can only hear the review once the game is over.")
	default:
		return t.asksAbout(v, from, line)
	}
	return true
}

// asksAbout answers a question about a board, and reports whether line was such a question. If the
// player asks for the frontier, the numbers nearest to c come first.
func (t *table) asksAbout(v voice.Teller, c game.Cell, line string) bool {
	asked := strings.TrimSpace(line)
	line = strings.Trim(asked, "¿? ")
	kind, which, _ := strings.Cut(line, " ")
	which = strings.TrimSpace(which)
	switch {
	case text.Text{"frontera", "frontier"}.Is(line):
		t.frontier(v, c)
	case text.Text{"minas", "mines"}.Is(line):
		t.println(v.AllMines())
	case sayRepeat.Is(line):
		t.print(t.heard)
	case text.Text{"tablero", "board"}.Is(line):
		t.drawing(v)
	case line != asked:
		t.aboutCell(v, line)
	case text.Text{"fila", "row"}.Is(kind):
		t.aboutRow(v, which)
	case text.Text{"columna", "column"}.Is(kind):
		t.aboutCol(v, which)
	default:
		return false
	}
	return true
}

func (t *table) aboutCell(v voice.Teller, name string) {
	grid := v.Game.Layout().Grid()
	c, err := game.ParseCell(name)
	switch {
	case err != nil:
		t.tell("Escribe una celda detrás de la interrogación; por ejemplo, ?B3.",
			"Type a cell after the question mark, as in ?B3.")
	case !game.Contains(grid, c):
		t.println(v.Outside())
	default:
		t.println(v.Cell(c))
	}
}

func (t *table) aboutRow(v voice.Teller, name string) {
	grid := v.Game.Layout().Grid()
	rows, _ := grid.Size()
	if name == "" {
		t.tell("Escribe también la fila; por ejemplo, fila B.", "Say which row, as in row B.")
		return
	}
	row, _, err := game.ParseRow(name)
	if err != nil || row >= rows {
		t.println(t.Say(
			"Esa fila no existe.",
			"There is no such row.") + " " + v.RowsAndColumns())
		return
	}
	t.println(v.Row(row))
}

func (t *table) aboutCol(v voice.Teller, name string) {
	grid := v.Game.Layout().Grid()
	_, cols := grid.Size()
	if name == "" {
		t.tell("Escribe también la columna; por ejemplo, columna 3.", "Say which column, as in column 3.")
		return
	}
	_, named := t.names(grid).Axes(grid)
	first := named.First
	if named.Letters != "" {
		first = 1 // a column with a letter can also be typed as a number, counted from 1
	}
	col, err := game.ParseCol(name, first)
	if err != nil || col >= cols {
		t.println(t.Say(
			"Esa columna no existe.",
			"There is no such column.") + " " + v.RowsAndColumns())
		return
	}
	t.println(v.Col(col))
}

// frontier prints a few of the numbers that touch closed cells, beginning with those nearest to c.
// Each further call for the same position prints the next few.
func (t *table) frontier(v voice.Teller, c game.Cell) {
	if now := v.Game.Revision(); now != t.frontierOf {
		t.frontierOf, t.frontierTold = now, 0
	}
	said, told := v.Frontier(c, t.frontierTold)
	t.frontierTold = told
	t.println(said...)
}

// drawing prints the board, if it is not too large.
func (t *table) drawing(v voice.Teller) {
	if grid := v.Game.Layout().Grid(); t.Corner == nil && !draw.FitsText(grid) {
		t.say(words.TooLargeForText(grid))
		return
	}
	t.picture(v.Game, v.Mines, nil)
}

// lastCell returns the cell opened or flagged last, or nil.
func lastCell(s *session.Session) *game.Cell {
	entries := s.Journal().Entries
	for i := len(entries) - 1; i >= 0; i-- {
		e := entries[i]
		if e.Event == journal.Done && (e.Action.Kind == game.Open || e.Action.Kind == game.Flag) {
			return &e.Action.Cell
		}
	}
	return nil
}

// afterwards reads lines after the end of a game, until the player undoes an explosion, leaves, or
// types an empty line. It reports whether the player undid an explosion, so that the game goes on.
// With --voice, it also answers questions about the game.
func (t *table) afterwards(s *session.Session) (goesOn bool, err error) {
	lost := s.Game().Status() == game.Lost
	if !t.Voice && (!lost || s.Setup.Rules == game.Strict) { // here the published game ends
		return false, nil
	}
	if t.Voice && lost {
		t.tell("Escribe deshacer para volver a antes de la explosión y seguir jugando.",
			"Type undo to go back to before the explosion and play on.")
	}
	if t.Voice {
		t.tell("Puedes preguntar por el tablero, o escribir repaso para oír qué tal jugaste. Para terminar, deja la línea en blanco.",
			"You can still ask about the board, or type review to hear how well you played. To finish, press Enter on an empty line.")
	}
	for {
		line, err := t.ask(t.either(
			text.Text{"Con < se deshace la explosión; con una línea en blanco se acaba: ", "Type < to undo the explosion, or an empty line to finish: "},
			text.Text{"Pregunta: ", "Question: "}))
		r := parse(line, s.Setup.Rules)
		switch {
		case err != nil:
			return false, err
		case line == "", r.kind == leave:
			return false, nil
		case lost && r.err == nil && slices.Equal(r.actions, undo.actions):
			return true, nil
		case !t.Voice: // the question comes again
		case sayReview.Is(line):
			t.review(s)
		case r.kind == help && r.topic != "":
			t.help(r.topic, s.Setup.Grid())
		case r.kind == help:
			t.tell("La partida ha terminado. Puedes escribir una interrogación y una celda, como ?B3; fila B; columna 3; dónde; minas; resumen; tablero; repite; o repaso.",
				"The game is over. You can type a question mark and a cell, as in ?B3; row B; column 3; where; mines; summary; board; repeat; or review.")
		case t.answers(s, line):
		case r.err == nil:
			t.println(t.ear(s).Refused(game.Action{}, game.GameOver))
		default:
			t.println(voice.NotUnderstood(line, t.Lang))
		}
	}
}

// review tells a verdict on each cell that the player opened, and then the figures of the game.
func (t *table) review(s *session.Session) {
	r, err := session.NewReplay(s.Journal())
	if err == nil {
		err = voice.Review(r, t.ear(s), func(said string) {
			t.println(said)
			_ = t.out.Flush() // Flush returns the same error each time
		})
	}
	if err != nil {
		t.report(err)
	}
}
