package serve

import (
	"encoding/base64"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
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

func TestThereIsNoPageOfFiles(t *testing.T) {
	h := start(t)
	guest := h.play(nil, "")
	guest.sees("Beginner")
	if strings.Contains(guest.text(), "Read from a file") {
		t.Errorf("the menu has files:\n%s", guest.text())
	}
	guest.types("4")
	guest.sees("There are no files on this server")
	guest.types("5")
	guest.ends()

	p := h.play(newSigner(t), "")
	p.sees("4. Your boards")
	p.types("4")
	p.sees("You have not saved any yet")
}

func TestEditorSavesAmongThePlayersOwnBoards(t *testing.T) {
	h, key := start(t), newSigner(t)
	outside := filepath.Join(t.TempDir(), "taken")
	p := h.play(key, "")
	p.sees("Beginner")
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
	p.types("S")
	p.sees("Name: ")
	p.types("\x15mío 1\r")
	p.sees("Saved to mío 1")
	if strings.Contains(p.sent(), h.Folder) {
		t.Error("the player is told where the server keeps the board")
	}
	p.leaves()

	again := h.play(key, "")
	again.sees("4. Your boards")
	again.types("4")
	again.sees("mío 1")
	again.types("\r")
	again.sees("MINES LEFT")

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

func TestGuestsSaveNoBoards(t *testing.T) {
	p := start(t).play(nil, "")
	p.sees("Beginner")
	p.types("e")
	p.sees("EDITOR")
	if strings.Contains(p.text(), "S save") {
		t.Errorf("a guest is offered to save the board:\n%s", p.text())
	}
	p.types(" S")
	p.sees("Guests cannot save boards")
}

func TestGuestsAreToldThatTheyHaveNoHistory(t *testing.T) {
	p := start(t).play(nil, "")
	p.sees("Beginner")
	p.types("h")
	p.sees("The games of guests are not kept")
}

func TestCopiesGoToTheTerminalAlone(t *testing.T) {
	h := start(t)
	p := h.play(newSigner(t), "beginner")
	p.opens()
	p.types("y")
	p.sees("Sent to the terminal: the board")
	if text := p.copied(); strings.Count(text, "\n") < 9 {
		t.Errorf("the copy is %q", text)
	}
	p.leaves()
	if all := filesIn(t, h.Folder); slices.ContainsFunc(all, func(path string) bool { return strings.Contains(path, "positions") }) {
		t.Errorf("the server keeps %v", all)
	}
}

func TestHistoryIsCopied(t *testing.T) {
	h, key := start(t), newSigner(t)
	p := h.play(key, "beginner")
	p.opens()
	p.types("q")
	p.sees("Continue")
	p.leaves()
	p = h.play(key, "")
	p.sees("Games waiting")
	p.types("C")
	p.sees("GAMES WAITING")
	p.types("xy")
	p.sees("No games are waiting")
	p.types("\x1b")
	p.sees("1 game")
	p.types("h")
	p.sees("e export")
	p.types("e")
	p.sees("Games sent to your terminal, as CSV")
	if text := p.copied(); strings.Count(text, "\n") != 2 {
		t.Errorf("the copy is %q", text)
	}
	if all := filesIn(t, h.Folder); slices.ContainsFunc(all, func(path string) bool { return strings.HasSuffix(path, ".csv") }) {
		t.Errorf("the server keeps %v", all)
	}
}

func TestSuspendDoesNothing(t *testing.T) {
	p := start(t).play(nil, "beginner")
	p.sees("MINES LEFT")
	p.types("\x1a")
	p.opens()
}

func TestLargerBoardsAreRefused(t *testing.T) {
	h := start(t, func(s *Server) { s.Largest = 1000 })
	p := h.play(nil, "")
	p.sees("Beginner")
	p.types("m")
	p.sees("CUSTOM")
	p.types("40\t40\t100\r")
	p.sees("a board here can have up to 1000 cells, and this one has 1600")

	p.types("e")
	p.sees("EDITOR")
	p.types("T")
	p.sees("Rows x columns")
	p.types("40x40\r")
	p.sees("a board here can have up to 1000 cells")

	pasted := h.play(nil, "")
	pasted.sees("Beginner")
	pasted.types("\x1b[200~" + "40 40\r1\r0 0\r\x1b[201~")
	pasted.sees("a board here can have up to 1000 cells")
}
