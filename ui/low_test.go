package ui

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/text"
)

// lowSizes are windows so low that the board gets all lines.
var lowSizes = [][2]int{{20, 8}, {20, 15}, {27, 9}, {33, 10}, {40, 12}, {30, 10}, {40, 15}, {60, 8}}

// wantCursor fails the test unless the row of the cursor is visible, with the cursor in it.
func (p *player) wantCursor(when string) {
	p.t.Helper()
	row := p.board().Names.Of(p.game().Layout().Grid(), p.board().Cursor)[:1]
	for _, line := range strings.Split(p.screen(), "\n") {
		if name, cells, ok := strings.Cut(strings.TrimLeft(line, " "), " "); ok && name == row && strings.ContainsAny(cells, "[┃") {
			return
		}
	}
	p.t.Errorf("%s at %dx%d: row %s is hidden:\n%s", when, p.m.width, p.m.height, row, p.screen())
}

// No message hides the row of the cursor, whichever row that is.
func TestNoMessageHidesTheCursor(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			for _, size := range lowSizes {
				p := sit(t, size[0], size[1], pagetest.GoldenBoard(t, kind))
				p.m.Lang = lang
				p.tell()
				p.match().Clear()
				for _, row := range []int{0, 3, 6} {
					for _, keys := range []string{"u", "v", "v", "/", "esc", "i", "i", "i", "i", "%", "%", "ctrl+r", "5"} {
						p.moveTo(game.Cell{Row: row, Col: 2})
						p.press(keys)
						p.wantCursor(keys)
					}
					for _, play := range []string{"Aa*Zz*", "Aa?", "Dd*", "Aa*Dd!", "Aa!Ab*Aa*"} {
						p.press(":")
						p.typeIn(play)
						p.press("enter")
						p.wantCursor(play)
						for p.m.typing() {
							p.press("esc")
						}
					}
				}
				p.carryOut("Ab*")
				p.at = p.at.Add(time.Minute)
				p.tick()
				p.wantCursor("a loss")
				for range 4 {
					p.press("i")
					p.wantCursor("the board before the loss")
				}
			}
		}
	}
}
