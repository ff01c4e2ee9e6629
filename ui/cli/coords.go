package cli

import (
	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/pflag"
)

// Coords is the flag for the names of cells.
type Coords struct {
	Names game.Names
	Given bool
}

// ForVoice makes "H4" the default form, which suits spoken output.
func (n *Coords) ForVoice() {
	if !n.Given {
		n.Names = game.Mixed
	}
}

var coordsFlag = text.Text{"nombres de las celdas: Bc, 1,2 o B3", "names of the cells: Bc, 1,2 or B3"}

// Register adds the flag to a command.
func (n *Coords) Register(f *pflag.FlagSet, l text.Lang) {
	f.Var(&Choice{
		Options: words.Coords(),
		Choose:  func(i int) { n.Names, n.Given = game.Names(i), true },
		Lang:    l,
	}, "coords", coordsFlag.In(l))
}
