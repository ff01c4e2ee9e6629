package ui

import (
	"reflect"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver/check"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// On every grid, a game is chosen in the menu, needs no guess, is continued in the next run, is
// won, replayed and recorded; and its code gives the same board.
func TestEveryGridIsPlayed(t *testing.T) {
	t.Parallel()
	for i, kind := range game.GridKinds() {
		shape, dir := draw.ShapeOf(kind), t.TempDir()
		p := sitWith(t, dir, nil)
		p.press(strings.Repeat("g ", i))
		p.sees("Cuadrícula: " + shape.Name.In(text.Spanish))
		p.press("1 g space")
		p.sees("Principiante", shape.Name.In(text.Spanish), "JUGADAS: 1")
		dealt := p.game().Layout()
		if game.GridKindOf(dealt.Grid()) != kind || !check.Cleared(dealt, p.session().Setup.Start()) {
			t.Errorf("the %s board is a %T, or needs a guess:\n%s", kind.Name, dealt.Grid(), p.screen())
		}
		code, _ := p.session().Setup.Code()
		p.m.Archive.Close()

		p = sitWith(t, dir, nil)
		p.answer(p.press("c"))
		p.sees(code, shape.Name.In(text.Spanish), "JUGADAS: 1")
		if again := p.game().Layout(); !reflect.DeepEqual(again, dealt) {
			t.Errorf("in the next run the %s board is another:\n%s", kind.Name, p.screen())
		}
		for row := range 9 {
			for col := range 9 {
				if c := (game.Cell{Row: row, Col: col}); !dealt.Mine(c) && !p.game().Open(c) {
					p.moveTo(c)
					p.answer(p.press("space"))
				}
			}
		}
		p.seesWin()
		p.press("P right right")
		p.sees("Repetición", shape.Name.In(text.Spanish), "2/")
		p.press("q q")
		p.answer(p.press("h"))
		p.sees(strings.TrimSpace("Principiante " + shape.SizeRemark.In(text.Spanish)))

		p = sit(t, 80, 24, nil)
		p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(code), Paste: true})
		p.press("enter")
		p.sees(code, shape.Name.In(text.Spanish), "JUGADAS: 1")
		if again := p.game().Layout(); !reflect.DeepEqual(again, dealt) {
			t.Errorf("the code of the %s board is another:\n%s", kind.Name, p.screen())
		}
	}
}
