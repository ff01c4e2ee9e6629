package lines

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/manual"
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
probabilidades
            el tablero con la probabilidad de mina de cada celda
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
chances     the board with the chance of a mine in each cell
quit        or -1 -1: leave the game
give up     leave it for good: it stays in the history
help        this list; help TOPIC explains a topic
`}

var topics = text.Text{"Temas", "Topics"}

func (t *table) listTopics() {
	t.print(manual.Columns([][2]string{{topics.In(t.Lang), manual.Names(t.Lang, false)}}))
}

// topic prints the topic of the manual with this name.
func (d drawn) topic(name string, g game.Grid) {
	if topic, kind, ok := d.findTopic(name, g); ok {
		d.println(topic.Title.In(d.Lang) + "\n")
		d.print(topic.Text(manual.Reader{Lang: d.Lang, Names: d.Names, Grid: kind, ASCII: d.ASCII}))
	}
}

// findTopic returns the topic of the manual with this name, and the kind of grid for its boards:
// the kind of g or, if g is nil, the kind chosen in the menu. If there is no such topic, it tells
// the player and reports false.
func (t *table) findTopic(
	name string, g game.Grid,
) (topic manual.Topic, kind *game.GridKind, ok bool) {
	topic, ok = manual.Find(name)
	if !ok || topic.Command {
		t.say(manual.NoSuchTopic, name, manual.Names(t.Lang, false))
		return topic, nil, false
	}
	kind = t.Grid
	if g != nil {
		kind = game.GridKindOf(g)
	}
	return topic, kind, true
}

// sayHelp is the word that a player types to get help.
var sayHelp = text.Text{"ayuda", "help"}

// asksHelp reports whether a line asks for help, and returns the topic that the line names, or "".
func asksHelp(line string) (topic string, ok bool) {
	word, topic, _ := strings.Cut(line, " ")
	return strings.TrimSpace(topic), isWord(word, sayHelp)
}
