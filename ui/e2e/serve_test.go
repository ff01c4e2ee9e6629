//go:build !windows

package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
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

var listens = regexp.MustCompile(` msg=listen addr=(\S+) port=(\d+)$`)

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
	at := listens.FindStringSubmatch(s.logs("msg=listen"))
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
	s.logs("msg=close")
	if err := s.cmd.Wait(); err != nil {
		s.t.Error(err)
	}
}

// A guest is a player on a server.
type guest struct {
	t      *testing.T
	client *ssh.Client
	ended  chan struct{}

	mu      sync.Mutex
	sent    bytes.Buffer
	arrived *sync.Cond
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
	g := &guest{t: s.t, client: client, ended: make(chan struct{})}
	g.arrived = sync.NewCond(&g.mu)
	session, err := client.NewSession()
	if err != nil {
		s.t.Fatal(err)
	}
	session.Stdout = g
	if _, err := session.StdinPipe(); err != nil {
		s.t.Fatal(err)
	}
	if err := session.RequestPty("xterm", 30, 100, nil); err != nil {
		s.t.Fatal(err)
	}
	if err := session.Shell(); err != nil {
		s.t.Fatal(err)
	}
	go func() {
		_ = session.Wait() // the server's end is no error of the guest
		close(g.ended)
	}()
	return g
}

// Write takes what the server sends.
func (g *guest) Write(p []byte) (int, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.arrived.Broadcast()
	return g.sent.Write(p)
}

// sees waits until the server has sent a text.
func (g *guest) sees(want string) {
	g.t.Helper()
	late := time.AfterFunc(patience, func() { g.client.Close() })
	defer late.Stop()
	go func() {
		<-g.ended
		g.arrived.Broadcast()
	}()
	g.mu.Lock()
	defer g.mu.Unlock()
	for !strings.Contains(g.sent.String(), want) {
		select {
		case <-g.ended:
			g.t.Fatalf("the session ends without %q:\n%q", want, g.sent.String())
		default:
		}
		g.arrived.Wait()
	}
}

func TestServerWaitsForItsPlayersAfterSIGTERM(t *testing.T) {
	t.Parallel()
	s := serves(t, nil, "--drain", "1h")
	g := s.plays()
	g.sees("Beginner")
	s.signal(syscall.SIGTERM)
	s.logs("msg=drain in=1h0m0s")
	g.sees("The server shuts down in 1h0m0s")
	g.client.Close()
	s.ends()
}

func TestServerWaitsNoLongerThanItSays(t *testing.T) {
	t.Parallel()
	s := serves(t, nil, "--drain", "1ms")
	g := s.plays()
	g.sees("Beginner")
	s.signal(syscall.SIGTERM)
	g.sees("The server is shutting down.")
	s.ends()
}

func TestSecondSignalEndsTheServerAtOnce(t *testing.T) {
	t.Parallel()
	s := serves(t, nil, "--drain", "1h")
	g := s.plays()
	g.sees("Beginner")
	s.signal(syscall.SIGTERM)
	s.logs("msg=drain")
	s.signal(syscall.SIGTERM)
	g.sees("The server is shutting down.")
	s.ends()
}

func TestServerReadsItsFilesAgain(t *testing.T) {
	t.Parallel()
	s := serves(t, map[string]string{"notice.txt": "Old notice\n", "deny.txt": "# nobody\n"},
		"--motd", "notice.txt", "--deny", "deny.txt")
	g := s.plays()
	g.sees("Old notice")
	put(t, s.dir, "notice.txt", "New notice\n")
	s.signal(syscall.SIGHUP)
	s.logs("msg=reload")
	s.plays().sees("New notice")

	put(t, s.dir, "deny.txt", "127.0.0.0/8\n") // everybody here
	put(t, s.dir, "notice.txt", strings.Repeat("x", 1<<20))
	s.signal(syscall.SIGHUP)
	s.logs("level=ERROR msg=fail")
	s.plays().sees("New notice") // one of the files is wrong, so nothing changes

	put(t, s.dir, "notice.txt", "Newer notice\n")
	s.signal(syscall.SIGHUP)
	g.sees("The operator no longer lets you play on this server.")
	s.signal(syscall.SIGINT)
	s.ends()
}

func TestServerRefusesAWrongList(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	put(t, dir, "list.txt", "# list\nlocalhost\n")
	_, errs, code := run(t, "", "serve", "--lang", "en", "--listen", "127.0.0.1:0", "--folder", dir, "--allow", filepath.Join(dir, "list.txt"))
	if code != 1 || !strings.Contains(errs, "list.txt:2: the fingerprint of a key") {
		t.Errorf("%d, %q", code, errs)
	}
}

func TestLogInJSON(t *testing.T) {
	t.Parallel()
	cmd := program{args: []string{"serve", "--listen", "127.0.0.1:0", "--log", "json"}}.command(t)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(patience, func() { _ = cmd.Process.Kill() })
	defer late.Stop()
	var line struct{ Time, Level, Msg, Addr, Port string }
	read := json.NewDecoder(out)
	if err := read.Decode(&line); err != nil || line.Msg != "listen" || line.Addr != "127.0.0.1" || line.Port == "" {
		t.Errorf("%+v, %v", line, err)
	}
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	for err == nil {
		err = read.Decode(&line)
	}
	if err != io.EOF || line.Msg != "close" {
		t.Errorf("%+v, %v", line, err)
	}
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
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
