package play

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// novice is the number of wins after which the page stops listing the most important keys.
const novice = 3

// firstKeys returns the six most important keys.
func (s *core) firstKeys(width int) screen.Block {
	return s.keyed(width, []suggestion{
		{keys.OpenCell, text.Text{"abre la celda", "open the cell"}.In(s.Lang)},
		{keys.FlagCell, text.Text{"marca la celda", "flag the cell"}.In(s.Lang)},
		{keys.ChordCell, text.Text{"abre alrededor de un número completo", "open around a complete number"}.In(s.Lang)},
		{keys.AskHint, text.Text{"pide una pista", "ask for a hint"}.In(s.Lang)},
		{keys.UndoStep, text.Text{"deshace la jugada", "undo the move"}.In(s.Lang)},
		{keys.ShowHelp, text.Text{"todas las teclas", "all the keys"}.In(s.Lang)},
	})
}
