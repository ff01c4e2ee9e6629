package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A primer holds the board of the first lesson on a kind of grid, and the words that differ by
// grid.
type primer struct {
	board, play string    // the parameters of [lesson.NewFirst]
	touches     text.Text // the number of cells that an inner cell touches, in words
}

// primers holds the primer of each kind of grid.
var primers = map[*game.GridKind]primer{}

// First returns the first lesson on a kind of grid, played by the given rules.
func First(kind *game.GridKind, rules game.Rules) *lesson.First {
	p := primers[kind]
	f, err := lesson.NewFirst(kind, rules, p.board, p.play)
	if err != nil {
		panic(err) // cannot happen: a test plays every first lesson
	}
	return f
}

// Playing holds the title and the idea of the first lesson.
var Playing = About{
	Title: text.Text{"Jugar", "Playing"},
	Idea: text.Text{
		"De cero a tu primera victoria, paso a paso, en dos minutos.",
		"From nothing to your first win, step by step, in two minutes."},
}

// KeyNames holds the names of the keys that the first lesson mentions.
type KeyNames struct{ Move, Open, Flag, Undo, Hint, Back string }

// TaskText returns the text of the present task of the first lesson, with the reason for it.
func TaskText(f *lesson.First, h KeyNames, names game.Names, l text.Lang) string {
	grid, rules := f.Game().Layout().Grid(), f.Rules
	at, _ := f.Cell()
	name := names.Of(grid, at)
	numbers, cells := f.Points()
	switch f.Task {
	case lesson.Aim:
		return l.Say(
			"Pulsa %s para empezar. Para ganar hay que abrir todas las celdas que no esconden una mina, como en este tablero, que tiene las minas marcadas.",
			"Press %s to begin. You win by opening every cell that hides no mine, as on this board, where the mines are flagged.", h.Open)
	case lesson.Move:
		cursor := f.Cursor
		rows, cols := names.Axes(grid)
		return l.Say(
			"Tu cursor está en %s: fila %s, columna %s. Llévalo con %s a la celda señalada, %s.",
			"Your cursor is on %s: row %s, column %s. Move it with %s to the marked cell, %s.", names.Of(grid, cursor), rows.Append(nil, cursor.Row), cols.Append(nil, cursor.Col), h.Move, name)
	case lesson.OpenFirst:
		return l.Say(
			"Se juega abriendo celdas. Abre %s: pulsa %s, o haz clic en ella.",
			"You play by opening cells. Open %s: press %s, or click it.", name, h.Open)
	case lesson.LookBeside:
		return l.Say(
			"Este 1 toca las %s celdas señaladas: exactamente una de ellas tiene mina. Para seguir, ve a cualquiera, sin abrirla.",
			"This 1 touches the %s marked cells: exactly one of them is a mine. To go on, move to any of them, without opening it.", primers[game.GridKindOf(grid)].touches.In(l))
	case lesson.OpenEmpty:
		return l.Say(
			"Aún no se sabe cuál de las que toca el 1 tiene la mina, así que prueba en otro sitio. Ve a %[1]s, que en esta lección no tiene mina, y ábrela con %[2]s.",
			"You cannot tell yet which cell beside the 1 is the mine, so try elsewhere. Go to %[1]s, which is safe in this lesson, and open it with %[2]s.", name, h.Open)
	case lesson.LookTwo:
		return emptyOpens(rules.Opening).In(l) + " " + l.Say(
			"Ahora ve a %s, un 2.", "Now move to %s, a 2.", name)
	case lesson.Explode:
		if len(numbers) == 0 {
			return openMine.In(l, name)
		}
		return l.Say(
			"Este 2 toca %s celdas cerradas: exactamente dos de ellas tienen mina; las abiertas no la tienen nunca. Abre ahora %s, que tiene mina, y mira qué pasa: aquí no importa.",
			"This 2 touches %s closed cells: exactly two of them are mines; open cells never are. Now open %s, which is a mine, and see what happens: it is harmless here.", text.Number(len(cells)), name)
	case lesson.TakeBack:
		return l.Say(
			"¡Bum! Quien abre una mina pierde, y se ve todo el tablero. Pulsa %s para deshacer la jugada.",
			"Boom! Open a mine and you lose, and the whole board is shown. Press %s to undo the move.", h.Undo)
	case lesson.FlagMine:
		return l.Say(
			"Se podía saber: el 1 de %s solo toca una celda cerrada, %s, así que ahí está su mina. Márcala con %s o con el botón derecho.",
			"You could have known: the 1 at %s touches only one closed cell, %s, so that is its mine. Flag it with %s or a right click.", names.Of(grid, numbers[0]), name, h.Flag)
	case lesson.LookThere:
		return flagged(rules.Numbering).In(l, names.Of(grid, numbers[0]), name)
	case lesson.ChordThere:
		if rules.Chord == game.ChordOff {
			return l.Say(
				"%[1]s tampoco tiene más mina que la marcada: las demás celdas que toca no tienen ninguna. Ábrelas una a una con %[2]s: %[3]s.",
				"The flag is the only mine at %[1]s too: nothing else it touches is a mine. Open those cells one by one with %[2]s: %[3]s.", name, h.Open, text.And(l, nameAll(names, grid, f.Goals())))
		}
		return l.Say(
			"%[1]s está completo: su mina es la marcada, y las demás celdas que toca no tienen ninguna. Pulsa %[2]s en %[1]s y se abren de una vez.",
			"%[1]s is complete: its mine is flagged, and nothing else it touches is a mine. Press %[2]s on %[1]s to open it all at once.", name, h.Open)
	case lesson.Win:
		return toWin(rules).In(l) + " " + falseFlag(rules.Numbering).In(l) + " " + l.Say(
			"Si no ves cómo seguir, pulsa %s.", "If you are stuck, press %s.", h.Hint)
	}
	return hasWon(rules.Numbering, l) + l.Say(
		"Con %s juegas tu primer Principiante, con un entrenador que te avisa a tiempo. Con %s vas a la lista de lecciones.",
		"%s starts your first Beginner game, with a coach who warns you in time. %s takes you to the list of lessons.", h.Open, h.Back)
}

