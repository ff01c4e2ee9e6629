package keys

import (
	"cmp"
	"slices"

	"buscaminas/ui/text"
)

// board returns the keys of the board while it is played.
func board() []Key {
	return []Key{
		brief(shown(OpenCell, "open", on(" ", "enter"), text.Text{"abrir", "open"}, text.Text{
			"abre la celda; sobre una abierta, sus vecinas",
			"open the cell; on an open one, its neighbours"})),
		shown(FlagCell, "flag", on("f"), text.Text{"marcar", "flag"},
			text.Text{
				"marca o desmarca; en un número, todo lo que ha de ser mina",
				"flag or unflag; on a number, flag all that must be mines"}),
		shown(AskHint, "hint", on("i"), text.Text{"pista", "hint"}, text.Text{
			"dice si hay algo que abrir sin peligro; pulsada otra vez, por qué, paso a paso",
			"say whether anything is certain, then why, step by step"}),
		shown(ShowChances, "chances", on("%"), text.Text{"riesgo", "chances"}, text.Text{
			"muestra en el tablero el riesgo de cada celda",
			"show how likely a mine is in each cell"}),
		shown(ShowHelp, "help", on("?"), text.Text{"ayuda", "help"},
			text.Text{"esta ayuda", "this help"}),
		brief(shown(GoMenu, "menu", on("q", "esc"), text.Text{"menú", "menu"},
			text.Text{
				"vuelve al menú; la partida te espera allí",
				"go back to the menu; the game waits there",
			})),
		shown(UndoStep, "undo", on("u"), text.Text{"deshacer", "undo"},
			text.Text{"cierra lo último que se abrió", "close the cells you opened last"}),
		shown(ChordCell, "chord", on("c"), text.Text{"abrir vecinas", "open around"},
			text.Text{"abre alrededor de un número completo", "open around a complete number"}),
		shown(ReplayGame, "replay", on("P"), text.Text{"repetición", "replay"},
			text.Text{"muestra la repetición al terminar la partida", "replay the game, once it is over"}),
		shown(RedoStep, "redo", on("ctrl+r"), text.Text{"rehacer", "redo"},
			text.Text{"abre otra vez lo que se deshizo", "open again the cells that undo closed"}),
		shown(ChangeSpacing, "size", on("z"), text.Text{"tamaño", "size"},
			text.Text{"celdas grandes, amplias o juntas", "show cells large, wide or close together"}),
		shown(PauseGame, "pause", on("p"), text.Text{"pausa", "pause"},
			text.Text{"detiene el reloj y oculta el tablero", "stop the clock and hide the board"}),
		shown(SameBoard, "again", on("r"), text.Text{"repetir", "again"},
			text.Text{
				"empieza otra vez el mismo tablero",
				"play the same board again from the start",
			}),
		shown(NewBoard, "new", on("n"), text.Text{"nuevo", "new"},
			text.Text{"empieza otro tablero del mismo nivel", "deal another board at the same level"}),
		shown(TypePlay, "type", on(":"), text.Text{"jugada", "type"}, text.Text{
			"para escribir una jugada (Hd*De!) o ir a una celda (Hd)",
			"type a move (Hd*De!) or a cell to go to (Hd)"}),
		shown(RaceGhost, "ghost", on("F"), text.Text{"fantasma", "ghost"}, text.Text{
			"compite con tu mejor partida en este tablero, con la última o con ninguna",
			"race against your best game on this board, your last one, or none"}),
		quiet(ShowSteps, "ghost-steps", on("M"), text.Text{
			"señala dónde abrió el fantasma; la partida ya no contará como récord",
			"mark the ghost's last cell; the game can no longer be a record"}),
		quiet(OtherNumbers, "numbers", on("v"), text.Text{
			"cuenta todas las minas, o solo las que faltan",
			"count all the mines, or only those left to find"}),
		quiet(SwapButtons, "swap", on("m"), text.Text{
			"cambia lo que hace un clic o un toque: abrir o marcar",
			"swap what a click or a tap does: open or flag"}),
		quiet(CopyPosition, "copy", on("y"), text.Text{
			"copia el tablero, el código, la partida; al final, el resultado",
			"copy the board, its code or the game; at the end, the result"}),
		quiet(OpenLesson, "lesson", on("L"), text.Text{
			"abre la lección que explica la pista",
			"open the lesson that explains the hint"}),
		quiet(EditBoard, "edit", on("E"),
			text.Text{"lleva el tablero al editor", "take the board to the editor"}),
		quiet(MoveUp, "up", on("up", "k"), text.Text{"arriba", "up"}),
		quiet(MoveDown, "down", on("down", "j"), text.Text{"abajo", "down"}),
		quiet(MoveLeft, "left", on("left", "h"), text.Text{"izquierda", "left"}),
		quiet(MoveRight, "right", on("right", "l"), text.Text{"derecha", "right"}),
		quiet(MoveUpLeft, "up-left", on("home"), text.Text{"arriba a la izquierda", "up and left"}),
		quiet(MoveUpRight, "up-right", on("pgup"), text.Text{"arriba a la derecha", "up and right"}),
		quiet(MoveDownLeft, "down-left", on("end"), text.Text{"abajo a la izquierda", "down and left"}),
		quiet(MoveDownRight, "down-right", on("pgdown"),
			text.Text{"abajo a la derecha", "down and right"}),
		quiet(NextClosed, "next-closed", on("w"),
			text.Text{"siguiente celda cerrada", "next closed cell"}),
		quiet(LastClosed, "previous-closed", on("b"),
			text.Text{"celda cerrada anterior", "previous closed cell"}),
		quiet(NextFrontier, "next-frontier", on("W"), text.Text{
			"celda cerrada más cercana junto a una abierta; si se pulsa otra vez, recorre el borde",
			"nearest closed cell beside an open one, then along the frontier"}),
		quiet(LastFrontier, "previous-frontier", on("B"), text.Text{
			"lo mismo, recorriendo el borde hacia atrás", "the same, back along the frontier"}),
		quiet(FindNumber, "find", on("/"), text.Text{
			"seguida de 0-8 o ?, va a la siguiente celda que lo muestre; dos veces, repite",
			"then 0-8 or ?: go to the next cell that shows it; key twice: repeat"}),
		quiet(RowStart, "row-start", on("0"), text.Text{"principio de la fila", "start of the row"}),
		quiet(RowEnd, "row-end", on("$"), text.Text{"fin de la fila", "end of the row"}),
		quiet(BoardStart, "board-start", on("g"),
			text.Text{"primera celda del tablero", "first cell of the board"}),
		quiet(BoardEnd, "board-end", on("G"),
			text.Text{"última celda del tablero", "last cell of the board"}),
		quiet(Quit, "", on("ctrl+c"), text.Text{"sale del programa", "leave the program"}),
	}
}

