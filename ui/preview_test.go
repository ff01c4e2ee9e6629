package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards/files"

	tea "github.com/charmbracelet/bubbletea"
)

// beAtHome makes a folder the home folder and changes to one in it, so that the path on the screen
// is short and leaves room for a preview.
func beAtHome(t *testing.T) (folder string) {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home) // the same on Windows
	folder = filepath.Join(home, "boards")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	t.Chdir(folder)
	return folder
}

// browse opens the file browser in a folder with these files.
func browse(t *testing.T, texts map[string]string) *player {
	t.Helper()
	beAtHome(t)
	for name, text := range texts {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p := sit(t, 90, 30, nil)
	p.send(p.press("4")())
	return p
}

// bigGame is a short file of a game on a large board, without the mines.
const bigGame = "buscaminas game 2\ngrid: hexagonal\nrows: 3000\ncolumns: 3000\nmines: 1850000\n" +
	"promise: followable\nseed: 1\nstart: first opened\n\n0.000 5,5*\n"

// The preview of a saved game shows what the file says about it, without its board.
func TestPreviewOfAKeptGame(t *testing.T) {
	p := browse(t, map[string]string{
		"big.txt":   bigGame,
		"drawn.txt": "buscaminas game 2\ngrid: hexagonal\nrows: 2\ncolumns: 3\nstart: 0,0\nrow: ..*\nrow: *..\n",
		"wrong.txt": "buscaminas game 2\ngrid: round\n",
	})
	p.send(p.press("down")())
	p.sees("partida guardada", "3000x3000, hexagonal, minas: 1850000", "0 │  ▓ ▓ ▓")
	p.send(p.press("down")())
	p.sees("partida guardada", "2x3, hexagonal, minas: 2")
	p.send(p.press("down")())
	p.sees("wrong.txt:2: aquí debe ir square")
}

// All notes on a file are told, in its preview and when it is opened.
func TestAllNotesOnAFileAreTold(t *testing.T) {
	p := browse(t, map[string]string{"x.txt": "3 3\n1x1\n111\n..\n"})
	notes := []string{"2 de 3 columnas", `"x" se lee como mina`, "concuerdan con la cuadrícula cuadrada"}
	p.send(p.press("down")())
	p.sees(notes...)
	p.waitAll(p.press("enter"))
	p.sees("MINAS RESTANTES")
	p.sees(notes...)
}

// However fast the selection moves, one preview is read at a time, and the next is that of the file
// selected by then.
func TestPreviewsAreReadOneAtATime(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "1 2\n*.\n", "b.txt": "1 3\n*..\n", "c.txt": "1 4\n*...\n"})
	first := p.press("down")
	if cmd := p.press("down down"); first == nil || cmd != nil {
		t.Fatal("two previews are read at once")
	}
	last := p.send(first())
	p.doesNotSee("1x2")
	if last == nil {
		t.Fatal("the preview that is wanted is not read")
	}
	p.send(last())
	p.sees("1x4, hexagonal")
	// A folder has no preview. A preview that is still being read is not shown beside another
	// entry.
	first = p.press("up")
	p.press("home")
	if again := p.send(first()); again != nil {
		t.Error("a folder is read as a board")
	}
	p.doesNotSee("1x3")
	p.send(p.press("down")())
	p.sees("1x2")
}

// If the entries of a folder come late, the browser shows the folder asked for last.
func TestOnlyTheLastFolderIsShown(t *testing.T) {
	p := browse(t, map[string]string{"one/first.txt": "1 2\n*.\n", "two/second.txt": "1 2\n*.\n"})
	p.typeIn("one")
	slow := aside(t, p.press("enter"))
	p.typeIn("two")
	p.send(aside(t, p.press("enter")))
	two := filepath.Join("boards", "two")
	p.sees("second.txt", two)
	p.send(slow)
	p.sees("second.txt", two)
	p.doesNotSee("first.txt")
	// The current folder is looked up once, and not for every frame.
	where, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	p.sees(files.FromHome(filepath.Join(where, "two")))
}

// The browser does not go to a folder that no longer exists, and says so in the player's language.
func TestAFolderThatIsGone(t *testing.T) {
	p := browse(t, map[string]string{"one/first.txt": "1 2\n*.\n", "second.txt": "1 2\n*.\n"})
	if err := os.RemoveAll("one"); err != nil {
		t.Fatal(err)
	}
	p.press("down")
	p.send(aside(t, p.press("enter")))
	p.sees("one: no existe tal fichero", "second.txt")
}

