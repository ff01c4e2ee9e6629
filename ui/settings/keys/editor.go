package keys

import "buscaminas/ui/text"

// editor returns the keys of the editor. Commands that also exist on the board have the same keys
// there.
func editor() []Key {
	all := []Key{
		brief(ofBoard(ToggleMine, text.Text{"mina", "mine"},
			text.Text{"pone o quita una mina", "place or remove a mine"}, OpenCell, FlagCell)),
		ofBoard(UndoStep, text.Text{"deshacer", "undo"},
			text.Text{"deshace el último cambio", "undo the last change"}, UndoStep),
		ofBoard(RedoStep, text.Text{"rehacer", "redo"}, text.Text{
			"rehace el último cambio deshecho", "redo the change that was undone"}, RedoStep),
		ofBoard(ShowHelp, text.Text{"ayuda", "help"},
			text.Text{"esta ayuda", "this help"}, ShowHelp),
		brief(ofBoard(LeaveEditor, text.Text{"salir", "leave"}, text.Text{
			"sale del editor y vuelve al menú",
			"leave the editor and go back to the menu"}, GoMenu)),
	}
	all = append(all, makingBoards()...)
	for _, k := range board() {
		if k.Command.Moves() || k.Command == ChangeSpacing || k.Command == Quit {
			k.of = []Command{k.Command}
			all = append(all, k)
		}
	}
	return all
}

// ofBoard returns the Key of the command c. Its keys are those that carry out boardCommands on the
// board.
func ofBoard(c Command, short, long text.Text, boardCommands ...Command) Key {
	return Key{Command: c, Short: short, Long: long, of: boardCommands}
}

// Moves reports whether a command moves the cursor in a direction or to an edge.
func (c Command) Moves() bool { return MoveUp <= c && c <= BoardEnd }

// makingBoards returns the keys that only the editor has.
func makingBoards() []Key {
	return []Key{
		shown(PlayBoard, "edit-play", on("p"), text.Text{"jugar", "play"}, text.Text{
			"juega el tablero; con la tecla de editar se vuelve aquí",
			"play the board; the edit key brings you back"}),
		shown(SaveBoard, "edit-save", on("S"), text.Text{"guardar", "save"},
			text.Text{"guarda el tablero en un fichero", "save the board to a file"}),
		shown(FillBoard, "edit-fill", on("F"), text.Text{"llenar", "fill"}, text.Text{
			"pone o quita minas al azar hasta que haya las que digas",
			"add or remove mines at random until there are as many as you say"}),
		shown(ResizeBoard, "edit-resize", on("T"), text.Text{"medidas", "resize"},
			text.Text{"cambia el número de filas y de columnas", "change the number of rows and columns"}),
		shown(ChangeGrid, "edit-grid", on("X"), text.Text{"cuadrícula", "grid"},
			text.Text{"pasa a la cuadrícula siguiente", "switch to the next grid"}),
		shown(TurnBoard, "edit-turn", on(">"), text.Text{"girar", "turn"}, text.Text{
			"gira un cuarto de vuelta, o media si la cuadrícula solo permite eso",
			"turn the board a quarter, or half where the grid allows no less"}),
		shown(MirrorAcross, "edit-mirror", on("M"), text.Text{"espejo", "mirror"}, text.Text{
			"intercambia izquierda y derecha, si la cuadrícula lo permite",
			"swap left and right, where the grid allows it"}),
		quiet(MirrorDown, "edit-flip", on("V"), text.Text{
			"intercambia arriba y abajo, si la cuadrícula lo permite",
			"swap top and bottom, where the grid allows it"}),
	}
}
