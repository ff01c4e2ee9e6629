package play

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
)

// novice is the number of wins after which the page stops listing the most important keys.
const novice = 3

// firstKeys returns the six most important keys.
func (s *core) firstKeys(width int) screen.Block {
	return s.keyed(width, []suggestion{
		{keys.OpenCell, s.Lang.Say("abre la celda", "open the cell")},
		{keys.FlagCell, s.Lang.Say("marca la celda", "flag the cell")},
		{keys.ChordCell, s.Lang.Say("abre alrededor de un número completo", "open around a complete number")},
		{keys.AskHint, s.Lang.Say("pide una pista", "ask for a hint")},
		{keys.UndoStep, s.Lang.Say("deshace la jugada", "undo the move")},
		{keys.ShowHelp, s.Lang.Say("todas las teclas", "all the keys")},
	})
}
