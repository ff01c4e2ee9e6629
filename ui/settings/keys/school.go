package keys

import (
	"slices"

	"buscaminas/ui/text"
)

// school returns the keys of the list of lessons.
func school() []Key {
	return gridLines("abrir", "open",
		shown(SwitchGrid, "school-grid", "g", "cuadrícula", "grid", "cambia la cuadrícula", "change the grid"),
		quiet(Less, "school-left", "left", "la otra columna", "the other column"),
		quiet(More, "school-right", "right", "la otra columna", "the other column"),
	)
}

// lesson returns the keys of a lesson. Each command of a lesson shares the keys of some command of
// the board.
func lesson() []Key {
	all := []Key{
		ofBoard(OpenCell, "abrir", "open",
			"abre la celda, o sus vecinas; si no se pide nada, sigue",
			"open the cell, or its neighbours; if there is nothing to open, go on", OpenCell),
		ofBoard(FlagCell, "marcar", "flag",
			"marca la celda, o las que toca un número", "flag the cell, or the ones a number touches", FlagCell),
		ofBoard(AskHint, "pista", "hint",
			"señala los números que importan; pulsada otra vez, explica qué dicen, paso a paso",
			"point at the numbers that matter, then say why, step by step", AskHint),
		ofBoard(NewBoard, "otra", "another",
			"otra posición, tantas veces como quieras", "another position, as often as you like", NewBoard),
		ofBoard(SameBoard, "ejemplo", "example",
			"otro ejemplo, paso a paso", "another example, step by step", SameBoard),
		ofBoard(PreviousClosed, "tablero", "board",
			"celda cerrada anterior; con la posición resuelta, juega un tablero que pide lo aprendido",
			"previous closed cell; once a position is solved, play a board that needs what you learnt", PreviousClosed),
		ofBoard(Back, "volver", "back",
			"vuelve a la lista de lecciones", "go back to the list of lessons", GoMenu),
		ofBoard(ShowHelp, "ayuda", "help", "esta ayuda", "this help", ShowHelp),
	}
	more := slices.DeleteFunc(moving(), func(k Key) bool { return k.Command == PreviousClosed })
	return append(all, more...)
}

// firstLesson returns the keys of the first lesson. Each command of the first lesson shares the keys
// of some command of the board.
func firstLesson() []Key {
	all := []Key{
		ofBoard(OpenCell, "abrir", "open",
			"abre la celda, o las que toca un número completo; al final, empieza tu primera partida",
			"open the cell, or all around a complete number; at the end, start your first game", OpenCell),
		ofBoard(AskHint, "pista", "hint",
			"da una pista: qué tecla pulsar ahora", "give a hint: which key to press now", AskHint),
		ofBoard(FlagCell, "marcar", "flag", "marca o desmarca la celda", "flag or unflag the cell", FlagCell),
		ofBoard(UndoStep, "deshacer", "undo",
			"cierra lo último que se abrió", "close the cells you opened last", UndoStep),
		ofBoard(SameBoard, "volver a empezar", "start over",
			"vuelve a empezar la lección", "start the lesson over", SameBoard),
		ofBoard(Back, "volver", "back",
			"vuelve a la lista de lecciones", "go back to the list of lessons", GoMenu),
		ofBoard(ShowHelp, "ayuda", "help", "esta ayuda", "this help", ShowHelp),
	}
	for _, k := range moving() {
		if k.Command == MoveUp {
			k.Short = text.Text{"mover", "move"}
			k = joined(k, MoveUp, MoveDown, MoveLeft, MoveRight)
		}
		all = append(all, k)
	}
	return all
}

// moving returns the keys that a lesson has in common with the board: the keys that move the cursor,
// and a few others.
func moving() []Key {
	var all []Key
	for _, k := range board() {
		switch c := k.Command; {
		case c.Moves(), c == ChordCell, c == ChangeSpacing, c == Quit,
			c == NextClosed, c == PreviousClosed, c == NextFrontier, c == PreviousFrontier:
			k.of = []Command{c}
			k.Short = text.Text{}
			all = append(all, k)
		}
	}
	return all
}
