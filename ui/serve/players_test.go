package serve

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"buscaminas/game"

	gossh "golang.org/x/crypto/ssh"
)

// filesIn returns the paths of the files below a folder.
func filesIn(t *testing.T, dir string) (all []string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			all = append(all, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// opens begins a Beginner game and opens the cell in the middle.
func (s *screen) opens() {
	s.t.Helper()
	s.sees("MINES LEFT")
	s.types("\r")
	s.until("an open cell", moved.MatchString)
}

// moved matches the figures of a game with at least one move.
var moved = regexp.MustCompile(`MOVES +[1-9]`)

// leaves leaves the program with Ctrl+C.
func (s *screen) leaves(told ...string) {
	s.t.Helper()
	s.types("\x03")
	s.ends(told...)
	if s.exit != nil {
		s.t.Errorf("the session ends with %v", s.exit)
	}
}

func TestGameWaitsForTheSameKey(t *testing.T) {
	h, key := start(t), newSigner(t)
	h.plays(key)

	again := h.finds(key, "Continue")
	again.leaves()

	other := h.finds(newSigner(t), "Beginner")
	if strings.Contains(other.text(), "Continue") {
		t.Errorf("another key finds the game of the first:\n%s", other.text())
	}
	other.leaves()
}

// The server's table says who plays what, and who is in the menu.
func TestTheTableSaysWhatIsPlayed(t *testing.T) {
	h := start(t)
	p := h.play(newSigner(t), "beginner")
	says := func(want string) {
		t.Helper()
		w := &watch{server: h.Server}
		h.until("the table has "+want, func() bool {
			return strings.Contains(strings.Join(w.table(20), "\n"), want)
		})
	}
	says("Beginner")
	p.types("q")
	says("in the menu")
}

// However often the connection is cut, the next login shows everything that the player saw.
func TestCutConnectionsLoseNothingThatWasSeen(t *testing.T) {
	h, key := start(t), newSigner(t)
	p := h.play(key, "expert")
	p.sees("MINES LEFT")
	for n := range *kills {
		c := game.Cell{Row: n / game.Expert.Cols, Col: n % game.Expert.Cols}
		p.types(":" + c.String() + "!\r")
		flags := regexp.MustCompile(fmt.Sprintf(`FLAGGED:? +%d\b`, n+1))
		p.until("the flag", flags.MatchString)
		p.client.Conn.Close()
		h.away()

		p = h.finds(key, "Continue")
		p.types("c")
		p.until(fmt.Sprintf("%d flags", n+1), flags.MatchString)
	}
}

func TestTwoServersShareAFolder(t *testing.T) {
	one, key := start(t), newSigner(t)
	two := start(t, func(s *Server) { s.Folder = one.Folder })
	p := one.play(key, "beginner")
	p.opens()

	other := two.finds(key, "Beginner")
	if strings.Contains(other.text(), "Continue") {
		t.Errorf("a game that is played on one server can be continued on the other:\n%s", other.text())
	}
	other.leaves()
	p.leaves()

	other = two.finds(key, "Continue")
	other.types("c")
	other.sees("The game is waiting where you left it")
}

// A server that starts again has the same host key and the same games.
func TestServerThatEndsLeavesGamesToWait(t *testing.T) {
	h, key := start(t), newSigner(t)
	path := filepath.Join(h.Folder, "host_key")
	p := h.play(key, "beginner")
	p.opens()
	h.stop()
	p.ends("The server is shutting down. Your game is waiting for you.")
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("host_key has the mode %v, want 0600", info.Mode())
	}
	h.run()
	h.play(key, "").sees("Continue")
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("the second start makes another host key")
	}
}

func TestSettingsAreOfTheKey(t *testing.T) {
	h, key := start(t), newSigner(t)
	p := h.finds(key, "square")
	p.types("g")
	p.sees("hexag")
	p.leaves()
	h.finds(key, "hexag")
	h.finds(newSigner(t), "square")
}

func TestOfGuestsNothingIsKept(t *testing.T) {
	h := start(t)
	p := h.finds(nil, "You are playing as a guest, and nothing is kept.")
	p.types("1")
	p.opens()
	p.leaves("You were a guest: nothing was kept.")
	h.away()
	if all := filesIn(t, h.Folder); len(all) != 1 || all[0] != "host_key" {
		t.Errorf("the server keeps %v", all)
	}
	again := h.finds(nil, "Beginner")
	if strings.Contains(again.text(), "Continue") {
		t.Errorf("a guest finds a game:\n%s", again.text())
	}
}

func TestAKeyThatIsOnlyOfferedOpensNothing(t *testing.T) {
	h, key := start(t), newSigner(t)
	h.plays(key)

	stolen := stolenSigner{public: key.PublicKey(), Signer: newSigner(t)}
	client, err := h.call(caller{keys: []gossh.Signer{stolen}})
	if err != nil {
		return // refused, which is just as good
	}
	guest := begin(t, client.Client, "", nil)
	guest.sees("You play as a guest")
	if strings.Contains(guest.text(), "Continue") {
		t.Errorf("a thief finds the game:\n%s", guest.text())
	}
}

// A stolenSigner offers the public key of another player and signs with its own.
type stolenSigner struct {
	gossh.Signer
	public gossh.PublicKey
}

func (s stolenSigner) PublicKey() gossh.PublicKey { return s.public }

func TestHostKeyThatIsNoneIsSaid(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "host_key"), []byte("hello\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := hostKey(dir)
	if err == nil || !strings.Contains(err.Error(), "host_key") {
		t.Errorf("the error is %v", err)
	}
}
