package ui

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

func TestHintSaysMoreEachTime(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{squares, hexagons} {
		for _, height := range []int{24, 14} { // roomy and compact
			p := sit(t, 80, height, goldenBoard(t, kind))
			p.clear()
			p.doesNotSee("PISTAS")
			p.press("i")
			p.sees("Hay algo que abrir sin peligro", "i: dónde y por qué")
			p.press("i")
			p.sees("siguiente paso", "1)")
			for range 3 {
				p.press("i") // the last step stays
			}
			p.sees("no tiene", "lección ")
			if n := p.session().Hints(); n != 1 {
				t.Errorf("%d hints are counted, want 1", n)
			}
			cell := p.board().Cursor
			if p.game().Layout().Mine(cell) || p.game().Open(cell) {
				t.Errorf("the hint leads to %v, which is not closed and safe", cell)
			}
			p.press("G k")
			p.sees("(1", "!▓", "✓▓") // the marks stay as long as the position does
			p.moveTo(cell)
			p.press("space")
			p.doesNotSee("(1")
			p.press("i")
			if n := p.session().Hints(); n != 2 {
				t.Errorf("%d hints are counted, want 2", n)
			}
		}
	}
}

// If the panel has room for the whole hint, the hint is only there, as long as its cells are
// marked. Otherwise it is a message, which the next key removes.
func TestHintStaysInThePanel(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{squares, hexagons} {
		p := sit(t, 80, 24, goldenBoard(t, kind))
		p.clear()
		p.press("i i i")
		p.sees("no tiene mina", "lección 3", "(1")
		p.press("G k")
		p.sees("no tiene mina", "lección 3", "(1")
		if n := strings.Count(p.screen(), "ya tiene su"); n != 1 {
			t.Errorf("%s: the message is there %d times, want once", kind.Name, n)
		}
		p.press("p") // the panel says nothing about a hidden board
		p.doesNotSee("mina.")
		p.press("p")
		p.sees("lección 3")
		p.resize(80, 14)
		p.doesNotSee("lección ")
		p.press("i")
		p.sees("L: lección ")
		p.press("G k")
		p.doesNotSee("lección ")
		p.resize(80, 24)
		p.moveTo(game.Cell{})
		p.press("f")
		p.doesNotSee("lección ")
	}
}

// A panel below the board tells the hint over its whole width, before anything else.
func TestHintInAPanelBelow(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{squares, hexagons} {
		setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: kind.New(16, 30), Mines: 99, Seed: 1}, game.Classic)
		p := sit(t, 100, 36, &setup)
		p.answer(p.press("space"))
		p.press("i i")
		lines := strings.Split(p.screen(), "\n")
		bar := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "░") })
		if bar < 0 || !strings.Contains(lines[bar+2], " mina") || !strings.Contains(lines[bar+3], "│ 1  ") {
			t.Errorf("%s: the first step of the hint does not stand below the bar:\n%s", kind.Name, p.screen())
		}
		p.sees("L  lección ")
	}
}

func TestWrongFlagIsNamedFirst(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, goldenBoard(t, squares))
	p.carryOut("3,3*3,6!")
	p.press("i")
	p.sees("Hay una marca mal puesta")
	p.press("i")
	p.sees("La marca de Dg está mal puesta")
}

// A hint gives each number as the board shows it, with flags subtracted.
func TestHintTellsOfTheNumbersOnTheBoard(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, goldenBoard(t, squares))
	p.carryOut("3,3*")
	told := func() string {
		p.press("i i i")
		return strings.Join(strings.Fields(p.screen()), " ")
	}
	before := told()
	if !strings.Contains(before, "El 1 de ") {
		t.Errorf("without flags, the hint does not name a 1:\n%s", p.screen())
	}
	p.flagAllCertain()
	if after := told(); !strings.Contains(after, "le queda ninguna mina") {
		t.Errorf("with flags, the hint does not say that no mine is left:\n%s", p.screen())
	}
}

// flagAllCertain flags all cells that are certainly mines.
func (p *player) flagAllCertain() {
	thoughts := advice.See(p.game()).Think()
	rows, cols := p.game().Layout().Grid().Size()
	for i := range rows * cols {
		if c := (game.Cell{Row: i / cols, Col: i % cols}); !p.game().Open(c) && thoughts.Chance(c) == 1 {
			p.flag(c)
		}
	}
}

