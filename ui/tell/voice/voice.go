// Package voice tells a game to a listener: the effect of a move, a cell and its neighbours, a row,
// the numbers that still touch closed cells, and the end. A listener must understand each sentence
// at first hearing. So each number comes with the thing that it counts, and sentences do not depend
// on signs or drawings.
package voice

import (
	"buscaminas/game"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// A Teller tells a game in spoken sentences.
type Teller struct {
	hint.Teller
	Mines bool // the mines are shown to the player
}

// Of returns the Teller of a game. If the preferred names of its cells would need letters after Z,
// it names cells by numbers.
func Of(g *game.Game, preferred game.Names, l text.Lang) Teller {
	return Teller{Teller: hint.Teller{Game: g, Names: NamesFor(g.Layout().Grid(), preferred), Lang: l}}
}
