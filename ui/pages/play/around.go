package play

import "buscaminas/ui/screen"

// around is the part of the last frame that surrounds the board. Most keys only move the cursor. Then
// only the board is drawn again, and the clock waits for its next tick, unless that is late.
type around struct {
	screen.Surroundings
	stays bool // the last message has only moved the cursor, or needs no drawing
}

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	if p.calm() && p.around.Draw(f, &p.Board) {
		return
	}
	p.ViewBoard(f, &p.Board, p.layout())
	if p.around.Forget(); p.calm() {
		p.around.Keep(f)
	}
}

// calm reports whether nothing outside the board depends on the cursor or on the last key, and
// nothing covers the board.
func (p *Page) calm() bool {
	return p.message.text == "" && p.Board.Overlay == nil && p.awaited.said() == "" &&
		!p.Typing() && !p.paused && !p.over() && !p.clock.idle()
}
