package keys

import "buscaminas/ui/text"

// editor returns the keys of the editor: where it does as the board does, it has the
// board's keys.
func editor() []Key {
	all := []Key{
		{Command: ToggleMine, of: []Command{OpenCell, FlagCell}, Short: text.Text{"mina", "mine"}, Long: text.Text{
			"pone o quita una mina",
			"put a mine or take it away"}},
		{Command: UndoStep, of: []Command{UndoStep}, Short: text.Text{"deshacer", "undo"}, Long: text.Text{
			"deshace el último cambio",
			"take the last change back"}},
		{Command: ShowHelp, of: []Command{ShowHelp}, Short: text.Text{"ayuda", "help"}, Long: text.Text{
			"esta ayuda", "this help"}},
	}
	all = append(all, makingBoards()...)
	all = append(all,
		Key{Command: LeaveEditor, of: []Command{GoMenu}, Short: text.Text{"salir", "leave"}, Long: text.Text{
			"deja el tablero y vuelve al menú",
			"leave the board and go back to the menu"}},
		Key{Command: RedoStep, of: []Command{RedoStep}, Long: text.Text{
			"hace otra vez lo que se deshizo",
			"make again the change that was taken back"}},
	)
	for _, k := range board() {
		if k.Command.Moves() || k.Command == ChangeSpacing || k.Command == Quit {
			k.of = []Command{k.Command}
			all = append(all, k)
		}
	}
	return all
}

// Moves reports whether a command moves the cursor, whatever the cells hold.
func (c Command) Moves() bool { return MoveUp <= c && c <= BoardEnd }

// makingBoards returns the keys that only the editor has.
func makingBoards() []Key {
	return []Key{
		{Command: PlayBoard, Name: "edit-play", Binding: on("p"), Short: text.Text{"jugar", "play"}, Long: text.Text{
			"juega el tablero; la tecla de editar vuelve aquí",
			"play the board; the key to edit comes back here"}},
		{Command: SaveBoard, Name: "edit-save", Binding: on("S"), Short: text.Text{"guardar", "save"}, Long: text.Text{
			"guarda el tablero en un fichero",
			"save the board to a file"}},
		{Command: FillBoard, Name: "edit-fill", Binding: on("F"), Short: text.Text{"llenar", "fill"}, Long: text.Text{
			"pone o quita minas al azar hasta que haya tantas",
			"put or take mines at random until there are so many"}},
		{Command: ResizeBoard, Name: "edit-resize", Binding: on("T"), Short: text.Text{"medidas", "resize"}, Long: text.Text{
			"cambia el número de filas y de columnas",
			"change the number of rows and columns"}},
		{Command: ChangeGrid, Name: "edit-grid", Binding: on("X"), Short: text.Text{"cuadrícula", "grid"}, Long: text.Text{
			"pasa a la otra cuadrícula",
			"go over to the other grid"}},
		{Command: TurnBoard, Name: "edit-turn", Binding: on(">"), Short: text.Text{"girar", "turn"}, Long: text.Text{
			"gira un cuarto de vuelta, o media si la cuadrícula no permite más",
			"turn by a quarter, or by half where the grid allows no more"}},
		{Command: MirrorAcross, Name: "edit-mirror", Binding: on("M"), Short: text.Text{"espejo", "mirror"}, Long: text.Text{
			"intercambia izquierda y derecha, si la cuadrícula lo permite",
			"exchange left and right, where the grid allows it"}},
		{Command: MirrorDown, Name: "edit-flip", Binding: on("V"), Short: text.Text{}, Long: text.Text{
			"intercambia arriba y abajo, si la cuadrícula lo permite",
			"exchange top and bottom, where the grid allows it"}},
	}
}
