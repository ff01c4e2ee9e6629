//go:build !windows

package e2e

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/archive"
)

var kills = flag.Int("kills", 16, "how often a game is killed")

// A game killed at any moment continues with everything that was on the screen: every cell that was
// open or flagged still is, the clock has gone back by a second at most, and the last opening can be undone.
func TestKillLosesNothingThatWasSeen(t *testing.T) {
	t.Parallel() // it waits most of the time
	const seed = 1
	square, hex := game.Square{Rows: 16, Cols: 16}, game.Hex{Rows: 16, Cols: 16}
	grids := []game.Grid{square, hex, square, hex} // at the same time, because each waits for frames
	var all sync.WaitGroup
	for i, grid := range grids {
		all.Go(func() {
			v := &victim{t: t, grid: grid, rng: rand.New(rand.NewPCG(seed, uint64(i)))}
			for n := range *kills / len(grids) {
				if n%perGame == 0 {
					v.begin(strconv.Itoa(100*i + n))
				}
				term := v.goOn()
				v.kill(term)
				if n%perGame == perGame-1 {
					v.goOn().close()
				}
				if t.Failed() {
					return
				}
			}
		})
	}
	all.Wait()
}

// perGame is the number of kills after which another game is begun. No game is over by then.
const perGame = 10

// A victim is a game that is killed again and again.
type victim struct {
	t    *testing.T
	grid game.Grid
	rng  *rand.Rand
	home string
	args []string
	seen seen // the screen before the last kill
}

// begin begins a game by opening its middle. The classic rules are used, because flags do not
// change their numbers.
func (v *victim) begin(seed string) {
	v.home, v.seen = v.t.TempDir(), seen{}
	v.args = []string{"--lang", "en", "--rules", "classic", "--seed", seed}
	if _, hex := v.grid.(game.Hex); hex {
		v.args = append(v.args, "--grid", "hex")
	}
	term := v.start()
	term.press("2")
	term.waitText("FLAGGED: 0")
	term.press("space")
	term.waitText("MOVES: 1")
	term.press("w", "f")
	term.waitText("FLAGGED: 1")
	term.interrupt()
}

func (v *victim) start() *Terminal {
	term := program{args: v.args, home: v.home}.start(v.t, size{80, 40})
	term.waitText("5. Quit")
	return term
}

// goOn continues the game in another run, and compares it with the screen before.
func (v *victim) goOn() *Terminal {
	v.t.Helper()
	kept := v.kept()
	want := faces(kept.Game)
	if !holds(want, v.seen.board) {
		v.t.Errorf("the screen was\n%s\nand the file has\n%s", v.seen.board, want)
	}
	term := v.start()
	term.waitText("Continue")
	term.press("c")
	wait := func(board, what string) (s seen) {
		v.t.Helper()
		term.waitFor(func(screen string) bool { s = look(screen); return s.board == board }, what+"\n"+board)
		return s
	}
	if s := wait(want, "the board that is kept"); s.tenths < v.seen.tenths-10 {
		v.t.Errorf("the clock was seen at %d tenths of a second, and goes on at %d", v.seen.tenths, s.tenths)
	}
	if err := kept.Game.Apply(game.Action{Kind: game.Undo}); err != nil {
		v.t.Error(err)
	}
	term.press("u")
	wait(faces(kept.Game), "the last step to be undone")
	term.press("ctrl+r")
	wait(want, "the last step to be done again")
	return term
}

// kill plays on, and kills the program while it plays.
func (v *victim) kill(term *Terminal) {
	g := v.kept().Game
	rows, cols := v.grid.Size()
	burst := 1 + v.rng.IntN(8)
	enough := v.rng.IntN(burst + 1) // wait for this many actions of the burst
	keys, want := "", faces(g)
	for i := range burst {
		c := game.Cell{Row: v.rng.IntN(rows), Col: v.rng.IntN(cols)}
		a := game.Action{Kind: game.Flag, Cell: c}
		if !g.Layout().Mine(c) {
			a.Kind = game.Open
		}
		if g.Face(c) != game.Closed || g.Apply(a) != nil {
			continue
		}
		// from the first cell of the board, whatever the cell of the cursor
		keys += "g" + strings.Repeat("j", c.Row) + strings.Repeat("l", c.Col) + map[game.Kind]string{game.Flag: "f", game.Open: " "}[a.Kind]
		if i < enough {
			want = faces(g)
		}
	}
	term.send(keys)
	term.waitFor(func(screen string) bool { return holds(look(screen).board, want) }, "the first of the keys")
	if v.rng.IntN(5) == 0 { // a pause of the player
		before := look(term.screen()).tenths
		term.waitFor(func(screen string) bool { return look(screen).tenths > before+1 }, "the clock to go on")
	}
	if err := term.kill(syscall.SIGKILL); err != nil {
		v.t.Error(err)
	}
	term.waitExit()
	v.seen = look(term.screen())
	if len(v.seen.board) != len(want) {
		v.t.Errorf("no board on the screen:\n%s", term.screen())
	}
	term.close()
}

// kept returns the game in its file.
func (v *victim) kept() *archive.Saved {
	v.t.Helper()
	kept := archive.At(filepath.Join(v.home, "state", "buscaminas"))
	waiting, problems := kept.Waiting()
	if len(waiting) != 1 || len(problems) > 0 {
		v.t.Fatalf("%d games wait, want one; %v", len(waiting), problems)
	}
	path := kept.Path(waiting[0].Name)
	saved, err := archive.ReadFile(path)
	if err != nil || saved.Wrong != nil {
		text, _ := os.ReadFile(path)
		v.t.Fatalf("%v, %v:\n%s", err, saved, text)
	}
	return saved
}

// A seen is the game as the player sees it.
type seen struct {
	board  string // the board in the form of boardOn
	tenths int    // the clock, in tenths of a second
}

var clockFigure = regexp.MustCompile(`TI(?:ME|EMPO): (\d+)[.,](\d) s`)

func look(screen string) (s seen) {
	s.board = boardOn(screen)
	if found := clockFigure.FindStringSubmatch(screen); found != nil {
		s.tenths, _ = strconv.Atoi(found[1] + found[2])
	}
	return s
}

// faces returns the board of a game in the form of boardOn.
func faces(g *game.Game) string {
	rows, cols := g.Layout().Grid().Size()
	lines := make([]string, rows)
	for r := range rows {
		line := make([]byte, cols)
		for c := range cols {
			switch face := g.Face(game.Cell{Row: r, Col: c}); face {
			case game.Closed:
				line[c] = '.'
			case game.Flagged:
				line[c] = 'X'
			case game.Empty:
				line[c] = '_'
			default:
				line[c] = '0' + byte(face)
			}
		}
		lines[r] = string(line)
	}
	return strings.Join(lines, "\n")
}

// holds reports whether board shows every cell that is open or flagged in other in the same way.
func holds(board, other string) bool {
	if other == "" {
		return true
	}
	if len(board) != len(other) {
		return false
	}
	for i := range other {
		if other[i] != '.' && board[i] != other[i] {
			return false
		}
	}
	return true
}
