package serve

import (
	"bytes"
	"cmp"
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"io"
	"log/slog"
	"net"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/vt"
	gossh "golang.org/x/crypto/ssh"
)

// patience is the longest time that a test waits for an event that must come.
const patience = 10 * time.Second

// soon returns what comes from a channel, or fails the test if nothing comes.
func soon[T any](t testing.TB, from <-chan T, what string) (came T) {
	t.Helper()
	select {
	case came = <-from:
	case <-time.After(patience):
		t.Fatalf("waited in vain for this: %s", what)
	}
	return came
}

// A host is a server under test.
type host struct {
	*Server
	t     testing.TB
	in    string          // the folder of the server
	setUp []func(*Server) // called for each server before it runs

	addr string
	stop func() // stops the server and waits until it has ended

	listener net.Listener
	over     <-chan struct{} // closed when the server has ended

	mu   sync.Mutex
	logs []string
}

// start starts a server on a port of this machine, which the end of the test stops.
func start(t testing.TB, change ...func(*Server)) *host {
	t.Helper()
	h := &host{t: t, in: t.TempDir(), setUp: change}
	h.run()
	return h
}

// run runs a server in the folder.
func (h *host) run() {
	h.t.Helper()
	h.Server = &Server{
		Folder: h.in, Players: 20, Idle: time.Hour, Largest: 65536, Lang: text.English,
		Now: time.Now, Seed: func() uint64 { return 7 }, PerAddress: 20, Arrivals: 10_000,
		Log: slog.New(slog.NewTextHandler(h, nil)),
	}
	for _, c := range h.setUp {
		c(h.Server)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		h.t.Fatal(err)
	}
	h.addr = l.Addr().String()
	ctx, cancel := context.WithCancel(context.Background())
	ended, over := make(chan error, 1), make(chan struct{})
	h.listener, h.over = l, over
	go func() {
		ended <- h.Serve(ctx, l)
		close(over)
	}()
	h.stop = sync.OnceFunc(func() {
		cancel()
		if err := soon(h.t, ended, "the end of the server"); err != nil {
			h.t.Errorf("the server ends with %v", err)
		}
	})
	h.t.Cleanup(func() {
		h.stop()
		if h.t.Failed() {
			h.t.Logf("the log:\n%s", strings.Join(h.logged(), "\n"))
		}
	})
}

// Write takes a line of the log.
func (h *host) Write(line []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.logs = append(h.logs, strings.TrimSuffix(string(line), "\n"))
	return len(line), nil
}

// logged returns the lines of the log.
func (h *host) logged() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return slices.Clone(h.logs)
}

// until waits until a condition on the server holds.
func (h *host) until(what string, holds func() bool) {
	h.t.Helper()
	for late := time.Now().Add(patience); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(late) {
			h.t.Fatalf("waited in vain for this: %s", what)
		}
	}
}

// newSigner returns a new key for a player.
func newSigner(t testing.TB) gossh.Signer {
	t.Helper()
	_, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	signer, err := gossh.NewSignerFromKey(private)
	if err != nil {
		t.Fatal(err)
	}
	return signer
}

// noQuestions answers the questions of the server, which has none.
func noQuestions(string, string, []string, []bool) ([]string, error) { return nil, nil }

// A caller says how a client connects. The zero value is a guest of this machine.
type caller struct {
	from   string // an address of this machine
	header string // of a proxy
	user   string
	keys   []gossh.Signer
	config gossh.Config
}

// call connects a client. What it sends may be nothing that a player would send.
func (h *host) call(c caller) (*stranger, error) {
	raw, err := (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(c.from)}}).Dial("tcp", h.addr)
	if err != nil {
		h.t.Skip(err) // not every system has the address
	}
	h.t.Cleanup(func() { raw.Close() })
	if _, err := io.WriteString(raw, c.header); err != nil {
		return nil, err
	}
	wire := &deafConn{Conn: raw}
	conn, channels, requests, err := gossh.NewClientConn(wire, h.addr, &gossh.ClientConfig{
		Config: c.config, User: c.user, HostKeyCallback: gossh.InsecureIgnoreHostKey(),
		Auth: []gossh.AuthMethod{gossh.PublicKeys(c.keys...), gossh.KeyboardInteractive(noQuestions)},
	})
	if err != nil {
		return nil, err
	}
	return &stranger{gossh.NewClient(conn, channels, requests), h.t, wire}, nil
}

// calls connects a client that the server must let in.
func (h *host) calls(c caller) *stranger {
	h.t.Helper()
	client, err := h.call(c)
	if err != nil {
		h.t.Fatal(err)
	}
	return client
}