// hasWon says that the player has won, and what a win does to the numbers.
func hasWon(n game.Numbering, l text.Lang) string {
	said := l.Say("¡Has ganado! ", "You won! ")
	if n == game.Left {
		said += words.NumbersBack.In(l) + ". "
	}
	return said
}

// openMine asks the player to open a mine.
var openMine = text.Text{
	"Mira ahora qué pasa al abrir una mina, que aquí no importa: abre %s.",
	"Now see what a mine does, which is harmless here: open %s."}

// emptyOpens says what a cell that touches no mine opens.
func emptyOpens(o game.Opening) text.Text {
	switch o {
	case game.Ring:
		return text.Text{
			"Si una celda no toca ninguna mina, se abren también las que toca; por esta vez, la lección ha abierto alguna más.",
			"A cell that touches no mine opens its neighbours too; just this once, the lesson has opened a few more."}
	case game.Single:
		return text.Text{
			"Con tus reglas cada celda se abre sola; por esta vez, la lección ha abierto las demás.",
			"By your rules every cell is opened on its own; just this once, the lesson has opened the others."}
	}
	return text.Text{
		"Si una celda no toca ninguna mina, sus vecinas se abren solas, y así una tras otra.",
		"A cell that touches no mine opens its neighbours too, and so on from each of them."}
}

// flagged says what the flag has done to the number whose mine it marks.
func flagged(n game.Numbering) text.Text {
	if n == game.Total {
		return text.Text{
			"El 1 de %[1]s sigue siendo un 1, pero su mina ya está encontrada. Ve a %[2]s, otro 1 que toca la marca.",
			"The 1 at %[1]s is still a 1, but its mine is found. Move to %[2]s, another 1 that touches the flag."}
	}
	return text.Text{
		"El 1 de %[1]s se queda en blanco: su mina ya está encontrada. En blanco quiere decir que ahí no falta ninguna. Ve a %[2]s, otro 1 que se ha quedado así.",
		"The 1 at %[1]s goes blank: its mine is found. Blank means that nothing is left to find there. Move to %[2]s, another 1 that went blank."}
}

// toWin says what is left to do in the last task.
func toWin(r game.Rules) text.Text {
	if r.FlagsToWin {
		return text.Text{
			"Ya sabes jugar: abre todo lo que no tenga mina y marca las minas.",
			"Now you can play: open everything that is not a mine, and flag the mines."}
	}
	return text.Text{
		"Ya sabes jugar: abre todo lo que no tenga mina.", "Now you can play: open everything that is not a mine."}
}

// falseFlag warns of flags on cells without a mine.
func falseFlag(n game.Numbering) text.Text {
	if n == game.Total {
		return text.Text{
			"Ojo: con una marca mal puesta, un número parece completo sin estarlo.",
			"Beware: a wrong flag makes a number look complete when it is not."}
	}
	return text.Text{
		"Ojo: con una marca mal puesta, los números mienten.", "Beware: a wrong flag makes the numbers lie."}
}

func nameAll(names game.Names, grid game.Grid, cells []game.Cell) (all []string) {
	for _, c := range cells {
		all = append(all, names.Of(grid, c))
	}
	return all
}
