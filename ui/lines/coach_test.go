package lines_test

import (
	"bytes"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/lines"
	"buscaminas/ui/session"
)

// counting is an input that notes the number of goroutines at each line.
type counting struct {
	lines []string
	most  int
}

func (c *counting) Read(p []byte) (int, error) {
	c.most = max(c.most, runtime.NumGoroutine())
	if len(c.lines) == 0 {
		return 0, io.EOF
	}
	n := copy(p, c.lines[0]+"\n")
	c.lines = c.lines[1:]
	return n, nil
}

// A slow coach thinks about one position at a time, however fast the player is: on a large board
// each thought takes seconds and much memory.
func TestALateCoachThinksOfOnePosition(t *testing.T) {
	const side = 400
	var mines []game.Cell
	for i := range side * side {
		if c := (game.Cell{Row: i / side, Col: i % side}); (7*c.Row+3*c.Col)%11 == 0 {
			mines = append(mines, c)
		}
	}
	layout, err := game.NewLayout(game.GridKinds()[0].New(side, side), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	in := &counting{}
	for i := 0; len(in.lines) < 2*60; i++ {
		if c := (game.Cell{Row: i * 5 % side, Col: i * 3 % side}); !layout.Mine(c) {
			play := fmt.Sprintf("%d,%d*", c.Row, c.Col)
			in.lines = append(in.lines, play, play) // if the coach is in time and stops a play, the repetition carries it out
		}
	}
	before := runtime.NumGoroutine()
	var out bytes.Buffer
	err = lines.Run(in, &out, lines.Options{
		Setup: &session.Setup{Board: session.Given(layout, game.Cell{})}, Coach: 1, Corner: &game.Cell{}, Now: time.Now,
	})
	if err != nil || !strings.Contains(out.String(), "JUGADAS: 6") {
		t.Fatalf("%v, %.300s", err, out.String())
	}
	if in.most > before+2 { // one more may be just ending
		t.Errorf("%d goroutines run in the background, want 1", in.most-before)
	}
}