// The wheel selects a file, and a click opens it.
func TestBrowsingWithTheMouse(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "1 2\n*.\n", "b.txt": "1 3\n*..\n", "folder/c.txt": "1 4\n*...\n"})
	p.screen()
	p.send(tea.MouseMsg{Button: tea.MouseButtonWheelDown})
	p.send(p.send(tea.MouseMsg{Button: tea.MouseButtonWheelDown})())
	p.sees("▸ a.txt", "1x2, hexagonal")
	if cmd := p.clickOn("Cuadrícula"); cmd != nil {
		t.Error("a click on a line that is no file opens something")
	}
	p.send(p.clickOn("folder/")())
	p.sees("c.txt", filepath.Join("boards", "folder"))
	p.send(aside(t, p.clickOn("c.txt")))
	p.sees("c.txt · hexagonal")
}

// The text typed, the grid, the folder and the selected file are the same at the next visit, even
// after a game.
func TestBrowserIsAsItWasLeft(t *testing.T) {
	p := browse(t, map[string]string{"one/a.txt": "1 2\n*.\n", "one/b.txt": "1 3\n*..\n"})
	p.send(aside(t, p.press("down enter")))
	p.send(aside(t, p.press("ctrl+g end enter")))
	p.sees("b.txt · cuadrada")
	p.press("q")
	p.send(p.send(p.press("4")())())
	p.sees("Cuadrícula: cuadrada", filepath.Join("boards", "one"), "▸ b.txt", "1x3")
	p.typeIn("some")
	p.press("esc 4")
	p.sees("Fichero: some")
}

// The list follows each change of the size of the window.
func TestBrowserFollowsTheWindow(t *testing.T) {
	world := map[string]string{}
	for i := range 30 {
		world[fmt.Sprintf("f%02d.txt", i)] = "1 2\n*.\n"
	}
	p := browse(t, world)
	p.doesNotSee("f29.txt")
	p.resize(90, 50)
	p.sees("▸ ../", "f29.txt")
	p.press("end")
	p.resize(40, 12)
	p.sees("▸ f29.txt")
	p.doesNotSee("f25.txt")
}

// narrow types text that narrows the list, and waits for the preview of the selected file.
func (p *player) narrow(text string) {
	p.answer(p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true}))
}

// Typed text narrows the list, and Tab completes it. Part of a name opens the file found.
func TestTypingNarrowsTheFolder(t *testing.T) {
	p := browse(t, map[string]string{
		"easy-one.txt": "1 2\n*.\n", "easy-two.txt": "1 3\n*..\n", "other.txt": "1 4\n*...\n", "folder/inner.txt": "1 5\n*....\n",
	})
	p.narrow("EAS")
	p.sees("▸ easy-one.txt", "easy-two.txt")
	p.doesNotSee("other.txt")
	p.doesNotSee("../")
	p.settle("tab")
	p.sees("Fichero: easy-")
	p.narrow("t")
	p.settle("tab")
	p.sees("Fichero: easy-two.txt", "1x3")
	p.answer(p.send(tea.KeyMsg{Type: tea.KeyCtrlU}))
	p.sees("other.txt", "folder/")
	p.narrow("fol")
	p.settle("tab") // opens a folder
	p.sees("inner.txt", filepath.Join("boards", "folder"))
	p.narrow("../ot")
	p.sees("▸ other.txt", "1x4")
	p.doesNotSee("inner.txt")
	p.settle("tab")
	p.sees("Fichero: ../other.txt")
	p.answer(p.send(tea.KeyMsg{Type: tea.KeyCtrlU}))
	p.narrow("inn")
	p.settle("enter")
	p.sees("inner.txt · hexagonal")
}

// A file with several boards is shown like a folder with a file for each.
func TestAFileOfSeveralBoards(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "1 2\n*.\n", "many.txt": "1 3\n*..\n\n1 4\n*...\n\n1 5\n*...*\n"})
	p.narrow("many.txt")
	p.sees("tiene varios tableros")
	p.settle("enter")
	p.sees("▸ many.txt#1", "many.txt#2", "many.txt#3", "1x3", filepath.Join("boards", "many.txt"), "Fichero:\n")
	p.doesNotSee("a.txt ")
	p.settle("down")
	p.sees("1x4")
	p.narrow("3")
	p.settle("enter")
	p.sees("many.txt#3 · hexagonal")
	p.settle("q")
	p.settle("4")
	p.sees("▸ many.txt#3", "Fichero: 3\n")
	p.answer(p.send(tea.KeyMsg{Type: tea.KeyCtrlU}))
	p.sees("many.txt#1", "many.txt#2", "many.txt#3")
	p.settle("backspace")
	p.sees("a.txt", "▸ many.txt\n")
	p.narrow("many.txt#2")
	p.settle("enter")
	p.sees("many.txt#2 · hexagonal")
}

