package ui

import (
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/pages/replay"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// A pressed key is a key of a game on a large board, with the time and memory until its frame was
// drawn.
type pressed struct {
	state, key string
	took       time.Duration
	bytes      uint64
}

// pressEverything presses every key of a game, in every state, on a square board of this side. With
// one mine in a corner, the first opening wins. With three mines around the corner, it does not.
func pressEverything(t testing.TB, side int, corner ...game.Cell) (all []pressed) {
	t.Helper()
	grid := game.Square{Rows: side, Cols: side}
	layout, err := game.NewLayout(grid, slices.Values(corner))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	kept := archive.At(dir)
	m := New(Options{
		Choices:   choices.Choices{Grid: squares},
		Setup:     &session.Setup{Title: text.Same("large"), Board: session.Given(layout, game.Cell{})},
		Archive:   kept,
		Dir:       dir,
		Positions: func() (string, error) { return dir, nil },
		Copy:      func(string) (bool, error) { return true, nil },
		Seed:      func() uint64 { return 1 },
		Now:       time.Now,
	}, colored(termenv.Ascii))
	defer m.close()
	m.Init()
	m.Update(tea.WindowSizeMsg{Width: 160, Height: 48})
	state, hand := "", at(m)
	var press func(names string)
	press = func(names string) {
		for _, name := range strings.Fields(names) {
			key := pressOf(strings.ReplaceAll(name, "space", " "))
			before := allocated()
			begun := time.Now()
			_, cmd := m.Update(key)
			m.draw()
			all = append(all, pressed{state, name, time.Since(begun), allocated() - before})
			hand.Answer(cmd)
			if _, ok := m.top().Page.(*replay.Page); ok {
				press("esc")
			}
		}
	}
	const looking = "w b W B 9 9 9 9 w 9 9 9 9 W / 1 / 8 / / / ? / 0 i % % L F M v v z z z z " +
		": esc ? esc g $ 0 G end home pgup pgdown up left down right"
	for _, s := range []struct{ state, keys string }{
		{"closed", looking + " f f f p p q c G"},
		{"open", "space c f " + looking},
		{"undone", "u W B W B w b y / 1 / 0 ctrl+r"},
		{"done again", "u ctrl+r y " + looking},
		{"looked back on", "P i"},
		{"begun anew", "r G W space u n"},
	} {
		state = s.state
		press(s.keys)
		if len(m.games()) != 1 || m.top() != m.games()[0] {
			t.Fatalf("%s: the game is left for %T", s.state, m.top().Page)
		}
	}
	return all
}

// allocated returns the number of bytes ever allocated.
func allocated() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.TotalAlloc
}

// The corners of [pressEverything].
var (
	oneMine  = []game.Cell{{}}
	cornered = []game.Cell{{Row: 0, Col: 1}, {Row: 1, Col: 0}, {Row: 1, Col: 1}}
)

// However large a board is, no key takes more memory than the board: what needs more is done in the
// background. BenchmarkKeysOnTheLargestBoard has the times.
func TestKeysTakeLittleMemoryOnALargeBoard(t *testing.T) {
	const (
		side = 512
		most = 10 * side * side
	)
	for _, corner := range [][]game.Cell{oneMine, cornered} {
		for _, p := range pressEverything(t, side, corner...) {
			if p.bytes > most {
				t.Errorf("%s, %s: %d MB, want at most %d", p.state, p.key, p.bytes>>20, most>>20)
			}
		}
	}
}

// BenchmarkKeysOnTheLargestBoard presses every key on a largest square board, and reports the
// slowest.
func BenchmarkKeysOnTheLargestBoard(b *testing.B) {
	var slowest pressed
	for b.Loop() {
		for _, corner := range [][]game.Cell{oneMine, cornered} {
			for _, p := range pressEverything(b, 1024, corner...) {
				if p.took > 30*time.Millisecond {
					b.Logf("%s, %s: %v, %d MB", p.state, p.key, p.took, p.bytes>>20)
				}
				if p.took > slowest.took {
					slowest = p
				}
			}
		}
	}
	b.ReportMetric(float64(slowest.took.Milliseconds()), "ms/key")
}
