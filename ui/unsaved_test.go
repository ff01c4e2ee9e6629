package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// The messages of the menu and the editor about an unsaved board.
const (
	oneUnsaved = "sin guardar"
	hereItIs   = "Aquí está el tablero que no habías guardado"
)

// keepTick is the tick after which a board is written.
const keepTick = "editor.keepTickMsg"

// made presses keys in the editor and then waits for the second after which a board is written.
func (p *player) made(keys string) {
	p.T.Helper()
	for _, key := range strings.Fields(keys) {
		p.await(keepTick, p.Press(key))
	}
}

// wantUnsaved checks the unsaved boards in the folder: the mines of each, in the order of their
// files.
func wantUnsaved(t *testing.T, after, dir string, want ...string) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "unsaved", "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, path := range paths {
		saved, err := archive.ReadFile(path)
		if err != nil {
			t.Fatalf("%s: %v", after, err)
		}
		l := saved.Game.Layout()
		var names []string
		for c := range boards.FromLayout(l).Mines.All() {
			names = append(names, game.Letters.Of(l.Grid(), c))
		}
		got = append(got, strings.Join(names, " "))
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s: the unsaved boards have mines at %q, want %q", after, got, want)
	}
}

// A board that was made and not saved is offered in the next run, until it is saved.
func TestABoardThatWasNotSavedComesBack(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		synctest.Test(t, func(t *testing.T) {
			dir := t.TempDir()
			p := sitWith(t, dir, nil)
			p.m.Grid = kind
			p.tell()
			p.DoesNotSee(oneUnsaved)
			p.Settle("e T")
			p.Send(tea.KeyMsg{Type: tea.KeyCtrlU})
			p.Type("3x5")
			p.made("enter space right right down space")
			wantUnsaved(t, "made", dir, "Aa Bc")
			p.m.close()

			p = sitWith(t, dir, nil)
			p.m.memory.browser.Dir = t.TempDir()
			p.tell()
			p.Sees(oneUnsaved)
			p.Settle("e")
			p.Sees("EDITOR · tablero nuevo · 3x5 · "+draw.ShapeOf(kind).Name.In(text.Spanish)+" · sin guardar", hereItIs)
			p.wantMines("in the next run", "Aa Bc")
			p.made("left space")
			p.DoesNotSee(hereItIs)
			wantUnsaved(t, "gone on with", dir, "Aa Bb Bc")
			p.Settle("S enter")
			p.Sees("Guardado en ")
			wantUnsaved(t, "saved", dir)
			p.Settle("q")
			p.DoesNotSee(oneUnsaved)
		})
	}
}

// The file exists as long as the board has unsaved changes that the player has not given up. A
// second Ctrl+C does not give them up.
func TestWhatIsKeptOfABoardThatIsMade(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, keys string
		want       []string
	}{
		{"nothing made", "", nil},
		{"a mine put", "space", []string{"Aa"}},
		{"taken away again", "space space", nil},
		{"undone", "space u", nil},
		{"undone and done again", "space u ctrl+r", []string{"Aa"}},
		{"filled", "F 3 enter", []string{"Ac Ci Gb"}},
		{"not left", "space q n", []string{"Aa"}},
		{"given up", "space q s", nil},
		{"given up from the menu", "space p q 5 s", nil},
		{"given up with Ctrl+C", "space ctrl+c s", nil},
		{"not given up with Ctrl+C", "space ctrl+c n", []string{"Aa"}},
		{"Ctrl+C insisted on", "space ctrl+c ctrl+c", []string{"Aa"}},
		{"given up for another board", "space p q t enter E s", nil},
		{"played", "space p", []string{"Aa"}},
	} {
		synctest.Test(t, func(t *testing.T) {
			dir := t.TempDir()
			p := sitWith(t, dir, nil)
			p.Settle("e")
			p.made(test.keys)
			p.m.close()
			wantUnsaved(t, test.name, dir, test.want...)
		})
	}
}

// A board given up has no file, even if the program ends before the file is removed in the
// background.
func TestABoardThatIsGivenUpInTheLastMoment(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		p := sitWith(t, dir, nil)
		p.Settle("e")
		p.made("space q")
		p.Press("s")
		p.m.close()
		wantUnsaved(t, "given up", dir)
	})
}

// A board is written a second after its first change, whatever the player does meanwhile, and at
// once when the editor is hidden or the program is suspended.
func TestWhenABoardThatIsMadeIsWritten(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		p := sitWith(t, dir, nil)
		p.Settle("e")
		later := p.Press("space")
		p.Press("right space right space")
		wantUnsaved(t, "in the same moment", dir)
		p.await(keepTick, later)
		wantUnsaved(t, "a second later", dir, "Aa Ab Ac")
		p.Press("right space")
		wantUnsaved(t, "in the next moment", dir, "Aa Ab Ac")
		p.Answer(p.Press("?"))
		wantUnsaved(t, "not seen any more", dir, "Aa Ab Ac Ad")
		p.Press("esc space")
		p.Send(tea.SuspendMsg{})
		wantUnsaved(t, "stopped", dir, "Aa Ab Ac")
	})
}

