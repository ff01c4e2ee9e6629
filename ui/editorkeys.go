package ui

import "buscaminas/ui/words"

// editorKeys returns the keys that the editor has beside those of the board. No set
// of keys takes them for a command that the editor has, too.
func editorKeys() []binding {
	return []binding{
		{playBoard, "edit-play", []string{"p"}, words.Text{Spanish: "jugar", English: "play"}, words.Text{
			Spanish: "juega el tablero; la tecla de editar vuelve aquí",
			English: "play the board; the key to edit comes back here"}},
		{saveBoard, "edit-save", []string{"S"}, words.Text{Spanish: "guardar", English: "save"}, words.Text{
			Spanish: "guarda el tablero en un fichero",
			English: "save the board to a file"}},
		{fillBoard, "edit-fill", []string{"F"}, words.Text{Spanish: "llenar", English: "fill"}, words.Text{
			Spanish: "pone o quita minas al azar hasta que haya tantas",
			English: "put or take mines at random until there are so many"}},
		{resizeBoard, "edit-resize", []string{"T"}, words.Text{Spanish: "medidas", English: "resize"}, words.Text{
			Spanish: "cambia el número de filas y de columnas",
			English: "change the number of rows and columns"}},
		{changeGrid, "edit-grid", []string{"X"}, words.Text{Spanish: "cuadrícula", English: "grid"}, words.Text{
			Spanish: "pasa a la otra cuadrícula",
			English: "go over to the other grid"}},
		{turnBoard, "edit-turn", []string{">"}, words.Text{Spanish: "girar", English: "turn"}, words.Text{
			Spanish: "gira un cuarto de vuelta, o media si la cuadrícula no permite más",
			English: "turn by a quarter, or by half where the grid allows no more"}},
		{mirrorAcross, "edit-mirror", []string{"M"}, words.Text{Spanish: "espejo", English: "mirror"}, words.Text{
			Spanish: "intercambia izquierda y derecha, si la cuadrícula lo permite",
			English: "exchange left and right, where the grid allows it"}},
		{mirrorDown, "edit-flip", []string{"V"}, words.Text{}, words.Text{
			Spanish: "intercambia arriba y abajo, si la cuadrícula lo permite",
			English: "exchange top and bottom, where the grid allows it"}},
	}
}

// editorBindings returns all keys of the editor in the order to tell of them: where
// it does as the board does, it has the board's keys.
func editorBindings(board, own []binding) []binding {
	keys := func(cmds ...command) (all []string) {
		for _, cmd := range cmds {
			for _, b := range board {
				if b.command == cmd {
					all = append(all, b.keys...)
				}
			}
		}
		return all
	}
	all := []binding{
		{toggleMine, "", keys(openCell, flagCell), words.Text{Spanish: "mina", English: "mine"}, words.Text{
			Spanish: "pone o quita una mina",
			English: "put a mine or take it away"}},
		{undoStep, "", keys(undoStep), words.Text{Spanish: "deshacer", English: "undo"}, words.Text{
			Spanish: "deshace el último cambio",
			English: "take the last change back"}},
		{showHelp, "", keys(showHelp), words.Text{Spanish: "ayuda", English: "help"}, words.Text{
			Spanish: "esta ayuda", English: "this help"}},
	}
	all = append(all, own...)
	all = append(all,
		binding{leaveEditor, "", keys(goMenu), words.Text{Spanish: "salir", English: "leave"}, words.Text{
			Spanish: "deja el tablero y vuelve al menú",
			English: "leave the board and go back to the menu"}},
		binding{redoStep, "", keys(redoStep), words.Text{}, words.Text{
			Spanish: "hace otra vez lo que se deshizo",
			English: "make again the change that was taken back"}},
	)
	for _, b := range board {
		if b.command.moves() || b.command == changeSpacing || b.command == quit {
			all = append(all, b)
		}
	}
	return all
}

// moves reports whether a command moves the cursor, whatever the cells hold.
func (c command) moves() bool { return moveUp <= c && c <= boardEnd }

// edits reports whether a command is of the editor alone.
func (c command) edits() bool { return c > quit }

// apart reports whether two commands never wait for a key at the same time: one is
// of the editor alone, and the editor has nothing of the other.
func apart(a, b command) bool {
	if a.edits() == b.edits() {
		return false
	}
	other := min(a, b)
	switch other {
	case openCell, flagCell, undoStep, redoStep, changeSpacing, goMenu, showHelp, quit:
		return false
	}
	return !other.moves()
}
