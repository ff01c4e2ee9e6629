package play

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

func TestHintSaysMoreEachTime(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{game.GridKinds()[0], game.GridKinds()[1]} {
		for _, height := range []int{24, 14} { // roomy and compact
			p := sit(t, 80, height, pagetest.GoldenBoard(t, kind))
			p.OpenEmptyCell()
			p.DoesNotSee("PISTAS")
			p.Press("i")
			p.Sees("Hay algo que abrir sin peligro", "dónde y por qué")
			p.Press("i")
			p.Sees("siguiente", "1)")
			for range 3 {
				p.Press("i") // the last step stays
			}
			p.Sees("no tiene", "lección")
			if n := p.Session().Hints(); n != 1 {
				t.Errorf("%d hints are counted, want 1", n)
			}
			cell := p.board().Cursor
			if p.Game().Layout().Mine(cell) || p.Game().Open(cell) {
				t.Errorf("the hint leads to %v, which is not closed and safe", cell)
			}
			p.Press("G k")
			p.Sees("(1", "!▓", "✓▓") // the marks stay as long as the position does
			p.MoveTo(cell)
			p.Press("space")
			p.DoesNotSee("(1")
			p.Press("i")
			if n := p.Session().Hints(); n != 2 {
				t.Errorf("%d hints are counted, want 2", n)
			}
		}
	}
}

// If the panel has room for the whole hint, the hint is only there, as long as its cells are
// marked. Otherwise it is a message, which the next key removes.
func TestHintStaysInThePanel(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{game.GridKinds()[0], game.GridKinds()[1]} {
		p := sit(t, 80, 24, pagetest.GoldenBoard(t, kind))
		p.OpenEmptyCell()
		p.Press("i i i")
		p.Sees("no tiene mina", "lección 3", "(1")
		p.Press("G k")
		p.Sees("no tiene mina", "lección 3", "(1")
		if n := strings.Count(p.Screen(), "ya tiene su"); n != 1 {
			t.Errorf("%s: the message is there %d times, want once", kind.Name, n)
		}
		p.Press("p") // the panel says nothing about a hidden board
		p.DoesNotSee("mina.")
		p.Press("p")
		p.Sees("lección 3")
		p.Resize(80, 14)
		p.DoesNotSee("lección 3")
		p.Press("i")
		p.Sees("L lección")
		p.Press("G k")
		p.DoesNotSee("lección 3")
		p.Resize(80, 24)
		p.MoveTo(game.Cell{})
		p.Press("f") // the hint is as good as before
		p.Sees("lección ")
		p.Press("f u")
		p.DoesNotSee("lección 3")
	}
}

// A panel below the board tells the hint over its whole width, before anything else.
func TestHintInAPanelBelow(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{game.GridKinds()[0], game.GridKinds()[1]} {
		setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: kind.New(16, 30), Mines: 99, Seed: 1}, game.Classic)
		p := sit(t, 100, 36, &setup)
		p.Answer(p.Press("space"))
		p.Press("i i")
		lines := strings.Split(p.Screen(), "\n")
		top := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "╭─ Pista ─") })
		if top < 0 || !strings.Contains(lines[top+1], " mina") || !strings.Contains(lines[top+2]+lines[top+3], "│ 1  ") {
			t.Errorf("%s: the panel does not begin with the hint:\n%s", kind.Name, p.Screen())
		}
		p.Sees("L lección ")
		p.Resize(200, 60) // the board leaves three lines
		p.Press("i")
		p.Sees("│ 1  ", "│ 2  ", "L lección ")
	}
}

func TestHintBeforeTheFirstCell(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, level(0))
	p.Press("i")
	p.Sees("La primera celda que abras no tendrá mina, y las que la tocan tampoco")
	p.DoesNotSee("PISTAS")
}

// chancesNoted reports whether the journal says that chances were shown.
func (p *player) chancesNoted() bool {
	all := p.Session().Journal().Entries
	return slices.ContainsFunc(all, func(e journal.Entry) bool { return e.Event == journal.Chances })
}

