package editor

import (
	"slices"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// regrid moves the mines of the board to another grid.
func (p *Page) regrid(g game.Grid) (cmd tea.Cmd, refused string) {
	return p.change(func(l *game.Layout) (*game.Layout, error) {
		if err := p.Served.Check(g); err != nil {
			return nil, err
		}
		return regridded(l, g)
	})
}

// regridded returns the board with grid g, which may have another size or kind. The mines keep
// their rows and columns. Mines that would be off the new grid are dropped. A non-nil error is a
// [*game.SizeError].
func regridded(l *game.Layout, g game.Grid) (*game.Layout, error) {
	mines := slices.Collect(l.MineCells())
	return game.NewLayout(g, slices.Values(slices.DeleteFunc(mines, func(c game.Cell) bool { return !game.Contains(g, c) })))
}
