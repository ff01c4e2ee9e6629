package editor

import (
	"fmt"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// placePanel puts the panel beside the board, if the window is large enough. The board must have been
// fitted to the window before.
func (p *Page) placePanel() {
	const least = 20 // the lines that the texts about the board need
	var places []page.PanelPlace
	if p.Height-p.Chrome() >= least {
		places = append(places, page.Beside)
	}
	p.PlacePanel(&p.board, p.grid(), places...)
}

var panelTitle = text.Text{"El tablero", "The board"}

// panelBlock returns the panel: the figures of the board, whether the board needs a guess, and as
// many keys as fit. The panel is as high as the board. If its content needs more lines, the panel
// is higher, but has at most lines-1 lines.
func (p *Page) panelBlock(l *game.Layout, lines int) screen.Block {
	width := p.board.PanelWidth - screen.PanelBorder
	_, height := p.board.Size(l.Grid(), p.board.Window)
	rows, cols := l.Grid().Size()
	b := screen.Block{
		screen.Pair(screen.Field.Of(text.Text{"tamaño", "size"}.In(p.Lang)), screen.Figure.Of(fmt.Sprintf("%d×%d", rows, cols)), width),
		screen.Pair(screen.Field.Of(text.Text{"cuadrícula", "grid"}.In(p.Lang)), screen.Figure.Of(draw.GridName(l.Grid()).In(p.Lang)), width),
	}
	for _, fig := range p.measured(l) {
		name := strings.TrimSuffix(fig.name.In(p.Lang), ":")
		b = append(b, screen.Pair(screen.Field.Of(name), screen.Figure.Of(fig.value), width))
	}
	said := screen.Wrapped(p.fromCursor(), width)
	if best := strings.Join(p.bestTold(), ""); best != "" {
		said = append(append(said, screen.Line{}), screen.Wrapped(screen.Message.Of(best), width)...)
	}
	b = append(append(b, screen.Line{}), said...)
	var some []screen.KeyHint
	for _, c := range []keys.Command{
		keys.ToggleMine, keys.FillBoard, keys.ResizeBoard, keys.ChangeGrid, keys.TurnBoard, keys.MirrorAcross,
		keys.PlayBoard, keys.SaveBoard,
	} {
		if c != keys.SaveBoard || !p.Served.IsGuest() {
			some = append(some, p.keys.Hint(c, p.Lang))
		}
	}
	if room := lines - 3 - len(b) - 1; room > 0 {
		b = append(append(b, screen.Line{}), screen.Listed(some[:min(room, len(some))], p.Lang)...)
	}
	return screen.Panel(panelTitle.In(p.Lang), b, p.board.PanelWidth, min(lines-1, max(height-1, len(b)+2)))
}
