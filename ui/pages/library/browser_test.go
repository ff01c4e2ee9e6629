package library

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A visitor is at the file browser, which remembers the last visit.
type visitor struct {
	*pagetest.Page
	memory *Browsing
}

// browse opens the file browser in a folder with these files.
func browse(t *testing.T, texts map[string]string) *visitor {
	t.Helper()
	pagetest.AtHome(t, texts)
	p := &visitor{pagetest.Sit(t, 90, 30), &Browsing{}}
	p.Open(NewBrowser(p.memory))
	return p
}

// wantBoard fails the test unless the page has asked to play the board of this name and grid.
func (p *visitor) wantBoard(want string) {
	p.T.Helper()
	setup := p.WantPlay()
	title := setup.Title.In(text.Spanish) + text.Separator + draw.GridName(setup.Grid()).In(text.Spanish)
	if title != want {
		p.T.Fatalf("the board is %q, want %q", title, want)
	}
}

// again leaves the page and opens it again.
func (p *visitor) again() {
	p.T.Helper()
	p.Open(NewBrowser(p.memory))
}

// bigGame is a game on a large board that is not dealt yet.
const bigGame = "buscaminas game 2\ngrid: hexagonal\nrows: 1000\ncolumns: 1000\nmines: 205000\n" +
	"promise: followable\nseed: 1\nstart: first opened\n\n0.000 5,5!\n"

// The preview of a saved game shows what the file says about it, even before its board is dealt.
func TestPreviewOfAKeptGame(t *testing.T) {
	p := browse(t, map[string]string{
		"big.txt":   bigGame,
		"drawn.txt": "buscaminas game 2\ngrid: hexagonal\nrows: 2\ncolumns: 3\nstart: 0,0\nrow: ..*\nrow: *..\n",
		"wrong.txt": "buscaminas game 2\ngrid: round\n",
	})
	p.Send(p.Press("down")())
	p.Sees("partida guardada", "1000x1000, hexagonal, minas: 205000")
	p.Send(p.Press("down")())
	p.Sees("partida guardada", "2x3, hexagonal, minas: 2")
	p.Send(p.Press("down")())
	p.Sees("wrong.txt:2: aquí debe ir square")
}

// All notes on a file are told, in its preview and when it is opened.
func TestAllNotesOnAFileAreTold(t *testing.T) {
	p := browse(t, map[string]string{"x.txt": "3 3\n1x1\n111\n..\n"})
	notes := []string{"2 de 3 columnas", `"x" se lee como mina`, "concuerdan con la cuadrícula cuadrada"}
	p.Send(p.Press("down")())
	p.Sees(notes...)
	p.Settle("enter")
	p.WantPlay()
	for i, note := range p.Request().(page.Play).Notes {
		if said := words.Error(note, text.Spanish); !strings.Contains(said, notes[i]) {
			t.Errorf("note %d is %q, want %q", i, said, notes[i])
		}
	}
}

// However fast the selection moves, one preview is read at a time, and the next is that of the file
// selected by then.
func TestPreviewsAreReadOneAtATime(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "1 2\n*.\n", "b.txt": "1 3\n*..\n", "c.txt": "1 4\n*...\n"})
	first := p.Press("down")
	if cmd := p.Press("down down"); first == nil || cmd != nil {
		t.Fatal("two previews are read at once")
	}
	last := p.Send(first())
	p.DoesNotSee("1x2")
	if last == nil {
		t.Fatal("the preview that is wanted is not read")
	}
	p.Send(last())
	p.Sees("1x4, hexagonal")
	// A folder has no preview. A preview that is still being read is not shown beside another
	// entry.
	first = p.Press("up")
	p.Press("home")
	if again := p.Send(first()); again != nil {
		t.Error("a folder is read as a board")
	}
	p.DoesNotSee("1x3")
	p.Send(p.Press("down")())
	p.Sees("1x2")
}

// If the entries of a folder come late, the browser shows the folder asked for last.
func TestOnlyTheLastFolderIsShown(t *testing.T) {
	p := browse(t, map[string]string{"one/first.txt": "1 2\n*.\n", "two/second.txt": "1 2\n*.\n"})
	p.Type("one")
	slow := p.Await(p.Press("enter"))
	p.Type("two")
	p.Send(p.Await(p.Press("enter")))
	two := filepath.Join("boards", "two")
	p.Sees("second.txt", two)
	p.Send(slow)
	p.Sees("second.txt", two)
	p.DoesNotSee("first.txt")
	// The current folder is looked up once, and not for every frame.
	where, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	p.Sees(files.WithTilde(filepath.Join(where, "two")))
}

