package ui

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"

	tea "github.com/charmbracelet/bubbletea"
)

const notKept = "esta partida no se guarda"

// replays returns a player with a lost game in the history.
func replays(t *testing.T) *player {
	t.Helper()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Bb*")
	p.answer(p.press("g space"))
	p.seesLoss()
	p.at = p.at.Add(time.Minute)
	return p
}

// fromRecords opens the replay of the game in the history, from the menu.
func (p *player) fromRecords() {
	p.t.Helper()
	p.answer(p.press("h"))
	p.press("enter")
	p.answer(p.press("enter"))
	p.sees("Repetición")
}

// A game below other pages follows the size of the window. When it is shown again, it fits.
func TestGameSetAsideFollowsTheWindow(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for _, size := range []struct {
			width, height int
			want          string
		}{{60, 16, "[▓]"}, {140, 45, "┏━━━┓"}, {20, 8, "[▓]"}} {
			p := replays(t)
			p.press("q")
			p.resize(140, 45)
			p.answer(p.press("3"))
			p.press("f f q")
			p.fromRecords()
			p.press("end enter")
			p.sees(notKept)
			p.resize(size.width, size.height)
			p.screen()
			p.press("q")
			p.sees("Bb* · al azar")
			p.press("esc esc esc c")
			p.sees(size.want)
			board := p.board()
			rows, cols := p.session().Setup.Grid().Size()
			if rows != 16 || cols != 30 {
				t.Fatalf("at %v the game of %d×%d is played", size, rows, cols)
			}
			if w := board.Window; w.Rows > size.height || w.Cols > size.width {
				t.Errorf("at %v the board shows %d×%d cells", size, w.Rows, w.Cols)
			}
		}
	})
}

// The same holds for the replay below a game, and for the editor below the game of its board.
func TestPagesSetAsideFollowTheWindow(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		p := replays(t)
		p.press("P end enter")
		p.sees(notKept)
		p.resize(20, 8)
		p.press("q")
		p.sees("Bb* · al azar", "[1]")
		p.press("esc q")
		p.screen()
		p.resize(140, 45)
		p.answer(p.press("e"))
		p.press("T")
		p.typed("30x60")
		p.press("p")
		p.resize(20, 8)
		p.press("E")
		p.sees("[.]")
	})
}

// A board taken over and lost is opened in the editor without a question, because no saved game
// ends. The waiting game still waits, and the lost one is gone.
func TestLostBoardGoesToTheEditor(t *testing.T) {
	t.Parallel()
	p := replays(t)
	p.press("n")
	p.carryOut("Bb*")
	p.press("q")
	p.fromRecords()
	p.press("home right enter")
	p.sees(notKept)
	p.press("g space")
	p.seesLoss()
	p.press("E")
	p.sees("EDITOR")
	p.press("q")
	p.sees("BUSCAMINAS", "c. Continuar")
	p.press("c")
	p.sees("JUGADAS: 1", "MARCADAS: 0")
	p.seesNoEnd()
	p.doesNotSee(notKept)
}

// If no game waits, the menu offers none afterwards, and the lost one is not below it.
func TestLostBoardIsNotGoneOnWith(t *testing.T) {
	t.Parallel()
	p := replays(t).again()
	p.fromRecords()
	p.press("home right enter")
	p.press("g space")
	p.seesLoss()
	p.press("E")
	p.sees("EDITOR")
	p.press("q")
	p.sees("BUSCAMINAS")
	p.doesNotSee("Continuar")
	p.press("c esc")
	p.sees("BUSCAMINAS")
	p.press("2") // no question, because no game ends
	p.sees("MINAS RESTANTES: 40")
}

// browse opens the file browser in a folder with these files.
func browse(t *testing.T, texts map[string]string) *player {
	t.Helper()
	pagetest.AtHome(t, texts)
	p := sit(t, 90, 30, nil)
	p.send(p.press("4")())
	return p
}

// leavesBoardUnsaved leaves an unsaved board in the editor and goes to the menu, so that leaving
// the program asks about it.
func (p *player) leavesBoardUnsaved() {
	p.t.Helper()
	p.settle("e space right p q")
	p.sees("BUSCAMINAS")
}

const asksBoard = "¿Salir sin guardar?"

// If a file has been read while a question is open, the game begins after the answer.
func TestFileThatIsReadWaitsForTheAnswer(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "2 4\n*.*.\n...*\n"})
	p.press("esc")
	p.leavesBoardUnsaved()
	p.press("4")
	file := p.press("down enter")
	p.press("ctrl+c")
	p.sees(asksBoard)
	p.answer(file)
	p.sees(asksBoard)
	if strings.Contains(p.session().Setup.Title.In(p.m.Lang), "a.txt") {
		t.Fatal("the game begins below the question")
	}
	p.press("n")
	p.sees("a.txt · hexagonal", "JUGADAS: 0")
}