// dial connects ana with a key, or as a guest if key is nil.
func (h *host) dial(key gossh.Signer) *gossh.Client {
	h.t.Helper()
	c := caller{user: "ana"}
	if key != nil {
		c.keys = []gossh.Signer{key}
	}
	return h.calls(c).Client
}

// A screen is a player at a terminal.
type screen struct {
	t      testing.TB
	client *gossh.Client
	*gossh.Session
	keys io.WriteCloser

	mu       sync.Mutex
	emulator *vt.Emulator
	raw      bytes.Buffer // all bytes received
	hears    func([]byte) // takes what is received instead; nil: emulator and raw
	changed  chan struct{}
	ended    chan struct{}
	exit     error
}

const cols, rows = 100, 32

// play begins a session with a terminal.
func (h *host) play(key gossh.Signer, command string) *screen {
	h.t.Helper()
	return begin(h.t, h.dial(key), command, nil)
}

// finds begins a session without a command, and waits for a text in the menu.
func (h *host) finds(key gossh.Signer, want string) *screen {
	h.t.Helper()
	s := h.play(key, "")
	s.sees(want)
	return s
}

// begin begins a session with a terminal. The client sends the variables in env; TERM is
// xterm-256color if env does not say otherwise.
func begin(t testing.TB, client *gossh.Client, command string, env map[string]string) *screen {
	t.Helper()
	s := &screen{
		t: t, client: client, emulator: vt.NewEmulator(cols, rows),
		changed: make(chan struct{}), ended: make(chan struct{}),
	}
	var err error
	if s.Session, err = client.NewSession(); err != nil {
		t.Fatal(err)
	}
	if s.keys, err = s.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	s.Stdout, s.Stderr = s, s
	for name, value := range env {
		if err := s.Setenv(name, value); err != nil {
			t.Fatal(err)
		}
	}
	rows, cols := rows, cols
	if env["COLUMNS"] != "" { // as on a serial line
		rows, cols = 0, 0
	}
	if err := s.RequestPty(cmp.Or(env["TERM"], "xterm-256color"), rows, cols, nil); err != nil {
		t.Fatal(err)
	}
	run := s.Shell
	if command != "" {
		run = func() error { return s.Start(command) }
	}
	if err := run(); err != nil {
		t.Fatal(err)
	}
	go io.Copy(io.Discard, s.emulator) // the emulator's answers, which no one needs
	go func() {
		s.exit = s.Wait()
		close(s.ended)
	}()
	return s
}

// Write takes the output of the server.
func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.hears != nil {
		s.hears(p)
	} else {
		s.raw.Write(p)
		s.emulator.Write(p)
	}
	close(s.changed)
	s.changed = make(chan struct{})
	return len(p), nil
}

// text returns the text on the screen.
func (s *screen) text() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.emulator.String()
}

// sent returns all bytes sent by the server.
func (s *screen) sent() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.raw.String()
}

// until waits until a condition on the text on the screen holds.
func (s *screen) until(what string, holds func(text string) bool) {
	s.t.Helper()
	late := time.After(patience)
	for {
		s.mu.Lock()
		now, changed := s.emulator.String(), s.changed
		s.mu.Unlock()
		if holds(now) {
			return
		}
		select {
		case <-changed:
		case <-late:
			s.t.Fatalf("%s does not come; the screen is\n%s", what, now)
		}
	}
}

// sees waits until a text is on the screen.
func (s *screen) sees(want string) {
	s.t.Helper()
	s.until(want, func(now string) bool { return strings.Contains(now+pagetest.Prose(now), want) }) // a panel breaks its lines
}

// types types keys.
func (s *screen) types(keys string) {
	s.t.Helper()
	if _, err := io.WriteString(s.keys, keys); err != nil {
		s.t.Fatal(err)
	}
}

// does types keys and waits for the text that they bring, in turn.
func (s *screen) does(keysAndTexts ...string) {
	s.t.Helper()
	for pair := range slices.Chunk(keysAndTexts, 2) {
		s.types(pair[0])
		s.sees(pair[1])
	}
}

// ends waits until the session has ended, and has told the player these sentences.
func (s *screen) ends(told ...string) {
	s.t.Helper()
	soon(s.t, s.ended, "the end of the session")
	for _, want := range told {
		if !strings.Contains(s.sent(), want) {
			s.t.Errorf("the player is not told %q:\n%s", want, s.text())
		}
	}
}
