package serve

import (
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/ui/text"

	gossh "golang.org/x/crypto/ssh"
)

// list writes a list into a file and reads it.
func list(t *testing.T, lines ...string) (*roster, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "list.txt")
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	return readRoster(path)
}

// listed returns a list that has no mistake.
func listed(t *testing.T, lines ...string) *roster {
	t.Helper()
	l, err := list(t, lines...)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// tries connects with a key, or as a guest if key is nil, and reports whether the client may come in.
func (h *host) tries(keys ...gossh.Signer) bool {
	h.t.Helper()
	client, err := h.call(caller{user: "ana", keys: keys})
	if err != nil {
		return false
	}
	defer client.Close()
	begin(h.t, client.Client, "", nil).sees("Beginner")
	return true
}

func printOf(key gossh.Signer) string { return gossh.FingerprintSHA256(key.PublicKey()) }

func TestListOfKeysAndAddresses(t *testing.T) {
	ana, bea, leo := newSigner(t), newSigner(t), newSigner(t)
	l := listed(t,
		"# the school", "", "  "+printOf(ana)+"  ana, since May", strings.TrimSpace(string(gossh.MarshalAuthorizedKey(bea.PublicKey())))+" bea@home\r",
		"192.0.2.7 # a neighbour", "198.51.100.0/24", "2001:db8::/32")
	for _, test := range []struct {
		at, key string
		has     bool
	}{
		{"203.0.113.1", printOf(ana), true},
		{"203.0.113.1", printOf(bea), true},
		{"203.0.113.1", printOf(leo), false},
		{"203.0.113.1", "", false},
		{"192.0.2.7", "", true},
		{"192.0.2.8", "", false},
		{"198.51.100.250", printOf(leo), true},
		{"2001:db8:1::1", "", true},
		{"2001:db9::1", "", false},
	} {
		if got := l.has(netip.MustParseAddr(test.at), test.key); got != test.has {
			t.Errorf("%+v: %t", test, got)
		}
	}
	for line, want := range map[string]string{
		"SHA256:short": `list.txt:2: the fingerprint of a key`,
		"localhost":    `list.txt:2: the fingerprint of a key`,
		"192.0.2.0/33": `list.txt:2: the fingerprint of a key`,
		"ssh-ed25519":  `list.txt:2: the fingerprint of a key`,
		"\x1b[2J":      `list.txt:2: the fingerprint of a key`,
	} {
		_, err := list(t, "# list", line)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\x1b") {
			t.Errorf("%q: %v", line, err)
		}
	}
	if l, err := readRoster(""); l != nil || err != nil {
		t.Errorf("without a file: %v, %v", l, err)
	}
}

func TestDeniedKeyDoesNotComeIn(t *testing.T) {
	bad, good := newSigner(t), newSigner(t)
	h := start(t, func(s *Server) { s.Terms.Deny = listed(t, printOf(bad)) })
	if h.tries(bad) {
		t.Error("the client comes in, with the key or as a guest")
	}
	h.tells("refuse", "name=ana key="+printOf(bad)+` reason="the operator does not let it in"`)
	if !h.tries(good) {
		t.Error("another key does not come in")
	}
	if !h.tries() {
		t.Error("a guest does not come in")
	}
}

func TestOnlyThoseOnTheListComeIn(t *testing.T) {
	ana, leo := newSigner(t), newSigner(t)
	h := start(t, func(s *Server) { s.Terms.Allow = listed(t, printOf(ana)) })
	if h.tries(leo) || h.tries() {
		t.Error("a stranger comes in")
	}
	if !h.tries(ana) {
		t.Error("a key on the list does not come in")
	}
	if !h.tries(leo, ana) {
		t.Error("a key on the list does not come in after another key")
	}
}

func TestListedAddresses(t *testing.T) {
	h := start(t, func(s *Server) {
		s.Proxies = loopback()
		s.Terms = terms{Allow: listed(t, "192.0.2.0/24"), Deny: listed(t, "192.0.2.7")}
	})
	for client, in := range map[string]bool{"192.0.2.1": true, "192.0.2.7": false, "203.0.113.1": false} {
		_, err := h.call(caller{header: headerV2(client, 4711)})
		if (err == nil) != in {
			t.Errorf("%s: %v", client, err)
		}
	}
	h.tells("limit", `addr=192.0.2.7 port=4711 reason="the operator does not let it in"`)
}

// Who may no longer come in is sent away, even in the middle of a game, which is kept.
func TestChangedTermsEndSessions(t *testing.T) {
	h, ana, leo := start(t), newSigner(t), newSigner(t)
	stays := h.play(leo, "beginner")
	stays.opens()
	client := h.dial(ana)
	p := begin(t, client, "beginner", nil)
	p.opens()
	h.change(terms{Deny: listed(t, printOf(ana)), Notice: []string{"Party on Friday"}})
	p.ends("The operator no longer lets you play on this server. Your game is waiting for you.")
	again := begin(t, client, "", nil)
	again.ends(nowDenied.In(text.English))
	stays.opens()
	h.play(nil, "").sees("Party on Friday")
	h.change(terms{})
	if !h.tries(ana) {
		t.Error("the key is still denied")
	}
}
