package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/text"
)

// Exercise returns the task in a position of a lesson. It says what is special about the first
// pattern of the position, but not where that pattern is. The parameter numbering says what the
// numbers of the position count.
func Exercise(l *lesson.Lesson, p lesson.Position, numbering game.Numbering) text.Text {
	if len(p.Figures) > 0 {
		return figureTask(p.Figures[0])
	}
	return taskOf(l.Name, p, numbering)
}

// figureTask returns the task of flagging the mines of a figure.
func figureTask(f lesson.Figure) text.Text {
	name, between := "1-2-1", text.Text{
		"al 2 le queda una sola celda que no toca el primer 1, y otra que no toca el segundo",
		"the 2 touches just one cell that the first 1 does not, and just one that the second does not"}
	if len(f.Numbers) > 3 {
		name, between = "1-2-2-1", text.Text{
			"a cada 2 le queda una sola celda que no toca el 1 de al lado",
			"each 2 touches just one cell that the 1 beside it does not"}
	}
	if f.Straight {
		return text.Text{
			"Hay un %s en línea recta, junto a una pared: marca sus dos minas",
			"There is a straight %s along a wall: flag both its mines"}.With(name)
	}
	return text.Text{
		"Hay un %s fuera de una pared recta: " + between[text.Spanish] + ". Marca esas dos minas",
		"There is a %s away from a straight wall: " + between[text.English] + ". Flag those two mines"}.With(name)
}

// taskOf returns the task of a position of the lesson with this name. The first pattern of the
// position proves something by the rule of that lesson. Some lessons have several tasks.
func taskOf(name string, p lesson.Position, numbering game.Numbering) text.Text {
	a := p.Patterns[0]
	for suffix, is := range map[string]bool{
		" blank": numbering == game.Left, " mine": len(a.Mines()) > 0, " alone": len(a.Numbers) == 0,
	} {
		if _, ok := tasks[name+suffix]; ok && is {
			name += suffix
		}
	}
	var number, few, more int
	at := text.Text{}
	g := p.Game(game.LeftToFind)
	for i, c := range a.Numbers {
		left := g.Left(c)
		if i == 0 {
			number, few, more, at = p.Layout.Around(c), left, left, where(p.Layout.Grid(), c)
		}
		few, more = min(few, left), max(more, left)
	}
	return tasks[name].With(number, few, more, len(a.Numbers), len(a.Concludes), p.Layout.Mines()-len(p.Flags), at)
}

// where says at which edge of the board a number is.
func where(g game.Grid, c game.Cell) text.Text {
	rows, cols := g.Size()
	switch atSide := c.Col == 0 || c.Col == cols-1; {
	case atSide && (c.Row == 0 || c.Row == rows-1):
		return text.Text{"en una esquina", "in a corner"}
	case c.Row == 0:
		return text.Text{"en el borde de arriba", "at the upper edge"}
	case c.Row == rows-1:
		return text.Text{"en el borde de abajo", "at the lower edge"}
	}
	return text.Text{"en un lado", "at a side"}
}

