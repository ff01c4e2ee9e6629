package ui

import "buscaminas/ui/text"

// editorKeys returns the keys that the editor has beside those of the board. No set
// of keys takes them for a command that the editor has, too.
func editorKeys() []binding {
	return []binding{
		{playBoard, "edit-play", []string{"p"}, text.Text{"jugar", "play"}, text.Text{
			"juega el tablero; la tecla de editar vuelve aquí",
			"play the board; the key to edit comes back here"}},
		{saveBoard, "edit-save", []string{"S"}, text.Text{"guardar", "save"}, text.Text{
			"guarda el tablero en un fichero",
			"save the board to a file"}},
		{fillBoard, "edit-fill", []string{"F"}, text.Text{"llenar", "fill"}, text.Text{
			"pone o quita minas al azar hasta que haya tantas",
			"put or take mines at random until there are so many"}},
		{resizeBoard, "edit-resize", []string{"T"}, text.Text{"medidas", "resize"}, text.Text{
			"cambia el número de filas y de columnas",
			"change the number of rows and columns"}},
		{changeGrid, "edit-grid", []string{"X"}, text.Text{"cuadrícula", "grid"}, text.Text{
			"pasa a la otra cuadrícula",
			"go over to the other grid"}},
		{turnBoard, "edit-turn", []string{">"}, text.Text{"girar", "turn"}, text.Text{
			"gira un cuarto de vuelta, o media si la cuadrícula no permite más",
			"turn by a quarter, or by half where the grid allows no more"}},
		{mirrorAcross, "edit-mirror", []string{"M"}, text.Text{"espejo", "mirror"}, text.Text{
			"intercambia izquierda y derecha, si la cuadrícula lo permite",
			"exchange left and right, where the grid allows it"}},
		{mirrorDown, "edit-flip", []string{"V"}, text.Text{}, text.Text{
			"intercambia arriba y abajo, si la cuadrícula lo permite",
			"exchange top and bottom, where the grid allows it"}},
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
		{toggleMine, "", keys(openCell, flagCell), text.Text{"mina", "mine"}, text.Text{
			"pone o quita una mina",
			"put a mine or take it away"}},
		{undoStep, "", keys(undoStep), text.Text{"deshacer", "undo"}, text.Text{
			"deshace el último cambio",
			"take the last change back"}},
		{showHelp, "", keys(showHelp), text.Text{"ayuda", "help"}, text.Text{
			"esta ayuda", "this help"}},
	}
	all = append(all, own...)
	all = append(all,
		binding{leaveEditor, "", keys(goMenu), text.Text{"salir", "leave"}, text.Text{
			"deja el tablero y vuelve al menú",
			"leave the board and go back to the menu"}},
		binding{redoStep, "", keys(redoStep), text.Text{}, text.Text{
			"hace otra vez lo que se deshizo",
			"make again the change that was taken back"}},
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
