package lines

import (
	"cmp"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/manual"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/text"
)

var plainHelp = text.Text{
	`Hd*         abre la celda de la fila H, columna d; si ya está abierta, sus vecinas
De!         marca la celda, o quita la marca
Hd*De!4,3*  varias acciones seguidas; 4,3 es la fila 4, columna 3, contando desde 0
Hd  4,3  4 3  B3  b3
            solo la celda: se abre; B3 es la fila B, tercera columna
B  4        solo la fila: pregunta la columna
            con las reglas estrictas, escribe tres caracteres o más: Hd*
-2 -2       pide una celda y la marca
deshacer    o -3 -3: cierra lo último que se abrió
rehacer     abre otra vez lo que se deshizo
pista       dice si hay algo que abrir sin peligro; otra vez, por qué
riesgo      o %: el tablero con el riesgo de cada celda, su probabilidad de mina
salir       o -1 -1: deja la partida
abandonar   la deja para siempre: queda en el historial
ayuda       esta lista; ayuda TEMA, uno de los temas
`,
	`Hd*         open the cell in row H, column d; if it is open, the ones around it
De!         flag the cell, or remove its flag
Hd*De!4,3*  several actions in a row; 4,3 is row 4, column 3, counted from 0
Hd  4,3  4 3  B3  b3
            just a cell: open it; B3 is row B, third column
B  4        just a row: ask for the column
            with the strict rules, type three characters or more: Hd*
-2 -2       ask for a cell and flag it
undo        or -3 -3: close the cells you opened last
redo        open them again
hint        say whether anything is safe to open; the second time, why
risk        or %: the board with the risk of each cell, its chance of a mine
quit        or -1 -1: leave the game
give up     leave it for good: it stays in the history
help        this list; help TOPIC explains a topic
`}

var topics = text.Text{"Temas", "Topics"}

// help tells a topic of the manual. If topic is "", it lists what the player can type in a game on
// g or, if g is nil, in the menu.
func (t *table) help(topic string, g game.Grid) {
	if topic != "" {
		t.topic(topic, g)
		return
	}
	if g != nil {
		t.print(t.either(plainHelp, voice.Help).In(t.Lang))
	}
	names := manual.Names(t.Lang, false)
	if !t.Voice {
		t.print(manual.Columns([][2]string{{topics.In(t.Lang), names}}))
		return
	}
	t.tell("Escribe ayuda y uno de estos temas para oírlo: %s.", "Type help and one of these topics to hear it: %s.", names)
}

// topic tells the topic of the manual with this name. Its boards have the kind of grid of g or, if
// g is nil, the kind chosen in the menu.
func (t *table) topic(name string, g game.Grid) {
	topic, ok := manual.Find(name)
	if !ok || topic.Command {
		t.say(manual.NoSuchTopic, name, manual.Names(t.Lang, false))
		return
	}
	reader := manual.Reader{Lang: t.Lang, Names: t.Names, Grid: t.Grid, ASCII: t.ASCII}
	if g != nil {
		reader.Grid = game.GridKindOf(g)
	}
	if t.Voice {
		t.tellTopic(topic.Title.In(t.Lang), topic.Pieces(reader))
		return
	}
	t.println(topic.Title.In(t.Lang) + "\n")
	t.print(topic.Text(reader))
}

// sayHelp is the word that a player types to get help.
var sayHelp = text.Text{"ayuda", "help"}

// asksHelp reports whether a line asks for help, and returns the topic that the line names, or "".
func asksHelp(line string) (topic string, ok bool) {
	word, topic, _ := strings.Cut(line, " ")
	return strings.TrimSpace(topic), sayHelp.Is(word)
}

// tellTopic tells a topic of the manual in sentences. It prints each paragraph, and each row of a
// board, on its own line.
func (t *table) tellTopic(title string, pieces []manual.Piece) {
	t.speak(text.Capital(title))
	for _, piece := range pieces {
		for _, said := range []string{piece.Heading, piece.Text} {
			if said != "" {
				t.speak(said)
			}
		}
		for _, row := range piece.Rows {
			t.speak(strings.TrimPrefix(row.Label.Text+": "+row.About, ": "))
		}
		t.println(piece.Verbatim...)
		for _, b := range piece.Boards {
			caption := text.Capital(cmp.Or(b.Caption, t.Say("un tablero", "a board"))) + ":"
			teller := voice.Of(b.Game, t.Names, t.Lang)
			if b.Game.Opened() == 0 { // without open cells, a board shows only the grid
				t.println(caption + " " + teller.Touches(b.Cursor))
				continue
			}
			t.println(caption)
			rows, _ := b.Game.Layout().Grid().Size()
			for row := range rows {
				t.println(teller.Row(row))
			}
		}
	}
}