// tasks holds the tasks of the lessons, by name; the lessons about figures have none. The arguments
// are: 1 the mines around the first number of the pattern, 2 and 3 the fewest and the most mines
// that a number of the pattern still needs, 4 how many numbers it has, 5 how many cells it proves,
// 6 the mines left on the board, 7 the place of the first number.
var tasks = map[string]text.Text{
	"all": {
		"Busca un %[1]d que solo toque {una celda cerrada, y márcala|%[1]d celdas cerradas, y márcalas}",
		"Find a %[1]d that touches only {one closed cell, and flag that cell|%[1]d closed cells, and flag them}"},
	"all-edge": {
		"Busca %[7]s un %[1]d que solo toque {una celda cerrada, y márcala|%[1]d celdas cerradas, y márcalas}",
		"Find a %[1]d %[7]s that touches only {one closed cell, and flag that cell|%[1]d closed cells, and flag them}"},
	"full": {
		"Busca un 1 que ya toque una marca, y abre otra de las celdas que toca",
		"Find a 1 that touches a flag, and open another of the cells it touches"},
	"full blank": {
		"Un 1 que toca celdas cerradas se ha quedado en blanco junto a su marca: abre una de ellas",
		"A 1 that touches closed cells went blank beside its flag: open one of them"},
	"full-left": {
		"Busca un %[1]d que ya toque %[1]d marcas, y abre otra de las celdas que toca",
		"Find a %[1]d that touches %[1]d flags, and open another of the cells it touches"},
	"full-left blank": {
		"Un %[1]d se ha quedado en blanco con sus %[1]d marcas: abre una de las otras celdas que toca",
		"A %[1]d went blank with its %[1]d flags: open another of the cells it touches"},
	"all-left": {
		"A un número le {5:falta una mina|faltan %[5]d minas}, y solo toca {5:una celda cerrada sin marcar: márcala|%[5]d celdas cerradas sin marcar: márcalas}",
		"One number has {5:one mine|%[5]d mines} left and touches just {5:one closed cell without a flag: flag it|%[5]d closed cells without a flag: flag them}"},
	"one-one-edge": {
		"Compara dos unos que están %[7]s, y abre una celda que toque uno solo de los dos y no pueda tener mina",
		"Compare two ones %[7]s, and open a cell that only one of them touches and that cannot be a mine"},
	"one-one": {
		"Hay un %[1]d dentro de otro %[1]d: abre una celda que solo toque el de fuera",
		"There is a %[1]d inside another %[1]d: open a cell that only the outer one touches"},
	"one-one-left": {
		"Contando las marcas, a dos números les {2:falta una mina|faltan %[2]d minas}, y uno está dentro del otro: abre una celda que solo toque el de fuera",
		"After the flags, two numbers have {2:one mine|%[2]d mines} left, and one is inside the other: open a cell that only the outer one touches"},
	"one-two-within": {
		"Hay un 1 dentro de un 2: marca la celda que sobra",
		"There is a 1 inside a 2: flag the extra cell"},
	"one-two": {
		"Hay un 1-2 en el que al 2 le queda una sola celda propia: márcala",
		"In one 1-2 the 2 has just one cell of its own: flag it"},
	"one-two-left": {
		"Contando las marcas, a un número le falta una mina y a otro dos: marca la celda que solo toca el segundo",
		"After the flags, one number has one mine left and another two: flag the cell that only the second touches"},
	"more": {
		"A un número le {2:falta una mina|faltan %[2]d minas} y a otro %[3]d: marca una celda que solo toque el segundo",
		"One number has {2:one mine|%[2]d mines} left and another %[3]d: flag a cell that only the second touches"},
	"chain-safe": {
		"Entre tres números dejan una celda sin peligro: ábrela",
		"Three numbers together leave a cell that is safe: open it"},
	"chain-mine": {
		"Entre tres números dicen dónde hay una mina: márcala",
		"Three numbers together say where a mine is: flag it"},
	"chain-long": {
		"Hacen falta %[4]d números para saber de una celda que no tiene mina: ábrela",
		"It takes %[4]d numbers to know that a cell is safe: open it"},
	"chain-long mine": {
		"Hacen falta %[4]d números para saber dónde hay una mina: márcala",
		"It takes %[4]d numbers to know where a mine is: flag it"},
	"remain-none": {
		"Todas las minas del tablero están marcadas: abre lo que queda",
		"All the mines on the board are flagged: open what is left"},
	"remain-one": {
		"{6:Queda una mina, y un número la tiene a su lado|Quedan %[6]d minas, todas junto a un mismo número}: abre una celda que ese número no toque",
		"{6:One mine is left, and it is|%[6]d mines are left, all} beside one number: open a cell that this number does not touch"},
	"remain-more": {
		"Quedan %[6]d minas, y entre %[4]d números dicen dónde están todas: abre una celda que ninguno toque",
		"%[6]d mines are left, and %[4]d numbers account for all of them: open a cell that none of these touches"},
	"remain-mines": {
		"Quedan %[6]d minas, y no todas están junto a los números: marca una celda que no toquen",
		"%[6]d mines are left, and not all of them are beside the numbers: flag a cell that they do not touch"},
	"remain-mines alone": {
		"{6:Queda una mina y una sola celda cerrada sin marcar: márcala|Quedan %[6]d minas y %[6]d celdas cerradas sin marcar: márcalas}",
		"{6:One mine is left, and one closed cell without a flag: flag it|%[6]d mines are left, and %[6]d closed cells without a flag: flag them}"},
	"cases": {
		"Supón que en una celda hay una mina, y mira si algún número deja de cuadrar: abre la que no puede tenerla",
		"Suppose that a cell is a mine, and see whether a number can no longer be right: open the one that cannot be"},
	"cases mine": {
		"Supón que una celda no tiene mina, y mira si algún número deja de cuadrar: marca la que ha de tenerla",
		"Suppose that a cell is safe, and see whether a number can no longer be right: flag the one that must be a mine"},
}