// Copies of the program running at once have separate boards. A board being edited is not offered
// elsewhere.
func TestTwoCopiesKeepABoardEach(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		first, second := sitWith(t, dir, nil), sitWith(t, dir, nil)
		first.Settle("e")
		second.Settle("e right")
		first.made("space")
		second.made("space")
		wantUnsaved(t, "both made", dir, "Aa", "Ab")
		sitWith(t, dir, nil).DoesNotSee(oneUnsaved)
		first.m.close()

		third, fourth := sitWith(t, dir, nil), sitWith(t, dir, nil)
		third.Sees(oneUnsaved)
		third.Settle("e")
		third.wantMines("that of the first", "Aa")
		fourth.Sees(oneUnsaved)
		fourth.Settle("e") // another copy took it first
		fourth.Sees("EDITOR · tablero nuevo")
		fourth.wantMines("a new one", "")

		second.m.close()
		third.m.close()
		last := sitWith(t, dir, nil)
		last.Settle("e")
		last.wantMines("the last one first", "Ab")
		last.made("q s e")
		last.wantMines("and then the other", "Aa")
		last.made("q s")
		last.DoesNotSee(oneUnsaved)
		wantUnsaved(t, "given up", dir)
	})
}

// A file that cannot be read is reported, stays unchanged, and stops nothing.
func TestAnUnsavedBoardThatCannotBeRead(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		path := filepath.Join(dir, "unsaved", "1.txt")
		const broken = "buscaminas game 2\ngrid: square\nrows: 2\ncolumns: 2\nrow: .*\n"
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(broken), 0o600); err != nil {
			t.Fatal(err)
		}
		p := sitWith(t, dir, nil)
		p.Resize(160, 40)
		p.Sees(oneUnsaved)
		p.Settle("e")
		p.Sees(filepath.Join("unsaved", "1.txt:6:"), "falta la fila 2 de 2; bórralo")
		p.DoesNotSee(oneUnsaved)
		p.Settle("e")
		p.Sees("EDITOR · tablero nuevo · 9x9")
		p.made("space")
		if got, err := os.ReadFile(path); err != nil || string(got) != broken {
			t.Errorf("the file holds %q, %v", got, err)
		}
		if _, err := archive.ReadFile(filepath.Join(dir, "unsaved", "2.txt")); err != nil {
			t.Error(err)
		}
	})
}

// Esc while the board is read leaves it for the next time.
func TestReadingAnUnsavedBoardIsCancelled(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		p := sitWith(t, t.TempDir(), nil)
		p.Settle("e")
		p.made("space")
		p = p.again()
		read := p.Press("e")
		p.Sees("Leyendo el tablero")
		p.Settle("esc")
		p.Sees("Lectura cancelada", oneUnsaved)
		p.Answer(read)
		p.Settle("e")
		p.wantMines("read again", "Aa")
	})
}

// If the file cannot be written, the editor says so once and works on.
func TestABoardThatCannotBeKept(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		p := sitWith(t, dir, nil)
		inTheWay := filepath.Join(dir, "unsaved")
		if err := os.WriteFile(inTheWay, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		const lost = "Si no guardas este tablero, se perderá:"
		p.Settle("e")
		p.made("space")
		p.Sees(lost)
		p.made("right space")
		p.DoesNotSee(lost)
		if err := os.Remove(inTheWay); err != nil {
			t.Fatal(err)
		}
		p.made("right space")
		wantUnsaved(t, "when it can be written", dir, "Aa Ab Ac")
	})
}

// Without a folder no file is written, and no command waits a second.
func TestWithoutAFolderNoBoardIsKept(t *testing.T) {
	here := t.TempDir()
	t.Chdir(here)
	p := sit(t, 80, 24, nil)
	p.Settle("e space right space p q")
	p.Sees("Editor de tableros: abierto")
	p.Settle("e q s")
	p.Sees("5. Salir")
	p.DoesNotSee(oneUnsaved)
	p.m.close()
	if left, err := os.ReadDir(here); err != nil || len(left) > 0 {
		t.Errorf("there are %v, %v", left, err)
	}
}

// A player who agrees to replace the unsaved board, but then keeps playing the game whose board
// was to replace it, loses nothing.
func TestTheUnsavedBoardStaysIfTheGameGoesOn(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.Settle("e space p q 1 space")
	p.Settle("E")
	p.Sees("¿Salir sin guardar?")
	p.Settle("s")
	p.Sees("¿Abandonar la partida en curso?")
	p.Settle("n")
	p.Sees("MINAS RESTANTES: 10")
	p.Settle("q e")
	p.wantMines("the game goes on", "Aa")
}
