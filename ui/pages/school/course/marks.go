package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// A Mark is a mark that a task of the first lesson puts on cells of the board, and the meaning of
// the mark in that task. With the role 0, the cells get no mark: Means then explains what they show
// anyway, such as a flag.
type Mark struct {
	Role  draw.Role
	Cells []game.Cell
	Means text.Text
}

// Marks returns the marks of the present task of the first lesson. A cell that is in two marks gets
// the role of the later mark.
func Marks(f *lesson.First) []Mark {
	numbers, cells := f.Points()
	switch g := f.Game(); {
	case f.Task == lesson.Aim:
		return explained(g, wonMeanings)
	case g.Status() == game.Lost:
		return explained(g, lostMeanings)
	}
	switch f.Task {
	case lesson.Move, lesson.LookTwo:
		return []Mark{{draw.Subject, f.Goals(), moveHere}}
	case lesson.OpenFirst, lesson.OpenEmpty:
		return []Mark{{draw.Subject, cells, text.Text{"abre esta celda", "open this cell"}}}
	case lesson.LookBeside:
		return []Mark{
			{draw.Number, numbers, text.Text{"toca una mina", "touches one mine"}},
			{draw.Subject, cells, text.Text{"las celdas que toca: ve a una", "the cells it touches: go to one"}}}
	case lesson.Explode:
		mine := Mark{draw.Subject, f.Goals(), text.Text{"tiene mina: ábrela", "a mine: open it"}}
		if len(numbers) == 0 {
			return []Mark{mine}
		}
		return []Mark{
			{draw.Number, numbers, text.Text{"toca dos minas", "touches two mines"}},
			{draw.Deciding, cells, text.Text{"las cerradas que toca", "its closed cells"}},
			mine}
	case lesson.FlagMine:
		return []Mark{
			{draw.Number, numbers, text.Text{"solo toca una celda cerrada", "touches just one closed cell"}},
			{draw.Subject, cells, text.Text{"su mina: márcala", "its mine: flag it"}}}
	case lesson.LookThere:
		return []Mark{
			{draw.Number, numbers, text.Text{"su mina ya está encontrada", "its mine is found"}},
			{draw.Subject, cells, moveHere}}
	case lesson.ChordThere:
		return append([]Mark{
			{draw.Mine, cells, text.Text{"su mina, marcada", "its mine, flagged"}}}, around(f, numbers)...)
	}
	return nil
}

var moveHere = text.Text{"lleva aquí el cursor", "move the cursor here"}

// around returns the marks of a complete number, and of the cells that are left to open around it.
func around(f *lesson.First, numbers []game.Cell) []Mark {
	g := f.Game()
	var left []game.Cell
	for _, n := range numbers {
		for _, c := range game.AppendNeighbors(nil, g.Layout().Grid(), n) {
			if !g.Open(c) && !g.Flagged(c) {
				left = append(left, c)
			}
		}
	}
	if f.Rules.Chord == game.ChordOff {
		return []Mark{
			{draw.Number, numbers, text.Text{"está completo", "is complete"}},
			{draw.Safe, left, text.Text{"sin mina: ábrelas", "no mine: open them"}}}
	}
	return []Mark{
		{draw.Number, numbers, text.Text{"está completo: ábrelo", "is complete: open it"}},
		{draw.Safe, left, text.Text{"sin mina: se abren", "no mine: these will open"}}}
}

// A meaning explains a face that cells of a board show.
type meaning struct {
	face  game.Face
	means text.Text
}

var (
	flaggedMine = meaning{game.Flagged, text.Text{"una mina marcada", "a flagged mine"}}

	wonMeanings = []meaning{
		flaggedMine,
		{1, text.Text{"cuántas minas hay alrededor", "how many mines are around"}},
		{game.Empty, text.Text{"vacía: ninguna", "blank: none"}}}
	lostMeanings = []meaning{
		{game.ExplodedMine, text.Text{"la mina que has abierto", "the mine you opened"}},
		{game.MissedMine, text.Text{"otra mina", "another mine"}},
		flaggedMine,
		{game.WrongFlag, text.Text{"una marca sin mina", "a flag without a mine"}}}
)

// explained returns a mark for each of the meanings whose face is on the board. The mark has no
// role. Its only cell is the first cell that shows the face.
func explained(g *game.Game, all []meaning) (marks []Mark) {
	for _, s := range all {
		for c := range game.Cells(g.Layout().Grid()) {
			if g.Face(c) == s.face {
				marks = append(marks, Mark{Cells: []game.Cell{c}, Means: s.means})
				break
			}
		}
	}
	return marks
}
