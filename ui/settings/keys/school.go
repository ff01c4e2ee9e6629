package keys

import "buscaminas/ui/text"

// school returns the keys of the list of lessons.
func school() []Key {
	return gridLines(open,
		brief(shown(SwitchGrid, "school-grid", on("g"), text.Text{"cuadrícula", "grid"},
			text.Text{"cambia la cuadrícula", "change the grid"})),
	)
}

// lesson returns the keys of a lesson: those of the board.
func lesson() []Key {
	all := []Key{
		brief(ofBoard(OpenCell, open, text.Text{
			"abre la celda, o sus vecinas; donde nada se pide, sigue",
			"open the cell, or its neighbours; where nothing is asked, go on"}, OpenCell)),
		ofBoard(FlagCell, text.Text{"marcar", "flag"},
			text.Text{
				"marca la celda, o lo que toca un número",
				"flag the cell, or what a number touches",
			}, FlagCell),
		ofBoard(AskHint, text.Text{"pista", "hint"}, text.Text{
			"señala los números que importan; otra vez, lo que dicen",
			"point at the numbers that matter; again, say what they show"}, AskHint),
		ofBoard(NewBoard, text.Text{"otra", "another"},
			text.Text{
				"otra posición; las hay sin fin",
				"another position; there is no end of them",
			}, NewBoard),
		ofBoard(SameBoard, text.Text{"ejemplo", "example"},
			text.Text{"otro ejemplo, paso a paso", "another example, step by step"}, SameBoard),
		brief(ofBoard(Back, text.Text{"volver", "back"},
			text.Text{"vuelve a la lista de lecciones", "go back to the list of lessons"}, GoMenu)),
		ofBoard(ShowHelp, text.Text{"ayuda", "help"}, text.Text{"esta ayuda", "this help"}, ShowHelp),
	}
	for _, k := range board() {
		switch c := k.Command; {
		case c.Moves(), c == ChordCell, c == ChangeSpacing, c == Quit,
			c == NextClosed, c == LastClosed, c == NextFrontier, c == LastFrontier:
			k.of = []Command{c}
			k.Short = text.Text{}
			all = append(all, k)
		}
	}
	return all
}