// The browser does not go to a folder that no longer exists, and says so in the player's language.
func TestAFolderThatIsGone(t *testing.T) {
	p := browse(t, map[string]string{"one/first.txt": "1 2\n*.\n", "second.txt": "1 2\n*.\n"})
	if err := os.RemoveAll("one"); err != nil {
		t.Fatal(err)
	}
	p.Press("down")
	p.Send(p.Await(p.Press("enter")))
	p.Sees("one: no existe tal fichero", "second.txt")
}

// The wheel selects a file, and a click opens it.
func TestBrowsingWithTheMouse(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "1 2\n*.\n", "b.txt": "1 3\n*..\n", "folder/c.txt": "1 4\n*...\n"})
	p.Screen()
	p.Send(tea.MouseMsg{Button: tea.MouseButtonWheelDown})
	p.Send(p.Send(tea.MouseMsg{Button: tea.MouseButtonWheelDown})())
	p.Sees("▸ a.txt", "1x2, hexagonal")
	if cmd := p.ClickOn("Cuadrícula"); cmd != nil {
		t.Error("a click on a line that is no file opens something")
	}
	p.Send(p.ClickOn("folder/")())
	p.Sees("c.txt", filepath.Join("boards", "folder"))
	p.Send(p.Await(p.ClickOn("c.txt")))
	p.wantBoard("c.txt · hexagonal")
}

// The text typed, the grid, the folder and the selected file are the same at the next visit, even
// after a game.
func TestBrowserIsAsItWasLeft(t *testing.T) {
	p := browse(t, map[string]string{"one/a.txt": "1 2\n*.\n", "one/b.txt": "1 3\n*..\n"})
	p.Send(p.Await(p.Press("down enter")))
	p.Send(p.Await(p.Press("ctrl+g end enter")))
	p.wantBoard("b.txt · cuadrada")
	p.again()
	p.Sees("Cuadrícula: cuadrada", filepath.Join("boards", "one"), "▸ b.txt", "1x3")
	p.Press(strings.Repeat("ctrl+g ", len(game.GridKinds()))) // past the last kind
	p.Sees("Cuadrícula: la del formato")
	p.Type("some")
	p.again()
	p.Sees("Fichero: some")
}

// The list follows each change of the size of the window.
func TestBrowserFollowsTheWindow(t *testing.T) {
	world := map[string]string{}
	for i := range 30 {
		world[fmt.Sprintf("f%02d.txt", i)] = "1 2\n*.\n"
	}
	p := browse(t, world)
	p.DoesNotSee("f29.txt")
	p.Resize(90, 50)
	p.Sees("▸ ../", "f29.txt")
	p.Press("end")
	p.Resize(40, 12)
	p.Sees("▸ f29.txt", "Cuadrícula: la del formato")
	p.DoesNotSee("f25.txt")
}

// narrow types text that narrows the list, and waits for the preview of the selected file.
func (p *visitor) narrow(text string) {
	p.Answer(p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true}))
}

// Typed text narrows the list, and Tab completes it. Part of a name opens the file found.
func TestTypingNarrowsTheFolder(t *testing.T) {
	p := browse(t, map[string]string{
		"easy-one.txt": "1 2\n*.\n", "easy-two.txt": "1 3\n*..\n", "other.txt": "1 4\n*...\n", "folder/inner.txt": "1 5\n*....\n",
	})
	p.narrow("EAS")
	p.Sees("▸ easy-one.txt", "easy-two.txt")
	p.DoesNotSee("other.txt")
	p.DoesNotSee("../")
	p.Settle("tab")
	p.Sees("Fichero: easy-")
	p.narrow("t")
	p.Settle("tab")
	p.Sees("Fichero: easy-two.txt", "1x3")
	p.Answer(p.Send(tea.KeyMsg{Type: tea.KeyCtrlU}))
	p.Sees("other.txt", "folder/")
	p.narrow("fol")
	p.Settle("tab") // opens a folder
	p.Sees("inner.txt", filepath.Join("boards", "folder"))
	p.narrow("../ot")
	p.Sees("▸ other.txt", "1x4")
	p.DoesNotSee("inner.txt")
	p.Settle("tab")
	p.Sees("Fichero: ../other.txt")
	p.Answer(p.Send(tea.KeyMsg{Type: tea.KeyCtrlU}))
	p.narrow("inn")
	p.Settle("enter")
	p.wantBoard("inner.txt · hexagonal")
}

