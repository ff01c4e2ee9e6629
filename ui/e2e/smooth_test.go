//go:build !windows

package e2e

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// BenchmarkFirstFrame is the time from the start of the program to its first
// frame, also in a terminal that answers no question.
func BenchmarkFirstFrame(b *testing.B) {
	for name, mute := range map[string]bool{"answers": false, "mute": true} {
		b.Run(name, func(b *testing.B) {
			if _, err := buildGame(); err != nil {
				b.Fatal(err)
			}
			b.ResetTimer()
			for range b.N {
				term := program{mute: mute}.start(b, size{80, 24})
				term.waitText("5. Salir")
				b.StopTimer()
				term.press("5")
				term.waitExit()
				b.StartTimer()
			}
		})
	}
}

// A terminal that answers nothing keeps nobody waiting: it is asked nothing.
func TestTerminalIsAskedNothing(t *testing.T) {
	t.Parallel()
	term := program{mute: true}.start(t, size{80, 24})
	term.waitText("5. Salir")
	term.press("5")
	term.waitExit()
	if term.asked.Load() {
		t.Error("it asks the terminal something, and would wait for the answer")
	}
}

// Keys that come all at once are all carried out, in order.
func TestThousandKeysInOneBurst(t *testing.T) {
	t.Parallel()
	term := start(t, size{130, 40}, "--level", "expert")
	term.waitText("MINAS RESTANTES: 99")
	// From cell to cell over a whole row and back, a flag on each: the first ten
	// cells are flagged in the end, all others twice, which is not at all.
	row := "0" + strings.Repeat("fl", 29) + "f" + "0" + strings.Repeat("fl", 29) + "f"
	burst := strings.Repeat(row, 8) + "0" + strings.Repeat("fl", 10)
	if len(burst) < 960 {
		t.Fatalf("%d keys are no thousand", len(burst))
	}
	term.typeText(burst)
	term.waitText("MARCADAS: 10 ")
	term.press("ctrl+c")
	term.waitExit()
}

// A step of the cursor on an expert board writes little: a slow line, such as one
// over the network, does not fall behind a key that is held down.
func TestStepOfTheCursorWritesLittle(t *testing.T) {
	t.Parallel() // it waits most of the time
	for _, grid := range []string{"square", "hex"} {
		t.Run(grid, func(t *testing.T) {
			var shape game.Grid = game.Square{Rows: 16, Cols: 30}
			if grid == "hex" {
				shape = game.Hex{Rows: 16, Cols: 30}
			}
			middle := game.Cell{Row: 8, Col: 15}
			board, err := deal.Spec{Grid: shape, Mines: 99, Seed: 5, Promise: deal.Followable}.Deal(middle)
			if err != nil {
				t.Fatal(err)
			}
			mine := game.Cell{}
			for !board.Layout.Mine(mine) {
				mine.Col++
			}
			term := start(t, size{130, 40}, "--level", "expert", "--grid", grid, "--seed", "5", "--lang", "en")
			term.waitText("MINES LEFT: 99")
			// A lost board has all the colours, and its clock stands still.
			term.press(":")
			term.typeText(middle.String() + "*" + mine.String() + "*")
			term.press("enter")
			term.waitText("──────────── YOU LOST")
			// To be there before the first step, so that each is a frame of its own.
			term.press("g")
			term.waitFor(regexp.MustCompile(`(?m)^ *A +┃`).MatchString, "the cursor in the first cell")
			for _, test := range []struct {
				key   string
				steps int
				most  int // bytes a step
			}{{"right", 29, 300}, {"down", 15, 300}, {"left", 29, 300}, {"up", 15, 300}} {
				bytes := 0
				for range test.steps {
					before, frame := len(term.raw()), term.screen()
					term.press(test.key)
					term.waitFor(func(screen string) bool { return screen != frame }, "the cursor to move "+test.key)
					bytes += len(term.raw()) - before
				}
				each := bytes / test.steps
				t.Logf("%s writes %d bytes", test.key, each)
				if each > test.most {
					t.Errorf("a step %s writes %d bytes, want at most %d", test.key, each, test.most)
				}
			}
			term.press("ctrl+c")
			term.waitExit()
		})
	}
}

