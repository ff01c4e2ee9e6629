package ui

import (
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page"

	tea "github.com/charmbracelet/bubbletea"
)

// On a server the clock ticks slowly, because the server draws the clocks of all players.
func TestClockOfAServerTicksSlowly(t *testing.T) {
	t.Parallel()
	ticksBySeconds(t, func(t *testing.T) *player {
		p := seat(t, Options{Setup: onFile(t, "list-3x3.txt", game.Classic), Served: &page.Served{Largest: 100, Queue: func(work func()) { work() }}})
		p.resize(80, 24)
		p.sees("TIEMPO")
		return p
	})
}

func ticksBySeconds(t *testing.T, begins func(t *testing.T) *player) {
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		p := begins(t)
		begun := time.Now()
		if tickIn(p.press("f")) == nil {
			t.Fatal("the clock stands still")
		}
		if took := time.Since(begun); took < time.Second {
			t.Errorf("the clock ticks after %v, want a second", took)
		}
	})
}

// tickIn returns the tick among the messages of a command, if there is one.
func tickIn(cmd tea.Cmd) tea.Msg {
	for msg := range messages(cmd) {
		if ticks(msg) {
			return msg
		}
	}
	return nil
}