func TestHintBeforeTheFirstCell(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("1 i")
	p.sees("La primera celda que abras no tendrá mina, y las que la tocan tampoco")
	p.doesNotSee("PISTAS")
}

// After a loss at the first cell of a board played again, the hint for the untouched board tells
// what was promised of its start.
func TestHintForALossAtTheFirstCell(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("1 space r s")
	for c := range game.Cells(p.session().Setup.Grid()) {
		if p.session().Setup.Layout().Mine(c) {
			p.moveTo(c)
			break
		}
	}
	p.press("space i")
	p.sees("no tiene mina: se prometió al empezar")
}

func TestHintOnABoardWithAKnownStart(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("t enter right i")
	start := p.session().Setup.Start()
	p.sees("Empieza por " + game.Letters.Of(p.session().Setup.Grid(), start))
	if p.board().Cursor != start {
		t.Error("the hint does not lead to the start")
	}
	p.press("space i")
	p.sees("Hay algo que abrir sin peligro")
}

// chancesNoted reports whether the journal says that chances were shown.
func (p *player) chancesNoted() bool {
	all := p.session().Journal().Entries
	return slices.ContainsFunc(all, func(e journal.Entry) bool { return e.Event == journal.Chances })
}

func TestChancesOnTheBoard(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{squares, hexagons} {
		for height, chance := range map[int]string{24: "│11%│", 14: " 11 "} {
			p := sit(t, 80, height, goldenBoard(t, kind))
			if p.chancesNoted() {
				t.Error("chances that nobody asked for count as shown")
			}
			p.press("% G")
			p.sees(chance, "Gh: 11 % de riesgo")
			if !p.chancesNoted() {
				t.Error("risks shown are not noted")
			}
			p.clear()
			p.sees("✓ ", "! ")
			p.doesNotSee(chance)
			p.press("G")
			p.sees("Gh no tiene mina")
			p.press("%")
			p.doesNotSee("✓")
			if !p.chancesNoted() {
				t.Error("chances that were shown earlier do not count")
			}
		}
	}
}

func TestTruthAboutALossIsTold(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 24, goldenBoard(t, squares))
	p.carryOut("6,1*")
	p.sees("HAS PERDIDO", "Mala suerte: había que adivinar, con un 11 % de riesgo", "u deshacer")
	p.press("u")
	p.doesNotSee("HAS PERDIDO")
	p.carryOut("3,3*0,1*")
	p.sees("HAS PERDIDO · Ya habías visto la mina de Ab")
	p = sit(t, 100, 24, goldenBoard(t, squares))
	p.carryOut("3,3*0,1*")
	p.sees("HAS PERDIDO", "Ab tenía que ser una mina; podías abrir ", " sin peligro")
	p.press("u")
	p.press("ctrl+r")
	p.sees("tenía que ser una mina")
	// The message takes as many lines as it needs: blank lines, the line of the title, lines of the
	// board.
	p.resize(40, 24)
	p.sees("prueba", "HAS PERDIDO\n", "Ab tenía que ser una mina; podías abrir\n", "Ga sin peligro · i: el tablero de antes\n")
	p.resize(20, 12)
	p.sees("HAS PERDIDO\n", "Enter otra partida", "[@]1·", "G ")
	// If that is not enough, it shows whole sentences only.
	p.resize(20, 8)
	p.sees("HAS PERDIDO")
	p.resize(100, 24)
	p.sees("sin peligro", "G │")
}

// After a loss the player can look at the board before the last step, with all safe cells and the
// reasons, step by step, and then at the end again. Undo plays on from there.
func TestTheBoardBeforeTheLoss(t *testing.T) {
	t.Parallel()
	for _, kind := range []*game.GridKind{squares, hexagons} {
		p := sit(t, 120, 40, goldenBoard(t, kind))
		p.carryOut("3,3*0,1*")
		p.sees("HAS PERDIDO", "i: el tablero de antes", "@")
		p.press("i")
		p.sees("El tablero antes de la última jugada", "✓▓✓", "(1)", "1  El ")
		p.doesNotSee("@")
		for range 4 {
			if !strings.Contains(p.screen(), "siguiente paso") {
				break
			}
			p.press("i")
		}
		p.sees("el final", "lección ", "no tiene mina")
		p.press("j") // to look around
		p.sees("✓▓✓")
		p.press("i")
		p.sees("HAS PERDIDO", "@")
		p.press("i")
		p.sees("✓▓✓")
		p.press("u")
		p.doesNotSee("HAS PERDIDO")
		p.doesNotSee("✓▓✓")
		if p.over() {
			t.Errorf("%s: the game does not go on", kind.Name)
		}
	}
}

