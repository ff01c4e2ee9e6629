//go:build !windows

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const notKept = "The game is not being saved"

// If no file can be written, the game goes on and says so once.
func TestReadOnlyFolder(t *testing.T) {
	t.Parallel()
	if os.Getuid() == 0 {
		t.Log("root may write everywhere: there is a file where the directory should be")
	}
	home := t.TempDir()
	if err := os.WriteFile(filepath.Join(home, "state"), nil, 0o400); err != nil {
		t.Fatal(err)
	}
	term := program{home: home, args: []string{"--level", "beginner", "--lang", "en"}}.start(t, size{100, 30})
	term.waitText("MOVES: 0")
	term.press("f")
	term.waitText(notKept)
	term.press("w", "f")
	term.waitText("FLAGGED: 2")
	term.waitNoText(notKept)
	term.waitText("NOT SAVED")
	term.press("ctrl+c")
	term.waitText("Leave anyway, and lose")
	term.press("ctrl+c")
	term.waitExit()
	term.terminalRestored()
}

// The file of a game can be replayed and exported. An error in it is reported with its line.
func TestCommandsAboutGames(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	p := program{home: home}
	if out, _, code := (program{home: home, args: []string{"stats", "--lang", "en"}}).run(t, ""); code != 0 || !strings.Contains(out, "There are no games yet") {
		t.Errorf("%d, %q", code, out)
	}
	p.args = []string{"--plain", "--lang", "en", "--code", "3000-KAA-818"}
	out, errs, code := p.run(t, "-1 -1\n")
	if code != 0 || !strings.Contains(out, "code 3000-KAA-818") || !strings.Contains(out, "MOVES: 1") {
		t.Fatalf("%d, %q, %q", code, out, errs)
	}
	p.args = []string{"--plain", "--lang", "en", "--code", "3000-KAA-819"}
	if _, errs, code = p.run(t, ""); code != 2 {
		t.Errorf("a wrong code ends with %d, want 2: %q", code, errs)
	}
	path := filepath.Join(home, "game.txt")
	game := "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 3\nstart: 0,0\nrow: *..\n\n0.000 0,1!\n1.500 0,0*\n"
	if err := os.WriteFile(path, []byte(game+"what\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p.args = []string{"replay", "--plain", "--lang", "en", path}
	out, errs, code = p.run(t, "")
	if code != 0 || !strings.Contains(out, "0.0 Ab!\nthe first mistake") || !strings.Contains(out, "1.5 Aa*") {
		t.Errorf("%d, %q", code, out)
	}
	if !strings.Contains(errs, "game.txt:10:") {
		t.Errorf("the wrong line is not reported: %q", errs)
	}
	p.args = []string{"replay", "--plain", "--lang", "en", "-"}
	input, errs, code := p.run(t, game+"what\n")
	if code != 0 || input != out || !strings.HasPrefix(errs, "standard input:10:") {
		t.Errorf("from the standard input: %d, %q, %q", code, input, errs)
	}
}

func TestReplayOfAFile(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	path := filepath.Join(home, "game.txt")
	game := "buscaminas game 2\ngrid: hexagonal\nrows: 2\ncolumns: 3\nstart: 0,0\nrow: *..\nrow: ...\n\n0.000 0,2*\n9.000 0,0*\n"
	if err := os.WriteFile(path, []byte(game), 0o600); err != nil {
		t.Fatal(err)
	}
	term := program{home: home, args: []string{"replay", "--lang", "en", path}}.start(t, size{80, 24})
	term.waitText("Replay")
	term.press("m")
	term.waitText("The 1 at Ab")
	term.press("left") // before the second entry
	term.waitText("0/2")
	term.press("enter")
	term.waitText("this game is not saved")
	term.press("ctrl+c")
	term.waitExit()
	term.terminalRestored()
}