// A path that is typed begins with the first key, whatever was typed at the last visit. Other keys
// edit what was typed then.
func TestTypedPathBeginsWithTheFirstKey(t *testing.T) {
	p := browse(t, map[string]string{"ex.txt": "1 2\n*.\n", "sub/inner.txt": "1 5\n*....\n"})
	p.typeIn("ex.txt")
	p.settle("enter")
	p.sees("ex.txt · hexagonal")
	p.settle("q")
	p.settle("4")
	p.sees("Fichero: ex.txt")
	p.typeIn("s")
	p.typeIn("ub/inner.txt")
	p.sees("Fichero: sub/inner.txt")
	p.settle("enter")
	p.sees("inner.txt · hexagonal")
	p.settle("q")
	p.settle("4")
	p.settle("left backspace")
	p.sees("Fichero: sub/inner.tt")
}

// The list shows the folder that is typed. Enter on the first entry goes there.
func TestListFollowsTheTypedFolder(t *testing.T) {
	p := browse(t, map[string]string{
		"ex.txt": "1 2\n*.\n", "sub/inner.txt": "1 5\n*....\n", "sub/other.txt": "1 4\n*...\n", "sub/deep/x.txt": "1 3\n*..\n",
	})
	p.narrow("sub/")
	p.sees("▸ ./", "deep/", "inner.txt", "other.txt", filepath.Join("boards", "sub"))
	p.doesNotSee("ex.txt")
	p.narrow("oth")
	p.sees("▸ other.txt", "1x4")
	p.doesNotSee("inner.txt")
	p.settle("enter")
	p.sees("other.txt · hexagonal")
	p.settle("q")
	p.settle("4")
	p.narrow("sub/no/")
	p.doesNotSee("inner.txt")
	p.settle("enter")
	p.sees("no existe tal fichero")
	p.answer(p.send(tea.KeyMsg{Type: tea.KeyCtrlU}))
	p.sees("▸ ../", "ex.txt", "sub/")
	p.narrow("sub/")
	p.settle("enter")
	p.sees("▸ ../", "inner.txt", "Fichero: ")
	p.doesNotSee("Fichero: sub")
	// Tab does not wait until the typed folder is listed.
	cmd := p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("../sub/IN")})
	p.press("tab")
	p.answer(cmd)
	p.sees("Fichero: ../sub/inner.txt")
}

// Tab ignores the case of the names, as the list does.
func TestTabIgnoresCase(t *testing.T) {
	p := browse(t, map[string]string{"Easy-One.txt": "1 2\n*.\n", "eaSY-two.txt": "1 3\n*..\n"})
	p.narrow("EA")
	p.settle("tab")
	p.sees("Fichero: Easy-\n")
	p.narrow("T")
	p.settle("tab")
	p.sees("Fichero: eaSY-two.txt")
}

// The field is as wide as the window.
func TestTypedPathTakesTheWindow(t *testing.T) {
	p := browse(t, map[string]string{"ex.txt": "1 2\n*.\n"})
	long := strings.Repeat("a-folder/", 7) + "end.txt"
	p.narrow(long)
	p.sees("Fichero: " + long)
}

// Binary files and logs are not listed, because they are no boards. A board in a binary format is.
func TestOnlyWhatMayBeABoardIsListed(t *testing.T) {
	p := browse(t, map[string]string{
		"a.txt": "1 2\n*.\n", "program": "\x7fELF\x00\x01", "server.log": "all is well\n", "b.mbf": "\x01\x02\x00\x00",
		"long.txt": strings.Repeat("ñ", 600), "picture.png": "\x89PNG\r\n\x1a\n",
	})
	p.sees("a.txt", "b.mbf", "long.txt")
	for _, name := range []string{"program", "server.log", "picture.png"} {
		p.doesNotSee(name)
	}
}

// However long the path of the folder is, there is room for the preview.
func TestLongPathLeavesThePreview(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "1 2\n*.\n"})
	deep := strings.Repeat("a-folder-with-a-long-name/", 5) + "the-last"
	if err := os.MkdirAll(deep, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(deep, strings.Repeat("board-", 20)+".txt"), []byte("1 2\n*.\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p.resize(80, 24)
	p.narrow(deep)
	p.settle("enter")
	p.settle("down")
	p.sees("the-last", "board-board-", "1x2, hexagonal")
}

// While typing leaves fewer and fewer files, the line with the typed text stays in place.
func TestTypingAFileNameStaysInPlace(t *testing.T) {
	texts := map[string]string{}
	for i := range 40 {
		texts[fmt.Sprintf("f%02d.txt", i)] = "1 2\n*.\n"
	}
	p := browse(t, texts)
	line := func() int {
		before, _, _ := strings.Cut(p.screen(), "Fichero:")
		return strings.Count(before, "\n")
	}
	want := line()
	p.narrow("f39")
	p.sees("▸ f39.txt")
	if got := line(); got != want {
		t.Errorf("it was on line %d; now\n%s", want, p.screen())
	}
}
