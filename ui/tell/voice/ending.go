package voice

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/tell/words"
)

// Ended says how the game ended. After a loss, it also says how many cells are open.
func (t Teller) Ended(played time.Duration) string {
	if t.Game.Status() == game.Won {
		return t.Say("Has ganado en %s, con %d {jugada|jugadas}.", "You won in %s, with %d {move|moves}.", words.DurationInWords(played, t.Lang), t.Game.Steps())
	}
	l := t.Game.Layout()
	return t.Say(
		"Has perdido. Habías abierto %d de las %d {2:celda|celdas} sin mina.",
		"You lost. You had opened %d of the %d {2:cell|cells} that had no mine.", t.Game.Opened(), l.Cells()-l.Mines())
}
