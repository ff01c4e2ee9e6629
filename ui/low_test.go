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

// wantRows fails the test unless so many rows of the board are on the frame, names and all, the window
// shows the foot below, and no line has a frame.
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

// A low window gives its lines to the board: all of Beginner is seen in play, with a message, with a
// prompt and after a win.
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
				p.press("u") // which is refused
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

// A board that is wider than the window gives no line to a bar: marks beside the names say that there
// is more.
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
