package serve

import (
	"encoding/base64"
	"log/slog"
	"net/netip"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
)

// terms are the settings that the operator may change while the server runs.
type terms struct {
	Notice []string // the lines that the operator shows in the menu
	Allow  *roster  // who may come in; nil: everybody
	Deny   *roster  // who may not come in, even if Allow lists them; nil: nobody
}

// admit reports whether a client may come in. The parameter key is the fingerprint of the client's
// key or, for a guest, any other string.
func (t terms) admit(at netip.Addr, key string) bool {
	return !t.Deny.has(at, key) && (t.Allow == nil || t.Allow.has(at, key))
}

// present returns the [terms] that are in force.
func (s *Server) present() terms {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.Terms
}

// change changes the terms. It ends the sessions of clients who may no longer come in.
func (s *Server) change(t terms) {
	s.mu.Lock()
	s.Terms = t
	s.mu.Unlock()
	for _, taken := range s.seated() {
		if !t.admit(addrOf(taken.conn.RemoteAddr()), taken.player.name) {
			taken.end(errDenied)
		}
	}
}

const keyOfDenied = contextKey("denied")

// admitKey reports whether a client may come in with a key. If the key is on the Deny list, the
// client may not come in as a guest either.
func (s *Server) admitKey(ctx ssh.Context, key ssh.PublicKey) bool {
	if c, ok := ctx.Value(keyOfConn).(*conn); ok {
		c.shown.Store(1)
	}
	terms, at, print := s.present(), addrOf(ctx.RemoteAddr()), gossh.FingerprintSHA256(key)
	if terms.Deny.has(at, print) {
		ctx.SetValue(keyOfDenied, true)
		s.log(refused, whoIs(ctx, ctx.RemoteAddr(), slog.String("key", print), because(denied))...)
	}
	return terms.admit(at, print)
}

// admitGuest reports whether a client may come in as a guest, without a key.
func (s *Server) admitGuest(ctx ssh.Context) bool {
	return ctx.Value(keyOfDenied) == nil && s.present().admit(addrOf(ctx.RemoteAddr()), "")
}

// A roster is a list of keys and addresses.
type roster struct {
	keys     map[string]bool // the fingerprints of the keys
	networks []netip.Prefix
}

// has reports whether the list has the address at, or a key with the fingerprint key. A nil list
// is empty.
func (l *roster) has(at netip.Addr, key string) bool {
	return l != nil && (l.keys[key] || contains(l.networks, at))
}

// longestList is the largest size, in bytes, of a file that [readRoster] reads.
const longestList = 4 << 20

var notListed = text.Error{
	"debe ser la huella de una clave (SHA256:…), una clave pública, una dirección o una red: {found}",
	"the fingerprint of a key (SHA256:…), a public key, an address or a network is needed here: {found}"}

// readRoster reads a list from a file. Each line has the fingerprint of a key, a public key, an address
// or a network, and then any words. It skips empty lines and lines that begin with #. If path is "", it
// returns nil.
func readRoster(path string) (*roster, error) {
	if path == "" {
		return nil, nil
	}
	content, err := files.ReadText(path, longestList)
	if err != nil {
		return nil, err
	}
	l := &roster{keys: map[string]bool{}}
	number := 0
	for line := range strings.Lines(content) {
		number++
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' && !l.add(line) {
			return nil, &files.Error{File: path, Line: number, Problem: notListed, Found: files.Quote(line)}
		}
	}
	return l, nil
}

// add adds a line to the list. It reports false if the line makes no sense.
func (l *roster) add(line string) bool {
	first := strings.Fields(line)[0]
	if print, ok := strings.CutPrefix(first, "SHA256:"); ok {
		sum, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(print, "="))
		l.keys["SHA256:"+base64.RawStdEncoding.EncodeToString(sum)] = true
		return err == nil && len(sum) == 32
	}
	if network, ok := ParseNetwork(first); ok {
		l.networks = append(l.networks, network)
		return true
	}
	key, _, _, _, err := gossh.ParseAuthorizedKey([]byte(line))
	if err != nil {
		return false
	}
	l.keys[gossh.FingerprintSHA256(key)] = true
	return true
}

var nowDenied = text.Text{
	"El operador ya no te deja jugar en este servidor.",
	"The operator no longer lets you play on this server."}
