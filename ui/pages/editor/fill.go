package editor

import (
	"math/rand/v2"
	"slices"

	"buscaminas/game"
	"buscaminas/game/deal"

	tea "github.com/charmbracelet/bubbletea"
)

// fill adds or removes mines at random until the board has the wanted number of mines.
func (p *Page) fill(mines int) (cmd tea.Cmd, refused string) {
	seed := p.Seed()
	return p.change(func(l *game.Layout) (*game.Layout, error) { return filled(l, mines, seed) })
}

// filled returns the board l with the wanted number of mines. It adds or removes mines at random. A
// non-nil error is a [*deal.MinesError].
func filled(l *game.Layout, mines int, seed uint64) (*game.Layout, error) {
	if mines < 0 || mines > l.Cells() {
		return nil, &deal.MinesError{Mines: mines, Cells: l.Cells()}
	}
	add := mines > l.Mines()
	var may, mined []game.Cell // the cells that may change, and those that stay mines
	for c := range game.Cells(l.Grid()) {
		if l.Mine(c) != add {
			may = append(may, c)
		} else if add {
			mined = append(mined, c)
		}
	}
	rand.New(rand.NewPCG(seed, 0)).Shuffle(len(may), func(i, j int) { may[i], may[j] = may[j], may[i] })
	return game.NewLayout(l.Grid(), slices.Values(append(mined, may[:mines-len(mined)]...)))
}
