package play

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// wantRows fails the test unless this many rows of the board are visible with their names, the foot
// is below, and no line has a frame.
func (p *player) wantRows(when string, rows int) {
	p.T.Helper()
	lines := strings.Split(p.Screen(), "\n")
	seen := 0
	for _, line := range lines {
		if name, _, ok := strings.Cut(strings.TrimLeft(line, " "), " "); ok && len(name) == 1 && strings.Contains("ABCDEFGHIJKLMNOP", name) {
			seen++
		}
	}
	if seen < rows {
		p.T.Errorf("%s: %d rows of %d are seen:\n%s", when, seen, rows, p.Screen())
	}
	if strings.ContainsAny(p.Screen(), "┌└") {
		p.T.Errorf("%s: there is a frame:\n%s", when, p.Screen())
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
				p.Lang = lang
				p.Tell()
				p.Resize(40, 12)
				p.wantRows("at first", 9)
				p.At = p.At.Add(4200 * time.Millisecond)
				p.Tell()
				p.Sees(text.Text{" minas · 0 marcas · ", " mines · 0 flags · "}.In(lang))
				p.Press("u") // a refused key, which gives a message
				p.wantRows("with a message", 9)
				p.Press(":")
				p.Type("Ab")
				p.Sees(":Ab")
				p.wantRows("with a prompt", 9)
				p.Press("esc")
				p.Win(5 * time.Second)
				p.Sees(text.Text{"HAS GANADO", "YOU WON"}.In(lang))
				p.wantRows("after the win", 9)
				p.Press("r")
				p.Win(5 * time.Second)
				p.Sees(text.Text{"HAS GANADO · 5,0 s · no cuenta", "YOU WON · 5.0 s · does not count"}.In(lang))
				p.wantRows("after a win on a known board", 9)
			})
		}
	}
}

// After a loss in a low window, one line says how it was lost. The foot names the key that shows why.
func TestLossInALowWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 40, 12, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.CarryOut("3,3*0,1*")
	p.Sees("HAS PERDIDO · Ab tenía que ser una mina\n", "Enter otra  i por qué")
	p.DoesNotSee("podías abrir")
	p.Press("i") // why that was a mine, and then what was better
	p.Sees("El 1 de Ac solo toca una celda cerrada,", "i: siguiente paso")
	p.Press("i")
	p.Sees("Paso 1 de 2. El 1 de Gc", "i: siguiente paso")
}

// If a board is wider than a low window, there is no scroll bar below it. Marks beside the names of
// the columns say that it continues.
func TestExpertInALowWindow(t *testing.T) {
	t.Parallel()
	for _, grid := range []*game.GridKind{game.GridKinds()[0], game.GridKinds()[1]} {
		setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: grid.New(16, 30), Mines: 99, Seed: 1}, game.Classic)
		p := sitWith(t, t.TempDir(), &setup)
		p.Resize(40, 12)
		p.wantRows("Expert", 9)
		p.Press("0")
		p.Sees("▸")
		p.DoesNotSee("◂")
		p.Press("$")
		p.Sees("◂")
		p.DoesNotSee("▸")
		p.Resize(40, 13)
		p.wantRows("Expert", 10)
	}
}

// In a low window the figures precede the keys on the last line, so that ten rows of Expert are
// visible.
func TestFiguresStandBeforeTheKeysInALowWindow(t *testing.T) {
	t.Parallel()
	setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: game.GridKinds()[0].New(16, 30), Mines: 99, Seed: 1}, game.Classic)
	p := sitWith(t, t.TempDir(), &setup)
	p.Resize(40, 12)
	p.wantRows("Expert", 10)
	p.Sees("99 minas · 0 marcas · ", "? ayuda")
	p.Answer(p.ClickOn("? ayuda"))
	if want := (page.Help{Keys: keys.Board}); p.Request() != want {
		t.Errorf("the page asks for %+v, want %+v", p.Request(), want)
	}
	p = sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.LeftToFind))
	p.Resize(20, 8)
	p.Sees("1 mina  ? ayuda")
}

// wantCursor fails the test unless the row of the cursor is visible, with the cursor in it.
func (p *player) wantCursor(when string) {
	p.T.Helper()
	row := p.board().Names.Of(p.Game().Layout().Grid(), p.board().Cursor)[:1]
	for _, line := range strings.Split(p.Screen(), "\n") {
		if name, cells, ok := strings.Cut(strings.TrimLeft(line, " "), " "); ok && name == row && strings.ContainsAny(cells, "[┃") {
			return
		}
	}
	p.T.Errorf("%s at %dx%d: row %s is hidden:\n%s", when, p.Width, p.Height, row, p.Screen())
}