// A file with several boards is shown like a folder with a file for each.
func TestAFileOfSeveralBoards(t *testing.T) {
	p := browse(t, map[string]string{"a.txt": "1 2\n*.\n", "many.txt": "1 3\n*..\n\n1 4\n*...\n\n1 5\n*...*\n"})
	p.narrow("many.txt")
	p.Sees("tiene varios tableros")
	p.Settle("enter")
	p.Sees("▸ many.txt#1", "many.txt#2", "many.txt#3", "1x3", filepath.Join("boards", "many.txt"), "Fichero:\n")
	p.DoesNotSee("a.txt ")
	p.Settle("down")
	p.Sees("1x4")
	p.narrow("3")
	p.Settle("enter")
	p.wantBoard("many.txt#3 · hexagonal")
	p.again()
	p.Sees("▸ many.txt#3", "Fichero: 3\n")
	p.Answer(p.Send(tea.KeyMsg{Type: tea.KeyCtrlU}))
	p.Sees("many.txt#1", "many.txt#2", "many.txt#3")
	p.Settle("backspace")
	p.Sees("a.txt", "▸ many.txt\n")
	p.narrow("many.txt#2")
	p.Settle("enter")
	p.wantBoard("many.txt#2 · hexagonal")
}

// A path that is typed begins with the first key, whatever was typed at the last visit. Other keys
// edit what was typed then.
func TestTypedPathBeginsWithTheFirstKey(t *testing.T) {
	p := browse(t, map[string]string{"ex.txt": "1 2\n*.\n", "sub/inner.txt": "1 5\n*....\n"})
	p.Type("ex.txt")
	p.Settle("enter")
	p.wantBoard("ex.txt · hexagonal")
	p.again()
	p.Sees("Fichero: ex.txt")
	p.Type("s")
	p.Type("ub/inner.txt")
	p.Sees("Fichero: sub/inner.txt")
	p.Settle("enter")
	p.wantBoard("inner.txt · hexagonal")
	p.again()
	p.Settle("left backspace")
	p.Sees("Fichero: sub/inner.tt")
}

// The list shows the folder that is typed. Enter on the first entry goes there.
func TestListFollowsTheTypedFolder(t *testing.T) {
	p := browse(t, map[string]string{
		"ex.txt": "1 2\n*.\n", "sub/inner.txt": "1 5\n*....\n", "sub/other.txt": "1 4\n*...\n", "sub/deep/x.txt": "1 3\n*..\n",
	})
	p.narrow("sub/")
	p.Sees("▸ ./", "deep/", "inner.txt", "other.txt", filepath.Join("boards", "sub"))
	p.DoesNotSee("ex.txt")
	p.narrow("oth")
	p.Sees("▸ other.txt", "1x4")
	p.DoesNotSee("inner.txt")
	p.Settle("enter")
	p.wantBoard("other.txt · hexagonal")
	p.again()
	p.narrow("sub/no/")
	p.DoesNotSee("inner.txt")
	p.Settle("enter")
	p.Sees("no existe tal fichero")
	p.Answer(p.Send(tea.KeyMsg{Type: tea.KeyCtrlU}))
	p.Sees("▸ ../", "ex.txt", "sub/")
	p.narrow("sub/")
	p.Settle("enter")
	p.Sees("▸ ../", "inner.txt", "Fichero: ")
	p.DoesNotSee("Fichero: sub")
	// Tab does not wait until the typed folder is listed.
	cmd := p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("../sub/IN")})
	p.Press("tab")
	p.Answer(cmd)
	p.Sees("Fichero: ../sub/inner.txt")
}

// Tab ignores the case of the names, as the list does.
func TestTabIgnoresCase(t *testing.T) {
	p := browse(t, map[string]string{"Easy-One.txt": "1 2\n*.\n", "eaSY-two.txt": "1 3\n*..\n"})
	p.narrow("EA")
	p.Settle("tab")
	p.Sees("Fichero: Easy-\n")
	p.narrow("T")
	p.Settle("tab")
	p.Sees("Fichero: eaSY-two.txt")
}

