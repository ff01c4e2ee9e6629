package cli

import (
	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/pflag"
)

// coords is the flag that chooses how cells are named: with letters (Bc), numbers (1,2) or both
// (B3).
type coords struct {
	Names game.Names
	Given bool
}

// forVoice makes names such as "H4" the default, because they are easier to hear. If the flag is on
// the command line, forVoice changes nothing.
func (n *coords) forVoice() {
	if !n.Given {
		n.Names = game.Mixed
	}
}

var coordsFlag = text.Text{"nombres de las celdas: Bc, 1,2 o B3", "how to name cells: Bc, 1,2 or B3"}

// register adds the flag to a command.
func (n *coords) register(f *pflag.FlagSet, l text.Lang) {
	f.Var(&choice{
		Options: words.Coords(),
		Choose:  func(i int) { n.Names, n.Given = game.Names(i), true },
		Lang:    l,
	}, "coords", coordsFlag.In(l))
}
