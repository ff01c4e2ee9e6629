package ui

import (
	"testing"

	"buscaminas/game"
)

func TestHintOnABoardWithAKnownStart(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("t enter right i")
	start := p.session().Setup.Start()
	p.sees("Empieza por " + game.Letters.Of(p.session().Setup.Grid(), start))
	if p.board().Cursor != start {
		t.Error("the hint does not lead to the start")
	}
	p.press("space i")
	p.sees("Hay algo que abrir sin peligro")
}

func TestBoardThatMayNeedAGuessSaysSo(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 24, nil)
	p.press("m")
	p.press("backspace backspace 1 tab backspace backspace 2 0 tab 1 0 enter")
	p.send(aside(t, p.press("space")))
	p.sees("· puede obligar a adivinar", "│ puede obligar a adivinar ")
	// If the player allows guesses, every board says so.
	p = sit(t, 100, 24, nil)
	p.m.Guess = true
	p.tell()
	p.press("1 enter")
	p.sees("· puede obligar a adivinar")
	p.press("q o")
	p.sees("Adivinar         ‹ a veces")
	p.m.choose("guess", 0)
	p.press("esc c n s")
	p.sees("· sin adivinar")
}
