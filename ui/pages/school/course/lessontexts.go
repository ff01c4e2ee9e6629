package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/text"
	"slices"
)

// About holds the texts of a lesson: its title, its idea, the task in its positions, and when it
// helps in a game. [Exercise] returns the task of a lesson about a pattern.
type About struct{ Title, Idea, Task, When text.Text }

// LessonTexts returns the texts of a lesson on a kind of grid.
func LessonTexts(l *lesson.Lesson, kind *game.GridKind) About {
	texts := abouts[l.Name]
	a := About{Title: texts[0], Idea: texts[1], When: texts[2]}
	if own, ok := ideas[kind][l.Name]; ok {
		a.Idea = own
	}
	if first, ok := inLine[kind][l.Name]; ok {
		a.Idea = text.Text{first[text.Spanish] + " " + a.Idea[text.Spanish], first[text.English] + " " + a.Idea[text.English]}
	}
	return a
}

// Numbered returns the title of a lesson with its number, such as "lección 3: Un número completo".
func Numbered(l *lesson.Lesson, lang text.Lang) string {
	n := slices.Index(lesson.Lessons(), l) + 1
	return lang.Say("lección %d: %s", "lesson %d: %s", n, abouts[l.Name][0])
}

// ideas holds, for some kinds of grid, the ideas that replace the usual ideas of lessons. For each
// kind of grid, it maps the name of a lesson to its idea.
var ideas = map[*game.GridKind]map[string]text.Text{}

// inLine holds, for each kind of grid, sentences about numbers in a straight line. It maps the name
// of a lesson to the sentence with which [LessonTexts] begins the idea of that lesson.
var inLine = map[*game.GridKind]map[string]text.Text{}

// Rules returns the rules of the positions of a lesson: the default rules, with the numbering that
// the player has chosen. But in the lesson about the number of mines left, the numbers always count
// the mines that are left to find.
func Rules(l *lesson.Lesson, numbering game.Numbering) game.Rules {
	if l.Name == "all-left" {
		return game.LeftToFind
	}
	return game.Rules{Numbering: numbering}
}

// certain is the task in a position where a safe cell or a mine is certain.
var certain = text.Text{
	"Abre una celda que no pueda tener mina, o marca una que la tenga por fuerza",
	"Open a cell that cannot be a mine, or flag one that must be"}

