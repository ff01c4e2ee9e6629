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
		p.Press(strings.Repeat("g ", i))
		p.Sees("Cuadrícula: " + shape.Name.In(text.Spanish))
		p.Press("1 g space")
		p.Sees("Principiante", shape.Name.In(text.Spanish), "JUGADAS: 1")
		dealt := p.Game().Layout()
		if game.GridKindOf(dealt.Grid()) != kind || !check.Winnable(dealt, p.Session().Setup.Start()) {
			t.Errorf("the %s board is a %T, or needs a guess:\n%s", kind.Name, dealt.Grid(), p.Screen())
		}
		code, _ := p.Session().Setup.Code()
		p.m.Archive.Close()

		p = sitWith(t, dir, nil)
		p.Answer(p.Press("c"))
		p.Sees(code, shape.Name.In(text.Spanish), "JUGADAS: 1")
		if again := p.Game().Layout(); !reflect.DeepEqual(again, dealt) {
			t.Errorf("in the next run the %s board is another:\n%s", kind.Name, p.Screen())
		}
		for row := range 9 {
			for col := range 9 {
				if c := (game.Cell{Row: row, Col: col}); !dealt.Mine(c) && !p.Game().Open(c) {
					p.MoveTo(c)
					p.Answer(p.Press("space"))
				}
			}
		}
		p.SeesWin()
		p.Press("P right right")
		p.Sees("Repetición", shape.Name.In(text.Spanish), "2/")
		p.Press("q q")
		p.Answer(p.Press("h"))
		p.Sees(strings.TrimSpace("Principiante " + shape.SizeRemark.In(text.Spanish)))

		p = sit(t, 80, 24, nil)
		p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(code), Paste: true})
		p.Press("enter")
		p.Sees(code, shape.Name.In(text.Spanish), "JUGADAS: 1")
		if again := p.Game().Layout(); !reflect.DeepEqual(again, dealt) {
			t.Errorf("the code of the %s board is another:\n%s", kind.Name, p.Screen())
		}
	}
}
