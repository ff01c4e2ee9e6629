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

var sayRepeat = text.Text{"repite", "repeat"}

// answers answers a question about the game.
func (p *spoken) answers(s *session.Session, line string) bool {
	p.refusal = refusal{}
	line = strings.TrimSpace(line)
	if cell, ok := strings.CutPrefix(line, "?"); ok {
		p.aboutCell(s, strings.TrimSpace(cell))
		return true
	}
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
	} {
		if q.word.Is(line) {
			q.answer()
			return true
		}
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
	row, _, err := game.ParseRow(name)
	if err != nil || row >= rows {
		p.println(text.Text{"No hay esa fila.", "There is no such row."}.In(p.Lang) + " " + p.teller(s).Reach())
		return
	}
	p.println(p.teller(s).Row(row))
}

func (p *spoken) aboutCol(s *session.Session, name string) {
	_, cols := s.Setup.Grid().Size()
	_, named := p.names(s.Setup.Grid()).Axes(s.Setup.Grid())
	first := named.First
	if named.Letters != "" {
		first = 1 // as behind the letter of a row
	}
	col, err := game.ParseCol(name, first)
	if err != nil || col >= cols {
		p.println(text.Text{"No hay esa columna.", "There is no such column."}.In(p.Lang) + " " + p.teller(s).Reach())
		return
	}
	p.println(p.teller(s).Col(col))
}

// frontier says which numbers touch closed cells, from the last move on, or from the middle.
func (p *spoken) frontier(s *session.Session) {
	from := s.Setup.Start
	if last := lastCell(s); last != nil {
		from = *last
	}
	p.tell(p.teller(s).Frontier(from)...)
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
		case text.Text{"repaso", "review"}.Is(line):
			p.review(s)
		case parse(line).kind == help:
			p.println(text.Text{
				"La partida ha terminado. Puedes escribir una interrogación y una celda, como ?B3; fila B; columna 3; dónde; minas; resumen; tablero; repite; o repaso.",
				"The game is over. You can type a question mark and a cell, as in ?B3; row B; column 3; where; mines; summary; board; repeat; or review."}.In(p.Lang))
		case p.answers(s, line):
		default:
			p.println(voice.NotUnderstood(line, p.Lang))
		}
	}
}
