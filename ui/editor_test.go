package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/pages/editor"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// typed replaces the text of a prompt.
func (p *player) typed(text string) {
	p.send(tea.KeyMsg{Type: tea.KeyCtrlU})
	p.typeIn(text)
	p.settle("enter")
}

// edited returns the board in the editor.
func (p *player) edited() *game.Layout {
	p.t.Helper()
	if p.m.edited == nil {
		p.t.Fatal("no board is edited")
	}
	return p.m.edited.Page.(*editor.Page).Layout()
}

// mines returns the names of the cells with a mine on the board in the editor.
func (p *player) mines() string {
	l := p.edited()
	var names []string
	for c := range boards.FromLayout(l).Mines.All() {
		names = append(names, game.Letters.Of(l.Grid(), c))
	}
	return strings.Join(names, " ")
}

func (p *player) wantMines(after, want string) {
	p.t.Helper()
	if got := p.mines(); got != want {
		p.t.Errorf("%s: the mines are at %q, want %q", after, got, want)
	}
}

func TestPlayingWhatIsEdited(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		p := sit(t, 80, 24, nil)
		p.m.Grid = kind
		p.tell()
		p.settle("e space down down right p")
		p.sees("tablero nuevo · "+draw.ShapeOf(kind).Name.In(text.Spanish), "MINAS RESTANTES: 1", "E para volver al editor")
		p.settle("space")
		p.seesWin()
		p.settle("E")
		p.sees("EDITOR · tablero nuevo", "sin guardar")
		p.settle("u")
		p.wantMines("undone after the game", "")
		p.settle("ctrl+r p")
		p.sees("MINAS RESTANTES: 1")
		p.settle("q e") // or through the menu
		p.sees("EDITOR · tablero nuevo")
	}
}

// The editor shows the mines of the board of a game, so the game is given up. A board that is not
// dealt yet has no mines to show.
func TestEditingTheBoardOfAGame(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.settle("1 E")
	p.sees("EDITOR · Principiante · 9x9", "Minas: 0 ")
	p.settle("q 1 space")
	p.settle("E")
	p.sees("¿Abandonar la partida en curso?")
	p.settle("n")
	p.sees("MINAS RESTANTES: 10")
	p.settle("E s")
	p.sees("EDITOR · Principiante · 9x9", "Minas: 10 ")
	p.settle("q")
	p.doesNotSee("Continuar")
}

func TestLeavingChangesAsks(t *testing.T) {
	t.Parallel()
	const asks = "¿Salir sin guardar?"
	p := sit(t, 80, 24, nil)
	p.settle("e q")
	p.sees("5. Salir")
	p.settle("e space esc")
	p.sees(asks)
	p.settle("n")
	p.wantMines("not left", "Aa")
	p.settle("p q 5")
	p.sees(asks)
	p.settle("n")
	p.sees("5. Salir")
	p.settle("t enter E")
	p.sees(asks)
	p.settle("n esc e")
	p.wantMines("another board not taken", "Aa")
	p.settle("q s")
	p.sees("5. Salir")
	if cmd := p.press("5"); cmd == nil || cmd() != tea.Quit() {
		t.Error("the program asks about a board that was given up")
	}
}

// Ctrl+C asks before it leaves, as every other way out does. A second Ctrl+C leaves.
func TestInterruptAsksAboutAChangedBoard(t *testing.T) {
	t.Parallel()
	const asks = "¿Salir sin guardar?"
	quits := func(cmd tea.Cmd) bool { return cmd != nil && cmd() == tea.Quit() }
	p := sit(t, 80, 24, nil)
	p.settle("e")
	if !quits(p.press("ctrl+c")) {
		t.Error("the program asks about an unchanged board")
	}
	p.settle("space ctrl+c")
	p.sees(asks)
	p.settle("n")
	p.wantMines("not left", "Aa")
	p.settle("F ctrl+c") // while a prompt is open
	p.sees(asks)
	p.settle("n esc")
	p.settle("p ctrl+c") // while the board is played
	p.sees(asks)
	if !quits(p.press("ctrl+c")) {
		t.Error("a second Ctrl+C does not leave")
	}
	p.settle("n ctrl+c")
	if !quits(p.press("s")) {
		t.Error("the answer is ignored")
	}
}

// A question of the editor that comes up during a game waits until the editor is visible.
func TestTheEditorAsksWhenItIsSeen(t *testing.T) {
	t.Parallel()
	p := sit(t, 160, 24, nil)
	p.m.memory.browser.Dir = t.TempDir()
	p.tell()
	if err := os.WriteFile(filepath.Join(p.m.memory.browser.Dir, "mine.txt"), []byte("dear diary"), 0o600); err != nil {
		t.Fatal(err)
	}
	p.settle("e space S")
	p.send(tea.KeyMsg{Type: tea.KeyCtrlU})
	p.typeIn("mine.txt")
	cmd := p.press("enter")
	p.settle("p")
	p.answer(cmd)
	p.sees("MINAS RESTANTES: 1")
	p.settle("E")
	p.sees("mine.txt ya existe. ¿Reemplazarlo?")
	p.settle("s")
	p.sees("EDITOR · mine.txt · ", "Guardado en ")
}

// The editor follows a new size of the window, and new options, while it waits below a game.
func TestTheEditorFollowsWhileItWaits(t *testing.T) {
	t.Parallel()
	p := sit(t, 130, 40, nil)
	p.settle("e space p")
	p.resize(50, 16)
	p.m.choose("language", int(text.English))
	p.settle("E")
	p.sees("new board · 9x9 · square · not saved", "from Aa: there is a mine there", "[*]")
}
