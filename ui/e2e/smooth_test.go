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

// BenchmarkFirstFrame measures the time from the start of the program to its first frame, also in a
// terminal that does not answer queries.
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

// The program starts without the answer to its one query, and sends none where it knows the answer.
func TestTerminalThatAnswersNothing(t *testing.T) {
	t.Parallel()
	for name, asked := range map[string]bool{"xterm-256color": true, "linux": false} {
		term := program{mute: true, env: []string{"TERM=" + name}}.start(t, size{80, 24})
		term.waitText("5. Salir")
		term.press("5")
		term.waitExit()
		if term.asked.Load() != asked {
			t.Errorf("TERM=%s: the program sends a query: %t", name, !asked)
		}
	}
}

// All keys that arrive at once are carried out, in order.
func TestThousandKeysInOneBurst(t *testing.T) {
	t.Parallel()
	term := start(t, size{130, 40}, "--level", "expert")
	term.waitText("MINAS RESTANTES: 99")
	// The keys flag every cell of a row on the way there and back. At the end the first ten cells
	// are flagged, and all others were flagged twice, which removes the flag.
	row := "0" + strings.Repeat("fl", 29) + "f" + "0" + strings.Repeat("fl", 29) + "f"
	burst := strings.Repeat(row, 8) + "0" + strings.Repeat("fl", 10)
	if len(burst) < 960 {
		t.Fatalf("%d keys, want a thousand or more", len(burst))
	}
	term.typeText(burst)
	term.waitText("MARCADAS: 10 ")
	term.press("ctrl+c")
	term.waitExit()
}

// A step of the cursor on an Expert board writes few bytes, so that a slow connection keeps up with
// a key held down.
func TestStepOfTheCursorWritesLittle(t *testing.T) {
	t.Parallel() // it waits most of the time
	for _, test := range []struct {
		name   string
		grid   game.Grid
		window size
		most   int // bytes
	}{
		{"square", game.Square{Rows: 16, Cols: 30}, size{130, 40}, 300},
		{"hex", game.Hex{Rows: 16, Cols: 30}, size{130, 40}, 300},
		{"square, large cells", game.Square{Rows: 16, Cols: 30}, size{200, 60}, 360},
		{"hex, large cells", game.Hex{Rows: 16, Cols: 30}, size{200, 60}, 360},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			middle := game.Cell{Row: 8, Col: 15}
			board, err := deal.Spec{Grid: test.grid, Mines: 99, Seed: 5, Promise: deal.Followable}.Deal(middle)
			if err != nil {
				t.Fatal(err)
			}
			mine := game.Cell{}
			for !board.Layout.Mine(mine) {
				mine.Col++
			}
			grid, _, _ := strings.Cut(test.name, ",")
			term := start(t, test.window, "--level", "expert", "--grid", grid, "--seed", "5", "--lang", "en")
			term.waitText("MINES LEFT: 99")
			// A lost board has all colours, and its clock stands still.
			term.press(":")
			term.typeText(middle.String() + "*" + mine.String() + "*")
			term.press("enter")
			term.waitText("%)") // why the game is lost, which is found beside it
			// The cursor is there before the first step, so that each step is one frame.
			// Another step before it shows that the whole frame of the loss has come.
			for _, to := range []struct{ key, row string }{{"G", "P"}, {"g", "A"}} {
				term.press(to.key)
				term.waitFor(regexp.MustCompile(`(?m)^ *`+to.row+` .*┃`).MatchString, "the cursor in row "+to.row)
			}
			for _, way := range []struct {
				key   string
				steps int
			}{{"right", 29}, {"down", 15}, {"left", 29}, {"up", 15}} {
				bytes := 0
				for range way.steps {
					before, frame := len(term.raw()), term.screen()
					term.press(way.key)
					term.waitFor(func(screen string) bool { return screen != frame }, "the cursor to move "+way.key)
					bytes += len(term.raw()) - before
				}
				each := bytes / way.steps
				t.Logf("%s writes %d bytes", way.key, each)
				if each > test.most {
					t.Errorf("a step %s writes %d bytes, want at most %d", way.key, each, test.most)
				}
			}
			term.press("ctrl+c")
			term.waitExit()
		})
	}
}