// If the window is too small for a while, the game begins once it is large enough.
func TestFileThatIsReadWaitsForTheWindow(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "2 4\n*.*.\n...*\n"})
	file := p.press("down enter")
	p.resize(10, 5)
	p.answer(file)
	if p.plays() != nil {
		t.Fatal("the game begins where it cannot be seen")
	}
	p.resize(80, 24)
	p.sees("a.txt · hexagonal", "JUGADAS: 0")
}

// A file that comes after its reading was cancelled is ignored, whether its page is open or not.
func TestFileThatComesTooLate(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "2 4\n*.*.\n...*\n"})
	file := aside(t, p.press("down enter"))
	p.press("esc")
	p.sees("Lectura cancelada")
	p.press("esc")
	p.send(file)
	p.sees("BUSCAMINAS")
	p.press("4")
	p.send(file) // nor on a later visit to the page
	p.sees("LEER DE FICHERO")
}

// A pasted board waits for the answer, too.
func TestPastedBoardWaitsForTheAnswer(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.leavesBoardUnsaved()
	text := []rune("2 4\n*.*.\n...*\n")
	read := p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: text, Paste: true})
	p.press("ctrl+c")
	p.sees(asksBoard)
	p.answer(read)
	p.sees(asksBoard)
	p.press("n")
	p.sees("tablero pegado · hexagonal")
}

// A board dealt while a question is above the game is there after the answer, with no time elapsed.
func TestBoardIsDealtBelowAQuestion(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.leavesBoardUnsaved()
	p.m.begin(*largeSetup(6_000), nil)
	dealt := aside(t, p.press("space"))
	p.press("ctrl+c")
	p.sees(asksBoard)
	p.send(dealt)
	p.sees(asksBoard)
	p.at = p.at.Add(time.Hour)
	p.press("n")
	p.sees("JUGADAS: 1", "TIEMPO: 0,0 s")
}

// The question whether to replace a file comes after a question that is already open, and is about
// the same board.
func TestQuestionsComeOneAfterTheOther(t *testing.T) {
	t.Chdir(t.TempDir())
	for range 2 {
		p := sit(t, 80, 24, nil)
		p.settle("e space S")
		p.send(tea.KeyMsg{Type: tea.KeyCtrlU})
		p.typeIn("board.txt")
		saved := p.press("enter")
		p.press("q")
		p.sees(asksBoard)
		p.answer(saved)
		if p.press("n"); !strings.Contains(p.screen(), "¿") {
			continue // the file did not exist yet
		}
		p.sees("board.txt")
		p.doesNotSee(asksBoard)
		p.press("n")
		p.sees("EDITOR", "sin guardar")
		return
	}
	t.Error("a file is replaced without a question")
}

// Keys typed while a game is read are meant for the game. They do not answer a question that
// appears later. The question can be answered before the game is there.
func TestKeysTypedWhileAGameIsReadAreNoAnswers(t *testing.T) {
	t.Parallel()
	reads := func(t *testing.T) (*player, tea.Cmd) {
		p := sitWith(t, t.TempDir(), nil)
		p.begins("1", "2")
		p.leavesBoardUnsaved()
		p.press("C")
		read := p.press("enter")
		p.sees("Leyendo la partida")
		p.press("s right f ctrl+c")
		p.sees(asksBoard)
		return p, read
	}
	t.Run("answered before the game is there", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) { // ticks take no time
			p, read := reads(t)
			p.press("n")
			p.sees("Leyendo la partida")
			p.answer(read)
			p.sees("MARCADAS: 3")
		})
	})
	t.Run("answered with the mouse", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) { // ticks take no time
			p, _ := reads(t)
			p.clickOn("n: no")
			p.sees("Leyendo la partida")
		})
	})
	t.Run("answered after that", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) { // ticks take no time
			p, read := reads(t)
			p.answer(read)
			p.sees(asksBoard)
			p.press("n")
			p.sees("La partida te espera donde la dejaste", "MARCADAS: 2")
		})
	})
}

// Keys in one burst reach the pages that earlier keys of the burst have opened.
func TestKeysTypedAheadReachThePagesTheyOpen(t *testing.T) {
	t.Parallel()
	for burst, want := range map[string]string{
		"1f?":    "TECLAS",
		"ommm":   "OPCIONES",
		"1lfq":   "c. Continuar: Principiante",
		"1lfqc":  "MARCADAS: 1",
		"x12345": "Código: 12345",
		"1:Cc":   ":Cc",
		"eS":     "Guardar en:",
		"1fEs":   "EDITOR",
		"1fEn":   "MARCADAS: 1",
	} {
		p := sit(t, 80, 24, nil)
		p.typeIn(burst)
		p.sees(want)
	}
}
