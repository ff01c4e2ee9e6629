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
func (p *spoken) answers(s *session.Session, line string) bool {
	p.refusal = refusal{}
	from := s.Setup.Start()
	last := lastCell(s)
	if last != nil {
		from = *last
	}
	t := p.teller(s)
	switch word := strings.Trim(line, "¿? "); {
	case text.Text{"dónde", "where"}.Is(word):
		p.println(t.Where(last))
	case text.Text{"resumen", "summary"}.Is(word):
		p.println(t.Summary(s.Elapsed(), s.Hints())...)
	case sayReview.Is(word):
		p.tell("El repaso solo se puede oír al terminar la partida.",
			"You can only hear the review once the game is over.")
	default:
		return p.asksAbout(t, from, line)
	}
	return true
}

// asksAbout answers a question about a board, and reports whether line was such a question. If the
// player asks for the frontier, the numbers nearest to c come first.
func (p *spoken) asksAbout(t voice.Teller, c game.Cell, line string) bool {
	asked := strings.TrimSpace(line)
	line = strings.Trim(asked, "¿? ")
	kind, which, _ := strings.Cut(line, " ")
	which = strings.TrimSpace(which)
	switch {
	case text.Text{"frontera", "frontier"}.Is(line):
		p.frontier(t, c)
	case text.Text{"minas", "mines"}.Is(line):
		p.println(t.AllMines())
	case sayRepeat.Is(line):
		p.print(p.heard)
	case text.Text{"tablero", "board"}.Is(line):
		p.drawing(t)
	case line != asked:
		p.aboutCell(t, line)
	case text.Text{"fila", "row"}.Is(kind):
		p.aboutRow(t, which)
	case text.Text{"columna", "column"}.Is(kind):
		p.aboutCol(t, which)
	default:
		return false
	}
	return true
}

func (p *spoken) aboutCell(t voice.Teller, name string) {
	grid := t.Game.Layout().Grid()
	c, err := game.ParseCell(name)
	switch {
	case err != nil:
		p.tell("Escribe una celda detrás de la interrogación; por ejemplo, ?B3.",
			"Type a cell after the question mark, as in ?B3.")
	case !game.Contains(grid, c):
		p.println(t.Outside())
	default:
		p.println(t.Cell(c))
	}
}

func (p *spoken) aboutRow(t voice.Teller, name string) {
	grid := t.Game.Layout().Grid()
	rows, _ := grid.Size()
	if name == "" {
		p.tell("Escribe también la fila; por ejemplo, fila B.", "Say which row, as in row B.")
		return
	}
	row, _, err := game.ParseRow(name)
	if err != nil || row >= rows {
		p.println(p.Say(
			"Esa fila no existe.",
			"There is no such row.") + " " + t.Reach())
		return
	}
	p.println(t.Row(row))
}

func (p *spoken) aboutCol(t voice.Teller, name string) {
	grid := t.Game.Layout().Grid()
	_, cols := grid.Size()
	if name == "" {
		p.tell("Escribe también la columna; por ejemplo, columna 3.", "Say which column, as in column 3.")
		return
	}
	_, named := p.names(grid).Axes(grid)
	first := named.First
	if named.Letters != "" {
		first = 1 // a column with a letter can also be typed as a number, counted from 1
	}
	col, err := game.ParseCol(name, first)
	if err != nil || col >= cols {
		p.println(p.Say(
			"Esa columna no existe.",
			"There is no such column.") + " " + t.Reach())
		return
	}
	p.println(t.Col(col))
}

// frontier prints a few of the numbers that touch closed cells, beginning with those nearest to c.
// Each further call for the same position prints the next few.
func (p *spoken) frontier(t voice.Teller, c game.Cell) {
	if now := t.Game.Revision(); now != p.frontierOf {
		p.frontierOf, p.frontierTold = now, 0
	}
	said, told := t.Frontier(c, p.frontierTold)
	p.frontierTold = told
	p.println(said...)
}

// drawing prints the board, if it is not too large.
func (p *spoken) drawing(t voice.Teller) {
	if grid := t.Game.Layout().Grid(); p.Corner == nil && !draw.FitsText(grid) {
		p.say(words.TooLargeForText(grid))
		return
	}
	p.picture(t.Game, t.Mines, nil)
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

// afterwards answers questions about a game that is over, until the player types an empty line or
// quit.
func (p *spoken) afterwards(s *session.Session) (goesOn bool, err error) {
	lost := s.Game().Status() == game.Lost
	if lost {
		p.tell("Escribe deshacer para volver a antes de la explosión y seguir jugando.",
			"Type undo to go back to before the explosion and play on.")
	}
	p.tell("Puedes preguntar por el tablero, o escribir repaso para oír qué tal jugaste. Para terminar, deja la línea en blanco.",
		"You can still ask about the board, or type review to hear how well you played. To finish, press Enter on an empty line.")
	for {
		line, err := p.ask(text.Text{"Pregunta: ", "Question: "})
		r := parse(line, s.Setup.Rules)
		switch {
		case err != nil:
			return false, err
		case line == "", r.kind == leave:
			return false, nil
		case lost && r.err == nil && slices.Equal(r.actions, undo.actions):
			return true, nil
		case sayReview.Is(line):
			p.review(s)
		case r.kind == help && r.topic != "":
			p.help(r.topic, s.Setup.Grid())
		case r.kind == help:
			p.tell("La partida ha terminado. Puedes escribir una interrogación y una celda, como ?B3; fila B; columna 3; dónde; minas; resumen; tablero; repite; o repaso.",
				"The game is over. You can type a question mark and a cell, as in ?B3; row B; column 3; where; mines; summary; board; repeat; or review.")
		case p.answers(s, line):
		case r.err == nil:
			p.println(p.teller(s).Refused(game.Action{}, game.GameOver))
		default:
			p.println(voice.NotUnderstood(line, p.Lang))
		}
	}
}
