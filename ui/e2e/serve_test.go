//go:build !windows

package e2e

import (
	"bufio"
	"bytes"
	"errors"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/crypto/ssh"
)

// A server is a program that serves the game.
type server struct {
	t    *testing.T
	cmd  *exec.Cmd
	dir  string
	addr string
	log  <-chan string // the lines of the log
}

var listens = regexp.MustCompile(`addr\W+([\d.]+)\W+port\W+(\d+)`)

// serves starts a server with these flags, in a folder with these files.
func serves(t *testing.T, files map[string]string, flags ...string) *server {
	t.Helper()
	s := &server{t: t, dir: t.TempDir()}
	for name, content := range files {
		put(t, s.dir, name, content)
	}
	p := program{dir: s.dir, args: append([]string{"serve", "--lang", "en", "--listen", "127.0.0.1:0"}, flags...)}
	s.cmd = p.command(t)
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.cmd.Process.Kill() })
	lines := make(chan string, 1000)
	s.log = lines
	go func() {
		defer close(lines)
		for read := bufio.NewScanner(out); read.Scan(); {
			lines <- read.Text()
		}
	}()
	at := listens.FindStringSubmatch(s.logs("listen"))
	s.addr = at[1] + ":" + at[2]
	return s
}

// logs waits until the log has a line with this text, and returns the line.
func (s *server) logs(want string) string {
	s.t.Helper()
	late := time.After(patience)
	for {
		select {
		case line, ok := <-s.log:
			if strings.Contains(line, want) {
				return line
			}
			if !ok {
				s.t.Fatalf("the server ends without a line with %q", want)
			}
		case <-late:
			s.t.Fatalf("the log has no line with %q", want)
		}
	}
}

func (s *server) signal(sig syscall.Signal) {
	s.t.Helper()
	if err := s.cmd.Process.Signal(sig); err != nil {
		s.t.Fatal(err)
	}
}

// ends waits until the server has ended well.
func (s *server) ends() {
	s.t.Helper()
	s.logs("close")
	if err := s.cmd.Wait(); err != nil {
		s.t.Error(err)
	}
}

// A guest is a player on a server.
type guest struct {
	t    *testing.T
	sent <-chan []byte // what the server sends
}

// plays begins a session as a guest.
func (s *server) plays() *guest {
	s.t.Helper()
	client, err := ssh.Dial("tcp", s.addr, &ssh.ClientConfig{
		User: "ana", HostKeyCallback: ssh.InsecureIgnoreHostKey(), Timeout: patience,
		Auth: []ssh.AuthMethod{ssh.KeyboardInteractive(
			func(string, string, []string, []bool) ([]string, error) { return nil, nil })},
	})
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { client.Close() })
	session, err := client.NewSession()
	if err != nil {
		s.t.Fatal(err)
	}
	sent := make(chan []byte, 1000)
	session.Stdout = writerFunc(func(p []byte) (int, error) { sent <- bytes.Clone(p); return len(p), nil })
	if _, err := session.StdinPipe(); err != nil {
		s.t.Fatal(err)
	}
	if err := errors.Join(session.RequestPty("xterm", 30, 100, nil), session.Shell()); err != nil {
		s.t.Fatal(err)
	}
	return &guest{s.t, sent}
}

// sees waits until the server has sent a text.
func (g *guest) sees(want string) {
	g.t.Helper()
	late := time.After(patience)
	for seen := ""; !strings.Contains(seen, want); {
		select {
		case more := <-g.sent:
			seen += string(more)
		case <-late:
			g.t.Fatalf("no %q in %q", want, seen)
		}
	}
}

// SIGTERM lets players finish, and a second one ends the server at once.
func TestSignalsEndTheServer(t *testing.T) {
	t.Parallel()
	s := serves(t, nil, "--drain", "1h", "--log", "json")
	g := s.plays()
	g.sees("Beginner")
	s.signal(syscall.SIGTERM)
	s.logs(`"msg":"drain"`)
	g.sees("The server shuts down in 1h0m0s")
	s.signal(syscall.SIGTERM)
	g.sees("The server is shutting down.")
	s.ends()
}

func TestServerReadsItsFilesAgain(t *testing.T) {
	t.Parallel()
	s := serves(t, map[string]string{"notice.txt": "Old notice\n", "deny.txt": "# nobody\n"},
		"--motd", "notice.txt", "--deny", "deny.txt", "--drain", "1ms")
	g := s.plays()
	g.sees("Old notice")
	put(t, s.dir, "deny.txt", "127.0.0.0/8\n") // everybody here
	put(t, s.dir, "notice.txt", strings.Repeat("x", 1<<20))
	s.signal(syscall.SIGHUP)
	s.logs("level=ERROR msg=fail")
	s.plays().sees("Old notice") // one of the files is wrong, so nothing changes
	put(t, s.dir, "notice.txt", "Newer notice\n")
	s.signal(syscall.SIGHUP)
	s.logs("msg=reload")
	g.sees("The operator no longer lets you play on this server.")
	put(t, s.dir, "deny.txt", "")
	s.signal(syscall.SIGHUP)
	s.logs("msg=reload")
	last := s.plays()
	last.sees("Newer notice")
	s.signal(syscall.SIGTERM)
	last.sees("The server is shutting down.")
	s.ends()
}

// Every flag in the paper about running a server exists, in its units and images too.
func TestFlagsInThePaperOfTheServerExist(t *testing.T) {
	t.Parallel()
	help, _, _ := run(t, "", "serve", "--help")
	paper := readSource(t, "ui/serve/README.md")
	named := regexp.MustCompile("(?:[ \"`])(--[a-z-]+)[ \"`,:.]").FindAllStringSubmatch(paper, -1)
	found := map[string]bool{}
	for _, name := range named {
		found[name[1]] = true
	}
	for _, copied := range []string{"--from", "--chown"} { // of the Containerfile
		delete(found, copied)
	}
	for name := range found {
		if !strings.Contains(help, "  "+name+" ") {
			t.Errorf("there is no flag %s", name)
		}
	}
	if len(found) < 7 {
		t.Errorf("only these flags are found: %v", found)
	}
}