// overFirst are the commands that come first at the foot of the page once the game is over.
var overFirst = []Command{NextGame, AskHint, UndoStep, ReplayGame, ShowHelp, GoMenu, CopyPosition, SameBoard}

// over returns the keys of the board once its game is over: those that still do something, and
// those that begin another game.
func over() []Key {
	all := []Key{shown(NextGame, "next", on("enter"), text.Text{"otra", "next"},
		text.Text{"empieza otra partida al terminar esta", "start the next game, once this one is over"})}
	for _, k := range board() {
		switch k.Command {
		case OpenCell, FlagCell, ChordCell, RedoStep, ShowChances, OtherNumbers, PauseGame, ShowSteps, SwapButtons:
			continue
		case AskHint:
			k.Short = text.Text{"por qué", "why"}
		case RaceGhost:
			k.Long = text.Text{"compite con la partida que acaba de terminar", "race against the game just played"}
		case CopyPosition:
			k.Short = text.Text{"copiar", "copy"}
		}
		all = append(all, k)
	}
	place := func(k Key) int {
		if i := slices.Index(overFirst, k.Command); i >= 0 {
			return i
		}
		return len(overFirst)
	}
	slices.SortStableFunc(all, func(a, b Key) int { return cmp.Compare(place(a), place(b)) })
	return all
}
