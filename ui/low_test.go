package ui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// wantRows fails the test unless this many rows of the board are visible with their names, the foot
// is below, and no line has a frame.
func (p *player) wantRows(when string, rows int) {
	p.t.Helper()
	lines := strings.Split(p.screen(), "\n")
	seen := 0
	for _, line := range lines {
		if name, _, ok := strings.Cut(strings.TrimLeft(line, " "), " "); ok && len(name) == 1 && strings.Contains("ABCDEFGHIJKLMNOP", name) {
			seen++
		}
	}
	if seen < rows {
		p.t.Errorf("%s: %d rows of %d are seen:\n%s", when, seen, rows, p.screen())
	}
	if strings.ContainsAny(p.screen(), "┌└") {
		p.t.Errorf("%s: there is a frame:\n%s", when, p.screen())
	}
}

// A low window gives its lines to the board: all of Beginner is visible during the game, with a
// message, with a prompt and after a win.
func TestBeginnerIsWholeInALowWindow(t *testing.T) {
	t.Parallel()
	for name, file := range map[string]string{"square": "square-meadow-9x9.txt", "hexagonal": "hex-9x10.txt"} {
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			t.Run(fmt.Sprint(name, lang.Code()), func(t *testing.T) {
				p := sitWith(t, t.TempDir(), onFile(t, file, game.Classic))
				p.m.Lang = lang
				p.tell()
				p.resize(40, 12)
				p.wantRows("at first", 9)
				p.at = p.at.Add(4200 * time.Millisecond)
				p.tick()
				p.sees(text.Text{" minas · 0 marcas · ", " mines · 0 flags · "}.In(lang))
				p.press("u") // a refused key, which gives a message
				p.wantRows("with a message", 9)
				p.press(":")
				p.typeIn("Ab")
				p.sees(":Ab")
				p.wantRows("with a prompt", 9)
				p.press("esc")
				p.win(5 * time.Second)
				p.sees(text.Text{"HAS GANADO", "YOU WON"}.In(lang))
				p.wantRows("after the win", 9)
			})
		}
	}
}

// After a loss in a low window, the message only says how it was lost, to leave lines to the board.
// The foot names the key that shows why.
func TestLossInALowWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 40, 12, goldenBoard(t, squares))
	p.carryOut("3,3*0,1*")
	p.sees("HAS PERDIDO · Ab tenía que ser una mina;\n", "podías abrir Ga sin peligro\n", "Enter otra partida  i por qué")
	p.press("i")
	p.sees("Paso 1 de 2: El 1 de Gc", "i: siguiente paso")
}

// If a board is wider than a low window, there is no scroll bar below it. Marks beside the names of
// the columns say that it continues.
func TestExpertInALowWindow(t *testing.T) {
	t.Parallel()
	for _, grid := range []*game.GridKind{squares, hexagons} {
		setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: grid.New(16, 30), Mines: 99, Seed: 1}, game.Classic)
		p := sitWith(t, t.TempDir(), &setup)
		p.resize(40, 12)
		p.wantRows("Expert", 9)
		p.press("0")
		p.sees("▸")
		p.doesNotSee("◂")
		p.press("$")
		p.sees("◂")
		p.doesNotSee("▸")
		p.resize(40, 13)
		p.wantRows("Expert", 10)
	}
}

// In a low window the figures precede the keys on the last line, so that ten rows of Expert are
// visible.
func TestFiguresStandBeforeTheKeysInALowWindow(t *testing.T) {
	t.Parallel()
	setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: squares.New(16, 30), Mines: 99, Seed: 1}, game.Classic)
	p := sitWith(t, t.TempDir(), &setup)
	p.resize(40, 12)
	p.wantRows("Expert", 10)
	p.sees("99 minas · 0 marcas · ", "? ayuda")
	p.answer(p.clickOn("? ayuda"))
	p.sees("TECLAS")
	p = sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.LeftToFind))
	p.resize(20, 8)
	p.sees("1 mina  ? ayuda")
}

// lowSizes are windows so low that the board gets all lines.
var lowSizes = [][2]int{{20, 8}, {20, 15}, {27, 9}, {33, 10}, {40, 12}, {30, 10}, {40, 15}, {60, 8}}

// wantCursor fails the test unless the row of the cursor is visible, with the cursor in it.
func (p *player) wantCursor(when string) {
	p.t.Helper()
	row := p.board().Names.Of(p.game().Layout().Grid(), p.board().Cursor)[:1]
	for _, line := range strings.Split(p.screen(), "\n") {
		if name, cells, ok := strings.Cut(strings.TrimLeft(line, " "), " "); ok && name == row && strings.ContainsAny(cells, "[┃") {
			return
		}
	}
	p.t.Errorf("%s at %dx%d: row %s is hidden:\n%s", when, p.m.width, p.m.height, row, p.screen())
}

// No message hides the row of the cursor, whichever row that is.
func TestNoMessageHidesTheCursor(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			for _, size := range lowSizes {
				p := sit(t, size[0], size[1], goldenBoard(t, kind))
				p.m.Lang = lang
				p.tell()
				p.clear()
				for _, row := range []int{0, 3, 6} {
					for _, keys := range []string{"u", "v", "v", "/", "esc", "i", "i", "i", "i", "%", "%", "ctrl+r", "5"} {
						p.moveTo(game.Cell{Row: row, Col: 2})
						p.press(keys)
						p.wantCursor(keys)
					}
					for _, play := range []string{"Aa*Zz*", "Aa?", "Dd*", "Aa*Dd!", "Aa!Ab*Aa*"} {
						p.press(":")
						p.typeIn(play)
						p.press("enter")
						p.wantCursor(play)
						for p.m.typing() {
							p.press("esc")
						}
					}
				}
				p.carryOut("Ab*")
				p.at = p.at.Add(time.Minute)
				p.tick()
				p.wantCursor("a loss")
				for range 4 {
					p.press("i")
					p.wantCursor("the board before the loss")
				}
			}
		}
	}
}

// A hint with too many lines for a low window is shown in pages. The key that asks for hints turns
// them.
func TestALongHintIsReadInPages(t *testing.T) {
	t.Parallel()
	const rows = "ABCDEFGHIJKLMNOP"
	told := func(p *player) (words []string) { // below the board
		for _, line := range strings.Split(p.screen(), "\n")[:p.m.height-1] {
			if name, _, ok := strings.Cut(strings.TrimLeft(line, " "), " "); ok && len(name) == 1 && strings.Contains(rows, name) {
				words = nil
				continue
			}
			words = append(words, strings.Fields(strings.ReplaceAll(line, "·", ""))...)
		}
		return words
	}
	for seed := range uint64(40) {
		setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: squares.New(16, 30), Mines: 99, Seed: seed}, game.Classic)
		p := sit(t, 20, 8, &setup)
		p.press("space i i i i i i i")
		words := told(p)
		if len(words) == 0 || words[len(words)-1] != "▾" {
			continue
		}
		var read []string
		for len(words) > 0 && words[len(words)-1] == "▾" {
			read = append(read, words[:len(words)-1]...)
			p.press("i")
			p.wantCursor("a page")
			words = told(p)
		}
		read = append(read, words...)
		p.resize(78, 15)
		if want := told(p); strings.Join(read, " ") != strings.Join(want, " ") {
			t.Fatalf("the text is\n%s\nwant\n%s", read, want)
		}
		return
	}
	t.Error("no hint has several pages")
}
