package play

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Copying puts the position into the clipboard and a file; the next press copies the code, and the
// one after that the game from its beginning.
func TestCopyingAPosition(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		grid *game.GridKind
		ext  string
		says string
	}{
		{game.GridKinds()[0], ".board", "Copiado: el tablero (.board). "},
		{game.GridKinds()[1], ".game.txt", "Copiado: el tablero (partida que empieza aquí). "},
	} {
		setup := session.Level(words.Levels()[0], test.grid, game.LeftToFind, 1)
		p := sit(t, 200, 12, &setup) // messages have one line here
		var copied []string
		p.Copy = func(text string) (bool, error) { copied = append(copied, text); return true, nil }
		dir := filepath.Join(t.TempDir(), "positions")
		p.Positions = func() (string, error) { return dir, nil }
		p.Tell()
		p.Settle("y")
		p.Sees("Las minas se reparten al abrir la")
		p.Settle("space up f y")
		p.Sees(test.says, "Otra vez «y»: su código.", "También está en ")
		if !strings.Contains(strings.ReplaceAll(p.Screen(), " ", ""), files.WithTilde(dir)) {
			t.Errorf("no %s on the screen:\n%s", dir, p.Screen())
		}
		p.Settle("y")
		code, _ := p.Session().Setup.Code()
		p.Sees("Copiado: el código " + code)
		if len(copied) != 2 || copied[1] != code || code == "" {
			t.Fatalf("the copied texts are %q", copied)
		}
		read, err := session.ReadBoard(&boards.Source{Name: "", Data: []byte(copied[0])})
		if err != nil {
			t.Fatalf("the copied text is %q: %v", copied[0], err)
		}
		want := boards.FromGame(p.Game())
		if read.Grid != want.Grid || !sameCells(read.Mines, want.Mines) || !sameCells(read.Open, want.Open) || !sameCells(read.Flagged, want.Flagged) {
			t.Errorf("%s: copied\n%s", test.ext, copied[0])
		}
		files, err := filepath.Glob(filepath.Join(dir, "*"+test.ext))
		if err != nil || len(files) != 1 {
			t.Fatalf("the files are %v, %v", files, err)
		}
		if data, err := os.ReadFile(files[0]); err != nil || string(data) != copied[0] {
			t.Errorf("the file holds %q, %v", data, err)
		}
		p.Settle("y")
		p.Sees("Copiado: la partida desde el principio.")
		kept, err := journal.Read([]byte(copied[2]))
		if err != nil {
			t.Fatal(err)
		}
		if again, err := kept.Play(); err != nil || !sameCells(boards.FromGame(again).Open, want.Open) || again.Flags() != p.Game().Flags() {
			t.Errorf("the copied game comes to another position, %v:\n%s", err, copied[2])
		}
		p.Settle("f y")
		if len(copied) != 4 || copied[3] == code {
			t.Error("after another move the code was copied, not the board")
		}
	}
}

func TestWhatCannotBeCopied(t *testing.T) {
	t.Parallel()
	p := sit(t, 200, 24, onFile(t, "list-3x3.txt", game.Classic))
	p.Settle("y")
	p.Sees("Aquí no hay portapapeles.")
	p.Copy = func(string) (bool, error) { return false, errors.New("unplugged") }
	p.Positions = func() (string, error) { return "", errors.New("no folder") }
	p.Tell()
	p.Settle("y")
	p.Sees("No se ha podido copiar. el sistema dice «unplugged». el sistema dice «no folder».")
	p.DoesNotSee("código")
}

// A text of more than 64 kB, which terminals drop or cut, is only written to a file, and the
// message says so.
func TestWhatIsTooLongToCopy(t *testing.T) {
	t.Parallel()
	layout, err := game.NewLayout(game.Square{Rows: 300, Cols: 300}, func(func(game.Cell) bool) {})
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, 200, 40, &session.Setup{Title: text.Same("large"), Board: session.Given(layout, game.Cell{})})
	copied := false
	p.Copy = func(string) (bool, error) { copied = true; return true, nil }
	dir := t.TempDir()
	p.Positions = func() (string, error) { return dir, nil }
	p.Tell()
	p.Settle("y")
	p.Sees("Ocupa más de 64 kB: es demasiado para copiarlo. Está en ")
	files, err := filepath.Glob(filepath.Join(dir, "*.board"))
	if err != nil || len(files) != 1 || copied {
		t.Errorf("files are %v, %v; something was copied: %v", files, err, copied)
	}
	p.Positions = nil
	p.Tell()
	p.Settle("f y")
	p.Sees("Ocupa más de 64 kB")
	if copied {
		t.Error("the position was copied, though the page says that it cannot be")
	}
}

func sameCells(a, b boards.Cells) bool {
	return slices.Equal(slices.Collect(a.All()), slices.Collect(b.All()))
}