// The field is as wide as the window.
func TestTypedPathTakesTheWindow(t *testing.T) {
	p := browse(t, map[string]string{"ex.txt": "1 2\n*.\n"})
	long := strings.Repeat("a-folder/", 7) + "end.txt"
	p.narrow(long)
	p.Sees("Fichero: " + long)
}

// Binary files and logs are not listed, because they are no boards. A board in a binary format is.
func TestOnlyWhatMayBeABoardIsListed(t *testing.T) {
	p := browse(t, map[string]string{
		"a.txt": "1 2\n*.\n", "program": "\x7fELF\x00\x01", "server.log": "all is well\n", "b.mbf": "\x01\x02\x00\x00",
		"long.txt": strings.Repeat("ñ", 600), "picture.png": "\x89PNG\r\n\x1a\n",
	})
	p.Sees("a.txt", "b.mbf", "long.txt")
	for _, name := range []string{"program", "server.log", "picture.png"} {
		p.DoesNotSee(name)
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
	p.Resize(80, 24)
	p.narrow(deep)
	p.Settle("enter")
	p.Settle("down")
	p.Sees("the-last", "board-board-", "1x2, hexagonal")
}

// While typing leaves fewer and fewer files, the line with the typed text stays in place.
func TestTypingAFileNameStaysInPlace(t *testing.T) {
	texts := map[string]string{}
	for i := range 40 {
		texts[fmt.Sprintf("f%02d.txt", i)] = "1 2\n*.\n"
	}
	p := browse(t, texts)
	line := func() int {
		before, _, _ := strings.Cut(p.Screen(), "Fichero:")
		return strings.Count(before, "\n")
	}
	want := line()
	p.narrow("f39")
	p.Sees("▸ f39.txt")
	if got := line(); got != want {
		t.Errorf("it was on line %d; now\n%s", want, p.Screen())
	}
}

func TestFileBrowser(t *testing.T) {
	p := browse(t, map[string]string{"folder/good.txt": "2 4\n*.*.\n...*\n", "bad.txt": "2 4\n*.*.*\n"})
	settle := func(keys string) {
		t.Helper()
		p.Answer(p.Press(keys))
	}
	p.Sees("folder/", "bad.txt")
	settle("down down")
	p.Sees("bad.txt:2: 5 columnas en", "lugar de 4")
	settle("up enter")
	p.Sees("good.txt")
	settle("down")
	p.Sees("mapa", "2x4, hexagonal, minas: 3")
	settle("backspace")
	p.Sees("bad.txt")
	if err := os.Remove("bad.txt"); err != nil {
		t.Fatal(err)
	}
	settle("end enter")
	p.Sees("bad.txt: no existe tal fichero")
	settle("home down enter")
	settle("down enter")
	p.wantBoard("good.txt · hexagonal")
}

// Of two boards asked for one after the other, the second is played, whichever is read first.
func TestOnlyTheLastFileIsPlayed(t *testing.T) {
	p := browse(t, map[string]string{"first.txt": "1 2\n*.\n", "second.txt": "1 3\n*..\n"})
	p.Type("first.txt")
	slow := p.Press("enter")
	p.Cancel()
	for range "first.txt" {
		p.Press("backspace")
	}
	p.Type("second.txt")
	fast := p.Press("enter")
	p.Send(slow())
	p.Send(fast())
	p.wantBoard("second.txt · hexagonal")
}

// Files whose names are not those of boards are dim.
func TestOtherFilesAreDim(t *testing.T) {
	t.Parallel()
	p := pagetest.Sit(t, 90, 30)
	dir := t.TempDir()
	for _, name := range []string{"a.txt", "b.go", "c.rmv"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("*..\n...\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p.Open(NewBrowser(&Browsing{Dir: dir}))
	for name, want := range map[string]screen.Ink{"a.txt": screen.Message, "b.go": screen.Field, "c.rmv": screen.Message} {
		f := p.Draw()
		for y := range f.Height {
			for _, s := range f.Spans(y) {
				if strings.TrimSpace(s.Text) == name && s.Ink != want {
					t.Errorf("%s has ink %d, want %d", name, s.Ink, want)
				}
			}
		}
		p.Sees(name)
	}
}
