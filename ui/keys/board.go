package keys

import "buscaminas/ui/text"

// board returns the keys of the board while it is played.
func board() []Key {
	return []Key{
		{Command: OpenCell, Name: "open", Binding: on(" ", "enter"), Short: text.Text{"abrir", "open"}, Long: text.Text{
			"abre la celda; sobre una abierta, sus vecinas",
			"open the cell; on an open one, its neighbours"}},
		{Command: FlagCell, Name: "flag", Binding: on("f"), Short: text.Text{"marcar", "flag"}, Long: text.Text{
			"pone o quita una marca",
			"put a flag or take it away"}},
		{Command: ChordCell, Name: "chord", Binding: on("c"), Short: text.Text{"vecinas", "chord"}, Long: text.Text{
			"abre las vecinas de una celda abierta",
			"open the neighbours of an open cell"}},
		{Command: UndoStep, Name: "undo", Binding: on("u"), Short: text.Text{"deshacer", "undo"}, Long: text.Text{
			"cierra lo último que se abrió",
			"close what was opened last"}},
		{Command: GoMenu, Name: "menu", Binding: on("q", "esc"), Short: text.Text{"menú", "menu"}, Long: text.Text{
			"vuelve al menú; la partida espera",
			"back to the menu; the game waits"}},
		{Command: ShowHelp, Name: "help", Binding: on("?"), Short: text.Text{"ayuda", "help"}, Long: text.Text{
			"esta ayuda", "this help"}},
		{Command: AskHint, Name: "hint", Binding: on("i"), Short: text.Text{"pista", "hint"}, Long: text.Text{
			"si hay algo seguro; otra vez, dónde; otra vez, por qué",
			"whether anything is certain; again, where; again, why"}},
		{Command: ShowChances, Name: "chances", Binding: on("%"), Short: text.Text{"azar", "chances"}, Long: text.Text{
			"la probabilidad de mina de cada celda, en el tablero",
			"how likely a mine is in each cell, on the board"}},
		{Command: ReplayGame, Name: "replay", Binding: on("P"), Short: text.Text{"ver", "replay"}, Long: text.Text{
			"ve otra vez la partida, una vez terminada",
			"see the game again, once it is over"}},
		{Command: RedoStep, Name: "redo", Binding: on("ctrl+r"), Short: text.Text{"rehacer", "redo"}, Long: text.Text{
			"abre otra vez lo que se deshizo",
			"open again what was undone"}},
		{Command: ChangeSpacing, Name: "size", Binding: on("z"), Short: text.Text{"tamaño", "size"}, Long: text.Text{
			"celdas amplias o juntas",
			"cells wide or close together"}},
		{Command: PauseGame, Name: "pause", Binding: on("p"), Short: text.Text{"pausa", "pause"}, Long: text.Text{
			"para el reloj y esconde el tablero",
			"stop the clock and hide the board"}},
		{Command: SameBoard, Name: "again", Binding: on("r"), Short: text.Text{"repetir", "again"}, Long: text.Text{
			"el mismo tablero desde el principio",
			"the same board from the start"}},
		{Command: NewBoard, Name: "new", Binding: on("n"), Short: text.Text{"nuevo", "new"}, Long: text.Text{
			"otro tablero igual de difícil",
			"another board as hard as this"}},
		{Command: TypePlay, Name: "type", Binding: on(":"), Short: text.Text{"jugada", "play"}, Long: text.Text{
			"escribe una jugada (Hd*De!) o una celda adonde ir (Hd)",
			"type a play (Hd*De!) or a cell to go to (Hd)"}},
		{Command: OtherNumbers, Name: "numbers", Binding: on("v"), Short: text.Text{}, Long: text.Text{
			"muestra la otra numeración, o la de las reglas",
			"show the other numbering, or that of the rules"}},
		{Command: CopyPosition, Name: "copy", Binding: on("y"), Short: text.Text{}, Long: text.Text{
			"copia el tablero con lo que se sabe; otra vez, su código",
			"copy the board with what is known; again, its code"}},
		{Command: EditBoard, Name: "edit", Binding: on("E"), Short: text.Text{}, Long: text.Text{
			"lleva el tablero al editor",
			"take the board to the editor"}},
		{Command: MoveUp, Name: "up", Binding: on("up", "k"), Short: text.Text{}, Long: text.Text{"arriba", "up"}},
		{Command: MoveDown, Name: "down", Binding: on("down", "j"), Short: text.Text{}, Long: text.Text{"abajo", "down"}},
		{Command: MoveLeft, Name: "left", Binding: on("left", "h"), Short: text.Text{}, Long: text.Text{"izquierda", "left"}},
		{Command: MoveRight, Name: "right", Binding: on("right", "l"), Short: text.Text{}, Long: text.Text{"derecha", "right"}},
		{Command: MoveUpLeft, Name: "up-left", Binding: on("home"), Short: text.Text{}, Long: text.Text{"arriba a la izquierda", "up and left"}},
		{Command: MoveUpRight, Name: "up-right", Binding: on("pgup"), Short: text.Text{}, Long: text.Text{"arriba a la derecha", "up and right"}},
		{Command: MoveDownLeft, Name: "down-left", Binding: on("end"), Short: text.Text{}, Long: text.Text{"abajo a la izquierda", "down and left"}},
		{Command: MoveDownRight, Name: "down-right", Binding: on("pgdown"), Short: text.Text{}, Long: text.Text{"abajo a la derecha", "down and right"}},
		{Command: NextClosed, Name: "next-closed", Binding: on("w"), Short: text.Text{}, Long: text.Text{"siguiente celda cerrada", "next closed cell"}},
		{Command: LastClosed, Name: "previous-closed", Binding: on("b"), Short: text.Text{}, Long: text.Text{"anterior celda cerrada", "previous closed cell"}},
		{Command: RowStart, Name: "row-start", Binding: on("0"), Short: text.Text{}, Long: text.Text{"principio de la fila", "start of the row"}},
		{Command: RowEnd, Name: "row-end", Binding: on("$"), Short: text.Text{}, Long: text.Text{"fin de la fila", "end of the row"}},
		{Command: BoardStart, Name: "board-start", Binding: on("g"), Short: text.Text{}, Long: text.Text{"primera celda del tablero", "first cell of the board"}},
		{Command: BoardEnd, Name: "board-end", Binding: on("G"), Short: text.Text{}, Long: text.Text{"última celda del tablero", "last cell of the board"}},
		{Command: Quit, Name: "", Binding: on("ctrl+c"), Short: text.Text{}, Long: text.Text{
			"deja el programa", "leave the program"}},
	}
}
