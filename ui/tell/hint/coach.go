package hint

import (
	"buscaminas/game"
	"buscaminas/game/advice"
)

// Warning returns the coach's sentence about an opening that the coach stops. It ends with what the
// player can do: ask for a hint, or repeat the opening. The parameter command is the key or word
// that asks for a hint.
func (t Teller) Warning(w advice.Warning, command string) string {
	switch w.Against {
	case advice.CertainMine:
		return t.Say(
			"Ibas a abrir %s, que es una mina: con %s ves por qué; si repites, se abre",
			"You were about to open %s, which is a mine: %s says why; repeat the move to open it anyway", t.Name(w.Mine), command)
	case advice.RashGuess:
		return t.Say(
			"Toca adivinar, pero se puede arriesgar menos: con %s ves dónde; si repites, te la juegas",
			"You have to guess, but there is a safer guess: %s says where; repeat the move to guess anyway", command)
	}
	return t.Say(
		"Eso es adivinar, y hay una celda sin peligro: con %s ves cuál; si repites, te la juegas",
		"That is a guess, and there is a safe cell: %s says which; repeat the move to guess anyway", command)
}

// Doubt says why an opening of cell c may lose the game, and what to do about it.
func (t Teller) Doubt(d advice.Doubt, c game.Cell) string {
	switch {
	case d.Cell == c:
		return t.is(c, true)
	case d.About == advice.OpensMine:
		return t.Say(
			"Con las marcas que hay, %s abriría %s, que es una mina",
			"With these flags, %s would open %s, which is a mine", t.Name(c), t.Name(d.Cell))
	case d.About == advice.OpensAny:
		return t.Say(
			"Con las marcas que hay, %s abriría %s, que puede ser una mina",
			"With these flags, %s would open %s, which may be a mine", t.Name(c), t.Name(d.Cell))
	}
	return t.Say(
		"Nada demuestra la marca de %s; si está mal puesta, abrir %s puede hacerte perder: quítala antes",
		"Nothing proves the flag at %s; if it is wrong, opening %s can lose the game: remove it first", t.Name(d.Cell), t.Name(c))
}
