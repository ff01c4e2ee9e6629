package serve

import (
	"io"
	"strings"
	"testing"

	gossh "golang.org/x/crypto/ssh"
)

func TestBeginsWhereTheCommandSays(t *testing.T) {
	h := start(t)
	for command, want := range map[string]string{
		"expert": "expert ·", "experto": "expert ·", "intermediate": "intermediate ·", "3000-KAA-818": "3000-kaa-818",
		"day": "daily", "día": "daily",
	} {
		p := h.play(nil, command)
		p.sees("MINES LEFT")
		p.until(want, func(now string) bool { return strings.Contains(strings.ToLower(now), want) })
		p.client.Close()
	}
}

// runs runs a command without a terminal.
func (h *host) runs(command string) (out string, err error) {
	h.t.Helper()
	s, err := h.dial(nil).NewSession()
	if err != nil {
		h.t.Fatal(err)
	}
	defer s.Close()
	said, err := s.CombinedOutput(command)
	return string(said), err
}

func TestClientsWithoutATerminal(t *testing.T) {
	h := start(t)
	for _, command := range []string{"help", "ayuda"} {
		if out, err := h.runs(command); err != nil || !strings.Contains(out, "ssh -t HOST") {
			t.Errorf("%s: %v, %q", command, err, out)
		}
	}
	for command, told := range map[string]string{
		"scp -t /tmp": "only for playing Minesweeper", "sh": "only for playing Minesweeper",
		"rsync --server . .": "only for playing Minesweeper", "expert expert": "only for playing Minesweeper",
		"'": "only for playing Minesweeper", strings.Repeat("x", 20_000): "only for playing Minesweeper",
		"expert": "ssh -t",
	} {
		out, err := h.runs(command)
		if exit, ok := err.(*gossh.ExitError); !ok || exit.ExitStatus() != 1 || !strings.Contains(out, told) {
			t.Errorf("%.20s ends with %v, and is told %q", command, err, out)
		}
	}
	s, err := h.dial(newSigner(t)).NewSession()
	if err != nil {
		t.Fatal(err)
	}
	told, err := s.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.RequestSubsystem("sftp"); err != nil {
		t.Fatal(err)
	}
	if said, err := io.ReadAll(told); err != nil || !strings.Contains(string(said), "only for playing Minesweeper") {
		t.Errorf("sftp is told %q, %v", said, err)
	}
}

func TestNothingIsForwarded(t *testing.T) {
	h := start(t)
	client := h.dial(newSigner(t))
	if c, err := client.Dial("tcp", h.addr); err == nil {
		c.Close()
		t.Error("a port of the server's network is reached")
	} else if !strings.Contains(err.Error(), "does not forward ports") {
		t.Errorf("the client is told %v", err)
	}
	if l, err := client.Listen("tcp", "127.0.0.1:0"); err == nil {
		l.Close()
		t.Error("the server listens for a client")
	}
	s, err := client.NewSession()
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"auth-agent-req@openssh.com", "x11-req"} {
		if ok, err := s.SendRequest(kind, true, nil); ok || err != nil {
			t.Errorf("%s: %v, %v", kind, ok, err)
		}
	}
}
