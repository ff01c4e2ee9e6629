//go:build !windows

package e2e

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
)

// stormKeys are the keys of a storm, with few of those that leave the program.
var stormKeys = func() []string {
	all := strings.Split("f f f u c z p v w b h j k l g G 0 $ : ! * r n m t o ? 1 2 3 4 s A d 7", " ")
	for name, sequence := range keys {
		if name != "esc" { // Esc would make one key with the next
			all = append(all, sequence)
		}
	}
	return append(all, "\x12", "\x1b[200~Hd*\x1b[201~")
}()

var events = flag.Int("events", 2000, "keys and clicks of a storm")

// eventsAtOnce is the number of keys and clicks between two changes of the size of the window.
const eventsAtOnce = 200

// Whatever keys, clicks and sizes of the window come at once through the terminal, the game either
// goes on, or was left through its own menu, with the terminal as it was found.
func TestStormThroughTheTerminal(t *testing.T) {
	t.Parallel() // it waits most of the time
	const seed = 7
	rng := rand.New(rand.NewPCG(seed, 0))
	var term *Terminal
	begin := func() {
		term = start(t, size{80, 24})
		term.waitText("5. Salir")
	}
	end := func() {
		if code, signal := term.waitExit(); code != 0 || signal != nil {
			t.Fatalf("ended with %d, %v", code, signal)
		}
		term.terminalRestored()
	}
	begin()
	games := 1
	for range *events / eventsAtOnce {
		var chunk strings.Builder
		for range eventsAtOnce {
			if rng.IntN(6) > 0 {
				chunk.WriteString(stormKeys[rng.IntN(len(stormKeys))])
				continue
			}
			buttons := []button{left, middle, right, wheelUp, wheelDown, left + shift}
			b, x, y := buttons[rng.IntN(len(buttons))], rng.IntN(80), rng.IntN(24)
			chunk.WriteString(ansi.MouseSgr(byte(b), x, y, false) + ansi.MouseSgr(byte(b), x, y, true))
		}
		term.resize(1+rng.IntN(200), 1+rng.IntN(60))
		if !term.offer(chunk.String()) { // the program was left
			end()
			begin()
			games++
		}
	}
	t.Logf("%d games", games)
	// The first Ctrl+C may be answered by a question about a board in the editor. The second
	// leaves.
	term.offer("\x03\x03")
	end()
}
