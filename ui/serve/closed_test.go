package serve

import (
	"encoding/base64"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	gossh "golang.org/x/crypto/ssh"
)

// clips matches a text for the clipboard of the terminal.
var clips = regexp.MustCompile(`\x1b\]52;c;([A-Za-z0-9+/=]*)\x07`)

// copied waits until the server sends a text for the clipboard of the terminal.
func (s *screen) copied() string {
	s.t.Helper()
	s.until("a copy", func(string) bool { return clips.MatchString(s.raw.String()) })
	s.mu.Lock()
	defer s.mu.Unlock()
	all := clips.FindAllStringSubmatch(s.raw.String(), -1)
	text, err := base64.StdEncoding.DecodeString(all[len(all)-1][1])
	if err != nil {
		s.t.Fatal(err)
	}
	return string(text)
}

// A server has no files, no boards of any size, and nothing that a guest could keep.
func TestWhatAServerDoesNotHave(t *testing.T) {
	h := start(t, func(s *Server) { s.Largest = 1000 })
	for _, test := range []struct {
		key                 gossh.Signer
		opens, types, tells string
		never               string // is not on the page
	}{
		{nil, "Beginner", "4", "There are no files on this server", "Read from a file"},
		{newSigner(t), "4. Your boards", "4", "You have not saved any yet", "Read from a file"},
		{nil, "Beginner", "e", "EDITOR", "S save"},
		{nil, "Beginner", "e S", "Guests cannot save boards", ""},
		{nil, "Beginner", "h", "The games of guests are not kept", ""},
		{nil, "Beginner", "m40\t40\t100\r", "a board here can have up to 1000 cells, and this one has 1600", ""},
		{nil, "Beginner", "eT40x40\r", "a board here can have up to 1000 cells", ""},
		{nil, "Beginner", "\x1b[200~40 40\r1\r0 0\r\x1b[201~", "a board here can have up to 1000 cells", ""},
		{nil, "Beginner", "1\x1a\r", "MINES LEFT", ""}, // Ctrl+Z
	} {
		p := h.play(test.key, "")
		p.sees(test.opens)
		p.types(test.types)
		p.sees(test.tells)
		if test.never != "" && strings.Contains(p.text(), test.never) {
			t.Errorf("after %q, the page has %q:\n%s", test.types, test.never, p.text())
		}
		p.client.Close()
	}
}

func TestEditorSavesAmongThePlayersOwnBoards(t *testing.T) {
	t.Parallel()
	h, key := start(t), newSigner(t)
	outside := filepath.Join(t.TempDir(), "taken")
	p := h.finds(key, "Beginner")
	p.types("e")
	p.sees("EDITOR")
	p.types(" ")
	for _, name := range []string{"../../x", outside, "~/x", ".x", "a/b", `a\b`, ""} {
		p.types("S")
		p.sees("Name: ")
		p.types("\x15" + name + "\r") // replaces the proposed name
		p.sees("a name has 1 to 40 letters")
		p.types("\x1b")
		p.until("no prompt", func(now string) bool { return !strings.Contains(now, "Name: ") })
	}
	p.does("S", "Name: ", "\x15mío 1\r", "Saved to mío 1")
	if strings.Contains(p.sent(), h.Folder) {
		t.Error("the player is told where the server keeps the board")
	}
	p.leaves()

	again := h.finds(key, "4. Your boards")
	again.does("4", "mío 1", "\r", "MINES LEFT")

	var boards []string
	for _, path := range filesIn(t, h.Folder) {
		if strings.Contains(path, "/boards/") {
			boards = append(boards, filepath.Base(path))
		}
	}
	if len(boards) != 1 || !strings.HasPrefix(boards[0], "mío 1.") {
		t.Errorf("the boards are %v", boards)
	}
	if _, err := os.Stat(outside); err == nil {
		t.Error("a board was written to a path outside the player's folder")
	}
}

// What is copied or exported goes to the terminal of the player. The server keeps none of it.
func TestCopiesGoToTheTerminalAlone(t *testing.T) {
	h, key := start(t), newSigner(t)
	p := h.play(key, "beginner")
	p.opens()
	p.types("y")
	p.sees("Sent to the terminal: the board")
	if text := p.copied(); strings.Count(text, "\n") < 9 {
		t.Errorf("the copy is %q", text)
	}
	p.leaves()
	p = h.finds(key, "Games waiting")
	p.does(
		"C", "GAMES WAITING",
		"xy", "No games are waiting",
		"\x1b", "1 game",
		"h", "e export",
		"e", "Games sent to your terminal, as CSV",
	)
	if text := p.copied(); strings.Count(text, "\n") != 2 {
		t.Errorf("the copy is %q", text)
	}
	if all := strings.Join(filesIn(t, h.Folder), "\n"); strings.Contains(all, "positions") || strings.Contains(all, ".csv") {
		t.Errorf("the server keeps\n%s", all)
	}
}
