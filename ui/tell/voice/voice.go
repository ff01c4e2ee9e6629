// Package voice is the game in words that are heard: what a play did, what a cell and those
// around it show, what a row does, where numbers still touch closed cells, how a game ends.
// Every sentence can be understood by who hears it once and sees nothing: numbers with what
// they count, no sign alone, no line of a drawing.
package voice

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Teller tells of a game.
type Teller struct {
	Game  *game.Game
	Names game.Names // of its cells, so far as they can be spoken; see [NamesFor]
	Mines bool       // they are to be seen
	Lang  text.Lang
}
