// Package voice tells a game to a listener: the effect of a play, a cell and those around it, a
// row, the numbers that still touch closed cells, and the end. A listener understands each sentence
// at first hearing: numbers come with the thing that they count, and nothing is only a sign or a
// drawing.
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
	Lang  text.Lang
}