// Where a hint would hide part of the board, it begins with one line that says what it finds. The reason
// follows, at most two lines at a time.
func TestAHintLeavesTheBoardInSight(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{40, 12}, {20, 8}, {80, 24}} {
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: game.GridKinds()[0].New(16, 30), Mines: 99, Seed: 3}, game.Classic)
			p := sit(t, size[0], size[1], &setup)
			p.Lang = lang
			p.Tell()
			p.Press("space")
			rows := func() (n int) {
				for _, line := range strings.Split(p.Screen(), "\n") {
					if f := strings.Fields(line); len(f) > 2 && len(f[0]) == 1 && 'A' <= f[0][0] && f[0][0] <= 'P' {
						n++
					}
				}
				return n
			}
			before := rows()
			p.Press("i")
			if size[1] < 16 {
				p.Sees(text.Text{"in peligro · i más", "safe · i more"}.In(lang))
			}
			p.Press("i")
			if size[1] < 16 {
				p.Sees(text.Text{"sin mina · i más", "is safe · i more"}.In(lang))
			}
			if now := rows(); now < before-1 {
				t.Errorf("at %v one line of a hint hides %d rows:\n%s", size, before-now, p.Screen())
			}
			for range 12 {
				if now := rows(); now < before-2 {
					t.Errorf("at %v a hint hides %d rows:\n%s", size, before-now, p.Screen())
				}
				p.Press("i")
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
		for _, line := range strings.Split(p.Screen(), "\n")[:p.Height-1] {
			if name, _, ok := strings.Cut(strings.TrimLeft(line, " "), " "); ok && len(name) == 1 && strings.Contains(rows, name) {
				words = nil
				continue
			}
			if strings.Contains(line, ") número ") {
				continue // the signs
			}
			words = append(words, strings.Fields(strings.ReplaceAll(line, "·", ""))...)
		}
		return words
	}
	for seed := range uint64(40) {
		setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: game.GridKinds()[0].New(16, 30), Mines: 99, Seed: seed}, game.Classic)
		p := sit(t, 20, 8, &setup)
		p.Press("space i i")
		words := told(p)
		for range 6 {
			if len(words) > 0 && words[len(words)-1] == "▾" {
				break
			}
			p.Press("i")
			words = told(p)
		}
		if len(words) == 0 || words[len(words)-1] != "▾" {
			continue
		}
		var read []string
		for len(words) > 0 && words[len(words)-1] == "▾" {
			read = append(read, words[:len(words)-1]...)
			p.Press("i")
			p.wantCursor("a page")
			words = told(p)
		}
		read = append(read, words...)
		p.Resize(78, 15)
		const next = " i: siguiente paso" // no page has only this
		if want := told(p); strings.Join(read, " ") != strings.TrimSuffix(strings.Join(want, " "), next) {
			t.Fatalf("the text is\n%s\nwant\n%s", read, want)
		}
		return
	}
	t.Error("no hint has several pages")
}

// lowSizes are windows so low that the board gets all lines.
var lowSizes = [][2]int{{20, 8}, {20, 15}, {27, 9}, {40, 12}, {60, 8}}

// No message hides the row of the cursor, whichever row that is, or moves the board, in a window of any size.
func TestNoMessageHidesTheCursorOrMovesTheBoard(t *testing.T) {
	t.Parallel()
	sizes := append([][2]int{{24, 20}, {40, 22}, {60, 20}, {80, 24}, {100, 36}, {120, 40}, {50, 60}, {200, 60}}, lowSizes...)
	for i, kind := range game.GridKinds() {
		for j, size := range sizes {
			p := sit(t, size[0], size[1], pagetest.GoldenBoard(t, kind))
			p.Lang = text.Lang((i + j) % 2)
			p.Tell()
			p.OpenEmptyCell()
			at := func() string {
				top, _ := p.Draw().BoardTop()
				b := p.board()
				return fmt.Sprint(b.Cursor, b.Window, b.Indent, b.Spacing, top)
			}
			stays := func(when string, do func()) {
				p.T.Helper()
				cursor, before := p.board().Cursor, at()
				if do(); p.board().Cursor == cursor && at() != before {
					p.T.Errorf("%s at %v: the board was at %s, and now at %s:\n%s", when, size, before, at(), p.Screen())
				}
				p.wantCursor(when)
			}
			for _, row := range []int{0, 3, 6} {
				for _, key := range strings.Fields("u v v / esc i i i i % % ctrl+r 5 esc Q") {
					p.MoveTo(game.Cell{Row: row, Col: 2})
					stays(key, func() { p.Press(key) })
				}
				for _, play := range []string{"Aa*Zz*", "Aa?", "Dd*", "Aa*Dd!", "Dc!", "Aa!Ab*Aa*"} {
					p.MoveTo(game.Cell{Row: row, Col: 2})
					stays(play, func() { p.Press(":"); p.Type(play) })
					stays(play, func() { p.Press("enter") })
					for p.page.Typing() {
						p.Press("esc")
					}
				}
			}
			p.MoveTo(game.Cell{Col: 1})
			stays("a loss", func() {
				p.CarryOut("Ab*")
				p.At = p.At.Add(time.Minute)
				p.Tell()
			})
			for range 4 {
				p.Press("i")
				p.wantCursor("the board before the loss")
			}
		}
	}
}

// A hint that is read in pages stays on its page while the map of the chances is in its place.
func TestAPageOfAHintStays(t *testing.T) {
	t.Parallel()
	turned := 0
	for seed := range uint64(12) {
		setup := session.Dealt(text.Same("Experto"), deal.Spec{Grid: game.GridKinds()[0].New(16, 30), Mines: 99, Seed: seed}, game.Classic)
		p := sit(t, 40, 12, &setup)
		p.Press("space i i")
		for range 12 {
			before := p.Screen()
			p.Press("% right left esc")
			if p.Screen() != before {
				t.Fatalf("seed %d: the hint was\n%s\nand is now\n%s", seed, before, p.Screen())
			}
			if strings.Contains(before, "▾\n") {
				turned++
			}
			p.Press("i")
		}
	}
	if turned == 0 {
		t.Error("no hint has several pages")
	}
}