// Scrolling by a row, on a board larger than the window, writes few bytes, too.
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
		for range 30 { // to the last visible row and beyond
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

// While the player does nothing, the clock writes only its digits, without moving to the cursor or
// setting colours again.
func TestClockWritesLittle(t *testing.T) {
	for name, window := range map[string]size{"line": {80, 24}, "panel": {120, 40}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			term := program{args: []string{"--level", "beginner", "--seed", "5", "--lang", "en"}, env: []string{"COLORTERM=truecolor"}}.start(t, window)
			term.waitText("MINES LEFT")
			term.press("space")
			// clock waits until the clock shows this many tenths of a second or more, because on a
			// busy machine some are skipped.
			clock := func(least int) (tenths int) {
				t.Helper()
				term.waitFor(func(screen string) bool {
					tenths = look(screen).tenths
					return strings.Contains(screen, "MOVES: 1") && tenths >= least
				}, fmt.Sprintf("%d tenths of a second on the clock", least))
				return tenths
			}
			begun := clock(clock(1) + 1) // once the clock runs, all opened cells are drawn
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

// The largest board delays nothing: it is shown before it is dealt, and keys work while it is
// dealt.
func TestLargestBoardAnswersMeanwhile(t *testing.T) {
	t.Parallel()
	term := start(t, size{80, 24}, "--size", "1024x1024", "--mines", "400000", "--seed", "1")
	term.waitText("MINAS RESTANTES: 400000")
	term.press("f")
	term.waitText("MARCADAS: 1")
	term.press("l", "space")
	term.waitText("Buscando un tablero")
	term.press("esc")
	term.waitText("Reparto cancelado")
	term.press("ctrl+c")
	term.waitExit()
}

// A crowded board does not either, although every cell is a possible start: trying each anew would
// take hours.
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
	if out, errs, code := run(t, text.String(), "solve", "--grid", "square", "--lang", "en", "-"); code != 0 || !strings.Contains(out, "you have to guess") {
		t.Errorf("exit %d, %q, %s", code, out, errs)
	}
}

// BenchmarkKey measures the time from a key that moves the cursor to the output.
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

// The first screen is painted once, and again only after a stop.
func TestFirstScreenIsPaintedOnce(t *testing.T) {
	t.Parallel()
	for range 5 { // the size of the window may come sooner or later
		term := program{args: []string{"--level", "beginner"}, shell: true}.start(t, size{80, 24})
		term.stillPlays()
		if n := strings.Count(term.raw(), "sin adivinar"); n != 1 {
			t.Errorf("the title is painted %d times at the start", n)
		}
		term.press("ctrl+z")
		term.waitText(stopped)
		term.press("enter")
		term.stillPlays()
		if n := strings.Count(term.raw(), "sin adivinar"); n != 2 {
			t.Errorf("the title is painted %d times after a stop", n)
		}
		term.press("ctrl+c")
		term.waitExit()
		if n := strings.Count(term.raw(), "sin adivinar"); n != 2 {
			t.Errorf("the title is painted %d times at the end", n)
		}
	}
}

// The first screen of an Expert game takes few bytes: a line on a slow connection takes a second for
// them.
func TestFirstScreenOfExpertWritesLittle(t *testing.T) {
	t.Parallel()
	for window, most := range map[size]int{{140, 45}: 16_000, {80, 24}: 8_000, {120, 40}: 16_000} {
		term := start(t, window, "--level", "expert")
		term.waitText("MINAS RESTANTES: 99")
		term.press("ctrl+c")
		term.waitExit() // the frame is in the terminal as a whole
		if n := len(term.raw()); n > most {
			t.Errorf("%v: %d bytes, want at most %d", window, n, most)
		} else {
			t.Logf("%v: %d bytes", window, n)
		}
	}
}
