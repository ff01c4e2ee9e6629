package course_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"
)

// A claim is a sentence of a lesson, and the test that it is true for all layouts of mines it may
// be about. The test is nil if the sentence only says what to do.
type claim struct {
	es, en string
	holds  func(t *testing.T, kind *game.GridKind)
}

var claims = []claim{
	{"Si un 1 solo toca una celda cerrada, ahí está su mina.",
		"A 1 that touches only one closed cell has its mine there.", allAreMines},
	{"Lo mismo un 2 con dos, o un 3 con tres: márcalas.",
		"The same goes for a 2 with two cells, or a 3 with three: flag them.", allAreMines},
	{"En tus partidas, búscalo en cuanto se abra el primer claro.",
		"In your games, look for it as soon as you have the first opening.", nil},
	{"En el borde, una celda solo toca otras cinco, y en la esquina, tres.",
		"At the edge a cell touches only five others, and in a corner three.", func(t *testing.T, kind *game.GridKind) { atTheEdge(t, kind, 5, 5, 3, 3) }},
	{"En el borde, un hexágono toca de tres a cinco celdas, y en la esquina, dos o tres.",
		"At the edge a hexagon touches three to five cells, and in a corner two or three.", func(t *testing.T, kind *game.GridKind) { atTheEdge(t, kind, 3, 5, 2, 3) }},
	{"Por eso sus minas se encuentran antes.",
		"That makes its mines easier to find.", fewerAtTheEdge},
	{"Cuando te atasques en el centro, recorre el borde.",
		"When you are stuck in the middle, follow the edge.", nil},
	{"Un 1 que ya tiene su mina marcada está completo: las demás celdas que toca no tienen mina.",
		"A 1 whose mine is flagged is complete: nothing else it touches is a mine.", flagsAreTakenOff},
	{"Abre esa celda, aunque se haya quedado en blanco, y se abren todas.",
		"Open that cell, even if it has gone blank, and everything around it opens.", chordOpens},
	{"Después de cada marca, mira los números que la tocan.",
		"After every flag, look at the numbers that touch it.", nil},
	{"Un 2 con sus dos minas marcadas también está completo, y un 3 con tres.",
		"A 2 with both its mines flagged is complete too, and so is a 3 with three.", flagsAreTakenOff},
	{"Cuenta las marcas que toca, y ábrelo.",
		"Count the flags around the number, and open it.", nil},
	{"Donde hay muchas minas juntas se avanza así: marcar, contar, abrir.",
		"Where mines are close together, this is how you make progress: flag, count, open.", nil},
	{"Cada marca resta uno a los números que toca: estos dicen cuántas minas les faltan, y en blanco, que ninguna.",
		"Each flag takes one off the numbers it touches: they show the mines left to find, and blank means none.", flagsAreTakenOff},
	{"Si a un número le faltan tantas minas como celdas cerradas sin marcar toca, márcalas todas.",
		"If a number has as many left as it has closed cells without a flag, flag them all.", allAreMines},
	{"Con las reglas clásicas los números no cambian: allí restas tú.",
		"With the classic rules the numbers do not change: you have to subtract.", numbersStay},
	{"Hay dos unos en el borde, y todas las celdas cerradas que toca uno las toca también el otro.",
		"Two ones at the edge: the first touches only closed cells that the second touches too.", nil},
	{"Comparten la mina: en las demás que toca este no hay ninguna.",
		"Both have the same mine, so nothing else they touch is a mine.", withinIsEqual},
	{"Búscalo donde un claro llegue al borde: compara allí los dos primeros números.",
		"Look for it where an opening reaches the edge: compare the first two numbers there.", nil},
	{"Si un 1 toca todas las celdas cerradas que toca otro 1, comparten la mina, y en las demás que toca el primero no hay ninguna.",
		"If a 1 touches every closed cell that another 1 does, the two share a mine, and nothing else the first one touches is a mine.", withinIsEqual},
	{"Con dos doses pasa igual.",
		"Two twos work the same way.", withinIsEqual},
	{"A lo largo de una pared de celdas cerradas, compara cada número con el de al lado.",
		"Along a wall of closed cells, compare each number with the next.", nil},
	{"Aquí hay marcas: cuenta solo las minas que le faltan a cada número.",
		"There are flags here: count only the mines that each number has left.", nil},
	{"Después compara los dos igual que antes.",
		"Then compare the two as before.", nil},
	{"Cuando marques algo, vuelve a leer los números de alrededor.",
		"Whenever you flag something, read the numbers around it again.", nil},
	{"Un 2 toca todas las celdas cerradas que toca un 1, y solo una más.",
		"A 2 touches every closed cell that a 1 does, and only one more.", oneTwo},
	{"La mina del 1 es una de las suyas; la otra está en esa celda de más.",
		"The 1 gives it one mine; the other is in that extra cell.", oneTwo},
	{"Búscalo donde un 1 y un 2 estén juntos.",
		"Look for it where a 1 and a 2 are side by side.", nil},
	{"Entre las celdas que comparten un 1 y un 2 hay una mina como mucho.",
		"The cells that a 1 and a 2 share hold one mine at most.", oneTwo},
	{"Si al 2 solo le queda una celda propia, ahí está la otra, y en las que solo toca el 1 no hay ninguna.",
		"If the 2 has just one cell of its own, its other mine is there, and the cells that only the 1 touches are safe.", oneTwo},
	{"En una hilera larga de números, empieza por las parejas 1-2.",
		"In a long wall of numbers, begin with the 1-2 pairs.", nil},
	{"Hay un 2 entre dos unos, y el 2 toca una sola celda cerrada que no toca el primer 1, y otra que no toca el segundo: esas dos son las minas, y con ellas los tres están completos.",
		"A 2 stands between two ones, and touches just one closed cell that the first 1 does not, and just one that the second does not: those two cells are the mines, and they complete all three numbers.", oneTwoOne},
	{"Búscalo a lo largo de las paredes de números.",
		"Look for it along the walls of numbers.", nil},
	{"Hay dos doses entre dos unos, y cada 2 toca una sola celda cerrada que no toca el 1 de al lado: esas dos son las minas, y con ellas los cuatro están completos.",
		"Two twos stand between two ones, and each 2 touches just one closed cell that the 1 beside it does not: those two cells are the mines, and they complete all four numbers.", oneTwoTwoOne},
	{"Búscalo en las mismas paredes, donde haya dos doses seguidos.",
		"Look for it along the same walls, where two twos are side by side.", nil},
	{"Otra vez con marcas: si a un número le falta una mina, míralo como un 1, y si le faltan dos, como un 2.",
		"With flags again: treat a number that has one mine left as a 1, and one that has two left as a 2.", nil},
	{"Después compáralos como en el 1-2.",
		"Then compare them as in 1-2.", nil},
	{"Si marcas una mina junto a una pared, repasa la pared entera otra vez.",
		"After flagging a mine beside a wall, read the whole wall again.", nil},
	{"Un 2 y un 3 se comparan como un 1 y un 2: las minas de más están en las celdas que solo toca el mayor.",
		"A 2 and a 3 compare like a 1 and a 2: the extra mines are in the cells that only the larger one touches.", surplus},
	{"Si hay tantas minas de más como celdas, todas son minas.",
		"If there are as many extra mines as cells, all of those are mines.", exceeds},
	{"Pruébalo en los rincones con números altos.",
		"Try it in corners with high numbers.", nil},
	{"Si un número toca todas las celdas de otro, réstalos: lo que sobra es como un número nuevo.",
		"If a number touches every closed cell that another does, subtract: what is left works like a new number.", isOver},
	{"Compáralo con un tercero.",
		"Compare it with a third.", nil},
	{"Cuando no basten dos números, prueba también con el siguiente de la pared.",
		"Where two numbers are not enough, try the next one along the wall as well.", nil},
	{"También aquí se restan dos números y se compara lo que sobra con un tercero, y esta vez sale una mina.",
		"Here too you subtract two numbers and compare what is left with a third, and this time you get a mine.", shows("chain-mine", 3, 3, true)},
	{"Búscalo donde tres números seguidos compartan celdas.",
		"Look for it where three numbers in a row share cells.", nil},
	{"A veces la cadena pasa por cuatro números o más.",
		"Sometimes the chain goes through four numbers or more.", shows("chain-long", 4, 99, false)},
	{"Empieza por el que menos celdas toca y ve restando.",
		"Begin with the one that touches the fewest cells, and keep subtracting.", nil},
	{"Resérvala para cuando te atasques en un Experto.",
		"Save it for when you are stuck in an Expert game.", nil},
	{"Mira cuántas minas quedan en el tablero.",
		"Look at how many mines are left on the board.", nil},
	{"Si están todas marcadas, abre lo demás, esté donde esté.",
		"If all are flagged, open everything else, wherever it is.", minesAreOver},
	{"Al final de la partida, antes de adivinar, mira cuántas minas quedan.",
		"At the end of a game, look at the count before you guess.", nil},
	{"Si solo quedan las minas que le faltan a un número, están todas a su lado.",
		"If the only mines left are the ones that one number still needs, they are all beside it.", minesAreOver},
	{"En el resto del tablero no hay ninguna.",
		"There are none on the rest of the board.", minesAreOver},
	{"Búscalo al final, si queda un rincón que no toca ningún número.",
		"Look for it near the end, when there is still a corner that no number touches.", nil},
	{"Suma lo que les falta a varios números que no compartan celdas.",
		"Take numbers that share no cells, and add up the mines they still need.", nil},
	{"Si son todas las minas que quedan, lo demás no tiene mina.",
		"If that accounts for all the mines left on the board, everything else is safe.", minesAreOver},
	{"También al final: cuenta antes de arriesgar.",
		"This one is for the end of the game too: count before you take a risk.", nil},
	{"Suma también lo que les falta a varios números que no compartan celdas: si las demás minas que quedan son tantas como las celdas cerradas que ninguno toca, todas esas celdas son minas.",
		"Add up the mines those numbers still need, and subtract them from the mines left: if the result is the number of closed cells that none of the numbers touches, all of those cells are mines.", minesAreOver},
	{"Míralo al final, si quedan pocas celdas y muchas minas.",
		"Look for it near the end, when there are few cells left but many mines.", nil},
	{"Si nada de lo anterior sirve, supón que en una celda hay una mina y repasa los números uno a uno.",
		"When nothing else helps, suppose that a cell is a mine and follow the numbers.", nil},
	{"Si alguno no cuadra, no la hay; y si lo que no cuadra es que no la haya, es una mina.",
		"If that leads to a number that cannot be right, the cell is safe; if a cell cannot be safe, it is a mine.", shows("cases", 1, 5, false)},
	{"Es el último recurso: antes, busca todo lo demás.",
		"This is the last resort: try everything else first.", nil},
	{"A lo largo de una pared recta de celdas cerradas, las minas están frente a los unos, no frente al 2.",
		"Along a straight wall of closed cells, the mines face the ones, never the 2.",
		func(t *testing.T, kind *game.GridKind) { inARow(t, kind, []int{1, 2, 1}, []bool{true, false, true}) }},
	{"En hexágonos, a lo largo de una pared recta no hace falta este patrón: un 2 solo toca dos celdas cerradas, y son sus minas.",
		"Along a straight wall of hexagons you do not need this pattern: a 2 touches just two closed cells, and both are mines.", nothingToCompare},
	{"Aparece donde la pared se tuerce.", "It comes up where the wall bends.", neverStraight},
	{"A lo largo de una pared recta de celdas cerradas, las minas están frente a los doses.",
		"Along a straight wall of closed cells, the mines face the twos.",
		func(t *testing.T, kind *game.GridKind) {
			inARow(t, kind, []int{1, 2, 2, 1}, []bool{false, true, true, false})
		}},
	{"Con un claro se abre mucho de una vez.", "An opening uncovers a lot at once.", emptyOpens},
	{"En las esquinas y en los bordes hay menos vecinas que puedan tener mina.",
		"In corners and at edges fewer neighbours can hold a mine.", fewerAtTheEdge},
	{"Al abrir un número completo se abre de una vez todo lo que le queda alrededor: una jugada en lugar de varias.",
		"Opening a complete number opens everything left around it at once: one move instead of several.", chordOpens},
	{"Aquí no se puede deducir nada.", "Here nothing is certain.", nothingIsCertain},
	{"Compara el riesgo junto a cada número (sus minas divididas entre sus celdas) con el del resto del tablero.",
		"Compare the risk beside each number (its mines divided by its cells) with the risk on the rest of the board.", nil},
	{"De cero a tu primera victoria, paso a paso, en dos minutos.",
		"From nothing to your first win, step by step, in two minutes.", nil}, // TestTheFirstLessonIsWon
}

