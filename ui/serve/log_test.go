package serve

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode"

	"buscaminas/game"

	gossh "golang.org/x/crypto/ssh"
)

// tells waits until the log has a line for an event with these attributes, and returns the line.
func (h *host) tells(event, attrs string) (found string) {
	h.t.Helper()
	h.until(event+" "+attrs, func() bool {
		for _, line := range h.logged() {
			if _, after, ok := strings.Cut(line, " msg="+event+" "); ok && strings.Contains(after, attrs) {
				found = line
				return true
			}
		}
		return false
	})
	return found
}

func TestLogTellsWhoPlays(t *testing.T) {
	h := start(t)
	key := newSigner(t)
	fingerprint := gossh.FingerprintSHA256(key.PublicKey())
	p := h.play(key, "beginner")
	p.opens()
	_, port, _ := net.SplitHostPort(p.client.LocalAddr().String())
	from := "addr=127.0.0.1 port=" + port
	h.tells("connect", from)
	h.tells("enter", fmt.Sprintf("%s key=%s name=ana", from, fingerprint))
	p.leaves()
	line := h.tells("leave", fmt.Sprintf("%s key=%s name=ana stayed=", from, fingerprint))
	if !regexp.MustCompile(`stayed=\d+s sent=\d{3,} reason=left$`).MatchString(line) {
		t.Errorf("an unexpected line: %q", line)
	}
}

func TestLogTellsWhyAClientDoesNotPlay(t *testing.T) {
	h := start(t)
	h.runs("scp -t /tmp")
	h.tells("refuse", `name=ana reason="This server is only for playing Minesweeper`)
	h.runs("expert")
	h.tells("refuse", `name=ana reason="This needs a real terminal`)
	client := h.dial(newSigner(t))
	for range mostChannels + 1 {
		_, _ = client.NewSession() // the last one fails
	}
	h.tells("limit", `name=ana reason="too many sessions on one connection`)
	raw, err := net.Dial("tcp", h.addr)
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	io.WriteString(raw, "SSH-2.0-x\r\n"+strings.Repeat("\xff", 64))
	h.tells("handshake", "addr=127.0.0.1 port=")
}

// A filter that counts the lines of an address counts who is sent away once.
func TestLogTellsOnceOfWhoIsSentAway(t *testing.T) {
	for _, sends := range []string{"", "SSH-2.0-slow\r\n"} {
		h := start(t, func(s *Server) { s.hurry = 100 * time.Millisecond })
		raw, err := net.Dial("tcp", h.addr)
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(raw, sends)
		_, _ = io.Copy(io.Discard, raw) // until the connection ends, with an error if the server has not read all
		h.tells("limit", "did not begin to play within 100ms")
		h.until("the connection is no longer counted", func() bool { return h.counted() == 0 })
		h.stop()
		if n := strings.Count(strings.Join(h.logged(), "\n"), "level=WARN"); n != 1 {
			t.Errorf("%q: the log warns %d times", sends, n)
		}
	}
}

// A line of the log is a list of attributes, whose values are quoted if they are no words.
var lineOfLog = regexp.MustCompile(`^time=\S+ level=[A-Z]+ msg=[a-z]+( [a-z]+=([^\s"=]*|"([^"\\]|\\.)*"))*$`)

func TestNameForgesNoLine(t *testing.T) {
	h := start(t)
	for _, name := range []string{
		"a\nlevel=WARN msg=handshake addr=192.0.2.9", "a\r\n", `a" msg=limit addr=192.0.2.9 x="`, "a b=c", "a\u2028b", "\x1b[2J", "a\x1b]0;x\x07\nb", "\xff", "",
	} {
		client := h.calls(caller{user: name}).Client
		p := begin(t, client, "", map[string]string{"LANG": "x\ny=z", "COLORTERM": "\x1b[31m"})
		p.sees("Beginner")
		s, err := client.NewSession()
		if err != nil {
			t.Fatal(err)
		}
		if out, _ := s.CombinedOutput(name + "\nmsg=limit\x1b]52;c;QQ==\x07"); strings.Contains(string(out), "\x1b") {
			t.Errorf("a client is told %q", out)
		}
		client.Close()
	}
	h.away()
	h.stop()
	for _, line := range h.logged() {
		if !lineOfLog.MatchString(line) {
			t.Errorf("this is no line of the log: %q", line)
		}
		if strings.Contains(line, " msg=handshake ") && !strings.Contains(line, " addr=127.0.0.1 ") {
			t.Errorf("a client wrote %q", line)
		}
	}
}

// In JSON, too, no name changes the terminal of who reads the log, and times are written with their units.
func TestLogInJSONIsHarmless(t *testing.T) {
	var log bytes.Buffer
	h := start(t, func(s *Server) { s.Log = slog.New(inJSON(&log)) })
	p := begin(t, h.calls(caller{user: "a\n\x1b[2J\u009b2J\x7f\u202eb\"ñ"}).Client, "", nil)
	p.sees("Beginner")
	p.leaves()
	h.stop()
	for line := range strings.Lines(strings.TrimSpace(log.String())) {
		line = strings.TrimSpace(line)
		var all struct{ Msg, Name, Stayed, Reason string }
		if err := json.Unmarshal([]byte(line), &all); err != nil || strings.ContainsFunc(line, func(r rune) bool { return !unicode.IsGraphic(r) }) {
			t.Errorf("%q: %v", line, err)
		}
		if all.Msg == "leave" && (all.Name != "a\n\x1b[2J\ufffd2J\ufffd\ufffdb\"ñ" || all.Reason != "left" || !strings.HasSuffix(all.Stayed, "s")) {
			t.Errorf("%+v", all)
		}
	}
}

