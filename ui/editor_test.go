package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/editor"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// typed replaces the text of a prompt.
func (p *player) typed(text string) {
	p.Send(tea.KeyMsg{Type: tea.KeyCtrlU})
	p.Type(text)
	p.Settle("enter")
}

// edited returns the board in the editor.
func (p *player) edited() *game.Layout {
	p.T.Helper()
	if p.m.edited == nil {
		p.T.Fatal("no board is edited")
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
	p.T.Helper()
	if got := p.mines(); got != want {
		p.T.Errorf("%s: the mines are at %q, want %q", after, got, want)
	}
}

func TestPlayingWhatIsEdited(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		p := sit(t, 80, 24, nil)
		p.m.Grid = kind
		p.tell()
		p.Settle("e space down down right p")
		p.Sees("tablero nuevo · "+draw.ShapeOf(kind).Name.In(text.Spanish), "MINAS RESTANTES: 1", "E para volver al editor")
		p.Settle("space")
		p.SeesWin()
		p.Settle("E")
		p.Sees("EDITOR · tablero nuevo", "sin guardar")
		p.Settle("u")
		p.wantMines("undone after the game", "")
		p.Settle("ctrl+r p")
		p.Sees("MINAS RESTANTES: 1")
		p.Settle("q e") // or through the menu
		p.Sees("EDITOR · tablero nuevo")
	}
}

// The editor shows the mines of the board of a game, so the game is given up. A board that is not
// dealt yet has no mines to show.
func TestEditingTheBoardOfAGame(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.Settle("1 E")
	p.Sees("EDITOR · Principiante · 9x9", "Minas: 0 ")
	p.Settle("q 1 space")
	p.Settle("E")
	p.Sees("¿Abandonar la partida en curso?")
	p.Settle("n")
	p.Sees("MINAS RESTANTES: 10")
	p.Settle("E s")
	p.Sees("EDITOR · Principiante · 9x9", "Minas: 10 ")
	p.Settle("q")
	p.DoesNotSee("Continuar")
}

func TestLeavingChangesAsks(t *testing.T) {
	t.Parallel()
	const asks = "¿Salir sin guardar?"
	p := sit(t, 80, 24, nil)
	p.Settle("e q")
	p.Sees("5. Salir")
	p.Settle("e space esc")
	p.Sees(asks)
	p.Settle("n")
	p.wantMines("not left", "Aa")
	p.Settle("p q 5")
	p.Sees(asks)
	p.Settle("n")
	p.Sees("5. Salir")
	p.Settle("t enter E")
	p.Sees(asks)
	p.Settle("n esc e")
	p.wantMines("another board not taken", "Aa")
	p.Settle("q s")
	p.Sees("5. Salir")
	if cmd := p.Press("5"); cmd == nil || cmd() != tea.Quit() {
		t.Error("the program asks about a board that was given up")
	}
}

// Ctrl+C asks before it leaves, as every other way out does. A second Ctrl+C leaves.
func TestInterruptAsksAboutAChangedBoard(t *testing.T) {
	t.Parallel()
	const asks = "¿Salir sin guardar?"
	quits := func(cmd tea.Cmd) bool { return cmd != nil && cmd() == tea.Quit() }
	p := sit(t, 80, 24, nil)
	p.Settle("e")
	if !quits(p.Press("ctrl+c")) {
		t.Error("the program asks about an unchanged board")
	}
	p.Settle("space ctrl+c")
	p.Sees(asks)
	p.Settle("n")
	p.wantMines("not left", "Aa")
	p.Settle("F ctrl+c") // while a prompt is open
	p.Sees(asks)
	p.Settle("n esc")
	p.Settle("p ctrl+c") // while the board is played
	p.Sees(asks)
	if !quits(p.Press("ctrl+c")) {
		t.Error("a second Ctrl+C does not leave")
	}
	p.Settle("n ctrl+c")
	if !quits(p.Press("s")) {
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
	p.Settle("e space S")
	p.Send(tea.KeyMsg{Type: tea.KeyCtrlU})
	p.Type("mine.txt")
	cmd := p.Press("enter")
	p.Settle("p")
	p.Answer(cmd)
	p.Sees("MINAS RESTANTES: 1")
	p.Settle("E")
	p.Sees("mine.txt ya existe. ¿Reemplazarlo?")
	p.Settle("s")
	p.Sees("EDITOR · mine.txt · ", "Guardado en ")
}

// The editor follows a new size of the window, and new options, while it waits below a game.
func TestTheEditorFollowsWhileItWaits(t *testing.T) {
	t.Parallel()
	p := sit(t, 130, 40, nil)
	p.Settle("e space p")
	p.Resize(50, 16)
	p.m.choose(page.Choose{Option: "language", Value: int(text.English)})
	p.Settle("E")
	p.Sees("new board · 9x9 · square · not saved", "from Aa: there is a mine there", "[*]")
}
