package keys

import (
	"cmp"
	"slices"

	"buscaminas/ui/text"
)

// board returns the keys of the board while it is played.
func board() []Key {
	return []Key{
		shown(OpenCell, "open", "space enter", "abrir", "open",
			"abre la celda; sobre una abierta, sus vecinas", "open the cell; on an open one, its neighbours"),
		shown(FlagCell, "flag", "f", "marcar", "flag",
			"marca o desmarca; en un número, todo lo que ha de ser mina",
			"flag or unflag; on a number, flag all that must be mines"),
		shown(AskHint, "hint", "i", "pista", "hint",
			"dice si hay algo que abrir sin peligro; pulsada otra vez, por qué, paso a paso",
			"say whether anything is certain, then why, step by step"),
		shown(ShowChances, "chances", "%", "riesgo", "risk",
			"muestra en el tablero el riesgo de cada celda", "show the risk of each cell on the board"),
		shown(ShowHelp, "help", "?", "ayuda", "help", "esta ayuda", "this help"),
		shown(GoMenu, "menu", "q esc", "menú", "menu",
			"vuelve al menú; la partida te espera allí", "go back to the menu; the game waits there"),
		shown(UndoStep, "undo", "u", "deshacer", "undo",
			"cierra lo último que se abrió", "close the cells you opened last"),
		shown(ChordCell, "chord", "c", "abrir vecinas", "open around",
			"abre alrededor de un número completo", "open around a complete number"),
		shown(ReplayGame, "replay", "P", "repetición", "replay",
			"muestra la repetición al terminar la partida", "replay the game, once it is over"),
		shown(RedoStep, "redo", "ctrl+r", "rehacer", "redo",
			"abre otra vez lo que se deshizo", "open again the cells that undo closed"),
		shown(ChangeSpacing, "size", "z", "tamaño", "size",
			"celdas grandes, amplias o juntas", "show cells large, wide or close together"),
		shown(PauseGame, "pause", "p", "pausa", "pause",
			"detiene el reloj y oculta el tablero", "stop the clock and hide the board"),
		shown(SameBoard, "again", "r", "repetir", "again",
			"empieza otra vez el mismo tablero", "play the same board again from the start"),
		shown(NewBoard, "new", "n", "nuevo", "new",
			"empieza otro tablero del mismo nivel", "deal another board at the same level"),
		shown(TypePlay, "type", ":", "jugada", "type",
			"para escribir una jugada (Hd*De!) o ir a una celda (Hd)",
			"type a move (Hd*De!) or a cell to go to (Hd)"),
		shown(RaceGhost, "ghost", "F", "fantasma", "ghost",
			"compite con tu mejor partida en este tablero, con la última o con ninguna",
			"race against your best game on this board, your last one, or none"),
		quiet(ShowSteps, "ghost-steps", "M",
			"señala dónde abrió el fantasma; la partida ya no contará como récord",
			"mark the ghost's last cell; the game can no longer be a record"),
		quiet(ToggleNumbering, "numbers", "v",
			"cuenta todas las minas, o solo las que faltan", "count all the mines, or only those left to find"),
		quiet(SwapButtons, "swap", "m",
			"cambia lo que hace un clic o un toque: abrir o marcar",
			"swap what a click or a tap does: open or flag"),
		quiet(CopyPosition, "copy", "y",
			"copia el tablero, el código, la partida; al final, el resultado",
			"copy the board, its code or the game; at the end, the result"),
		quiet(OpenLesson, "lesson", "L",
			"abre la lección que explica la pista", "open the lesson that explains the hint"),
		quiet(EditBoard, "edit", "E", "lleva el tablero al editor", "take the board to the editor"),
		quiet(MoveUp, "up", "up k", "arriba", "up"),
		quiet(MoveDown, "down", "down j", "abajo", "down"),
		quiet(MoveLeft, "left", "left h", "izquierda", "left"),
		quiet(MoveRight, "right", "right l", "derecha", "right"),
		quiet(MoveUpLeft, "up-left", "home", "arriba a la izquierda", "up and left"),
		quiet(MoveUpRight, "up-right", "pgup", "arriba a la derecha", "up and right"),
		quiet(MoveDownLeft, "down-left", "end", "abajo a la izquierda", "down and left"),
		quiet(MoveDownRight, "down-right", "pgdown", "abajo a la derecha", "down and right"),
		quiet(NextClosed, "next-closed", "w", "siguiente celda cerrada", "next closed cell"),
		quiet(PreviousClosed, "previous-closed", "b", "celda cerrada anterior", "previous closed cell"),
		quiet(NextFrontier, "next-frontier", "W",
			"celda cerrada más cercana junto a una abierta; si se pulsa otra vez, recorre el borde",
			"nearest closed cell beside an open one, then along the frontier"),
		quiet(PreviousFrontier, "previous-frontier", "B",
			"lo mismo, recorriendo el borde hacia atrás", "the same, back along the frontier"),
		quiet(FindNumber, "find", "/",
			"seguida de 0-8 o ?, va a la siguiente celda que lo muestre; dos veces, repite",
			"then 0-8 or ?: go to the next cell that shows it; key twice: repeat"),
		quiet(RowStart, "row-start", "0", "principio de la fila", "start of the row"),
		quiet(RowEnd, "row-end", "$", "fin de la fila", "end of the row"),
		quiet(BoardStart, "board-start", "g", "primera celda del tablero", "first cell of the board"),
		quiet(BoardEnd, "board-end", "G", "última celda del tablero", "last cell of the board"),
		quiet(Quit, "", "ctrl+c", "sale del programa", "leave the program"),
	}
}

// overFirst are the commands that come first at the foot of the page once the game is over.
var overFirst = []Command{NextGame, AskHint, UndoStep, ReplayGame, ShowHelp, GoMenu, CopyPosition, SameBoard}

// over returns the keys of the board once its game is over: the keys that still have an effect, and
// the key that begins another game.
func over() []Key {
	all := []Key{shown(NextGame, "next", "enter", "otra", "next",
		"empieza otra partida al terminar esta", "start the next game, once this one is over")}
	for _, k := range board() {
		switch k.Command {
		case OpenCell, FlagCell, ChordCell, RedoStep, ShowChances, ToggleNumbering, PauseGame, ShowSteps, SwapButtons:
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