func TestLogTellsTheStateWhenItChanges(t *testing.T) {
	h := start(t, func(s *Server) { s.period = time.Millisecond })
	p := h.play(newSigner(t), "")
	h.tells("state", "sessions=1 players=1 guests=0 connections=1 waiting=0")
	h.play(nil, "").client.Close()
	h.tells("state", "guests=1")
	p.client.Close()
	h.tells("state", "sessions=0 players=0 guests=0 connections=0 waiting=0 omitted=0")
	h.stop()
	last := ""
	for _, line := range h.logged() {
		if _, now, ok := strings.Cut(line, " msg=state "); ok {
			if now == last {
				t.Errorf("the log repeats %q", now)
			}
			last = now
		}
	}
}

// Below the table, a line leaves out what would push the reason off a narrow terminal.
func TestTableTellsTheReasonIn80Columns(t *testing.T) {
	s, out := &Server{Now: time.Now}, &strings.Builder{}
	w := newWatch(s, "", out, func() (cols, rows int, ok bool) { return 80, 24, true })
	s.Log = w.log()
	s.log(limited, append(address(&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 54321}), because(noSeat, hurry))...)
	w.draw()
	if !strings.Contains(out.String(), `reason="did not begin to play`) {
		t.Errorf("the table is\n%s", out)
	}
}

func TestLogTellsOfRaces(t *testing.T) {
	t.Parallel()
	r := newRace(t)
	r.tells("race", "name=ana race="+r.code)
	played := game.New(r.board.Layout, r.board.Rules)
	if err := played.Apply(game.Action{Kind: game.Open, Cell: r.board.Start}); err != nil { // as the race does
		t.Fatal(err)
	}
	for c := range game.Cells(r.board.Grid()) {
		if open := (game.Action{Kind: game.Open, Cell: c}); !r.board.Layout.Mine(c) && !played.Open(c) && played.Apply(open) == nil {
			r.luis.types(":" + open.Text(r.board.Grid()) + "\r")
		}
	}
	line := r.tells("won", "race="+r.code)
	if !strings.Contains(line, " key="+gossh.FingerprintSHA256(r.luisKey.PublicKey())+" ") {
		t.Errorf("somebody else wins: %q", line)
	}
}

// However often something happens, the log has some lines of it, and says how many it has left out.
func TestLogIsBounded(t *testing.T) {
	h := start(t, func(s *Server) { s.period = time.Millisecond })
	for range 10 * linesAtOnce {
		h.log(limited)
	}
	h.log(refused, slog.Int("n", 1)) // another event
	h.tells("refuse", "")
	line := h.tells("state", "omitted=")
	if n := strings.Count(strings.Join(h.logged(), "\n"), " msg=limit"); n < linesAtOnce || n > 2*linesAtOnce {
		t.Errorf("the log has %d lines of %d", n, 10*linesAtOnce)
	}
	if strings.Contains(line, "omitted=0") {
		t.Errorf("an unexpected line: %q", line)
	}
}

// A disk that takes nothing is told, and the server goes on.
func TestLogTellsOfADiskThatTakesNothing(t *testing.T) {
	h := start(t, func(s *Server) { s.period = time.Millisecond })
	h.tells("listen", "")
	if err := os.Rename(h.Folder, h.Folder+".gone"); err != nil { // at once, while the server writes there
		t.Fatal(err)
	}
	h.tells("fail", "error=")
	h.plays(nil)
}

// Without file descriptors, a client is closed at once, the log says why once, and the listener goes on.
func TestNobodyWaitsForAFileDescriptor(t *testing.T) {
	l := &exhausted{left: []bool{false, true, false, true, false, true, true}}
	told := 0
	s := (&Server{}).spare(l)
	s.tells = func(error) { told++ }
	s.open = func() (*os.File, error) { return nil, l.take() }
	if c, err := s.Accept(); c == nil || err != nil || len(l.left) > 0 {
		t.Fatalf("%v, %v, with %v left", c, err, l.left)
	}
	if l.closed != 1 || told != 1 {
		t.Errorf("%d clients are closed, and %d lines are written, want 1 of each", l.closed, told)
	}
}

// An exhausted listener has a file descriptor left, or not, each time it needs one.
type exhausted struct {
	net.Listener
	left   []bool
	closed int
}

func (l *exhausted) take() error {
	ok := l.left[0]
	if l.left = l.left[1:]; !ok {
		return &net.OpError{Op: "accept", Err: syscall.EMFILE}
	}
	return nil
}

func (l *exhausted) Accept() (net.Conn, error) {
	if err := l.take(); err != nil {
		return nil, err
	}
	server, _ := net.Pipe()
	return &closing{server, &l.closed}, nil
}

// A closing connection counts that it is closed.
type closing struct {
	net.Conn
	closed *int
}

func (c *closing) Close() error {
	*c.closed++
	return c.Conn.Close()
}
