package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
)

// browse sits down at the file screen, in a folder with these files.
func browse(t *testing.T, files map[string]string) *player {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
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

// bigGame is a short text of a game on a board that takes long to deal.
const bigGame = "buscaminas game 1\ngrid: hexagonal\nrows: 3000\ncolumns: 3000\nmines: 1850000\n" +
	"promise: followable\nseed: 1\nstart: first opened\n\n0.000 5,5*\n"

// A kept game is shown by what it says it is: its board is not dealt for that.
func TestPreviewOfAKeptGame(t *testing.T) {
	p := browse(t, map[string]string{
		"big.txt":   bigGame,
		"drawn.txt": "buscaminas game 1\ngrid: hexagonal\nrows: 2\ncolumns: 3\nstart: 0,0\nrow: ..*\nrow: *..\n",
		"wrong.txt": "buscaminas game 1\ngrid: round\n",
	})
	p.send(p.press("down")())
	p.sees("partida guardada", "3000x3000, hexagonal, minas: 1850000", "A │  ▓ ▓ ▓")
	p.send(p.press("down")())
	p.sees("partida guardada", "2x3, hexagonal, minas: 2")
	p.send(p.press("down")())
	p.sees("wrong.txt:2: \"round\"")
}

// However fast the selection moves, one preview is read at a time, and then the one
// that is wanted by then.
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
	// A folder has none; what is still being read is not shown beside it.
	first = p.press("up")
	p.press("home")
	if again := p.send(first()); again != nil {
		t.Error("a folder is read as a board")
	}
	p.doesNotSee("1x3")
	p.send(p.press("down")())
	p.sees("1x2")
}

// What a folder holds may come late: then the folder that was asked for last is shown.
func TestOnlyTheLastFolderIsShown(t *testing.T) {
	p := browse(t, map[string]string{"one/first.txt": "1 2\n*.\n", "two/second.txt": "1 2\n*.\n"})
	p.typeIn("one")
	slow := p.send(p.press("enter")())
	p.typeIn("two")
	p.send(p.send(p.press("enter")())())
	p.sees("second.txt", "/two")
	p.send(slow())
	p.sees("second.txt", "/two")
	p.doesNotSee("first.txt")
	// Where it is is asked once, and not for every frame.
	where, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	p.sees(filepath.Join(where, "two"))
}

// A file is selected with the wheel, and opened with a click on it.
func TestBrowsingWithTheMouse(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "1 2\n*.\n", "b.txt": "1 3\n*..\n", "folder/c.txt": "1 4\n*...\n"})
	p.screen()
	p.send(tea.MouseMsg{Button: tea.MouseButtonWheelDown})
	p.send(p.send(tea.MouseMsg{Button: tea.MouseButtonWheelDown})())
	p.sees("▸ a.txt", "1x2, hexagonal")
	if cmd := p.clickOn("Cuadrícula"); cmd != nil {
		t.Error("what is no file is opened")
	}
	p.send(p.clickOn("folder/")())
	p.sees("c.txt", "/folder")
	p.send(p.clickOn("c.txt")())
	p.sees("c.txt · hexagonal")
}

// What was typed, the grid, the folder and the selected file are there again, even after
// a game.
func TestBrowserIsAsItWasLeft(t *testing.T) {
	p := browse(t, map[string]string{"one/a.txt": "1 2\n*.\n", "one/b.txt": "1 3\n*..\n"})
	p.send(p.press("down enter")())
	p.send(p.press("tab end enter")())
	p.sees("b.txt · cuadrada")
	p.press("q")
	p.send(p.send(p.press("4")())())
	p.sees("Cuadrícula: cuadrada", "/one", "▸ b.txt", "1x3")
	p.typeIn("some")
	p.press("esc 4")
	p.sees("Fichero: some")
}

// The list has the room that there is by now, whenever the window has changed.
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
	p.doesNotSee("f26.txt")
}
