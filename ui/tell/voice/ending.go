package voice

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
)

// Ended says how the game ended. After a loss, it also says how many cells are open.
func (t Teller) Ended(played time.Duration) string {
	if t.Game.Status() == game.Won {
		return t.Say("Has ganado en %s, con %d {jugada|jugadas}.", "You won in %s, with %d {move|moves}.", Took(played, t.Lang), t.Game.Steps())
	}
	l := t.Game.Layout()
	return t.Say(
		"Has perdido. Habías abierto %d de las %d {2:celda|celdas} sin mina.",
		"You lost. You had opened %d of the %d {2:cell|cells} that had no mine.", t.Game.Opened(), l.Cells()-l.Mines())
}

// Verdict compares a won game with earlier ones.
func Verdict(v archive.Verdict, l text.Lang) string {
	switch {
	case len(v.Against) > 0:
		return l.Say(
			"No cuenta como récord: %s.",
			"It does not count as a record: %s.", stats.Why(l, v.Against...))
	case v.First:
		return l.Say("Es tu primera victoria en esta categoría.", "This is your first win in this category.")
	case v.Record:
		return l.Say(
			"Es un récord: el anterior era de %s.", "It is a new record: the old one was %s.", Took(v.Before, l))
	}
	return l.Say(
		"Te has quedado a %s de tu récord, que es de %s.", "You were %s off your record, which is %s.", Took(v.Game.Time-v.Before, l), Took(v.Before, l))
}

// Loss says why a game was lost.
func (t Teller) Loss(l advice.Loss) string { return Sentence(text.Capital(t.Teller.Loss(l)), t.Lang) }
