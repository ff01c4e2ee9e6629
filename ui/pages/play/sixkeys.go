package play

import (
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// novice is the number of wins after which the page stops listing the most important keys.
const novice = 3

// firstKeys returns the section with the six most important keys. It returns nil for a player with
// many wins.
func (p *Page) firstKeys(width int) screen.Block {
	if p.known.wins >= novice {
		return nil
	}
	b := screen.Block{{screen.Title.Of(text.Text{"Las seis teclas", "The six keys"}.In(p.Lang))}}
	return append(b, p.keyed(width, []suggestion{
		{keys.OpenCell, text.Text{"abre la celda", "open the cell"}.In(p.Lang)},
		{keys.FlagCell, text.Text{"marca la celda", "flag the cell"}.In(p.Lang)},
		{keys.ChordCell, text.Text{"abre las vecinas", "chord: open the neighbours"}.In(p.Lang)},
		{keys.AskHint, text.Text{"pide una pista", "ask for a hint"}.In(p.Lang)},
		{keys.UndoStep, text.Text{"deshace la jugada", "undo the move"}.In(p.Lang)},
		{keys.ShowHelp, text.Text{"todas las teclas", "all the keys"}.In(p.Lang)},
	})...)
}

// A suggestion is a command and the text that says what the command does.
type suggestion struct {
	keys.Command
	what string
}

// keyed lists commands: the key of each, and what the command does.
func (p *Page) keyed(width int, all []suggestion) (b screen.Block) {
	const gap = 2
	widest := 0
	for _, d := range all {
		widest = max(widest, screen.Width(p.keys().First(d.Command, p.Lang)))
	}
	for _, d := range all {
		label := p.keys().First(d.Command, p.Lang)
		key := screen.Key.Of(label + strings.Repeat(" ", widest+gap-screen.Width(label)))
		for _, line := range screen.Wrapped(screen.Field.Of(d.what), width-widest-gap) {
			b = append(b, append(screen.Line{key}, line...))
			key = screen.Plain.Of(strings.Repeat(" ", widest+gap))
		}
	}
	return b
}
