package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// formatsFor returns the formats that can hold a board.
func formatsFor(t *testing.T, l *game.Layout) []boards.Format {
	t.Helper()
	var all []boards.Format
	for f := range boards.Formats {
		if _, err := f.Losses(boards.FromLayout(l)); err == nil {
			all = append(all, f)
		}
	}
	return all
}

// choose steps to a format among those offered for saving.
func (p *player) choose(f boards.Format) {
	p.t.Helper()
	want := "formato: " + words.BoardFormat(f).In(text.Spanish) + text.Separator
	for range boards.Formats {
		if strings.Contains(p.screen(), want) {
			return
		}
		p.press("tab")
	}
	p.sees(want)
}

// A board is saved in every format that can hold it, and is the same when read again.
func TestSaving(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		p := sit(t, 80, 24, nil)
		p.m.Grid = kind
		p.m.memory.browser.Dir = t.TempDir()
		p.tell()
		p.settle("e F")
		p.typed("12")
		want := p.edited()
		whole := 0 // the formats that lose nothing, which are offered first
		for i, format := range formatsFor(t, want) {
			if lost, _ := format.Losses(boards.FromLayout(want)); len(lost) == 0 {
				whole++
			}
			p.settle("S")
			p.choose(format)
			name := fmt.Sprintf("%d%s", i, format.Ext())
			p.typed(name)
			path := filepath.Join(p.m.memory.browser.Dir, name)
			p.sees("Guardado en ")
			p.doesNotSee("sin guardar")
			read, err := boards.Open(path)
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
		p.settle("q e space S") // a new one: it begins with the first format
		n := len(formatsFor(t, p.edited()))
		if whole == n {
			t.Fatalf("all %d formats lose nothing", n)
		}
		if whole == 0 && kind != squares && kind != hexagons {
			continue // no format can hold this grid
		}
		p.doesNotSee("no guarda la cuadrícula")
		p.settle(strings.Repeat("tab ", n-1)) // the last format, which is for another grid
		p.sees("no guarda la cuadrícula")
	}
}

// Another file is replaced only if the player says so. An error in writing is shown.
func TestSavingOverAnotherFile(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.m.memory.browser.Dir = t.TempDir()
	p.tell()
	path := filepath.Join(p.m.memory.browser.Dir, "mine.txt")
	if err := os.WriteFile(path, []byte("dear diary"), 0o600); err != nil {
		t.Fatal(err)
	}
	holds := func(want string) {
		t.Helper()
		if data, err := os.ReadFile(path); err != nil || string(data) != want {
			t.Errorf("the file holds %q, %v, want %q", data, err, want)
		}
	}
	p.settle("e T")
	p.typed("1x2")
	p.settle("space S")
	p.typed("mine.txt")
	p.sees("mine.txt ya existe.", "¿Reemplazarlo?") // on two lines if the folder has a long name
	holds("dear diary")
	p.settle("n")
	p.sees("EDITOR", "sin guardar")
	holds("dear diary")
	p.settle("S")
	p.typed("mine.txt")
	p.settle("s")
	p.sees("Guardado en ", "EDITOR · mine.txt · ")
	holds("1 2\n1\n0 0\n")
	p.settle("S")
	p.typed("no/such/folder.txt")
	p.sees(filepath.FromSlash("no/such/folder.txt:"), "no se puede")
}

// Changes made while the file is written count as unsaved.
func TestChangedWhileSaving(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.m.memory.browser.Dir = t.TempDir()
	p.tell()
	p.settle("e space S")
	cmd := p.press("enter")
	p.settle("right space")
	p.answer(cmd)
	p.sees("sin guardar")
}
