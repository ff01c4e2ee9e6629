package teach

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The lesson is played by the rules of the player's games.
func TestTheFirstLessonByOtherRules(t *testing.T) {
	for _, set := range words.RuleSets() {
		t.Run(set.Name.In(text.English), func(t *testing.T) {
			s := takeSeat(t, game.GridKinds()[0], "")
			s.player.Rules = set.Rules
			b := s.beginner()
			b.doTo(lesson.Tasks)
			b.sees("¡Has ganado!")
			if b.first.Game().Rules() != set.Rules {
				t.Errorf("played by %+v, want %+v", b.first.Game().Rules(), set.Rules)
			}
		})
	}
}

// A key that the task does not ask for is answered with what it did to the cell of the cursor, or
// with why it did nothing. The task is told again behind it.
func TestEveryKeyIsAnswered(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], "")
	said := func(key string, want ...string) {
		t.Helper()
		b.presses(key)
		b.sees(want...)
	}
	b.doTo(lesson.Move)
	b.sees("Tu cursor está en Ef: fila E, columna f")
	said("h", "Tu cursor está en Ee: fila E, columna e")
	said("x", "La tecla x no hace nada aquí. Tu cursor está en Ee")
	b.presses("5")
	b.doesNotSee("La tecla x") // which was not about the 5
	b.presses("esc")
	said("u", "No hay nada que deshacer. Tu cursor está en Ee")
	said("enter", "Todavía no hay que abrir Ee. Vamos paso a paso: dejo el tablero como estaba. Tu cursor está en Ee")
	b.doTo(lesson.OpenFirst)
	said("f", "En Ce no hay mina: con esa marca, los números que toca mienten. Pulsa otra vez f para quitarla.")
	said("enter", "Ce está marcada para que no la abras por descuido. Con f le quitas la marca.")
	said("f", "Ce ya no está marcada. Se juega abriendo celdas")
	b.goTo(game.Cell{Row: 1, Col: 5})
	said("enter", "Bf no es la celda que se pide. Vamos paso a paso: dejo el tablero como estaba. Se juega abriendo celdas")
	b.goTo(game.Cell{Row: 2, Col: 0})
	said("enter", "En Ca había una mina. No pasa nada: pulsa u")
	said("u", "Se juega abriendo celdas")
	b.doTo(lesson.LookBeside)
	said("enter", "Ce ya está abierta. Este 1 toca")
	said("f", "Ce ya está abierta: solo se marcan las cerradas. Este 1 toca")
	b.doTo(lesson.LookTwo)
	b.goTo(game.Cell{Row: 2, Col: 1})
	said("enter", "Cb no tenía mina: es un 2.", "Ahora ve a Dd, un 2")
	b.goTo(game.Cell{Row: 3, Col: 0})
	said("f", "Bien marcada: en Da hay una mina.")
	said("f", "Da ya no está marcada.")
	b.doTo(lesson.ChordThere)
	b.goTo(game.Cell{Row: 1, Col: 0})
	said("enter", "A Ba aún le falta alguna mina por marcar.")
	b.goTo(game.Cell{Row: 0, Col: 5})
	said("enter", "No queda nada que abrir alrededor.")
	b.doTo(lesson.Win)
	b.goTo(game.Cell{Row: 4, Col: 0})
	said("f", "En Ea no hay mina: con esa marca, los números que toca mienten.")
	said("f", "Ea ya no está marcada.")
	b.presses("k")
	b.sees("Ya sabes jugar")
	b.doesNotSee("Ea ya no está marcada.")
	const step = "Paso 1 de 2. El 1 de Ed solo toca una celda cerrada, Ec: ahí está la mina."
	said("i", step)
	b.goTo(game.Cell{Row: 4, Col: 3})
	said("enter", "A Ed aún le falta alguna mina por marcar.", step) // the argument stays
	b.goTo(game.Cell{Row: 4, Col: 2})
	said("f", "Bien marcada: en Ec hay una mina. Paso 1 de 2. ")
	said("i", "Paso 2 de 2. ")
}

// If the player takes the flag away, the lesson asks for it again. What the text calls marked is
// marked on the board.
func TestTheFirstFlagIsShown(t *testing.T) {
	b := beginOn(t, game.GridKinds()[0], "")
	b.doTo(lesson.ChordThere)
	mine, number := game.Cell{Row: 2, Col: 3}, game.Cell{Row: 1, Col: 2}
	if b.points[mine] != draw.Mine || b.points[number] != draw.Number {
		t.Errorf("marked: %v", b.points)
	}
	b.goTo(mine)
	b.presses("f")
	b.sees("Se podía saber: el 1 de Ce")
	b.doTo(lesson.Tasks)
	b.sees("¡Has ganado!")
}
