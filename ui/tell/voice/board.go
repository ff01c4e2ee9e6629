package voice

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// MinesLeft says how many mines are left.
func (t Teller) MinesLeft() string {
	left := t.Game.MinesLeft()
	switch {
	case left == 0:
		return t.Say("No queda ninguna mina por marcar.", "There are no mines left to flag.")
	case left < 0:
		return t.Say("Hay {una marca|%d marcas} de más.", "There {is one flag|are %d flags} too many.", -left)
	}
	return t.Say("{Falta|Faltan} %d {mina|minas}.", "%d {mine is|mines are} left.", left)
}

// AllMines says how many mines are left, how many mines the board has, and how many flags are
// placed.
func (t Teller) AllMines() string {
	all, put := t.Game.Layout().Mines(), t.Game.Flags()
	switch {
	case t.Game.Revealed():
		return sentences(t.over(), t.Say("En el tablero hay %d {mina|minas}.", "The board has %d {mine|mines}.", all))
	case put == 0:
		return t.Say("En el tablero hay %d {mina|minas}, y no has puesto ninguna marca.",
			"The board has %d {mine|mines}, and you have placed no flags.", all)
	}
	return sentences(t.MinesLeft(), t.Say("En el tablero hay %d {mina|minas}, y has puesto %d {2:marca|marcas}.",
		"The board has %d {mine|mines}, and you have placed %d {2:flag|flags}.", all, put))
}

func (t Teller) over() string {
	return t.Say("La partida ha terminado.", "The game is over.")
}

// Where says where the last move was, and which cells surround it.
func (t Teller) Where(last *game.Cell) string {
	if last == nil {
		rows, cols := t.grid().Size()
		return t.Say(
			"Aún no has jugado en ninguna celda. En el centro del tablero está %s.",
			"You have not made a move yet. The middle of the board is %s.", t.Name(game.Cell{Row: rows / 2, Col: cols / 2}))
	}
	return t.Say("Tu última jugada fue en ", "Your last move was at ") + t.Cell(*last)
}

// Summary describes the progress of the game: the open and closed cells, the time, the moves and
// the hints.
func (t Teller) Summary(played time.Duration, hinted int) []string {
	l := t.Game.Layout()
	all := l.Cells() - l.Mines()
	open := t.Say(
		"Has abierto %d de las %d {2:celda|celdas} sin mina.",
		"You have opened %d of the %d {2:cell|cells} that have no mine.", t.Game.Opened(), all)
	if t.Game.Opened() == all {
		open = t.Say(
			"Has abierto todas las celdas sin mina.", "You have opened all the cells without a mine.")
	}
	said := []string{open}
	if !t.Game.Revealed() {
		said = append(said, t.regions(), t.MinesLeft())
	}
	took := text.List{words.Plays.In(t.Lang, t.Game.Steps())}
	if hinted > 0 {
		took = append(took, t.Say("%d {pista|pistas}", "%d {hint|hints}", hinted))
	}
	lasts := text.Text{"Llevas %s, con %s.", "You have been playing for %s, with %s."}
	if t.Game.Revealed() {
		lasts = text.Text{"Has jugado %s, con %s.", "You played for %s, with %s."}
	}
	return append(said, lasts.In(t.Lang, lasted(t.Lang, played), took))
}

// regions says how many closed cells there are, and in how many regions.
func (t Teller) regions() string {
	regions := regionsOf(t.Game)
	closed, largest := 0, region{}
	for _, r := range regions {
		closed += r.Cells
		if r.Cells > largest.Cells {
			largest = r
		}
	}
	where := t.extent(largest)
	switch {
	case closed == 0:
		return t.Say("No queda ninguna celda cerrada sin marcar.", "There are no closed cells left without a flag.")
	case closed == 1:
		return t.Say("Queda 1 celda cerrada sin marcar, %s.", "1 closed cell is left without a flag, %s.", where)
	case len(regions) == 1:
		return t.Say("Quedan %d celdas cerradas sin marcar, todas juntas: %s.",
			"%d closed cells are left without a flag, all in one region: %s.", closed, where)
	}
	return t.Say("Quedan %d celdas cerradas sin marcar, en %d regiones separadas. La mayor es de %d {3:celda|celdas}: %s.",
		"%d closed cells are left without a flag, in %d separate regions. The largest has %d {3:cell|cells}: %s.",
		closed, len(regions), largest.Cells, where)
}
