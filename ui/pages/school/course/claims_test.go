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

// A claim is a sentence of a lesson, and what holds it against all layouts of the mines that it
// may be about; nil where it only says what to do.
type claim struct {
	es, en string
	holds  func(t *testing.T, kind *game.GridKind)
}

var claims = []claim{
	{"Si alrededor de un número hay tantas celdas cerradas como minas, todas son minas.",
		"If there are as many closed cells around a number as mines, all of them are mines.", allAreMines},
	{"Márcalas.", "Flag them.", nil},
	{"En los bordes y en las esquinas un número toca menos celdas, y antes se sabe cuáles son las minas.",
		"At the edges and in the corners a number touches fewer cells, so its mines are found sooner.", fewerAtTheEdge},
	{"Si ya está marcada la mina de un número, todo lo demás que toca es seguro.",
		"Once the mine of a number is flagged, all else it touches is safe.", flagsAreTakenOff},
	{"Ábrelo: basta abrir el propio número.", "Open it: opening the number itself is enough.", chordOpens},
	{"Cada marca descuenta una mina.", "Each flag takes one mine off.", flagsAreTakenOff},
	{"Cuando ya no falta ninguna, lo que sigue cerrado alrededor es seguro.",
		"When none is left to find, whatever is still closed around the number is safe.", flagsAreTakenOff},
	{"Descuenta las marcas: si faltan tantas minas como celdas quedan cerradas y sin marcar, todas son minas.",
		"Take the flags off: if as many mines are left as closed cells without a flag, all of those are mines.", allAreMines},
	{"Dos unos en el borde: si uno toca todas las celdas cerradas que toca el otro, la mina es una de ellas.",
		"Two ones at the edge: if one touches every closed cell that the other does, the mine is one of those.", withinIsEqual},
	{"Las demás que toca son seguras.", "All else it touches is safe.", withinIsEqual},
	{"Si un número toca todas las celdas cerradas que toca otro y a los dos les faltan las mismas minas, lo que solo toca él es seguro.",
		"If a number touches every closed cell that another does, and both have as many mines left, what it alone touches is safe.", withinIsEqual},
	{"Descuenta primero las marcas: un 2 con una marca al lado vale como un 1.",
		"Take the flags off first: a 2 beside one flag is as good as a 1.", flagsAreTakenOff},
	{"Después compara los dos números igual que antes.", "Then compare the two numbers as before.", nil},
	{"Si un 2 toca todas las celdas cerradas que toca un 1 y una sola más, esa es una mina.",
		"If a 2 touches every closed cell that a 1 does and only one more, that one is a mine.", oneTwo},
	{"Lo que un 1 y un 2 comparten tiene una mina como mucho.", "What a 1 and a 2 share holds one mine at most.", oneTwo},
	{"Si al 2 le queda una sola celda propia, es una mina, y lo que solo toca el 1 es seguro.",
		"If the 2 has only one cell of its own, that is a mine, and what only the 1 touches is safe.", oneTwo},
	{"Un 2 entre dos unos: la única celda cerrada del 2 que un 1 no toca es una mina.",
		"A 2 between two ones: the only closed cell of the 2 that a 1 does not touch is a mine.", oneTwo},
	{"Con esas dos, los tres quedan completos.", "Those two complete all three.", oneTwoOne},
	{"En fila o columna, con un solo lado cerrado, están frente a los unos, no frente al 2.",
		"In a row or column closed on one side, the mines face the ones, never the 2.",
		func(t *testing.T, kind *game.GridKind) { inARow(t, kind, []int{1, 2, 1}, []bool{true, false, true}) }},
	{"En línea recta, con un solo lado cerrado, un 2 solo toca dos cerradas: son sus minas.",
		"In a straight line closed on one side, a 2 touches just two closed cells: both are mines.", nothingToCompare},
	{"Compara cada 2 con su 1: la única celda cerrada del 2 que el 1 no toca es una mina.",
		"Compare each 2 with its 1: the only closed cell of the 2 that the 1 does not touch is a mine.", oneTwo},
	{"Con esas dos, los cuatro quedan completos.", "Those two complete all four.", oneTwoTwoOne},
	{"En fila o columna, con un solo lado cerrado, están frente a los doses.",
		"In a row or column closed on one side, the mines face the twos.",
		func(t *testing.T, kind *game.GridKind) {
			inARow(t, kind, []int{1, 2, 2, 1}, []bool{false, true, true, false})
		}},
	{"Descuenta primero las marcas: un 3 con una marca al lado vale como un 2, y un 2 como un 1.",
		"Take the flags off first: a 3 beside one flag is as good as a 2, and a 2 as a 1.", flagsAreTakenOff},
	{"Después compáralos como en el 1-2.", "Then compare them as in 1-2.", nil},
	{"Vale para cualquier número: si a uno le faltan tantas minas más que a otro como celdas toca él solo, todas esas son minas.",
		"It holds for any numbers: if one has as many more mines left than another as cells it alone touches, all of those are mines.", exceeds},
	{"Si un número cabe en otro, lo que sobra es como un número nuevo.",
		"If one number lies within another, what is over is as good as a new number.", isOver},
	{"Compáralo con un tercero.", "Compare that with a third.", nil},
	{"También aquí se restan dos números y se compara lo que sobra con un tercero, que esta vez exige una mina.",
		"Again, subtract two numbers and compare what is over with a third, which this time forces a mine.",
		shows("chain-mine", 3, 3, true)},
	{"A veces hacen falta cuatro números o más.", "Sometimes it takes four numbers or more.", shows("chain-long", 4, 99, false)},
	{"Empieza por el que menos celdas toca y ve restando.",
		"Begin with the one that touches the fewest cells, and go on subtracting.", nil},
	{"Mira cuántas minas quedan en el tablero.", "Look how many mines remain on the board.", nil},
	{"Si están todas marcadas, lo demás es seguro, esté donde esté.",
		"If all are flagged, everything else is safe, wherever it is.", minesAreOver},
	{"Si las minas que quedan son justo las que le faltan a un número, en el resto del tablero no hay ninguna.",
		"If the mines that remain are just those that one number has left, there is none on the rest of the board.", minesAreOver},
	{"Suma lo que les falta a números que no comparten celdas.", "Add up what numbers that share no cell have left.", nil},
	{"Si son todas las minas que quedan, el resto es seguro.",
		"If that is all the mines that remain, the rest is safe.", minesAreOver},
	{"Y al revés: si en el resto del tablero hay tantas celdas cerradas como minas sobran, todas son minas.",
		"And the other way round: if the rest of the board has as many closed cells as mines are over, all of them are mines.", minesAreOver},
	{"Si nada más sirve, supón que una celda es una mina y sigue los números.",
		"When nothing else helps, suppose that a cell is a mine and follow the numbers.", nil},
	{"Si alguno deja de cuadrar, es segura; y al revés.",
		"If one of them fails, it is safe; and the other way round.", shows("cases", 1, 5, false)},
	{"Aquí toca adivinar.", "Here you have to guess.", nothingIsCertain},
	{"Compara el riesgo junto a cada número con el del resto del tablero: minas entre celdas.",
		"Compare the risk beside each number with that of the rest of the board: mines over cells.", nil},
	{"Un claro abre mucho de una vez.", "An opening uncovers much at once.", emptyOpens},
	{"En las esquinas y en los bordes hay menos vecinas que puedan tener mina.",
		"In corners and at edges fewer neighbours can hold a mine.", fewerAtTheEdge},
	{"Abrir un número completo abre de una vez todo lo que le queda alrededor: una jugada en lugar de varias.",
		"Opening a full number opens all that is left around it at once: one move instead of several.", chordOpens},
}

// Every sentence of every lesson and skill is true on every grid on which it is said, of all layouts of the
// mines; and what one language says the other does.
func TestLessonsSayWhatIsTrue(t *testing.T) {
	said := map[int]bool{}
	for _, kind := range game.GridKinds() {
		ideas := map[string]text.Text{}
		for _, l := range lesson.Lessons() {
			ideas[l.Name] = course.Of(l, kind).Idea
		}
		for _, s := range lesson.Skills() {
			ideas[s.Name] = course.OfSkill(s).Idea
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
					t.Errorf("%s: nothing holds %q, %q", name, es[i], en[i])
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
			t.Errorf("no lesson says %q", c.en)
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
