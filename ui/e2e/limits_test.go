//go:build linux

package e2e

import (
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// bePeak is an environment variable that makes this program run another one, and write the peak of
// its memory on the first line. The peak of the starting program counts, too, so that must be
// small.
const bePeak = "BUSCAMINAS_PEAK"

func init() {
	if os.Getenv(bePeak) == "" {
		return
	}
	cmd := exec.Command(os.Args[1], os.Args[2:]...)
	out, err := cmd.CombinedOutput()
	if err != nil && cmd.ProcessState.ExitCode() < 0 {
		fmt.Println(err)
	} else {
		fmt.Println(int64(cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss) << 10)
	}
	os.Stdout.Write(out[:min(len(out), 1<<14)])
	os.Stdout.Write(out[max(0, len(out)-1<<14):])
	os.Exit(0)
}

// peak runs the game, and returns the peak of its memory in bytes and the beginning and end of its
// output.
func peak(t *testing.T, args ...string) (bytes int, out string) {
	t.Helper()
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p := program{path: self, args: append([]string{game}, append(args, "--lang", "en")...), env: []string{bePeak + "=1"}}
	said, errs, _ := p.run(t, "")
	first, out, _ := strings.Cut(said, "\n")
	if bytes, err = strconv.Atoi(first); err != nil {
		t.Fatalf("%v: %s, %s", args, said, errs)
	}
	return bytes, out
}

// The bytes for each cell, in addition to those that every run takes.
const (
	laid    = 4  // for a board that is read, dealt, drawn or written
	thought = 24 // for a board that is solved, too; this is limited to 4,194,304 cells
	tangled = 1  // for a board on which half of the open cells touch closed ones
	thin    = 3  // for a board with a single row, which is stored with an empty row on either side
	named   = 8  // for each mine named in a file: the file itself
	late    = 2  // for garbage that a busy machine collects late
)

// anyBoard is the memory that solving may take on a board of any size, with its garbage.
const anyBoard = 3 << 20

// A frugal command is one whose memory is bounded by the number of cells of its board.
type frugal struct {
	cells int
	most  float64 // bytes for each cell
	args  string
	want  string // part of the output
}

func wantFrugal(t *testing.T, commands ...frugal) {
	t.Helper()
	base, _ := peak(t, "--version")
	for _, c := range commands {
		each := math.Inf(1)
		for range 3 { // a busy machine collects garbage late in one run, hardly in three
			bytes, out := peak(t, strings.Fields(c.args)...)
			if !strings.Contains(out, c.want) {
				t.Errorf("%s: %q is not in %.1000s", c.args, c.want, out)
			}
			if each = min(each, float64(bytes-base-anyBoard)/float64(c.cells)); each <= c.most+late {
				break
			}
		}
		t.Logf("%s: %.1f bytes a cell", c.args, each)
		if each > c.most+late {
			t.Errorf("want at most %v", c.most+late)
		}
	}
}

// boardOf writes a board with one mine to a file and returns the path.
func boardOf(t *testing.T, rows, cols int) string {
	t.Helper()
	return put(t, t.TempDir(), fmt.Sprintf("%dx%d.txt", rows, cols), fmt.Sprintf("%d %d\n1\n0 %d\n", rows, cols, cols-1))
}

const part, judged = "--from ROW,COLUMN shows part of it", "too large to tell whether it needs a guess"

// No command takes much more memory than its board. Output is written as it is produced, and boards
// too large to read or too slow to deal are refused.
func TestCommandsTakeLittleMemory(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	wide, huge := boardOf(t, 1000, 1000), boardOf(t, 2100, 2100)
	var mines strings.Builder
	for row := range 1000 {
		for col := range 1000 {
			fmt.Fprintln(&mines, row, col)
		}
	}
	full := put(t, dir, "full.txt", "1000 1000\n1000000\n"+mines.String())
	drawn := put(t, dir, "drawn.txt", "1000 1000\n"+strings.Repeat(strings.Repeat("*....", 200)+"\n", 1000))
	wantFrugal(t, []frugal{
		{1_000_000, laid, "--plain " + wide, part},
		{1_000_000, laid, "--plain --size 1000x1000 --mines 10", part},
		{1_000_000, laid, "--plain --from 0,0 " + wide, "  0 │ ▓ │"},
		{4_410_000, laid, "show " + huge, judged},
		{4_410_000, laid, "show --solution --from 2099,2099 " + huge, "2070 │   │"},
		{4_410_000, laid, "solve " + huge, judged},
		{1_000_000, laid, "deal --size 1000x1000 --mines 200000 --guess --format list", "guess=maybe"},
		{4_410_000, laid, "deal --size 2100x2100 --mines 0 --format list", "without --guess"},
		{4_410_000, laid, "--plain --size 2100x2100 --mines 10 --from 0,0", "without --guess"},
		{1_000_000, laid, "convert --to map " + wide, "...."},
		{1_000_000, laid, "convert --to list " + drawn, "999 995"},
		{1_000_000, laid, "--plain --from 0,0 " + drawn, " 1 │ ▓ │"},
		{1_000_000, laid + named, "convert --to map " + full, "****"},
	}...)
}

var large = flag.Bool("large", false, "solve boards of a million cells")

// Nor does a command that solves its board.
func TestSolvingTakesLittleMemory(t *testing.T) {
	t.Parallel()
	if !*large {
		t.Skip("boards of a million cells take ten seconds: ask with -large")
	}
	wide, row := boardOf(t, 1000, 1000), boardOf(t, 1, 1_000_000)
	// With this density a board can just not be solved, and half of the open cells touch closed
	// cells.
	out, _, _ := run(t, "", "deal", "--size", "1024x1024", "--mines", "251658", "--seed", "9", "--guess", "--format", "map", "--first", "any", "--lang", "en")
	crowded := put(t, t.TempDir(), "crowded.txt", out)
	wantFrugal(t, []frugal{
		{1_000_000, thought + thin, "show " + row, part},
		{1_000_000, thought, "solve " + wide, "no guess needed from 0,0"},
		{1_000_000, thought, "solve --start 5,5 " + wide, "no guess needed from 5,5"},
		{1 << 20, thought + tangled, "solve --start 2,42 " + crowded, "after opening 624580 of"},
		{1_000_000, thought, "deal --size 1000x1000 --mines 0", "guess=no"},
		{1_000_000, thought, "deal --size 1000x1000 --mines 125000 --seed 1", "guess=no"},
		{1_000_000, thought, "solve --size 1000x1000 --mines 50000 --games 1 --jobs 1 --seed 1", "games=1"},
		{1_000_000, thought, "solve --size 1000x1000 --mines 125000 --games 1 --jobs 1 --seed 1", "games=1"},
	}...)
}

// The chances, the hints and an undo on a board of a million cells take 300 MB at most, and the
// memory of the search goes back.
func TestHelpOnALargeBoardTakesLittleMemory(t *testing.T) {
	t.Parallel()
	term := start(t, size{120, 40}, "--size", "1000x1000", "--mines", "50000", "--guess", "--seed", "1", "--grid", "square", "--lang", "en")
	term.waitText("MINES LEFT: 50000")
	term.press("space")
	term.waitText("MOVES: 1")
	term.typeText("%")
	term.waitText("safe: 0,2, 0,12, 0,57, 0,74 and 24065 more")
	if now := term.memory("VmRSS"); now > 100 {
		t.Errorf("after the search it holds %d MB", now)
	}
	term.typeText("i")
	term.waitText("There is something safe to open")
	term.typeText("iWBu")
	term.waitText("Undone: 923436 cells are closed again")
	term.typeText("g")
	term.waitText("0,0 is safe")
	if most := term.memory("VmHWM"); most > 300 {
		t.Errorf("it took %d MB", most)
	}
}

// limited returns the program with a limit on its address space, in kilobytes.
func limited(t *testing.T, kilobytes int, args ...string) program {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("there is no limit on the address space")
	}
	buscaminas, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	script := fmt.Sprintf(`ulimit -v %d; exec "$0" "$@"`, kilobytes)
	return program{path: "/bin/sh", args: append([]string{"-c", script, buscaminas}, args...)}
}

