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
	return tasks[l.Name](exerciseOf(p, numbering))
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

// An exercise holds the figures that the task of a position names.
type exercise struct {
	number    int    // the number of mines around the first number of the pattern
	few, more int    // the mines that two numbers of the pattern still need, the fewer first
	numbers   int    // how many numbers the pattern has
	mine      bool   // the pattern proves a mine
	cells     int    // the cells that the pattern proves
	left      int    // the mines left on the board
	edge      border // the edge on which the first number is
	numbering game.Numbering
}

func exerciseOf(p lesson.Position, numbering game.Numbering) exercise {
	a := p.Patterns[0]
	e := exercise{
		numbers: len(a.Numbers), mine: len(a.Mines()) > 0, cells: len(a.Concludes),
		left: p.Layout.Mines() - len(p.Flags), numbering: numbering,
	}
	if len(a.Numbers) == 0 {
		return e
	}
	g := p.Game(game.LeftToFind)
	e.number, e.edge = p.Layout.Around(a.Numbers[0]), borderOf(p.Layout.Grid(), a.Numbers[0])
	e.few = g.Left(a.Numbers[0])
	e.more = e.few
	for _, c := range a.Numbers[1:] {
		e.few, e.more = min(e.few, g.Left(c)), max(e.more, g.Left(c))
	}
	return e
}

// A border is the place of a cell at the edge of the board.
type border uint8

const (
	corner border = iota
	top
	bottom
	side
)

func borderOf(g game.Grid, c game.Cell) border {
	rows, cols := g.Size()
	switch atSide := c.Col == 0 || c.Col == cols-1; {
	case atSide && (c.Row == 0 || c.Row == rows-1):
		return corner
	case c.Row == 0:
		return top
	case c.Row == rows-1:
		return bottom
	}
	return side
}

// where says at which edge a number is.
var where = [...]text.Text{
	corner: {"en una esquina", "in a corner"},
	top:    {"en el borde de arriba", "at the upper edge"},
	bottom: {"en el borde de abajo", "at the lower edge"},
	side:   {"en un lado", "at a side"},
}

// at returns t with the place of the first number for its first verb, and the arguments for the
// others.
func (e exercise) at(t text.Text, args ...any) text.Text {
	in := func(l text.Lang) string { return t.In(l, append([]any{where[e.edge].In(l)}, args...)...) }
	return text.Text{in(text.Spanish), in(text.English)}
}

// of returns one of two tasks: about one mine or cell, or about several. Only the second has verbs.
func of(n int, one, several text.Text, args ...any) text.Text {
	if n == 1 {
		return one
	}
	return several.With(args...)
}

