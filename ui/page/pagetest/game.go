package pagetest

import (
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Match is a game and a player who plays it with keys.
type Match struct {
	Hand    *Player
	Session func() *session.Session
	Cursor  func() game.Cell // returns the cell of the cursor
	Clock   *time.Time       // points to the present time
}

// Game returns the game of the session.
func (g *Match) Game() *game.Game { return g.Session().Game() }

// Over reports whether the game is over.
func (g *Match) Over() bool { return g.Game().Status() != game.Playing }

// MoveTo moves the cursor to a cell.
func (g *Match) MoveTo(c game.Cell) {
	g.Hand.T.Helper()
	for key, toGo := range map[string]func() int{
		"up":    func() int { return g.Cursor().Row - c.Row },
		"down":  func() int { return c.Row - g.Cursor().Row },
		"left":  func() int { return g.Cursor().Col - c.Col },
		"right": func() int { return c.Col - g.Cursor().Col },
	} {
		for range toGo() {
			g.Hand.Press(key)
		}
	}
	if at := g.Cursor(); at != c {
		g.Hand.T.Fatalf("the cursor is at %v, want %v", at, c)
	}
}

// OpenCell opens a cell, and runs the commands that follow.
func (g *Match) OpenCell(c game.Cell) {
	g.Hand.T.Helper()
	g.MoveTo(c)
	g.Hand.Settle("space")
}

// CarryOut plays the actions of a text such as "Hd*De!". For each action, it moves the cursor to
// the cell and presses the key to open or flag.
func (g *Match) CarryOut(play string) {
	g.Hand.T.Helper()
	actions, err := game.ParsePlay(play)
	if err != nil {
		g.Hand.T.Fatal(err)
	}
	for _, a := range actions {
		g.MoveTo(a.Cell)
		if a.Kind == game.Flag {
			g.Hand.Press("f")
		} else {
			g.Hand.Press("space")
		}
	}
}

// safe returns the closed cells without a mine. The board must be dealt.
func (g *Match) safe() (all []game.Cell) {
	for c := range game.Cells(g.Session().Setup.Grid()) {
		if !g.Game().Layout().Mine(c) && !g.Game().Open(c) {
			all = append(all, c)
		}
	}
	return all
}

// OpenAll opens all cells but the mines.
func (g *Match) OpenAll() {
	g.Hand.T.Helper()
	for _, c := range g.safe() {
		if !g.Over() && !g.Game().Open(c) {
			g.CarryOut(c.String() + "*")
		}
	}
}

// Win wins the game in this time, and passes the verdict on the game to the page.
func (g *Match) Win(took time.Duration) {
	g.Hand.T.Helper()
	begun := *g.Clock
	var last tea.Cmd
	if g.Session().Undealt() {
		last = g.Hand.Press("space")
	}
	for _, c := range g.safe() {
		if g.Game().Open(c) {
			continue
		}
		g.MoveTo(c)
		last = g.Hand.Press("space")
		*g.Clock = begun.Add(took)
	}
	if !g.Over() {
		g.Hand.T.Fatal("the game goes on")
	}
	g.Hand.Answer(last)
}

// WinByStep wins the game. Each opening takes this time.
func (g *Match) WinByStep(every time.Duration) {
	g.Hand.T.Helper()
	for _, c := range g.safe() {
		if !g.Over() && !g.Game().Open(c) {
			*g.Clock = g.Clock.Add(every)
			g.MoveTo(c)
			g.Hand.Answer(g.Hand.Press("space"))
		}
	}
	if !g.Over() {
		g.Hand.T.Fatal("the game goes on")
	}
}

// CertainMine returns a closed cell that is certainly a mine.
func (g *Match) CertainMine() game.Cell {
	g.Hand.T.Helper()
	thoughts := advice.See(g.Game()).Think()
	for c := range game.Cells(g.Session().Setup.Grid()) {
		if !g.Game().Open(c) && thoughts.Chance(c) == 1 {
			return c
		}
	}
	g.Hand.T.Fatal("no cell is certainly a mine")
	return game.Cell{}
}

// EmptyCell returns a cell of the [GoldenBoard] that touches no mine.
func (g *Match) EmptyCell() game.Cell {
	c := game.Cell{Row: 3, Col: 3}
	if g.Game().Layout().Around(c) > 0 { // the grid gives cells more neighbours
		c.Col = 0
	}
	return c
}

// OpenEmptyCell opens the [Match.EmptyCell].
func (g *Match) OpenEmptyCell() {
	g.Hand.T.Helper()
	g.CarryOut(g.EmptyCell().String() + "*")
}

// GoldenBoard returns a small board with many different cells, for the golden frames.
func GoldenBoard(t testing.TB, kind *game.GridKind) *session.Setup {
	t.Helper()
	mines := []game.Cell{{Row: 0, Col: 1}, {Row: 1, Col: 0}, {Row: 2, Col: 6}, {Row: 4, Col: 5}, {Row: 5, Col: 6}, {Row: 6, Col: 1}}
	layout, err := game.NewLayout(kind.New(7, 8), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	return &session.Setup{Title: text.Text{"prueba", "test"}, Board: session.Given(layout, game.Cell{})}
}

// OpenOpenings takes the flags off a board and opens every opening.
func OpenOpenings(g *game.Game) {
	rows, cols := g.Layout().Grid().Size()
	for _, kind := range []game.Kind{game.Flag, game.Open} {
		for i := range rows * cols {
			c := game.Cell{Row: i / cols, Col: i % cols}
			if kind == game.Flag && g.Flagged(c) ||
				kind == game.Open && !g.Layout().Mine(c) && g.Layout().Around(c) == 0 && !g.Open(c) {
				_ = g.Apply(game.Action{Kind: kind, Cell: c}) // none of these is refused
			}
		}
	}
}
