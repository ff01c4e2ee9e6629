package play

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// withCoach begins a game with a coach.
func withCoach(t *testing.T, width, height int, setup *session.Setup) *player {
	t.Helper()
	p := sit(t, width, height, setup)
	p.Coach = true
	p.Tell()
	return p
}

// However a cell is opened, the coach stops it once and says why. A hint then says more.
func TestCoachStopsWhateverOpens(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for _, kind := range game.GridKinds() {
			for name, open := range map[string]func(p *player, c game.Cell){
				"by key": func(p *player, c game.Cell) { p.MoveTo(c); p.Press("space") },
				"by click": func(p *player, c game.Cell) {
					p.click(game.Letters.Of(p.board().Game.Layout().Grid(), c), tea.MouseButtonLeft, false)
				},
				"typed": func(p *player, c game.Cell) {
					if !strings.Contains(p.Screen(), ":"+c.String()) { // otherwise the play is still there to be repeated
						p.Press(":")
						p.Type(c.String() + "*")
					}
					p.Answer(p.Press("enter"))
				},
			} {
				p := withCoach(t, 80, 24, pagetest.GoldenBoard(t, kind))
				p.openFirst()
				mine := p.CertainMine()
				open(p, mine)
				p.Sees("que es una mina: con i ves por qué; si repites, se abre", "JUGADAS: 1")
				if p.Over() {
					t.Fatalf("%s: it was opened", name)
				}
				open(p, mine)
				if !p.Over() {
					t.Errorf("%s: the repetition does not open the cell:\n%s", name, p.Screen())
				}
			}
			p := withCoach(t, 80, 24, pagetest.GoldenBoard(t, kind))
			p.openFirst()
			p.OpenCell(p.CertainMine())
			p.Press("i")
			p.Sees(" es una mina", "!▓")
		}
	})
}

// Esc takes the coach's warning away, and the game goes on.
func TestTheCoachsWarningIsTakenAway(t *testing.T) {
	t.Parallel()
	p := withCoach(t, 80, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.openFirst()
	p.MoveTo(p.CertainMine())
	p.Press("space")
	p.Sees("Ibas a abrir", "i por qué  Esc quitar")
	p.Press("esc")
	if r := p.Request(); r != nil {
		t.Errorf("Esc leads to %T", r)
	}
	p.DoesNotSee("Ibas a abrir")
	p.Sees("Espacio abrir", "JUGADAS: 1")
	p.Press("i space")
	p.Sees("Pista")
}

// A chord that would open a certain mine is stopped, too. A chord that opens safe cells is not.
func TestCoachStopsAChord(t *testing.T) {
	t.Parallel()
	p := withCoach(t, 80, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.openFirst()
	p.flag(game.Cell{})
	p.flag(game.Cell{Row: 1})
	two := game.Cell{Row: 1, Col: 1} // the number 2, which touches Aa, Ab and Ba
	p.OpenCell(two)
	p.Sees("Ibas a abrir Ab, que es una mina", "JUGADAS: 1")
	p.OpenCell(two)
	p.SeesLoss()
}

// If a safe cell is not opened for a while, the coach marks it without a key. The cursor stays in
// place.
func TestCoachMarksWhatIsPassedOver(t *testing.T) {
	t.Parallel()
	p := withCoach(t, 80, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.openFirst()
	pass := func(d time.Duration) {
		p.At = p.At.Add(d)
		p.Tell()
	}
	pass(15 * time.Second)
	p.flag(game.Cell{Row: 6}) // flagging is no inaction
	p.flag(game.Cell{Row: 6})
	at := p.board().Cursor
	pass(15 * time.Second)
	p.DoesNotSee("(1")
	pass(5 * time.Second)
	p.Sees("i siguiente", "(1")
	if p.board().Cursor != at {
		t.Error("the cursor has moved")
	}
	p.Press("i")
	p.Sees("2  El ")
	pass(time.Hour)
	p.Sees("2  El ")
	if n := p.Session().Hints(); n != 1 {
		t.Errorf("%d hints are counted, want 1", n)
	}
	// If no cell is safe, none is marked.
	p = withCoach(t, 80, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.OpenCell(game.Cell{})
	pass(time.Hour)
	p.DoesNotSee("PISTAS")
}