// With 2 GB of addresses, of which Go and the C library reserve most at the start, there is help on a
// board of four million cells, also after an undo.
func TestHelpInALimitedAddressSpace(t *testing.T) {
	t.Parallel()
	term := limited(t, 2<<20, "--size", "2000x2000", "--mines", "220000", "--guess", "--seed", "1", "--grid", "square", "--lang", "en").
		start(t, size{120, 40})
	term.waitText("MINES LEFT: 220000")
	term.press("space")
	term.waitText("MOVES: 1")
	term.typeText("%")
	term.waitText("safe: 0,2, 0,38, 0,54, 0,63 and 119763 more")
	term.typeText("i")
	term.waitText("There is something safe to open")
	term.typeText("WB")
	term.waitText("1000,992 is a mine")
	term.typeText("y")
	term.waitText("too much to copy. It is in")
	term.typeText("ug")
	term.waitText("0,0 is safe")
	term.press("ctrl+r")
	term.waitText("119763 more")
	term.typeText(":1000,1010*")
	term.press("enter")
	term.waitText("1000,1010 had to be a mine; ")
	term.typeText("P")
	term.waitText("Replay · accuracy 25%")
	term.press("home")
	term.typeText("m")
	term.waitText("Move 8: you opened 1000,1010, and it was a mine. ")
	if most := term.memory("VmHWM"); most > 300 {
		t.Errorf("it took %d MB", most)
	}
}