// abouts holds the title and the idea of each lesson, and when it helps in a game.
var abouts = map[string][3]text.Text{
	"all": {
		{"Todas son minas", "All of them are mines"},
		{
			"Si un 1 solo toca una celda cerrada, ahí está su mina. Lo mismo un 2 con dos, o un 3 con tres: márcalas.",
			"A 1 that touches only one closed cell has its mine there. The same goes for a 2 with two cells, or a 3 with three: flag them."},
		{
			"En tus partidas, búscalo en cuanto se abra el primer claro.",
			"In your games, look for it as soon as you have the first opening."}},
	"all-edge": {
		{"Bordes y esquinas", "Edges and corners"},
		{
			"En los bordes y en las esquinas un número toca menos celdas. Por eso sus minas se encuentran antes.",
			"At the edges and in the corners a number touches fewer cells. That makes its mines easier to find."},
		{
			"Cuando te atasques en el centro, recorre el borde.",
			"When you are stuck in the middle, follow the edge."}},
	"full": {
		{"Un número completo", "A complete number"},
		{
			"Un 1 que ya tiene su mina marcada está completo: las demás celdas que toca no tienen mina. Abre esa celda, aunque se haya quedado en blanco, y se abren todas.",
			"A 1 whose mine is flagged is complete: nothing else it touches is a mine. Open that cell, even if it has gone blank, and everything around it opens."},
		{
			"Después de cada marca, mira los números que la tocan.",
			"After every flag, look at the numbers that touch it."}},
	"full-left": {
		{"Completo tras varias marcas", "Complete after several flags"},
		{
			"Un 2 con sus dos minas marcadas también está completo, y un 3 con tres. Cuenta las marcas que toca, y ábrelo.",
			"A 2 with both its mines flagged is complete too, and so is a 3 with three. Count the flags around the number, and open it."},
		{
			"Donde hay muchas minas juntas se avanza así: marcar, contar, abrir.",
			"Where mines are close together, this is how you make progress: flag, count, open."}},
	"all-left": {
		{"Las minas que faltan", "The mines left to find"},
		{
			"Cada marca resta uno a los números que toca: estos dicen cuántas minas les faltan, y en blanco, que ninguna. Si a un número le faltan tantas minas como celdas cerradas sin marcar toca, márcalas todas.",
			"Each flag takes one off the numbers it touches: they show the mines left to find, and blank means none. If a number has as many left as it has closed cells without a flag, flag them all."},
		{
			"Con las reglas clásicas los números no cambian: allí restas tú.",
			"With the classic rules the numbers do not change: you have to subtract."}},
	"one-one-edge": {
		{"1-1 en el borde", "1-1 at the edge"},
		{
			"Hay dos unos en el borde, y todas las celdas cerradas que toca uno las toca también el otro. Comparten la mina: en las demás que toca este no hay ninguna.",
			"Two ones at the edge: the first touches only closed cells that the second touches too. Both have the same mine, so nothing else they touch is a mine."},
		{
			"Búscalo donde un claro llegue al borde: compara allí los dos primeros números.",
			"Look for it where an opening reaches the edge: compare the first two numbers there."}},
	"one-one": {
		{"Uno dentro de otro", "One inside the other"},
		{
			"Si un 1 toca todas las celdas cerradas que toca otro 1, comparten la mina, y en las demás que toca el primero no hay ninguna. Con dos doses pasa igual.",
			"If a 1 touches every closed cell that another 1 does, the two share a mine, and nothing else the first one touches is a mine. Two twos work the same way."},
		{
			"A lo largo de una pared de celdas cerradas, compara cada número con el de al lado.",
			"Along a wall of closed cells, compare each number with the next."}},
	"one-one-left": {
		{"Uno en otro, con marcas", "One inside, after flags"},
		{
			"Aquí hay marcas: cuenta solo las minas que le faltan a cada número. Después compara los dos igual que antes.",
			"There are flags here: count only the mines that each number has left. Then compare the two as before."},
		{
			"Cuando marques algo, vuelve a leer los números de alrededor.",
			"Whenever you flag something, read the numbers around it again."}},
	"one-two-within": {
		{"1-2: lo que sobra es mina", "1-2: the extra cell is a mine"},
		{
			"Un 2 toca todas las celdas cerradas que toca un 1, y solo una más. La mina del 1 es una de las suyas; la otra está en esa celda de más.",
			"A 2 touches every closed cell that a 1 does, and only one more. The 1 gives it one mine; the other is in that extra cell."},
		{
			"Búscalo donde un 1 y un 2 estén juntos.",
			"Look for it where a 1 and a 2 are side by side."}},
	"one-two": {
		{"1-2", "1-2"},
		{
			"Entre las celdas que comparten un 1 y un 2 hay una mina como mucho. Si al 2 solo le queda una celda propia, ahí está la otra, y en las que solo toca el 1 no hay ninguna.",
			"The cells that a 1 and a 2 share hold one mine at most. If the 2 has just one cell of its own, its other mine is there, and the cells that only the 1 touches are safe."},
		{
			"En una hilera larga de números, empieza por las parejas 1-2.",
			"In a long wall of numbers, begin with the 1-2 pairs."}},
	"one-two-one": {
		{"1-2-1", "1-2-1"},
		{
			"Hay un 2 entre dos unos, y el 2 toca una sola celda cerrada que no toca el primer 1, y otra que no toca el segundo: esas dos son las minas, y con ellas los tres están completos.",
			"A 2 stands between two ones, and touches just one closed cell that the first 1 does not, and just one that the second does not: those two cells are the mines, and they complete all three numbers."},
		{
			"Búscalo a lo largo de las paredes de números.",
			"Look for it along the walls of numbers."}},
	"one-two-two-one": {
		{"1-2-2-1", "1-2-2-1"},
		{
			"Hay dos doses entre dos unos, y cada 2 toca una sola celda cerrada que no toca el 1 de al lado: esas dos son las minas, y con ellas los cuatro están completos.",
			"Two twos stand between two ones, and each 2 touches just one closed cell that the 1 beside it does not: those two cells are the mines, and they complete all four numbers."},
		{
			"Búscalo en las mismas paredes, donde haya dos doses seguidos.",
			"Look for it along the same walls, where two twos are side by side."}},
	"one-two-left": {
		{"1-2 con marcas", "1-2 after flags"},
		{
			"Otra vez con marcas: si a un número le falta una mina, míralo como un 1, y si le faltan dos, como un 2. Después compáralos como en el 1-2.",
			"With flags again: treat a number that has one mine left as a 1, and one that has two left as a 2. Then compare them as in 1-2."},
		{
			"Si marcas una mina junto a una pared, repasa la pared entera otra vez.",
			"After flagging a mine beside a wall, read the whole wall again."}},
	"more": {
		{"Números más altos", "More than 1 and 2"},
		{
			"Un 2 y un 3 se comparan como un 1 y un 2: las minas de más están en las celdas que solo toca el mayor. Si hay tantas minas de más como celdas, todas son minas.",
			"A 2 and a 3 compare like a 1 and a 2: the extra mines are in the cells that only the larger one touches. If there are as many extra mines as cells, all of those are mines."},
		{
			"Pruébalo en los rincones con números altos.",
			"Try it in corners with high numbers."}},
	"chain-safe": {
		{"Cadenas", "Chains"},
		{
			"Si un número toca todas las celdas de otro, réstalos: lo que sobra es como un número nuevo. Compáralo con un tercero.",
			"If a number touches every closed cell that another does, subtract: what is left works like a new number. Compare it with a third."},
		{
			"Cuando no basten dos números, prueba también con el siguiente de la pared.",
			"Where two numbers are not enough, try the next one along the wall as well."}},
	"chain-mine": {
		{"Cadenas hasta una mina", "Chains that find a mine"},
		{
			"También aquí se restan dos números y se compara lo que sobra con un tercero, y esta vez sale una mina.",
			"Here too you subtract two numbers and compare what is left with a third, and this time you get a mine."},
		{
			"Búscalo donde tres números seguidos compartan celdas.",
			"Look for it where three numbers in a row share cells."}},
	"chain-long": {
		{"Cadenas largas", "Long chains"},
		{
			"A veces la cadena pasa por cuatro números o más. Empieza por el que menos celdas toca y ve restando.",
			"Sometimes the chain goes through four numbers or more. Begin with the one that touches the fewest cells, and keep subtracting."},
		{
			"Resérvala para cuando te atasques en un Experto.",
			"Save it for when you are stuck in an Expert game."}},
	"remain-none": {
		{"Cuando no quedan minas", "When no mines are left"},
		{
			"Mira cuántas minas quedan en el tablero. Si están todas marcadas, abre lo demás, esté donde esté.",
			"Look at how many mines are left on the board. If all are flagged, open everything else, wherever it is."},
		{
			"Al final de la partida, antes de adivinar, mira cuántas minas quedan.",
			"At the end of a game, look at the count before you guess."}},
	"remain-one": {
		{"Las minas que quedan", "The remaining mines"},
		{
			"Si solo quedan las minas que le faltan a un número, están todas a su lado. En el resto del tablero no hay ninguna.",
			"If the only mines left are the ones that one number still needs, they are all beside it. There are none on the rest of the board."},
		{
			"Búscalo al final, si queda un rincón que no toca ningún número.",
			"Look for it near the end, when there is still a corner that no number touches."}},
	"remain-more": {
		{"Las que quedan entre números", "What remains among numbers"},
		{
			"Suma lo que les falta a varios números que no compartan celdas. Si son todas las minas que quedan, lo demás no tiene mina.",
			"Take numbers that share no cells, and add up the mines they still need. If that accounts for all the mines left on the board, everything else is safe."},
		{
			"También al final: cuenta antes de arriesgar.",
			"This one is for the end of the game too: count before you take a risk."}},
	"remain-mines": {
		{"Todo lo demás son minas", "The rest are mines"},
		{
			"Suma también lo que les falta a varios números que no compartan celdas: si las demás minas que quedan son tantas como las celdas cerradas que ninguno toca, todas esas celdas son minas.",
			"Add up the mines those numbers still need, and subtract them from the mines left: if the result is the number of closed cells that none of the numbers touches, all of those cells are mines."},
		{
			"Míralo al final, si quedan pocas celdas y muchas minas.",
			"Look for it near the end, when there are few cells left but many mines."}},
	"cases": {
		{"Suponer y descartar", "Case by case"},
		{
			"Si nada de lo anterior sirve, supón que en una celda hay una mina y repasa los números uno a uno. Si alguno no cuadra, no la hay; y si lo que no cuadra es que no la haya, es una mina.",
			"When nothing else helps, suppose that a cell is a mine and follow the numbers. If that leads to a number that cannot be right, the cell is safe; if a cell cannot be safe, it is a mine."},
		{
			"Es el último recurso: antes, busca todo lo demás.",
			"This is the last resort: try everything else first."}},
}
