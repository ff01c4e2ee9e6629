package cli

import (
	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/pflag"
)

// Coords is the flag that chooses how cells are named: with letters (Bc), numbers (1,2) or both
// (B3).
type Coords struct {
	Names game.Names
	Given bool
}

// ForVoice makes names such as "H4" the default, because they are easier to hear. If the flag is on
// the command line, ForVoice changes nothing.
func (n *Coords) ForVoice() {
	if !n.Given {
		n.Names = game.Mixed
	}
}

var coordsFlag = text.Text{"nombres de las celdas: Bc, 1,2 o B3", "how to name cells: Bc, 1,2 or B3"}

// Register adds the flag to a command.
func (n *Coords) Register(f *pflag.FlagSet, l text.Lang) {
	f.Var(&Choice{
		Options: words.Coords(),
		Choose:  func(i int) { n.Names, n.Given = game.Names(i), true },
		Lang:    l,
	}, "coords", coordsFlag.In(l))
}
