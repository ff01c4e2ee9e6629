package words

import "buscaminas/ui/text"

// The nouns for what sentences count.
var (
	Mines = text.Noun{text.Text{"mina", "mine"}, text.Text{"minas", "mines"}}
	Cells = text.Noun{text.Text{"celda", "cell"}, text.Text{"celdas", "cells"}}
	Flags = text.Noun{text.Text{"marca", "flag"}, text.Text{"marcas", "flags"}}
	Plays = text.Noun{text.Text{"jugada", "move"}, text.Text{"jugadas", "moves"}}
	Games = text.Noun{text.Text{"partida", "game"}, text.Text{"partidas", "games"}}
)
