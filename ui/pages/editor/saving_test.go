package editor

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// holders returns the formats that can hold a board.
func holders(l *game.Layout) (all []boards.Format) {
	for f := range boards.Formats {
		if _, err := f.Losses(boards.FromLayout(l)); err == nil {
			all = append(all, f)
		}
	}
	return all
}

// choose steps to a format among those offered for saving.
func (p *player) choose(f boards.Format) {
	p.T.Helper()
	want := "formato: " + words.BoardFormat(f).In(text.Spanish)
	for range boards.Formats {
		if strings.Contains(p.Screen(), want+text.Separator) || strings.Contains(p.Screen(), want+" ") {
			return
		}
		p.Press("tab")
	}
	p.Sees(want)
}

// A board is saved in every format that can hold it, and is the same when read again.
func TestSaving(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		p := sit(t, 80, 24)
		p.Grid = kind
		p.Dir = t.TempDir()
		p.Tell()
		p.edits("F")
		p.typed("12")
		want := p.edited()
		whole := 0 // the formats that lose nothing, which are offered first
		for i, format := range holders(want) {
			if lost, _ := format.Losses(boards.FromLayout(want)); len(lost) == 0 {
				whole++
			}
			p.Settle("S")
			p.choose(format)
			name := fmt.Sprintf("%d%s", i, format.Ext())
			p.typed(name)
			path := filepath.Join(p.Dir, name)
			p.Sees("Guardado en ")
			p.DoesNotSee("sin guardar")
			read, err := boards.ReadFile(path).Board()
			if err != nil {
				t.Fatal(err)
			}
			if read.Format != format {
				t.Errorf("%s is %v, want %v", name, read.Format, format)
			}
			if !sameCells(read.Mines, boards.FromLayout(want).Mines) {
				t.Errorf("%v: read again it has mines at %v", format, slices.Collect(read.Mines.All()))
			}
		}
		p.edits("space S") // a new one: it begins with the first format
		n := len(holders(p.edited()))
		if whole == n {
			t.Fatalf("all %d formats lose nothing", n)
		}
		if whole == 0 && kind != game.GridKinds()[0] && kind != game.GridKinds()[1] {
			continue // no format can hold this grid
		}
		p.DoesNotSee("no guarda la cuadrícula")
		p.Settle(strings.Repeat("tab ", n-1)) // the last format, which is for another grid
		p.Sees("no guarda la cuadrícula")
	}
}

// Another file is replaced only if the player says so. An error in writing is shown.
func TestSavingOverAnotherFile(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24)
	p.Dir = t.TempDir()
	p.Tell()
	path := filepath.Join(p.Dir, "mine.txt")
	if err := os.WriteFile(path, []byte("dear diary"), 0o600); err != nil {
		t.Fatal(err)
	}
	holds := func(want string) {
		t.Helper()
		if data, err := os.ReadFile(path); err != nil || string(data) != want {
			t.Errorf("the file holds %q, %v, want %q", data, err, want)
		}
	}
	p.edits("T")
	p.typed("1x2")
	p.Settle("space S")
	p.typed("mine.txt")
	if ask, _ := p.Request().(page.Ask); !strings.Contains(ask.Text.In(text.Spanish), "mine.txt ya existe. ¿Reemplazarlo?") {
		t.Errorf("the page asks for %+v", p.Request())
	}
	p.Sees("EDITOR", "sin guardar")
	holds("dear diary")
	p.Settle("S")
	p.typed("mine.txt")
	p.Agree()
	p.Sees("Guardado en ", "EDITOR · mine.txt · ")
	holds("1 2\n1\n0 0\n")
	p.Settle("u")
	p.Sees("sin guardar") // the board before is another one
	p.Settle("ctrl+r")
	p.DoesNotSee("sin guardar")
	p.Settle("S")
	p.typed("no/such/folder.txt")
	p.Sees(filepath.FromSlash("no/such/folder.txt:"), "no se puede")
}

// Changes made while the file is written count as unsaved.
func TestChangedWhileSaving(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24)
	p.Dir = t.TempDir()
	p.Tell()
	p.edits("space S")
	cmd := p.Press("enter")
	p.Settle("right space")
	p.Answer(cmd)
	p.Sees("sin guardar")
}

// Esc closes a prompt, whatever was typed into it, and nothing changes.
func TestEscClosesAPrompt(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24)
	p.edits("space")
	for key, typed := range map[string]string{"F": "40", "T": "5x5", "S": filepath.Join(t.TempDir(), "board.txt")} {
		before := p.Screen()
		p.Press(key)
		if !p.page.Typing() {
			t.Fatalf("%s opens no prompt:\n%s", key, p.Screen())
		}
		p.Type(typed)
		p.Settle("esc")
		if p.page.Typing() || p.Screen() != before || p.Request() != nil {
			t.Errorf("after %s, %q and Esc:\n%s", key, typed, p.Screen())
		}
		if _, err := os.Stat(typed); err == nil {
			t.Errorf("%s was written", typed)
		}
	}
}
