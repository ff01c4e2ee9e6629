// Package voice tells a game to a listener: the effect of a play, a cell and those around it, a
// row, the numbers that still touch closed cells, and the end. A listener must understand each
// sentence at first hearing. So each number comes with the thing that it counts, and no fact is
// told by a sign or a drawing alone.
package voice

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Teller tells a game in spoken sentences.
type Teller struct {
	Game  *game.Game
	Names game.Names // names that can be spoken; see [NamesFor]
	Mines bool       // the mines are shown
	text.Lang
}