// tasks holds the tasks of the lessons, by name. The lessons about figures have none.
var tasks = map[string]func(exercise) text.Text{
	"all": func(e exercise) text.Text {
		return of(e.number,
			text.Text{
				"Busca un 1 que solo toque una celda cerrada, y márcala",
				"Find a 1 that touches only one closed cell, and flag that cell"},
			text.Text{
				"Busca un %[1]d que solo toque %[1]d celdas cerradas, y márcalas",
				"Find a %[1]d that touches only %[1]d closed cells, and flag them"}, e.number)
	},
	"all-edge": func(e exercise) text.Text {
		if e.number == 1 {
			return e.at(text.Text{
				"Busca %s un 1 que solo toque una celda cerrada, y márcala",
				"Find a 1 %s that touches only one closed cell, and flag that cell"})
		}
		return e.at(text.Text{
			"Busca %[1]s un %[2]d que solo toque %[2]d celdas cerradas, y márcalas",
			"Find a %[2]d %[1]s that touches only %[2]d closed cells, and flag them"}, e.number)
	},
	"full": func(e exercise) text.Text {
		if e.numbering == game.Left {
			return text.Text{
				"Un 1 que toca celdas cerradas se ha quedado en blanco junto a su marca: abre una de ellas",
				"A 1 that touches closed cells went blank beside its flag: open one of them"}
		}
		return text.Text{
			"Busca un 1 que ya toque una marca, y abre otra de las celdas que toca",
			"Find a 1 that touches a flag, and open another of the cells it touches"}
	},
	"full-left": func(e exercise) text.Text {
		if e.numbering == game.Left {
			return text.Text{
				"Un %[1]d se ha quedado en blanco con sus %[1]d marcas: abre una de las otras celdas que toca",
				"A %[1]d went blank with its %[1]d flags: open another of the cells it touches"}.With(e.number)
		}
		return text.Text{
			"Busca un %[1]d que ya toque %[1]d marcas, y abre otra de las celdas que toca",
			"Find a %[1]d that touches %[1]d flags, and open another of the cells it touches"}.With(e.number)
	},
	"all-left": func(e exercise) text.Text {
		return of(e.cells,
			text.Text{
				"A un número le falta una mina, y solo toca una celda cerrada sin marcar: márcala",
				"One number has one mine left and touches just one closed cell without a flag: flag it"},
			text.Text{
				"A un número le faltan %[1]d minas, y solo toca %[1]d celdas cerradas sin marcar: márcalas",
				"One number has %[1]d mines left and touches just %[1]d closed cells without a flag: flag them"}, e.cells)
	},
	"one-one-edge": func(e exercise) text.Text {
		return e.at(text.Text{
			"Compara dos unos que están %s, y abre una celda que toque uno solo de los dos y no pueda tener mina",
			"Compare two ones %s, and open a cell that only one of them touches and that cannot be a mine"})
	},
	"one-one": func(e exercise) text.Text {
		return text.Text{
			"Hay un %[1]d dentro de otro %[1]d: abre una celda que solo toque el de fuera",
			"There is a %[1]d inside another %[1]d: open a cell that only the outer one touches"}.With(e.number)
	},
	"one-one-left": func(e exercise) text.Text {
		return of(e.few,
			text.Text{
				"Contando las marcas, a dos números les falta una mina, y uno está dentro del otro: abre una celda que solo toque el de fuera",
				"After the flags, two numbers have one mine left, and one is inside the other: open a cell that only the outer one touches"},
			text.Text{
				"Contando las marcas, a dos números les faltan %d minas, y uno está dentro del otro: abre una celda que solo toque el de fuera",
				"After the flags, two numbers have %d mines left, and one is inside the other: open a cell that only the outer one touches"}, e.few)
	},
	"one-two-within": func(exercise) text.Text {
		return text.Text{
			"Hay un 1 dentro de un 2: marca la celda que sobra",
			"There is a 1 inside a 2: flag the extra cell"}
	},
	"one-two": func(exercise) text.Text {
		return text.Text{
			"Hay un 1-2 en el que al 2 le queda una sola celda propia: márcala",
			"In one 1-2 the 2 has just one cell of its own: flag it"}
	},
	"one-two-left": func(exercise) text.Text {
		return text.Text{
			"Contando las marcas, a un número le falta una mina y a otro dos: marca la celda que solo toca el segundo",
			"After the flags, one number has one mine left and another two: flag the cell that only the second touches"}
	},
	"more": func(e exercise) text.Text {
		return of(e.few,
			text.Text{
				"A un número le falta una mina y a otro %d: marca una celda que solo toque el segundo",
				"One number has one mine left and another %d: flag a cell that only the second touches"}.With(e.more),
			text.Text{
				"A un número le faltan %d minas y a otro %d: marca una celda que solo toque el segundo",
				"One number has %d mines left and another %d: flag a cell that only the second touches"}, e.few, e.more)
	},
	"chain-safe": func(exercise) text.Text {
		return text.Text{
			"Entre tres números dejan una celda sin peligro: ábrela",
			"Three numbers together leave a cell that is safe: open it"}
	},
	"chain-mine": func(exercise) text.Text {
		return text.Text{
			"Entre tres números dicen dónde hay una mina: márcala",
			"Three numbers together say where a mine is: flag it"}
	},
	"chain-long": func(e exercise) text.Text {
		if e.mine {
			return text.Text{
				"Hacen falta %d números para saber dónde hay una mina: márcala",
				"It takes %d numbers to know where a mine is: flag it"}.With(e.numbers)
		}
		return text.Text{
			"Hacen falta %d números para saber de una celda que no tiene mina: ábrela",
			"It takes %d numbers to know that a cell is safe: open it"}.With(e.numbers)
	},
	"remain-none": func(exercise) text.Text {
		return text.Text{
			"Todas las minas del tablero están marcadas: abre lo que queda",
			"All the mines on the board are flagged: open what is left"}
	},
	"remain-one": func(e exercise) text.Text {
		return of(e.left,
			text.Text{
				"Queda una mina, y un número la tiene a su lado: abre una celda que ese número no toque",
				"One mine is left, and it is beside one number: open a cell that this number does not touch"},
			text.Text{
				"Quedan %d minas, todas junto a un mismo número: abre una celda que ese número no toque",
				"%d mines are left, all beside one number: open a cell that this number does not touch"}, e.left)
	},
	"remain-more": func(e exercise) text.Text {
		return text.Text{
			"Quedan %d minas, y entre %d números dicen dónde están todas: abre una celda que ninguno toque",
			"%d mines are left, and %d numbers account for all of them: open a cell that none of these touches"}.With(e.left, e.numbers)
	},
	"remain-mines": func(e exercise) text.Text {
		if e.numbers == 0 {
			return of(e.left,
				text.Text{
					"Queda una mina y una sola celda cerrada sin marcar: márcala",
					"One mine is left, and one closed cell without a flag: flag it"},
				text.Text{
					"Quedan %[1]d minas y %[1]d celdas cerradas sin marcar: márcalas",
					"%[1]d mines are left, and %[1]d closed cells without a flag: flag them"}, e.left)
		}
		return text.Text{
			"Quedan %d minas, y no todas están junto a los números: marca una celda que no toquen",
			"%d mines are left, and not all of them are beside the numbers: flag a cell that they do not touch"}.With(e.left)
	},
	"cases": func(e exercise) text.Text {
		if e.mine {
			return text.Text{
				"Supón que una celda no tiene mina, y mira si algún número deja de cuadrar: marca la que ha de tenerla",
				"Suppose that a cell is safe, and see whether a number can no longer be right: flag the one that must be a mine"}
		}
		return text.Text{
			"Supón que en una celda hay una mina, y mira si algún número deja de cuadrar: abre la que no puede tenerla",
			"Suppose that a cell is a mine, and see whether a number can no longer be right: open the one that cannot be"}
	},
}
