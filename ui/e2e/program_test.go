package e2e

import (
	"bytes"
	"errors"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"testing"
	"time"
)

// A program is a run of the game. The zero value is the game without arguments, in a new empty
// home.
type program struct {
	args []string
	env  []string // "NAME=value", in addition to the few of every run
	home string   // runs with the same home share the game's files
	dir  string   // the working directory, if not home
	path string   // a program to run in place of the game

	// In a terminal:
	mute   bool // the terminal leaves its questions unanswered
	shell  bool // run by a shell, so that it can be stopped; see stopped
	parent bool // run in a group of its own, by a parent that does not know that programs can be stopped
	stderr bool // keep what it writes to stderr off the screen
}

// patience is the longest time that a test waits before it fails. It is far longer than any event
// takes on a busy machine, so only a failure waits that long.
const patience = 2 * time.Minute

// run runs the game between pipes.
func run(t testing.TB, stdin string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	return program{args: args}.run(t, stdin)
}

// run runs p between pipes, to its end.
func (p program) run(t testing.TB, stdin string) (stdout, stderr string, code int) {
	t.Helper()
	cmd := p.command(t)
	var out, errOut bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(stdin), &out, &errOut
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	timeout := time.AfterFunc(patience, func() { cmd.Process.Kill() })
	err := cmd.Wait()
	if !timeout.Stop() {
		t.Fatalf("still running after %v; it wrote %q and %q", patience, &out, &errOut)
	}
	if err != nil && !errors.As(err, new(*exec.ExitError)) {
		t.Fatal(err)
	}
	return out.String(), errOut.String(), cmd.ProcessState.ExitCode()
}

// command returns p ready to start, except for its input and output.
func (p program) command(t testing.TB) *exec.Cmd {
	t.Helper()
	if p.path == "" {
		game, err := buildGame()
		if err != nil {
			t.Fatal(err)
		}
		p.path = game
	}
	if p.home == "" {
		p.home = t.TempDir()
	}
	if p.dir == "" {
		p.dir = p.home
	}
	cmd := exec.Command(p.path, p.args...)
	if p.shell {
		cmd = exec.Command("sh", append([]string{"-mc", shellScript, p.path}, p.args...)...)
	}
	cmd.Dir = p.dir
	cmd.Env = append(cleanEnv(p.home), p.env...)
	return cmd
}

// stopped is the text of the shell of [program] when the program was stopped. Then the shell runs
// each line typed; an empty line continues the program. The text is searched for at the beginning
// of a line, because a program that failed to restore its terminal leaves the cursor anywhere.
const stopped = "STOPPED"

const shellScript = `
"$0" "$@"
code=$?
while [ $code -gt 128 ] && [ "$(kill -l $code 2>/dev/null)" = STOP ]; do
	printf '\r\n` + stopped + `\r\n'
	read -r line
	eval "${line:-fg}" >/dev/null
	code=$?
done
exit $code`

// cleanEnv is an environment without the settings of the machine's owner, such as NO_COLOR or a
// saved game.
func cleanEnv(home string) []string {
	return []string{
		"PATH=" + os.Getenv("PATH"),
		"TERM=xterm-256color",
		"LANG=C.UTF-8",
		"TZ=UTC",
		"HOME=" + home,
		"XDG_CONFIG_HOME=" + filepath.Join(home, "config"),
		"XDG_DATA_HOME=" + filepath.Join(home, "data"),
		"XDG_STATE_HOME=" + filepath.Join(home, "state"),
		"XDG_CACHE_HOME=" + filepath.Join(home, "cache"),
		"XDG_RUNTIME_DIR=" + filepath.Join(home, "run"),
		// the same on Windows
		"USERPROFILE=" + home,
		"AppData=" + filepath.Join(home, "config"),
		"LocalAppData=" + filepath.Join(home, "data"),
	}
}

// buildDir holds the game after it is built. TestMain removes it.
var buildDir string

// buildGame builds the game, once, and returns the path of the program.
var buildGame = sync.OnceValues(func() (string, error) {
	if err := noteSources(); err != nil {
		return "", err
	}
	var err error
	if buildDir, err = os.MkdirTemp("", "buscaminas-e2e-"); err != nil {
		return "", err
	}
	path := filepath.Join(buildDir, "buscaminas")
	if runtime.GOOS == "windows" {
		path += ".exe"
	}
	if out, err := exec.Command("go", "build", tags(), "-ldflags=-s -w", "-o", path, "buscaminas").CombinedOutput(); err != nil {
		return "", errors.New("the game does not build:\n" + string(out))
	}
	return path, nil
})

// tags returns the flag that builds the game with the build tags of this test.
func tags() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "-tags" {
				return "-tags=" + s.Value
			}
		}
	}
	return "-tags="
}

// noteSources looks at every folder of the module. "go test" caches the result of a test until a
// file that the test has looked at changes, but files that the go command of the test looked at do
// not count.
func noteSources() error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && path != root && hidden(d) {
			return fs.SkipDir
		}
		return err
	})
}

// root is the folder of the module, relative to this package.
const root = "../.."

// hidden reports whether d is a folder that the go command ignores.
func hidden(d fs.DirEntry) bool {
	return d.IsDir() && (strings.HasPrefix(d.Name(), ".") || strings.HasPrefix(d.Name(), "_"))
}

func TestMain(m *testing.M) {
	if os.Getenv(beToy) != "" {
		os.Exit(toyMain())
	}
	flag.Set("test.parallel", "8") // parallel tests mostly wait for a terminal
	code := m.Run()
	if buildDir != "" {
		os.RemoveAll(buildDir)
	}
	os.Exit(code)
}
