package serve

import (
	"crypto/sha256"
	"encoding/hex"
	"net"
	"path/filepath"
	"slices"
	"time"

	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
)

// A player is who has a key, or a guest from an address. He may play in several sessions, which
// share his computing time and his place in the queue.
type player struct {
	name   string // of the log: the fingerprint of the key, or the address
	folder string // "": a guest, of whom nothing is kept
	seats  int    // the sessions
	budget budget
}

// A seat is the place of a session.
type seat struct {
	player *player
	user   string // as who came said
	since  time.Time
	plays  text.Text // the game that was begun last
}

// longestName is how many characters of a name are shown.
const longestName = 24

// identify returns who comes: with which key, or from where.
func (s *Server) identify(c ssh.Session) player {
	if key := c.PublicKey(); key != nil {
		sum := sha256.Sum256(key.Marshal())
		return player{
			name:   gossh.FingerprintSHA256(key),
			folder: filepath.Join(s.Folder, "players", hex.EncodeToString(sum[:])),
		}
	}
	host, _, err := net.SplitHostPort(c.RemoteAddr().String())
	if err != nil {
		host = c.RemoteAddr().String()
	}
	return player{name: host}
}

// join gives a session a seat; nil where all are taken, or the server closes.
func (s *Server) join(c ssh.Session) *seat {
	is := s.identify(c)
	user := []rune(text.Printable(c.User()))
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.seats) >= s.Players || s.closing {
		return nil
	}
	s.over.Add(1)
	p := s.players[is.name]
	if p == nil {
		p = &is
		s.players[is.name] = p
	}
	p.seats++
	taken := &seat{player: p, user: string(user[:min(len(user), longestName)]), since: s.Now()}
	s.seats = append(s.seats, taken)
	return taken
}

// leave gives a seat back.
func (s *Server) leave(gone *seat) {
	defer s.over.Done()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.seats = slices.DeleteFunc(s.seats, func(other *seat) bool { return other == gone })
	if gone.player.seats--; gone.player.seats == 0 {
		delete(s.players, gone.player.name)
	}
}

// guest reports whether nothing is kept of the player.
func (p *player) guest() bool { return p.folder == "" }