// aside runs a batch of commands as the program does in the background, and returns the first
// message that is no tick.
func aside(t testing.TB, cmd tea.Cmd) tea.Msg {
	t.Helper()
	if cmd == nil {
		t.Fatal("nothing is done in the background")
	}
	for msg := range messages(cmd) {
		if !ticks(msg) {
			return msg
		}
	}
	return nil
}

// On a large board the advisor thinks in the background. Thoughts about an old position are not
// shown.
func TestThinkingOnTheSide(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, largeSetup(6_000))
	p.send(aside(t, p.press("space")))
	cmd := p.press("i")
	p.sees("Pensando")
	p.press("w f")
	again := p.send(aside(t, cmd))
	p.doesNotSee("Hay algo que abrir")
	p.send(aside(t, again))
	p.sees("Hay ")
	p.send(aside(t, p.press("%"))) // chances need the whole board
	p.sees("✓")
	p.press("i") // the next stage of the same hint
	p.sees("1)", "PISTAS: 1")
}

// On a large board a hint is about cells near the cursor, not about the first rows.
func TestHintNearTheCursor(t *testing.T) {
	t.Parallel()
	spec := deal.Spec{Grid: game.Square{Rows: 3000, Cols: 15}, Mines: 7_000, Seed: 1} // the window has room for a panel
	setup := session.Dealt(words.Custom, spec, game.LeftToFind)
	p := sit(t, 160, 40, &setup)
	p.send(aside(t, p.press("space")))
	from := p.board().Cursor
	p.send(aside(t, p.press("i")))
	p.sees("Hay algo que abrir sin peligro")
	p.press("i")
	p.sees("no tiene mina", "L  lección")
	if c := p.board().Cursor; max(abs(c.Row-from.Row), abs(c.Col-from.Col)) > 64 {
		t.Errorf("with the cursor on %v, the hint leads to %v", from, c)
	}
	p.press("k")
	p.sees("no tiene mina", "L  lección") // in the panel, while it is valid
}

func abs(n int) int { return max(n, -n) }

// On a large board the reasons of a loss are found in the background, too.
func TestTruthOnTheSide(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 24, largeSetup(6_000))
	p.send(aside(t, p.press("space")))
	layout := p.game().Layout()
	lose := func() tea.Cmd {
		for mine := range boards.FromLayout(layout).Mines.All() {
			if !p.game().Open(mine) {
				p.moveTo(mine)
				return p.press("space")
			}
		}
		return nil
	}
	cmd := lose()
	p.sees("HAS PERDIDO", "Pensando…")
	p.press("i")
	p.sees("HAS PERDIDO", "Pensando…")
	p.answer(cmd)
	p.doesNotSee("Pensando")
	p.sees("Paso 1 de ", "✓")
	// If a loss is undone while its reasons are looked for, they are not shown.
	p.press("u l")
	p.press("u")
	cmd = lose()
	p.press("u")
	p.answer(cmd)
	p.doesNotSee("HAS PERDIDO")
	p.answer(p.press("ctrl+r"))
	p.sees("HAS PERDIDO · ")
	p.doesNotSee("Pensando")
}

func TestBoardThatMayNeedAGuessSaysSo(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 24, nil)
	p.press("m")
	p.press("backspace backspace 1 tab backspace backspace 2 0 tab 1 0 enter")
	p.send(aside(t, p.press("space")))
	p.sees("· puede obligar a adivinar", "  puede obligar a adivinar\n")
	// If the player allows guesses, every board says so.
	p = sit(t, 100, 24, nil)
	p.m.Guess = true
	p.tell()
	p.press("1 enter")
	p.sees("· puede obligar a adivinar")
	p.press("q o")
	p.sees("Adivinar         ‹ a veces")
	p.m.choose("guess", 0)
	p.press("esc c n s")
	p.sees("· sin adivinar")
}

func TestChancesOfAHugeBoard(t *testing.T) {
	t.Parallel()
	setup := largeOf(3000, 6_000)
	p := sit(t, 80, 24, setup)
	p.m.Guess = true
	p.tell()
	p.m.begin(*setup, nil)
	p.send(aside(t, p.press("space")))
	p.press("i")
	p.sees("demasiado grande")
	if strings.Contains(p.screen(), "PISTAS") {
		t.Error("a hint that was not given is counted")
	}
}