// Nor does a row that comes into a window which does not show all of the board.
func TestScrolledRowWritesLittle(t *testing.T) {
	t.Parallel() // it waits most of the time
	for _, grid := range []string{"square", "hex"} {
		term := start(t, size{80, 24}, "--size", "200x60", "--mines", "1200", "--guess", "--grid", grid, "--lang", "en")
		term.waitText("MINES LEFT: 1200")
		step := func() {
			frame := term.screen()
			term.press("down")
			term.waitFor(func(screen string) bool { return screen != frame }, "the cursor to move")
		}
		for range 30 { // to the last row that is shown, and further
			step()
		}
		const steps = 20
		before := len(term.raw())
		for range steps {
			step()
		}
		if each := (len(term.raw()) - before) / steps; each > 3000 {
			t.Errorf("%s: a row writes %d bytes, want at most 3000", grid, each)
		}
		term.press("ctrl+c")
		term.waitExit()
	}
}

// While nobody plays the clock writes little: its digits, and not where the cursor is nor
// in which colours the program writes.
func TestClockWritesLittle(t *testing.T) {
	for name, window := range map[string]size{"line": {80, 24}, "panel": {120, 40}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			term := program{args: []string{"--level", "beginner", "--seed", "5", "--lang", "en"}, env: []string{"COLORTERM=truecolor"}}.start(t, window)
			term.waitText("MINES LEFT")
			term.press("space")
			// clock waits until that many tenths of a second are shown, or more: on a busy
			// machine some are not.
			clock := func(least int) (tenths int) {
				t.Helper()
				term.waitFor(func(screen string) bool {
					tenths = look(screen).tenths
					return strings.Contains(screen, "MOVES: 1") && tenths >= least
				}, fmt.Sprintf("%d tenths of a second on the clock", least))
				return tenths
			}
			begun := clock(clock(1) + 1) // once the clock goes on, all that was opened is there
			before := len(term.raw())
			tenths := clock(begun+10) - begun
			each := (len(term.raw()) - before) * 10 / tenths
			t.Logf("%d bytes a second", each)
			if each > 80 {
				t.Errorf("the clock writes %d bytes a second, want at most 80", each)
			}
			term.press("ctrl+c")
			term.waitExit()
		})
	}
}

// The largest board there is keeps nobody waiting: it is there before it is dealt, and
// while it is dealt the keys are answered.
func TestLargestBoardAnswersMeanwhile(t *testing.T) {
	t.Parallel()
	term := start(t, size{80, 24}, "--size", "10000x10000", "--mines", "16000000", "--guess", "--seed", "1")
	term.waitText("MINAS RESTANTES: 16000000")
	term.press("f")
	term.waitText("MARCADAS: 1")
	term.press("l", "space")
	term.waitText("Repartiendo las minas")
	term.press("esc")
	term.waitText("Reparto cancelado")
	term.press("ctrl+c")
	term.waitExit()
}

// Nor does a crowded one, of which every cell is a start to be tried: trying each anew
// would take hours.
func TestCrowdedBoardIsJudged(t *testing.T) {
	t.Parallel()
	const side = 600
	board, err := deal.Spec{Grid: game.Square{Rows: side, Cols: side}, Mines: side * side * 45 / 100, Promise: deal.SafeStart}.Deal(game.Cell{})
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	fmt.Fprintln(&text, side, side)
	for row := range side {
		for col := range side {
			if board.Mine(game.Cell{Row: row, Col: col}) {
				text.WriteByte('*')
			} else {
				text.WriteByte('.')
			}
		}
		text.WriteByte('\n')
	}
	if out, errs, code := run(t, text.String(), "solve", "--grid", "square", "--lang", "en", "-"); code != 0 || !strings.Contains(out, "a guess") {
		t.Errorf("exit %d, %q, %s", code, out, errs)
	}
}

// BenchmarkKey is the time from a key that moves the cursor to what the terminal is sent.
func BenchmarkKey(b *testing.B) {
	term := start(b, size{130, 40}, "--level", "expert")
	term.waitText("MINAS RESTANTES: 99")
	var took []time.Duration
	keys := []string{"right", "left"}
	for i := 0; b.Loop(); i++ {
		b.StopTimer()
		time.Sleep(time.Duration(13+i%11) * time.Millisecond) // at any moment between two frames
		before, begun := len(term.raw()), time.Now()
		b.StartTimer()
		term.press(keys[i%2])
		for len(term.raw()) == before {
			time.Sleep(50 * time.Microsecond)
		}
		took = append(took, time.Since(begun))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "ms/median")
	term.press("ctrl+c")
	term.waitExit()
}
