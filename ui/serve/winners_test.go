package serve

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// winsToday wins today's easiest board on the square grid, with typed plays that open its safe
// cells.
func (s *screen) winsToday(now time.Time) {
	s.t.Helper()
	year, month, day := now.UTC().Date()
	l := game.Beginner
	code := deal.Daily(deal.Spec{
		Grid: game.Square{Rows: l.Rows, Cols: l.Cols}, Mines: l.Mines, Promise: deal.Followable,
	}, year, int(month), day)
	board, err := code.Deal(code.Start)
	if err != nil {
		s.t.Fatal(err)
	}
	s.sees("MINES LEFT")
	g := game.New(board.Layout, game.Rules{})
	if err := g.Apply(game.Action{Kind: game.Open, Cell: code.Start}); err != nil {
		s.t.Fatal(err)
	}
	for c := range game.Cells(board.Layout.Grid()) {
		if board.Layout.Mine(c) || g.Open(c) {
			continue
		}
		if err := g.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
			s.t.Fatal(err)
		}
		s.types(":" + c.String() + "*\r")
	}
	s.sees("You won")
}

func TestTableOfTheDay(t *testing.T) {
	now := time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC)
	h := start(t, func(s *Server) { s.Now = func() time.Time { return now } })
	ana, bea := newSigner(t), newSigner(t)

	p := h.play(ana, "day")
	p.winsToday(now)
	p.types("qd")
	p.sees("▸  1. no name yet")
	p.sees("Press N to choose your name in")
	p.types("NAna\r")
	p.sees("▸  1. Ana")
	p.leaves()

	other := h.finds(bea, "Beginner")
	other.does("d", "   1. Ana", "Nana\r", "another player already has that name: choose a different one")
	other.types("\x15\u0410na\r") // with a Cyrillic letter
	other.sees("names here can only have English and Spanish letters")
	other.types("\x15Bea\r")
	other.until("the prompt to close", func(now string) bool { return !strings.Contains(now, "Your name:") })
	other.types("\r")
	other.winsToday(now)
	other.types("qd")
	other.sees("▸  1. Bea") // the clocks stand still, so both share the first place
	other.sees("   1. Ana")
	other.leaves()

	guest := h.finds(nil, "Beginner")
	guest.types("d")
	guest.sees("1. Ana")
	guest.sees("Guests are not listed")
	guest.leaves()

	left, err := os.ReadFile(filepath.Join(h.Folder, "winners", "2026-11-24-square-9x9.txt"))
	if err != nil || strings.Count(string(left), "\n") != 2 {
		t.Errorf("%v, the table is\n%s", err, left)
	}
}

func TestTableThatCannotBeRead(t *testing.T) {
	h := start(t)
	today := time.Now().UTC().Format(time.DateOnly) + "-square-9x9.txt"
	if err := os.MkdirAll(filepath.Join(h.Folder, "winners", today), 0o700); err != nil {
		t.Fatal(err)
	}
	p := h.finds(newSigner(t), "Beginner")
	p.types("d")
	p.sees("The table cannot be read right")
	if strings.Contains(p.sent(), h.Folder) {
		t.Errorf("a path of the server is shown:\n%s", p.text())
	}
}
