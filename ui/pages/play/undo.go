package play

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// undo takes back n steps, or as many as there are.
func (p *Page) undo(n int) tea.Cmd {
	n = min(n, p.game().Undoable())
	return p.tellUndone(n, func() tea.Cmd { return p.repeat(game.Undo, n) })
}

// tellUndone calls the function undo, which takes back n steps. It then tells the player how many
// cells are closed again. If there are flags, it adds that they stay.
func (c *core) tellUndone(n int, undo func() tea.Cmd) tea.Cmd {
	opened, lost := c.game().Opened(), c.game().Status() == game.Lost
	cmd := undo()
	if n == 0 || c.over() {
		return cmd
	}
	said := undone(n, opened-c.game().Opened(), lost).In(c.Lang)
	if c.game().Flags() > 0 {
		said += text.Separator + c.Lang.Say("las marcas se quedan", "the flags stay")
	}
	c.tell(screen.Message, said)
	return cmd
}

// undone returns the text that says that n steps were taken back. The parameter closed is the
// number of cells without a mine that are closed again. The parameter lost says whether the game
// was lost before.
func undone(n, closed int, lost bool) text.Text {
	switch {
	case lost && n == 1:
		return text.Text{"Deshecho: la partida sigue", "Undone: the game goes on"}
	case n > 1 && closed == 1:
		return text.Text{"Deshechas %d jugadas: se cierra una celda", "%d moves undone: one cell is closed again"}.With(n)
	case n > 1:
		return text.Text{"Deshechas %d jugadas: se cierran %d celdas", "%d moves undone: %d cells are closed again"}.With(n, closed)
	case closed == 1:
		return text.Text{"Deshecho: se cierra una celda", "Undone: one cell is closed again"}
	}
	return text.Text{"Deshecho: se cierran %d celdas", "Undone: %d cells are closed again"}.With(closed)
}
