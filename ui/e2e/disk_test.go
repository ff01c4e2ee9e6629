//go:build linux

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const notKept = "The game is not being saved"

// Commands that mount a read-only disk, a full one and a small one. Only this program sees them,
// and they disappear with it. They stop root, too, unlike file modes.
const (
	smallDisk = `mount -t tmpfs -o size=4k tmpfs "$0"`
	fullDisk  = smallDisk + ` && mkdir "$0/buscaminas" && { cat /dev/zero >"$0/full" 2>/dev/null; test -s "$0/full"; }`
	// This disk has the game that was in the folder.
	readOnlyDisk = `mkdir -p "$0/buscaminas" && cp -r "$0" "$0.was" && ` + smallDisk +
		` && cp -r "$0.was/buscaminas" "$0" && mount -o remount,ro "$0"`
)

// onDisk returns p with its games on a disk that the command disk mounts. If mounting is
// impossible, it skips the test.
func onDisk(t *testing.T, p program, disk string) program {
	t.Helper()
	state := filepath.Join(p.home, "state")
	if err := os.MkdirAll(state, 0o700); err != nil {
		t.Fatal(err)
	}
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	// With -r, a user is root in a new namespace. A real root may not need that.
	var said []string
	for _, flags := range []string{"-rm", "-m"} {
		try := exec.Command("unshare", flags, "sh", "-c", smallDisk, state)
		out, err := try.CombinedOutput()
		if err == nil {
			p.path = "unshare"
			p.args = append([]string{flags, "sh", "-c", disk + ` && exec "$@"`, state, game}, p.args...)
			return p
		}
		said = append(said, strings.Join(try.Args[:2], " ")+": "+err.Error()+" "+strings.TrimSpace(string(out)))
	}
	t.Skip("nothing can be mounted here: ", strings.Join(said, "; "))
	return p
}

// If no file can be written, the game can be played to its end, and says once that it is not saved.
func TestDisksThatTakeNothing(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	board := put(t, home, "board.txt", "3 3\n1\n0 0\n")
	for name, disk := range map[string]string{"read-only": readOnlyDisk, "full": fullDisk} {
		t.Run(name, func(t *testing.T) {
			p := program{home: t.TempDir(), args: []string{"--lang", "en", board}}
			term := onDisk(t, p, disk).start(t, size{100, 30})
			term.waitText("MOVES: 0")
			term.press("f")
			term.waitText(notKept)
			term.press("right", "f")
			term.waitText("FLAGGED: 2")
			term.waitNoText(notKept)
			term.waitText("NOT SAVED")
			term.press("ctrl+c")
			term.waitText("Leave anyway, and")
			term.interrupt()

			p.args = append(p.args, "--plain")
			out, errs, code := onDisk(t, p, disk).run(t, "Aa!\nAb!\nAb!\nAb*\nCc*\n")
			if code != 0 || strings.Count(out, notKept) != 1 || !strings.Contains(out, "YOU WON") {
				t.Errorf("%d, %q, %s", code, errs, out)
			}
		})
	}
}

// A command fails if its output cannot be written, and says so once in the player's language. An
// output that takes everything is none of them, nor is a closed one without anything to write.
func TestOutputThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	const full = "buscaminas: /dev/stdout: no se puede escribir: no queda espacio en el disco\n"
	const closed = "buscaminas: la salida está cerrada\n"
	home := home(t, "")
	for command, want := range map[string]string{
		"--plain >/dev/full": full, "--help >/dev/full": full, "--version >/dev/full": full, "help rules >/dev/full": full,
		"deal --level beginner >/dev/full": full, "solve --level beginner --games 1 >/dev/full": full,
		"stats >/dev/full": full, "doctor >/dev/full": full,
		"--version >&-": closed, "convert --to map two-1.txt >&-": closed, "--plain b.txt </dev/null >&-": closed,
		"convert --to map two-1.txt -o out.map >&-": "", "--version 0<>/dev/null 1>&0": "",
	} {
		_, errs, code := program{path: "/bin/sh", args: []string{"-c", `"$0" ` + command, game}, home: home}.run(t, "")
		if (code == 0) != (want == "") || !strings.HasSuffix(errs, want) || strings.Count(errs, "espacio") > 1 {
			t.Errorf("%s: status %d, %q", command, code, errs)
		}
	}
}

// If the disk becomes full in the middle of a game and then has room again, the game is saved again
// with everything that was played meanwhile.
func TestDiskThatHasRoomAgain(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	p := program{home: home, args: []string{"--lang", "en", put(t, home, "board.txt", "3 3\n1\n0 0\n")}}
	const larger = ` && mkfifo "$0.go" && { { read go <"$0.go"; mount -o remount,size=64k "$0"; } >/dev/null 2>&1 & }`
	term := onDisk(t, p, smallDisk+larger).start(t, size{100, 30})
	term.waitText("MOVES: 0")
	term.typeText(strings.Repeat("f", 401))
	term.waitText("NOT SAVED")
	term.waitText("FLAGGED: 1")
	if err := os.WriteFile(filepath.Join(home, "state.go"), []byte("now\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	term.waitText("is being saved again")
	term.waitNoText("NOT SAVED")
	term.interrupt()
}