func TestChancesOnTheBoard(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{game.GridKinds()[0], game.GridKinds()[1]} {
		for height, chance := range map[int]string{24: "cada celda: 11 %", 14: "11 % de riesgo"} {
			p := sit(t, 80, height, pagetest.GoldenBoard(t, kind))
			if p.chancesNoted() {
				t.Error("chances that nobody asked for count as shown")
			}
			p.Press("% G")
			p.Sees(chance, "Gh: 11 % de riesgo")
			if !p.chancesNoted() {
				t.Error("risks shown are not noted")
			}
			p.OpenEmptyCell()
			p.Sees("✓ ", "! ")
			p.DoesNotSee(chance)
			p.Press("G")
			p.Sees("Gh no tiene mina")
			p.Press("%")
			p.DoesNotSee("✓")
			if !p.chancesNoted() {
				t.Error("chances that were shown earlier do not count")
			}
		}
	}
}

func TestTruthAboutALossIsTold(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.CarryOut("6,1*")
	p.SeesLoss()
	p.Sees("Mala suerte: había que adivinar (11 % de riesgo)", "u deshacer")
	p.Press("u")
	p.SeesNoEnd()
	p.CarryOut("3,3*0,1*")
	p.SeesLoss()
	p.Sees("Ya conocías la mina de Ab")
	p = sit(t, 100, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.CarryOut("3,3*0,1*")
	p.SeesLoss()
	p.Sees("Ab tenía que ser una mina; podías abrir ", " sin peligro")
	p.Press("u")
	p.Press("ctrl+r")
	p.Sees("tenía que ser una mina")
	// The message takes as many lines as it needs: blank lines, the line of the title, lines of the
	// board.
	p.Resize(40, 24)
	p.Sees("prueba", "HAS PERDIDO · Ab tenía que ser una mina;\n", "podías abrir Ga sin peligro\n")
	p.Resize(20, 12)
	p.Sees("HAS PERDIDO\n", "Enter otra", "[@]1'", "G ")
	// If that is not enough, it shows whole sentences only.
	p.Resize(20, 8)
	p.SeesLoss()
	p.Resize(100, 24)
	p.Sees("sin peligro", "G │")
}

// After a loss the player can look at the board before the last step, with all safe cells and the
// reasons, step by step, and then at the end again. Undo plays on from there.
func TestTheBoardBeforeTheLoss(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{game.GridKinds()[0], game.GridKinds()[1]} {
		p := sit(t, 120, 40, pagetest.GoldenBoard(t, kind))
		p.CarryOut("3,3*0,1*")
		p.SeesLoss()
		p.Sees("i por qué", "@")
		p.Press("i")
		p.Sees("El tablero antes de la última jugada", "(1)", "1  El ")
		if n := strings.Count(p.Screen(), "✓▓✓"); n != 2 { // one is in the legend
			t.Errorf("%d cells stand out, want the one that the sentence names, and the legend:\n%s", n, p.Screen())
		}
		p.DoesNotSee("@")
		for range 4 {
			if !strings.Contains(p.Screen(), "siguiente") {
				break
			}
			p.Press("i")
		}
		p.Sees("el final", "lección ", "no tiene mina")
		p.Press("j") // to look around
		p.Sees("✓▓✓")
		p.Press("i")
		p.SeesLoss()
		p.Sees("@")
		p.Press("i")
		p.Sees("✓▓✓")
		p.Press("u")
		p.SeesNoEnd()
		p.DoesNotSee("✓▓✓")
		p.DoesNotSee("siguiente")
		if p.Over() {
			t.Errorf("%s: the game does not go on", kind.Name)
		}
	}
}

// On a large board the advisor thinks in the background. Thoughts about an old position are not
// shown.
func TestThinkingOnTheSide(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, largeSetup(6_000))
	p.Send(p.Await(p.Press("space")))
	cmd := p.Press("i")
	p.Sees("Pensando")
	p.Press("w f")
	again := p.Send(p.Await(cmd))
	p.DoesNotSee("Hay algo que abrir")
	p.Send(p.Await(again))
	p.Sees("Hay ")
	p.Press("%") // nothing more has to be thought about
	p.Sees("✓")
	p.Press("i") // the next stage of the same hint
	p.Sees("[1]", "PISTAS: 1")
}

