package keys

// editor returns the keys of the editor. A command that also exists on the board has the same keys on
// both pages.
func editor() []Key {
	all := []Key{
		ofBoard(ToggleMine, "mina", "mine",
			"pone o quita una mina", "place or remove a mine", OpenCell, FlagCell),
		ofBoard(UndoStep, "deshacer", "undo", "deshace el último cambio", "undo the last change", UndoStep),
		ofBoard(RedoStep, "rehacer", "redo",
			"rehace el último cambio deshecho", "redo the change that was undone", RedoStep),
		ofBoard(ShowHelp, "ayuda", "help", "esta ayuda", "this help", ShowHelp),
		ofBoard(LeaveEditor, "salir", "leave",
			"sale del editor y vuelve al menú", "leave the editor and go back to the menu", GoMenu),
	}
	all = append(all, editorOnly()...)
	for _, k := range board() {
		if k.Command.Moves() || k.Command == ChangeSpacing || k.Command == Quit {
			k.of = []Command{k.Command}
			all = append(all, k)
		}
	}
	return all
}

// ofBoard returns the Key of a command c that has no keys of its own: it shares the keys of
// boardCommands, which are commands of the board.
func ofBoard(c Command, shortES, shortEN, longES, longEN string, boardCommands ...Command) Key {
	k := shown(c, "", "", shortES, shortEN, longES, longEN)
	k.of = boardCommands
	return k
}

// Moves reports whether a command moves the cursor in a direction or to an edge.
func (c Command) Moves() bool { return MoveUp <= c && c <= BoardEnd }

// editorOnly returns the keys that only the editor has.
func editorOnly() []Key {
	return []Key{
		shown(PlayBoard, "edit-play", "p", "jugar", "play",
			"juega el tablero; con la tecla de editar se vuelve aquí",
			"play the board; the edit key brings you back"),
		shown(SaveBoard, "edit-save", "S", "guardar", "save",
			"guarda el tablero en un fichero", "save the board to a file"),
		shown(FillBoard, "edit-fill", "F", "llenar", "fill",
			"pone o quita minas al azar hasta que haya las que digas",
			"add or remove mines at random until there are as many as you say"),
		shown(ResizeBoard, "edit-resize", "T", "medidas", "resize",
			"cambia el número de filas y de columnas", "change the number of rows and columns"),
		shown(ChangeGrid, "edit-grid", "X", "cuadrícula", "grid",
			"pasa a la cuadrícula siguiente", "switch to the next grid"),
		shown(TurnBoard, "edit-turn", ">", "girar", "turn",
			"gira un cuarto de vuelta, o media si la cuadrícula solo permite eso",
			"turn the board a quarter, or half where the grid allows no less"),
		shown(MirrorAcross, "edit-mirror", "M", "espejo", "mirror",
			"intercambia izquierda y derecha, si la cuadrícula lo permite",
			"swap left and right, where the grid allows it"),
		quiet(MirrorDown, "edit-flip", "V",
			"intercambia arriba y abajo, si la cuadrícula lo permite",
			"swap top and bottom, where the grid allows it"),
	}
}
