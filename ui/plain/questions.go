package plain

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/voice"
	"buscaminas/ui/words"
)

var (
	sayRepeat = text.Text{"repite", "repeat"}
	sayReview = text.Text{"repaso", "review"}
)

// answers answers a question about the game.
func (p *spoken) answers(s *session.Session, line string) bool {
	p.refusal = refusal{}
	asked := strings.TrimSpace(line)
	line = strings.Trim(asked, "¿? ")
	for _, q := range []struct {
		word   text.Text
		answer func()
	}{
		{text.Text{"dónde", "where"}, func() { p.println(p.teller(s).Where(lastCell(s))) }},
		{text.Text{"frontera", "frontier"}, func() { p.frontier(s) }},
		{text.Text{"minas", "mines"}, func() { p.println(p.teller(s).AllMines()) }},
		{text.Text{"resumen", "summary"}, func() { p.tell(p.teller(s).Summary(s.Elapsed(), s.Hints())...) }},
		{sayRepeat, func() { p.print(p.heard) }},
		{text.Text{"tablero", "board"}, func() { p.drawing(s) }},
		{sayReview, func() {
			p.println(text.Text{
				"El repaso se oye cuando termina la partida.", "The review is heard when the game is over."}.In(p.Lang))
		}},
	} {
		if q.word.Is(line) {
			q.answer()
			return true
		}
	}
	if line != asked {
		p.aboutCell(s, line)
		return true
	}
	kind, which, _ := strings.Cut(line, " ")
	switch which = strings.TrimSpace(which); {
	case text.Text{"fila", "row"}.Is(kind):
		p.aboutRow(s, which)
	case text.Text{"columna", "column"}.Is(kind):
		p.aboutCol(s, which)
	default:
		return false
	}
	return true
}

func (p *spoken) aboutCell(s *session.Session, name string) {
	c, err := game.ParseCell(name)
	switch {
	case err != nil:
		p.println(text.Text{
			"Escribe una celda detrás de la interrogación, como ?B3.",
			"Type a cell behind the question mark, as in ?B3."}.In(p.Lang))
	case !game.Contains(s.Setup.Grid(), c):
		p.println(p.teller(s).Outside())
	default:
		p.println(p.teller(s).Cell(c))
	}
}

func (p *spoken) aboutRow(s *session.Session, name string) {
	rows, _ := s.Setup.Grid().Size()
	if name == "" {
		p.println(text.Text{"Escribe también cuál: fila B.", "Type which one, too: row B."}.In(p.Lang))
		return
	}
	row, _, err := game.ParseRow(name)
	if err != nil || row >= rows {
		p.println(text.Text{
			"No hay esa fila.",
			"There is no such row."}.In(p.Lang) + " " + p.teller(s).Reach())
		return
	}
	p.println(p.teller(s).Row(row))
}

func (p *spoken) aboutCol(s *session.Session, name string) {
	_, cols := s.Setup.Grid().Size()
	if name == "" {
		p.println(text.Text{"Escribe también cuál: columna 3.", "Type which one, too: column 3."}.In(p.Lang))
		return
	}
	_, named := p.names(s.Setup.Grid()).Axes(s.Setup.Grid())
	first := named.First
	if named.Letters != "" {
		first = 1 // as behind the letter of a row
	}
	col, err := game.ParseCol(name, first)
	if err != nil || col >= cols {
		p.println(text.Text{
			"No hay esa columna.",
			"There is no such column."}.In(p.Lang) + " " + p.teller(s).Reach())
		return
	}
	p.println(p.teller(s).Col(col))
}

// frontier says which numbers touch closed cells, from the last move on, or from where the
// game begins; and asked again, further ones.
func (p *spoken) frontier(s *session.Session) {
	from := s.Setup.Start
	if last := lastCell(s); last != nil {
		from = *last
	}
	if now := s.Game().Revision(); now != p.frontierOf {
		p.frontierOf, p.frontierTold = now, 0
	}
	said, told := p.teller(s).Frontier(from, p.frontierTold)
	p.frontierTold = told
	p.tell(said...)
}

// drawing draws the board, for once.
func (p *spoken) drawing(s *session.Session) {
	if grid := s.Setup.Grid(); p.From == nil && !draw.FitsText(grid) {
		p.say(words.TooLargeForText(grid).In(p.Lang))
		return
	}
	p.board(s, nil)
}

// lastCell returns the cell that was opened or flagged last; nil: none was yet.
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

// afterwards answers questions about a game that is over, until a line is left empty.
func (p *spoken) afterwards(s *session.Session) error {
	p.println(text.Text{
		"Puedes preguntar por el tablero, o escribir repaso para oír qué fue cada jugada. Una línea en blanco termina.",
		"You can still ask about the board, or type review to hear what each move was. An empty line ends."}.In(p.Lang))
	for {
		line, err := p.ask(text.Text{"Pregunta: ", "Question: "})
		line = strings.TrimSpace(line)
		switch {
		case err != nil:
			return err
		case line == "", parse(line).kind == leave:
			return nil
		case sayReview.Is(line):
			p.review(s)
		case parse(line).kind == help:
			p.println(text.Text{
				"La partida ha terminado. Puedes escribir una interrogación y una celda, como ?B3; fila B; columna 3; dónde; minas; resumen; tablero; repite; o repaso.",
				"The game is over. You can type a question mark and a cell, as in ?B3; row B; column 3; where; mines; summary; board; repeat; or review."}.In(p.Lang))
		case p.answers(s, line):
		case parse(line).err == nil:
			p.println(p.teller(s).Refused(game.Action{}, game.GameOver))
		default:
			p.println(voice.NotUnderstood(line, p.Lang))
		}
	}
}