// On a large board a hint is about cells near the cursor, not about the first rows.
func TestHintNearTheCursor(t *testing.T) {
	t.Parallel()
	spec := deal.Spec{Grid: game.Square{Rows: 3000, Cols: 15}, Mines: 7_000, Seed: 1} // the window has room for a panel
	setup := session.Dealt(words.Custom, spec, game.LeftToFind)
	p := sit(t, 160, 40, &setup)
	p.Send(p.Await(p.Press("space")))
	from := p.board().Cursor
	p.Send(p.Await(p.Press("i")))
	p.Sees("Hay algo que abrir sin peligro")
	p.Press("i")
	p.Sees("no tiene mina", "L  lección")
	if c := p.board().Cursor; max(abs(c.Row-from.Row), abs(c.Col-from.Col)) > 64 {
		t.Errorf("with the cursor on %v, the hint leads to %v", from, c)
	}
	p.Press("k")
	p.Sees("no tiene mina", "L  lección") // in the panel, while it is valid
}

// What a hint says is about now: once one of its two safe cells is open, the heading names the other, and
// the mark on the flagged mine gives way to the flag, here and in the legend.
func TestAHintIsAboutNow(t *testing.T) {
	t.Parallel()
	setup := session.Setup{Title: text.Same("prueba"), Rules: game.Classic,
		Board: session.Given(gametest.Layout(t, game.GridKinds()[0].New, "*..*.", "...*."), game.Cell{Row: 1})}
	p := sitWith(t, t.TempDir(), &setup)
	p.Resize(120, 40)
	p.CarryOut("Ba*Bb*Ab*")
	p.Press("i i i")
	p.Sees("Ac no tiene mina", "!▓! mina")
	p.CarryOut("Aa!Ac*")
	p.Sees("Bc no tiene mina")
	for _, done := range []string{"! mina", "Ac no tiene mina", "✓1✓"} {
		p.DoesNotSee(done)
	}
}

// Mines that earlier hints told are told again in one step, and the key that flags flags them all.
func TestOnlyMinesAreLeft(t *testing.T) {
	t.Parallel()
	setup := session.Setup{Title: text.Same("prueba"), Rules: game.Strict,
		Board: session.Given(gametest.Layout(t, game.GridKinds()[0].New, "*.*."), game.Cell{Col: 1})}
	p := sitWith(t, t.TempDir(), &setup)
	p.CarryOut("Ab*")
	p.Press("i i i")
	p.CarryOut("Ad*")
	p.Press("i")
	p.Sees("Solo quedan minas por marcar: Aa y Ac")
	p.Press("f")
	p.SeesWin()
}

func abs(n int) int { return max(n, -n) }

// On a large board the reasons of a loss are found in the background, too.
func TestTruthOnTheSide(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 24, largeSetup(6_000))
	p.Send(p.Await(p.Press("space")))
	layout := p.Game().Layout()
	lose := func() tea.Cmd {
		for mine := range boards.FromLayout(layout).Mines.All() {
			if !p.Game().Open(mine) {
				p.MoveTo(mine)
				return p.Press("space")
			}
		}
		return nil
	}
	cmd := lose()
	p.SeesLoss()
	p.Sees("Pensando…")
	p.Press("i")
	p.SeesLoss()
	p.Sees("Pensando…")
	p.Answer(cmd)
	p.DoesNotSee("Pensando")
	p.Sees("Paso 1 de ", "✓")
	// If a loss is undone while its reasons are looked for, they are not shown.
	p.Press("u l")
	p.Press("u")
	cmd = lose()
	p.Press("u")
	p.Answer(cmd)
	p.SeesNoEnd()
	p.Answer(p.Press("ctrl+r"))
	p.Sees("HAS PERDIDO · ")
	p.DoesNotSee("Pensando")
}

// A hint on a board whose start is known leads there.
func TestHintOnABoardWithAKnownStart(t *testing.T) {
	t.Parallel()
	setup := pagetest.GoldenBoard(t, game.GridKinds()[0])
	start := game.Cell{Row: 3, Col: 3}
	setup.Board = session.GivenSafe(setup.Layout(), start)
	p := sit(t, 80, 24, setup)
	p.Press("G i")
	if p.Sees("Empieza por Dd"); p.board().Cursor != start {
		t.Error("the hint does not lead to the start")
	}
}

// A board on which no deal avoids guesses says so once it is dealt.
func TestBoardThatMayNeedAGuessSaysSo(t *testing.T) {
	t.Parallel()
	setup := session.Dealt(text.Same("nivel"), deal.Spec{Grid: game.Square{Rows: 1, Cols: 20}, Mines: 10, Seed: 1}, game.LeftToFind)
	p := sit(t, 100, 24, &setup)
	p.Answer(p.Press("space"))
	p.Sees("· puede obligar a adivinar", "│ puede obligar a adivinar ")
}