// Every sentence of every lesson and skill has a claim, which is true on every grid where the
// sentence is used. The sentences of the two languages go in pairs.
func TestLessonsSayWhatIsTrue(t *testing.T) {
	said := map[int]bool{}
	for _, kind := range game.GridKinds() {
		ideas := map[string]text.Text{}
		for _, l := range lesson.Lessons() {
			about := course.LessonTexts(l, kind)
			ideas[l.Name], ideas[l.Name+", when"] = about.Idea, about.When
		}
		ideas["play"] = course.Playing.Idea
		for _, s := range lesson.Skills() {
			ideas[s.Name] = course.SkillTexts(s).Idea
		}
		held := map[int]bool{}
		for name, idea := range ideas {
			es, en := sentences(idea.In(text.Spanish)), sentences(idea.In(text.English))
			if len(es) != len(en) {
				t.Errorf("%s: %d sentences in Spanish, %d in English", name, len(es), len(en))
				continue
			}
			for i := range es {
				at := slices.IndexFunc(claims, func(c claim) bool { return c.es == es[i] && c.en == en[i] })
				if at < 0 {
					t.Errorf("%s: no claim has the sentences %q, %q", name, es[i], en[i])
					continue
				}
				said[at] = true
				if c := claims[at]; c.holds != nil && !held[at] {
					held[at] = true
					t.Run(kind.Name+"/"+c.en, func(t *testing.T) { c.holds(t, kind) })
				}
			}
		}
	}
	for i, c := range claims {
		if !said[i] {
			t.Errorf("no lesson or skill uses the sentence %q", c.en)
		}
	}
}

func sentences(s string) []string {
	all := strings.SplitAfter(s, ". ")
	for i := range all {
		all[i] = strings.TrimSpace(all[i])
	}
	return all
}