// On a board of a hundred million cells there is no memory to copy it, and the game goes on.
func TestTooLittleMemoryToCopy(t *testing.T) {
	t.Parallel()
	if !*large {
		t.Skip("a board of a hundred million cells takes ten seconds: ask with -large")
	}
	term := limited(t, 2<<20, "--size", "10000x10000", "--mines", "5500000", "--guess", "--seed", "1", "--grid", "square", "--lang", "en").
		start(t, size{120, 40})
	term.waitText("MINES LEFT: 5500000")
	term.press("space")
	term.waitText("MOVES: 1")
	term.typeText("%")
	term.waitText("The board is too large for hints")
	term.typeText("y")
	term.waitText("too little memory: this takes some 763 MB, and ")
	term.typeText("u")
	term.waitText("Undone: 91118510 cells are closed again")
}

// memory returns a figure of the program's memory, in megabytes: VmRSS is what it holds now, and
// VmHWM the most that it has held.
func (term *Terminal) memory(figure string) (megabytes int) {
	term.t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", term.cmd.Process.Pid))
	if err != nil {
		term.t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(status), figure+":")
	kilobytes, err := strconv.Atoi(strings.Fields(after)[0])
	if err != nil {
		term.t.Fatal(err)
	}
	return kilobytes >> 10
}

// If too few files may be open for the full screen, the terminal is left as it was, and the program
// says why. (With three, no program starts at all.)
func TestFewOpenFiles(t *testing.T) {
	t.Parallel()
	buscaminas, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	for files := 4; files <= 12; files++ {
		t.Run(strconv.Itoa(files), func(t *testing.T) {
			script := fmt.Sprintf("ulimit -n %d; exec $0 --level beginner --lang es", files)
			term := program{path: "/bin/sh", args: []string{"-c", script, buscaminas}, stderr: true}.start(t, size{80, 24})
			if term.begins("MINAS RESTANTES") {
				term.press("ctrl+c")
				term.waitExit()
			} else if code, _ := term.waitExit(); code == 0 {
				t.Error("the exit status is 0, want an error")
			} else if said := term.errOutput(); said != "buscaminas: no se puede usar el terminal: hay demasiados ficheros abiertos\n" {
				t.Errorf("standard error is %q", said)
			}
			term.terminalRestored()
		})
	}
}

// begins waits until a text is on the screen or the program has ended. It reports whether the text
// is there.
func (term *Terminal) begins(text string) bool {
	term.t.Helper()
	for patience := time.After(term.patience); ; {
		term.mu.Lock()
		changed := term.changed
		term.mu.Unlock()
		if strings.Contains(term.screen(), text) {
			return true
		}
		select {
		case <-changed:
		case <-term.ended:
			return false
		case <-patience:
			term.t.Fatalf("waited in vain for %q or the end:\n%s", text, term.screen())
		}
	}
}

// Slow commands show their progress, and Ctrl+C ends them.
func TestCtrlCEndsWhatTakesLong(t *testing.T) {
	t.Parallel() // it waits most of the time
	buscaminas, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ command, typed, want string }{
		{"exec $0 deal --lang en --size 1000x1000 --mines 900000 >/dev/null", "", "Looking for a board that needs no guess"},
		{"exec $0 deal --lang en --size 9000x9000 --mines 40000000 --guess >/dev/null", "", "Dealing the board"},
		{"exec $0 --plain --lang en --size 1000x1000 --mines 900000 --from 0,0", "5,5*\n", "Looking for a board that needs no guess"},
		{"exec $0 --plain --lang en --size 1000x1000 --mines 900000 --from 0,0 --show-mines", "", "Looking for a board that needs no guess"},
		{"exec $0 solve --lang en --level expert --games 1000000", "", "of 1000000 games"},
		{"$0 deal --size 2048x2048 --mines 800000 --guess 2>/dev/null | exec $0 solve --lang en -", "", "looking for the best place to begin"},
	} {
		term := program{path: "/bin/sh", args: []string{"-c", test.command, buscaminas}}.start(t, size{130, 80})
		if test.typed != "" {
			term.waitText("Cell and action")
			term.typeText(test.typed)
		}
		term.waitText(test.want)
		term.press("ctrl+c")
		if code, signal := term.waitExit(); code != 130 && signal != os.Interrupt {
			t.Errorf("%s: ended with %d, %v", test.command, code, signal)
		}
	}
}
