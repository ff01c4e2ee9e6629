// Package voice is the game in words that are heard: what a play did, what a cell and those
// around it show, what a row does, where numbers still touch closed cells, how a game ends.
// Every sentence can be understood by who hears it once and sees nothing: numbers with what
// they count, no sign alone, no line of a drawing.
package voice

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Teller tells a game in spoken sentences.
type Teller struct {
	Game  *game.Game
	Names game.Names // as they can be spoken; see [NamesFor]
	Mines bool       // the mines are shown
	Lang  text.Lang
}
