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
	p.CarryOut("Bb*")
	p.Answer(p.Press("g space"))
	p.SeesLoss()
	p.at = p.at.Add(time.Minute)
	return p
}

// fromRecords opens the replay of the game in the history, from the menu.
func (p *player) fromRecords() {
	p.T.Helper()
	p.Answer(p.Press("h"))
	p.Press("enter")
	p.Answer(p.Press("enter"))
	p.Sees("Repetición")
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
			p.Press("q")
			p.Resize(140, 45)
			p.Answer(p.Press("3"))
			p.Press("f f q")
			p.fromRecords()
			p.Press("end enter")
			p.Sees(notKept)
			p.Resize(size.width, size.height)
			p.Screen()
			p.Press("q")
			p.Sees("Bb* · al azar")
			p.Press("esc esc esc c")
			p.Sees(size.want)
			board := p.board()
			rows, cols := p.Session().Setup.Grid().Size()
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
		p.Press("P end enter")
		p.Sees(notKept)
		p.Resize(20, 8)
		p.Press("q")
		p.Sees("Bb* · al azar", "[1]")
		p.Press("esc q")
		p.Screen()
		p.Resize(140, 45)
		p.Answer(p.Press("e"))
		p.Press("T")
		p.typed("30x60")
		p.Press("p")
		p.Resize(20, 8)
		p.Press("E")
		p.Sees("[.]")
	})
}

// A board taken over and lost is opened in the editor without a question, because no saved game
// ends. The waiting game still waits, and the lost one is gone.
func TestLostBoardGoesToTheEditor(t *testing.T) {
	t.Parallel()
	p := replays(t)
	p.Press("n")
	p.CarryOut("Bb*")
	p.Press("q")
	p.fromRecords()
	p.Press("home right enter")
	p.Sees(notKept)
	p.Press("g space")
	p.SeesLoss()
	p.Press("E")
	p.Sees("EDITOR")
	p.Press("q")
	p.Sees("BUSCAMINAS", "c. Continuar")
	p.Press("c")
	p.Sees("JUGADAS: 1", "MARCADAS: 0")
	p.SeesNoEnd()
	p.DoesNotSee(notKept)
}

// browse opens the file browser in a folder with these files.
func browse(t *testing.T, texts map[string]string) *player {
	t.Helper()
	pagetest.AtHome(t, texts)
	p := sit(t, 90, 30, nil)
	p.Send(p.Press("4")())
	return p
}

// leavesBoardUnsaved leaves an unsaved board in the editor and goes to the menu, so that leaving
// the program asks about it.
func (p *player) leavesBoardUnsaved() {
	p.T.Helper()
	p.Settle("e space right p q")
	p.Sees("BUSCAMINAS")
}

const asksBoard = "¿Salir sin guardar?"

// If a file has been read while a question is open, the game begins after the answer.
func TestFileThatIsReadWaitsForTheAnswer(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "2 4\n*.*.\n...*\n"})
	p.Press("esc")
	p.leavesBoardUnsaved()
	p.Press("4")
	file := p.Press("down enter")
	p.Press("ctrl+c")
	p.Sees(asksBoard)
	p.Answer(file)
	p.Sees(asksBoard)
	if strings.Contains(p.Session().Setup.Title.In(p.m.Lang), "a.txt") {
		t.Fatal("the game begins below the question")
	}
	p.Press("n")
	p.Sees("a.txt · hexagonal", "JUGADAS: 0")
}

// If the window is too small for a while, the game begins once it is large enough.
func TestFileThatIsReadWaitsForTheWindow(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "2 4\n*.*.\n...*\n"})
	file := p.Press("down enter")
	p.Resize(10, 5)
	p.Answer(file)
	if gameOf(p.m) != nil {
		t.Fatal("the game begins where it cannot be seen")
	}
	p.Resize(80, 24)
	p.Sees("a.txt · hexagonal", "JUGADAS: 0")
}

// A file that comes after its reading was cancelled is ignored, whether its page is open or not.
func TestFileThatComesTooLate(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "2 4\n*.*.\n...*\n"})
	file := aside(t, p.Press("down enter"))
	p.Press("esc")
	p.Sees("Lectura cancelada")
	p.Press("esc")
	p.Send(file)
	p.Sees("BUSCAMINAS")
	p.Press("4")
	p.Send(file) // nor on a later visit to the page
	p.Sees("LEER DE FICHERO")
}

// A board dealt while a question is above the game is there after the answer, with no time elapsed.
func TestBoardIsDealtBelowAQuestion(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.leavesBoardUnsaved()
	p.m.begin(*largeSetup(6_000), nil)
	dealt := aside(t, p.Press("space"))
	p.Press("ctrl+c")
	p.Sees(asksBoard)
	p.Send(dealt)
	p.Sees(asksBoard)
	p.at = p.at.Add(time.Hour)
	p.Press("n")
	p.Sees("JUGADAS: 1", "TIEMPO: 0,0 s")
}

// The question whether to replace a file comes after a question that is already open, and is about
// the same board.
func TestQuestionsComeOneAfterTheOther(t *testing.T) {
	t.Chdir(t.TempDir())
	for range 2 {
		p := sit(t, 80, 24, nil)
		p.Settle("e space S")
		p.Send(tea.KeyMsg{Type: tea.KeyCtrlU})
		p.Type("board.txt")
		saved := p.Press("enter")
		p.Press("q")
		p.Sees(asksBoard)
		p.Answer(saved)
		if p.Press("n"); !strings.Contains(p.Screen(), "¿") {
			continue // the file did not exist yet
		}
		p.Sees("board.txt")
		p.DoesNotSee(asksBoard)
		p.Press("n")
		p.Sees("EDITOR", "sin guardar")
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
		p.Press("C")
		read := p.Press("enter")
		p.Sees("Leyendo la partida")
		p.Press("s right f ctrl+c")
		p.Sees(asksBoard)
		return p, read
	}
	t.Run("answered before the game is there", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) { // ticks take no time
			p, read := reads(t)
			p.Press("n")
			p.Sees("Leyendo la partida")
			p.Answer(read)
			p.Sees("MARCADAS: 3")
		})
	})
	t.Run("answered with the mouse", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) { // ticks take no time
			p, _ := reads(t)
			p.ClickOn("n no")
			p.Sees("Leyendo la partida")
		})
	})
	t.Run("answered after that", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) { // ticks take no time
			p, read := reads(t)
			p.Answer(read)
			p.Sees(asksBoard)
			p.Press("n")
			p.Sees("La partida te espera donde la dejaste", "MARCADAS: 2")
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
		p.Type(burst)
		p.Sees(want)
	}
}
