package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
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

// First returns the first lesson on a kind of grid.
func First(kind *game.GridKind) *lesson.First {
	p := primers[kind]
	f, err := lesson.NewFirst(kind, p.board, p.play)
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
type KeyNames struct{ Move, Open, Flag, Undo, Hint string }

// TaskText returns the text of the present task of the first lesson, with the reason for it.
func TaskText(f *lesson.First, h KeyNames, names game.Names, l text.Lang) string {
	grid := f.Game().Layout().Grid()
	at, _ := f.Cell()
	name := names.Of(grid, at)
	numbers, _ := f.Points()
	switch f.Task() {
	case lesson.Move:
		cursor := f.Cursor()
		rows, cols := names.Axes(grid)
		return text.Text{
			"Tu cursor está en %s: fila %s, columna %s. Llévalo con %s a la celda señalada, %s.",
			"Your cursor is on %s: row %s, column %s. Move it with %s to the marked cell, %s.",
		}.In(l, names.Of(grid, cursor), rows.Append(nil, cursor.Row), cols.Append(nil, cursor.Col), h.Move, name)
	case lesson.OpenFirst:
		return text.Text{
			"Se juega abriendo celdas. Abre %s: pulsa %s, o haz clic en ella.",
			"You play by opening cells. Open %s: press %s, or click it."}.In(l, name, h.Open)
	case lesson.Look:
		return text.Text{
			"Este 1 dice que una de las %s celdas que toca esconde una mina. Ve a cualquiera de ellas, sin abrirla.",
			"This 1 says that one of the %s cells it touches hides a mine. Move to any of them, without opening it.",
		}.In(l, primers[game.GridKindOf(grid)].touches.In(l))
	case lesson.OpenEmpty:
		return text.Text{
			"Aún no se sabe cuál, así que prueba en otro sitio. Abre %s, que en esta lección no tiene mina.",
			"You cannot tell which yet, so try elsewhere. Open %s, which is safe in this lesson."}.In(l, name)
	case lesson.Explode:
		return text.Text{
			"Si una celda no toca ninguna mina, sus vecinas se abren solas. Ahora pisa una mina, que aquí no pasa nada: abre %s.",
			"A cell that touches no mine opens its neighbours too. Now step on a mine, which does no harm here: open %s.",
		}.In(l, name)
	case lesson.TakeBack:
		return text.Text{
			"¡Bum! Quien abre una mina pierde, y se ve todo el tablero. Pulsa %s para deshacer la jugada.",
			"Boom! Open a mine and you lose, and the whole board is shown. Press %s to undo the move.",
		}.In(l, h.Undo)
	case lesson.FlagMine:
		return text.Text{
			"Se podía saber: el 1 de %s solo toca una celda cerrada, %s, así que ahí está su mina. Márcala con %s o con el botón derecho.",
			"You could have known: the 1 at %s touches only one closed cell, %s, so that is its mine. Flag it with %s or a right click.",
		}.In(l, names.Of(grid, numbers[0]), name, h.Flag)
	case lesson.ChordThere:
		return text.Text{
			"El 1 de %[1]s ya tiene ahí su mina; en las demás celdas que toca no hay ninguna. Pulsa %[2]s en %[1]s y se abren de una vez.",
			"The 1 at %[1]s has its mine there too; everything else it touches is safe. Press %[2]s on %[1]s to open it all at once.",
		}.In(l, name, h.Open)
	case lesson.Win:
		return text.Text{
			"Ya sabes jugar. Para ganar, abre todo lo que no sea mina; si no ves cómo seguir, pulsa %s.",
			"Now you can play. Open everything that is not a mine and you win; if you are stuck, press %s.",
		}.In(l, h.Hint)
	}
	return text.Text{
		"¡Has ganado! Ya puedes con un Principiante: allí, si no cambias las reglas, cada marca resta una mina a los números que toca. Con %s vuelves a la lista, donde te espera la lección 1.",
		"You won! You are ready for a Beginner board: there, unless you change the rules, each flag takes one off the numbers it touches. %s takes you back to the list: lesson 1 is next.",
	}.In(l, h.Open)
}

// AfterMine returns the text that says what to do after opening a mine.
func AfterMine(h KeyNames) text.Text {
	return text.Text{
		"Ahí había una mina. No pasa nada: pulsa %s y la jugada se deshace.",
		"That was a mine. No harm done: press %s to undo the move."}.With(h.Undo)
}

// PutBack is the text that says why the board was reset.
var PutBack = text.Text{
	"El tablero vuelve un poco atrás para que vayas paso a paso.",
	"The board goes back a little, so that you can do this step by step."}
