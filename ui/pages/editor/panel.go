package editor

import (
	"fmt"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// places returns the places where the panel may be.
func (p *Page) places() []page.PanelPlace {
	const least = 20 // lines; a lower panel has no room for the texts about the board
	if p.Height-p.Chrome() < least {
		return nil
	}
	return []page.PanelPlace{page.Beside}
}

// parts returns the parts of the panel: the figures of the board, whether the board needs a guess,
// and as many keys as fit.
func (p *Page) parts() []screen.Part {
	return []screen.Part{
		screen.Lines("", p.figuresAside),
		screen.Lines("", p.guessingAside),
		{Cut: 1, Draw: screen.ByWidth(p.keysAside)},
	}
}

// figuresAside returns the size, the grid and the figures of the board, one below the other.
func (p *Page) figuresAside(width int) screen.Block {
	rows, cols := p.grid().Size()
	var all screen.Facts
	all.Add(p.Lang, text.Text{"Tamaño", "Size"}, fmt.Sprintf("%d×%d", rows, cols))
	all.Add(p.Lang, text.Text{"Cuadrícula", "Grid"}, draw.GridName(p.grid()).In(p.Lang))
	return append(all, p.measured()...).Pairs(width)
}

// guessingAside returns the text that says whether the board needs a guess, and the facts about the
// best start.
func (p *Page) guessingAside(width int) screen.Block {
	said := screen.Wrapped(p.fromCursor(), width)
	if best := strings.Join(p.bestTold(), ""); best != "" {
		said = append(append(said, screen.Line{}), screen.Wrapped(screen.Message.Of(best), width)...)
	}
	return said
}

// keysAside returns the most important keys, one below the other.
func (p *Page) keysAside(int) screen.Block {
	var some []screen.KeyHint
	for _, c := range []keys.Command{
		keys.ToggleMine, keys.FillBoard, keys.ResizeBoard, keys.ChangeGrid, keys.TurnBoard, keys.MirrorAcross,
		keys.PlayBoard, keys.SaveBoard,
	} {
		if c != keys.SaveBoard || !p.Served.IsGuest() {
			some = append(some, p.keys.Hint(c, p.Lang))
		}
	}
	return screen.KeyList(some, p.Lang)
}
